"""W12: stalemate."""

import pytest

from tests.games.tower.play import after, expect, legal, place, play
from zweikampf.engine import actors


@pytest.mark.parametrize(
    ("differences", "tokens", "quiet", "mode"),
    [
        ("T=S3 L1=S4b", "l1>t draw B11g d>z noblock", 0, "strict"),
        ("L2=B10b A0=F6g,B9g", "a>l2 F6g draw B11g d>z noblock", 0, "strict"),
        ("A0=F6g,B9g", "a>z F6g draw B11g d>z noblock", 0, "strict"),
        ("A0=F6g,B9g Z1=B8b", "a>o F6g draw B11g d>z noblock", 0, "strict"),
        ("L1=S12g,P11b,F10g L2=F12g A0=B6g", "l1>>l2 draw B11g d>z noblock", 0, "strict"),
        ("L1=S6g Z1=S5g", "l1>o draw B11g d>z noblock", 6, "strict"),
        ("L1=B10b L2=F9g", "l2>l1 draw B11g d>z noblock", 6, "strict"),
        ("V0=- Z0=P10g,S7g", "draw d>z noblock", 6, "strict"),
        ("", "draw B11g d>z block", 6, "strict"),
        ("A0=- V0=B11g,B12g", "draw B11g d>z noblock", 6, "strict"),
        ("T=S3 L1=S4b L2=B10b A0=F6g,B9g", "a>l2 F6g turm", 6, "table"),
        ("T=S3 L1=S4b L2=S5b", "l1>t draw B11g turm", 0, "table"),
    ],
)
def test_w12_1_what_is_progress(differences: str, tokens: str, quiet: int, mode: str) -> None:
    state = place(f"quiet=5 {differences}", mode=mode)
    expect(play(state, tokens), f"actor=1 quiet={quiet} turns=1")


def test_w12_1_a_call_takes_back_the_progress_of_one_action_only() -> None:
    depot = "quiet=7 T=S3 L1=S4b L2=B10b A0=F8g,F6g,B9g"
    earlier = place(depot, mode="table")
    expect(play(earlier, "a>l2 F6g ok a>z F8g turm"), "actor=1 quiet=0 L2=B10b,B9g")
    alone = place(depot, mode="table")
    expect(play(alone, "a>l2 F6g turm"), "over=1,stalemate,2:4 L2=B10b")
    tower = place("quiet=7 T=S3 L1=S4b L2=S5b", mode="table")
    expect(play(tower, "l1>t draw B11g turm"), "actor=1 quiet=0 T=S4")


def test_w12_2_the_limit_is_8_or_twice_the_loose_cards() -> None:
    """Loose cards are stocks and interim stores of both seats, counted at the end of the turn."""
    for cards in range(1, 8):
        limit = max(8, 2 * (cards + 1))
        stock = ",".join(["B11g", "P10g", "F12g", "S12g", "B12g", "P12g", "B10g"][:cards])
        for quiet, is_over in ((limit - 2, False), (limit - 1, True), (limit, True)):
            state = place(f"quiet={quiet} V0={stock}")
            play(state, "draw B11g d>z noblock")
            assert (state.actor == actors.OVER) == is_over, (cards, quiet)
            expect(state, f"quiet={quiet + 1}")


def test_w12_3_two_idle_passes_in_a_row() -> None:
    state = place("V0=- V1=- gold=0/0")
    expect(play(state, "pass"), "actor=1 quiet=1")
    expect(play(state, "pass"), "over=null,stalemate,0:0")


def test_w12_3_not_after_progress_and_not_after_another_turn() -> None:
    state = place("T=S3 A0=F11g,S4g V0=- V1=-")
    expect(play(state, "a>t F11g pass"), "actor=1 quiet=0")
    expect(play(state, "pass"), "actor=0 quiet=1")
    expect(play(state, "pass"), "over=0,stalemate,4:3")
    state = place("V0=- V1=B11b gold=0/0")
    play(state, "pass draw B11b d>z")
    assert play(state, "pass").actor == 1


def test_w12_3_a_pass_that_was_called_is_none() -> None:
    state = place("T=S3 L1=S4b V0=- V1=- gold=0/0", mode="table")
    play(state, "pass turm pass")
    assert legal(state) == ["ok", "turm"]
    assert play(state, "ok").actor == 0


def test_w12_4_the_cap_of_1000_turns() -> None:
    early, late = place("turns=998"), place("turns=999")
    expect(play(early, "draw B11g d>z noblock"), "actor=1 turns=999")
    expect(play(late, "draw B11g d>z noblock"), "over=null,stalemate,3:3 turns=1000")


@pytest.mark.parametrize(
    ("differences", "over"),
    [
        ("gold=5/4 V0=B11g,P10g", "0,stalemate,5:4"),  # gold
        ("gold=4/5 V0=P10g", "1,stalemate,4:5"),
        ("gold=4/4 V0=B11g,P10g", "1,stalemate,4:4"),  # fewer cards of its own
        ("gold=4/4 V0=P10g V1=B11b,P10b", "0,stalemate,4:4"),
        ("gold=4/4 A0=F6g,F11g V0=P10g V1=B11b,P10b", "1,stalemate,4:4"),  # fewer depot cards
        ("gold=4/4 V0=B11g,P10g V1=B11b,P10b", "null,stalemate,4:4"),
    ],
)
def test_w12_5_gold_then_own_cards_then_depot_cards(differences: str, over: str) -> None:
    state = place(f"quiet=7 {differences}")
    expect(play(state, "draw P10g d>z noblock"), f"over={over}")
    if over.startswith("null"):
        assert [state.payoff(seat) for seat in (0, 1)] == [0, 0]


def test_w12_6_the_test_comes_after_the_block() -> None:
    state = place("quiet=7")
    play(state, "draw B11g d>z")
    assert legal(state) == ["block", "noblock"]
    # The nugget that was paid for the block can decide the game.
    expect(after(state, "noblock"), "over=null,stalemate,3:3")
    expect(after(state, "block"), "over=1,stalemate,2:3 block=0")
