"""Moves that search does not look at: for each of them there is one that is as good."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.games.dwarves.scene import GAME, Scene
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import cards, payments
from zweikampf.games.dwarves.actions import AT, CARD, VERB, WITH
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.verbs import Verb
from zweikampf.players.dwarves.policy import DwarvesPolicy
from zweikampf.players.dwarves.thrift import ThriftyPolicy


def left(scene: Scene) -> set[str]:
    return {GAME.format_action(action) for action in ThriftyPolicy().narrowed(scene.state)}


def spent(action: int) -> list[int]:
    """How many of each item an action takes."""
    if VERB[action] == Verb.HIT:
        return [int(item == WITH[action]) for item in range(cards.ITEM_COUNT)]
    first = WITH[action] * cards.ITEM_COUNT
    return payments.NEEDS[first : first + cards.ITEM_COUNT]


def is_as_good(kept: int, action: int) -> bool:
    """The same thing is done, and every item that is kept is worth as much: an axe stands for any
    natural die, a joker card for an axe."""
    if VERB[kept] != VERB[action] or AT[kept] != AT[action]:
        return False
    if VERB[action] != Verb.HIT and CARD[kept] != CARD[action]:
        return False
    one, other = spent(kept), spent(action)
    jokers = other[cards.CARD] - one[cards.CARD]
    axes = jokers + other[cards.AXE] - one[cards.AXE]
    natural = all(
        less <= more for more, less in zip(one[: cards.AXE], other[: cards.AXE], strict=True)
    )
    return jokers >= 0 and axes >= 0 and (natural or sum(other[: cards.AXE]) == 0)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_left_out_has_a_move_that_is_as_good(seed: int) -> None:
    state, rng, policy, gone = GAME.new(GAME.options()), Rng(seed), ThriftyPolicy(), 0
    while state.actor != actors.OVER:
        if state.actor != actors.CHANCE:
            legal, kept = state.legal(), policy.narrowed(state)
            assert kept
            assert set(kept) <= set(legal)
            for action in set(legal) - set(kept):
                gone += 1
                assert any(is_as_good(each, action) for each in kept), GAME.format_action(action)
        state.apply(state.pick(rng))
    assert gone > 5


def test_natural_dice_are_paid_first_then_axes_then_joker_cards() -> None:
    scene = Scene.at(
        "phase=card active=0 hands=V1,A3/A1 pile=V2,V3,V4/V1,V2,V3 dice=22J jokers=1/0 usable=1"
    )
    assert left(scene) == {"end", "play:V1=22", "play:A3=J"}


def test_an_ally_is_as_good_as_another() -> None:
    scene = Scene.at(
        "phase=card active=0 hands=V8/A1 display=A2,A6,A8/- pile=V2,V3,V4/V1,V2,V3 dice=24J"
    )
    assert left(scene) == {"end", "hit:A2=2>pile", "hit:A8=4>pile"}


def rolls(display: str, count: int) -> Counter[str]:
    """How the dice at the beginning of a turn fall in the worlds of a search."""
    rng, policy, found = Rng(7), ThriftyPolicy(), Counter[str]()
    for _ in range(count):
        scene = Scene.at(
            f"phase=draw active=0 draw=1 hands=A1/A1 display={display}/- pile=V1,V2,V3/V1,V2,V3"
        )
        scene.do("V1")
        dice = ""
        while scene.state.actor == actors.CHANCE:
            action, merged = policy.chance(scene.state, rng)
            assert not merged
            dice += GAME.format_action(action)
            scene.state.apply(action)
        found[dice] += 1
    return found


def test_dice_come_in_order_as_often_as_they_fall_in_any_order() -> None:
    """Each roll of three within four standard deviations of what all 216 orders say."""
    count = 4000
    wanted = Counter("".join(sorted(dice)) for dice in product("12345J", repeat=3))
    found = rolls("-", count)
    assert len(wanted) == 56
    assert set(found) <= set(wanted)
    for dice, ways in wanted.items():
        expected = count * ways / 216
        assert abs(found[dice] - expected) < 4 * expected**0.5, dice


def test_more_dice_come_in_order_too() -> None:
    for dice in rolls("S2,S2,S3", 200):
        assert len(dice) == 5
        assert list(dice) == sorted(dice)


def test_a_die_that_is_rolled_again_may_show_anything() -> None:
    scene = Scene.at(
        "phase=roll active=0 roll=1 hands=A1/A1 display=S3/- dice=5J pile=V1,V2,V3/V1,V2,V3"
    )
    rng, policy = Rng(2), ThriftyPolicy()
    faces = {GAME.format_action(policy.chance(scene.state, rng)[0]) for _ in range(200)}
    assert faces == set("12345J")


def test_a_card_that_a_hit_turns_up_makes_no_branch() -> None:
    scene = Scene.at(
        "phase=card active=0 hands=V8/- display=A2/- pile=V2,V3,V4/V1,V2,V3 dice=2"
    ).do("hit:A2=2>pile")
    assert ThriftyPolicy().chance(scene.state, Rng(1))[1]
    assert not DwarvesPolicy().chance(scene.state, Rng(1))[1]
    scene.do("V1")
    with pytest.raises(ValueError, match="chance"):
        ThriftyPolicy().chance(scene.state, Rng(1))


def test_the_classic_judgement_looks_at_every_move() -> None:
    state, rng = GAME.new(GAME.options()), Rng(3)
    assert isinstance(state, Dwarves)
    while state.actor != actors.OVER:
        if state.actor != actors.CHANCE:
            assert sorted(DwarvesPolicy().narrowed(state)) == state.legal()
        state.apply(state.pick(rng))
