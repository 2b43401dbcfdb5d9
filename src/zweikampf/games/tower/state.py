"""What lies on the table in a game of Tower (W3), and how cards and gold change places.

Every card lies on another one or at the bottom of its pile, so one array of 104 numbers holds all
piles that have been seen. Face-down cards have no names: a count for each place, a set for each
deck (W13.2). They lie below the known cards of their pile, always. The types that make this page
fast are in ``state.pxd``.
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from zweikampf.engine.checks import number_of
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.tower import actions, cards, tables, zones


class TowerState(State):
    """The zones of both seats, and the options that decide how they are played."""

    # Options (W2)
    table_mode: bool  # mode=table
    colour_by_symbol: bool  # colour=symbol
    literal_drawing: bool  # drawing=literal
    claim_reward: bool  # reward=claim
    false_call_pays: bool  # falsecall=pay1

    # The turn (W5)
    step: int
    seat: int  # the active seat
    then: int  # the step that follows when chance and the opponent have answered

    # Cards
    below: list[int]  # the card under each card, in whatever pile it lies
    top: list[int]  # the top card of each pile, if it is known
    size: list[int]  # known cards of each pile
    hidden: list[int]  # unseen cards of each pile; only depots and stocks have any
    unseen: list[int]  # kinds of each seat's deck that no one has seen (W13.2)
    sites: list[int]  # the top value of each tower, -1 for none; sites 2s and 2s+1 for symbol s
    wanted: int  # the kinds that fit a tower now
    looks: int  # the look of each store's top card, 0 for an empty store; one byte per store
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
    more_layouts: list[tuple[int, ...]] | None  # beyond LAYOUTS_AT_HAND; normal play has fewer

    def __init__(
        self,
        *,
        mode: str = "strict",
        colour: str = "deck",
        drawing: str = "literal",
        reward: str = "auto",
        falsecall: str = "none",
    ) -> None:
        super().__init__()
        self.table_mode = mode == "table"
        self.colour_by_symbol = colour == "symbol"
        self.literal_drawing = drawing == "literal"
        self.claim_reward = reward == "claim"
        self.false_call_pays = falsecall == "pay1"
        self.step = 0
        self.seat = 0
        self.then = 0
        # Comprehensions: C arrays take no list times a named number.
        self.below = [zones.NO_CARD for _ in range(cards.CARDS)]
        self.top = [zones.NO_CARD for _ in range(zones.PILES)]
        self.size = [0 for _ in range(zones.PILES)]
        self.hidden = [0 for _ in range(zones.PILES)]
        for seat in range(2):
            self.hidden[zones.DEPOT + seat] = zones.DEPOT_CARDS
            self.hidden[zones.STOCK + seat] = zones.STOCK_CARDS
        self.unseen = [tables.DECK, tables.DECK]
        self.sites = [-1 for _ in range(zones.SITES)]
        self.wanted = 0
        self.looks = 0
        self.drawn = zones.NO_CARD
        self.gold = [zones.STARTING_GOLD, zones.STARTING_GOLD]
        self.bank = zones.ALL_GOLD - 2 * zones.STARTING_GOLD
        self.nugget = [0, 0]
        self.pending = 0
        self.progress = False
        self.passed = False
        self.idle = False
        self.quiet = 0
        self.turns = 0
        self.last = zones.NO_ACTION
        self.violation = False
        self.recycled = False
        self.had_progress = False
        self.lying = [0 for _ in range(zones.LAYOUT_WORDS)]
        self.layouts = [0 for _ in range(zones.LAYOUT_WORDS * zones.LAYOUTS_AT_HAND)]
        self.layout_count = 0
        self.more_layouts = None
        self.want_all()

    # Piles

    def pile(self, place: int) -> int:
        """The pile that a place means for the active seat."""
        if place < zones.STORES:
            return place
        if place == actions.AT_DEPOT:
            return zones.DEPOT + self.seat
        if place == actions.AT_INTERIM:
            return zones.INTERIM + self.seat
        if place == actions.AT_OPPONENT:
            return zones.INTERIM + 1 - self.seat
        return zones.STOCK + self.seat

    def push(self, pile: int, card: int) -> None:
        """Lay a card on a pile."""
        self.below[card] = self.top[pile]
        self.top[pile] = card
        self.size[pile] += 1
        if pile < zones.STORES:
            self._look(pile, tables.LOOK[self.colour_by_symbol][card])
            self._lie(card, 1 if self.below[card] < 0 else 2 + tables.SYMBOL[self.below[card]])

    def pop(self, pile: int) -> int:
        """Lift the top card of a pile."""
        card = self.top[pile]
        under = self.below[card]
        self.top[pile] = under
        self.size[pile] -= 1
        if pile < zones.STORES:
            self._look(
                pile, cards.NO_LOOK if under < 0 else tables.LOOK[self.colour_by_symbol][under]
            )
            self._lie(card, 0)
        return card

    def _look(self, store: int, look: int) -> None:
        at = 8 * store
        self.looks = self.looks & ~(tables.BYTE << at) | (tables.ONE * look) << at

    def _lie(self, card: int, how: int) -> None:
        """Keep in three bits what a card in a store lies on (see ``layouts``)."""
        word = card // zones.CARDS_PER_WORD
        at = 3 * (card % zones.CARDS_PER_WORD)
        self.lying[word] &= ~(tables.THREE_BITS << at)
        self.lying[word] |= (tables.ONE * how) << at

    def place_unchecked(self, pile: int, found: Iterable[int]) -> None:
        """Lay cards on a pile, the lowest first; for builders in plain Python, which must not lay a
        card twice."""
        for card in found:
            self.push(pile, card)

    def cards_in(self, pile: int) -> list[int]:
        """The known cards of a pile, the lowest first; for callers in plain Python."""
        pile = number_of(pile, 0, zones.PILES - 1, "pile")
        below = self.below
        found: list[int] = []
        card = self.top[pile]
        while card >= 0:
            found.append(card)
            card = below[card]
        return found[::-1]

    def depot_count(self, seat: int) -> int:
        return self.size[zones.DEPOT + seat] + self.hidden[zones.DEPOT + seat]

    def stock_count(self, seat: int) -> int:
        return self.size[zones.STOCK + seat] + self.hidden[zones.STOCK + seat]

    def own_cards(self, seat: int) -> int:
        """Depot, stock and interim store (W3.3), without a drawn card."""
        return self.depot_count(seat) + self.stock_count(seat) + self.size[zones.INTERIM + seat]

    def is_first_empty_depot(self) -> bool:
        """A depot never grows, so the first one is empty while the other is not (W6.2)."""
        return self.depot_count(self.seat) == 0 and self.depot_count(1 - self.seat) > 0

    def turn_over(self, source: int, target: int) -> None:
        """Turn a whole pile over onto an empty one: its bottom card is on top afterwards (W7.4)."""
        while self.size[source]:
            self.push(target, self.pop(source))

    def face(self, card: int) -> int:
        return tables.FACE[self.colour_by_symbol][card]

    # Towers

    def build(self, card: int) -> None:
        """Lay a card on a tower that fits; two that fit are equal (W3.1)."""
        symbol = tables.SYMBOL[card]
        site = 2 * symbol
        if self.sites[site] != tables.VALUE[card] - 1:
            site += 1
        self.sites[site] = tables.VALUE[card]
        self._want(symbol)

    def want_all(self) -> None:
        """After the towers were set; for callers in plain Python."""
        for symbol in range(len(cards.SYMBOLS)):
            self._want(symbol)

    def _want(self, symbol: int) -> None:
        """Work out again which cards of a symbol fit its two towers."""
        first = cards.VALUES * symbol
        self.wanted &= ~(((tables.ONE << cards.VALUES) - 1) << first)
        for site in range(2 * symbol, 2 * symbol + 2):
            if self.sites[site] < cards.VALUES - 1:
                self.wanted |= tables.ONE << (first + self.sites[site] + 1)

    # Gold

    def to_bank(self, seat: int, amount: int) -> None:
        """Gold goes from a seat to the bank; a negative amount the other way."""
        self.gold[seat] -= amount
        self.bank += amount

    def note(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Write what happened into the journal, if there is one."""
        if self.journal is not None:
            self.journal.fast_write(code, a, b, c, d)

    # Copies

    def fast_assign(self, other: State) -> None:
        self.become(cython.cast(TowerState, other))

    def become(self, other: TowerState) -> None:
        """Take over everything but the journal."""
        self.actor = other.actor
        self.table_mode = other.table_mode
        self.colour_by_symbol = other.colour_by_symbol
        self.literal_drawing = other.literal_drawing
        self.claim_reward = other.claim_reward
        self.false_call_pays = other.false_call_pays
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
        for at in range(zones.LAYOUT_WORDS * min(other.layout_count, zones.LAYOUTS_AT_HAND)):
            self.layouts[at] = other.layouts[at]
        if max(self.layout_count, other.layout_count) > zones.LAYOUTS_AT_HAND:
            with cython.gil:
                self.more_layouts = other.more_layouts  # never changed in place
        self.layout_count = other.layout_count

    def fast_resample(self, seat: int, rng: Rng) -> None:
        """Nothing: what one seat knows, both know, and hidden cards have no order (W13.1)."""
