"""Observations of Tower. There are no secrets; seats differ in what is mine and what is theirs.

Cards are named by their face. For each pile there is a count of every face in it, and its top cards
in order: 1 + the place of the face among the labels of the pile, 0 where there is no card.
"""

from __future__ import annotations

import cython

from zweikampf.engine.state import State
from zweikampf.envs import encoder
from zweikampf.envs.encoder import Encoder, Row
from zweikampf.envs.slices import Layout, Part, both, cells, number
from zweikampf.games.tower import actions, cards, steps, tables, zones
from zweikampf.games.tower.state import TowerState
from zweikampf.games.tower.verbs import MOVES, Verb

DEPTH = 20  # top cards of a pile whose order is encoded

_FACES = cards.FACE_TOKEN
_TOPS = [f"top{at}" for at in range(1, DEPTH + 1)]
_SITES = [f"{symbol}{rank}" for symbol in cards.SYMBOLS for rank in ("low", "high")]
_FLAGS = ("table", "symbol", "literal", "claim", "pay1")


def _pile(name: str, words: str) -> list[Part]:
    return [
        cells(name, _FACES, f"how many of each card are known to be {words}"),
        cells(
            f"{name}_tops",
            _TOPS,
            f"the top cards {words}, the topmost first: 1 + the place of the card among the labels "
            f"of {name}, 0 for no card",
        ),
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
                cells("unseen", _FACES, "how many of each card of this deck nobody has seen"),
                number("depot_hidden", "how many unseen cards lie in the depot"),
                number("stock_hidden", "how many unseen cards lie in the stock"),
                number("gold", "how much gold this seat has"),
                number("blocked", "1 if the interim store is blocked"),
            ]
        ),
        cells("drawn", _FACES, "1 at the drawn card"),
        cells(
            "towers",
            _SITES,
            "two towers per symbol, the lower first: the next value that fits, from 0 to 12; "
            "13 for a finished tower",
        ),
        number("bank", "how much gold the bank has"),
        number("bonus_open", "1 if no depot has become empty yet"),
        number("pending", "how much gold can be taken as a reward"),
        number("turns", "how many turns were played, at most 127"),
        number("quiet", "how many turns in a row had no progress, at most 127"),
        number("progress", "1 if this turn has made progress"),
        number("idle", "1 if the turn before ended with a pass and had none"),
        cells("step", steps.WORDS, "1 at what is to be done"),
        number("i_act", "1 if it is my turn to act"),
        number("i_am_active", "1 if it is my turn"),
        cells(
            "last_kind",
            [kind.name.lower() for kind in Verb],
            "1 at the kind of action that TURM! would undo",
        ),
        cells("last_from", actions.PLACES, "1 at the place that its card came from"),
        cells("last_to", actions.PLACES, "1 at the place that its card went to"),
        number("last_recycled", "1 if it turned the interim store over"),
        number("last_progress", "1 if there had been progress before it"),
        cells("options", _FLAGS, "1 for each option that has this value"),
    ]
)

# Where the parts begin in a row; encoder.pxd makes C numbers of them.
SIZE = LAYOUT.size
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

CARRIES = [int(kind in MOVES) for kind in Verb]  # does an action of this kind move cards?


class TowerEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(LAYOUT, actions.ACTIONS)

    def fits(self, state: State) -> bool:
        return isinstance(state, TowerState)

    def encode(self, state: State, seat: int, row: Row) -> None:
        encoder.clear(row, SIZE)
        self._encode(cython.cast(TowerState, state), seat, row)

    def _encode(self, state: TowerState, seat: int, row: Row) -> None:
        for store in range(zones.STORES):
            self._pile(state, store, row, PILE * store)
        self._side(state, seat, row, 0)
        self._side(state, 1 - seat, row, SIDE)
        if state.drawn >= 0:
            row[DRAWN + state.face(state.drawn)] = 1
        self._towers(state, row)
        row[BANK] = state.bank
        row[BONUS_OPEN] = state.depot_count(0) > 0 and state.depot_count(1) > 0
        row[PENDING] = encoder.small(state.pending)
        row[TURNS] = encoder.small(state.turns)
        row[QUIET] = encoder.small(state.quiet)
        row[PROGRESS] = state.progress
        row[IDLE] = state.idle
        row[STEP + state.step] = 1
        row[I_ACT] = state.actor == seat
        row[I_AM_ACTIVE] = state.step > steps.START and state.seat == seat
        if state.last >= 0:
            self._last(state, row)
        row[OPTIONS] = state.table_mode
        row[OPTIONS + 1] = state.colour_by_symbol
        row[OPTIONS + 2] = state.literal_drawing
        row[OPTIONS + 3] = state.claim_reward
        row[OPTIONS + 4] = state.false_call_pays

    def _pile(self, state: TowerState, pile: int, row: Row, at: int) -> None:
        """Every face, and the topmost ones in order."""
        card = state.top[pile]
        depth = 0
        while card >= 0:
            face = state.face(card)
            row[at + face] += 1
            if depth < DEEPEST:
                row[at + cards.CARDS + depth] = face + 1
            depth += 1
            card = state.below[card]

    def _side(self, state: TowerState, owner: int, row: Row, at: int) -> None:
        self._pile(state, zones.DEPOT + owner, row, at + DEPOT)
        self._pile(state, zones.INTERIM + owner, row, at + INTERIM)
        self._pile(state, zones.STOCK + owner, row, at + STOCK)
        for kind in range(cards.KINDS):
            if state.unseen[owner] >> kind & 1:
                row[at + UNSEEN + state.face(cards.KINDS * owner + kind)] += 1
        row[at + DEPOT_HIDDEN] = state.hidden[zones.DEPOT + owner]
        row[at + STOCK_HIDDEN] = state.hidden[zones.STOCK + owner]
        row[at + GOLD] = state.gold[owner]
        row[at + BLOCKED] = state.nugget[owner]

    def _towers(self, state: TowerState, row: Row) -> None:
        """The two towers of a symbol are alike: the lower one comes first (W3.1)."""
        for symbol in range(zones.SITES // 2):
            low = state.sites[2 * symbol] + 1
            high = state.sites[2 * symbol + 1] + 1
            row[TOWERS + 2 * symbol] = low if low < high else high
            row[TOWERS + 2 * symbol + 1] = high if low < high else low

    def _last(self, state: TowerState, row: Row) -> None:
        kind = tables.VERB[state.last]
        row[LAST_KIND + kind] = 1
        if CARRIES[kind]:
            row[LAST_FROM + tables.FROM[state.last]] = 1
            row[LAST_TO + tables.TO[state.last]] = 1
        row[LAST_RECYCLED] = state.recycled
        row[LAST_PROGRESS] = state.had_progress
