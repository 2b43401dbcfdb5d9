"""W5: the course of a turn."""

from tests.games.tower.play import after, expect, legal, names, place, play, positions, seen
from zweikampf.engine import actors
from zweikampf.games.tower.columns import layout_text
from zweikampf.games.tower.steps import Step


def test_w5_1_a_turn_begins_free_with_a_fresh_list() -> None:
    begun = 0
    for options in ({}, {"mode": "table", "reward": "claim"}):
        turns = -1
        for state in positions(7, **options):
            if state.step == Step.FREE and state.turns != turns:
                turns = state.turns
                view = seen(state)
                assert (view.drawn, view.pending, view.progress, view.last) == (
                    None,
                    0,
                    False,
                    None,
                )
                assert view.layouts == (layout_text(view.stores),)
                begun += 1
    assert begun > 100


def test_w5_2_there_is_no_way_to_stop_while_there_is_something_to_draw() -> None:
    assert legal(place("gold=0/0")) == ["draw"]
    assert legal(place("V0=- Z0=P10g gold=0/0")) == ["draw"]
    assert legal(place("V0=- gold=0/0")) == ["pass"]


def test_w5_2_put_away_pass_and_a_valid_call_end_a_turn() -> None:
    assert after(place("gold=0/0"), "draw B11g d>z").actor == 1
    assert after(place("V0=- gold=0/0"), "pass").actor == 1
    called = place("T=S3 L1=S4b gold=0/0", mode="table")
    assert after(called, "draw B11g turm").actor == 1
    assert after(place("L1=F10b A0=- V0=- Z0=F9g"), "z>l1").actor == actors.OVER


def test_w5_3_a_laid_drawn_card_leaves_the_seat_free_to_draw_again() -> None:
    for differences, action in (
        ("T=P9 V0=B11g,P10g", "d>t"),
        ("L1=F11b V0=B11g,P10g", "d>l1"),
        ("Z1=P9b V0=B11g,P10g", "d>o"),
    ):
        state = place(differences)
        play(state, f"draw P10g {action}")
        expect(state, "actor=0 drawn=-")
        assert "draw" in legal(state)
        play(state, "draw B11g")
        expect(state, "actor=0 drawn=B11g")


def test_w5_4_the_next_depot_card_is_turned_up_at_once() -> None:
    for action in ("a>t", "a>l1", "a>z"):
        fits = {"a>t": "T=S3", "a>l1": "L1=B5b", "a>z": ""}[action]
        state = place(f"A0=F11g,S4g {fits}", mode="table")
        play(state, action)
        assert state.actor == actors.CHANCE
        assert legal(state) == ["B11g", "F11g"]
        play(state, "F11g")
        # Only now the opponent may answer.
        assert state.actor == (0 if action == "a>t" else 1)


def test_w5_4_a_known_depot_card_is_turned_up_without_chance() -> None:
    state = place("T=S3 L1=S4b L2=B10b A0=F6g,B9g gold=0/0", mode="table")
    play(state, "a>l2 F6g turm l1>t draw B11b ok d>z ok noblock")
    expect(state, "actor=0 A0=F6g,B9g")
    assert play(state, "a>l2").actor == 1  # the answer, with no chance before it


def test_w5_5_payment_move_reward_next_card() -> None:
    state = place("A0=F11g,F9g")
    assert names(state, "a>z F11g") == [
        "gold-paid",
        "depot-card-bought-out",
        "depot-card-turned-up",
    ]
    # Paying with the last nugget is possible even if the same action earns one.
    assert names(place("A0=F9g gold=1/0"), "a>z") == [
        "gold-paid",
        "depot-card-bought-out",
        "reward-earned",
    ]
    assert names(place("T=S3 A0=F11g,S4g"), "a>t F11g") == [
        "card-laid-on-tower",
        "reward-earned",
        "depot-card-turned-up",
    ]


def test_w5_5_going_out_comes_before_everything_that_follows() -> None:
    state = place("T=S3 L1=S4b L2=F10b A0=- V0=- Z0=F9g", mode="table")
    assert names(state, "z>l2") == ["card-laid-on-store", "reward-earned", "game-ended"]


def test_w5_6_nugget_count_stalemate_next_turn() -> None:
    state = place("V0=P11g Z1=B5b block=1 gold=0/2")
    expect(state, "bank=54")
    assert names(state, "draw P11g d>z") == [
        "draw-began",
        "card-drawn",
        "card-put-away",
        "block-lifted",
        "turn-ended",
        "turn-began",
    ]
    expect(play(state, "draw P11g d>z"), "actor=1 turns=1 quiet=1 block=- bank=55")


def test_w5_6_no_turn_begins_after_a_stalemate() -> None:
    state = place("quiet=7 Z1=B5b block=1 gold=0/2 V1=-")
    ended = names(state, "draw B11g d>z")[-3:]
    assert ended == ["block-lifted", "turn-ended", "game-ended"]
    expect(play(state, "draw B11g d>z"), "actor=over block=- turns=1 quiet=8")
