"""``zweikampf solve``: who wins under best play, and how; from positions without hidden cards."""

from __future__ import annotations

import sys

import click

from zweikampf.cli.failure import BAD_INPUT
from zweikampf.cli.shared import STANDARD_INPUT, lang_option, language_of
from zweikampf.terminal import solving
from zweikampf.terminal.commands import argument, option
from zweikampf.terminal.commands import command as make_command


@make_command("solve", help="help-solve")
@argument("position", metavar="POSITION", help="help-position")
@option("--moves", is_flag=True, help="help-solve-moves")
@option("--margin", is_flag=True, help="help-solve-margin")
@lang_option
def command(position: str, moves: bool, margin: bool, lang: str | None) -> None:
    """Who wins under best play, and how."""
    wanted = solving.Wanted(moves=moves, margin=margin)
    if position != STANDARD_INPUT:
        solving.solve_one(position, wanted)
    elif not solving.solve_lines(sys.stdin.buffer, language_of(lang), wanted):
        raise click.exceptions.Exit(BAD_INPUT)
