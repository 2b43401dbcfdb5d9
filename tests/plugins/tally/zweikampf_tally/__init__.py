"""Tally: a bluff with one secret card each. The first to cut five notches wins."""

from dataclasses import dataclass
from typing import ClassVar

from zweikampf.engine.actors import CHANCE, OVER
from zweikampf.engine.options import Options
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.small import SmallGame, SmallState, SmallView

CARDS, HIGHEST_STAKE, GOAL = tuple("123456"), 3, 5


class Tally(SmallState):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.starter, self.notches, self.stake, self.shown = 0, [0, 0], 1, ""
        self.cards: list[str] = []

    def choices(self) -> list[str]:
        if self.actor == CHANCE:
            return [card for card in CARDS if card not in self.cards]
        count = 1 if self.shown else 3 if self.stake < HIGHEST_STAKE else 2
        return [self.cards[self.actor], "fold", "raise"][:count]

    def owner(self) -> int | None:
        """Chance deals one card to each seat, and only that seat sees it."""
        return len(self.cards) if self.actor == CHANCE else None

    def play(self, token: str) -> None:
        other = 1 - self.actor
        if self.actor == CHANCE:
            self.cards.append(token)
            self.actor = CHANCE if len(self.cards) == 1 else self.starter
        elif token == "raise":
            self.stake, self.actor = self.stake + 1, other
        elif token == "fold":
            self.cut(other, 1)
        else:  # a seat shows its card, then the other one does
            self.reveal(self.actor)
            if self.shown:
                self.cut(self.actor if token > self.shown else other, self.stake)
            else:
                self.shown, self.actor = token, other

    def cut(self, seat: int, notches: int) -> None:
        """A seat cuts notches. With five it has won; else both get new cards."""
        self.notches[seat] += notches
        self.actor = OVER if self.notches[seat] >= GOAL else CHANCE
        self.starter, self.cards, self.stake, self.shown = 1 - self.starter, [], 1, ""

    def outcome(self) -> Outcome | None:
        one, two = self.notches
        ended = max(one, two) >= GOAL
        return Outcome(int(two > one), "notches", (one, two)) if ended else None


@dataclass(frozen=True)
class TallyView(SmallView):
    card: str
    shown: str
    stake: int
    notches: tuple[int, ...]


class TallyGame(SmallGame[Tally, TallyView]):
    id: ClassVar = "tally"
    tokens: ClassVar = (*CARDS, "fold", "raise")
    state: ClassVar = Tally

    def view(self, state: Tally, seat: int | None) -> TallyView:
        card = "".join(card for at, card in enumerate(state.cards) if at == seat)
        known, notches = self.remembered(state, seat), tuple(state.notches)
        return TallyView(*known, card, state.shown, state.stake, notches)


GAME = TallyGame()
