"""How many games lead on from a small position: all sequences of actions to the end are counted.

The numbers are fixed here, so a change of any rule of playing shows; chance actions count as
actions, each token once. ``python -m tests.games.dwarves.test_node_counts`` prints the table again.
"""

from __future__ import annotations

import copy
import sys
import tomllib
from pathlib import Path

import pytest

from tests.games.dwarves.oracle import DeckTable, Oracle, read_deck
from tests.games.dwarves.scene import GAME, STANDARD, Scene
from zweikampf.engine import actors
from zweikampf.games.dwarves import cards, decks
from zweikampf.games.dwarves.rules import Dwarves

TINY = Path(__file__).parent / "decks" / "dwarves-tiny.toml"

# deck, position, number of games
COUNTS: dict[str, tuple[str, str, int]] = {
    "last card to draw": ("standard", "phase=draw active=0 draw=1 pile=A1/V1", 1),
    "two cards of a kind": ("standard", "phase=supply active=0 display=S1/- pile=E1,E1/V1", 217),
    "two cards of two kinds": ("standard", "phase=supply active=0 display=S1/- pile=E1,V1/V1", 680),
    "the last point of damage": (
        "standard",
        "phase=card active=0 hands=-/T2,T1 display=A1,V1/V2 dice=11 pile=A2/V1",
        80,
    ),
    "payments": ("standard", "phase=card active=0 hands=A1,V1/- dice=11J pile=A2/V1", 12),
    "joker cards": (
        "standard",
        "phase=card active=0 hands=A1,A2/- display=A9/- dice=1 jokers=2/0 usable=2 pile=A3/V1",
        33,
    ),
    "events": (
        "standard",
        "phase=card active=0 hands=E1,E2/- display=-/S1,V1 dice=11J4 pile=V1/V2",
        8,
    ),
    "both strike": (
        "standard",
        "phase=card active=0 hands=T1,T2/T1,T2 display=V1/V2 pile=V3/V4",
        33,
    ),
    "a king and his enemies": (
        "standard",
        "phase=card active=0 hands=A8,V4/T1,T2 display=-/A8 dice=333J pile=A2,A3/V1",
        91,
    ),
    "rerolls and more dice": (
        "standard",
        "phase=dice active=0 hands=T3,A1/T1 display=S3/- dice=112 rerolls=1 pile=A2/V1",
        15_508,
    ),
    "the dice stand": (
        "standard",
        "phase=dice active=0 hands=T2/T1,T1 display=A8,V1/V2 dice=12 pile=A2/V1",
        694,
    ),
    "a rich hand": (
        "standard",
        "phase=card active=0 hands=A1,V1,S1,E2/T1,A1 display=A6/V2 dice=1122J jokers=1/0 usable=1 "
        "pile=A2/V1",
        445_203,
    ),
    "tiny deck, card phase": (
        "tiny",
        "phase=card active=0 hands=V1,T1/V2,T2 display=A1/A1 discard=E2,S1/E2,S1 dice=11J "
        "pile=T2/T1",
        363,
    ),
    "tiny deck, two cards each, supply": (
        "tiny",
        "phase=supply active=0 hands=A1,V1/A1,T2 display=S1/- pile=V2,E2/S1,V1",
        6_097_618,
    ),
    "tiny deck, two cards each, an ally": (
        "tiny",
        "phase=draw active=0 hands=T1,V1/A1,T2 display=A1/- draw=1 pile=V2,E2/S1,V1",
        49_757_018,
    ),
}
BY_HAND = 1_000  # up to here games are counted one by one
BY_ORACLE = 16_000  # up to here the oracle counts too


def count(state: Dwarves, known: dict[str, int] | None = None) -> int:
    """All ways to the end; with ``known`` each position is counted only once."""
    if state.actor == actors.OVER:
        return 1
    key = state.position() if known is not None else ""
    if known is not None and key in known:
        return known[key]
    total = 0
    for action in state.legal():
        twin = state.copy()
        twin.apply(action)
        total += count(twin, known)
    if known is not None:
        known[key] = total
    return total


