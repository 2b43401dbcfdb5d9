"""``zweikampf lab puzzles``: positions with one clearly best move, out of games of good players."""

from __future__ import annotations

from pathlib import Path

import click

from zweikampf.cli.failure import INTERRUPTED, Failure
from zweikampf.cli.shared import (
    find_players_here,
    game_argument,
    lang_option,
    language_of,
    write_line,
)
from zweikampf.engine import registry
from zweikampf.terminal.commands import Command, general_texts
from zweikampf.terminal.commands import option as own_option

MOST_PUZZLES = 10_000


@click.command("puzzles", cls=Command, help="help-lab-puzzles")
@game_argument
@own_option(
    "--out", required=True, metavar="FILE", type=click.Path(path_type=Path), help="help-puzzles-out"
)
@own_option("--count", type=click.IntRange(1, MOST_PUZZLES), default=150, help="help-puzzles-count")
@own_option("--seed", type=click.IntRange(0, 2**31), default=1, help="help-puzzles-seed")
@own_option("--player", default="level5", metavar="NAME", help="help-puzzles-player")
@own_option("--explain", is_flag=True, help="help-puzzles-explain")
@lang_option
def puzzles(
    game: str, out: Path, count: int, seed: int, player: str, explain: bool, lang: str | None
) -> None:
    """Find puzzles, from where it was stopped."""
    from rich.console import Console

    from zweikampf.lab import showing
    from zweikampf.lab.puzzles import explain as give_reasons
    from zweikampf.lab.puzzles import find
    from zweikampf.players.opponents import opponent
    from zweikampf.players.puzzles.finding import Finder

    texts = general_texts(language_of(lang), "zweikampf.lab")
    name = registry.find(game).id
    find_players_here()
    opponent(player, name, seed)  # a wrong name is told before the first game
    console = Console(stderr=True)
    try:
        if explain:
            write_line(texts("puzzles-finished", count=give_reasons(out), path=str(out)))
            return
        with showing.counting(texts("puzzles-found"), count, console) as advance:
            found = find(Finder(name, player, seed), count, out, advance)
    except KeyboardInterrupt:
        raise Failure(texts("puzzles-stopped", path=str(out)), INTERRUPTED) from None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Failure(texts("lab-file-failed", path=str(error.filename or out), why=why)) from None
    if found < count:
        raise Failure(texts("puzzles-too-few", count=found, wanted=count, path=str(out)))
    write_line(texts("puzzles-finished", count=found, path=str(out)))
