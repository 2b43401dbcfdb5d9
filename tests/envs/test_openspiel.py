"""OpenSpiel's own test, whole games with its information-set search, and what it takes on trust."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, ClassVar

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy, tabular_policy_from_callable

import zweikampf as zk
from zweikampf.engine import actors, registry
from zweikampf.engine.conformance import all_options
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import OptionError, Refused
from zweikampf.engine.options import Options
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.small import SmallGame, SmallState, SmallView
from zweikampf.envs import layout, openspiel
from zweikampf.envs.environment import environment_of
from zweikampf.envs.story import HIDDEN

GAMES = sorted(openspiel.GAMES)


load = openspiel.load_game


def sampler(seed: int) -> Any:
    return random.Random(seed).random


def advance(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def states(game: Any, seed: int) -> Iterator[Any]:
    """Every state of a random game."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        advance(state, rng)
        yield state


@pytest.mark.parametrize(
    ("game", "options"),
    [("throne", {}), ("throne", {"victory": "three"}), ("dwarves", {}), ("tower", {})],
)
def test_openspiel_random_sim(game: str, options: dict[str, str]) -> None:
    # Serialised states tell the whole game again; in long ones that is left to the next test.
    pyspiel.random_sim_test(
        load(game, **options), num_sims=1, serialize=game == "throne", verbose=False
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_state_can_be_stored(game: str) -> None:
    spiel = load(game)
    state = [state.clone() for _, state in zip(range(150), states(spiel, 2), strict=False)][-1]
    again = spiel.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    for seat in (0, 1):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        tensor = state.information_state_tensor(seat)
        assert again.information_state_tensor(seat) == tensor


@pytest.mark.parametrize("game", GAMES)
def test_chance_is_explicit_and_fair(game: str) -> None:
    seen = 0
    for state in states(load(game), 3):
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert list(actions) == state.legal_actions()
            truth = state.story.state
            weights = truth.weights()
            assert chances == pytest.approx([weight / sum(weights) for weight in weights])
            seen += 1
    assert seen > 40


@pytest.mark.parametrize("game", ["throne", "dwarves"])
def test_a_resampled_game_cannot_be_told_apart(game: str) -> None:
    """Same information state, same view, same moves; a real history that leads there."""
    spiel = load(game)
    rules = registry.find(game)
    changed = retold = 0
    for ply, state in enumerate(states(spiel, 4)):
        if ply % 7 or state.is_terminal():
            continue
        for seat in (0, 1):
            other = state.resample_from_infostate(seat, sampler(ply))
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            again = spiel.new_initial_state()
            for action in other.history():
                assert action in again.legal_actions()
                again.apply_action(action)
            assert str(again) == str(other)
            for each in (0, 1):
                info = other.information_state_string(each)
                assert again.information_state_string(each) == info
            assert rules.parse_position(str(other)) == other.story.state
            changed += str(other) != str(state)
            retold += other.history() != state.history()
    assert changed > 10
    assert retold >= changed


def test_resampling_does_not_look_at_what_it_deals_again() -> None:
    """Two true games that a seat cannot tell apart are resampled into the same games."""
    spiel = load("dwarves")
    compared = 0
    for ply, state in enumerate(states(spiel, 6)):
        if ply % 11 or state.is_terminal():
            continue
        twin = state.resample_from_infostate(0, sampler(99))
        one = state.resample_from_infostate(0, sampler(ply))
        two = twin.resample_from_infostate(0, sampler(ply))
        assert one.history() == two.history()
        compared += str(twin) != str(state)
    assert compared > 5


def test_every_place_in_the_history_is_possible() -> None:
    """A revealed card may have been dealt at any time before."""
    spiel = load("throne", leader="0")
    rng = random.Random(1)
    state = spiel.new_initial_state()
    while len(state.history()) < 34:
        advance(state, rng)
    played = next(
        action for action, actor in zip(state.story.actions, state.story.actors, strict=True)
        if actor == 1
    )  # fmt: skip
    places = {
        state.resample_from_infostate(0, sampler(seed)).history().index(played, 13)
        for seed in range(300)
    }
    assert places == set(range(13, 26))


@pytest.mark.parametrize("game", GAMES)
def test_an_information_state_is_what_was_seen(game: str) -> None:
    for state in states(load(game), 7):
        story = state.story
        for seat in (0, 1):
            words = state.information_state_string(seat).split()
            assert words[0] == str(seat)
            trail = [
                "?" if action == HIDDEN else story.game.format_action(action)
                for action in story.trails[seat]
            ]
            assert words[1:] == trail
    size = layout(game).size
    tensor = np.array(state.information_state_tensor(1))
    assert tensor.size == size + environment_of(game).longest_game
    assert tensor[size : size + len(trail)].tolist() == [1 + each for each in story.trails[1]]
    assert not tensor[size + len(trail) :].any()
    assert len(trail) == len(state.history())


def test_a_hidden_card_is_not_in_the_information_state() -> None:
    state = load("throne", leader="0").new_initial_state()
    for _ in range(26):
        advance(state, random.Random(2))
    assert state.information_state_string(0).split().count("?") == 13
    assert state.information_state_string(1).split()[1:14] == ["?"] * 13


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_ismcts_plays_whole_games(game: str) -> None:
    """Its tree takes the information states of both players as keys."""
    spiel = load(game)
    numbers = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers) if game == "throne" else Quick()
    bots = [
        ismcts.ISMCTSBot(
            game=spiel, evaluator=evaluator, uct_c=1.4, max_simulations=4, random_state=numbers
        )
        for _ in range(2)
    ]
    rng = random.Random(3)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            advance(state, rng)
        else:
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == 0


