"""W8: towers first."""

from tests.games.tower.play import expect, legal, place, play, positions, why
from zweikampf.games.tower.steps import Step


def test_w8_1_duties_are_the_tower_moves_of_the_present_sources() -> None:
    assert legal(place("T=S4 L1=S5b")) == ["l1>t"]
    assert legal(place("T=S4 A0=F11g,S5g")) == ["a>t"]
    assert legal(place("T=S4 A0=- Z0=S5g")) == ["z>t"]
    assert legal(place("T=S4 Z0=S5g")) == ["a>z", "draw"]  # locked


def test_w8_1_after_a_draw_only_the_drawn_card_can_be_one() -> None:
    assert legal(place("T=S4 L1=S5b drawn=P10g", mode="table")) == ["d>z"]
    assert legal(place("T=S4 L1=S5b drawn=P10g")) == ["d>z"]
    assert legal(place("T=P9 drawn=P10g")) == ["d>t"]


def test_w8_2_in_strict_mode_duties_are_all_that_is_legal() -> None:
    seen = 0
    for seed in range(3):
        for state in positions(seed):
            if state.step in (Step.FREE, Step.DRAWN):
                tokens = legal(state)
                duties = [token for token in tokens if token.endswith(">t")]
                assert not duties or duties == tokens
                seen += bool(duties)
    assert seen > 100
    assert why(place("T=S4 L1=S5b"), "draw") == "tower-first"


def test_w8_3_the_choice_and_the_order_are_free() -> None:
    state = place("T=S4,S2 L1=S3b L2=S5b L4=P4b")
    assert legal(state) == ["l1>t", "l2>t"]
    for order in ("l1>t l2>t", "l2>t l1>t"):
        expect(play(state.copy(), order), "T=S5,S3 actor=0")


def test_w8_4_a_covered_card_is_no_duty() -> None:
    state = place("T=S4 L1=S5g,B4b L2=F5g")
    assert legal(state) == ["a>z", "draw", "l1>l2", "l8>l2"]
    assert legal(play(state, "l1>l2")) == ["l1>t"]


def test_w8_5_in_table_mode_duties_restrict_nothing() -> None:
    state = place("T=S3 L1=S4b L2=B10b A0=F6g,B9g", mode="table", drawing="free")
    assert legal(state) == ["a>l2", "a>z", "draw", "l1>t"]
    play(state, "draw B11g")
    assert state.violation
