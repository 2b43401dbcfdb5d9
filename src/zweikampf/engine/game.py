"""What a game must offer so that everything else can serve it.

A game is one object without its own state. ``State`` holds a position and the rules; the game
knows names, texts and who may see what. docs/add-a-game.md walks through an example.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from zweikampf.engine.checks import whole
from zweikampf.engine.errors import RecordError
from zweikampf.engine.options import Options
from zweikampf.engine.reason import because
from zweikampf.engine.rng import Rng
from zweikampf.engine.sources import ANY, Source
from zweikampf.engine.state import State

if TYPE_CHECKING:
    from zweikampf.engine.texts import Texts


@dataclass(frozen=True)
class View:
    """All that a seat with perfect memory knows; plain data, ready for JSON.

    ``seat`` is ``None`` for a spectator, who knows what both seats know.
    """

    seat: int | None

    def json(self) -> dict[str, Any]:
        """As plain data: what is sent to a seat."""
        return _record(self)


@dataclass(frozen=True)
class Event:
    """Something that happened, in the game's own words.

    Fields that a seat may not see are ``None`` after ``Game.seen``.
    """

    name: ClassVar[str]

    def json(self) -> dict[str, Any]:
        """As plain data, with the name of the event."""
        return {"event": self.name, **_record(self)}


def _record(value: Any) -> dict[str, Any]:
    """A frozen dataclass as a dictionary, nested ones too. Immutable values are not copied;
    ``asdict`` copies them, and takes many times as long."""
    values: dict[str, Any] = vars(value)
    if _FLAT.issuperset(map(type, values.values())):
        return values.copy()
    made = {}
    for name in _names(type(value)):
        each = getattr(value, name)
        made[name] = each if type(each) in _FLAT else _plain(each)
    return made


def _plain(value: Any) -> Any:
    if type(value) is tuple and value and type(value[0]) is not str:
        return tuple([each if type(each) in _FLAT else _plain(each) for each in value])
    return _record(value) if hasattr(value, "__dataclass_fields__") else value


def _names(kind: type) -> tuple[str, ...]:
    if kind not in _NAMES:
        _NAMES[kind] = tuple(each.name for each in fields(kind))
    return _NAMES[kind]


_NAMES: dict[type, tuple[str, ...]] = {}  # the fields of every kind seen so far
_FLAT = frozenset((str, int, bool, type(None)))  # most values of a view; they are sent as they are


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


class Game(ABC, Generic[S, V, E]):
    """The names of one game, and the ways into it."""

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules; rises when an old record would no longer replay
    older_versions: ClassVar[tuple[int, ...]] = ()  # whose records still replay as they were played
    options: ClassVar[type[Options]]
    num_actions: ClassVar[int]
    can_draw: ClassVar[bool] = True  # under the rules a game may end in a draw

    def new(self, options: Options | Mapping[str, object] | None = None) -> S:
        """The position before the first action. Options may be names with values; without any, it
        is the default game."""
        return self.begin(self.options.checked(options))

    @abstractmethod
    def begin(self, options: Options) -> S:
        """What ``new`` returns, for options of this game: a position by the version of the rules
        that they are bound to."""

    def options_by(self, given: Mapping[str, object], version: int) -> Options:
        """The options of a record or a stored table that was played by this version of the rules;
        ``RecordError`` if that version is not known here."""
        if whole(version, "version") == self.version:
            return self.options.parse(given)
        if version not in self.older_versions:
            raise RecordError(because("unknown-rules-version", game=self.id, version=version))
        return self.options.parse(given, rules_version=version)

    def version_of(self, options: Options) -> int:
        """The version of the rules that these options are bound to."""
        version = self.options.checked(options).rules_version
        return self.version if version is None else version

    def digest(self, options: Options) -> str:
        """What a record is bound to beyond the options, such as the numbers of a deck file."""
        return ""

    @property
    def package(self) -> str:
        """Where the texts, the rule pages and the lesson of the game are."""
        module = sys.modules[type(self).__module__]
        return module.__package__ or module.__name__

    def option_choices(self, name: str) -> list[str]:
        """The values that a person is offered for an option, the default first."""
        found = next(each for each in self.options.fields() if each.name == name)
        return list(found.metadata.get("choices", (found.default,)))

    def read(self, name: str) -> str | None:
        """The text of a file that the game's package brings; ``None`` if there is none."""
        if not hasattr(sys.modules[self.package], "__path__"):
            return None  # a single module has no files next to it
        from importlib.resources import files  # slow to import

        file = files(self.package).joinpath(name)
        return file.read_text("utf-8") if file.is_file() else None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}, version {self.version} of its rules>"

    # Names

    @abstractmethod
    def format_action(self, action: int) -> str:
        """The token of an action."""

    @abstractmethod
    def parse_action(self, token: str, state: S) -> int:
        """The action that a token names in this state, legal or not; else ``TokenError``."""

    @abstractmethod
    def parse_position(self, text: str) -> S:
        """The state that ``State.position`` wrote; else ``PositionError``."""

    def words(self, view: V, token: str, texts: Texts) -> str:
        """What a legal token does, for the seat of the view, in the language of the texts; empty if
        nobody has named it. By default the texts name single actions."""
        from zweikampf.engine.game_texts import words_of  # it knows games

        return words_of(token, texts)

    # Who sees what

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that this seat knows about the state."""

    @abstractmethod
    def sample(self, view: V, rng: Rng) -> S:
        """A random state that this view cannot be told apart from; of a seat, not a spectator."""

    @abstractmethod
    def hides(self, view: V) -> bool:
        """Whether more than one state looks like this view: there is something that its seat, not
        a spectator, does not know. What chance has not chosen yet is not hidden."""

    @abstractmethod
    def events(self, rows: list[tuple[int, ...]]) -> list[E]:
        """The rows of a journal as events that show everything."""

    @abstractmethod
    def seen(self, event: E, seat: int | None) -> E:
        """The event as this seat, or a spectator, sees it."""

    @property
    def reacts(self) -> bool:
        """Whether the rules ever ask for a reaction."""
        return type(self).silence is not Game.silence

    def silence(self, view: V) -> str | None:
        """The token of saying nothing, where the rules ask the actor for a reaction; else ``None``.

        It must follow from what everyone sees. A table gives such a question the same time
        whatever the hand holds.
        """
        return None

    # Chance

    def source(self, state: S) -> Source:
        """Where the next chance event of this state comes from: a pile or dice, by name. A game
        that says so can be played again with the same cards, however it is played. By default the
        first event is the same, the second, and so on."""
        return ANY

    # Help

    def rules_now(self, view: V) -> list[str]:
        """The numbers of the rules that matter for the next action; none without a rule page."""
        return []


AnyGame = Game[Any, Any, Any]
