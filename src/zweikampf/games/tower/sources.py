"""Where the cards of Tower come from: a deck for each seat, whose first cards are its depot and the
others its stock (W4.1)."""

from __future__ import annotations

from functools import cache

from zweikampf.engine import bits
from zweikampf.engine.sources import Source
from zweikampf.games.tower import cards, steps, zones
from zweikampf.games.tower.state import TowerState

_START = Source("start")


def source(state: TowerState) -> Source:
    """What the next chance event asks."""
    if state.step == steps.START:
        return _START
    by_symbol = state.colour_by_symbol
    if state.step != steps.DEAL:
        is_depot = state.step == steps.TURN_UP
        return (_depot if is_depot else _stock)(state.seat, by_symbol)
    seen = [cards.KINDS - bits.count(state.unseen[seat]) for seat in range(2)]
    seat = 0 if seen[0] < zones.OPEN_CARDS else 1
    return (_depot if seen[seat] == 0 else _stock)(seat, by_symbol)


@cache
def _depot(seat: int, by_symbol: bool) -> Source:
    return Source(f"depot{seat}", _deck(seat, by_symbol), f"deck{seat}")


@cache
def _stock(seat: int, by_symbol: bool) -> Source:
    return Source(f"stock{seat}", _deck(seat, by_symbol), f"deck{seat}", zones.DEPOT_CARDS)


def _deck(seat: int, by_symbol: bool) -> tuple[tuple[str, int], ...]:
    faces = cards.FACE[by_symbol][cards.KINDS * seat : cards.KINDS * (seat + 1)]
    return tuple((token, 1) for token in sorted(cards.FACE_TOKEN[face] for face in faces))
