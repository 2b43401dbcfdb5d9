"""W11: going out."""

from tests.ends import ended
from tests.games.tower.play import expect, legal, names, place, play
from zweikampf.engine import actors


def test_w11_1_the_game_ends_at_once_when_no_own_card_is_left() -> None:
    state = place("L1=F10b A0=- V0=- Z0=F9g")
    play(state, "z>l1")
    assert state.actor == actors.OVER
    assert legal(state) == []
    expect(state, "over=0,out,5:3 bank=49")


def test_w11_1_not_while_a_card_is_drawn() -> None:
    state = place("T=S11 A0=- V0=S12g gold=5/9")
    play(state, "draw S12g")
    assert state.actor == 0
    expect(play(state, "d>t"), "over=0,out,10:9")


def test_w11_1_by_every_way_a_last_card_can_leave() -> None:
    for differences, tokens in (
        ("L1=F10b A0=F9g V0=-", "a>l1"),
        ("T=F8 A0=F9g V0=-", "a>t"),
        ("Z1=F10b A0=F9g V0=-", "a>o"),
        ("L1=F10b A0=- V0=F9g", "draw F9g d>l1"),
        ("Z1=F10b A0=- V0=F9g", "draw F9g d>o"),
    ):
        state = place(differences)
        assert play(state, tokens).actor == actors.OVER
        assert ended(state).reason == "out"


def test_w11_2_more_gold_wins_and_a_tie_goes_to_who_is_out() -> None:
    for gold, over in (("5/7", "0,out,7:7"), ("5/8", "1,out,7:8"), ("9/7", "0,out,11:7")):
        state = place(f"L1=F10b A0=- V0=- Z0=F9g gold={gold}")
        expect(play(state, "z>l1"), f"over={over}")
        winner = int(over[0])
        assert [state.payoff(seat) for seat in (winner, 1 - winner)] == [1, -1]


def test_w11_3_no_answer_and_no_block_after_going_out() -> None:
    state = place("T=S3 L1=S4b L2=F10b A0=- V0=- Z0=F9g", mode="table")
    assert names(state, "z>l2")[-1] == "game-ended"
    expect(play(state, "z>l2"), "over=0,out,5:3")
