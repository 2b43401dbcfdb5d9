"""Is everything still there? (W15.1) The rules do not ask: they are written so that nothing can get
lost."""

from __future__ import annotations

from zweikampf.engine import actors, bits
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import cards, zones
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.table import Table

CARDS = cards.CARDS
KINDS = cards.KINDS
VALUES = cards.VALUES
BIT = cards.BIT
PILES = zones.PILES
ALL_GOLD = zones.ALL_GOLD


def is_whole(table: Table) -> bool:
    """All 104 cards are in one place each, and all 57 gold (W15.1, W13.2)."""
    return _has_all_gold(table) and _has_all_cards(table)


def _has_all_gold(table: Table) -> bool:
    gold = table.gold[0] + table.gold[1] + table.nugget[0] + table.nugget[1] + table.bank
    return gold == ALL_GOLD and min(table.gold[0], table.gold[1], table.bank) >= 0


def _has_all_cards(table: Table) -> bool:
    """What lies in no pile and is not unseen must be what the towers are made of."""
    found = [table.unseen[0], table.unseen[1]]
    count = bits.count(found[0]) + bits.count(found[1])
    for seat in range(2):
        if table.hidden[seat] + table.hidden[2 + seat] != bits.count(found[seat]):
            return False
    if table.drawn >= 0:
        if found[table.drawn // KINDS] & BIT[table.drawn]:
            return False
        found[table.drawn // KINDS] |= BIT[table.drawn]
        count += 1
    for pile in range(PILES):
        left = table.size[pile]
        card = table.top[pile]
        while card >= 0 and left > 0:
            if found[card // KINDS] & BIT[card]:
                return False
            found[card // KINDS] |= BIT[card]
            count += 1
            left -= 1
            card = table.below[card]
        if card >= 0 or left != 0:
            return False
    for kind in range(KINDS):
        missing = 2 - (found[0] >> kind & 1) - (found[1] >> kind & 1)
        site = 2 * (kind // VALUES)
        value = kind % VALUES
        if missing != (table.sites[site] >= value) + (table.sites[site + 1] >= value):
            return False
        count += missing
    return count == CARDS


def play_watched(start: Tower, games: int, rng: Rng, every: int) -> int:
    """Play games at random and ask after every so many actions and at the end; how many came to
    their end unharmed."""
    ended = 0
    for _ in range(games):
        state, number = start.copy(), 0
        while state.actor != actors.OVER and (number % every or is_whole(state)):
            state.apply(state.pick_one(rng))
            number += 1
        ended += state.actor == actors.OVER and is_whole(state)
    return ended
