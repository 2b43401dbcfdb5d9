"""How good a position of Tower is for a seat, at one look: a guess at who will win.

The position is read as a row of numbers, the *signs*: what each seat owns, what it can lay next,
how likely its next draw helps, which tower cards are buried how deep. A logistic function, fitted
to the outcomes of many games (``weights``), turns them into an outlook from -1 to 1. Signs are
always read from the side of the active seat, so both seats are judged alike. The types that make
this page fast stand in ``evaluation.pxd``.
"""

from __future__ import annotations

import math

import cython

from zweikampf.engine import actors, bits
from zweikampf.games.tower import cards, ending, zones
from zweikampf.games.tower.table import Table
from zweikampf.players.tower import weights

CARDS, KINDS = cards.CARDS, cards.KINDS
BIT = cards.BIT
NEIGHBOURS = cards.NEIGHBOURS
SYMBOL = cards.SYMBOL
VALUE = cards.VALUE
STORES = zones.STORES
DEPOT, INTERIM, STOCK = zones.DEPOT, zones.INTERIM, zones.STOCK
ALL_CARDS = 104.0
TOWER_GOLD = 48.0

LOOKS = 27  # of a top card, see ``cards``
FITS = [  # the kinds of a deck that fit on a look, for each way to colour, deck and look
    sum(
        1 << kind
        for kind in range(KINDS)
        if look and cards.NEED[CARDS * by_symbol + KINDS * deck + kind] == look
    )
    for by_symbol in (0, 1)
    for deck in (0, 1)
    for look in range(LOOKS)
]
PAYS = [sum(BIT[kind] for kind in range(KINDS) if VALUE[kind] == 4 * pay) for pay in (1, 2, 3)]
LEFT_OF_TOWER = [  # the gold that a tower still pays, by its top value plus one
    sum(pay for pay in (1, 2, 3) if 4 * pay > top) for top in range(-1, 13)
]

OF_A_SEAT = 19
COMMON = 2 * OF_A_SEAT
LEADS = COMMON + 16
SIGNS = LEADS + 6
WORTH = weights.WORTH


