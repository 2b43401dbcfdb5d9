"""Players against each other: paired deals, many of them, the same for the same seed.

Two players meet in *pairs* of games: the same chance twice, seats swapped, so that a good hand
helps both of them once. A pair depends on the match and its number alone, never on what was played
before or beside it; so pairs can be played by several processes, in any order, today or tomorrow.
"""

from __future__ import annotations

import hashlib
import signal
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, redirect_stdout
from dataclasses import asdict, dataclass, field
from itertools import combinations
from multiprocessing import get_context
from typing import Any

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import PlayerError
from zweikampf.engine.reason import because
from zweikampf.players.opponents import has_own_budget, opponent, trouble
from zweikampf.players.player import FREE, Budget

FORMAT = 1


@dataclass(frozen=True)
class Match:
    """Who plays what. Players are names that ``opponents`` knows; the same one may enter twice."""

    game: str
    players: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    budget: Budget = FREE

    def json(self) -> dict[str, Any]:
        return {
            "zweikampf-arena": FORMAT,
            "game": self.game,
            "version": registry.find(self.game).version,
            "options": self.options,
            "players": list(self.players),
            "seed": self.seed,
            "budget": str(self.budget),
        }

    def pairs(self, count: int) -> list[Pair]:
        """So many pairs of games for every two players, who meet in turn."""
        entrants = list(combinations(range(len(self.players)), 2))
        return [Pair(one, two, number) for number in range(count) for one, two in entrants]


@dataclass(frozen=True, order=True)
class Pair:
    """Two entrants, by their place in the list of players, and the number of their deal."""

    one: int
    two: int
    number: int

    @property
    def seatings(self) -> tuple[tuple[int, int], tuple[int, int]]:
        return (self.one, self.two), (self.two, self.one)


@dataclass(frozen=True)
class Played:
    """How one game of a pair ended."""

    winner: int | None  # the entrant, not the seat
    reason: str
    score: tuple[int, int]
    actions: int


@dataclass(frozen=True)
class Result:
    """A finished pair: first the game with ``one`` at seat 0, then with ``two`` there."""

    pair: Pair
    games: tuple[Played, Played]

    def json(self) -> dict[str, Any]:
        return {**asdict(self.pair), "games": [asdict(game) for game in self.games]}

    @classmethod
    def parse(cls, line: dict[str, Any]) -> Result:
        """What ``json`` wrote; ``KeyError``, ``TypeError`` or ``ValueError`` if it did not."""
        first, second = (
            Played(**{**game, "score": (int(game["score"][0]), int(game["score"][1]))})
            for game in line["games"]
        )
        return cls(Pair(int(line["one"]), int(line["two"]), int(line["number"])), (first, second))


def play_pair(match: Match, pair: Pair) -> Result:
    """Both games of a pair."""
    first, second = (
        _play(match, pair, at, seating) for at, seating in enumerate(pair.seatings, start=1)
    )
    return Result(pair, (first, second))


def _play(match: Match, pair: Pair, game_number: int, seating: tuple[int, int]) -> Played:
    game = registry.find(match.game)
    dealer = SeededDealer(_seed(match.seed, pair.number, "deal"))
    duel = Duel(game, game.options.parse(match.options), dealer)
    names = [match.players[entrant] for entrant in seating]
    players = [
        opponent(name, game.id, _seed(match.seed, pair.number, f"{seat} {name}"), match.budget)
        for seat, name in enumerate(names)
    ]
    budgets = [FREE if has_own_budget(name) else match.budget for name in names]
    while duel.state.actor != actors.OVER:
        seat = duel.state.actor
        try:
            # What a guest prints must not get between the lines of our own answer.
            with redirect_stdout(sys.stderr):
                token = players[seat].choose(duel.view(seat), duel.legal(seat), budgets[seat])
            duel.submit(seat, token)
        # A player may be anybody's code, even code that wants to quit; its fault gets its name.
        except (Exception, SystemExit) as error:
            reason = because(
                "player-failed",
                player=names[seat],
                game=game_number,
                pair=pair.number,
                why=trouble(error),
            )
            raise PlayerError(reason) from error
    outcome = duel.state.outcome()
    winner = None if outcome.winner is None else seating[outcome.winner]
    return Played(winner, outcome.reason, outcome.score, len(duel.actions))


def _seed(seed: int, number: int, label: str) -> int:
    """Seeds that have nothing to do with each other, from the few numbers that name a game."""
    digest = hashlib.sha256(f"{seed}|{number}|{label}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def run(
    match: Match, pairs: Collection[Pair], workers: int, tell: Callable[[Result], None]
) -> None:
    """Play pairs and tell each result as soon as it is there, in no certain order."""
    for result in _results(match, pairs, workers):
        tell(result)


def _results(match: Match, pairs: Collection[Pair], workers: int) -> Iterator[Result]:
    if workers == 1 or len(pairs) < 2:
        for pair in pairs:
            yield play_pair(match, pair)
        return
    # Fresh processes: a fork would copy the threads of a progress bar or of a search.
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        with _interrupts_ignored():
            futures = [pool.submit(play_pair, match, pair) for pair in pairs]
        for done in as_completed(futures):
            yield done.result()
    except BrokenProcessPool:
        raise PlayerError(because("worker-lost")) from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes that are started here leave an interrupt of the keyboard to the one that started
    them, from their first moment: they inherit what is ignored."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is interrupted, and only it may say what that does
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
