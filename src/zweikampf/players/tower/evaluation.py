"""How good a position of Tower is for a seat, without search: a guess at who will win.

The position is read as a row of numbers, its *features*: what each seat owns, what it can lay next,
how likely its next draw helps, which tower cards are buried how deep. A logistic function, fitted
to the outcomes of many games (``weights``), turns them into an outlook from -1 to 1. Features are
always read from the side of the active seat, so both seats are judged the same way. The
types that make this page fast are in ``evaluation.pxd``.
"""

from __future__ import annotations

import math

import cython

from zweikampf.engine import actors, bits
from zweikampf.engine.checks import need, seat_of
from zweikampf.games.tower import cards, ending, tables, zones
from zweikampf.games.tower.state import TowerState
from zweikampf.players.tower import features
from zweikampf.players.tower.weights import CLASSIC, Judgement

ALL_CARDS = 104.0
TOWER_GOLD = 48.0

# The kinds of a deck that fit on a look, by colour (deck or symbol), deck and look.
FITS = [
    [
        [
            sum(
                1 << kind
                for kind in range(cards.KINDS)
                if look and cards.NEED[by_symbol][cards.KINDS * deck + kind] == look
            )
            for look in range(cards.LOOKS)
        ]
        for deck in (0, 1)
    ]
    for by_symbol in (0, 1)
]
PAYS = [
    sum(cards.BIT[kind] for kind in range(cards.KINDS) if cards.TOWER_REWARD[kind] == pay)
    for pay in (1, 2, 3)
]
LEFT_OF_TOWER = [  # the gold that a tower still pays, by its top value plus one
    sum(cards.TOWER_REWARD[top + 1 : cards.VALUES]) for top in range(-1, cards.VALUES)
]