class Evaluation:
    """Reads and judges; it holds nothing but the numbers of the last reading."""

    x: list[float]

    def __init__(self) -> None:
        if not cython.compiled:
            self.x = [0.0] * SIGNS

    def outlook(self, table: Table, seat: int) -> float:
        """From -1, lost for the seat, to 1, won."""
        if table.actor == actors.OVER:
            best = ending.winner(table)
            return 0.0 if best < 0 else 1.0 if best == seat else -1.0
        self.read(table)
        found = self._weigh()
        return found if table.seat == seat else -found

    def signs(self, table: Table) -> list[float]:
        """The signs as plain numbers, for teaching."""
        self.read(table)
        return [self.x[at] for at in range(SIGNS)]

    def _weigh(self) -> float:
        """A logistic function of the signs, stretched from -1 to 1."""
        found = WORTH[SIGNS]
        for at in range(SIGNS):
            found += WORTH[at] * self.x[at]
        return math.tanh(found / 2)

    # Signs

    def read(self, table: Table) -> None:
        """Both seats, the active one first, then what they share."""
        fits0 = self._fits(table, 0)
        fits1 = self._fits(table, 1)
        if table.seat == 0:
            self._read_seat(table, 0, 0, fits0)
            self._read_seat(table, 1, OF_A_SEAT, fits1)
        else:
            self._read_seat(table, 1, 0, fits1)
            self._read_seat(table, 0, OF_A_SEAT, fits0)
        self._read_towers(table)
        self._read_stores(table)
        self._read_leads()

    def _fits(self, table: Table, deck: int) -> int:
        """The kinds of a deck that a filled store would take."""
        found = 0
        first = LOOKS * (2 * table.by_symbol + deck)
        for store in range(STORES):
            found |= FITS[first + (table.looks >> (8 * store) & 255)]
        return found

    def _read_seat(self, table: Table, seat: int, at: int, fits: int) -> None:
        depot = table.depot_count(seat)
        stock = table.stock_count(seat)
        interim = table.size[INTERIM + seat]
        loads = 0
        if table.size[INTERIM + 1 - seat] and not table.nugget[1 - seat]:
            loads = NEIGHBOURS[table.top[INTERIM + 1 - seat]]
        self.x[at] = table.gold[seat] / 10.0
        self.x[at + 1] = depot / 13.0
        self.x[at + 2] = (stock + interim) / 40.0
        self.x[at + 3] = interim / 20.0
        self.x[at + 4] = depot == 0
        self.x[at + 5] = table.nugget[seat]
        self.x[at + 6] = max(0, 8 - depot - stock - interim) / 8.0
        self._read_own_card(table, seat, at + 7, fits, loads)
        self._read_draw(table, seat, at + 12, fits, loads)
        self.x[at + 18] = self._threats(table, seat) / 3.0

    def _read_own_card(self, table: Table, seat: int, at: int, fits: int, loads: int) -> None:
        """The card that the seat could lay without drawing: tower, gold, store, load, how far."""
        for sign in range(at, at + 5):
            self.x[sign] = 0.0
        card = table.top[DEPOT + seat]
        if card < 0 and table.depot_count(seat) == 0:
            card = table.top[INTERIM + seat]
            loads = 0
        if card < 0:
            return
        kind = BIT[card]
        deck = card // KINDS
        if deck != seat:  # it was loaded; only an interim store shows such cards
            fits = self._fits(table, deck)
        if table.wanted & kind:
            self.x[at] = 1.0
            self.x[at + 1] = self._pay(kind) / 3.0
        self.x[at + 2] = fits & kind != 0
        self.x[at + 3] = loads & kind != 0
        self.x[at + 4] = self._distance(table, card) / 12.0

    def _read_draw(self, table: Table, seat: int, at: int, fits: int, loads: int) -> None:
        """What the next draw may bring; a recycled stock is known."""
        known = table.top[STOCK + seat]
        among = table.unseen[seat]
        if table.stock_count(seat) == 0:
            known = table.top[INTERIM + seat]
            while known >= 0 and table.below[known] >= 0:
                known = table.below[known]
        self.x[at + 5] = known >= 0
        if known >= 0:
            among = BIT[known]
            if known // KINDS != seat:
                fits = self._fits(table, known // KINDS)
        count = bits.count(among)
        if count == 0 or table.stock_count(seat) + table.size[INTERIM + seat] == 0:
            for sign in range(at, at + 5):
                self.x[sign] = 0.0
            return
        good = among & table.wanted
        self.x[at] = bits.count(good) / count
        self.x[at + 1] = self._pay(good) / count
        self.x[at + 2] = bits.count(among & fits) / count
        self.x[at + 3] = bits.count(among & loads) / count
        self.x[at + 4] = bits.count(among & (table.wanted | fits | loads)) / count

    def _threats(self, table: Table, seat: int) -> int:
        """Open cards that the other seat could load onto this one's interim store."""
        if table.size[INTERIM + seat] == 0 or table.nugget[seat]:
            return 0
        near = NEIGHBOURS[table.top[INTERIM + seat]]
        found = 0
        for store in range(STORES):
            if table.size[store] and near & BIT[table.top[store]]:
                found += 1
        other = table.top[DEPOT + 1 - seat]
        if other >= 0 and near & BIT[other]:
            found += 1
        return found

    def _read_towers(self, table: Table) -> None:
        gold = 0
        built = 8
        for site in range(8):
            gold += LEFT_OF_TOWER[table.sites[site] + 1]
            built += table.sites[site]
        ahead = table.gold[table.seat] - table.gold[1 - table.seat]
        loose = table.own_cards(0) + table.own_cards(1) - table.depot_count(0)
        loose -= table.depot_count(1)
        at = COMMON
        self.x[at] = gold / TOWER_GOLD
        self.x[at + 1] = built / ALL_CARDS
        self.x[at + 2] = ahead / 10.0
        self.x[at + 3] = max(-3, min(3, ahead)) / 3.0
        self.x[at + 4] = table.quiet / max(8.0, 2.0 * loose)
        self.x[at + 5] = table.depot_count(0) > 0 and table.depot_count(1) > 0
        self.x[at + 6] = bits.count(table.wanted) / 8.0

    def _read_stores(self, table: Table) -> None:
        """Room, and the tower cards by how deep they are buried."""
        at = COMMON + 7
        for sign in range(at, at + 9):
            self.x[sign] = 0.0
        for store in range(STORES):
            if table.size[store] == 0:
                self.x[at] += 0.25
            self.x[at + 1] += table.size[store] / 60.0
            card = table.top[store]
            depth = 0
            while card >= 0:
                kind = BIT[card]
                if table.wanted & kind:
                    self.x[at + 2 + min(depth, 3)] += 0.33
                    self.x[at + (6 if depth == 0 else 7)] += self._pay(kind) / 3.0
                elif table.wanted & kind >> 1 and VALUE[card] and depth == 0:
                    self.x[at + 8] += 0.33  # the card after the one that is wanted
                card = table.below[card]
                depth += 1

    def _read_leads(self) -> None:
        """What a lead in gold is worth depends on how much of the game is left."""
        ahead = self.x[COMMON + 2]
        self.x[LEADS] = ahead * self.x[COMMON + 1]
        self.x[LEADS + 1] = ahead * self.x[6]
        self.x[LEADS + 2] = ahead * self.x[OF_A_SEAT + 6]
        self.x[LEADS + 3] = ahead * self.x[2]
        self.x[LEADS + 4] = ahead * self.x[OF_A_SEAT + 2]
        self.x[LEADS + 5] = ahead * self.x[COMMON]

    def _pay(self, kinds: int) -> int:
        """The gold that all these kinds would earn on towers."""
        if kinds & (PAYS[0] | PAYS[1] | PAYS[2]) == 0:
            return 0
        return (
            bits.count(kinds & PAYS[0])
            + 2 * bits.count(kinds & PAYS[1])
            + 3 * bits.count(kinds & PAYS[2])
        )

    def _distance(self, table: Table, card: int) -> int:
        """How many cards a tower lacks before this one."""
        nearest = 12
        for site in range(2 * SYMBOL[card], 2 * SYMBOL[card] + 2):
            away = VALUE[card] - table.sites[site] - 1
            if 0 <= away < nearest:
                nearest = away
        return nearest
