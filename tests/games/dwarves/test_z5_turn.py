"""Z5: the turn as a state machine."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from tests.games.dwarves.scene import GAME, Scene, positions
from tests.volume import many
from zweikampf.games.dwarves import decks

# Z5.2: which phase may follow which. Turn end and turn start are steps without a question.
TURN_START = {"supply", "draw"}
WINDOW = {"react", "card", *TURN_START}
NAMED = {"shield", "flip", *WINDOW}
FOLLOWS = {
    "first": {"deal"},
    "deal": {"deal", *TURN_START},
    "supply": {"draw"},
    "draw": {"draw", "roll", "over"},
    "roll": {"roll", "dice"},
    "dice": {"roll", "react", "card"},
    "card": NAMED,
    "shield": {"flip", *WINDOW},
    "flip": {"over", *WINDOW},
    "react": {"shield", "flip", *WINDOW},
}
ANSWERS = {
    "first": ("first",),
    "deal": ("A", "V", "S", "E", "T"),
    "draw": ("A", "V", "S", "E", "T"),
    "flip": ("A", "V", "S", "E", "T"),
    "supply": ("draw",),
    "roll": ("1", "2", "3", "4", "5", "J"),
    "dice": ("reroll:", "T3", "keep"),
    "card": ("play:", "hit:", "gain:", "T1>", "end"),
    "shield": ("T2", "pass"),
    "react": ("T1>", "pass"),
}


def test_z5_1_supply_dice_and_cards_follow_each_other_and_turns_alternate() -> None:
    order = {
        "supply": 0,
        "draw": 0,
        "roll": 1,
        "dice": 1,
        "card": 2,
        "react": 2,
        "shield": 2,
        "flip": 2,
    }
    for seed in range(many(6, 2)):
        active, reached = None, 0
        for scene, _ in positions(seed):
            if scene.phase not in order:
                continue
            if scene.state.active != active:
                assert active in (None, 1 - scene.state.active)
                assert order[scene.phase] == 0
                active, reached = scene.state.active, 0
            assert order[scene.phase] >= reached
            reached = order[scene.phase]


def test_z5_2_phases_follow_the_table_and_ask_whom_it_names() -> None:
    seen = defaultdict(set)
    for seed in range(many(30, 4)):
        before = ""
        for scene, token in positions(seed):
            phase, active = scene.phase, scene.state.active
            if before:
                assert phase in FOLLOWS[before], (before, phase)
                seen[before].add(phase)
            before = phase
            if not token:
                assert scene.actor == "over"
                continue
            assert all(legal.startswith(ANSWERS[phase]) for legal in scene.legal())
            actor = {"supply": active, "dice": active, "card": active, "react": 1 - active}
            actor["shield"] = scene.state.suffering
            assert scene.actor == str(actor.get(phase, "chance"))
    assert set(seen) == set(FOLLOWS)


def test_z5_3_the_state_holds_what_is_listed_and_nothing_else() -> None:
    listed = {
        "pile", "hand", "display", "discard", "jokers", "active", "step", "to_draw", "to_roll",
        "items", "rerolls", "spent", "ending", "damage", "suffering", "target",
    }  # fmt: skip
    source = Path(decks.__file__).with_name("state.py").read_text(encoding="utf-8")
    [state] = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    fields = {ast.unparse(each.target) for each in state.body if isinstance(each, ast.AnnAssign)}
    # The deck is an option, a record knows the version of its rules, the actor follows from the
    # step.
    assert fields == {*listed, "deck", "rules"}


def test_z5_3_a_position_says_everything() -> None:
    """Whatever way led to a position: what it says is all that play depends on."""
    for scene, token in positions(53):
        again = Scene(GAME.parse_position(scene.state.position()))
        assert again.state == scene.state
        assert again.legal() == scene.legal()
        if token:
            following = scene.state.copy()
            following.apply(GAME.parse_action(token, following))
            assert again.do(token).state == following


def test_z5_4_single_answers_are_asked_and_single_outcomes_are_actions() -> None:
    scene = Scene.at("phase=draw active=0 hands=A1/A2 pile=V1,V2/V3 draw=1").do("V1 1 2 3")
    assert (scene.phase, scene.legal()) == ("dice", ["keep"])
    scene.do("keep")
    assert (scene.phase, scene.legal()) == ("react", ["pass"])
    scene.do("pass end")
    assert (scene.phase, scene.legal()) == ("react", ["pass"])
    assert scene.do("pass").chance() == {"V3": 1}
