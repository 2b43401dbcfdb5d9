"""Where the cards of Throne come from: one deck, from the first card dealt to the last taken face
down (T3.4, T4.1, T4.5)."""

from __future__ import annotations

from zweikampf.engine.sources import Source
from zweikampf.games.throne import cards, steps
from zweikampf.games.throne.state import ThroneState

_LEADER = Source("leader")
_DECK = Source("deck", tuple((each, cards.TOKEN.count(each)) for each in sorted(set(cards.TOKEN))))


def source(state: ThroneState) -> Source:
    """What the next chance event asks."""
    return _LEADER if state.step == steps.CHOOSE_LEADER else _DECK
