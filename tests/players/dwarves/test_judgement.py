"""Turns of Dwarves judged by a network: its weights, what they say, and play without them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.dwarves.scene import GAME, Scene
from tests.patience import PATIENCE
from tests.players.dwarves.test_evaluation import TABLE, turn_starts
from zweikampf.engine import bits
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import cards
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.players import trained
from zweikampf.players.dwarves import judgement
from zweikampf.players.dwarves.inputs import INPUTS, Inputs
from zweikampf.players.dwarves.judgement import NetworkPolicy, judging
from zweikampf.players.dwarves.thrift import ThriftyPolicy
from zweikampf.players.network import Network
from zweikampf.players.opponents import opponent

PROGRAM = """
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves.game import GAME
from zweikampf.players.dwarves.inputs import Inputs
from zweikampf.players.dwarves.judgement import NetworkPolicy
state, rng, inputs, policy = GAME.new(GAME.options()), Rng(8), Inputs(), NetworkPolicy()
while state.actor != actors.OVER:
    if state.actor in (0, 1):
        print(policy.narrowed(state), inputs.numbers(state), policy.estimate(state, 0, Rng(2)))
    state.apply(state.pick(rng))
"""


def test_the_weights_say_where_they_come_from() -> None:
    found = trained.load(judgement.WEIGHTS)
    assert found is not None
    assert found.sizes[0] == INPUTS
    assert {"commit", "data", "recipe", "scores", "seed", "task"} <= set(found.made)


@pytest.mark.parametrize("seed", range(3))
def test_the_policy_says_what_the_network_says(seed: int) -> None:
    found = trained.load(judgement.WEIGHTS)
    assert found is not None
    network, inputs, policy = Network(found), Inputs(), NetworkPolicy()
    for state in turn_starts(seed):
        mover = state.active
        chance = policy.estimate(state, mover, Rng(1))
        assert (chance > 0) == (network.evaluate(inputs.numbers(state))[0] > 0)
        assert policy.estimate(state, 1 - mover, Rng(1)) == -chance
        twin = GAME.mirror(state)
        assert twin is not None
        assert policy.estimate(twin, 1 - mover, Rng(1)) == chance


def other_copies(state: Dwarves) -> Dwarves:
    """The same cards, with the slots of all copies of a kind reversed."""
    order = list(range(cards.SLOTS))
    for kind in range(cards.KIND_COUNT):
        there = list(bits.members(state.deck.cards & cards.KIND_SET[kind]))
        for slot, other in zip(there, reversed(there), strict=True):
            order[slot] = other
    twin = state.copy()
    twin.set_unchecked(
        **{
            place: [sum(1 << order[slot] for slot in bits.members(mask)) for mask in masks]
            for place, masks in (
                ("hand", state.hand),
                ("display", state.display),
                ("discard", state.discard),
                ("pile", state.pile),
            )
        }
    )
    return twin


def test_copies_of_a_kind_are_alike() -> None:
    inputs, changed = Inputs(), 0
    for state in turn_starts(4):
        twin = other_copies(state)
        changed += list(twin.hand) != list(state.hand)
        assert inputs.numbers(twin) == inputs.numbers(state)
    assert changed


def test_inputs_are_all_different_and_within_bounds() -> None:
    inputs = Inputs()
    for seed in range(10):
        for state in turn_starts(seed):
            numbers = inputs.numbers(state)
            assert len(set(numbers)) == len(numbers)
            assert min(numbers) >= 0
            assert max(numbers) < INPUTS


@pytest.mark.parametrize("better", ["V6", "S2", "V6,S2", "V8"])
def test_more_on_display_is_better(better: str) -> None:
    def outlook(display: str) -> float:
        return NetworkPolicy().estimate(Scene.at(f"{TABLE} display={display}").state, 0, Rng(1))

    assert outlook(f"A2/A2,{better}") < outlook("A2/A2") < outlook(f"A2,{better}/A2")


def lines(pure: str) -> Iterator[str]:
    found = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "ZWEIKAMPF_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    yield from found.stdout.splitlines()


def test_compiled_and_plain_code_judge_alike() -> None:
    compiled, plain = list(lines("")), list(lines("1"))
    assert len(compiled) > 50
    assert compiled == plain


def test_without_its_weights_the_linear_judgement_plays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(judgement, "WEIGHTS", tmp_path / "none.network")
    with pytest.raises(FileNotFoundError):
        NetworkPolicy()
    assert type(judging()) is ThriftyPolicy
    state = Scene.at("phase=supply active=0 display=S1/- hands=A1/A1 pile=V1,V2,V3/V1,V2,V3").state
    legal = ["draw1", "draw2"]
    assert opponent("level6", "dwarves", 1).choose(GAME.view(state, 0), legal) in legal
