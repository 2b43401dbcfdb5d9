"""Everything that lies on the table of Dwarves: the state between two actions (Z5.3).

Sets of cards are bit masks (see ``cards``); pairs go by seat. The types are in ``state.pxd``,
what may be done in ``legal``, what it does in ``rules``.
"""

from __future__ import annotations

import cython

from zweikampf.engine import bits
from zweikampf.engine.checks import need, number_of, seat_of
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.dwarves import cards, steps, tables
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.steps import RULES


class DwarvesState(State):
    """The places of both seats, the dice, and what is being done."""

    deck: Deck
    rules: int  # their version: an old record is played by its own
    step: int  # a ``Step``
    active: int  # whose turn it is
    pile: list[int]  # sets: no one knows the order of a pile
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
    damage: list[int]  # damage by seat and kind (Z11.4)
    suffering: int  # the seat that the named damage is aimed at (Z11.2)
    target: int

    def __init__(self, deck: Deck, first: int | None = None, rules: int = RULES) -> None:
        need(deck, Deck, "deck")
        begins = 0 if first is None else seat_of(first)
        version = number_of(rules, 1, RULES, "rules")
        super().__init__()
        self.deck = deck
        self.rules = version
        self.step = steps.FIRST if first is None else steps.DEAL
        self.active = begins
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
        self.damage = [0] * 34  # ``cards.WITH_HEALTH`` for each seat
        self.suffering = cards.NOBODY
        self.target = cards.NO_TARGET

    # Copies, and worlds that a seat cannot tell apart

    def fast_assign(self, other: State) -> None:
        self._become(cython.cast(DwarvesState, other))

    def _become(self, other: DwarvesState) -> None:
        """Take over everything but the journal, and what states of one game share: the deck and the
        version of the rules."""
        self.actor = other.actor
        self.step = other.step
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
        self.damage[:] = other.damage[:]

    def assign(self, other: State) -> None:
        """With the deck and the version of the rules: a caller in Python may have mixed games."""
        if not isinstance(other, DwarvesState):
            raise TypeError(f"{type(self).__name__} cannot become {type(other).__name__}")
        self.deck = other.deck
        self.rules = other.rules
        self.fast_assign(other)

    def fast_resample(self, seat: int, rng: Rng) -> None:
        """Any of the other seat's unseen cards may be its hand, all hands equally likely (Z15.4,
        Z15.5)."""
        other = 1 - seat
        unseen = self.hand[other] | self.pile[other]
        size = bits.count(self.hand[other])
        self.hand[other] = 0
        for _ in range(size):
            card = tables.BIT[bits.nth(unseen, rng.fast_below(bits.count(unseen)))]
            unseen ^= card
            self.hand[other] |= card
        self.pile[other] = unseen


def jokers_in_centre(state: DwarvesState) -> int:
    """The joker cards that neither seat holds (Z10.3)."""
    return cards.JOKER_CARDS - state.jokers[0] - state.jokers[1]


def unused_dice(state: DwarvesState) -> int:
    """How many unused dice there are; before `keep` that is all that were rolled (Z7.4)."""
    count = 0
    for face in range(cards.AXE + 1):
        count += state.items[face]
    return count
