"""The games for OpenSpiel: importing this module registers each as ``zweikampf_<id>``.

Chance is explicit, with probabilities. Information states have perfect recall: all that a seat has
seen, in order. Options of a game are parameters of the same name, as in
``pyspiel.load_game("zweikampf_<id>(option=value)")``. OpenSpiel reads digits as a number, so an
option that can be a number is one there; the word beside the numbers, such as ``random``, is -1.
``load_game`` takes options as they are written elsewhere, and a ``Game`` of one's own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from zweikampf.engine import actors, registry
from zweikampf.engine.extras import MissingExtra
from zweikampf.engine.game import AnyGame, View
from zweikampf.engine.options import Options
from zweikampf.engine.rng import Rng
from zweikampf.envs.environment import encoder_of, environment_of
from zweikampf.envs.story import HIDDEN, Story

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra("envs") from error

WORD = -1  # in OpenSpiel, the word among the numbers of an option


def _game_type(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=f"zweikampf_{game.id}",
        long_name=f"Zweikampf: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Also for a game without secrets between the seats: there are cards that no one has seen,
        # and OpenSpiel's information-set search takes no other games than these.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game.options()),
    )


def _parameters(options: Options) -> dict[str, str | int]:
    """Options as OpenSpiel keeps them, in the order of their names."""
    found: dict[str, str | int] = {}
    for name, value in options.texts().items():
        numbers, _ = _numbers(type(options), name)
        found[name] = value if not numbers else int(value) if value in numbers else WORD
    return found


def _options(game: AnyGame, params: Mapping[str, object]) -> Options:
    """What ``_parameters`` wrote; ``OptionError`` for a value that there is not."""
    given = dict(params)
    for name in set(given) & set(game.options().texts()):
        numbers, words = _numbers(game.options, name)
        if numbers and words and given[name] == WORD:
            given[name] = words[0]
    return game.options.parse(given)


def _numbers(options: type[Options], name: str) -> tuple[list[str], list[str]]:
    """The choices of an option that are numbers, and the one word beside them, if any; nothing if
    it is an option of words."""
    found = next(each for each in options.fields() if each.name == name)
    choices = found.metadata.get("choices", ())
    numbers = [each for each in choices if each.isdecimal()]
    words = [each for each in choices if each not in numbers]
    return (numbers, words) if len(words) <= 1 else ([], [])


def _game_info(game: AnyGame) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=game.num_actions,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=environment_of(game.id).longest_game,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """One of our games. ``rules`` is the game itself, ``options`` are its options."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = registry.find(self.name)
        self.options = _options(self.rules, params or {})
        kind, info = _game_type(self.rules), _game_info(self.rules)
        super().__init__(kind, info, _parameters(self.options))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded_again, (self.name, self.options.texts())

    def new_initial_state(self) -> SpielState:
        """The state before the first card."""
        return SpielState(self)

    def state_from_view(self, view: View, seed: int) -> SpielState:
        """Where a seat stands that knows this view: its bots can think from here on.

        What the seat cannot know is dealt at random; OpenSpiel's history begins here.
        """
        state = SpielState(self)
        state.story = Story.from_view(self.rules, self.options, view, Rng(seed))
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What turns states into observations and information states."""
        return SpielObserver(self.rules, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """How many actions of chance a game has at most."""
        return environment_of(self.rules.id).chance_actions


class SpielState(pyspiel.State):  # type: ignore[misc]
    """All that OpenSpiel copies or stores is in ``story``."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.story = Story(game.rules, game.options)

    def current_player(self) -> int:
        return _PLAYERS[self.story.actor]

    def is_terminal(self) -> bool:
        return self.story.actor == actors.OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.story.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = sorted(self.story.state.weighted())
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.story.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.story.game.format_action(action)

    def returns(self) -> list[float]:
        return [float(self.story.state.payoff(seat)) for seat in (0, 1)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A game that this player cannot tell from the true one."""
        seed = int(sampler() * (1 << 32)) << 32 | int(sampler() * (1 << 32))
        story = self.story.resampled(player, Rng(seed))
        twin: SpielState = self.get_game().new_initial_state()
        if story.actions:
            twin.story = _History(story.actors)  # type: ignore[assignment]
            for action in story.actions:
                twin.apply_action(action)
        twin.story = story
        return twin

    def __str__(self) -> str:
        return self.story.state.position()


class _History:
    """In place of a story while OpenSpiel writes down who acted, ply by ply: no rule is asked."""

    def __init__(self, actors: list[int]) -> None:
        self._actors = actors
        self._ply = 0

    @property
    def actor(self) -> int:
        return self._actors[self._ply]

    def apply(self, action: int) -> None:
        self._ply += 1


class SpielObserver:
    """Observations, and with perfect recall information states."""

    def __init__(self, rules: AnyGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observer sees what a player sees: public and its own")
        self._game = rules.id
        self._encoder = encoder_of(rules)
        self._recalls = bool(kind.perfect_recall)
        layout = self._encoder.layout
        trail = environment_of(rules.id).longest_game if self._recalls else 0
        self._row = np.zeros(layout.size, np.int8)
        self.tensor = np.zeros(layout.size + trail, np.float32)
        self.dict = {name: self.tensor[layout[name]] for name in layout}
        if self._recalls:
            # What was seen, ply by ply: 1 + the action, 0 for what is hidden or still to come.
            self.dict["trail"] = self.tensor[layout.size :]

    def __repr__(self) -> str:
        kind = "information states" if self._recalls else "observations"
        return f"<SpielObserver of {self._game}: {kind} of {self.tensor.size} cells>"

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill ``tensor`` and ``dict`` with what this player knows."""
        story = state.story
        self._encoder.observe(story.state, player, self._row)
        self.tensor[: self._row.size] = self._row
        if self._recalls:
            cells = self.dict["trail"]
            trail = story.trails[player][-cells.size :]
            cells[: len(trail)] = trail
            cells[: len(trail)] -= HIDDEN
            cells[len(trail) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """What this player knows, as text."""
        story = state.story
        if self._recalls:
            return f"{player}{story.seen[player]}"
        view = story.game.view(story.state, player).json()
        return json.dumps(view, separators=(",", ":"))


_PLAYERS: dict[int, int] = {
    0: 0,
    1: 1,
    actors.CHANCE: pyspiel.PlayerId.CHANCE,
    actors.OVER: pyspiel.PlayerId.TERMINAL,
}


# OpenSpiel keeps what makes a game until after the end of Python. A class survives that; a function
# would be freed then, without an interpreter, and crash the process.


GAMES: dict[str, type] = {}


def load_game(game: str | AnyGame, **options: object) -> SpielGame:
    """The game of an id, or a ``Game`` of one's own, which OpenSpiel knows from now on. Options are
    given as to ``zweikampf.new``: ``load_game("<id>", option=value)``."""
    rules = registry.given(game)
    _register(rules)
    chosen = rules.options.parse(options)
    loaded: SpielGame = pyspiel.load_game(f"zweikampf_{rules.id}", _parameters(chosen))
    return loaded


def _loaded_again(name: str, options: dict[str, str]) -> SpielGame:
    """What a pickle calls."""
    return load_game(name, **options)


def _register(game: AnyGame) -> None:
    if game.id not in GAMES:
        members = {"name": game.id, "__module__": __name__}
        GAMES[game.id] = type(f"Spiel_{game.id}", (SpielGame,), members)
        pyspiel.register_game(_game_type(game), GAMES[game.id])


for _name in registry.names():
    _register(registry.find(_name))
