"""What lies on the table in a game of Tower (W3), and how cards and gold change places.

Every card lies on another one or at the bottom of its pile, so one array of 104 numbers holds all
piles that have been seen. Face-down cards have no names: a count for each place, a set for each
deck (W13.2). They lie below the known cards of their pile, always. The types that make this page
fast stand in ``table.pxd``.
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from zweikampf.engine.state import State
from zweikampf.games.tower import acts, cards, zones

# Typed copies of the tables in ``cards``, ``acts`` and ``zones``: table.pxd makes them C values.
CARDS = cards.CARDS
KINDS = cards.KINDS
VALUES = cards.VALUES
DECK = cards.DECK
SYMBOL = cards.SYMBOL
VALUE = cards.VALUE
FACE = cards.FACE
LOOK = cards.LOOK
AT_DEPOT, AT_INTERIM, AT_OPPONENT = acts.AT_DEPOT, acts.AT_INTERIM, acts.AT_OPPONENT
STORES = zones.STORES
DEPOT, INTERIM, STOCK = zones.DEPOT, zones.INTERIM, zones.STOCK
DEPOT_CARDS, STOCK_CARDS = zones.DEPOT_CARDS, zones.STOCK_CARDS
ALL_GOLD, STARTING_GOLD = zones.ALL_GOLD, zones.STARTING_GOLD
NO_CARD, NO_ACTION = zones.NO_CARD, zones.NO_ACTION
NO_LOOK = cards.NO_LOOK
ONE, THREE_BITS, BYTE = 1, 7, 255  # of 64 bits, for shifting
WORDS = 5  # of a layout, see ``layouts``
LAYOUTS = 64  # that fit into the table itself


class Table(State):
    """The zones of both seats, and the options that decide how they are played."""

    # Options (W2)
    calls: bool  # mode=table
    by_symbol: bool  # colour=symbol
    literal: bool  # drawing=literal
    claim: bool  # reward=claim
    pay1: bool  # falsecall=pay1

    # The turn (W5)
    step: int
    seat: int  # the active seat
    then: int  # the step that follows when chance and the opponent have answered

    # Cards
    below: list[int]  # the card under each card, in whatever pile it lies
    top: list[int]  # the top card of each pile, if it is known
    size: list[int]  # known cards of each pile
    hidden: list[int]  # unseen cards: depot 0, depot 1, stock 0, stock 1
    unseen: list[int]  # kinds of each seat's deck that nobody has seen (W13.2)
    sites: list[int]  # the top value of each tower, -1 for none; sites 2s and 2s+1 for symbol s
    wanted: int  # the kinds that fit a tower now
    looks: int  # the look of each store's top card, 0 for an empty store, in a byte a store
    drawn: int

    # Gold (W6)
    gold: list[int]
    bank: int
    nugget: list[int]  # on the interim store, as a block
    pending: int  # reward=claim: earned and not yet taken

    # The end (W12)
    progress: bool  # in this turn
    passed: bool  # this turn ended with a pass
    idle: bool  # the turn before ended with a pass and had no progress
    quiet: int
    turns: int

    # What TURM! would undo (W9.4): known while an answer is due, in table mode only
    last: int
    violation: bool
    recycled: bool  # the last action turned the interim store over
    had_progress: bool  # before the last action

    # The layouts of this turn (W10)
    lying: list[int]
    layouts: list[int]
    layout_count: int
    more_layouts: list[tuple[int, ...]] | None  # beyond LAYOUTS; no turn of normal play gets there

    def __init__(
        self,
        calls: bool = False,
        by_symbol: bool = False,
        literal: bool = False,
        claim: bool = False,
        pay1: bool = False,
    ) -> None:
        super().__init__()
        self.calls = calls
        self.by_symbol = by_symbol
        self.literal = literal
        self.claim = claim
        self.pay1 = pay1
        self.step = 0
        self.seat = 0
        self.then = 0
        # The lengths are literals, because C arrays take no others: cards, piles, sites, stores.
        self.below = [-1] * 104
        self.top = [-1] * 14
        self.size = [0] * 14
        self.hidden = [DEPOT_CARDS, DEPOT_CARDS, STOCK_CARDS, STOCK_CARDS]
        self.unseen = [DECK, DECK]
        self.sites = [-1] * 8
        self.wanted = 0
        self.looks = 0
        self.drawn = NO_CARD
        self.gold = [STARTING_GOLD, STARTING_GOLD]
        self.bank = ALL_GOLD - 2 * STARTING_GOLD
        self.nugget = [0, 0]
        self.pending = 0
        self.progress = False
        self.passed = False
        self.idle = False
        self.quiet = 0
        self.turns = 0
        self.last = NO_ACTION
        self.violation = False
        self.recycled = False
        self.had_progress = False
        self.lying = [0] * 5
        self.layouts = [0] * 320
        self.layout_count = 0
        self.more_layouts = None
        self.want_all()

    # Piles

    def pile(self, place: int) -> int:
        """The pile that a place means for the active seat."""
        if place < STORES:
            return place
        if place == AT_DEPOT:
            return DEPOT + self.seat
        if place == AT_INTERIM:
            return INTERIM + self.seat
        return INTERIM + 1 - self.seat if place == AT_OPPONENT else STOCK + self.seat

    def push(self, pile: int, card: int) -> None:
        """Lay a card on a pile."""
        self.below[card] = self.top[pile]
        self.top[pile] = card
        self.size[pile] += 1
        if pile < STORES:
            self._look(pile, LOOK[CARDS * self.by_symbol + card])
            self._lie(card, 1 if self.below[card] < 0 else 2 + SYMBOL[self.below[card]])

    def pop(self, pile: int) -> int:
        """Lift the top card of a pile."""
        card = self.top[pile]
        under = self.below[card]
        self.top[pile] = under
        self.size[pile] -= 1
        if pile < STORES:
            self._look(pile, NO_LOOK if under < 0 else LOOK[CARDS * self.by_symbol + under])
            self._lie(card, 0)
        return card

    def _look(self, store: int, look: int) -> None:
        at = 8 * store
        self.looks = self.looks & ~(BYTE << at) | (ONE * look) << at

    def _lie(self, card: int, how: int) -> None:
        """Keep in three bits what a card in a store lies on (see ``layouts``)."""
        at = 3 * (card % 21)
        self.lying[card // 21] &= ~(THREE_BITS << at)
        self.lying[card // 21] |= (ONE * how) << at

    def place(self, pile: int, cards: Iterable[int]) -> None:
        """Lay cards on a pile, the lowest first; for callers in plain Python."""
        for card in cards:
            self.push(pile, card)

    def cards_in(self, pile: int) -> list[int]:
        """The known cards of a pile, the lowest first; for callers in plain Python."""
        below = self.below
        found: list[int] = []
        card = self.top[pile]
        while card >= 0:
            found.append(card)
            card = below[card]
        return found[::-1]

    def depot_count(self, seat: int) -> int:
        return self.size[DEPOT + seat] + self.hidden[seat]

    def stock_count(self, seat: int) -> int:
        return self.size[STOCK + seat] + self.hidden[2 + seat]

    def own_cards(self, seat: int) -> int:
        """Depot, stock and interim store (W3.3), without a drawn card."""
        return self.depot_count(seat) + self.stock_count(seat) + self.size[INTERIM + seat]

    def is_first_empty_depot(self) -> bool:
        """A depot never grows, so the first one is empty while the other is not (W6.2)."""
        return self.depot_count(self.seat) == 0 and self.depot_count(1 - self.seat) > 0

    def turn_over(self, source: int, target: int) -> None:
        """Turn a whole pile over onto an empty one: its bottom card is on top afterwards (W7.4)."""
        while self.size[source]:
            self.push(target, self.pop(source))

    def face(self, card: int) -> int:
        return FACE[CARDS * self.by_symbol + card]

    # Towers

    def build(self, card: int) -> None:
        """Lay a card on a tower that fits; two that fit are equal (W3.1)."""
        symbol = SYMBOL[card]
        site = 2 * symbol
        if self.sites[site] != VALUE[card] - 1:
            site += 1
        self.sites[site] = VALUE[card]
        self._want(symbol)

    def want_all(self) -> None:
        """After the towers were set; for callers in plain Python."""
        for symbol in range(4):
            self._want(symbol)

    def _want(self, symbol: int) -> None:
        """Work out anew which cards of a symbol fit its two towers."""
        first = VALUES * symbol
        self.wanted &= ~(((ONE << VALUES) - 1) << first)
        for site in range(2 * symbol, 2 * symbol + 2):
            if self.sites[site] < VALUES - 1:
                self.wanted |= ONE << (first + self.sites[site] + 1)

    # Gold

    def to_bank(self, seat: int, amount: int) -> None:
        """Gold goes from a seat to the bank; a negative amount the other way."""
        self.gold[seat] -= amount
        self.bank += amount

    def note(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Report what happened, if anybody listens."""
        if self.journal is not None:
            self.journal.put(code, a, b, c, d)

    # Copies

    def become(self, other: Table) -> None:
        """Take over everything but the journal."""
        self.actor = other.actor
        self.calls = other.calls
        self.by_symbol = other.by_symbol
        self.literal = other.literal
        self.claim = other.claim
        self.pay1 = other.pay1
        self.step = other.step
        self.seat = other.seat
        self.then = other.then
        self.below[:] = other.below
        self.top[:] = other.top
        self.size[:] = other.size
        self.hidden[:] = other.hidden
        self.unseen[:] = other.unseen
        self.sites[:] = other.sites
        self.wanted = other.wanted
        self.looks = other.looks
        self.drawn = other.drawn
        self.gold[:] = other.gold
        self.bank = other.bank
        self.nugget[:] = other.nugget
        self.pending = other.pending
        self.progress = other.progress
        self.passed = other.passed
        self.idle = other.idle
        self.quiet = other.quiet
        self.turns = other.turns
        self.last = other.last
        self.violation = other.violation
        self.recycled = other.recycled
        self.had_progress = other.had_progress
        self.lying[:] = other.lying
        for at in range(WORDS * min(other.layout_count, LAYOUTS)):
            self.layouts[at] = other.layouts[at]
        if self.layout_count > LAYOUTS or other.layout_count > LAYOUTS:
            with cython.gil:
                self.more_layouts = other.more_layouts  # never changed in place
        self.layout_count = other.layout_count
