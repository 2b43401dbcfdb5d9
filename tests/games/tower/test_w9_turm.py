"""W9: TURM!"""

import pytest

from tests.games.tower.play import (
    after,
    expect,
    legal,
    names,
    place,
    play,
    positions,
    seen,
    start,
    told,
    why,
)
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import actions
from zweikampf.games.tower.events import TowerCardMissed
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.steps import Step
from zweikampf.games.tower.verbs import Verb

TABLE = {"mode": "table"}


def test_w9_1_everything_but_towers_take_and_block_is_asked_about() -> None:
    """Followed through random games: which actions of a seat lead to the question."""
    asked: dict[Verb, set[bool]] = {}
    for seed in range(2):
        state = start(mode="table", reward="claim")
        rng = Rng(seed)
        acted: Verb | None = None
        while state.actor != actors.OVER:
            action = state.pick(rng)
            by_chance = state.actor == actors.CHANCE
            is_question = state.step == Step.ANSWER
            if acted is not None and not by_chance:
                asked.setdefault(acted, set()).add(is_question)
            if is_question:
                assert state.actor == 1 - state.seat
                assert legal(state) == ["ok", "turm"]
            if not by_chance:
                acted = None if is_question else Verb(actions.VERB[action])
            state.apply(action)
    for kind in (Verb.TOWER, Verb.TAKE, Verb.BLOCK, Verb.NOBLOCK):
        assert asked.pop(kind) == {False}
    assert {Verb.STORE, Verb.LOAD, Verb.DRAW, Verb.PUT_AWAY, Verb.PAY} <= set(asked)
    assert set().union(*asked.values()) == {True}


def test_w9_1_pass_and_pairs_are_asked_about_before_the_block() -> None:
    assert legal(after(place("V0=-", **TABLE), "pass")) == ["ok", "turm"]
    pair = place("L1=S12g,P11b,F10g L2=F12g A0=B6g", **TABLE)
    assert legal(after(pair, "l1>>l2")) == ["ok", "turm"]
    put_away = after(place("", **TABLE), "draw B11g ok d>z")
    assert legal(put_away) == ["ok", "turm"]
    assert why(put_away, "block") == "call-is-asked"
    assert legal(play(put_away, "ok")) == ["block", "noblock"]


def test_w9_1_in_strict_mode_nobody_is_asked() -> None:
    assert all(state.step != Step.ANSWER for state in positions(4))
    assert why(place(), "turm") == "not-asked"


def test_w9_2_only_the_last_action_can_be_challenged() -> None:
    state = place("T=S3 L1=S4b L2=B10b A0=F6g,B9g", **TABLE)
    play(state, "a>l2 F6g ok l1>t")
    expect(state, "actor=0 T=S4 gold=4/3")
    play(state, "draw B11g")
    assert not state.violation


def test_w9_3_a_violation_is_an_action_made_while_there_was_a_duty() -> None:
    for differences, tokens, expected in (
        ("T=S3 L1=S4b", "draw B11g", True),
        ("T=S3", "draw B11g", False),
        ("T=S3 L1=S4b V0=P10g", "draw P10g ok d>z", False),
        ("T=S4 V0=B11g,S5g", "draw S5g ok d>z", True),
        ("T=S3 L1=S4b V0=-", "pass", True),
        # The duty is judged before the action: here the action covers it.
        ("T=S3 L1=S4g A0=F11g,B3b L6=P8b L5=-", "a>l1 F11g", True),
    ):
        assert play(place(differences, **TABLE), tokens).violation == expected, tokens


@pytest.mark.parametrize(
    ("differences", "tokens"),
    [
        ("L2=B10b A0=F6g,B9g", "a>l2 F6g"),
        ("L2=B10b L7=B9g", "l7>l2"),
        ("L2=B10b A0=- Z0=B9g", "z>l2"),
        ("Z1=B10b L7=B9g", "l7>o"),
        ("A0=F8g,B9g", "a>z F8g"),
        ("L2=S12g,P11b,F10g L7=F12g A0=B6g", "l2>>l7"),
        ("", "draw B11g"),
        ("V0=- Z0=P10g,S7g", "draw"),
        ("V0=-", "pass"),
    ],
)
def test_w9_4_a_valid_call_undoes_everything(differences: str, tokens: str) -> None:
    before = place(f"T=S3 L1=S4b {differences}", **TABLE)
    now = after(before, f"{tokens} turm")
    if now.step == Step.BLOCK:
        play(now, "noblock")
    for name in ("stores", "towers", "bonus_open"):
        assert getattr(seen(now), name) == getattr(seen(before), name)
    for seat in (0, 1):
        one, other = seen(before).sides[seat], seen(now).sides[seat]
        assert one.interim == other.interim
        assert len(one.depot) + one.depot_hidden == len(other.depot) + other.depot_hidden
        assert len(one.stock) + one.stock_hidden == len(other.stock) + other.stock_hidden
        assert one.depot[-1:] == other.depot[-1:]
    expect(now, "actor=1 gold=2/4 drawn=- quiet=1 turns=1")


def test_w9_4_a_drawn_card_goes_on_its_owners_stock() -> None:
    state = place("T=S4 V0=B11g,S5g", **TABLE)
    expect(play(state, "draw S5g ok d>z turm"), "V0=?,S5g Z0=- drawn=- gold=2/4")
    state = place("T=S4 L1=B6b V0=- Z0=S5g,S7g", **TABLE)
    expect(play(state, "draw ok d>l1 turm"), "L1=B6b V0=S7g,S5g Z0=- gold=2/4")


