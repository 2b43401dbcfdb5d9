"""The Gymnasium environment: Gymnasium's own check, and what it does not look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.engine.strangers import NineGame
from zweikampf.engine import actors, registry
from zweikampf.engine.errors import OptionError, PlayerError, UnknownGame, WrongType
from zweikampf.engine.game import AnyGame, Event, View
from zweikampf.engine.options import Options
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.replay import record_of, verify
from zweikampf.envs import aec, mask, observe
from zweikampf.envs.gym import OpponentEnv, Seat, register
from zweikampf.players.player import Budget

GAMES = registry.names()


def made(game: str, **options: Any) -> OpponentEnv:
    """By Gymnasium, without its wrappers."""
    env = gymnasium.make(f"zweikampf/{game}-v1", **options).unwrapped
    assert isinstance(env, OpponentEnv)
    return env


def played(env: OpponentEnv, seed: int, info: dict[str, Any]) -> tuple[list[bytes], float]:
    """A game at random from here on: what was seen, and the reward at the end."""
    rng = np.random.default_rng(seed)
    seen: list[bytes] = []
    terminated = False
    reward = 0.0
    while not terminated:
        assert reward == 0
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        seen.append(observation.tobytes())
    return seen, reward


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_check(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(game, opponent="greedy"))
    assert "╭─" in capsys.readouterr().out  # mode "human" was shown


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_observations_and_masks_are_those_of_the_learners_seat(game: str, seat: Seat) -> None:
    env = made(game, seat=seat)
    rng = np.random.default_rng(3)
    observation, info = env.reset(seed=4)
    terminated = False
    while not terminated:
        assert env.duel is not None
        view, legal = env.duel.view(seat), env.duel.legal(seat)  # type: ignore[arg-type]
        assert info["seat"] == seat == view.seat
        assert legal
        assert observation.tobytes() == observe(view).tobytes()
        assert info["action_mask"].tobytes() == mask(view, legal).tobytes()
        assert np.array_equal(env.action_masks(), mask(view, legal))
        action = env.action_space.sample(mask=info["action_mask"])
        assert env.action_masks()[action]
        action = rng.choice(np.flatnonzero(env.action_masks()))
        observation, reward, terminated, _, info = env.step(action)
    assert env.duel is not None
    assert not info["action_mask"].any()
    assert verify(record_of(env.duel)).outcome == env.duel.state.outcome()
    assert reward == env.duel.state.payoff(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("opponent", ["random", "greedy", "level1"])
def test_the_same_seed_plays_the_same_games(opponent: str) -> None:
    def series() -> list[tuple[list[bytes], float]]:
        env = made("throne", opponent=opponent, seat="random")
        return [played(env, 5, env.reset(seed=seed)[1]) for seed in (8, None, None)]

    assert series() == series()
    assert len({tuple(seen) for seen, _ in series()}) == 3


def test_the_opponent_matters() -> None:
    """A random learner loses more often against a player with a plan; the same deals for both."""

    def score(opponent: str) -> float:
        env = made("throne", opponent=opponent)
        env.reset(seed=1)
        return sum(played(env, seed, env.reset()[1])[1] for seed in range(40))

    assert score("greedy") < score("random") - 5


def test_seats_alternate_after_a_seed() -> None:
    env = made("throne")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in (1, None, None, None, 2, None)]
    assert seats == [0, 1, 0, 1, 0, 1]
    env = made("throne", seat="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}


def test_the_opponent_gets_its_view_and_no_more() -> None:
    asked: list[tuple[Any, list[str]]] = []

    class Watching:
        def __init__(self, game: AnyGame, seed: int) -> None:
            assert game is registry.find("dwarves")

        def choose(self, view: View, legal: Sequence[str], budget: Any = None) -> str:
            asked.append((view, list(legal)))
            return legal[0]

    env = OpponentEnv("dwarves", Watching, seat=0)
    played(env, 1, env.reset(seed=1)[1])
    assert len(asked) > 10
    assert all(isinstance(view, View) and view.seat == 1 and legal for view, legal in asked)


def test_an_opponent_is_let_go_after_its_game() -> None:
    made_and_closed = [0, 0]

    class Holding:
        def __init__(self, game: AnyGame, seed: int) -> None:
            made_and_closed[0] += 1

        def choose(self, view: View, legal: Sequence[str], budget: Any = None) -> str:
            return legal[0]

        def close(self) -> None:
            made_and_closed[1] += 1

    env = OpponentEnv("throne", Holding, seat=0)
    for games in (1, 2, 3):
        env.reset(seed=games)
        assert made_and_closed == [games + 1, games]
    env.close()
    env.close()
    assert made_and_closed == [4, 4]
    with pytest.raises(gymnasium.error.ResetNeeded):
        played(env, 1, {"action_mask": env.action_masks()})
    played(env, 1, env.reset(seed=1)[1])


def test_an_illegal_action_loses_and_says_so() -> None:
    env = made("throne", seat=0, leader=0)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"] == env.game.format_action(wrong)
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(wrong)
    assert "illegal" not in env.reset()[1]


@pytest.mark.parametrize("action", [-1, 50, 1 << 40, 1.5, "G7", None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = made("throne", seat=0)
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(action)


def test_a_game_has_to_be_reset_first() -> None:
    env = made("throne", render_mode="ansi")
    for early in (lambda: env.step(np.int64(1)), env.render, env.action_masks):
        with pytest.raises(gymnasium.error.ResetNeeded):
            early()


def test_what_is_wrong_is_refused_when_the_environment_is_made() -> None:
    with pytest.raises(OptionError):
        OpponentEnv("throne", victory="none")
    with pytest.raises(PlayerError):
        OpponentEnv("throne", "nobody")
    with pytest.raises(UnknownGame):
        OpponentEnv("nothing")
    wrong: Any
    for wrong in (3, None):
        with pytest.raises(WrongType, match="“opponent” must be the name of a player or a class"):
            OpponentEnv("throne", wrong)
        with pytest.raises(WrongType, match="“game”"):
            OpponentEnv(wrong)
    assert repr(OpponentEnv("throne", "greedy", 1)) == "<OpponentEnv throne against greedy, seat 1>"
    for wrong in (2, -1, "left", True, None):
        with pytest.raises(ValueError, match="seat"):
            OpponentEnv("throne", seat=wrong)
    with pytest.raises(ValueError, match="when the environment is made"):
        OpponentEnv("throne").reset(options={"victory": "three"})


@pytest.mark.parametrize("mode", ["rgb_array", "ANSI", ""])
def test_an_unknown_render_mode_is_refused_everywhere(mode: str) -> None:
    for make in (OpponentEnv, aec.env, aec.DuelEnv):
        with pytest.raises(ValueError, match=r"render_mode.* Possible: ansi, human"):
            make("throne", render_mode=mode)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_drawn(game: str) -> None:
    env = made(game, render_mode="ansi", seat=1)
    _, info = env.reset(seed=2)
    before = env.render()
    assert before is not None
    assert "╭─" in before
    played(env, 2, info)
    assert env.duel is not None
    assert env.duel.state.actor == actors.OVER
    after = env.render()
    assert after
    assert after != before
    assert made(game).render() is None


def test_many_at_once_by_gymnasium() -> None:
    envs = gymnasium.make_vec(
        "zweikampf/throne-v1", 3, vectorization_mode="sync", opponent="greedy"
    )
    rng = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(60):
        masks = infos["action_mask"]
        assert masks.shape == (3, 50)
        # A game that has just ended has no legal action; the step that follows resets it.
        actions = [int(rng.choice(np.flatnonzero(row))) if row.any() else 0 for row in masks]
        _, rewards, terminated, _, infos = envs.step(np.array(actions))
        assert (rewards[~terminated] == 0).all()
        ended += int(terminated.sum())
    assert ended == 6
    envs.close()


def test_a_game_of_someone_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "nine", NineGame())
    name = register("nine")
    try:
        assert name == register("nine") == "zweikampf/nine-v1"
        check_env(gymnasium.make(name, opponent="level1").unwrapped)
        env = made("nine", seat=1)
        assert sum(abs(played(env, seed, env.reset()[1])[1]) for seed in range(5)) == 5
    finally:
        del gymnasium.registry[name]


def test_a_seat_that_never_acts_is_an_error_and_no_endless_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tests.engine.strangers import Nine

    class Short(Nine):
        def apply_unchecked(self, action: int) -> None:
            super().apply_unchecked(action)
            if self.actor == 1:
                self.answer = 12
                self.actor = actors.OVER

    class ShortGame(NineGame):
        def begin(self, options: Any) -> Nine:
            return Short()

    monkeypatch.setitem(registry._GAMES, "nine", ShortGame())
    with pytest.raises(RuntimeError, match="seat 1 is never to act"):
        OpponentEnv("nine", seat=1).reset(seed=1)


class Listener:
    """Writes down what it is told; plays the first legal move."""

    told: ClassVar[list[str]] = []  # of all of them

    def __init__(self, game: AnyGame, seed: int) -> None:
        pass

    def begin(self, options: Options, seat: int) -> None:
        self.told.append(f"begin {seat}")

    def saw(self, events: Sequence[Event]) -> None:
        self.told.append("saw" if events else "saw nothing")

    def choose(self, view: View, legal: Sequence[str], budget: Budget) -> str:
        self.told.append("choose")
        return legal[0]

    def end(self, outcome: Outcome | None) -> None:
        self.told.append("end" if outcome is not None else "end without outcome")

    def close(self) -> None:
        self.told.append("close")


def test_an_opponent_is_told_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(Listener, "told", told)
    env = made("throne", opponent=Listener, seat=0)
    env.reset(seed=5)
    told.clear()  # what came before the learner's first turn
    env.close()
    assert told == ["close"]
    _, info = env.reset(seed=5)
    played(env, 5, info)
    env.close()
    told.remove("close")
    assert told[:3] == ["begin 1", "saw", "choose"]
    assert told[-3:] == ["saw", "end", "close"]
    middle = told[1:-3]
    assert middle == ["saw", "choose"] * (len(middle) // 2)
    assert len(middle) // 2 == 26  # the tricks of both phases
