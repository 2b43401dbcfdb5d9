"""What may be done: the legal list of every phase (Z6.2, Z7.2-Z7.4, Z8, Z9, Z12).

The deck says what a card costs and which dice an ally uses; ``payments`` knows every payment as a
bit of a word, so that the ways to pay are found by and-ing words.
"""

from __future__ import annotations

from zweikampf.engine import actors, bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import cards, payments, tokens
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.steps import RULES, Phase
from zweikampf.games.dwarves.table import Table

# Typed copies of the tables: choices.pxd makes them C values.
KINDS = len(cards.KINDS)
KIND_OF = cards.KIND_OF
KIND_SET = cards.KIND_SET
BODIES = cards.BODIES
BODY_SET = cards.BODY_SET
DISPLAYED = cards.DISPLAYED
HITTERS = cards.HITTERS
A9, E1, E2 = cards.A9, cards.E1, cards.E2
S1, T1, T2, T3 = cards.S1, cards.T1, cards.T2, cards.T3
AXE, CARD, ITEMS = cards.AXE, cards.CARD, len(cards.ITEMS)
PILE, TARGETS = cards.PILE, len(cards.TARGETS)
MOST_DICE, JOKER_CARDS = cards.MOST_DICE, cards.JOKER_CARDS
WITHIN = payments.WITHIN
COUNTS = cards.MOST_DICE + 1
FIRST_OF_SIZE = payments.FIRST_OF_SIZE
PAYMENTS = len(payments.PAYMENTS)
SIZES = len(payments.SIZES)
(TO_FACE, TO_FIRST, TO_DRAW, TO_REROLL, TO_KEEP, TO_PASS, TO_END, TO_STRIKE, TO_GAIN, TO_MAKE_AXE,
 TO_HIT, TO_PLAY, TO_REMOVE) = (
    tokens.FACE, tokens.FIRST, tokens.DRAW, tokens.REROLL, tokens.KEEP, tokens.PASS, tokens.END,
    tokens.STRIKE, tokens.GAIN, tokens.MAKE_AXE, tokens.HIT, tokens.PLAY, tokens.REMOVE,
)  # fmt: skip
FIRST, DEAL, SUPPLY, DRAW, ROLL, DICE, CARD_PHASE, SHIELD, FLIP, REACT, OVER = map(int, Phase)
ONE = 1  # a 64-bit one, for shifting


