"""``zweikampf arena``: players against each other, and who is better."""

from __future__ import annotations

import json
import shlex
import sys
from functools import partial
from pathlib import Path

import click
from click.exceptions import Exit
from rich.console import Console

from zweikampf.cli.failure import BAD_INPUT, INTERRUPTED, Failure
from zweikampf.cli.shared import (
    complete_players,
    find_players_here,
    game_argument,
    game_options,
    json_option,
    lang_option,
    language_of,
    move_time_option,
    options_of,
    preset_option,
    ray_option,
    somewhere,
    write_line,
)
from zweikampf.engine import registry
from zweikampf.engine.errors import PlayerError
from zweikampf.engine.texts import Texts
from zweikampf.lab import showing
from zweikampf.lab.arena import Arena
from zweikampf.lab.failing import Failing, PlayerFailed
from zweikampf.lab.match import Match, parse_game_name
from zweikampf.lab.playing import play_game, try_out
from zweikampf.lab.report import Report, Stopped
from zweikampf.lab.sprt import Sprt
from zweikampf.players.command import with_move_time
from zweikampf.players.player import NO_BUDGET, Budget
from zweikampf.terminal.commands import BadValue, OneOf, argument, general_texts
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import option as own_option

GAMES = 400
MOST_GAMES = 20_000  # if the test decides when to stop
FAILED = Path("zweikampf-failed")  # where a failed game goes if no folder is named


class Shard(click.ParamType[tuple[int, int]]):
    """``2/5``: the second of five parts."""

    name = "K/N"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        part, _, parts = str(value).partition("/")
        if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts) <= 10_000):
            raise BadValue("usage-shard", ctx, param)
        return int(part), int(parts)


@make_command("arena", help="help-arena")
@game_argument
@argument(
    "players",
    nargs=-1,
    metavar="PLAYER PLAYER ...",
    help="help-players",
    shell_complete=complete_players,
)
@own_option(
    "--players",
    "named",
    multiple=True,
    metavar="PLAYER",
    hidden=True,
    shell_complete=complete_players,
)
@own_option("--games", type=click.IntRange(min=2), help="help-arena-games", metavar="N")
@own_option("--seed", type=int, default=0, help="help-arena-seed")
@own_option("--budget", metavar="BUDGET", help="help-budget")
@move_time_option
@own_option("--workers", type=click.IntRange(1, 256), default=1, help="help-workers")
@ray_option
@own_option("--sprt", metavar="ELO0,ELO1", help="help-sprt")
@own_option("--adjusted", is_flag=True, help="help-adjusted")
@own_option("--resume", type=click.Path(path_type=Path), help="help-resume")
@own_option("--records", type=click.Path(path_type=Path), metavar="DIR", help="help-records")
@own_option("--on-error", type=OneOf(["stop", "forfeit"]), default="stop", help="help-on-error")
@own_option("--only", metavar="A-B-N.K", help="help-only")
@own_option("--shard", type=Shard(), metavar="K/N", help="help-shard")
@preset_option
@game_options
@json_option
@lang_option
def command(
    game: str,
    players: tuple[str, ...],
    named: tuple[str, ...],
    games: int | None,
    seed: int,
    budget: str | None,
    move_time: float | None,
    workers: int,
    ray: str | None,
    sprt: str | None,
    adjusted: bool,
    resume: Path | None,
    records: Path | None,
    on_error: str,
    only: str | None,
    shard: tuple[int, int] | None,
    preset: str | None,
    option: tuple[str, ...],
    as_json: bool,
    lang: str | None,
) -> None:
    """Let players play against each other, and say who is better."""
    found = registry.find(game)
    texts = general_texts(language_of(lang), "zweikampf.lab")
    find_players_here()
    # The others of "--players a b" are arguments.
    entrants = tuple(with_move_time(name, move_time) for name in (*named, *players))
    limit = NO_BUDGET if budget is None else Budget.parse(budget)
    chosen = options_of(found, preset, option)
    test = None if sprt is None else Sprt.parse(sprt)
    match = Match(found.id, entrants, chosen.texts(), seed, limit, adjusted)
    arena = Arena(
        match,
        games or (GAMES if test is None else MOST_GAMES),
        workers,
        resume,
        records,
        test,
        "forfeit" if on_error == "forfeit" else "stop",
        shard or (1, 1),
        # A game may have to read files that the options name.
        partial(_prepare, found.id, preset, option),
    )
    try_out(match)
    call = ["zweikampf", "arena", found.id, *entrants, "--seed", str(seed)]
    call += [] if budget is None else ["--budget", budget]
    call += [] if preset is None else ["--preset", preset]
    call += [part for each in option for part in ("--option", each)]
    told = _Told(texts, records or FAILED, call)
    try:
        if only is None:
            with somewhere(workers, ray) as (arena.on, _):
                _hold(arena, told, as_json)
        else:
            _play_only(only, match, told, records, as_json)
    except OSError as error:
        path = str(error.filename or resume or records)
        why = error.strerror or type(error).__name__
        raise Failure(texts("arena-file-failed", path=path, why=why)) from None


