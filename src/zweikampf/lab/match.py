"""A match: who plays what, in which pairs of games, and how each of them ended.

Two players meet in *pairs* of games: the same chance twice, seats swapped, so that a good hand
helps both of them once. A player that meets itself gets new cards for the second game: with the
same ones it could play the same game twice, which would be counted as two.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from itertools import combinations
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.errors import ResultsError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import because
from zweikampf.players.insight.glance import GLANCE
from zweikampf.players.player import NO_BUDGET, Budget

FORMAT = 2  # of the results; 1 seeded players by their names
FORFEIT = "forfeit"  # the reason of a game that was lost by a failing player
_GAME_NAME = re.compile(r"([0-9]{1,6})-([0-9]{1,6})-([0-9]{1,9})(?:\.([12]))?")


@dataclass(frozen=True)
class Match:
    """Who plays what. Players are names that ``opponents`` knows; the same one may enter twice. If
    it is to be ``adjusted``, the luck of every game is judged."""

    game: str
    players: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    budget: Budget = NO_BUDGET
    adjusted: bool = False

    def json(self) -> dict[str, Any]:
        """All that the games depend on. What a deck file holds may change; its digest tells."""
        rules = registry.find(self.game)
        digest = rules.digest(rules.options.parse(self.options))
        return {
            "zweikampf-arena": FORMAT,
            "game": self.game,
            "version": rules.version,
            "options": self.options,
            **({"digest": digest} if digest else {}),
            "players": list(self.players),
            "seed": self.seed,
            "budget": str(self.budget),
            **({"adjusted": GLANCE.json()} if self.adjusted else {}),
        }

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """A different name for each entrant: the second of two called ``a`` is ``a (2)``."""
        found: list[str] = []
        for at, name in enumerate(self.players):
            times = self.players[:at].count(name) + 1
            label = name if times == 1 else f"{name} ({times})"
            while label in found or (label != name and label in self.players):
                times += 1
                label = f"{name} ({times})"
            found.append(label)
        return tuple(found)

    def pairs(self, count: int) -> list[Pair]:
        """That many pairs of games for every two players, who meet in turn."""
        entrants = list(combinations(range(len(self.players)), 2))
        return [Pair(one, two, number) for number in range(count) for one, two in entrants]

    def deal_seed(self, pair: Pair, game: int) -> int:
        """The seed of the cards, the same for both games of a pair unless a player meets itself."""
        is_own_opponent = self.players[pair.one] == self.players[pair.two]
        return self._seed(pair, f"deal {game}" if is_own_opponent else "deal")

    def evaluator_seed(self, pair: Pair, game: int) -> int:
        """The seed of whatever evaluates luck. It is independent of the cards and the same for
        both games of a deal: what they have in common is judged the same way."""
        return self._seed(pair, f"judge {self.deal_seed(pair, game)}")

    def player_seed(self, pair: Pair, entrant: int, replay: int = 0) -> int:
        """The seed of a player. It depends on the entrant: equal names play different games. So
        do those that play the same deal again."""
        again = f" replay {replay}" if replay else ""
        return self._seed(pair, f"entrant {entrant}{again}")

    def setting(self, pair: Pair, game: int, replay: int = 0) -> Setting:
        """The first (1) or the second (2) game of a pair; with ``replay`` the same cards again, for
        players who think afresh."""
        one, two = seating = pair.seatings[game - 1]
        return Setting(
            name=pair.game_name(game) + (f".{replay}" if replay else ""),
            game=self.game,
            options=self.options,
            players=(self.players[one], self.players[two]),
            labels=(self.labels[one], self.labels[two]),
            entrants=seating,
            deal_seed=self.deal_seed(pair, game),
            player_seeds=(
                self.player_seed(pair, one, replay),
                self.player_seed(pair, two, replay),
            ),
            budget=self.budget,
        )

    def _seed(self, pair: Pair, label: str) -> int:
        """Independent seeds, from the few numbers that name a pair."""
        text = f"{self.seed}|{pair.name}|{label}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


@dataclass(frozen=True, order=True)
class Pair:
    """Two entrants, by their place in the list of players from 0 on, and the number of their
    deal."""

    one: int
    two: int
    number: int

    @property
    def name(self) -> str:
        """How the pair is called: ``0-1-7`` is pair 7 of players 0 and 1."""
        return f"{self.one}-{self.two}-{self.number}"

    @property
    def seatings(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """The entrants at seat 0 and seat 1, in the first and in the second game."""
        return (self.one, self.two), (self.two, self.one)

    def game_name(self, game: int) -> str:
        """``0-1-7.2`` is the second game of the pair ``0-1-7``."""
        return f"{self.name}.{game}"


@dataclass(frozen=True)
class Setting:
    """One game before its first card: all that it depends on. Pairs are by seat."""

    name: str
    game: str
    options: dict[str, str]
    players: tuple[str, str]
    labels: tuple[str, str]
    entrants: tuple[int, int]
    deal_seed: int
    player_seeds: tuple[int, int]
    budget: Budget = NO_BUDGET


def parse_game_name(text: str, match: Match) -> tuple[Pair, tuple[int, ...]]:
    """The pair and the games that a name means: one of them, or both if it names a pair."""
    found = _GAME_NAME.fullmatch(text)
    if found:
        pair = Pair(int(found[1]), int(found[2]), int(found[3]))
        if pair.one < pair.two < len(match.players):
            return pair, (int(found[4]),) if found[4] else (1, 2)
    raise ResultsError(because("no-such-arena-game", text=shorten(text)))


@dataclass(frozen=True)
class Played:
    """How one game of a pair ended. Entrants, not seats, have won, begun and failed."""

    winner: int | None
    reason: str
    score: tuple[int, int]  # of seat 0 and seat 1
    actions: int  # chance included
    first: int | None  # who began: whose player was asked first; None if no one was
    error: str = ""  # what went wrong, if a player failed and the game counts as lost
    luck: float | None = None  # of seat 0, as a part of a win; None if it was not judged

    @property
    def is_forfeit(self) -> bool:
        """Whether a player failed, and lost by that."""
        return bool(self.error)

    def with_luck(self, luck: float) -> Played:
        """The same game, its luck judged."""
        return replace(self, luck=luck)

    def json(self) -> dict[str, Any]:
        """As the results file has it."""
        found = asdict(self)
        if not self.is_forfeit:
            del found["error"]
        if self.luck is None:
            del found["luck"]
        return found


@dataclass(frozen=True)
class Result:
    """A finished pair: first the game with ``one`` at seat 0, then with ``two`` there."""

    pair: Pair
    games: tuple[Played, Played]

    def json(self) -> dict[str, Any]:
        """A line of the results file."""
        return {**asdict(self.pair), "games": [game.json() for game in self.games]}

    @classmethod
    def parse(cls, line: dict[str, Any]) -> Result:
        """What ``json`` wrote; ``KeyError``, ``TypeError`` or ``ValueError`` if it did not."""
        first, second = (Played(**{**game, **_numbers(game)}) for game in line["games"])
        return cls(Pair(int(line["one"]), int(line["two"]), int(line["number"])), (first, second))


def _numbers(game: dict[str, Any]) -> dict[str, Any]:
    one, two = game["score"]
    luck = {"luck": float(game["luck"])} if "luck" in game else {}
    return {"score": (int(one), int(two)), **luck}
