"""The base of a small game in plain Python, whose position is the list of its actions so far.

A game says what can be chosen, what a choice does and how it ends, all in tokens. Copies,
positions, views of the past, events and the worlds behind a view follow from the list of actions.
That is slow and fits short games; docs/add-a-game.md begins with one.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from zweikampf.engine import actors, notation
from zweikampf.engine.checks import need, seat_of, token_of, whole
from zweikampf.engine.errors import OptionError, PositionError
from zweikampf.engine.game import Event, Game, View
from zweikampf.engine.options import Options
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.plain import PlainState
from zweikampf.engine.reason import Reason, because, no_such_action
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State

UNSEEN = "?"
MOST_TRIES = 100_000  # worlds that are dealt until one fits what a seat knows
_ACTED, _DEALT, _DRAWN = range(3)


class SmallState(PlainState):
    """Override ``choices``, ``play`` and ``outcome``, and ``owner`` if something is secret.

    Fields hold numbers, texts, and lists, sets or dictionaries of those.
    """

    game: ClassVar[SmallGame[Any, Any]]  # set by the game

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = options
        self.history: list[str] = []
        self.secrets: dict[int, int] = {}  # what only one seat has seen: its number in the history

    # What a game says

    def choices(self) -> Sequence[str] | Mapping[str, int]:
        """The tokens that can be chosen now; at chance they may have weights."""
        raise NotImplementedError

    def play(self, token: str) -> None:
        """What one of them does; it also sets ``actor``."""
        raise NotImplementedError

    def owner(self) -> int | None:
        """The only seat that will see which token comes next; ``None`` if both will."""
        return None

    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` while it is running."""
        raise NotImplementedError

    def reveal(self, seat: int) -> None:
        """The latest token that only this seat had seen has been revealed.

        It must be the token that is just played: a seat shows a card by an action of that name.
        """
        del self.secrets[max(at for at, owner in self.secrets.items() if owner == seat)]

    # What follows

    def apply_unchecked(self, action: int) -> None:
        token = self.game.tokens[action]
        owner = self.owner()
        if owner is not None:
            self.secrets[len(self.history)] = owner
        self.history.append(token)
        if self.actor != actors.CHANCE:
            self._note(_ACTED, self.actor, action, hidden=owner is not None)
        elif owner is not None:
            self._note(_DEALT, owner, action, hidden=True)
        else:
            self._note(_DRAWN, 0, action)
        self.play(token)

    def _note(self, code: int, seat: int, action: int, *, hidden: bool = False) -> None:
        if self.journal is not None:
            self.journal.write(code, seat, action, hidden)

    def weighted(self) -> list[tuple[int, int]]:
        if self.actor == actors.OVER:
            return []
        index = self.game.tokens.index
        found = self.choices()
        if isinstance(found, Mapping):
            return sorted((index(token), weight) for token, weight in found.items())
        return sorted((index(token), 1) for token in found)

    def why_not(self, action: int) -> Reason | None:
        action = whole(action, "action")
        if any(action == each for each, _ in self.weighted()):
            return None
        unknown = no_such_action(action, len(self.game.tokens))
        return unknown or because("not-now", token=self.game.format_action(action))

    def payoff(self, seat: int) -> int:
        seat = seat_of(seat)
        outcome = self.outcome() if self.actor == actors.OVER else None
        if outcome is None or outcome.winner is None:
            return 0
        return 1 if outcome.winner == seat else -1

    def shows(self, seat: int) -> bool:
        return self.owner() in (None, seat_of(seat))

    def copy(self) -> SmallState:
        twin = type(self)(self.options)
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        need(other, type(self), "other")
        for name, value in vars(other).items():
            if name not in ("journal", "failure"):
                setattr(self, name, _copied(value))
        self.actor = other.actor

    def resample(self, seat: int, rng: Rng) -> None:
        known = self.memory(seat_of(seat))
        if UNSEEN in known:
            self.assign(self.game.deal(self.options, known, rng))

    def memory(self, seat: int | None) -> tuple[str, ...]:
        """All actions so far as a seat, or a spectator, knows them."""
        return tuple(
            UNSEEN if self.secrets.get(at, seat) != seat else token
            for at, token in enumerate(self.history)
        )

    def position(self) -> str:
        fields = {"history": notation.write_list(self.history), **self.options.texts()}
        return " ".join([self.game.id, *(f"{name}={value}" for name, value in fields.items())])


@dataclass(frozen=True)
class SmallView(View):
    """What a seat remembers of the actions; a game adds what its table shows."""

    history: tuple[str, ...]
    options: tuple[str, ...]


@dataclass(frozen=True)
class SmallEvent(Event):
    """A token that was chosen, dealt to one seat, or drawn for both to see."""


