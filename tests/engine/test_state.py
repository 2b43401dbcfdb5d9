"""The public methods of a state check what they are given, in compiled and in plain games."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest

from tests.ends import ended
from tests.engine.strangers import NineGame
from zweikampf import _form
from zweikampf.engine import actors, registry
from zweikampf.engine.errors import Refused, SeatError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.journal import Journal
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State

GAMES = [*map(registry.find, registry.names()), NineGame()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
compiled_only = pytest.mark.skipif(
    not _form.is_compiled(), reason="plain rules set fields by their names"
)


def walk(game: AnyGame, seed: int = 1) -> list[State]:
    """Every state of a random game."""
    state: State = game.new(game.options())
    rng = Rng(seed)
    found = [state.copy()]
    while state.actor != actors.OVER:
        state.apply(state.pick(rng))
        found.append(state.copy())
    return found


@every_game
def test_apply_refuses_all_that_is_not_legal(game: AnyGame) -> None:
    for state in walk(game)[::40]:
        before, legal = state.position(), state.legal()
        numbers = [
            *range(-3, game.num_actions + 3, max(1, game.num_actions // 40)),
            2**31,
            -(2**63),
        ]
        for action in numbers:
            if action not in legal:
                with pytest.raises(Refused) as caught:
                    state.apply(action)
                assert caught.value.code
                assert state.position() == before
        for wrong in (None, "0", 1.0, b"1"):
            with pytest.raises(TypeError):
                state.apply(wrong)  # type: ignore[arg-type]
        assert state.position() == before


@every_game
def test_there_is_an_outcome_at_the_end_and_not_before(game: AnyGame) -> None:
    *running, over = walk(game)
    assert all(state.outcome() is None for state in running)
    assert all(state.payoff(seat) == 0 for state in running for seat in (0, 1))
    winner = ended(over).winner
    assert [over.payoff(seat) for seat in (0, 1)] == (
        [0, 0] if winner is None else [1 - 2 * winner, 2 * winner - 1]
    )
    with pytest.raises(Refused, match="game-over"):
        over.pick(Rng(1))
    with pytest.raises(Refused):
        over.apply(0)
    assert over.playout(Rng(1)) == 0


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("seat", [-1, 2, 3, 10**20, None, "0", 0.5])
def test_a_seat_is_0_or_1(name: str, seat: Any) -> None:
    game = registry.find(name)
    state = walk(game)[40]
    before = state.position()
    for ask in (state.payoff, state.shows, lambda seat: state.resample(seat, Rng(1))):
        with pytest.raises(SeatError):
            ask(seat)
    assert state.position() == before


def test_states_of_other_games_are_no_states_of_this_one() -> None:
    states = [walk(game)[2] for game in GAMES]
    for one in states:
        for other in states:
            if one is not other:
                before = one.position()
                with pytest.raises((TypeError, AssertionError)):
                    one.assign(other)
                assert one.position() == before


def test_a_state_without_rules_ends_at_once() -> None:
    assert State().playout(Rng(1)) == 1


@every_game
def test_a_state_has_no_hash_and_says_why(game: AnyGame) -> None:
    state = walk(game)[0]
    with pytest.raises(TypeError, match=r"position\(\)"):
        hash(state)
    assert isinstance(state.position(), Hashable)


@compiled_only
@pytest.mark.parametrize("name", registry.names())
def test_fields_are_read_only(name: str) -> None:
    game = registry.find(name)
    state = walk(game)[40]
    before = state.position()
    fields = [each for each in dir(type(state)) if type(getattr(type(state), each)).__name__ ==
              "getset_descriptor" and not each.startswith("_") and each != "journal"]  # fmt: skip
    assert {"actor", "step"} <= set(fields)
    for field in fields:
        with pytest.raises(AttributeError):
            setattr(state, field, 99)
        with pytest.raises((AttributeError, TypeError, NotImplementedError)):
            delattr(state, field)
    assert state.position() == before
    state.journal = Journal()
    with pytest.raises(TypeError):
        state.journal = 5  # type: ignore[assignment]
    state.set_unchecked(actor=state.actor)
    assert state.position() == before
    with pytest.raises(AttributeError):
        state.set_unchecked(nothing=1)


def test_a_subclass_may_have_its_own_attributes() -> None:
    kind = type(walk(registry.find("throne"))[0])
    own = type("Own", (kind,), {})()
    own.note = "mine"
    assert own.note == "mine"
