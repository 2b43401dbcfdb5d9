"""Why an action is not legal in Throne; the codes have sentences in ``texts``."""

from __future__ import annotations

from zweikampf.engine import actors
from zweikampf.engine.reason import Reason, because, no_such_action
from zweikampf.games.throne import actions, cards, legal, steps
from zweikampf.games.throne.state import ThroneState


def why_not(state: ThroneState, action: int) -> Reason | None:
    """The first rule that the action breaks, or ``None``."""
    unknown = no_such_action(action, len(actions.TOKENS))
    if unknown is not None:
        return unknown
    if state.actor == actors.OVER:
        return because("game-over")
    names_leader = action >= actions.LEAD0
    if state.step == steps.CHOOSE_LEADER:
        return None if names_leader else because("leader-comes-first")
    if names_leader:
        return because("leader-is-known")
    token = actions.TOKENS[action]
    named = cards.SET_OF[token]
    if legal.possible(state) & named:
        return None
    if state.actor == actors.CHANCE:
        return because("card-was-seen", card=token)
    if not state.hand[state.actor] & named:
        return because("not-in-hand", card=token)
    led = cards.FACTIONS[cards.FACTION[state.led]]
    if led == "X":
        return because("must-follow-doppelganger", card=token)
    return because("must-follow-faction", card=token, faction=led)
