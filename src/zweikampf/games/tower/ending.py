"""How a game of Tower ends (W11, W12): pure functions of the table."""

from __future__ import annotations

from zweikampf.engine.outcome import Outcome
from zweikampf.games.tower import zones
from zweikampf.games.tower.table import Table

MOST_TURNS = 1000
FEWEST_QUIET_TURNS = 8
INTERIM, NOBODY = zones.INTERIM, zones.NOBODY


def is_stalemate(table: Table, two_passes: bool) -> bool:
    """No progress for long, two idle passes in a row, or 1000 turns (W12.2-W12.4)."""
    loose = table.stock_count(0) + table.stock_count(1)
    loose += table.size[INTERIM] + table.size[INTERIM + 1]
    return (
        table.quiet >= max(FEWEST_QUIET_TURNS, 2 * loose) or two_passes or table.turns >= MOST_TURNS
    )


def out_seat(table: Table) -> int:
    """The seat that has no card left, or -1. Nobody is ever left without cards but by going out."""
    for seat in range(2):
        if table.own_cards(seat) == 0:
            return seat
    return NOBODY


def winner(table: Table) -> int:
    """The winner of a finished game, or -1 for a draw."""
    if table.gold[0] != table.gold[1]:
        return 0 if table.gold[0] > table.gold[1] else 1
    out = out_seat(table)
    if out != NOBODY:
        return out  # W11.2
    if table.own_cards(0) != table.own_cards(1):
        return 0 if table.own_cards(0) < table.own_cards(1) else 1  # W12.5
    if table.depot_count(0) != table.depot_count(1):
        return 0 if table.depot_count(0) < table.depot_count(1) else 1
    return NOBODY


def outcome(table: Table) -> Outcome:
    """Winner, reason and score as W11.2 and W12.5 list them."""
    best = winner(table)
    reason = "stalemate" if out_seat(table) == NOBODY else "out"
    return Outcome(None if best == NOBODY else best, reason, (table.gold[0], table.gold[1]))