class Quick:
    """Judges nothing: this tests the search, not its strength."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0, 0.0]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("game", GAMES)
def test_a_state_from_a_view_knows_what_the_view_knows(game: str) -> None:
    rules = registry.find(game)
    spiel = load(game)
    duel = Duel(rules, rules.options(), SeededDealer(3))
    seat = duel.state.actor
    view = duel.view(seat)
    state = spiel.state_from_view(view, seed=1)
    assert state.current_player() == seat
    assert [rules.format_action(action) for action in state.legal_actions()] == duel.legal(seat)
    assert rules.view(state.story.state, seat) == view
    worlds = [state.resample_from_infostate(seat, sampler(at)) for at in range(5)]
    assert len({world.information_state_string(seat) for world in worlds}) == 1
    hidden = {world.information_state_string(1 - seat) for world in worlds}
    assert (len(hidden) == 1) == (game == "tower")
    worlds[0].apply_action(worlds[0].legal_actions()[0])
    if game != "tower":
        with pytest.raises(ValueError, match="where it began"):
            worlds[0].resample_from_infostate(seat, sampler(1))


def test_observers_see_what_players_see() -> None:
    spiel = load("throne")
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="public and its own"):
        spiel.make_py_observer(public)
    with pytest.raises(ValueError, match="parameters"):
        spiel.make_py_observer(None, {"x": 1})


def test_a_process_with_our_games_ends_in_peace() -> None:
    code = "import zweikampf.envs.openspiel, pyspiel; print(pyspiel.load_game('zweikampf_tower'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("zweikampf_tower(")


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_refused_and_changes_nothing(game: str) -> None:
    state = load(game).new_initial_state()
    rng = random.Random(3)
    for _ in range(60):
        advance(state, rng)
    before = str(state), state.history(), state.story.seen[:]
    legal = state.legal_actions()
    wrong = next(action for action in range(state.num_distinct_actions()) if action not in legal)
    for action in (wrong, -5, state.num_distinct_actions(), 2**40):
        with pytest.raises(Refused):
            state.apply_action(action)
        assert (str(state), state.history(), state.story.seen) == before


# Parameters


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_a_parameter_and_the_name_of_a_game_loads_it_again(game: str) -> None:
    chosen = list(all_options(registry.find(game)))
    for options in (each for each in chosen if each.rules_version is None):
        made = load(game, **options.texts())
        assert made.options == options
        for again in (pyspiel.load_game(str(made)), pickle.loads(pickle.dumps(made))):
            assert again.options == options
            assert str(again) == str(made)
    assert len({str(load(game, **each.texts())) for each in chosen}) > 1


def test_an_option_that_can_be_a_number_is_one() -> None:
    assert pyspiel.load_game("zweikampf_throne(leader=1)").options.leader == "1"
    assert pyspiel.load_game("zweikampf_throne", {"leader": 0}).options.leader == "0"
    assert pyspiel.load_game("zweikampf_throne(leader=-1)").options.leader == "random"
    for given in (0, "0"):
        assert load("throne", leader=given).options.texts()["leader"] == "0"
    with pytest.raises(OptionError, match="Possible: random, 0, 1"):
        pyspiel.load_game("zweikampf_throne(leader=5)")


# Game theory of a game that is small enough


class PenniesState(SmallState):
    """Seat 0 hides a coin, seat 1 guesses its side."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.actor = 0

    def choices(self) -> list[str]:
        return ["heads", "tails"]

    def owner(self) -> int | None:
        return 0 if self.actor == 0 else None

    def play(self, token: str) -> None:
        self.actor = 1 if self.actor == 0 else actors.OVER

    def outcome(self) -> Outcome | None:
        if self.actor != actors.OVER:
            return None
        coin, guess = self.history
        return Outcome(int(coin == guess), "guess", (0, 0))


class PenniesGame(SmallGame[PenniesState, SmallView]):
    id: ClassVar = "pennies"
    tokens: ClassVar = ("heads", "tails")
    state: ClassVar = PenniesState

    def view(self, state: PenniesState, seat: int | None) -> SmallView:
        return SmallView(*self.remembered(state, seat))


def test_a_game_of_ones_own_is_measured_and_its_secrets_are_kept() -> None:
    """If the guesser saw the coin, every way of hiding it would lose."""
    assert zk.conformance(PenniesGame()) > 0
    game = load(PenniesGame())
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(0)
    naive = tabular_policy_from_callable(game, lambda state: {state.legal_actions()[0]: 1.0})
    assert exploitability.exploitability(game, naive) == pytest.approx(1)
