"""Leaves out moves of Dwarves that cannot be better than others, so that search looks at fewer.

An axe does all that a natural die does, and a joker card that is kept serves in a later turn. So of
several ways to pay for the same thing only those stay that keep most axes, then most joker cards;
and which ally turns a die into damage makes no difference. ``thrift.pxd`` makes this page fast.
"""

from __future__ import annotations

from math import comb

import cython

from zweikampf.engine import bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.dwarves import actions, cards, steps, tables, verbs
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.state import unused_dice
from zweikampf.players.dwarves.policy import DwarvesPolicy

NATURAL = (1 << cards.AXE) - 1  # a bit for each face but the axe
COUNTS = cards.MOST_DICE + 2
# WAYS[(faces * COUNTS + dice) * COUNTS + shown]: the ways in which dice that have this number of
# faces can fall if at least ``shown`` of them show the lowest face.
WAYS = [
    sum(comb(dice, each) * (faces - 1) ** (dice - each) for each in range(shown, dice + 1))
    if faces
    else 0
    for faces in range(cards.AXE + 2)
    for dice in range(COUNTS)
    for shown in range(COUNTS)
]


class ThriftyPolicy(DwarvesPolicy):
    def fast_narrow(self, state: State, found: Actions) -> None:
        self._narrow(cython.cast(Dwarves, state), found)

    def _narrow(self, state: Dwarves, found: Actions) -> None:
        if state.step != steps.CARD:
            return
        there = 0
        for item in range(cards.ITEM_COUNT):
            there |= (state.items[item] > 0) << item
        useful = there & self._uses(state)
        kept = 0
        for at in range(found.size):
            action = found.items[at]
            verb = tables.VERB[action]
            if verb == verbs.HIT:
                if not self._is_good_hit(state, useful, action):
                    continue
            elif verb == verbs.PLAY:
                if not self._is_thrifty(state, there, tables.CARD[action], tables.WITH[action]):
                    continue
            elif verb == verbs.REMOVE:
                if not self._is_thrifty(state, there, cards.E1, tables.WITH[action]):
                    continue
            found.items[kept] = action
            found.weights[kept] = found.weights[at]
            kept += 1
        found.size = kept

    def fast_merges(self, state: State) -> bool:
        return self._merges(cython.cast(Dwarves, state))

    def _merges(self, state: Dwarves) -> bool:
        """Which card a hit turns up from a pile hardly changes the rest of a turn, but each of them
        would be a branch of its own, and a plan of several hits would never be seen."""
        return state.step == steps.FLIP

    def fast_chance(self, state: State, rng: Rng, scratch: Actions) -> int:
        return self._chance(cython.cast(Dwarves, state), rng, scratch)

    def _chance(self, state: Dwarves, rng: Rng, scratch: Actions) -> int:
        """The dice that begin a turn, the lowest one first: 56 rolls of three instead of 216. Each
        roll is as likely as all its orders together."""
        if state.step != steps.ROLL or not self._is_first_roll(state):
            return state.fast_pick(rng, scratch)
        face = cards.AXE
        while face > 0 and state.items[face] == 0:
            face -= 1
        shown = state.items[face]
        dice = shown + state.to_roll
        while face < cards.AXE:
            at = ((cards.AXE + 1 - face) * COUNTS + dice) * COUNTS + shown
            if rng.fast_below(WAYS[at]) < WAYS[at + 1]:
                break
            face += 1
            shown = 0
            dice = state.to_roll
        return actions.FIRST_ROLL + face

    def _is_first_roll(self, state: Dwarves) -> bool:
        """Not after a reroll or T3, when other dice may be higher."""
        display = state.display[state.active]
        again = state.deck.amount[cards.S3] * bits.count(display & tables.KIND_SET[cards.S3])
        more = state.deck.amount[cards.S2] * bits.count(display & tables.KIND_SET[cards.S2])
        dice = cards.FEWEST_DICE + more
        if dice > cards.MOST_DICE:
            dice = cards.MOST_DICE
        return state.rerolls == again and unused_dice(state) + state.to_roll == dice

    def _is_good_hit(self, state: Dwarves, useful: int, action: int) -> bool:
        """The first ally that can use the item; natural dice first, then axes, then joker cards."""
        item = tables.WITH[action]
        if item >= cards.AXE and useful & ((1 << item) - 1):
            return False
        before = state.display[state.active] & ((1 << tables.CARD[action]) - 1)
        while before:
            if state.deck.uses[bits.lowest(before)] >> item & 1:
                return False
            before &= before - 1
        return True

    def _is_thrifty(self, state: Dwarves, there: int, kind: int, payment: int) -> bool:
        """As many natural dice of its face as there are, then axes, then joker cards."""
        first = payment * cards.ITEM_COUNT
        taken = 0
        for face in range(cards.AXE):
            taken = tables.NEEDS[first + face]
            if taken:
                break
        missing = state.deck.size[kind] - taken
        if missing == 0:
            return True
        if taken:
            if state.items[face] > taken:
                return False
        elif state.deck.size[kind] > 1:
            if there & NATURAL:
                return False
        elif self._is_payable(state, kind):
            return False
        axes = tables.NEEDS[first + cards.AXE]
        return axes == missing or axes == state.items[cards.AXE]

    def _is_payable(self, state: Dwarves, kind: int) -> bool:
        """A natural die is all that this card costs."""
        for face in range(cards.AXE):
            if state.items[face] and state.deck.ways[kind] & tables.NATURAL_WAY[face]:
                return True
        return False
