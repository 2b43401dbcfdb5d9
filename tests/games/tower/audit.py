"""Is everything still there? (W15.1) The rules do not ask: they are written so that nothing can get
lost."""

from __future__ import annotations

from zweikampf.engine import actors, bits
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import cards, zones
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.state import TowerState

CARDS = cards.CARDS
KINDS = cards.KINDS
VALUES = cards.VALUES
BIT = cards.BIT
PILES = zones.PILES
ALL_GOLD = zones.ALL_GOLD
DECK = (1 << KINDS) - 1
# The kinds of a symbol up to a height, for the heights from -1 on.
UP_TO = [
    [(1 << height) - 1 << VALUES * symbol for height in range(VALUES + 1)]
    for symbol in range(KINDS // VALUES)
]


def is_whole(state: TowerState) -> bool:
    """All 104 cards are in one place each, and all 57 gold (W15.1, W13.2)."""
    return _has_all_gold(state) and _has_all_cards(state)


def _has_all_gold(state: TowerState) -> bool:
    gold = state.gold[0] + state.gold[1] + state.nugget[0] + state.nugget[1] + state.bank
    return gold == ALL_GOLD and min(state.gold[0], state.gold[1], state.bank) >= 0


def _has_all_cards(state: TowerState) -> bool:
    """What lies in no pile and is not unseen must be what the towers are made of."""
    found = list(state.unseen)
    count = bits.count(found[0]) + bits.count(found[1])
    for seat in range(2):
        hidden = state.hidden[zones.DEPOT + seat] + state.hidden[zones.STOCK + seat]
        if hidden != bits.count(found[seat]):
            return False
    if state.drawn >= 0:
        if found[state.drawn // KINDS] & BIT[state.drawn]:
            return False
        found[state.drawn // KINDS] |= BIT[state.drawn]
        count += 1
    # Compiled rules make a list of a field whenever it is read.
    tops, sizes, below = state.top, state.size, state.below
    for pile in range(PILES):
        left = sizes[pile]
        card = tops[pile]
        while card >= 0 and left > 0:
            if found[card // KINDS] & BIT[card]:
                return False
            found[card // KINDS] |= BIT[card]
            count += 1
            left -= 1
            card = below[card]
        if card >= 0 or left != 0:
            return False
    once = twice = 0  # in the towers of its symbol
    sites = state.sites
    for symbol, kinds in enumerate(UP_TO):
        lower, higher = sorted(sites[2 * symbol : 2 * symbol + 2])
        once |= kinds[higher + 1]
        twice |= kinds[lower + 1]
        count += lower + 1 + higher + 1
    neither = DECK & ~(found[0] | found[1])
    return (neither, found[0] ^ found[1], count) == (twice, once & ~twice, CARDS)


def play_watched(start: Tower, games: int, rng: Rng, every: int) -> int:
    """Play games at random and check every few actions and at the end; how many ended with nothing
    lost."""
    ended = 0
    for _ in range(games):
        state, number = start.copy(), 0
        while state.actor != actors.OVER and (number % every or is_whole(state)):
            state.apply(state.pick(rng))
            number += 1
        ended += state.actor == actors.OVER and is_whole(state)
    return ended
