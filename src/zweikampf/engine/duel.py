"""One running game: a list of actions, and everything that follows from it.

The state, the events and the views are a fold over the actions; to take something back is to fold
fewer of them. What a seat is sent comes from ``frame`` and from nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal

from zweikampf.engine import actors, notation
from zweikampf.engine.checks import SEATS as SEATS
from zweikampf.engine.checks import need, one_of, seat_of, whole
from zweikampf.engine.dealer import Dealer
from zweikampf.engine.drawing import draw
from zweikampf.engine.errors import PlyError, Refused, SeatError, WrongType
from zweikampf.engine.game import Event, Game, View
from zweikampf.engine.game_texts import GameTexts
from zweikampf.engine.journal import Journal
from zweikampf.engine.moves import NamedMove, meant, named_moves
from zweikampf.engine.notation import shorten
from zweikampf.engine.options import Options
from zweikampf.engine.piles import FixedDealer
from zweikampf.engine.reason import because
from zweikampf.engine.sources import Draws
from zweikampf.engine.state import State
from zweikampf.engine.submit import submit
from zweikampf.engine.texts import LANGUAGES, Language

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with a default, which that of Python 3.11 lacks

    from zweikampf.engine.outcome import Outcome
    from zweikampf.engine.record import Record

    V = TypeVar("V", bound=View, default=Any)
else:
    from typing import TypeVar

    V = TypeVar("V", bound=View)

_STRIDE = 64  # plies from one kept state to the next
_MOST_NAMED = 30  # moves that an error lists


class Duel(Generic[V]):
    """A game in progress. Chance is answered by the dealer as soon as it is asked.

    ``duel.play("G7")`` acts for the seat whose turn it is, which is ``duel.turn``. ``duel.legal()``
    lists what it may play, ``duel.moves()`` also says what each of these moves does,
    ``duel.view(seat)`` is what a seat knows, and ``print(duel)`` draws the board. ``submit`` is for
    actions from elsewhere: it says which seat acts, and on which version of the game.
    """

    def __init__(
        self,
        game: Game[Any, V, Any],
        options: Options | Mapping[str, object],
        dealer: Dealer,
        opening: Sequence[str] = (),
    ) -> None:
        """``options`` may be names with values, ``opening`` has the tokens of another game, chance
        included, that this one continues from."""
        need(game, Game, "game")
        if not callable(getattr(dealer, "deal", None)):
            raise WrongType("dealer", "dealer", dealer)
        if isinstance(opening, str) or not isinstance(opening, Sequence):
            raise WrongType("opening", "Sequence", opening)
        self.game = game
        self.options = game.options.checked(options)
        self.dealer = dealer
        self.version = 0  # rises with every change, undo included
        self._state: State = game.new(self.options)
        self._state.journal = Journal()
        self._kept: list[State] = [self._state.copy()]  # the state after every _STRIDE plies
        self._actions: list[int] = []
        self._actors: list[int] = []
        self._events: list[list[Event]] = []
        self._fixed = dealer if isinstance(dealer, FixedDealer) else None
        self._draws = Draws()  # kept for a dealer that asks for them
        self._texts: dict[Language, GameTexts] = {}  # what has been read of them stays read
        for token in opening:
            self._step(self._state.actor, token, self.version)
        self._settle()

    def __getstate__(self) -> dict[str, Any]:
        """For copies and other processes, which read the texts themselves."""
        return {**self.__dict__, "_texts": {}}

    @property
    def state(self) -> State:
        """The truth, secrets included; for the rules, not for players."""
        return self._state

    @property
    def turn(self) -> int | None:
        """The seat that is to act; ``None`` when the game is over."""
        return None if self.is_over else self._state.actor

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self._state.actor == actors.OVER

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` while it is running."""
        return self._state.outcome()

    @property
    def ply(self) -> int:
        """How many actions there have been."""
        return len(self._actions)

    @property
    def actions(self) -> tuple[int, ...]:
        """All actions as numbers, chance included."""
        return tuple(self._actions)

    @property
    def acted_by(self) -> tuple[int, ...]:
        """Who did the actions."""
        return tuple(self._actors)

    @property
    def tokens(self) -> list[str]:
        """All actions as tokens, chance included: what a record keeps."""
        return self.tokens_since(0)

    def tokens_since(self, ply: int) -> list[str]:
        """The actions from a ply on, as tokens."""
        first = self._ply(ply)
        return [self.game.format_action(action) for action in self._actions[first:]]

    def state_at(self, ply: int) -> State:
        """A copy of the state after that many actions, secrets included; without a journal.
        ``PlyError`` if there have not been that many."""
        ply = self._ply(ply)
        at = ply // _STRIDE
        state = self._kept[at].copy()
        for action in self._actions[at * _STRIDE : ply]:
            state.apply_unchecked(action)
        return state

    def _ply(self, ply: int) -> int:
        """A number of actions that there have been, else ``PlyError``."""
        if not 0 <= whole(ply, "ply") <= len(self._actions):
            raise PlyError(ply, len(self._actions))
        return ply

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, unfiltered; ``seen_events`` is for readers."""
        return [event for events in self._events for event in events]

    def events_of(self, ply: int) -> list[Event]:
        """What one action did, unfiltered; ``PlyError`` if it has not been played."""
        if whole(ply, "ply") == len(self._actions):
            raise PlyError(ply, len(self._actions) - 1)
        return list(self._events[self._ply(ply)])

    # Ways in

    def play(self, move: str | NamedMove) -> None:
        """One action of the seat whose turn it is, by its token or as ``moves`` lists it, and the
        answer of chance to it; ``Refused`` says why another one is not legal and what is, and
        changes nothing."""
        token = move.token if isinstance(move, NamedMove) else move
        if not isinstance(token, str):
            raise WrongType("move", "token", token)
        if self.is_over:
            raise Refused(because("game-over"), shorten(token), self._state.position())
        try:
            self.submit(self._state.actor, token)
        except Refused as error:
            legal = self.moves()
            if error.code == "unknown-token":
                error.guess = meant(token, legal)
            named = [move.token for move in legal[:_MOST_NAMED]]
            named += ["…"] if len(legal) > _MOST_NAMED else []
            error.more = because("may-play", seat=self._state.actor, moves=", ".join(named))
            raise

    def submit(self, seat: int, token: str, version: int | None = None) -> None:
        """An action from outside, and the answer of chance to it; ``Refused`` changes nothing.

        Only a seat may act: chance belongs to the dealer. ``frame`` says what happened.
        """
        try:
            seat = seat_of(seat)
        except SeatError as error:
            raise Refused(error.reason, shorten(str(token)), self._state.position()) from None
        seen = self.version if version is None else whole(version, "version")
        self._step(seat, token, seen)
        self._settle()

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat and what followed, if nothing was revealed since;
        ``Refused`` if there is nothing, ``SeatError`` for what is not a seat."""
        if self.is_over:
            # The secret is out: a player who continued now would know every card to come.
            raise Refused(because("game-over"), "undo", self._state.position())
        ply = self._undo_ply(seat)
        if ply is None:
            raise Refused(because("nothing-to-undo"), "undo", self._state.position())
        self.rewind(ply)

    def rewind(self, ply: int) -> None:
        """Take back the action of a ply and all that followed; whether that is fair is up to the
        caller. The version rises, so that nothing sent before can be mistaken for current. Chance
        that is to act then answers as it did before."""
        if not 0 <= whole(ply, "ply") < len(self._actions):
            raise PlyError(ply, len(self._actions))
        # From the nearest kept state: otherwise a game of many undos would be folded as many times.
        self._state = self.state_at(ply)
        self._state.journal = Journal()
        del self._kept[ply // _STRIDE + 1 :]
        for kept in (self._actions, self._actors, self._events):
            del kept[ply:]
        self._draws.rewind(ply)
        self.version += 1
        self._settle()

    def can_undo(self, seat: int) -> bool:
        """Whether ``undo`` would take something back."""
        return self._undo_ply(seat) is not None

    def _undo_ply(self, seat: int) -> int | None:
        from zweikampf.engine import reveal  # it knows duels

        seat = seat_of(seat)
        return reveal.undo_ply(self, seat, reveal.last_choice(self, seat))

    # Ways out

    def view(self, seat: int | None) -> V:
        """What a seat, or with ``None`` a spectator, knows."""
        return self.game.view(self._state, None if seat is None else seat_of(seat))

    def legal(self, seat: int | Literal["turn"] = "turn") -> list[str]:
        """The legal tokens, for the seat that is to act. The other seat may not know them: it gets
        none, and so does everyone after the end. ``SeatError`` for what is not a seat."""
        asks = self._state.actor if isinstance(seat, str) and seat == "turn" else seat_of(seat)
        if self.is_over or self._state.actor != asks:
            return []
        return sorted(self.game.format_action(action) for action in self._state.legal())

    def moves(
        self, seat: int | Literal["turn"] = "turn", language: Language = "en"
    ) -> list[NamedMove]:
        """As ``legal``, but each move says what it does: ``print(move)`` shows its token and its
        words, ``duel.play(move)`` plays it."""
        one_of(language, LANGUAGES, "language")
        tokens = self.legal(seat)
        if not tokens:
            return []
        if language not in self._texts:
            self._texts[language] = GameTexts(self.game, language, "zweikampf.engine")
        view = self.view(self._state.actor)
        return named_moves(self.game, view, tokens, self._texts[language])

    def seen_events(
        self, seat: int | None, since: int = 0, until: int | None = None
    ) -> list[Event]:
        """The events of some plies as a seat or a spectator saw them."""
        reader = None if seat is None else seat_of(seat)
        first = self._ply(since)
        return [
            self.game.seen(event, reader)
            for events in self._events[first : None if until is None else self._ply(until)]
            for event in events
        ]

    def steps(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The plies from one on: who acted, and the events as a reader saw them."""
        reader, seen = None if seat is None else seat_of(seat), self.game.seen
        return [
            {
                "ply": ply,
                "actor": actors.name_of(self._actors[ply]),
                "events": [seen(event, reader).json() for event in self._events[ply]],
            }
            for ply in range(self._ply(since), len(self._actions))
        ]

    def frame(self, seat: int | None, since: int = 0) -> dict[str, Any]:
        """All that leaves for a seat or a spectator, ready for JSON."""
        told = self.told(seat, since)
        return {**told, "view": told["view"].json()}

    def told(self, seat: int | None, since: int = 0) -> dict[str, Any]:
        """As ``frame``, with the view as it is: for encoders that know dataclasses."""
        view = self.view(seat)
        return {
            "version": self.version,
            "ply": len(self._actions),
            "actor": actors.name_of(self._state.actor),
            "view": view,
            "rules": self.game.rules_now(view),
            "legal": [] if seat is None else self.legal(seat),
            "steps": self.steps(seat, since),
        }

    def draw(self, seat: int | None = None, language: Language = "en") -> str:
        """The board as the terminal draws it for a seat, or with ``None`` for a spectator."""
        one_of(language, LANGUAGES, "language")
        legal = [] if seat is None else self.legal(seat)
        return draw(self.game, self.view(seat), legal, over=self.is_over, language=language)

    def record(self) -> Record:
        """The game so far as a record, which is text that ``load`` and ``verify`` read."""
        from zweikampf.engine.replay import record_of  # it knows duels

        return record_of(self)

    def __str__(self) -> str:
        """The board as the seat whose turn it is sees it; after the end, the result."""
        return self.draw(self.turn)

    def __repr__(self) -> str:
        doing = "over" if self.is_over else f"seat {self._state.actor} to act"
        return f"<Duel {self.game.id}: {self.ply} actions, {doing}>"

    # The fold

    def _keep(self, actor: int, action: int) -> None:
        assert self._state.journal is not None
        self._actors.append(actor)
        self._actions.append(action)
        self._events.append(self.game.events(self._state.journal.take()))
        if len(self._actions) % _STRIDE == 0:
            self._kept.append(self._state.copy())

    def _step(self, actor: int, token: str, version: int) -> None:
        is_draw = self._fixed is not None and self._state.actor == actors.CHANCE
        source = self.game.source(self._state) if is_draw else None
        action = submit(self.game, self._state, actor, token, version=version, current=self.version)
        self.version += 1
        self._draws.passed(source)
        self._keep(actor, action)

    def _settle(self) -> None:
        while self._state.actor == actors.CHANCE:
            choices = notation.choices(self.game, self._state)
            if self._fixed is not None:
                draw = self._draws.next(self.game.source(self._state))
                token = self._fixed.deal_from(draw, choices)
            else:
                token = self.dealer.deal(len(self._actions), choices)
            self._step(actors.CHANCE, token, self.version)
