"""Why an action is not legal in Throne; the codes have sentences in ``texts``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zweikampf.engine import actors
from zweikampf.engine.reason import Reason, because
from zweikampf.games.throne import cards
from zweikampf.games.throne.steps import Step

if TYPE_CHECKING:
    from zweikampf.games.throne.rules import Throne


def why_not(state: Throne, action: int) -> Reason | None:
    """The first rule that the action breaks, or ``None``."""
    if state.actor == actors.OVER:
        return because("game-over")
    token = cards.ACTION_TOKENS[action]
    names_leader = action >= cards.LEAD_ACTION
    if state.step == Step.CHOOSE_LEADER:
        return None if names_leader else because("leader-comes-first")
    if names_leader:
        return because("leader-is-known")
    if state.actor == actors.CHANCE:
        return None if cards.take(token, state.deck) else because("card-was-seen", card=token)
    hand = state.hand[state.actor]
    if not cards.take(token, hand):
        return because("not-in-hand", card=token)
    if action not in state.legal():
        led = cards.FACTIONS[cards.FACTION[state.led]]
        if led == "X":
            return because("must-follow-doppelganger", card=token)
        return because("must-follow-faction", card=token, faction=led)
    return None
