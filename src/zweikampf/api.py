"""The functions of ``import zweikampf``: each a thin way into the layer that does the work.

A game is named by its id or is a ``Game`` of one's own. Whatever is wrong raises a
``ZweikampfError``, which has a code and a sentence. Something of a wrong type, such as a number for
a name, is also a ``TypeError``, a number out of its range also a ``ValueError``.
"""

from __future__ import annotations

import os
import pickle
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import index
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from zweikampf.engine import record as records
from zweikampf.engine import registry, replay
from zweikampf.engine.checks import need, number_of, one_of, seat_of, whole
from zweikampf.engine.dealer import Dealer, SecureDealer, SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import OptionError, RecordError, ResultsError, WrongType, WrongValue
from zweikampf.engine.game import AnyGame, Game, View
from zweikampf.engine.likeness import closest
from zweikampf.engine.notation import shorten
from zweikampf.engine.options import Options
from zweikampf.engine.piles import PileDealer
from zweikampf.engine.reason import because
from zweikampf.engine.record import Record
from zweikampf.engine.state import State
from zweikampf.engine.texts import LANGUAGES, Language

if TYPE_CHECKING:
    from zweikampf.engine.replay import Verdict
    from zweikampf.lab.arena import OnError, Report
    from zweikampf.lab.match import Result
    from zweikampf.lab.sprt import Sprt
    from zweikampf.players.insight.comparison import Comparison
    from zweikampf.players.insight.entries import Entry
    from zweikampf.players.insight.known import Known
    from zweikampf.players.insight.ledger import Ledger
    from zweikampf.players.player import Budget, Player
    from zweikampf.players.puzzles.puzzle import Puzzle
    from zweikampf.players.strategy import Solution

V = TypeVar("V", bound=View)
Source = str | PathLike[str] | Record | Duel[Any]

_TABLE_BYTES = 16
_SEED_BITS = 63
_PAGE_WIDTH = 100  # columns of what is explained
LARGEST_SEED = (1 << 128) - 1
MOST_GAMES = 10_000_000
MOST_WORKERS = 256


def new(
    game: str | Game[Any, V, Any],
    options: Mapping[str, object] | None = None,
    *,
    seed: int | None = None,
    preset: str | None = None,
    **chosen: object,
) -> Duel[Any]:
    """Begin a game: the cards are dealt, and ``duel.turn`` says who is to act.

    Options of the game are keywords, or a dictionary; ``preset`` names a set of them. The same seed
    deals the same cards. Without one they come from a secret that is committed to before the first
    card, so that ``verify`` can prove the finished game.
    """
    rules = registry.given(game)
    dealer: Dealer = PileDealer(secrets.token_hex(_TABLE_BYTES)) if seed is None else _seeded(seed)
    return Duel(rules, _options(rules, options, chosen, preset, "new"), dealer)


def load(source: Source, *, seed: int | None = None) -> Duel[Any]:
    """The game of a record: a path, the text itself, or a ``Record``. It can be looked at, and
    played on if it is not over.

    What the record can prove it still proves. A record of a running game does not hold its secret:
    cards to come are drawn from the system, or from a seed.
    """
    record = _record(source)
    dealer: Dealer
    if seed is not None:
        dealer = _seeded(seed)
    else:
        dealer = replay.dealer_of(record) or SecureDealer()
    return replay.resumed(record, dealer)


def opponent(name: str, game: str | AnyGame, seed: int | None = None) -> Player:
    """A player by its name: ``level1`` to ``level6``, ``greedy``, ``random``, ``search:2000``, or
    one of your own as ``module:Class``. It has ``choose(view, legal)``; the same seed plays the
    same way."""
    from zweikampf.players.opponents import opponent as make

    need(name, str, "name")
    chosen = secrets.randbits(_SEED_BITS) if seed is None else _seed(seed)
    return make(name, registry.given(game).id, chosen)


def solve(
    position: str | State | Duel[Any], *, moves: bool = False, margin: bool = False
) -> Solution:
    """Perfect play from an open position, for games that have a solver: who wins, by how much, and
    which actions are best. ``PositionError`` if it cannot be solved.

    ``moves`` also asks what each action leads to. With ``margin`` the best actions are those that
    keep the margin, not only the result.
    """
    from zweikampf.players.solving import solve as answer

    state = position.state if isinstance(position, Duel) else position
    text = state.position() if isinstance(state, State) else state
    if not isinstance(text, str):
        raise WrongType("position", "position", text)
    need(moves, bool, "moves")
    need(margin, bool, "margin")
    return answer(text, moves=moves, margin=margin)


