"""``zweikampf version``: the version, and whether the rules are compiled."""

from __future__ import annotations

from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import tell_version


@make_command("version", help="help-version")
def command() -> None:
    """Print the version, and whether the rules are compiled."""
    tell_version()