def _prepare(game: str, preset: str | None, option: tuple[str, ...]) -> None:
    options_of(registry.find(game), preset, option)


class _Told:
    """Reports players that failed: each player's first failure in full."""

    def __init__(self, texts: Texts, folder: Path, call: list[str]) -> None:
        self.texts = texts
        self._folder = folder
        self._call = call
        self._players: set[str] = set()

    def failure(self, failing: Failing) -> None:
        if failing.player in self._players:
            return
        self._players.add(failing.player)
        self._say(self.texts.reason(failing.reason(self.texts.language)))
        self._say(showing.failure(failing, self.texts))
        try:
            record, rest = failing.save(self._folder)
        except OSError as error:
            self._say(self.texts("record-not-saved", why=str(error)))
        else:
            self._say(self.texts("arena-saved", record=str(record), rest=str(rest)))
        again = shlex.join([*self._call, "--only", failing.game])
        self._say(f"{self.texts('arena-again')} {again}")

    def _say(self, text: str) -> None:
        sys.stderr.write(text + "\n")


def _hold(arena: Arena, told: _Told, as_json: bool) -> None:
    """The whole match. What is known so far is said even if it ends early."""
    error: PlayerError | None = None
    stopped: Stopped | None = None
    try:
        with showing.progress(arena, told.texts, Console(stderr=True)) as tell:
            arena.run(tell)
    except KeyboardInterrupt:
        stopped = "interrupted"
    except PlayerError as failed:
        stopped, error = "failed", failed
    for failing in arena.failures:
        told.failure(failing)
    if isinstance(error, PlayerFailed):
        told.failure(error.failing)
    report = arena.report(stopped)
    _print(report, told.texts, as_json)
    if error is not None and not isinstance(error, PlayerFailed):
        raise error
    if stopped is not None:
        said = told.texts("arena-stopped", played=report.played, wanted=report.wanted)
        raise Failure(said, BAD_INPUT if error else INTERRUPTED)


def _print(report: Report, texts: Texts, as_json: bool) -> None:
    if as_json:
        write_line(json.dumps(report.json()))
    elif report.played:
        Console(highlight=False, markup=False, emoji=False).print(showing.tables(report, texts))
    sys.stdout.flush()


def _play_only(name: str, match: Match, told: _Told, records: Path | None, as_json: bool) -> None:
    """One game or one pair again; its record is the answer."""
    pair, games = parse_game_name(name, match)
    for game in games:
        try:
            finished = play_game(match, pair, game)
        except PlayerFailed as error:
            told.failure(error.failing)
            raise Exit(BAD_INPUT) from None
        record = finished.record()
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
            (records / f"{pair.game_name(game)}.txt").write_text(record, encoding="utf-8")
        if as_json:
            write_line(json.dumps({"game": pair.game_name(game), **finished.played.json()}))
        else:
            sys.stdout.write(record)
