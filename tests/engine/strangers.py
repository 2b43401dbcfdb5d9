"""A game that the engine does not know: plain Python, with hidden cards and an answer to a lead.

*Duel of nine*: chance deals a card from 1 to 9 to each seat, unseen by the other. Seat 0 bids
``high`` or ``low``, seat 1 answers ``yes`` or ``no``; the higher card (or the lower one) wins if
seat 1 said yes, else seat 1 wins a small point. It exists to be run through the conformance kit.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from zweikampf.engine import actors
from zweikampf.engine.checks import token_of
from zweikampf.engine.game import Event, Game, View
from zweikampf.engine.notation import no_card, read_fields, unknown_token
from zweikampf.engine.options import Options, choice
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.plain import PlainState
from zweikampf.engine.reason import Reason, because, no_such_action
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State

CARDS = [str(card) for card in range(1, 10)]
TOKENS = [*CARDS, "high", "low", "yes", "no"]
HIGH, LOW, YES, NO = range(9, 13)


class Nine(PlainState):
    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.bid = 0
        self.answer = 0

    def weighted(self) -> list[tuple[int, int]]:
        if self.actor == actors.OVER:
            return []
        if self.actor == actors.CHANCE:
            return [(card, 1) for card in range(9) if card not in self.cards]
        return [(HIGH, 1), (LOW, 1)] if self.actor == 0 else [(YES, 1), (NO, 1)]

    def apply_unchecked(self, action: int) -> None:
        if action < HIGH:
            self.cards.append(action)
            self._tell(0, len(self.cards) - 1, action)
            self.actor = actors.CHANCE if len(self.cards) < 2 else 0
        elif action < YES:
            self.bid = action
            self._tell(1, 0, action)
            self.actor = 1
        else:
            self.answer = action
            self._tell(2, 1, action)
            self.actor = actors.OVER

    def _tell(self, code: int, seat: int, action: int) -> None:
        if self.journal is not None:
            self.journal.write(code, seat, action)

    def why_not(self, action: int) -> Reason | None:
        if action in self.legal():
            return None
        unknown = no_such_action(action, len(TOKENS))
        return unknown or because("unknown-token", token=TOKENS[action])

    def winner(self) -> int:
        if self.answer == NO:
            return 1
        return int(self.cards[1] > self.cards[0]) ^ (self.bid == LOW)

    def outcome(self) -> Outcome | None:
        if self.actor != actors.OVER:
            return None
        return Outcome(self.winner(), "card", (self.cards[0] + 1, self.cards[1] + 1))

    def payoff(self, seat: int) -> int:
        return 0 if self.actor != actors.OVER else 1 if self.winner() == seat else -1

    def copy(self) -> Nine:
        twin = Nine()
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        assert isinstance(other, Nine)
        self.actor, self.bid, self.answer = other.actor, other.bid, other.answer
        self.cards = list(other.cards)

    def resample(self, seat: int, rng: Rng) -> None:
        other = 1 - seat
        if other < len(self.cards):
            kept = self.cards[seat] if seat < len(self.cards) else None
            possible = [card for card in range(9) if card != kept]
            self.cards[other] = possible[rng.below(len(possible))]

    def position(self) -> str:
        cards = ",".join(CARDS[card] for card in self.cards) or "-"
        bid, answer = (TOKENS[at] if at else "-" for at in (self.bid, self.answer))
        return f"nine cards={cards} bid={bid} answer={answer}"


@dataclass(frozen=True)
class NineView(View):
    cards: tuple[str | None, ...]
    bid: str
    answer: str


@dataclass(frozen=True)
class NineEvent(Event):
    name: ClassVar = "nine"
    code: int
    seat: int
    token: str | None


@dataclass(frozen=True)
class NineOptions(Options):
    mood: str = choice("calm", "wild")


class NineGame(Game[Nine, NineView, NineEvent]):
    id: ClassVar = "nine"
    version: ClassVar = 1
    options: ClassVar = NineOptions
    num_actions: ClassVar = len(TOKENS)

    def begin(self, options: Options) -> Nine:
        return Nine()

    def format_action(self, action: int) -> str:
        return token_of(action, TOKENS)

    def parse_action(self, token: str, state: Nine) -> int:
        if token not in TOKENS:
            raise unknown_token(token)
        return TOKENS.index(token)

    def parse_position(self, text: str) -> Nine:
        fields = read_fields(text, "nine", ("cards", "bid", "answer"))
        state = Nine()
        try:
            tokens = [*fields["cards"].split(","), fields["bid"], fields["answer"]]
            for token in tokens:
                if token != "-":
                    state.apply_unchecked(TOKENS.index(token))
        except (KeyError, ValueError):
            raise no_card("cards", text) from None
        return state

    def view(self, state: Nine, seat: int | None) -> NineView:
        shown = tuple(CARDS[card] if seat == at else None for at, card in enumerate(state.cards))
        bid, answer = (TOKENS[at] if at else "-" for at in (state.bid, state.answer))
        return NineView(seat, shown, bid, answer)

    def sample(self, view: NineView, rng: Rng) -> Nine:
        state = Nine()
        known = [CARDS.index(card) for card in view.cards if card]
        others = [card for card in range(9) if card not in known]
        for card in view.cards:
            state.apply_unchecked(CARDS.index(card) if card else others[rng.below(len(others))])
        for token in (view.bid, view.answer):
            if token != "-":
                state.apply_unchecked(TOKENS.index(token))
        return state

    def hides(self, view: NineView) -> bool:
        return None in view.cards

    def events(self, rows: list[tuple[int, ...]]) -> list[NineEvent]:
        return [NineEvent(code, seat, TOKENS[action]) for code, seat, action, *_ in rows]

    def seen(self, event: NineEvent, seat: int | None) -> NineEvent:
        hidden = event.code == 0 and event.seat != seat
        return replace(event, token=None) if hidden else event

    def fold(self, view: NineView, event: NineEvent) -> NineView:
        if event.code == 0:
            return replace(view, cards=(*view.cards, event.token))
        if event.code == 1:
            return replace(view, bid=event.token or "-")
        return replace(view, answer=event.token or "-")

    def mirror_action(self, action: int) -> int:
        return action

    def mirror(self, state: Nine) -> Nine | None:
        return None

    def rules_now(self, view: NineView) -> list[str]:
        return ["N1.1"]
