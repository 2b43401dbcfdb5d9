"""Whatever text comes in, only our own errors come out, and what is read can be played on."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.ends import ended
from tests.games.tower.play import GAME, place, play, positions, start
from tests.games.tower.vectors import VECTORS
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.errors import PositionError, TokenError
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import actions
from zweikampf.games.tower.notation import NAMES

FUZZ = settings(
    max_examples=many(150, 15),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def _some_positions() -> list[str]:
    texts = [
        state.position()
        for options in ({}, {"mode": "table", "reward": "claim"}, {"colour": "symbol"})
        for ply, state in enumerate(positions(31, **options))
        if ply % 60 == 0
    ]
    for vector in VECTORS[::4]:
        lines = dict(vector.lines)
        if "error" not in lines and "new" not in lines:
            texts.append(place(lines.get("state", ""), **vector.options).position())
    texts.append(play(place("T=S3 L1=S4b A0=F6g,B9g L2=B10b", mode="table"), "a>l2").position())
    return texts


VALID = _some_positions()

faces = st.sampled_from([token for token in actions.TOKENS if token[0] in "BFPS"])
piles = st.lists(st.one_of(faces, st.sampled_from(["?3", "?", "-", "?0", "S13g"])), max_size=5)
values = st.one_of(
    piles.map(",".join),
    st.sampled_from(["-", "0", "1", "yes", "free", "drawn", "answer", "block", "deal", "3/3", "9/0",
                     "draw", "d>z", "a>l2", "l1>>l2", "pass", "turm", "S4,B3", "recycled", "none",
                     "S4g/B3b.F2g", "", "=", "/", "999", "1000", "00"]),
    st.text(max_size=8),
)  # fmt: skip


def read(text: str) -> bool:
    """Nothing but ``PositionError``; and what is read is a position in every respect."""
    try:
        state = GAME.parse_position(text)
    except PositionError:
        return False
    again = GAME.parse_position(state.position())
    assert again == state
    assert GAME.view(GAME.sample(GAME.view(state, 0), Rng(1)), 0) == GAME.view(state, 0)
    rng = Rng(len(text))
    for _ in range(30):
        if state.actor == actors.OVER:
            assert ended(state).reason in ("out", "stalemate")
            break
        allowed = state.legal()
        assert allowed
        state.apply(allowed[rng.below(len(allowed))])
    state.playout(rng)
    assert state.actor == actors.OVER
    return True


@FUZZ
@given(st.text(max_size=200))
@example("")
@example("tower")
@example("tower \x00=\ud800")
@example("tower" + " " * 1_000)
def test_any_text(text: str) -> None:
    read(text)


@FUZZ
@given(st.lists(st.tuples(st.sampled_from(NAMES), values).map("=".join), max_size=12))
def test_any_fields(found: list[str]) -> None:
    read(" ".join(["tower", *found]))


@FUZZ
@given(st.sampled_from(VALID), st.data())
def test_fields_dropped_doubled_exchanged_changed_or_added(text: str, data: st.DataObject) -> None:
    words = text.split()
    at = data.draw(st.integers(1, len(words) - 1))
    other = data.draw(st.integers(1, len(words) - 1))
    match data.draw(st.sampled_from(["drop", "double", "exchange", "change", "add"])):
        case "drop":
            del words[at]
        case "double":
            words.insert(other, words[at])
        case "exchange":
            one, two = words[at].partition("="), words[other].partition("=")
            words[at], words[other] = one[0] + "=" + two[2], two[0] + "=" + one[2]
        case "change":
            words[at] = words[at].partition("=")[0] + "=" + data.draw(values)
        case _:
            words.append(data.draw(st.sampled_from(NAMES)) + "=" + data.draw(values))
    read(" ".join(words))


@FUZZ
@given(st.sampled_from(VALID), st.data())
def test_signs_dropped_or_changed(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        sign = data.draw(st.one_of(st.sampled_from("BFPSgb0123456789?,/=-> "), st.characters()))
        text = text[:at] + data.draw(st.sampled_from(["", sign])) + text[at + 1 :]
    read(text)


def test_valid_positions_are_read() -> None:
    assert len(VALID) > 40
    for text in VALID[:: many(1, 5)]:
        assert read(text)


@FUZZ
@given(st.one_of(st.text(max_size=12), st.sampled_from(actions.TOKENS)))
@example("")
@example("a>t ")
@example("A>T")
@example("l9>t")
@example("l1>l1")
@example("z>o")
@example("S4")
@example("\ud800")
def test_any_token(token: str) -> None:
    state = start()
    if token in actions.TOKENS:
        assert GAME.format_action(GAME.parse_action(token, state)) == token
    else:
        with pytest.raises(TokenError):
            GAME.parse_action(token, state)