def verify(source: Source, *, commitment: str = "", word: str = "") -> Verdict:
    """Replay a record by the rules and check its result and its sealed cards; ``RecordError`` says
    what does not match. ``commitment`` and ``word``: those that you were shown before the game."""
    need(commitment, str, "commitment")
    need(word, str, "word")
    return replay.verify(_record(source), commitment=commitment, word=word)


def ledger(source: Source, *, tell: Callable[[Entry], object] | None = None) -> Ledger:
    """What was luck and what was play in a finished game: the luck of every chance event, the cost
    of every decision, and what neither explains. The same record gives the same ledger; it takes
    seconds, and ``tell`` is called with each entry as soon as it is known."""
    from zweikampf.players.insight.ledger import ledger_of

    if tell is not None and not callable(tell):
        raise WrongType("tell", "function", tell)
    return ledger_of(_record(source), tell)


def explain(
    source: Source, ledger: Ledger | None = None, *, seat: int = 0, language: Language = "en"
) -> str:
    """A finished game in words, as ``zweikampf insight`` prints it for a seat: what decided, how
    luck and play added up, and why its costliest decisions were costly. A ``ledger`` that is there
    already need not be worked out again."""
    from zweikampf.players.insight.ledger import Ledger, ledger_of
    from zweikampf.terminal.insight import report_as_text
    from zweikampf.terminal.words import texts_of

    record = _record(source)
    one_of(language, LANGUAGES, "language")
    if ledger is not None:
        need(ledger, Ledger, "ledger")
    reader, texts = seat_of(seat), texts_of(record.game, language)
    told = report_as_text(record, reader, texts, ledger or ledger_of(record), _PAGE_WIDTH)
    return "\n".join(line.rstrip() for line in told.plain.splitlines())


def again(source: Source) -> Duel[Any]:
    """A new game with the cards of a finished one: each pile has the same order and each die the
    same throws, however it is played. ``RecordError`` if its cards are not fixed so."""
    return replay.repeated(_record(source), secrets.token_hex(_TABLE_BYTES))


def compare(first: Source, second: Source, *others: Source) -> Comparison:
    """Games with the same cards side by side: where they part, choice by choice, and with
    ``adjusted`` how they ended without luck. ``RecordError`` if the cards differ."""
    from zweikampf.players.insight.comparison import compared

    return compared([_record(source) for source in (first, second, *others)])


def known(source: Source, ply: int, seat: int | None = None) -> Known:
    """For each card that a seat could not see after that many actions, the chance of each place
    where it may have been, from what the seat had seen, beside where it was. Without a seat it is
    the one that was to act."""
    from zweikampf.players.insight.known import known_at

    number = whole(ply, "ply")
    return known_at(_record(source), number, None if seat is None else seat_of(seat))


