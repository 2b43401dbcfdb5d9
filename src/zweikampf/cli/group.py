"""All commands by name; the module of a command is imported when it is called."""

from __future__ import annotations

from importlib import import_module

import click

from zweikampf.engine import plugins
from zweikampf.terminal.commands import Group

# In the order of ``zweikampf --help``. Each is a module of this package with its ``command``, and
# its help is the text ``help-<name>``.
COMMANDS = (
    "play", "options", "replay", "verify", "insight", "compare", "puzzle", "solve", "arena", "lab",
    "bot", "trace", "bench", "serve", "backup", "restore", "tidy", "completion", "version",
)  # fmt: skip
COMPLETION = "_ZWEIKAMPF_COMPLETE"  # an environment variable: a shell asks how to continue


class Commands(Group):
    """Our own commands, then those that games bring."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*COMMANDS, *(name for name in plugins.names("commands") if name not in COMMANDS)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in COMMANDS:
            found = import_module(f"zweikampf.cli.{cmd_name}").command
        else:
            found = plugins.find("commands", cmd_name)
        return found if isinstance(found, click.Command) else None

    def help_of(self, ctx: click.Context, name: str) -> str | None:
        if name in COMMANDS:
            return self.say(ctx, f"help-{name}")  # without loading the command
        return super().help_of(ctx, name)
