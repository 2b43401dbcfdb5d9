"""Where chance of Dwarves comes from: the pile and the dice of each seat (Z4.3, Z7.1)."""

from __future__ import annotations

from functools import cache

from zweikampf.engine import bits
from zweikampf.engine.sources import Source
from zweikampf.games.dwarves import cards, legal, steps
from zweikampf.games.dwarves.state import DwarvesState

_FIRST = Source("first")
_DICE = (Source("dice0"), Source("dice1"))


def source(state: DwarvesState) -> Source:
    """What the next chance event asks."""
    if state.step == steps.FIRST:
        return _FIRST
    if state.step == steps.ROLL:
        return _DICE[state.active]
    return _pile(legal.pile_owner(state), state.deck.cards)


@cache
def _pile(seat: int, deck: int) -> Source:
    copies = [bits.count(deck & kind) for kind in cards.KIND_SET]
    named = zip(cards.KINDS, copies, strict=True)
    return Source(f"pile{seat}", tuple(sorted((kind, count) for kind, count in named if count)))
