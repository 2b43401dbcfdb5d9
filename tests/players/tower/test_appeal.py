"""The greedy player of Tower: towers, the depot, loads, digging, gold where it comes back."""

from __future__ import annotations

import pytest

from tests.games.tower.play import GAME, after, legal, place, seen
from zweikampf.engine.rng import Rng
from zweikampf.games.tower.rules import Tower
from zweikampf.players.greedy import GreedyPlayer
from zweikampf.players.tower.appeal import digs

TABLE = {"mode": "table"}


def choice(state: Tower) -> str:
    return GreedyPlayer("tower", Rng(1)).choose(GAME.view(state, state.actor), legal(state))


@pytest.mark.parametrize(
    ("differences", "token"),
    [
        ("T=S4 L1=S5b A0=F11g,S5g", "a>t"),  # a tower card, and rather your own one
        ("L1=B10b A0=S9g", "a>l1"),  # the depot
        ("A0=S9g Z1=S8b L1=B10b", "a>o"),  # the depot, onto the opponent
        ("L1=S6g Z1=S5g", "l1>o"),  # a load before a draw
        ("T=S4 L1=S5g,B4b L2=F5g", "l1>l2"),  # digs for a tower card
        ("T=S4 L1=S5g,B4b,F3g L2=F5g L3=B4g,S3b L5=P4b L8=-", "l1>l5"),  # in two moves
        ("T=S11 L1=S12g,P11b,F10g L2=F12g A0=B6g", "l1>>l2"),  # a pair that pays for itself
        ("A0=F9g", "a>z"),  # the nugget comes back as the depot bonus
        ("A0=B9g,F9g", "draw"),  # here it would not
        ("L1=B10b drawn=P9g", "d>l1"),  # rather on a store than away
    ],
)
def test_it_plays_sensibly(differences: str, token: str) -> None:
    assert choice(place(differences)) == token


def test_it_calls_exactly_when_it_is_right() -> None:
    assert choice(after(place("T=S3 L1=S4b", **TABLE), "draw B11g")) == "turm"
    assert choice(after(place("T=S3", **TABLE), "draw B11g")) == "ok"
    covered = after(place("T=S3 L1=S4g A0=F11g,B3b L5=-", **TABLE), "a>l1 F11g")
    assert choice(covered) == "turm"


def test_it_never_overlooks_a_tower_card_or_a_reward() -> None:
    assert choice(place("T=S3 L1=S4b L2=B10b A0=F6g,B9g", **TABLE)) == "l1>t"
    claim = after(place("T=S3 L1=S4b L2=S5b", reward="claim", **TABLE), "l1>t")
    assert choice(claim) == "take"


def test_it_blocks_only_when_it_pays() -> None:
    asked = after(place("V0=P10g L1=P11g L2=P9b L3=S9b"), "draw P10g d>z")
    assert choice(asked) == "block"
    assert choice(after(place(), "draw B11g d>z")) == "noblock"


def test_a_dig_has_a_plan() -> None:
    view = seen(place("T=S4 L1=S5g,B4b,F3g L2=F5g L5=P4b L8=-"))
    plans = digs(view.towers, view.stores, view.colour)
    # F3g goes on P4b or to the empty store; then B4b goes on F5g.
    assert plans == {"l1>l5": 2, "l1>l8": 2}
    hopeless = seen(place("T=S4 L1=S5g,B4b,F3g L5=B3b L8=F4b"))
    assert digs(hopeless.towers, hopeless.stores, hopeless.colour) == {}
