"""Why an action is refused: every code occurs, and every code has a sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.dwarves.scene import GAME, Scene, positions
from zweikampf.engine.errors import Refused
from zweikampf.engine.reason import Reason
from zweikampf.engine.submit import submit
from zweikampf.engine.texts import LANGUAGES, Language, Texts
from zweikampf.games.dwarves import reasons

CARD = "phase=card active=0"
# Fields of a position, a token that is refused there, and the values of the reason.
CASES: dict[str, tuple[str, str, dict[str, str | int]]] = {
    "game-over": ("phase=over active=0 pile=-/V1", "pass", {}),
    "not-in-this-phase": (f"{CARD} dice=1", "keep", {"action": "keep", "phase": "card"}),
    "not-in-pile": ("phase=draw active=0 draw=1 pile=V1/V2", "V2", {"card": "V2"}),
    "too-many-cards": (
        "phase=supply active=0 display=S1/-",
        "draw3",
        {"count": 3, "most": 2},
    ),
    "not-in-hand": (f"{CARD} hands=A1/A2 dice=2", "play:A2=2", {"card": "A2"}),
    "not-on-display": (f"{CARD} hands=A1/- dice=1", "hit:A1=1>pile", {"card": "A1"}),
    "all-dice-rolled": ("phase=dice active=0 hands=T3/- dice=112345", "T3", {"count": 6}),
    "no-reroll-left": ("phase=dice active=0 dice=123", "reroll:1", {}),
    "no-such-die": (f"{CARD} hands=A1/- dice=2", "play:A1=1", {"die": "1"}),
    "no-joker-card": (f"{CARD} hands=A1/- dice=2", "play:A1=C", {}),
    "joker-card-waits": (f"{CARD} hands=A1/- jokers=1/0", "play:A1=C", {}),
    "holds-all-joker-cards": (f"{CARD} display=A9/- dice=1 jokers=3/0 usable=3", "gain:A9=1", {}),
    "wrong-payment": (
        f"{CARD} hands=V4/- dice=444",
        "play:V4=44",
        {"card": "V4", "payment": "44", "size": 3, "face": 0},
    ),
    "wrong-die": (f"{CARD} display=A1/- dice=2", "hit:A1=2>pile", {"card": "A1", "die": "2"}),
    "no-such-target": (f"{CARD} hands=T1/- display=-/S1", "T1>V1", {"target": "V1"}),
    "nothing-to-remove": (f"{CARD} hands=E1/- dice=444", "play:E1=444>A1", {}),
}


def test_a_card_that_is_not_paid_says_so_before_it_asks_for_a_target() -> None:
    state = Scene.at(f"{CARD} hands=E1/- dice=22").state
    reason = state.why_not(GAME.parse_action("play:E1=22>A1", state))
    assert reason is not None
    assert reason.code == "wrong-payment"


def texts(language: Language) -> Texts:
    return Texts(language, "zweikampf.engine", "zweikampf.games.dwarves")


def refused(code: str) -> Reason:
    fields, token, _ = CASES[code]
    state = Scene.at(fields).state
    reason = state.why_not(GAME.parse_action(token, state))
    assert reason is not None
    return reason


def test_every_code_is_tried() -> None:
    source = Path(str(reasons.__file__)).read_text(encoding="utf-8")
    assert set(re.findall(r'(?:because|_missing)\(\s*"([a-z-]+)"', source)) == set(CASES)


@pytest.mark.parametrize("code", CASES)
def test_every_code_occurs(code: str) -> None:
    fields, token, values = CASES[code]
    assert refused(code) == Reason(code, values)
    state = Scene.at(fields).state
    with pytest.raises(Refused) as caught:
        submit(GAME, state, state.actor, token, version=0, current=0)
    assert (caught.value.code, caught.value.action) == (code, token)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CASES)
def test_every_code_has_a_sentence(code: str, language: Language) -> None:
    sentence = texts(language).reason(refused(code))
    assert sentence.endswith(".")
    assert len(sentence.split()) >= 4
    assert "{" not in sentence


def test_the_languages_differ_and_name_what_is_wrong() -> None:
    for code in CASES:
        german, english = (texts(language).reason(refused(code)) for language in LANGUAGES)
        assert german != english, code
    assert texts("en").reason(refused("wrong-payment")) == (
        "44 does not fit the cost of V4 (3 dice of one value)."
    )
    assert "Kartenphase" in texts("de").reason(refused("not-in-this-phase"))


def test_in_whole_games_every_refusal_has_one_of_these_codes() -> None:
    for number, (scene, _) in enumerate(positions(71)):
        if number % 20 == 0:
            for action in range(0, GAME.num_actions, 3):
                reason = scene.state.why_not(action)
                assert reason is None or reason.code in CASES
