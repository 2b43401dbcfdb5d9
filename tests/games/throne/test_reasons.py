"""Why an action is refused: every code occurs, and every code has a sentence in both languages."""

import ast
from pathlib import Path

import pytest

from tests.games.throne.play import GAME, place, play, positions, start
from zweikampf.engine import actors
from zweikampf.engine.errors import Refused
from zweikampf.engine.reason import Reason
from zweikampf.engine.submit import submit
from zweikampf.engine.texts import LANGUAGES, Language, Texts
from zweikampf.games.throne import reasons
from zweikampf.games.throne.rules import Throne

# A position, a token that is refused there, and why.
CASES: dict[str, tuple[Throne, str, dict[str, str]]] = {
    "game-over": (place(2, ((), ()), score=(["G1"], [])), "G2", {}),
    "leader-comes-first": (start("random"), "G1", {}),
    "leader-is-known": (start("0"), "lead0", {}),
    "card-was-seen": (play(start("0"), "G1"), "G1", {"card": "G1"}),
    "not-in-hand": (place(2, (["G1"], ["K3"])), "K3", {"card": "K3"}),
    "must-follow-faction": (
        place(2, (["U5"], ["U1", "K3"]), led="U9"),
        "K3",
        {"card": "K3", "faction": "U"},
    ),
    "must-follow-doppelganger": (
        place(2, (["U5"], ["X1", "K3"]), led="X9"),
        "K3",
        {"card": "K3"},
    ),
}


def codes() -> set[str]:
    """The codes that stand in the module, as its source says."""
    tree = ast.parse(Path(str(reasons.__file__)).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {
        str(call.args[0].value)
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == "because"
        and isinstance(call.args[0], ast.Constant)
    }


def texts(language: Language) -> Texts:
    return Texts(language, "zweikampf.engine", "zweikampf.games.throne")


def refused(state: Throne, token: str) -> Reason:
    reason = state.why_not(GAME.parse_action(token, state))
    assert reason is not None
    return reason


def test_every_code_is_tried() -> None:
    assert codes() == set(CASES)


@pytest.mark.parametrize("code", CASES)
def test_every_code_occurs(code: str) -> None:
    state, token, values = CASES[code]
    assert refused(state, token) == Reason(code, values)
    with pytest.raises(Refused) as caught:
        submit(GAME, state, state.actor, token, version=0, current=0)
    assert caught.value.code == code
    assert caught.value.action == token


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CASES)
def test_every_code_has_a_sentence(code: str, language: Language) -> None:
    state, token, values = CASES[code]
    sentence = texts(language).reason(refused(state, token))
    assert sentence.endswith(".")
    assert len(sentence.split()) >= 4
    assert "{" not in sentence  # every value has found its place
    if code in ("card-was-seen", "not-in-hand"):
        assert values["card"] in sentence


def test_the_languages_differ_and_name_the_faction() -> None:
    for code, (state, token, _) in CASES.items():
        german, english = (texts(language).reason(refused(state, token)) for language in LANGUAGES)
        assert german != english, code
    state, token, _ = CASES["must-follow-faction"]
    assert "Untote" in texts("de").reason(refused(state, token))
    assert "undead" in texts("en").reason(refused(state, token))


@pytest.mark.parametrize("letter", "DGKU")
def test_the_faction_to_follow_is_the_led_one(letter: str) -> None:
    other = "K3" if letter != "K" else "U3"
    state = place(2, (["D0"], [f"{letter}8", other]), led=f"{letter}9")
    reason = refused(state, other)
    assert dict(reason.values) == {"card": other, "faction": letter}
    assert texts("en")("faction-name", faction=letter) in texts("en").reason(reason)


def test_in_whole_games_every_refusal_has_one_of_these_codes() -> None:
    seen = set()
    for state in positions(71):
        for action in range(GAME.num_actions):
            reason = state.why_not(action)
            if reason is not None:
                seen.add(reason.code)
                if state.actor == actors.CHANCE:
                    assert reason.code not in ("not-in-hand", "must-follow-faction")
    assert seen >= set(CASES) - {"must-follow-doppelganger"}  # one led in few games
    assert seen <= set(CASES)


def test_a_stale_version_a_wrong_seat_and_an_unknown_token_are_refused_before_the_rules() -> None:
    state = place(2, (["G1"], ["K3"]))
    found = []
    for seat, token, version in ((0, "G1", 3), (1, "K3", 4), (0, "Z9", 4)):
        with pytest.raises(Refused) as caught:
            submit(GAME, state, seat, token, version=version, current=4)
        found.append(caught.value.code)
    assert found == ["stale-version", "not-your-turn", "unknown-token"]
    with pytest.raises(Refused) as caught:
        submit(GAME, start("0"), 0, "G1", version=0, current=0)
    assert caught.value.code == "chance-acts"
