"""What the computer knows about one game. A game without a strategy is played by plain search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, runtime_checkable

from zweikampf.engine import plugins
from zweikampf.engine.game import AnyGame
from zweikampf.engine.reason import Reason
from zweikampf.engine.state import State
from zweikampf.players.player import NO_BUDGET, Budget, Move, Player
from zweikampf.players.policy import Policy

LEVELS = range(1, 7)
Later = tuple[State, int]  # a state, and the action of chance that came next

Appeal = Callable[[Any, str], float]  # how good an action looks in a view
Why = Callable[[Any, str, Sequence[str]], Sequence[Reason]]  # of a view, a move, all legal ones
Kind = Callable[[Any, str], str]  # of a view and the move that would be right
Recipe = Callable[[AnyGame, int], Player]  # a player from a game and a seed
# What a position with all its cards is worth: of a state, a seed, and how many estimates may be
# made for it. The same three give the same answer.
Worth = Callable[[State, int, int], "Estimate"]


class Estimate(NamedTuple):
    """A worth to seat 0, from -1 to 1, and its standard error; none if it takes no luck to find."""

    mean: float
    error: float = 0.0


class Adviser(Protocol):
    """Whom to ask about a choice. The same one gives hints and reviews; it is the one behind the
    strongest level, since judging a move takes a strong player."""

    def think(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> list[Move]:
        """All legal actions, the best one first."""

    def weigh(self, view: Any, token: str, budget: Budget = NO_BUDGET) -> Move:
        """One legal action alone."""


@runtime_checkable
class Comparer(Protocol):
    """An adviser that can do more than weigh one action after the other; most cannot."""

    def compare(self, view: Any, tokens: Sequence[str]) -> list[Move]:
        """Some legal actions, each looked at alone with the same effort. What they share is judged
        once, so that they differ by what they do and as little as possible by luck."""


class Whereabouts(Protocol):
    """Where the cards lie that a seat cannot see. A place is a word of the game; the sentence that
    names it has the key ``place-<word>``."""

    def chances(self, view: Any) -> Mapping[str, Mapping[str, Fraction]] | None:
        """For each hidden card the chance of each place, of one copy, by exact counts from what the
        view holds; ``None`` where they cannot be counted."""

    def places(self, state: Any, seat: int, later: Sequence[Later]) -> Sequence[tuple[str, str]]:
        """Each card that is hidden from a seat, with its place. What a state does not hold may be
        known from what chance did ``later``."""


class Solution(Protocol):
    """What a solver found out about a position; the fields are in docs/solving.md."""

    def json(self) -> dict[str, Any]:
        """As ``zweikampf solve`` prints it."""


class Solver(Protocol):
    """Plays open positions perfectly."""

    def forget(self) -> None:
        """Answer the next question as if it were the first."""

    def solve(self, state: Any, *, moves: bool = False, margin: bool = False) -> Solution:
        """The answer; ``PositionError`` for a position that cannot be solved.

        ``moves`` also asks what each action leads to. With ``margin`` the best actions are those
        that keep the margin, not only the result.
        """


@dataclass(frozen=True)
class Strategy:
    """All of it is optional, and stands in for what is known of any game."""

    policy: Callable[[], Policy] = Policy  # for search; every tree has its own
    appeal: Appeal | None = None  # for the greedy player, and weak ones made of it
    levels: tuple[Recipe, ...] = ()  # one per level, from gentle to the strongest
    others: Mapping[str, Recipe] = field(default_factory=dict)  # further opponents by name
    adviser: Callable[[AnyGame, int, int], Adviser] | None = None  # of a seed and iterations
    why: Why | None = None  # what speaks for a move, for hints; facts that the view can prove
    solver: Callable[[], Solver] | None = None  # for ``zweikampf solve``
    worth: Callable[[], Worth] | None = None  # for the ledger of a game; each has its own
    glance: Callable[[], Worth] | None = None  # a cheaper one, for the luck of thousands of games
    whereabouts: Whereabouts | None = None  # of hidden cards
    kind: Kind | None = None  # of a choice, so that people see which kinds cost them most
    puzzles: str = ""  # the package that holds the file of its puzzles
    thorough: int = 10_000  # iterations that a thorough look at one choice takes
    review: int = 500_000  # ... and all choices of a seat in a review, so that it takes seconds
    estimates: int = 200_000  # ... and that the lucks of a ledger are made of


def strategy_of(game: str) -> Strategy:
    """What the computer knows about a game; plain search if no one has told it anything."""
    found = plugins.find("players", game) or _UNKNOWN
    assert isinstance(found, Strategy)
    return found


# Plain search, and perhaps in plain Python: a look costs many times as much.
_UNKNOWN = Strategy(thorough=2_000, review=50_000, estimates=20_000)
