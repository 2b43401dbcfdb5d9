"""Observations of Dwarves. Cards are counted by kind; copies are not told apart."""

from __future__ import annotations

import cython

from zweikampf.engine import bits
from zweikampf.engine.state import State
from zweikampf.envs import encoder
from zweikampf.envs.encoder import Encoder, Row
from zweikampf.envs.slices import Layout, both, cells, number
from zweikampf.games.dwarves import actions, cards, ending, steps, tables
from zweikampf.games.dwarves.state import DwarvesState, jokers_in_centre

LAYOUT = Layout(
    [
        *both(
            [
                cells("hand", cards.KINDS, "how many of each kind are known to be in this hand"),
                cells("display", cards.KINDS, "how many of each kind lie on display"),
                cells("discard", cards.KINDS, "how many of each kind lie in the discard pile"),
                cells(
                    "unseen",
                    cards.KINDS,
                    "how many of each kind: in my pile; in the opponent's hand and pile together",
                ),
                cells(
                    "damage",
                    cards.KINDS[: cards.WITH_HEALTH],
                    "points of damage on a card on display",
                ),
                cells(
                    "twists", cards.TWISTS, "how many of each twist are not yet in the discard pile"
                ),
                number("hand_count", "how many cards this hand holds"),
                number("pile_count", "how many cards this draw pile holds"),
                number("jokers", "how many joker cards this seat holds"),
                number("points", "victory points on display"),
            ]
        ),
        cells("phase", steps.WORDS, "1 at what is to be done next"),
        cells(
            "items",
            [*cards.FACES, "usable"],
            "how many unused dice show each face, and how many joker cards are usable",
        ),
        number("centre", "how many joker cards lie in the centre"),
        number("to_draw", "how many cards are still to draw"),
        number("to_roll", "how many dice are still to roll"),
        number("rerolls", "how many rerolls are left"),
        number("spent", "1 if something was spent in this turn"),
        number("ending", "1 if the active seat has ended its turn"),
        number("i_act", "1 if it is my turn to act"),
        number("i_am_active", "1 if it is my turn"),
        number("i_suffer", "1 if damage is aimed at me"),
        number("they_suffer", "1 if damage is aimed at the opponent"),
        cells("target", cards.TARGETS, "1 at what the damage is aimed at"),
    ]
)

# Places in a row: encoder.pxd makes them C values.
SIZE = LAYOUT.size
SIDE = LAYOUT.start("their_hand")  # from my part to theirs
HAND, DISPLAY, DISCARD, UNSEEN, DAMAGE, TWISTS, HAND_COUNT, PILE_COUNT, JOKERS, POINTS = (
    LAYOUT.start(f"my_{name}")
    for name in (
        "hand", "display", "discard", "unseen", "damage", "twists", "hand_count", "pile_count",
        "jokers", "points",
    )
)  # fmt: skip
PHASE, ITEM, CENTRE, TO_DRAW, TO_ROLL, REROLLS, SPENT, ENDING = (
    LAYOUT.start(name)
    for name in (
        "phase", "items", "centre", "to_draw", "to_roll", "rerolls", "spent", "ending",
    )
)  # fmt: skip
I_ACT, I_AM_ACTIVE, I_SUFFER, THEY_SUFFER, TARGET = (
    LAYOUT.start(name) for name in ("i_act", "i_am_active", "i_suffer", "they_suffer", "target")
)


class DwarvesEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(LAYOUT, len(actions.TOKENS))

    def fits(self, state: State) -> bool:
        return isinstance(state, DwarvesState)

    def encode(self, state: State, seat: int, row: Row) -> None:
        encoder.clear(row, SIZE)
        self._encode(cython.cast(DwarvesState, state), seat, row)

    def _encode(self, state: DwarvesState, seat: int, row: Row) -> None:
        other = 1 - seat
        put(row, HAND, state.hand[seat])
        put(row, UNSEEN, state.pile[seat])
        self._theirs(state.hand[other] | state.pile[other], bits.count(state.pile[other]), row)
        self._side(state, seat, row, 0)
        self._side(state, other, row, SIDE)
        row[PHASE + state.step] = 1
        for item in range(cards.ITEM_COUNT):
            row[ITEM + item] = state.items[item]
        row[CENTRE] = jokers_in_centre(state)
        row[TO_DRAW] = encoder.small(state.to_draw)
        row[TO_ROLL] = encoder.small(state.to_roll)
        row[REROLLS] = encoder.small(state.rerolls)
        row[SPENT] = state.spent
        row[ENDING] = state.ending
        row[I_ACT] = state.actor == seat
        row[I_AM_ACTIVE] = state.step != steps.FIRST and state.active == seat
        if state.suffering >= 0:
            row[I_SUFFER if state.suffering == seat else THEY_SUFFER] = 1
            row[TARGET + state.target] = 1

    def _theirs(self, unseen: int, pile_count: int, row: Row) -> None:
        """Hand and pile as one group; what no pile of this size can hide is in the hand (Z15.4)."""
        put(row, SIDE + UNSEEN, unseen)
        for kind in range(cards.KIND_COUNT):
            if row[SIDE + UNSEEN + kind] > pile_count:
                row[SIDE + HAND + kind] = row[SIDE + UNSEEN + kind] - pile_count

    def _side(self, state: DwarvesState, owner: int, row: Row, at: int) -> None:
        """What lies open on one side."""
        put(row, at + DISPLAY, state.display[owner])
        put(row, at + DISCARD, state.discard[owner])
        for kind in range(cards.WITH_HEALTH):
            row[at + DAMAGE + kind] = encoder.small(state.damage[owner * cards.WITH_HEALTH + kind])
        for twist in range(3):
            left = state.deck.cards & tables.KIND_SET[cards.T1 + twist]
            row[at + TWISTS + twist] = bits.count(left & ~state.discard[owner])
        row[at + HAND_COUNT] = bits.count(state.hand[owner])
        row[at + PILE_COUNT] = bits.count(state.pile[owner])
        row[at + JOKERS] = state.jokers[owner]
        row[at + POINTS] = encoder.small(ending.points_in(state.display[owner], state.deck))


def put(row: Row, at: int, source: int) -> None:
    """Count the cards of a set by kind."""
    left = source
    while left:
        row[at + tables.KIND_OF[bits.lowest(left)]] += 1
        left &= left - 1