@dataclass(frozen=True)
class Acted(SmallEvent):
    """A seat chose a token."""

    name: ClassVar = "acted"
    seat: int
    token: str
    hidden: bool = False


@dataclass(frozen=True)
class ActedUnseen(SmallEvent):
    """A seat chose a token that the reader does not see."""

    name: ClassVar = "acted-unseen"
    seat: int


@dataclass(frozen=True)
class Dealt(SmallEvent):
    """A seat was dealt a token."""

    name: ClassVar = "dealt"
    seat: int
    token: str
    hidden: bool = True


@dataclass(frozen=True)
class DealtUnseen(SmallEvent):
    """A seat was dealt a token that the reader does not see."""

    name: ClassVar = "dealt-unseen"
    seat: int


@dataclass(frozen=True)
class Drawn(SmallEvent):
    """A token was drawn for both to see."""

    name: ClassVar = "drawn"
    token: str


S = TypeVar("S", bound=SmallState)
V = TypeVar("V", bound=SmallView)


class SmallGame(Game[S, V, SmallEvent], Generic[S, V]):
    """Set ``id``, ``tokens`` and ``state``, and write ``view``."""

    version: ClassVar[int] = 1
    options: ClassVar[type[Options]] = Options
    tokens: ClassVar[Sequence[str]]
    state: ClassVar[type[SmallState]]

    def __new__(cls, *arguments: Any, **keywords: Any) -> Self:
        game = super().__new__(cls)  # here, because a copy sent to another process has no __init__
        cls.state.game = game
        return game

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.num_actions = len(cls.tokens)

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What this seat knows: ``*self.remembered(state, seat)``, and what the table shows."""

    def remembered(
        self, state: S, seat: int | None
    ) -> tuple[int | None, tuple[str, ...], tuple[str, ...]]:
        """The fields of ``SmallView``, in their order."""
        options = tuple(f"{name}={value}" for name, value in state.options.texts().items())
        return seat, state.memory(seat), options

    def begin(self, options: Options) -> S:
        return self.state(options)  # type: ignore[return-value]

    def format_action(self, action: int) -> str:
        return token_of(action, self.tokens)

    def parse_action(self, token: str, state: S) -> int:
        return notation.action_of(token, notation.token_numbers(self))

    def parse_position(self, text: str) -> S:
        names = ("history", *self.options().texts())
        fields = notation.read_fields(text, self.id, names)
        history = notation.read_list(fields.pop("history", "-"))
        try:
            state = self.new(self.options.parse(fields))
        except OptionError as error:
            raise PositionError(error.reason, self.id) from None
        for token in history:
            if token not in self.tokens or state.why_not(self.tokens.index(token)) is not None:
                raise PositionError(because("position-history", token=notation.shorten(token)))
            state.apply_unchecked(self.tokens.index(token))
        return state

    def deal(self, options: Options, known: Sequence[str], rng: Rng) -> S:
        """A random game that begins with these actions; what was not seen is drawn.

        Exact if every world that allows what was seen makes it equally likely, as with cards and
        dice; otherwise the game has to write ``resample`` and ``sample`` itself.
        """
        for _ in range(MOST_TRIES):
            state = self.new(options)
            if all(_follows(state, token, rng) for token in known):
                return state
        raise RuntimeError(f"{self.id}: no world found that fits; write resample and sample")

    def sample(self, view: V, rng: Rng) -> S:
        given = dict(each.split("=", 1) for each in view.options)
        return self.deal(self.options.parse(given), view.history, rng)

    def hides(self, view: V) -> bool:
        return UNSEEN in view.history

    def events(self, rows: list[tuple[int, ...]]) -> list[SmallEvent]:
        return [self._event(code, seat, self.tokens[action], hidden == 1)
                for code, seat, action, hidden, *_ in rows]  # fmt: skip

    def _event(self, code: int, seat: int, token: str, hidden: bool) -> SmallEvent:
        if code == _ACTED:
            return Acted(seat, token, hidden)
        if code == _DEALT:
            return Dealt(seat, token)
        return Drawn(token)

    def seen(self, event: SmallEvent, seat: int | None) -> SmallEvent:
        if isinstance(event, Acted) and event.hidden and event.seat != seat:
            return ActedUnseen(event.seat)
        if isinstance(event, Dealt) and event.seat != seat:
            return DealtUnseen(event.seat)
        return event


def _follows(state: SmallState, token: str, rng: Rng) -> bool:
    """Play a token, or for an unseen one any that is possible; whether that could be done."""
    if token == UNSEEN:
        state.apply_unchecked(state.pick(rng))
        return True
    action = state.game.tokens.index(token)
    if state.why_not(action) is not None:
        return False
    state.apply_unchecked(action)
    return True


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(each) for each in value]
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return set(value) if isinstance(value, set) else value
