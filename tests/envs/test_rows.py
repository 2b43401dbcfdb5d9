"""A row of a vector environment can be looked at, as the seat sees it that is to act there."""

from __future__ import annotations

import pytest

from tests.envs.test_encoders import SETUPS
from tests.envs.test_vector import COUNT, Slow
from zweikampf.engine import registry
from zweikampf.engine.drawing import draw
from zweikampf.envs import VectorEnv, action_number
from zweikampf.players.opponents import opponent


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_a_row_is_what_the_seat_to_act_knows(game: str, options: dict[str, str]) -> None:
    rules = registry.find(game)
    env = VectorEnv(game, COUNT, seed=3, **options)
    slow = Slow(game, options, 3)
    for _ in range(40):
        for at, state in enumerate(slow.states):
            assert env.view(at) == rules.view(state, state.actor)
            assert env.view(at).seat == env.batch.actors[at]
            assert env.tokens(at) == sorted(map(rules.format_action, state.legal()))
        chosen = env.sample()
        env.step(chosen)
        for at in range(COUNT):
            slow.step(at, int(chosen[at]))


@pytest.mark.parametrize("game", registry.names())
def test_a_row_is_drawn_as_a_board(game: str) -> None:
    env = VectorEnv(game, 2, seed=1)
    for _ in range(30):
        text = env.render(1)
        assert text == draw(registry.find(game), env.view(1), env.tokens(1))
        assert "╭─" in text
        assert max(map(len, text.splitlines())) <= 100
        assert "\x1b" not in text
        env.step(env.sample())


def test_looking_changes_nothing() -> None:
    env, twin = VectorEnv("throne", 3, seed=1), VectorEnv("throne", 3, seed=1)
    for _ in range(60):
        env.view(2), env.tokens(2), env.render(2), env.save()
        env.step(env.sample())
        twin.step(twin.sample())
    assert env.save() == twin.save()


@pytest.mark.parametrize("row", [-1, 2, 1 << 40])
def test_there_is_no_other_row(row: int) -> None:
    env = VectorEnv("throne", 2)
    for look in (env.view, env.tokens, env.render):
        with pytest.raises(IndexError, match="from 0 to 1"):
            look(row)


def test_players_can_sit_at_rows() -> None:
    """As docs/learning.md shows it: whole games of a named player against random ones."""
    env = VectorEnv("throne", 40, seed=1)
    players = [opponent("greedy", "throne", seed=row) for row in range(env.count)]
    rewards = 0
    for _ in range(60):
        actions = env.sample()
        for row in (env.batch.actors == 1).nonzero()[0]:
            token = players[row].choose(env.view(row), env.tokens(row))
            actions[row] = action_number("throne", token)
        rewards += int(env.step(actions).rewards[:, 1].sum())
    assert rewards > 10