def puzzles(game: str | AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game: positions with one clearly best move. ``view`` and
    ``legal`` are what a player is given, ``right`` the answer, ``answers`` what comes of each move.
    ``PuzzleError`` if the game brings none."""
    from zweikampf.players.puzzles.files import shipped

    return shipped(registry.given(game).id).puzzles


def arena(
    game: str | AnyGame,
    players: Sequence[str],
    options: Mapping[str, object] | None = None,
    *,
    games: int = 400,
    seed: int = 0,
    workers: int = 1,
    preset: str | None = None,
    budget: str | Budget | None = None,
    file: str | PathLike[str] | None = None,
    records: str | PathLike[str] | None = None,
    sprt: str | Sprt | None = None,
    adjusted: bool = False,
    on_error: OnError = "stop",
    tell: Callable[[Result], object] | None = None,
    **chosen: object,
) -> Report:
    """Let players meet in pairs of games with the same deal, and report who is better. The same
    seed gives the same report, on any number of processes.

    Players are names as for ``opponent``; options are given as to ``new``. ``games`` is for every
    two players; an odd number becomes the next even one. ``file`` keeps results, and a match
    continues from it; ``records`` is a folder for the records of games; ``sprt``, such
    as ``"0,10"``, may end the match earlier. With ``adjusted`` the luck of every game is judged,
    and the report also has scores without luck. A player that fails raises ``PlayerFailed`` or,
    with ``on_error="forfeit"``, loses that game. ``tell`` is called with each finished pair.

    With ``workers`` above 1 Python runs your script again in each new process. What the script does
    belongs under ``if __name__ == "__main__":``, and a game of your own to its top level.
    """
    from zweikampf.lab.arena import Match, play
    from zweikampf.lab.playing import try_out
    from zweikampf.lab.sprt import Sprt
    from zweikampf.players.player import NO_BUDGET, Budget

    rules = registry.given(game)
    names = _names(players)
    number_of(games, 2, MOST_GAMES, "games")
    number_of(workers, 1, MOST_WORKERS, "workers")
    one_of(on_error, ("stop", "forfeit"), "on_error")
    need(adjusted, bool, "adjusted")
    if tell is not None and not callable(tell):
        raise WrongType("tell", "function", tell)
    texts = _options(rules, options, chosen, preset, "arena").texts()
    limit = (
        Budget.parse(budget) if isinstance(budget, str) else NO_BUDGET if budget is None else budget
    )
    need(limit, Budget, "budget")
    test = Sprt.parse(sprt) if isinstance(sprt, str) else sprt
    if test is not None:
        need(test, Sprt, "sprt")
    kept, folder = _path(file, "file"), _path(records, "records")
    match = Match(rules.id, names, texts, _seed(seed), limit, adjusted)
    try_out(match)
    try:
        return play(
            match,
            index(games),
            workers=index(workers),
            file=kept,
            records=folder,
            sprt=test,
            on_error=on_error,
            tell=tell,
            prepare=_brought(game) if index(workers) > 1 else None,
        )
    except OSError as error:  # of a player it would be a PlayerError
        where, why = shorten(str(error.filename), longest=160), error.strerror or str(error)
        raise ResultsError(because("results-not-kept", path=where, why=why)) from error


def conformance(
    game: str | AnyGame,
    *,
    games: int = 2,
    seed: int = 0,
    every: int = 3,
    options: Sequence[Options] | None = None,
) -> int:
    """Try every promise of the contract on random games; the number of positions tried. A game that
    breaks one raises ``NotConformant`` with the position."""
    from zweikampf.engine.conformance import run

    rules = registry.given(game)
    number_of(games, 1, MOST_GAMES, "games")
    number_of(every, 1, MOST_GAMES, "every")
    if options is not None:
        need(options, Sequence, "options")
        for each in options:
            need(each, rules.options, "options")
    number_of(seed, 0, (1 << _SEED_BITS) - 1, "seed")
    return run(rules, index(games), index(seed), index(every), options)


def _brought(game: str | AnyGame) -> Callable[[], object] | None:
    """What a new process does to know a game of one's own, which is not installed."""
    if not isinstance(game, Game):
        return None
    try:
        pickle.dumps(game)
    except (AttributeError, TypeError, pickle.PicklingError):
        reason = because("game-not-sent", game=game.id, kind=type(game).__qualname__)
        raise WrongValue(reason) from None
    return partial(registry.register, game)


def _names(players: Sequence[str]) -> tuple[str, ...]:
    """Names of players; a single text is none of them, though it is a sequence of texts."""
    if isinstance(players, (str, bytes)) or not isinstance(players, Sequence):
        raise WrongType("players", "names", players)
    for name in players:
        need(name, str, "players")
    return tuple(players)


def _path(path: str | PathLike[str] | None, name: str) -> Path | None:
    if path is None:
        return None
    if not isinstance(path, (str, PathLike)):
        raise WrongType(name, "path", path)
    if path == "" or not _can_be_named(str(path)):  # the system would not even look for it
        raise WrongValue(because("bad-path", name=name, path=shorten(str(path))))
    return Path(path)


def _can_be_named(path: str) -> bool:
    try:
        return b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        return False


def _options(
    game: AnyGame,
    options: Mapping[str, object] | None,
    chosen: Mapping[str, object],
    preset: str | None,
    function: str,
) -> Options:
    """``function`` is the one that was called: one of its own keywords may be mistyped."""
    given = {} if options is None else options
    need(given, Mapping, "options")
    if preset is not None:
        need(preset, str, "preset")
    for name in chosen:
        if name in given:
            raise OptionError(because("option-twice", option=name))
    try:
        return game.options.parse({**given, **chosen}, preset=preset)
    except OptionError as error:
        wrong = error.reason.values.get("option")
        if error.code == "unknown-option" and wrong in chosen:
            error.guess = closest(str(wrong), globals()[function].__kwdefaults__)
        raise


def _seeded(seed: int) -> SeededDealer:
    return SeededDealer(_seed(seed))


def _seed(seed: int) -> int:
    return index(number_of(seed, -LARGEST_SEED, LARGEST_SEED, "seed"))


def _record(source: Source) -> Record:
    if isinstance(source, Duel):
        return source.record()
    if isinstance(source, Record):
        return source
    if isinstance(source, str) and ("\n" in source or source.startswith(records.MAGIC)):
        return records.loads(source)
    if not isinstance(source, (str, PathLike)):
        raise WrongType("source", "record", source)
    path = _path(source, "source")
    assert path is not None
    try:
        return records.loads(path.read_text("utf-8-sig"))
    except UnicodeDecodeError:
        raise RecordError(because("not-a-record", line=1)) from None
    except OSError as error:
        why = error.strerror or type(error).__name__
        reason = because("record-not-read", path=shorten(str(path)), why=why)
        raise RecordError(reason) from None
