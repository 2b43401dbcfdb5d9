"""Every reason why an action is refused: when it is given, and that it can be said."""

from __future__ import annotations

import inspect
import re

import pytest

from tests.games.tower.play import GAME, after, place, start
from zweikampf.engine.errors import Refused
from zweikampf.engine.submit import submit
from zweikampf.engine.texts import LANGUAGES
from zweikampf.games.tower import reasons
from zweikampf.games.tower.rules import Tower
from zweikampf.terminal import words

TABLE = {"mode": "table"}
TIE = "S5g B5g B6g B7g B8g P5b F5b F6b F7b F8b"

# code: the position, the token, the values that the reason carries
CASES: dict[str, tuple[Tower, str, dict[str, str]]] = {
    "game-over": (after(place("L1=F10b A0=- V0=- Z0=F9g"), "z>l1"), "draw", {}),
    "starter-comes-first": (after(start(), TIE), "S4g", {}),
    "call-is-asked": (after(place("", **TABLE), "draw B11g"), "d>z", {}),
    "block-is-asked": (after(place(), "draw B11g d>z"), "draw", {}),
    "card-is-not-unseen": (after(start(), "S3g"), "S3g", {"card": "S3g"}),
    "not-asked": (place(), "ok", {"action": "ok"}),
    "drawn-card-first": (place("drawn=P10g"), "draw", {}),
    "nothing-drawn": (place(), "d>z", {}),
    "empty-place": (place("L1=-"), "l1>t", {"place": "l1"}),
    "depot-first": (place("Z0=P10g"), "z>t", {}),
    "tower-first": (place("T=S4 L1=S5b"), "draw", {}),
    "no-gold": (place("gold=0/3"), "a>z", {}),
    "nothing-to-draw": (place("V0=-"), "draw", {}),
    "depot-card-fits": (place("L1=B10b A0=S9g"), "draw", {}),
    "something-to-draw": (place(), "pass", {}),
    "nothing-to-take": (place("", reward="claim", **TABLE), "take", {}),
    "drawn-card-fits": (place("L1=B10b drawn=P9g"), "d>z", {"card": "P9g"}),
    "no-tower-fits": (place(), "l1>t", {"card": "B2b"}),
    "first-empty-store": (place("L1=- L2=-"), "a>l2", {}),
    "does-not-fit-store": (place(), "a>l1", {"card": "F11g", "top": "B2b"}),
    "layout-repeats": (place("L1=F9g L2=-"), "l1>l2", {}),
    "nothing-to-load-on": (place(), "a>o", {}),
    "interim-store-is-blocked": (place("Z1=F10b block=1"), "a>o", {}),
    "does-not-fit-interim-store": (place("Z1=S9b"), "a>o", {"card": "F11g", "top": "S9b"}),
    "no-pair": (place(), "l1>>l2", {"place": "l1"}),
    "store-would-be-empty": (place("L1=S12g,P11b L2=-"), "l1>>l2", {}),
}


def test_every_code_has_a_case() -> None:
    source = inspect.getsource(reasons)
    given = set(re.findall(r'because\(\s*"([a-z-]+)"', source))
    given |= set(re.findall(r'_Asked\("([a-z-]+)"', source))
    given |= set(re.findall(r'"([a-z-]+)" if legal.can_pass\(state\) else "([a-z-]+)"', source)[0])
    assert given == set(CASES)


@pytest.mark.parametrize("code", CASES)
def test_the_reason_is_given_and_nothing_changes(code: str) -> None:
    state, token, values = CASES[code]
    reason = state.why_not(GAME.parse_action(token, state))
    assert reason is not None
    assert (reason.code, dict(reason.values)) == (code, values)
    before = state.position()
    with pytest.raises(Refused) as error:
        submit(GAME, state, state.actor, token, version=0, current=0)
    assert error.value.code == code
    assert state.position() == before


SAY_THE_PLACE = {"empty-place", "no-pair"}  # by its name and not by its token


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CASES)
def test_the_reason_can_be_said(code: str, language: str) -> None:
    texts = words.texts_of("tower", "de" if language == "de" else "en")
    state, token, values = CASES[code]
    reason = state.why_not(GAME.parse_action(token, state))
    assert reason is not None
    said = texts.reason(reason)
    assert said[-1] in ".?:!"
    assert "{" not in said
    if code not in SAY_THE_PLACE:
        assert all(value in said for value in values.values())
