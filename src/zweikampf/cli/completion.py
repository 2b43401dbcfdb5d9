"""``zweikampf completion``: what a shell needs to complete our commands with the Tab key."""

from __future__ import annotations

import click

from zweikampf.cli.group import COMPLETION
from zweikampf.cli.shared import write_line
from zweikampf.terminal.commands import OneOf, argument
from zweikampf.terminal.commands import command as make_command


@make_command("completion", help="help-completion")
@argument("shell", metavar="SHELL", type=OneOf(["bash", "zsh", "fish"]), help="help-shell")
@click.pass_context
def command(context: click.Context, shell: str) -> None:
    """Print the script that a shell reads at its start."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    name = context.find_root().info_name or "zweikampf"
    made = kind(context.find_root().command, {}, name, COMPLETION)
    write_line((made.source_template % made.source_vars()).rstrip())
