"""Games for the tests of insight, and a game of chance in which everything can be worked out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from zweikampf.engine import registry
from zweikampf.engine.actors import CHANCE, OVER
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.options import Options
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.record import Record
from zweikampf.engine.replay import record_of
from zweikampf.engine.small import SmallGame, SmallState, SmallView
from zweikampf.players.insight.effort import Effort
from zweikampf.players.insight.ledger import Ledger, ledger_of
from zweikampf.players.opponents import opponent

OURS = registry.names()
LITTLE = Effort(samples=3, outcomes=1000, iterations=100)


class Bet(SmallState):
    """Seat 0 passes, which is a draw, or bets: one of four lots wins."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.actor = 0
        self.ended = ""

    def choices(self) -> list[str] | dict[str, int]:
        return {"win": 1, "lose": 3} if self.actor == CHANCE else ["bet", "pass"]

    def play(self, token: str) -> None:
        self.ended = "" if token == "bet" else token
        self.actor = CHANCE if token == "bet" else OVER

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        winner = {"win": 0, "lose": 1, "pass": None}[self.ended]
        return Outcome(winner, "lots", (0, 0))


@dataclass(frozen=True)
class BetView(SmallView):
    pass


class BetGame(SmallGame[Bet, BetView]):
    id: ClassVar = "bet"
    tokens: ClassVar = ("bet", "pass", "win", "lose")
    state: ClassVar = Bet

    def view(self, state: Bet, seat: int | None) -> BetView:
        return BetView(*self.remembered(state, seat))


@cache
def whole_game(game: str, name: str = "greedy", seed: int = 1) -> Record:
    """A game of two quick players to its end."""
    rules = registry.find(game)
    duel = Duel(rules, rules.options.parse({}), SeededDealer(seed))
    players = [opponent(name, game, seed + seat) for seat in (0, 1)]
    while duel.turn is not None:
        duel.play(players[duel.turn].choose(duel.view(duel.turn), duel.legal()))
    return record_of(duel)


def given_up(game: str, plies: int = 50, end: str = "resigned 0") -> Record:
    """The beginning of a game, and how it ended outside the rules: quick to look at."""
    record = whole_game(game, seed=2)  # in which both seats have something to regret
    return replace(record, actions=record.actions[:plies], outcome=None, end=end)


@cache
def little_ledger(game: str) -> Ledger:
    """Of such a beginning, worked out quickly."""
    return ledger_of(given_up(game), effort=LITTLE)
