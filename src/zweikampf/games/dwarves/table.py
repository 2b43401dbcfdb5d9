"""Everything that lies on the table of Dwarves: the state between two actions (Z5.3).

Sets of cards are bit masks (see ``cards``); pairs go by seat. The types stand in ``table.pxd``,
what may be done in ``choices``, what it does in ``rules``.
"""

from __future__ import annotations

from zweikampf.engine import actors, bits
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.dwarves import cards
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.steps import Phase

# Typed copies of the tables in ``cards`` and ``steps``: table.pxd makes them C values.
BODY_SET = cards.BODY_SET
CARD = cards.CARD
AXE = cards.AXE
HAND_SIZE = cards.HAND_SIZE
JOKER_CARDS = cards.JOKER_CARDS
FIRST, DEAL, SUPPLY, DRAW, ROLL, DICE, CARD_PHASE, SHIELD, FLIP, REACT, OVER = map(int, Phase)
ONE = 1  # a 64-bit one, for shifting
NOBODY = -1
NOTHING = -1


class Table(State):
    """The places of both seats, the dice, and what is being done."""

    deck: Deck
    rules: int  # their version: an old record is played by its own
    phase: int  # a ``Phase``
    active: int  # whose turn it is
    pile: list[int]  # sets: nobody knows the order of a pile
    hand: list[int]
    display: list[int]
    discard: list[int]
    jokers: list[int]  # joker cards with each seat; the rest lies in the centre
    items: list[int]  # what can pay: unused dice by face, axes, usable joker cards (Z9.1, Z10.2)
    to_draw: int
    to_roll: int
    rerolls: int
    spent: bool  # a die or joker card, in this turn (Z13.2)
    ending: bool  # `end` was chosen (Z8.9)
    wounds: list[int]  # damage by seat and kind (Z11.4)
    suffering: int  # whom the named damage is aimed at (Z11.2)
    target: int

    def __init__(self, deck: Deck, first: int | None, rules: int) -> None:
        super().__init__()
        self.deck = deck
        self.rules = rules
        self.phase = FIRST if first is None else DEAL
        self.active = 0 if first is None else first
        self.pile = [deck.cards, deck.cards]
        self.hand = [0, 0]
        self.display = [0, 0]
        self.discard = [0, 0]
        self.jokers = [0, 0]
        self.items = [0] * 7  # one for each of ``cards.ITEMS``
        self.to_draw = 0
        self.to_roll = 0
        self.rerolls = 0
        self.spent = False
        self.ending = False
        self.wounds = [0] * 34  # ``cards.BODIES`` for each seat
        self.suffering = NOBODY
        self.target = NOTHING

    def centre(self) -> int:
        """The joker cards that nobody holds (Z10.3)."""
        return JOKER_CARDS - self.jokers[0] - self.jokers[1]

    def dice(self) -> int:
        """How many unused dice there are; before `keep` that is all that were rolled (Z7.4)."""
        count = 0
        for face in range(AXE + 1):
            count += self.items[face]
        return count

    def drawn_from(self) -> int:
        """The seat whose pile chance turns a card from (Z4.3, Z6.3, Z11.3)."""
        if self.phase == DRAW:
            return self.active
        if self.phase == FLIP:
            return self.suffering
        return 0 if bits.count(self.hand[0]) < HAND_SIZE else 1

    def note(self, code: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Report what happened, if anybody listens."""
        if self.journal is not None:
            self.journal.put(code, a, b, c, 0)

    # Copies, and worlds that a seat cannot tell apart

    def become(self, other: Table) -> None:
        """Take over everything but the journal, and what states of one game share: the deck and the
        version of the rules."""
        self.actor = other.actor
        self.phase = other.phase
        self.active = other.active
        self.to_draw = other.to_draw
        self.to_roll = other.to_roll
        self.rerolls = other.rerolls
        self.spent = other.spent
        self.ending = other.ending
        self.suffering = other.suffering
        self.target = other.target
        for seat in range(2):
            self.pile[seat] = other.pile[seat]
            self.hand[seat] = other.hand[seat]
            self.display[seat] = other.display[seat]
            self.discard[seat] = other.discard[seat]
            self.jokers[seat] = other.jokers[seat]
        self.items[:] = other.items[:]
        self.wounds[:] = other.wounds[:]

    def redeal(self, seat: int, rng: Rng) -> None:
        """Any of the other seat's unseen cards may be its hand, all hands alike (Z15.4, Z15.5)."""
        other = 1 - seat
        unseen = self.hand[other] | self.pile[other]
        size = bits.count(self.hand[other])
        self.hand[other] = 0
        for _ in range(size):
            card = ONE << bits.nth(unseen, rng.below(bits.count(unseen)))
            unseen ^= card
            self.hand[other] |= card
        self.pile[other] = unseen

    # The end

    def winner(self) -> int:
        """More points, on a tie the seat whose pile is not empty (Z14.3, Z14.4)."""
        points0 = points_on(self.display[0], self.deck)
        points1 = points_on(self.display[1], self.deck)
        if points0 != points1:
            return 0 if points0 > points1 else 1
        return 0 if self.pile[0] else 1

    def payoff(self, seat: int) -> int:
        if self.actor != actors.OVER:
            return 0
        return 1 if self.winner() == seat else -1


def points_on(display: int, deck: Deck) -> int:
    """The victory points of a display; no other card counts (Z14.3)."""
    total = 0
    left = display & BODY_SET
    while left:
        total += deck.points[bits.lowest(left)]
        left &= left - 1
    return total
