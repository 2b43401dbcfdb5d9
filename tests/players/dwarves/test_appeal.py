"""Search in Dwarves: moments in which only one answer is right."""

from __future__ import annotations

import pytest

from zweikampf.engine import registry
from zweikampf.players.player import Budget
from zweikampf.players.search import SearchPlayer

GAME = registry.find("dwarves")
SEEDS = range(4)


def choice(fields: str, seed: int, iterations: int = 400) -> str:
    state = GAME.parse_position(f"dwarves deck=standard {fields}")
    legal = [GAME.format_action(action) for action in state.legal()]
    assert len(legal) > 1
    player = SearchPlayer(GAME, seed, Budget(iterations=iterations))
    return player.choose(GAME.view(state, state.actor), sorted(legal))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_card_of_a_pile_is_hit_by_whoever_leads(seed: int) -> None:
    fields = "phase=card active=0 hands=V1,A2/A1 dice=1 pile=A5,A6/V1"
    assert choice(f"{fields} display=A1,V7/V2", seed) == "hit:A1=1>pile"
    assert choice(f"{fields} display=A1,V2/V7", seed) != "hit:A1=1>pile"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_card_is_drawn_by_whoever_leads(seed: int) -> None:
    fields = "phase=supply active=0 hands=A2/A1 pile=A5,A6/V1,V3,V4"
    assert choice(f"{fields} display=S1,V7/V2", seed) == "draw2"
    assert choice(f"{fields} display=S1,V2/V7", seed) == "draw1"


@pytest.mark.parametrize("seed", SEEDS)
def test_t2_saves_the_last_card_of_whoever_is_behind(seed: int) -> None:
    fields = "phase=shield active=1 hands=T2,A2/A3 pile=V1/V1,V3,V4 named=0>pile"
    assert choice(f"{fields} display=V2/V7", seed) == "T2"
    assert choice(f"{fields} display=V7/V2", seed) == "pass"
