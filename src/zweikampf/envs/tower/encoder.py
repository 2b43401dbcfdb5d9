"""Observations of Tower. There are no secrets; seats differ in what is mine and what is theirs.

Cards are named by their face. For each pile there is a count of every face in it, and its top cards
in order: the face as a number from 1 on, 0 where there is no card.
"""

from __future__ import annotations

import cython

from zweikampf.engine.state import State
from zweikampf.envs import encoder
from zweikampf.envs.encoder import Encoder, Row
from zweikampf.envs.slices import Layout, Part, both, cells, number
from zweikampf.games.tower import acts, cards, zones
from zweikampf.games.tower.steps import Kind, Step
from zweikampf.games.tower.table import Table

DEPTH = 20  # top cards of a pile whose order is told

_FACES = cards.FACE_TOKEN
_TOPS = [f"top{at}" for at in range(1, DEPTH + 1)]
_SITES = [f"{symbol}{rank}" for symbol in cards.SYMBOLS for rank in ("low", "high")]
_FLAGS = ("table", "symbol", "literal", "claim", "pay1")


def _pile(name: str, words: str) -> list[Part]:
    return [
        cells(name, _FACES, f"known cards {words}"),
        cells(f"{name}_tops", _TOPS, f"the top cards {words}, the topmost first, as numbers"),
    ]


LAYOUT = Layout(
    [
        *(
            part
            for store in range(1, zones.STORES + 1)
            for part in _pile(f"store{store}", f"in store {store}")
        ),
        *both(
            [
                *_pile("depot", "in the depot"),
                *_pile("interim", "in the interim store"),
                *_pile("stock", "in the stock"),
                cells("unseen", _FACES, "cards of this deck that nobody has seen"),
                number("depot_hidden", "unseen cards in the depot"),
                number("stock_hidden", "unseen cards in the stock"),
                number("gold", "gold"),
                number("blocked", "1 if the interim store is blocked"),
            ]
        ),
        cells("drawn", _FACES, "the drawn card"),
        cells("towers", _SITES, "two towers a symbol: the next value that fits, 13 for none"),
        number("bank", "gold in the bank"),
        number("bonus_open", "1 if no depot has become empty yet"),
        number("pending", "a reward that can be taken"),
        number("turns", "turns played, at most 127"),
        number("quiet", "turns without progress, at most 127"),
        number("progress", "1 if this turn has made progress"),
        number("idle", "1 if the turn before ended with a pass and had none"),
        cells("step", [step.name.lower().replace("_", "-") for step in Step], "what is to be done"),
        number("i_act", "1 if it is my turn to act"),
        number("i_am_active", "1 if it is my turn"),
        cells("last_kind", [kind.name.lower() for kind in Kind], "what TURM! would undo"),
        cells("last_from", acts.PLACES, "where its card came from"),
        cells("last_to", acts.PLACES, "where its card went"),
        number("last_recycled", "1 if it turned the interim store over"),
        number("last_progress", "1 if there had been progress before it"),
        cells("options", _FLAGS, "1 for each option that has this value"),
    ]
)

# Typed copies: encoder.pxd makes them C values.
SIZE = LAYOUT.size
KINDS, CARDS = cards.KINDS, cards.CARDS
STORES, PILE_DEPOT, PILE_INTERIM, PILE_STOCK = (
    zones.STORES, zones.DEPOT, zones.INTERIM, zones.STOCK
)  # fmt: skip
FACE = cards.FACE
KIND, FROM, TO = acts.KIND, acts.FROM, acts.TO
_CARRYING = (Kind.TOWER, Kind.STORE, Kind.LOAD, Kind.PAIR, Kind.PUT_AWAY, Kind.PAY)
CARRIES = [int(kind in _CARRYING) for kind in Kind]
START = int(Step.START)
PILE = LAYOUT.start("store2") - LAYOUT.start("store1")
SIDE = LAYOUT.start("their_depot") - LAYOUT.start("my_depot")
DEPOT, INTERIM, STOCK, UNSEEN, DEPOT_HIDDEN, STOCK_HIDDEN, GOLD, BLOCKED = (
    LAYOUT.start(f"my_{name}")
    for name in (
        "depot", "interim", "stock", "unseen", "depot_hidden", "stock_hidden", "gold", "blocked",
    )
)  # fmt: skip
DRAWN, TOWERS, BANK, BONUS_OPEN, PENDING, TURNS, QUIET, PROGRESS, IDLE, STEP, I_ACT, I_AM_ACTIVE = (
    LAYOUT.start(name)
    for name in (
        "drawn", "towers", "bank", "bonus_open", "pending", "turns", "quiet", "progress", "idle",
        "step", "i_act", "i_am_active",
    )
)  # fmt: skip
LAST_KIND, LAST_FROM, LAST_TO, LAST_RECYCLED, LAST_PROGRESS, OPTIONS = (
    LAYOUT.start(name)
    for name in (
        "last_kind", "last_from", "last_to", "last_recycled", "last_progress", "options",
    )
)  # fmt: skip
DEEPEST = DEPTH


class TowerEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(LAYOUT, acts.ACTIONS)

    def encode(self, state: State, seat: int, row: Row) -> None:
        encoder.clear(row, SIZE)
        self._encode(cython.cast(Table, state), seat, row)

    def _encode(self, table: Table, seat: int, row: Row) -> None:
        for store in range(STORES):
            self._pile(table, store, row, PILE * store)
        self._side(table, seat, row, 0)
        self._side(table, 1 - seat, row, SIDE)
        if table.drawn >= 0:
            row[DRAWN + table.face(table.drawn)] = 1
        self._towers(table, row)
        row[BANK] = table.bank
        row[BONUS_OPEN] = table.depot_count(0) > 0 and table.depot_count(1) > 0
        row[PENDING] = encoder.small(table.pending)
        row[TURNS] = encoder.small(table.turns)
        row[QUIET] = encoder.small(table.quiet)
        row[PROGRESS] = table.progress
        row[IDLE] = table.idle
        row[STEP + table.step] = 1
        row[I_ACT] = table.actor == seat
        row[I_AM_ACTIVE] = table.step > START and table.seat == seat
        if table.last >= 0:
            self._last(table, row)
        row[OPTIONS] = table.calls
        row[OPTIONS + 1] = table.by_symbol
        row[OPTIONS + 2] = table.literal
        row[OPTIONS + 3] = table.claim
        row[OPTIONS + 4] = table.pay1

    def _pile(self, table: Table, pile: int, row: Row, at: int) -> None:
        """Every face, and the topmost ones in order."""
        card = table.top[pile]
        depth = 0
        while card >= 0:
            face = table.face(card)
            row[at + face] += 1
            if depth < DEEPEST:
                row[at + CARDS + depth] = face + 1
            depth += 1
            card = table.below[card]

    def _side(self, table: Table, owner: int, row: Row, at: int) -> None:
        self._pile(table, PILE_DEPOT + owner, row, at + DEPOT)
        self._pile(table, PILE_INTERIM + owner, row, at + INTERIM)
        self._pile(table, PILE_STOCK + owner, row, at + STOCK)
        for kind in range(KINDS):
            if table.unseen[owner] >> kind & 1:
                row[at + UNSEEN + FACE[CARDS * table.by_symbol + KINDS * owner + kind]] += 1
        row[at + DEPOT_HIDDEN] = table.hidden[owner]
        row[at + STOCK_HIDDEN] = table.hidden[2 + owner]
        row[at + GOLD] = table.gold[owner]
        row[at + BLOCKED] = table.nugget[owner]

    def _towers(self, table: Table, row: Row) -> None:
        """The two towers of a symbol are alike: the lower one comes first (W3.1)."""
        for symbol in range(4):
            low = table.sites[2 * symbol] + 1
            high = table.sites[2 * symbol + 1] + 1
            row[TOWERS + 2 * symbol] = low if low < high else high
            row[TOWERS + 2 * symbol + 1] = high if low < high else low

    def _last(self, table: Table, row: Row) -> None:
        kind = KIND[table.last]
        row[LAST_KIND + kind] = 1
        if CARRIES[kind]:
            row[LAST_FROM + FROM[table.last]] = 1
            row[LAST_TO + TO[table.last]] = 1
        row[LAST_RECYCLED] = table.recycled
        row[LAST_PROGRESS] = table.had_progress