class Evaluation:
    """Reads and judges; it holds nothing but its weights and the numbers of the last reading."""

    row: list[float]  # as ``features`` numbers them
    weights: list[float]

    def __init__(self, judgement: Judgement = CLASSIC) -> None:
        need(judgement, Judgement, "judgement")
        if not cython.compiled:
            self.row = [0.0] * features.COUNT
            self.weights = [0.0] * features.COUNT
        for at, name in enumerate(features.NAMES):
            self.weights[at] = judgement.weights[name]
        self.constant = judgement.constant

    def outlook(self, state: TowerState, seat: int) -> float:
        """From -1, lost for the seat, to 1, won."""
        need(state, TowerState, "state")
        return self.fast_outlook(state, seat_of(seat))

    def fast_outlook(self, state: TowerState, seat: int) -> float:
        if state.actor == actors.OVER:
            best = ending.winner(state)
            return 0.0 if best < 0 else 1.0 if best == seat else -1.0
        self.read(state)
        found = self._weigh()
        return found if state.seat == seat else -found

    def named_features(self, state: TowerState) -> dict[str, float]:
        """Every feature by its name, for the fitting of weights."""
        need(state, TowerState, "state")
        self.read(state)
        return {name: self.row[at] for at, name in enumerate(features.NAMES)}

    def _weigh(self) -> float:
        """A logistic function of the features, stretched from -1 to 1."""
        found = self.constant
        for at in range(features.COUNT):
            found += self.weights[at] * self.row[at]
        return math.tanh(found / 2)

    # Features

    def read(self, state: TowerState) -> None:
        """Both seats, the active one first, then what they share."""
        fits0 = self._fits(state, 0)
        fits1 = self._fits(state, 1)
        if state.seat == 0:
            self._read_seat(state, 0, 0, fits0)
            self._read_seat(state, 1, features.PER_SEAT, fits1)
        else:
            self._read_seat(state, 1, 0, fits1)
            self._read_seat(state, 0, features.PER_SEAT, fits0)
        self._read_towers(state)
        self._read_stores(state)
        self._read_leads()

    def _fits(self, state: TowerState, deck: int) -> int:
        """The kinds of a deck that a filled store would take."""
        found = 0
        for store in range(zones.STORES):
            found |= FITS[state.colour_by_symbol][deck][state.looks >> (8 * store) & tables.BYTE]
        return found

    def _read_seat(self, state: TowerState, seat: int, first: int, fits: int) -> None:
        depot = state.depot_count(seat)
        stock = state.stock_count(seat)
        interim = state.size[zones.INTERIM + seat]
        loads = 0
        if state.size[zones.INTERIM + 1 - seat] and not state.nugget[1 - seat]:
            loads = tables.NEIGHBOURS[state.top[zones.INTERIM + 1 - seat]]
        self.row[first + features.GOLD] = state.gold[seat] / 10.0
        self.row[first + features.DEPOT_CARDS] = depot / 13.0
        self.row[first + features.LOOSE_CARDS] = (stock + interim) / 40.0
        self.row[first + features.INTERIM_CARDS] = interim / 20.0
        self.row[first + features.DEPOT_EMPTY] = depot == 0
        self.row[first + features.BLOCKED] = state.nugget[seat]
        self.row[first + features.NEARLY_OUT] = max(0, 8 - depot - stock - interim) / 8.0
        self._read_own_card(state, seat, first, fits, loads)
        self._read_draw(state, seat, first, fits, loads)
        self.row[first + features.THREATS] = self._threats(state, seat) / 3.0

    def _read_own_card(
        self, state: TowerState, seat: int, first: int, fits: int, loads: int
    ) -> None:
        """The card that the seat could lay without drawing."""
        for at in range(first + features.CARD_FITS_TOWER, first + features.CARD_TO_TOWER + 1):
            self.row[at] = 0.0
        card = state.top[zones.DEPOT + seat]
        if card < 0 and state.depot_count(seat) == 0:
            card = state.top[zones.INTERIM + seat]
            loads = 0
        if card < 0:
            return
        kind = tables.BIT[card]
        deck = card // cards.KINDS
        if deck != seat:  # it was loaded; only an interim store shows such cards
            fits = self._fits(state, deck)
        if state.wanted & kind:
            self.row[first + features.CARD_FITS_TOWER] = 1.0
            self.row[first + features.CARD_EARNS] = self._pay(kind) / 3.0
        self.row[first + features.CARD_FITS_STORE] = fits & kind != 0
        self.row[first + features.CARD_LOADS] = loads & kind != 0
        self.row[first + features.CARD_TO_TOWER] = self._distance(state, card) / 12.0

    def _read_draw(self, state: TowerState, seat: int, first: int, fits: int, loads: int) -> None:
        """What the next draw may bring; a recycled stock is known."""
        known = state.top[zones.STOCK + seat]
        among = state.unseen[seat]
        if state.stock_count(seat) == 0:
            known = state.top[zones.INTERIM + seat]
            while known >= 0 and state.below[known] >= 0:
                known = state.below[known]
        self.row[first + features.DRAW_IS_KNOWN] = known >= 0
        if known >= 0:
            among = tables.BIT[known]
            if known // cards.KINDS != seat:
                fits = self._fits(state, known // cards.KINDS)
        count = bits.count(among)
        if count == 0 or state.stock_count(seat) + state.size[zones.INTERIM + seat] == 0:
            for at in range(first + features.DRAW_FITS_TOWER, first + features.DRAW_IS_KNOWN):
                self.row[at] = 0.0
            return
        good = among & state.wanted
        self.row[first + features.DRAW_FITS_TOWER] = bits.count(good) / count
        self.row[first + features.DRAW_EARNS] = self._pay(good) / count
        self.row[first + features.DRAW_FITS_STORE] = bits.count(among & fits) / count
        self.row[first + features.DRAW_LOADS] = bits.count(among & loads) / count
        self.row[first + features.DRAW_FITS_ANYWHERE] = (
            bits.count(among & (state.wanted | fits | loads)) / count
        )

    def _threats(self, state: TowerState, seat: int) -> int:
        """Open cards that the other seat could load onto this one's interim store."""
        if state.size[zones.INTERIM + seat] == 0 or state.nugget[seat]:
            return 0
        near = tables.NEIGHBOURS[state.top[zones.INTERIM + seat]]
        found = 0
        for store in range(zones.STORES):
            if state.size[store] and near & tables.BIT[state.top[store]]:
                found += 1
        other = state.top[zones.DEPOT + 1 - seat]
        if other >= 0 and near & tables.BIT[other]:
            found += 1
        return found

    def _read_towers(self, state: TowerState) -> None:
        gold = 0
        built = zones.SITES
        for site in range(zones.SITES):
            gold += LEFT_OF_TOWER[state.sites[site] + 1]
            built += state.sites[site]
        ahead = state.gold[state.seat] - state.gold[1 - state.seat]
        loose = state.own_cards(0) + state.own_cards(1) - state.depot_count(0)
        loose -= state.depot_count(1)
        self.row[features.TOWER_GOLD_LEFT] = gold / TOWER_GOLD
        self.row[features.TOWERS_BUILT] = built / ALL_CARDS
        self.row[features.LEAD] = ahead / 10.0
        self.row[features.LEAD_CAPPED] = max(-3, min(3, ahead)) / 3.0
        self.row[features.QUIET_TURNS] = state.quiet / max(8.0, 2.0 * loose)
        self.row[features.BONUS_OPEN] = state.depot_count(0) > 0 and state.depot_count(1) > 0
        self.row[features.KINDS_WANTED] = bits.count(state.wanted) / 8.0

    def _read_stores(self, state: TowerState) -> None:
        """Room, and the tower cards by how deep they are buried."""
        for at in range(features.EMPTY_STORES, features.NEXT_WANTED_ON_TOP + 1):
            self.row[at] = 0.0
        for store in range(zones.STORES):
            if state.size[store] == 0:
                self.row[features.EMPTY_STORES] += 0.25
            self.row[features.STORED_CARDS] += state.size[store] / 60.0
            card = state.top[store]
            depth = 0
            while card >= 0:
                kind = tables.BIT[card]
                if state.wanted & kind:
                    self.row[features.WANTED_ON_TOP + min(depth, 3)] += 0.33
                    at = features.GOLD_ON_TOP if depth == 0 else features.GOLD_BURIED
                    self.row[at] += self._pay(kind) / 3.0
                elif state.wanted & kind >> 1 and tables.VALUE[card] and depth == 0:
                    self.row[features.NEXT_WANTED_ON_TOP] += 0.33
                card = state.below[card]
                depth += 1

    def _read_leads(self) -> None:
        """What a lead in gold is worth depends on how much of the game is left."""
        row, their = self.row, features.PER_SEAT
        lead = row[features.LEAD]
        row[features.LEAD_BY_TOWERS_BUILT] = lead * row[features.TOWERS_BUILT]
        row[features.LEAD_BY_OWN_NEARLY_OUT] = lead * row[features.NEARLY_OUT]
        row[features.LEAD_BY_THEIR_NEARLY_OUT] = lead * row[their + features.NEARLY_OUT]
        row[features.LEAD_BY_OWN_LOOSE_CARDS] = lead * row[features.LOOSE_CARDS]
        row[features.LEAD_BY_THEIR_LOOSE_CARDS] = lead * row[their + features.LOOSE_CARDS]
        row[features.LEAD_BY_TOWER_GOLD_LEFT] = lead * row[features.TOWER_GOLD_LEFT]

    def _pay(self, kinds: int) -> int:
        """The gold that all these kinds would earn on towers."""
        if kinds & (PAYS[0] | PAYS[1] | PAYS[2]) == 0:
            return 0
        return (
            bits.count(kinds & PAYS[0])
            + 2 * bits.count(kinds & PAYS[1])
            + 3 * bits.count(kinds & PAYS[2])
        )

    def _distance(self, state: TowerState, card: int) -> int:
        """How many cards a tower lacks before this one."""
        nearest = 12
        for site in range(2 * tables.SYMBOL[card], 2 * tables.SYMBOL[card] + 2):
            away = tables.VALUE[card] - state.sites[site] - 1
            if 0 <= away < nearest:
                nearest = away
        return nearest
