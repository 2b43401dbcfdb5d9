"""Arguments and options that several commands have, and what they mean."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import click

from zweikampf.cli.failure import Failure
from zweikampf.engine import folders, registry
from zweikampf.engine.errors import OptionError, RecordError
from zweikampf.engine.reason import because
from zweikampf.engine.texts import Language, language_of_system
from zweikampf.terminal.commands import (
    Argument,
    OneOf,
    Seconds,
    argument,
    general_texts,
    option,
    texts_for,
)

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem
    from rich.console import Console

    from zweikampf.engine.game import AnyGame
    from zweikampf.engine.options import Options
    from zweikampf.engine.record import Record
    from zweikampf.lab.pool import Run


STANDARD_INPUT = "-"  # as a file


def _completes(kind: str) -> Callable[..., list[CompletionItem]]:
    """What a shell offers here: loaded when one asks, and not before."""

    def found(context: click.Context, param: click.Parameter, text: str) -> list[CompletionItem]:
        from zweikampf.cli import completing

        answer: list[CompletionItem] = getattr(completing, kind)(context, param, text)
        return answer

    return found


class GameArgument(Argument):
    """The name of a game; its help lists all there are."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return self.make_metavar(ctx), texts_for(ctx)(
            "help-game", games=", ".join(registry.names())
        )


complete_games = _completes("games")
complete_players = _completes("players")
game_argument = argument("game", metavar="GAME", cls=GameArgument, shell_complete=complete_games)
record_argument = argument(
    "file", metavar="FILE", type=click.Path(path_type=Path), help="help-file"
)
game_options = option(
    "--option",
    "option",
    multiple=True,
    metavar="NAME=VALUE",
    help="help-option",
    shell_complete=_completes("options"),
)
preset_option = option(
    "--preset", metavar="NAME", help="help-preset", shell_complete=_completes("presets")
)
lang_option = option("--lang", type=OneOf(["de", "en"]), help="help-lang")
move_time_option = option(
    "--move-time",
    type=Seconds(min=0.001, max=86_400),
    metavar="SECONDS",
    help="help-move-time",
)
ray_option = option("--ray", metavar="ADDRESS", help="help-ray")
json_option = option("--json", "as_json", is_flag=True, help="help-json")


def language_of(lang: str | None) -> Language:
    if lang is None:
        return language_of_system()
    return "de" if lang == "de" else "en"


def find_players_here() -> None:
    """A player's module is looked for in the current folder, as ``python -m`` does."""
    sys.path.insert(0, str(Path.cwd()))


def plain_console() -> Console:
    """Plain output: what a record or a person gives us is never read as markup."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def options_of(game: AnyGame, preset: str | None, given: Sequence[str]) -> Options:
    """The options of a game as they were typed: ``--preset`` and each ``--option NAME=VALUE``."""
    from zweikampf.terminal.board import board_of

    pairs: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise OptionError(because("bad-option-form", text=text))
        if name in pairs:
            raise OptionError(because("option-twice", option=name))
        pairs[name] = board_of(game.id).typed(name, value)
    return game.options.parse(pairs, preset=preset)


def read_record(file: Path, language: Language) -> Record:
    """The record in a file, or in standard input for ``-``."""
    from zweikampf.engine import record as records
    from zweikampf.terminal.board import board_of

    texts = general_texts(language)
    try:
        with _opened(file) as content:
            text = content.read(4 * records.LONGEST + 1).decode("utf-8-sig")
        record = records.loads(text)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Failure(texts("file-not-read", path=str(file), why=why)) from None
    except UnicodeDecodeError:
        raise Failure(texts("not-a-record")) from None
    except RecordError as error:  # what cannot be read is neither true nor false
        raise Failure(texts.reason(error.reason)) from None
    folder = Path.cwd() if str(file) == STANDARD_INPUT else file.parent
    board_of(record.game).open_beside(record.options, folder)
    return record


@contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    if str(file) == STANDARD_INPUT:
        yield sys.stdin.buffer
    else:
        with file.open("rb") as opened:
            yield opened


def writable(context: click.Context, _param: click.Parameter, file: Path | None) -> Path | None:
    """A file to be written at the end; that it cannot be is said before the work begins."""
    if file is not None and not context.resilient_parsing:
        try:
            folders.try_file(file)
        except OSError as error:
            texts = texts_for(context)
            why = error.strerror or type(error).__name__
            raise Failure(texts("cannot-be-saved", path=str(file), why=why)) from None
    return file


def write_line(text: str) -> None:
    sys.stdout.write(text + "\n")


@contextmanager
def somewhere(workers: int, ray: str | None) -> Iterator[tuple[Run, int]]:
    """Where games are played, and by how many processes."""
    from zweikampf.lab.pool import Processes

    if ray is None:
        yield Processes(workers), workers
        return
    from zweikampf.lab.cluster import connected

    with connected(ray) as cluster:
        yield cluster, cluster.processors