def test_w9_4_the_depot_bonus_is_undone() -> None:
    state = place("T=S3 L1=S4b L2=F10b A0=F9g", **TABLE)
    assert "bonus-taken-back" in names(state, "a>l2 turm")
    expect(play(state, "a>l2 turm"), "A0=F9g bonus=open gold=2/4 bank=51")


def test_w9_5_the_active_seat_pays_and_the_caller_may_lay_the_card() -> None:
    state = place("T=S3 L1=S4b L2=B10b A0=F6g,B9g", **TABLE)
    play(state, "a>l2 F6g turm")
    expect(state, "actor=1 gold=2/4 bank=51 turns=1")
    expect(play(state, "l1>t"), "actor=1 T=S4 gold=2/5 bank=50")


def test_w9_6_a_false_call_changes_nothing() -> None:
    state = place("L1=B10b A0=F6g,B9g", **TABLE)
    accepted, called = after(state, "a>l1 F6g ok"), after(state, "a>l1 F6g turm")
    assert accepted == called


def test_w9_6_with_pay1_the_caller_pays() -> None:
    state = place("L1=B10b A0=F6g,B9g", mode="table", falsecall="pay1")
    expect(play(state, "a>l1 F6g turm"), "actor=0 L1=B10b,B9g gold=4/2 bank=51")


# Everything that can be done while a tower card lies there: with the card, on it, or elsewhere.
MISSED = {
    "a card of a store": ("T=S3 L1=S4b", "draw B11g", ["S4b l1"]),
    "the depot card": ("T=S4 A0=F11g,S5g", "draw B11g", ["S5g a"]),
    "the interim store's": ("T=S4 L1=F9b A0=- Z0=B5g,S5g", "draw B11g", ["S5g z"]),
    "the drawn card": ("T=S4 V0=B11g,S5g", "draw S5g ok d>z", ["S5g d"]),
    "the drawn card, on a store": ("T=S4 L1=B6b V0=B11g,S5g", "draw S5g ok d>l1", ["S5g d"]),
    "the drawn card, as a load": ("T=S4 Z1=S6b V0=B11g,S5g", "draw S5g ok d>o", ["S5g d"]),
    "after the stock was turned over": ("T=S4 A0=- V0=- Z0=B5g,S5g", "draw", ["S5g z"]),
    "the one that was moved": ("T=S3 L1=S4b L2=B5g", "l1>l2", ["S4b l1"]),
    "the one that was loaded": ("T=S3 L1=S4b Z1=S5g", "l1>o", ["S4b l1"]),
    "the depot card that was laid": ("T=S4 L1=B6b A0=F11g,S5g", "a>l1 F11g", ["S5g a"]),
    "the depot card that was paid for": ("T=S4 A0=F11g,S5g", "a>z F11g", ["S5g a"]),
    "the interim card that was laid": ("T=S4 L1=B6b A0=- V0=- Z0=B9g,S5g", "z>l1", ["S5g z"]),
    "the one that was covered": ("T=S3 L1=S4b A0=F11g,P3g", "a>l1 F11g", ["S4b l1"]),
    "the one under a pair": ("T=S3 L1=S4g L2=F4g,P3b,B2g L7=B9b", "l2>>l1", ["S4g l1"]),
    "the one in a pair": ("T=S3 L1=F6g,P5b,S4g L2=B6g", "l1>>l2", ["S4g l1"]),
    "before a pass": ("T=S3 L1=S4b V0=-", "pass", ["S4b l1"]),
    "several": ("T=S3,F10 L1=S4b L3=S4g", "draw B11g", ["S4b l1", "S4g l3", "F11g a"]),
}


@pytest.mark.parametrize("name", MISSED)
def test_w9_5_a_valid_call_names_what_was_missed_and_where(name: str) -> None:
    differences, tokens, expected = MISSED[name]
    state = place(differences, drawing="free", **TABLE)
    found = [event for event in told(state, f"{tokens} turm") if isinstance(event, TowerCardMissed)]
    assert [f"{event.card} {event.place}" for event in found] == expected
    assert {event.seat for event in found} == {0}
    assert "tower-card-missed" not in names(state, f"{tokens} ok")


def test_w9_5_exactly_the_duties_before_the_action_are_named() -> None:
    """Followed through random games: right after the call, and before anything goes back."""
    valid = 0
    for seed in range(many(6, 2)):
        state = start(mode="table", drawing=("literal", "free")[seed % 2])
        rng = Rng(seed)
        duties: list[str] = []
        while state.actor != actors.OVER:
            if state.step in (Step.FREE, Step.DRAWN):
                duties = [token[:-2] for token in legal(state) if token.endswith(">t")]
            if state.step == Step.ANSWER:
                found = told(state, "turm")
                named = [event for event in found if isinstance(event, TowerCardMissed)]
                assert sorted(event.place for event in named) == sorted(duties)
                assert found[1 : 1 + len(named)] == named
                called = after(state, "turm")
                assert all(_lies_there(called, event) for event in named)
                valid += bool(named)
            state.apply(state.pick(rng))
    assert valid > 100


def _lies_there(state: Tower, missed: TowerCardMissed) -> bool:
    view = seen(state)
    side = view.sides[missed.seat]
    if missed.place[0] == "l":
        return view.stores[int(missed.place[1]) - 1][-1] == missed.card
    pile = {"a": side.depot, "z": side.interim, "d": side.stock}[missed.place]
    return pile[-1] == missed.card
