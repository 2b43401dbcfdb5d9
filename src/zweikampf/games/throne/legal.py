"""What may be done in Throne (T3, T6): the cards that may come next, and the list made of them."""

from __future__ import annotations

from zweikampf.engine import actors, bits
from zweikampf.engine.actions import Actions
from zweikampf.games.throne import actions, cards, steps, tables
from zweikampf.games.throne.state import ThroneState


def may_follow(hand: int, led: int) -> int:
    """The cards of a hand that may follow the led card (T6.7)."""
    same = hand & tables.FACTION_SET[tables.FACTION[led]]
    if same:
        return same | (hand & tables.FACTION_SET[cards.DOPPELGANGER])
    return hand


def playable(state: ThroneState) -> int:
    """The cards that the seat to act may play (T4.2, T5.3, T6.7)."""
    if state.step == steps.FOLLOW:
        return may_follow(state.hand[state.actor], state.led)
    return state.hand[state.actor]


def possible(state: ThroneState) -> int:
    """The cards that the next action may name: unseen ones at chance (T3.3), else playable ones.

    None before chance has named the leader (T2.4), and none when the game is over.
    """
    if state.step == steps.CHOOSE_LEADER or state.actor == actors.OVER:
        return 0
    return state.deck if state.actor == actors.CHANCE else playable(state)


def fill(state: ThroneState, found: Actions) -> None:
    """The legal list: each token once, the unseen cards by weight at chance (T3.3, T3.7)."""
    found.clear()
    if state.step == steps.CHOOSE_LEADER:
        found.add(actions.LEAD0, 1)
        found.add(actions.LEAD1, 1)
        return
    source = possible(state)
    zeros = bits.count(source & tables.GOBLIN_ZEROS) if state.actor == actors.CHANCE else 1
    left = bits.one_of(source, tables.GOBLIN_ZEROS)
    while left:
        action = tables.ACTION_OF[bits.lowest(left)]
        left &= left - 1
        found.add(action, zeros if action == actions.ZERO else 1)