class Choices(Table):
    """The questions of the game and their answers."""

    # What the items can pay, by size; worked out anew for each question, so no part of a position.
    payable: list[int]

    def __init__(self, deck: Deck, first: int | None = None, rules: int = RULES) -> None:
        super().__init__(deck, first, rules)
        self.payable = [0] * 5  # no size, and ``payments.SIZES``

    def fill(self, actions: Actions) -> None:
        """The legal list; a seat's list always holds its idle answer (Z5.2, Z17.6)."""
        actions.clear()
        if self.phase == CARD_PHASE:
            self._list_card_phase(actions)
        elif self.phase == REACT:
            actions.add(TO_PASS, 1)
            self._list_strikes(actions, self.actor)
        elif self.phase == SHIELD:
            actions.add(TO_PASS, 1)
            if self.hand[self.actor] & KIND_SET[T2]:
                actions.add(T2, 1)
        elif self.phase == DICE:
            self._list_dice_phase(actions)
        elif self.phase == SUPPLY:
            most = most_to_draw(self.display[self.active], self.pile[self.active], self.deck)
            for count in range(most):
                actions.add(TO_DRAW + count, 1)
        elif self.phase == ROLL:
            for face in range(AXE + 1):
                actions.add(TO_FACE + face, 1)
        elif self.phase == FIRST:
            actions.add(TO_FIRST, 1)
            actions.add(TO_FIRST + 1, 1)
        elif self.phase != OVER:
            self._list_pile(actions, self.pile[self.drawn_from()])

    def _list_pile(self, actions: Actions, pile: int) -> None:
        """The kinds of a pile, each with its number of copies (Z6.3, Z16.2)."""
        for kind in range(KINDS):
            copies = bits.count(pile & KIND_SET[kind])
            if copies:
                actions.add(kind, copies)

    def _list_dice_phase(self, actions: Actions) -> None:
        """`keep` always, a reroll for each face shown, T3 while there are dice (Z7.2-Z7.4)."""
        actions.add(TO_KEEP, 1)
        if self.rerolls:
            for face in range(AXE + 1):
                if self.items[face]:
                    actions.add(TO_REROLL + face, 1)
        if self.hand[self.active] & KIND_SET[T3] and self.dice() < MOST_DICE:
            actions.add(T3, 1)

    # The card phase

    def _list_card_phase(self, actions: Actions) -> None:
        """Every card that can be paid, every ally that has a die, T1, and `end` (Z8.2)."""
        actions.add(TO_END, 1)
        self._find_payable()
        self._list_plays(actions)
        self._list_events(actions)
        self._list_hits(actions)
        self._list_gains(actions)
        self._list_strikes(actions, self.active)

    def _list_plays(self, actions: Actions) -> None:
        """Allies, victory cards and supports in hand, by every payment (Z8.3)."""
        left = kinds_in(self.hand[self.active]) & ((ONE << DISPLAYED) - 1)
        while left:
            kind = bits.lowest(left)
            left &= left - 1
            ways = self.ways_to_pay(kind)
            first = TO_PLAY + kind * PAYMENTS + FIRST_OF_SIZE[self.deck.size[kind]]
            while ways:
                actions.add(first + bits.lowest(ways), 1)
                ways &= ways - 1

    def _find_payable(self) -> None:
        """All payments that take no more of any item than there is (Z9.1, Z9.2)."""
        for size in range(SIZES + 1):
            ways = WITHIN[size * ITEMS * COUNTS + self.items[0]]
            for item in range(1, ITEMS):
                ways &= WITHIN[(size * ITEMS + item) * COUNTS + self.items[item]]
            self.payable[size] = ways

    def ways_to_pay(self, kind: int) -> int:
        """The payments that the cost allows and the items cover (Z9.3)."""
        return self.payable[self.deck.size[kind]] & self.deck.ways[kind]

    def _list_events(self, actions: Actions) -> None:
        """E1 against each kind on the other display, E2 if its die is there (Z8.4, Z8.5)."""
        hand = self.hand[self.active]
        if hand & KIND_SET[E1]:
            self._list_removals(actions, kinds_in(self.display[1 - self.active]))
        if hand & KIND_SET[E2] and self.items[self.deck.axe_face]:
            actions.add(TO_MAKE_AXE, 1)

    def _list_removals(self, actions: Actions, targets: int) -> None:
        ways = self.ways_to_pay(E1)
        while ways:
            payment = FIRST_OF_SIZE[self.deck.size[E1]] + bits.lowest(ways)
            ways &= ways - 1
            left = targets
            while left:
                actions.add(TO_REMOVE + payment * DISPLAYED + bits.lowest(left), 1)
                left &= left - 1

    def _list_hits(self, actions: Actions) -> None:
        """Each own ally with each die that it may use, against each target (Z8.6)."""
        allies = self.display[self.active] & ((ONE << HITTERS) - 1)
        if not allies:
            return
        at_hand = self.items_at_hand()
        targets = self.display[1 - self.active] & BODY_SET | ONE << PILE
        while allies:
            ally = bits.lowest(allies)
            allies &= allies - 1
            uses = at_hand & self.deck.uses[ally]
            while uses:
                first = TO_HIT + (ally * ITEMS + bits.lowest(uses)) * TARGETS
                uses &= uses - 1
                left = targets
                while left:
                    actions.add(first + bits.lowest(left), 1)
                    left &= left - 1

    def items_at_hand(self) -> int:
        """The items of which there is at least one, a bit each."""
        found = 0
        for item in range(ITEMS):
            if self.items[item]:
                found |= 1 << item
        return found

    def _list_gains(self, actions: Actions) -> None:
        """A9 with each die that it may use, unless the seat holds all joker cards (Z8.7)."""
        if self.display[self.active] >> A9 & 1 and self.jokers[self.active] < JOKER_CARDS:
            uses = self.items_at_hand() & self.deck.uses[A9]
            while uses:
                actions.add(TO_GAIN + bits.lowest(uses), 1)
                uses &= uses - 1

    def _list_strikes(self, actions: Actions, seat: int) -> None:
        """T1 against each target of the other seat, if it is in hand (Z8.8, Z12.3)."""
        if self.hand[seat] & KIND_SET[T1]:
            left = self.display[1 - seat] & BODY_SET | ONE << PILE
            while left:
                actions.add(TO_STRIKE + bits.lowest(left), 1)
                left &= left - 1

    # Random play

    def pick(self, rng: Rng, scratch: Actions) -> int:
        """As the base class does, but dice and cards straight from the die and the pile."""
        if self.phase == ROLL:
            return TO_FACE + rng.below(AXE + 1)
        if self.actor == actors.CHANCE and self.phase != FIRST:
            pile = self.pile[self.drawn_from()]
            return KIND_OF[bits.nth(pile, rng.below(bits.count(pile)))]
        self.fill(scratch)
        return scratch.items[rng.below(scratch.size)]


def most_to_draw(display: int, pile: int, deck: Deck) -> int:
    """1 card, 1 more for each own S1, never more than the pile has (Z6.1, Z6.2)."""
    most = 1 + deck.amount[S1] * bits.count(display & KIND_SET[S1])
    left = bits.count(pile)
    return most if most < left else left


def kinds_in(mask: int) -> int:
    """The kinds of which a set holds a copy, a bit each; cards with health are their own bit."""
    found = mask & BODY_SET
    for kind in range(BODIES, KINDS):
        if mask & KIND_SET[kind]:
            found |= ONE << kind
    return found
