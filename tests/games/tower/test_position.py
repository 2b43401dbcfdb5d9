"""Positions as text: what is written is read again, and what cannot be is refused."""

from __future__ import annotations

import pytest

from tests.games.tower.play import GAME, OPTION_SETS, legal, place, play, positions, start
from tests.games.tower.vectors import VECTORS
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.errors import PositionError
from zweikampf.engine.options import Options
from zweikampf.games.tower.rules import Tower

BEGIN = (
    "tower mode=strict colour=deck drawing=literal reward=auto falsecall=none step=free seat=0 T=- "
    "L1=B5g L2=B6g L3=B7g L4=B8g L5=F5b L6=F6b L7=F7b L8=F8b A0=?12,S3g A1=?12,P7b V0=?35 V1=?35 "
    "Z0=- Z1=- drawn=- gold=3/3 block=- turns=0 quiet=0"
)


def test_the_first_turn_is_one_short_line() -> None:
    state = play(start(), "S3g B5g B6g B7g B8g P7b F5b F6b F7b F8b")
    assert state.position() == BEGIN
    assert repr(state) == f"<{BEGIN}>"
    assert GAME.parse_position(BEGIN) == state


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda each: "-".join(each.texts().values()))
def test_every_position_of_a_game_round_trips(options: Options) -> None:
    """Read again it is written the same, and it is played on the same."""
    answered = 0
    for ply, state in enumerate(positions(21, **options.texts())):
        if ply % many(15, 50) == 0 or state.actor == actors.OVER:
            text = state.position()
            again = GAME.parse_position(text)
            assert again.position() == text
            assert legal(again) == legal(state)
            assert (again.bank, again.wanted) == (state.bank, state.wanted)
            if state.last >= 0:  # these are worked out, not written
                assert (again.then, again.violation) == (state.then, state.violation)
                answered += 1
    assert bool(answered) == (options.texts()["mode"] == "table")


@pytest.mark.parametrize(
    ("state", "part"),
    [
        (lambda: play(place("T=S3 L1=S4b V0=- Z0=P10g", mode="table"), "l1>t draw"),
         "last=draw undo=recycled,progress"),
        (lambda: play(place("T=S3 A0=F11g,S4g", mode="table", reward="claim"), "a>t F11g"),
         "pending=1 progress=yes"),
        (lambda: play(place("V0=- V1=- gold=0/0"), "pass"), "idle=yes"),
        (lambda: play(place("L1=F9g L2=F10b L3=- L4=- L5=- L6=- L7=- L8=-"), "l1>l2"),
         "layouts=F10b/F9g"),
        (lambda: play(place("L1=F9g L2=- L3=- L4=- L5=- L6=- L7=- L8=- Z1=F8b"), "l1>o a>l1"),
         "layouts=F9g,none"),
    ],
)  # fmt: skip
def test_what_else_a_position_tells(state: object, part: str) -> None:
    made = state()  # type: ignore[operator]
    assert isinstance(made, Tower)
    assert part in made.position()
    assert GAME.parse_position(made.position()) == made


def test_every_vector_can_be_written_down() -> None:
    written = 0
    for vector in VECTORS:
        if ("error", "") in vector.lines or ("new", "") in vector.lines:
            continue
        state = place(dict(vector.lines).get("state", ""), **vector.options)
        assert GAME.parse_position(state.position()) == state
        written += 1
    assert written > 100


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("step", "done"),  # no seat is out and nothing is stuck
        ("step", "turn-over"),
        ("step", "drawn"),
        ("step", "answer"),
        ("step", "block"),
        ("step", "turn-up"),
        ("step", "deal"),
        ("step", "start"),
        ("step", "later"),
        ("seat", "-"),
        ("seat", "2"),
        ("T", "S13"),
        ("T", "S1,S2,S3"),
        ("T", "S4g"),
        ("L1", "B5g,B4g"),
        ("L1", "B5g,B4b,B5g"),
        ("L1", "B5"),
        ("L1", "F5b"),  # lies on store 5 already
        ("L1", "?1"),
        ("A0", "?12"),
        ("A0", "?11,S3g"),
        ("A0", "?12,S3g,S4g,S5g"),
        ("A0", "?99999,S3g"),
        ("A0", "S3g,?12"),
        ("V0", "?34"),
        ("V1", "?-1"),
        ("Z0", "S3g"),
        ("drawn", "S4g"),
        ("drawn", "S3g"),
        ("gold", "3"),
        ("gold", "60/0"),
        ("gold", "-1/3"),
        ("gold", "3/x"),
        ("block", "2"),
        ("turns", "x"),
        ("turns", "-1"),
        ("quiet", "01"),
    ],
)
def test_what_no_game_can_reach_is_refused(field: str, value: str) -> None:
    words = [f"{field}={value}" if word.startswith(f"{field}=") else word for word in BEGIN.split()]
    with pytest.raises(PositionError):
        GAME.parse_position(" ".join(words))


@pytest.mark.parametrize(
    "more",
    [
        "pending=1",
        "progress=no",
        "idle=1",
        "last=draw",
        "undo=progress",
        "layouts=B5g.B4g",
        "layouts=S3g",
        "layouts=a/b/c/d/e/f/g/h/i",
        "U0=S4g",
        "U0=S4b",
        "colour=deck",
        "bank=51",
    ],
)
def test_fields_that_do_not_fit_are_refused(more: str) -> None:
    if more == "layouts=S3g":  # possible: the list may hold what lay there before
        assert GAME.parse_position(f"{BEGIN} {more}").layout_count == 2
        return
    with pytest.raises(PositionError):
        GAME.parse_position(f"{BEGIN} {more}")


def test_options_are_checked() -> None:
    for change, code in (
        ("reward=claim", "option-has-no-effect"),
        ("reward=no", "bad-option-value"),
    ):
        with pytest.raises(PositionError) as error:
            GAME.parse_position(BEGIN.replace("reward=auto", change))
        assert error.value.code == code


@pytest.mark.parametrize("at", range(1, 28))
def test_no_field_may_be_missing(at: int) -> None:
    words = BEGIN.split()
    del words[at]
    with pytest.raises(PositionError):
        GAME.parse_position(" ".join(words))
