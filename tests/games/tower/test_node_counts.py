"""How many sequences of actions lead on from a small position, to the end or to a depth.

The numbers are fixed here, so a change of any rule of playing shows; chance actions count as
actions. ``python -m tests.games.tower.test_node_counts`` prints the table again.
"""

from __future__ import annotations

import sys

import pytest

from tests.games.tower.oracle import SYMBOLS, Oracle
from tests.games.tower.play import place, seen
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.games.tower.rules import Tower

TABLE = {"mode": "table"}
BARE = "L1=- L2=- L3=- L4=- L5=- L6=- L7=- L8=-"

# Differences from the standard position, options, depth, number of sequences of that length (a
# game that ends earlier counts once).
COUNTS: dict[str, tuple[str, dict[str, str], int, int]] = {
    "standard": ("", {}, 16, 192),
    "last cards": ("T=S11,P5 L1=P6g A0=- V0=S12g,B12g gold=0/0", {}, 20, 163),
    "rows": ("L1=S12g,P11b,F10g L2=F12g L3=F11b,B10g A0=B9g,B6g L5=-", {}, 7, 34_147),
    "empty stores": (f"{BARE} L1=S12g,P11b,F10g L2=F12b L3=B12g A0=B6g,P10g", {}, 7, 29_723),
    "loads": ("L1=S6g L2=S7b L5=S4g A0=S8g Z1=S5g Z0=P10g V0=P9g", {}, 7, 14_815),
    "duties": ("T=S4,S2,B0 L1=S3b L2=S5b L4=B1g A0=P8g,S6g L5=-", {}, 12, 1_272),
    "recycling": ("V0=- Z0=P10g,S7g,F12g V1=- Z1=B5b,P9b gold=1/1", {}, 20, 134),
    "passes": ("V0=- V1=- L1=- A0=S9g,B8g gold=1/0", {}, 24, 68),
    "lay first": ("L1=B10b L2=F9b A0=S9g,P8g V0=P7g,F8g", {}, 14, 606),
    "drawing free": ("L1=B10b L2=F9b A0=S9g,P8g V0=P7g,F8g", {"drawing": "free"}, 11, 1_086),
    "by symbol": (
        "L1=S9b L2=S9b L3=B10g L4=F10g L5=B3g L6=F3g L7=- L8=B4g A0=P11b A1=S10b V0=B11g V1=B11g",
        {"colour": "symbol"},
        7,
        14_596,
    ),
    "table": ("T=S3 L1=S4b L2=B10b A0=F6g,B9g", TABLE, 10, 2_221),
    "table, claim": (
        "T=S3 L1=S4b L2=F10b A0=F9g gold=1/1",
        {"mode": "table", "reward": "claim", "falsecall": "pay1"},
        9,
        1_471,
    ),
}

# Of the wide ones a smaller depth: for the oracle, which counts slowly, and for uncompiled rules.
FEWER = {
    "rows": (5, 2_734),
    "empty stores": (5, 1_598),
    "loads": (5, 1_503),
    "by symbol": (5, 1_494),
}
# The oracle is the same whatever the form of the rules; there a few show that it still fits them.
LARGEST = 3_000  # sequences that the oracle counts in a short time
BY_ORACLE = many(LARGEST, 200)


def fewer(name: str) -> tuple[int, int]:
    """A depth, and the number of sequences, that even the oracle can count."""
    _, _, depth, expected = COUNTS[name]
    return FEWER.get(name, (depth, expected))


def count(state: Tower, depth: int) -> int:
    if depth == 0 or state.actor == actors.OVER:
        return 1
    total = 0
    for action in state.legal():
        twin = state.copy()
        twin.apply(action)
        total += count(twin, depth - 1)
    return total


def count_by_oracle(oracle: Oracle, depth: int) -> int:
    if depth == 0 or oracle.stage == "over":
        return 1
    total = 0
    for token in oracle.legal():
        twin = oracle.clone()
        twin.memory = oracle.memory
        twin.apply(token)
        total += count_by_oracle(twin, depth - 1)
    return total


def oracle_at(state: Tower, options: dict[str, str]) -> Oracle:
    """The oracle in the same position, at the beginning of seat 0's turn."""
    view = seen(state)
    oracle = Oracle({"mode": "strict", "colour": "deck", "drawing": "literal", "reward": "auto",
                     "falsecall": "none"} | options)  # fmt: skip
    oracle.stores = [list(store) for store in view.stores]
    oracle.towers = [
        [*(int(top[1:]) for top in view.towers if top[0] == symbol), -1, -1][:2]
        for symbol in SYMBOLS
    ]
    oracle.depot = [["?"] * side.depot_hidden + list(side.depot) for side in view.sides]
    oracle.stock = [["?"] * side.stock_hidden + list(side.stock) for side in view.sides]
    oracle.interim = [list(side.interim) for side in view.sides]
    oracle.unseen = [list(side.unseen) for side in view.sides]
    oracle.gold = [side.gold for side in view.sides]
    oracle.bank = view.bank
    oracle.bonus_open = view.bonus_open
    oracle._begin_turn(0)
    return oracle


@pytest.mark.parametrize("name", COUNTS)
def test_the_number_of_sequences_is_as_it_was(name: str) -> None:
    differences, options, full, expected = COUNTS[name]
    counted = {fewer(name), (full, expected)}
    for depth, number in sorted(counted)[: many(2, 1)]:
        assert count(place(differences, **options), depth) == number


@pytest.mark.parametrize("name", [name for name in COUNTS if fewer(name)[1] <= BY_ORACLE])
def test_the_oracle_counts_the_same(name: str) -> None:
    differences, options, _, _ = COUNTS[name]
    depth, expected = fewer(name)
    oracle = oracle_at(place(differences, **options), options)
    assert count_by_oracle(oracle, depth) == expected


def test_every_position_leads_somewhere() -> None:
    assert all(min(COUNTS[name][3], fewer(name)[1]) > 50 for name in COUNTS)
    assert all(FEWER[name][0] < COUNTS[name][2] for name in FEWER)


def test_every_position_is_small_enough_for_the_oracle() -> None:
    assert max(fewer(name)[1] for name in COUNTS) <= LARGEST


def main() -> None:
    for name, (differences, options, full, _) in COUNTS.items():
        for depth in sorted({fewer(name)[0], full}):
            number = count(place(differences, **options), depth)
            sys.stdout.write(f"{name}: depth {depth}, {number:_}\n")


if __name__ == "__main__":
    main()
