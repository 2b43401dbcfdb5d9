"""A game as a PettingZoo environment: agents act in turn, chance is played by a seeded dealer.

Agents are called ``seat_0`` and ``seat_1``. An observation is a dictionary as in PettingZoo's own
board and card games: ``observation`` (see ``layout``) and ``action_mask``, which is all zeros for
the agent that is not to act. The winner gets 1, the loser -1, in a draw both 0, when the game ends.
"""

from __future__ import annotations

from typing import Any

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.extras import MissingExtra
from zweikampf.engine.game import AnyGame
from zweikampf.envs.environment import encoder_of
from zweikampf.envs.rendering import RENDER_MODES, check_render_mode

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise MissingExtra("envs") from error

AGENTS = ("seat_0", "seat_1")


def env(game: str | AnyGame, render_mode: str | None = None, **options: object) -> Any:
    """Any game, by its id or as a ``Game``, with PettingZoo's usual guards and its options."""
    return wrapped(DuelEnv(game, render_mode, **options))


def wrapped(env: DuelEnv) -> Any:
    """With PettingZoo's usual guards: an agent that breaks the rules loses, with a warning."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class DuelEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo comes without types
    """One running game. ``duel`` holds it: its record, its events, its views."""

    def __init__(
        self, game: str | AnyGame, render_mode: str | None = None, **options: object
    ) -> None:
        check_render_mode(render_mode)
        self.game = registry.given(game)
        EzPickle.__init__(self, game, render_mode, **options)
        super().__init__()
        self.metadata = {
            "name": f"{self.game.id}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.options = self.game.options.parse(options)
        self.encoder = encoder_of(self.game)
        self.layout = self.encoder.layout
        self.possible_agents = list(AGENTS)
        self.agents = list(AGENTS)
        size, actions = self.encoder.size, self.encoder.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 127, (size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in AGENTS
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in AGENTS}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def __repr__(self) -> str:
        return f"<DuelEnv {self.game.id}>"

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same cards. Without one, the next of a series."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        dealer = SeededDealer(int(self._seeds.integers(1 << 62)))
        self.duel = Duel(self.game, self.options, dealer)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.duel.state.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent knows, and what it may do now."""
        seat = AGENTS.index(agent)
        state = self.duel.state
        observation = np.zeros(self.encoder.size, np.int8)
        self.encoder.observe(state, seat, observation)
        mask = np.zeros(self.encoder.actions, np.int8)
        if state.actor == seat and not self.terminations.get(agent, True):
            self.encoder.allow(state, mask)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        """The action of the agent to act. ``Refused``, with the reason, if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.duel.submit(AGENTS.index(agent), self.game.format_action(int(action)))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        state = self.duel.state
        if state.actor == actors.OVER:
            self.rewards = {each: state.payoff(seat) for seat, each in enumerate(AGENTS)}
            self.terminations = dict.fromkeys(AGENTS, True)
            self.agent_selection = AGENTS[1 - AGENTS.index(agent)]
        else:
            self.agent_selection = AGENTS[state.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it: no hand that is still secret."""
        if self.render_mode is None:
            return None
        text = self.duel.draw()
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  # this is what mode "human" means
        return None

    def close(self) -> None:
        """Nothing is open."""
