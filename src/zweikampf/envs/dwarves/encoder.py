"""Observations of Dwarves. Cards are counted by kind; copies are not told apart."""

from __future__ import annotations

import cython

from zweikampf.engine import bits
from zweikampf.engine.state import State
from zweikampf.envs import encoder
from zweikampf.envs.encoder import Encoder, Row
from zweikampf.envs.slices import Layout, both, cells, number
from zweikampf.games.dwarves import cards, tokens
from zweikampf.games.dwarves.steps import Phase
from zweikampf.games.dwarves.table import Table, points_on

LAYOUT = Layout(
    [
        *both(
            [
                cells("hand", cards.KINDS, "cards known to be in this hand"),
                cells("display", cards.KINDS, "cards on display"),
                cells("discard", cards.KINDS, "the discard pile"),
                cells("unseen", cards.KINDS, "my pile; of the opponent hand and pile together"),
                cells("damage", cards.KINDS[: cards.BODIES], "damage on a card on display"),
                cells("twists", cards.TWISTS, "twists not yet in the discard pile"),
                number("hand_count", "cards in this hand"),
                number("pile_count", "cards in this draw pile"),
                number("jokers", "joker cards held"),
                number("points", "victory points on display"),
            ]
        ),
        cells("phase", [phase.word for phase in Phase], "what is to be done next"),
        cells("items", [*cards.FACES, "usable"], "unused dice by face, and usable joker cards"),
        number("centre", "joker cards in the centre"),
        number("to_draw", "cards still to draw"),
        number("to_roll", "dice still to roll"),
        number("rerolls", "rerolls left"),
        number("spent", "1 if something was spent in this turn"),
        number("ending", "1 if the active seat has ended its turn"),
        number("i_act", "1 if it is my turn to act"),
        number("i_am_active", "1 if it is my turn"),
        number("i_suffer", "1 if damage is aimed at me"),
        number("they_suffer", "1 if damage is aimed at the opponent"),
        cells("target", cards.TARGETS, "what the damage is aimed at"),
    ]
)

# Typed copies: encoder.pxd makes them C values.
SIZE = LAYOUT.size
KINDS, BODIES, ITEMS, T1 = len(cards.KINDS), cards.BODIES, len(cards.ITEMS), cards.T1
KIND_OF = cards.KIND_OF
KIND_SET = cards.KIND_SET
FIRST = int(Phase.FIRST)
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
        super().__init__(LAYOUT, len(tokens.TOKENS))

    def encode(self, state: State, seat: int, row: Row) -> None:
        encoder.clear(row, SIZE)
        self._encode(cython.cast(Table, state), seat, row)

    def _encode(self, table: Table, seat: int, row: Row) -> None:
        other = 1 - seat
        put(row, HAND, table.hand[seat])
        put(row, UNSEEN, table.pile[seat])
        self._theirs(table.hand[other] | table.pile[other], bits.count(table.pile[other]), row)
        self._side(table, seat, row, 0)
        self._side(table, other, row, SIDE)
        row[PHASE + table.phase] = 1
        for item in range(ITEMS):
            row[ITEM + item] = table.items[item]
        row[CENTRE] = table.centre()
        row[TO_DRAW] = encoder.small(table.to_draw)
        row[TO_ROLL] = encoder.small(table.to_roll)
        row[REROLLS] = encoder.small(table.rerolls)
        row[SPENT] = table.spent
        row[ENDING] = table.ending
        row[I_ACT] = table.actor == seat
        row[I_AM_ACTIVE] = table.phase != FIRST and table.active == seat
        if table.suffering >= 0:
            row[I_SUFFER if table.suffering == seat else THEY_SUFFER] = 1
            row[TARGET + table.target] = 1

    def _theirs(self, unseen: int, pile_count: int, row: Row) -> None:
        """Hand and pile as one group; what no pile of this size can hide is in the hand (Z15.4)."""
        put(row, SIDE + UNSEEN, unseen)
        for kind in range(KINDS):
            if row[SIDE + UNSEEN + kind] > pile_count:
                row[SIDE + HAND + kind] = row[SIDE + UNSEEN + kind] - pile_count

    def _side(self, table: Table, owner: int, row: Row, at: int) -> None:
        """What lies open on one side."""
        put(row, at + DISPLAY, table.display[owner])
        put(row, at + DISCARD, table.discard[owner])
        for kind in range(BODIES):
            row[at + DAMAGE + kind] = encoder.small(table.wounds[owner * BODIES + kind])
        for twist in range(3):
            left = table.deck.cards & KIND_SET[T1 + twist]
            row[at + TWISTS + twist] = bits.count(left & ~table.discard[owner])
        row[at + HAND_COUNT] = bits.count(table.hand[owner])
        row[at + PILE_COUNT] = bits.count(table.pile[owner])
        row[at + JOKERS] = table.jokers[owner]
        row[at + POINTS] = encoder.small(points_on(table.display[owner], table.deck))


def put(row: Row, at: int, source: int) -> None:
    """Count the cards of a set by kind."""
    left = source
    while left:
        row[at + KIND_OF[bits.lowest(left)]] += 1
        left &= left - 1
