"""W7: drawing, putting away, paying, blocking, passing, and laying first."""

import pytest

from tests.games.tower.play import after, expect, legal, names, place, play, side, why
from zweikampf.engine import actors


def test_w7_4_a_draw_shows_an_unseen_card_by_chance() -> None:
    state = place("V0=B11g,P10g")
    assert play(state, "draw").actor == actors.CHANCE
    assert legal(state) == ["B11g", "P10g"]
    expect(play(state, "P10g"), "actor=0 drawn=P10g V0=?")


def test_w7_4_an_empty_stock_is_made_of_the_interim_store_oldest_first() -> None:
    state = place("V0=- Z0=P10g,S7g,F12g")
    assert names(state, "draw") == ["draw-began", "stock-recycled", "card-drawn"]
    expect(play(state, "draw"), "actor=0 drawn=P10g V0=F12g,S7g Z0=-")


def test_w7_4_recycling_never_happens_otherwise() -> None:
    state = place("V0=B11g Z0=P10g gold=0/0")
    play(state, "draw B11g d>z")
    expect(state, "V0=- Z0=P10g,B11g actor=1")


def test_w7_4_nothing_to_draw() -> None:
    assert why(place("V0=-"), "draw") == "nothing-to-draw"


def test_w7_4_no_draw_while_the_depot_card_is_playable() -> None:
    for differences in ("L1=B10b A0=S9g", "A0=S9g Z1=S8b"):
        state = place(differences)
        assert "draw" not in legal(state)
        assert why(state, "draw") == "depot-card-fits"
        assert "draw" in legal(place(differences, drawing="free"))


def test_w7_5_putting_away_ends_the_turn() -> None:
    state = place("A0=S6g V0=B11g,P9g gold=0/0")
    play(state, "draw P9g")
    assert legal(state) == ["d>z"]
    expect(play(state, "d>z"), "actor=1 Z0=P9g drawn=-")


def test_w7_5_only_a_card_that_is_not_playable_is_put_away() -> None:
    for differences in ("L1=B10b A0=S6g drawn=P9g", "Z1=P8b A0=S6g drawn=P9g"):
        state = place(differences)
        assert "d>z" not in legal(state)
        assert why(state, "d>z") == "drawn-card-fits"
        assert "d>z" in legal(place(differences, drawing="free"))


def test_w7_6_a_depot_card_can_be_bought_out_again_and_again() -> None:
    state = place("A0=S6g,F9g")
    play(state, "a>z S6g")
    expect(state, "A0=S6g Z0=F9g gold=2/3 bank=52 actor=0")
    expect(play(state, "a>z"), "A0=- Z0=F9g,S6g gold=2/3 bank=52")  # 1 paid, 1 bonus
    assert why(state, "a>z") == "empty-place"
    assert why(place("gold=0/3"), "a>z") == "no-gold"


def test_w7_8_block_is_asked_once_with_gold_and_a_card() -> None:
    state = place("gold=1/3")
    play(state, "draw B11g d>z")
    assert legal(state) == ["block", "noblock"]
    expect(after(state, "noblock"), "actor=1 block=- gold=1/3")
    expect(after(state, "block"), "actor=1 block=0 gold=0/3 bank=53")
    assert why(state, "draw") == "block-is-asked"
    assert after(place("gold=0/3"), "draw B11g d>z").actor == 1


def test_w7_8_a_block_lasts_for_the_opponents_next_turn() -> None:
    state = place("V0=P11g V1=B6b,P10b")
    play(state, "draw P11g d>z block draw P10b")
    assert legal(state) == ["d>z"]
    expect(play(state, "d>z noblock"), "actor=0 gold=2/3 bank=52 block=-")


def test_w7_8_also_if_that_turn_is_cut_short_and_after_a_call() -> None:
    state = place("T=S3 L1=S4b Z1=P10b block=1", mode="table")
    expect(play(state, "draw B11g turm"), "actor=1 block=- gold=2/4 bank=51")
    state = place("T=S3 L1=S4b V0=- Z0=P10g,S7g", mode="table")
    play(state, "draw turm")
    assert legal(state) == ["block", "noblock"]


def test_w7_9_pass_only_if_there_is_nothing_to_draw() -> None:
    for differences, can in (("V0=-", True), ("", False), ("V0=- Z0=P10g", False)):
        state = place(differences)
        assert ("pass" in legal(state)) == can
        assert ("draw" in legal(state)) != can
    assert why(place(), "pass") == "something-to-draw"
    expect(after(place("V0=- gold=0/3"), "pass"), "actor=1 turns=1")


@pytest.mark.parametrize("mode", ["strict", "table"])
def test_w7_10_a_depot_card_that_can_be_laid_bars_the_draw(mode: str) -> None:
    fits = place("L1=B10b A0=S9g", mode=mode)
    assert legal(fits) == ["a>l1", "a>z"]
    assert why(fits, "draw") == "depot-card-fits"
    assert legal(place("A0=S9g Z1=S8b", mode=mode)) == ["a>o", "a>z"]
    assert legal(place("L1=- A0=S9g", mode=mode)) == ["a>l1", "a>z", "draw"]
    assert legal(place("A0=S9g Z1=S8b block=1", mode=mode)) == ["a>z", "draw"]


@pytest.mark.parametrize("mode", ["strict", "table"])
def test_w7_10_a_drawn_card_that_can_be_laid_is_not_put_away(mode: str) -> None:
    fits = place("L1=B10b A0=S6g drawn=P9g", mode=mode)
    assert legal(fits) == ["d>l1"]
    assert why(fits, "d>z") == "drawn-card-fits"
    assert legal(place("L1=- A0=S6g drawn=P9g", mode=mode)) == ["d>l1", "d>z"]
    assert legal(place("Z1=P8b A0=S6g drawn=P9g", mode=mode)) == ["d>o"]
    assert legal(place("Z1=P8b A0=S6g drawn=P9g block=1", mode=mode)) == ["d>z"]


def test_w7_10_pass_and_towers_are_not_affected() -> None:
    assert legal(place("L1=B10b A0=S9g V0=-")) == ["a>l1", "a>z", "pass"]
    table = place("T=S4 A0=F11g,S5g", mode="table")
    assert legal(table) == ["a>t", "a>z", "draw"]
    assert side(table, 0).depot == ("S5g",)


def test_w7_10_no_other_action_is_barred() -> None:
    """Cards of stores that fit, and an unlocked interim store, bar nothing and are not barred."""
    assert legal(place("L1=B10b L2=F9g A0=S6g")) == ["a>z", "draw", "l2>l1"]
    assert legal(place("L1=B10b A0=- Z0=P9g")) == ["draw", "z>l1"]
    assert legal(place("L1=B10b A0=S9g L2=F12g,P11b,F10g L3=B12g")) == [
        "a>l1", "a>z", "l2>>l3",
    ]  # fmt: skip


@pytest.mark.parametrize("mode", ["strict", "table"])
def test_w7_10_the_house_rule_drops_both(mode: str) -> None:
    free = {"mode": mode, "drawing": "free"}
    assert legal(place("L1=B10b A0=S9g Z1=S8b", **free)) == ["a>l1", "a>o", "a>z", "draw"]
    drawn = place("L1=B10b A0=S6g Z1=P8b drawn=P9g", **free)
    assert legal(drawn) == ["d>l1", "d>o", "d>z"]
    expect(play(place("L1=B10b drawn=P9g gold=0/0", drawing="free"), "d>z"), "actor=1 Z0=P9g")
    strict = place("T=S4 L1=S5b", drawing="free")
    assert legal(strict) == ["l1>t"]  # towers still come first (W8)
