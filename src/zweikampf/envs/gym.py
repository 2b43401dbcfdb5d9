"""A game as a Gymnasium environment: one learner, and a built-in opponent at the other seat.

Importing this module registers every installed game as ``zweikampf/<id>-v1``:

    import gymnasium
    import zweikampf.envs.gym
    env = gymnasium.make("zweikampf/<id>-v1", opponent="level2", seat=0)

Chance and the opponent are played inside. An observation is a row of numbers (see ``layout``); the
mask is in ``info["action_mask"]`` and comes from ``action_masks()``. The reward is 1 for a won, -1
for a lost and 0 for a drawn game, at its end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from zweikampf.engine import actors, plugins, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import WrongType, WrongValue
from zweikampf.engine.extras import MissingExtra
from zweikampf.engine.game import AnyGame
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import because
from zweikampf.envs.environment import encoder_of
from zweikampf.envs.rendering import RENDER_MODES, check_render_mode
from zweikampf.players.opponents import opponent as opponent_by_name
from zweikampf.players.player import Player
from zweikampf.players.table_talk import Seated, close

try:
    import gymnasium
    import numpy as np
    from gymnasium import error, spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as failure:
    raise MissingExtra("envs") from failure

Observation = NDArray[np.int8]
Opponent = str | Callable[[AnyGame, int], Player]
Seat = Literal[0, 1, "alternate", "random"]

SEATS: tuple[Seat, ...] = (0, 1, "alternate", "random")
_MOST_DEALS = 1000  # a game may end before the learner's first turn, but not for ever


class OpponentEnv(gymnasium.Env[Observation, np.int64]):
    """One running game of a learner; ``duel`` holds it: its record, its events, its views.

    ``opponent`` is the name of a player (as in the arena), or a class that is made as
    ``Class(game, seed)``. ``seat`` is the learner's: 0, 1, ``alternate`` (0 in the first game after
    a seed, then 1, and so on) or ``random``. The options of the game are keywords.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | AnyGame,
        opponent: Opponent = "random",
        seat: Seat = "alternate",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode)
        if seat not in SEATS or isinstance(seat, bool):
            choices = ", ".join(map(str, SEATS))
            value = shorten(str(seat))
            raise WrongValue(because("not-one-of", name="seat", value=value, choices=choices))
        if not (isinstance(opponent, str) or callable(opponent)):
            raise WrongType("opponent", "player", opponent)
        self.render_mode = render_mode
        self.game = registry.given(game)
        self.options = self.game.options.parse(options)
        self.seat = 0  # the learner's, in this game
        self.duel: Duel | None = None
        self._seating = seat
        self._opponent = opponent
        self._other: Seated | None = None
        close(self._make_opponent(0))  # an unknown name is refused now, not at the table
        self._played = 0  # games since the last seed
        self._illegal = False
        self._encoder = encoder_of(self.game)
        self.layout = self._encoder.layout
        self.observation_space = spaces.Box(0, 127, (self._encoder.size,), np.int8)
        self.action_space = spaces.Discrete(self._encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the learner's first turn; the same seed gives the same game."""
        super().reset(seed=seed)
        if options:
            raise ValueError("options of a game are given when the environment is made")
        if seed is not None:
            self._played = 0
        self.seat = self._next_seat()
        self._played += 1
        self._illegal = False
        for _ in range(_MOST_DEALS):
            self._begin()
            if not self._is_over:
                self._show()
                return self._observation(), self._info()
        raise RuntimeError(f"seat {self.seat} is never to act")

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's action and all that follows, up to its next turn.

        An action that is not legal loses the game, as learners may explore; ``info["illegal"]``
        then has its token. A number that is not an action at all is an error.
        """
        if self.duel is None or self._is_over:
            raise error.ResetNeeded("the game is over: call reset first")
        if not self.action_space.contains(action):
            raise error.InvalidAction(f"{action!r} is not one of {self.action_space}")
        token = self.game.format_action(int(action))
        if not self.action_masks()[action]:
            self._illegal = True
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": token}
        self.duel.submit(self.seat, token)
        self._answer()
        self._show()
        reward = float(self.duel.state.payoff(self.seat))
        return self._observation(), reward, self._is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now; the name is the one that sb3-contrib looks for."""
        row = np.zeros(self._encoder.actions, np.int8)
        if not self._is_over:
            self._encoder.allow(self._running.state, row)
        return row.view(np.bool_)

    def render(self) -> str | None:
        """The board as the learner sees it."""
        if self.render_mode is None:
            return None
        text = self._running.draw(self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  # this is what mode "human" means
        return None

    def close(self) -> None:
        """Let the opponent go: it may hold something, such as a process."""
        other, self._other = self._other, None
        if other is not None:
            other.close()

    def __repr__(self) -> str:
        opponent = (
            self._opponent
            if isinstance(self._opponent, str)
            else getattr(self._opponent, "__name__", "a player")
        )
        return f"<OpponentEnv {self.game.id} against {opponent}, seat {self._seating}>"

    # Inside

    @property
    def _running(self) -> Duel:
        if self.duel is None:
            raise error.ResetNeeded("there is no game yet: call reset first")
        return self.duel

    @property
    def _is_over(self) -> bool:
        return self._illegal or self._running.state.actor == actors.OVER

    def _next_seat(self) -> int:
        if self._seating == "alternate":
            return self._played % 2
        if self._seating == "random":
            return int(self.np_random.integers(2))
        return self._seating

    def _begin(self) -> None:
        deal, seed = (int(each) for each in self.np_random.integers(1 << 62, size=2))
        self.duel = Duel(self.game, self.options, SeededDealer(deal))
        self.close()
        self._other = Seated(self._make_opponent(seed), self.duel, 1 - self.seat)
        self._answer()

    def _make_opponent(self, seed: int) -> Player:
        if isinstance(self._opponent, str):
            return opponent_by_name(self._opponent, self.game.id, seed)
        return self._opponent(self.game, seed)

    def _answer(self) -> None:
        """Let the opponent act as long as it is its turn; it gets what its seat knows."""
        duel, other, player = self._running, 1 - self.seat, self._other
        while duel.state.actor == other:
            if player is None:
                raise error.ResetNeeded("the environment was closed: call reset first")
            duel.submit(other, player.choose())
        if duel.state.actor == actors.OVER and player is not None:
            player.end()

    def _observation(self) -> Observation:
        row = np.zeros(self._encoder.size, np.int8)
        self._encoder.observe(self._running.state, self.seat, row)
        return row

    def _info(self) -> dict[str, Any]:
        """The mask as ``action_space.sample`` takes it, and the learner's seat."""
        return {"action_mask": self.action_masks().view(np.int8), "seat": self.seat}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def register(game: str) -> str:
    """Make a game known to Gymnasium; its id there. Installed games are known already."""
    name = f"zweikampf/{game}-v1"
    if name not in gymnasium.registry:
        gymnasium.register(
            name, entry_point=f"{__name__}:{OpponentEnv.__name__}", kwargs={"game": game}
        )
    return name


for _name in plugins.names("games"):
    register(_name)
