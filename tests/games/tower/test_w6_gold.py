"""W6: gold."""

import pytest

from tests.games.tower.play import after, expect, gold, legal, names, place, play

CLAIM = {"mode": "table", "reward": "claim"}


@pytest.mark.parametrize("value", range(13))
@pytest.mark.parametrize("source", ["a", "z", "d", "l1"])
def test_w6_1_a_tower_card_pays_wherever_it_comes_from(source: str, value: int) -> None:
    tower = f"T=S{value - 1}" if value else ""
    card = f"S{value}g"
    others = "L4=P4b"
    state = {
        "a": lambda: place(f"{tower} {others} A0=F11g,{card}"),
        "z": lambda: place(f"{tower} {others} A0=- Z0={card}"),
        "d": lambda: place(f"{tower} {others} drawn={card}"),
        "l1": lambda: place(f"{tower} {others} L1={card}"),
    }[source]()
    play(state, f"{source}>t")
    earned = {4: 1, 8: 2, 12: 3}.get(value, 0)
    expect(state, f"gold={3 + earned}/3 bank={51 - earned}")


@pytest.mark.parametrize(
    ("differences", "action"),
    [
        ("L1=F10b A0=F9g", "a>l1"),
        ("T=F8 A0=F9g", "a>t"),
        ("Z1=F10b A0=F9g", "a>o"),
    ],
)
def test_w6_2_the_first_empty_depot_earns_1(differences: str, action: str) -> None:
    expect(after(place(differences), action), "gold=4/3 bank=50 bonus=taken A0=-")


def test_w6_2_also_when_its_last_card_was_bought_out() -> None:
    expect(after(place("A0=F9g"), "a>z"), "gold=3/3 bank=51 bonus=taken")


def test_w6_2_once_in_a_game() -> None:
    expect(after(place("L1=F10b A0=F9g A1=-"), "a>l1"), "gold=3/3 bank=51 A0=-")


def test_w6_2_not_for_a_depot_with_hidden_cards() -> None:
    expect(after(place("L1=F10b A0=F11g,F9g"), "a>l1"), "gold=3/3 bonus=open")


def test_w6_3_going_out_earns_2_before_the_comparison() -> None:
    expect(after(place("L1=F10b A0=- V0=- Z0=F9g gold=5/7"), "z>l1"), "over=0,out,7:7 bank=43")


def test_w6_4_rewards_of_one_action_add_up() -> None:
    expect(after(place("T=S3 A0=S4g"), "a>t"), "gold=5/3 bank=49 bonus=taken")
    # A 12 that is the last card of the depot and of the seat: 3 + 1 + 2.
    expect(after(place("T=S11 A0=S12g V0=-"), "a>t"), "over=0,out,9:3 bank=45")


def test_w6_5_a_nugget_on_an_interim_store_counts_for_nobody() -> None:
    state = place("L1=F10b A0=- V0=- Z0=F9g Z1=B5b gold=5/7 block=1")
    expect(play(state, "z>l1"), "over=0,out,7:7 block=1 bank=42")


def test_w6_6_without_gold_nothing_can_be_paid() -> None:
    rich = place("L1=S12g,P11b,F10g L2=F12g A0=S6g,F9g gold=1/3")
    assert legal(rich) == ["a>z", "draw", "l1>>l2"]
    poor = place("L1=S12g,P11b,F10g L2=F12g A0=S6g,F9g gold=0/3")
    assert legal(poor) == ["draw"]
    assert play(poor, "draw B11g d>z").actor == 1  # no question about a block


def test_w6_6_fines_are_waived_without_gold() -> None:
    state = place("T=S3 L1=S4b gold=0/3", mode="table")
    expect(play(state, "draw B11g turm"), "gold=0/3 bank=54")
    state = place("L1=B10b A0=F6g,B9g gold=3/0", mode="table", falsecall="pay1")
    expect(play(state, "a>l1 F6g turm"), "gold=3/0 bank=54")


def test_w6_7_auto_credits_at_once() -> None:
    state = place("T=S3 L1=S4b", mode="table")
    play(state, "l1>t")
    assert gold(state) == [4, 3]
    assert "take" not in legal(state)


def test_w6_7_claim_takes_the_whole_amount() -> None:
    state = place("T=S3 A0=S4g", **CLAIM)
    play(state, "a>t")
    expect(state, "gold=3/3 bank=51 bonus=taken")
    assert "take" in legal(state)
    expect(play(state, "take"), "gold=5/3 bank=49 actor=0")
    assert "take" not in legal(state)


def test_w6_7_any_other_action_lets_it_lapse_before_it_earns() -> None:
    state = place("T=S3,B3 L1=S4b A0=F11g,B4g", **CLAIM)
    play(state, "l1>t")
    assert names(state, "a>t")[:1] == ["reward-lapsed"]
    expect(play(state, "a>t F11g take"), "gold=4/3 bank=50")


def test_w6_7_answers_and_chance_do_not_let_it_lapse() -> None:
    for answer in ("ok", "turm"):
        state = place("L1=F10b A0=F9g", **CLAIM)
        expect(play(state, f"a>l1 {answer} take"), "gold=4/3 bank=50")
    state = place("T=S3 A0=F11g,S4g", **CLAIM)
    assert "take" in legal(play(state, "a>t F11g"))


def test_w6_7_a_lapsed_depot_bonus_is_gone_for_both() -> None:
    state = place("L1=F10b L2=F11g A0=F9g", **CLAIM)
    play(state, "a>l1 ok draw B11g ok d>z ok noblock")
    expect(state, "actor=1 gold=3/3 bonus=taken")
    play(state, "a>l2 ok")
    expect(state, "actor=1 A1=- gold=3/3")
    assert "take" not in legal(state)


def test_w6_7_the_last_action_is_paid_at_once() -> None:
    state = place("T=S11 A0=- V0=S12g gold=5/9", **CLAIM)
    expect(play(state, "draw S12g ok d>t"), "over=0,out,10:9 bank=38")


def test_w6_7_after_a_valid_call_nothing_is_pending() -> None:
    state = place("T=S3,F9 L1=S4b L2=F10b A0=B7g", **CLAIM)
    play(state, "l1>t")
    assert state.pending == 1
    play(state, "draw B11g turm")
    expect(state, "actor=1 gold=2/4 bank=51")
    assert state.pending == 0
