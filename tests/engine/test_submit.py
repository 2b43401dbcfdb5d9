"""Actions from outside: every refusal has a code and leaves no trace."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zweikampf.engine import actors, registry
from zweikampf.engine.errors import Refused, ZweikampfError
from zweikampf.engine.reason import Reason
from zweikampf.engine.state import State
from zweikampf.engine.submit import submit
from zweikampf.games.throne.rules import Throne

GAME = registry.find("throne")
FOLLOW = "throne victory=most phase=2 lead=0 led=G8 hands=D4/G1,K3 score=-/-"
OVER = "throne victory=most phase=2 lead=0 led=- hands=-/- score=G1,U3/K3,U4"
DEAL = "throne victory=most phase=deal lead=0 led=- hands=-/- score=-/-"


def refusal(state: State, actor: int, token: str, version: int = 5) -> Refused:
    with pytest.raises(Refused) as caught:
        submit(GAME, state, actor, token, version=version, current=5)
    return caught.value


@pytest.mark.parametrize(
    ("position", "actor", "token", "version", "code"),
    [
        (FOLLOW, 1, "G1", 4, "stale-version"),
        (FOLLOW, 1, "G1", 6, "stale-version"),
        (FOLLOW, 0, "D4", 5, "not-your-turn"),
        (FOLLOW, actors.CHANCE, "D4", 5, "not-your-turn"),
        (FOLLOW, 1, "Z9", 5, "unknown-token"),
        (FOLLOW, 1, "G10", 5, "unknown-token"),
        (FOLLOW, 1, "", 5, "unknown-token"),
        (FOLLOW, 1, "G2", 5, "not-in-hand"),
        (FOLLOW, 1, "K3", 5, "must-follow-faction"),
        (FOLLOW, 1, "lead0", 5, "leader-is-known"),
        (DEAL, 0, "D4", 5, "chance-acts"),
        (OVER, 0, "D4", 5, "game-over"),
    ],
)
def test_a_refusal_has_a_code_and_changes_nothing(
    position: str, actor: int, token: str, version: int, code: str
) -> None:
    state = GAME.parse_position(position)
    before = state.position()
    error = refusal(state, actor, token, version)
    assert (error.code, error.action, error.position) == (code, token, before)
    assert state.position() == before


def test_a_legal_token_is_applied() -> None:
    state = GAME.parse_position(FOLLOW)
    submit(GAME, state, 1, "G1", version=5, current=5)
    assert state.position() != FOLLOW


def test_legality_is_asked_once() -> None:
    asked = []

    class Asked(Throne):
        def why_not(self, action: int) -> Reason | None:
            asked.append(action)
            return super().why_not(action)

    state = Asked()
    state.assign(GAME.parse_position(FOLLOW))
    submit(GAME, state, 1, "G1", version=5, current=5)
    assert asked == [GAME.parse_action("G1", state)]


def test_the_message_of_an_error_shows_no_position() -> None:
    """Messages travel to seats; a position shows both hands."""
    error = refusal(GAME.parse_position(FOLLOW), 1, "K3")
    assert "D4" not in str(error)
    assert "D4" in error.report()
    assert error.report().count("\n") == 0


@given(st.text(max_size=200))
def test_any_text_is_refused_with_our_own_error(token: str) -> None:
    state = GAME.parse_position(FOLLOW)
    if token == "G1":
        return
    error = refusal(state, 1, token)
    assert isinstance(error, ZweikampfError)
    assert len(str(error.reason.values.get("token", ""))) <= 40
