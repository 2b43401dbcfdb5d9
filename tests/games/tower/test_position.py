"""Positions as text: what is written is read again, and what cannot be is refused."""

from __future__ import annotations

import pytest

from tests.games.refused import code_of, own_codes
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
DEAL = "step=deal seat=- L1=- L2=- L3=- L4=- L5=- L6=- L7=- L8=- A0=?13 A1=?13 V0=?39 V1=?39"


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


# By their code: fields of BEGIN that say something else, or more of them.
BAD = {
    "position-value": (
        "step=turn-over", "step=later", "seat=2", "block=2", "progress=no", "idle=1",
    ),
    "position-number": (
        "A0=?99999,S3g", "V1=?-1", "gold=-1/3", "gold=3/x", "turns=x", "turns=-1", "quiet=01",
    ),
    "position-not-a-pair": ("gold=3", "gold=3/3/3"),
    "position-marks": ("undo=progress,recycled", "undo=x"),
    "position-no-card": ("L1=B5", "L1=?1", "A0=S3g,?12", "drawn=x", "layouts=x", "U0=x"),
    "position-card-twice": (
        "L1=B5g,B4b,B5g", "L1=F5b", "Z0=S3g", "drawn=S3g", "layouts=S3g/S3g", "U0=S4g,S4g",
    ),
    "unknown-position-field": ("bank=51",),
    "position-active-seat": ("step=deal", "step=start", "seat=-"),
    "position-tower-top": ("T=S13", "T=S4g"),
    "position-towers": ("T=S1,S2,S3",),
    "position-tower-cards": ("T=S4 L1=S3b",),
    "position-row": ("L1=B5g,B4g", "layouts=B5g.B4g"),
    "position-other-deck": ("U0=S4b",),
    "position-unseen": (
        "A0=?12", "A0=?11,S3g", "A0=?12,S3g,S4g,S5g", "V0=?34", "drawn=S4g", "U0=S4g",
    ),
    "position-depot": ("A0=?10,S3g,S4g,S5g",),
    "position-gold": ("gold=60/0", "gold=57/0 block=1"),
    "position-pending": ("pending=1",),
    "position-undo": ("undo=progress",),
    "position-last-action": ("last=x", "last=a>t", "last=l1>o"),
    "position-last": ("step=answer", "last=draw", "mode=table last=draw"),
    "position-layouts": ("step=done layouts=S3g",),
    "position-layout": ("layouts=a/b/c/d/e/f/g/h/i",),
    "position-open-depots": ("step=turn-up", "A1=?13"),
    "position-drawn": ("step=drawn", "V0=?34 drawn=S4g"),
    "position-show": ("step=show V0=?34,S4g",),
    "position-block": ("step=block", "step=block Z0=S4g V0=?34 gold=0/3"),
    "position-not-over": ("step=done",),
    "position-is-over": ("A0=- V0=- U0=-",),
    "position-dealt-cards": (
        f"{DEAL} L1=B5g V0=?38", f"{DEAL} A1=?12,P7b", f"{DEAL} Z0=B5g V0=?38",
    ),
    "position-start": (f"{DEAL} step=start", "step=start seat=-"),
    "position-all-dealt": ("step=deal seat=-",),
    "position-untouched": (f"{DEAL} gold=3/4", f"{DEAL} turns=1", f"{DEAL} idle=yes"),
}  # fmt: skip


def changed(changes: str) -> str:
    """BEGIN with these fields; of two with the same name the later one counts."""
    game, *words = [*BEGIN.split(), *changes.split()]
    fields = {word.partition("=")[0]: word for word in words}
    return " ".join([game, *fields.values()])


@pytest.mark.parametrize("code", BAD)
def test_what_no_game_can_reach_is_refused(code: str) -> None:
    for changes in BAD[code]:
        assert code_of(GAME, changed(changes)) == code, changes


def test_every_sentence_about_a_position_is_said() -> None:
    assert own_codes(GAME) <= BAD.keys()


def test_a_field_may_not_be_there_twice() -> None:
    assert code_of(GAME, f"{BEGIN} colour=deck") == "position-field-twice"


def test_a_layout_may_hold_what_lay_there_before() -> None:
    assert GAME.parse_position(changed("layouts=S3g")).layout_count == 2


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
    name = words.pop(at).partition("=")[0]
    with pytest.raises(PositionError) as error:
        GAME.parse_position(" ".join(words))
    assert error.value.code in ("position-field-missing", "position-field-absent")
    assert f"the field {name} is missing" in str(error.value)