def count_by_oracle(oracle: Oracle, known: dict[str, int]) -> int:
    if oracle.phase == "over":
        return 1
    key = repr(sorted((name, _sorted(value)) for name, value in vars(oracle).items()))
    if key not in known:
        known[key] = 0
        for token, _ in oracle.choices():
            twin = copy.deepcopy(oracle, {id(oracle.deck): oracle.deck})
            twin.apply(token)
            known[key] += count_by_oracle(twin, known)
    return known[key]


def _sorted(value: object) -> str:
    if isinstance(value, list):
        return repr([sorted(each) if isinstance(each, list) else each for each in value])
    return "" if isinstance(value, dict) else repr(value)


def oracle_at(state: Dwarves, deck: DeckTable) -> Oracle:
    """The oracle in the same position."""
    oracle, scene, view = Oracle(deck, "0"), Scene(state), GAME.view(state, None)
    for place in ("pile", "hand", "display", "discard"):
        setattr(oracle, place, [list(scene.cards_in(place, seat)) for seat in (0, 1)])
    for name in ("phase", "active", "to_draw", "to_roll", "rerolls", "spent", "ending", "usable"):
        setattr(oracle, name, getattr(view, name))
    oracle.damage = [scene.damage(seat) for seat in (0, 1)]
    oracle.centre, *oracle.jokers = scene.jokers()
    oracle.dice = list(view.dice)
    if view.suffering is not None and view.target is not None:
        oracle.named = (view.suffering, view.target)
    return oracle


def tiny_table() -> DeckTable:
    copies = tomllib.loads(TINY.read_text(encoding="utf-8"))["copies"]
    table = read_deck(STANDARD)
    return {kind: {**card, "copies": copies.get(kind, 0)} for kind, card in table.items()}


@pytest.mark.parametrize("name", COUNTS)
def test_number_of_games(name: str, tiny_deck: str) -> None:
    deck, fields, number = COUNTS[name]
    assert count(Scene.at(fields, deck).state, {}) == number


@pytest.mark.parametrize("name", [name for name in COUNTS if COUNTS[name][2] <= BY_HAND])
def test_number_of_games_one_by_one(name: str, tiny_deck: str) -> None:
    deck, fields, number = COUNTS[name]
    assert count(Scene.at(fields, deck).state) == number


@pytest.mark.parametrize("name", [name for name in COUNTS if COUNTS[name][2] <= BY_ORACLE])
def test_number_of_games_by_the_oracle(name: str, tiny_deck: str) -> None:
    deck, fields, number = COUNTS[name]
    table = tiny_table() if deck == tiny_deck else read_deck(STANDARD)
    assert count_by_oracle(oracle_at(Scene.at(fields, deck).state, table), {}) == number


def test_a_whole_deal_of_the_tiny_deck(tiny_deck: str) -> None:
    """Seven cards, four in each hand: the deals are the arrangements of 4 out of 7, twice."""
    state = Dwarves(decks.find(tiny_deck), 0)
    assert cards.tokens(state.pile[0]) == ("A1", "E2", "S1", "T1", "T2", "V1", "V2")

    def deals(at: Dwarves) -> int:
        if Scene(at).phase != "deal":
            return 1
        total = 0
        for action in at.legal():
            twin = at.copy()
            twin.apply(action)
            total += deals(twin)
        return total

    assert deals(Scene(state).do("A1 V1 V2 T1").state) == 7 * 6 * 5 * 4


def main() -> None:
    from tests.games.dwarves.conftest import build_tiny

    build_tiny()
    for name, (deck, fields, _) in COUNTS.items():
        sys.stdout.write(f"{name}: {count(Scene.at(fields, deck).state, {})}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
