"""Views become the rows that the environments give, byte for byte; nothing else is needed."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from tests.engine.strangers import Nine, NineGame
from tests.envs.test_encoders import SETUPS, states
from tests.volume import many
from zweikampf.engine import actors, registry
from zweikampf.engine.errors import TokenError, WrongType
from zweikampf.engine.game import Game, View
from zweikampf.engine.rng import Rng
from zweikampf.envs import (
    VectorEnv,
    action_number,
    action_table,
    aec,
    layout,
    mask,
    observe,
    openspiel,
)
from zweikampf.envs.environment import encoder_of
from zweikampf.envs.gym import OpponentEnv
from zweikampf.envs.observing import game_of

GAMES = registry.names()
# Games side by side and steps, so that several games end in each setup.
SIZES = {"throne": (many(20, 3), 110), "dwarves": (many(6, 2), 320), "tower": (many(3, 1), 250)}


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_every_decision_of_a_vector_environment(game: str, options: dict[str, str]) -> None:
    count, steps = SIZES[game]
    env = VectorEnv(game, count, seed=11, **options)
    for _ in range(steps):
        for row in range(count):
            view, tokens = env.view(row), env.tokens(row)
            assert observe(view).tobytes() == env.batch.observations[row].tobytes()
            assert mask(view, tokens).tobytes() == env.batch.masks[row].tobytes()
        env.step(env.sample())


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_both_seats_at_every_position_to_the_end(game: str, options: dict[str, str]) -> None:
    rules, encoder = registry.find(game), encoder_of(game)
    row = np.zeros(encoder.size, np.int8)
    # Tower's games are long, and a view of it takes long to make: every seventh position will do.
    every = 7 if game == "tower" else 1
    for at, state in enumerate(states(game, options, range(7, 8))):
        for seat in (0, 1) if at % every == 0 or state.actor == actors.OVER else ():
            encoder.observe(state, seat, row)
            assert np.array_equal(observe(rules.view(state, seat)), row)
    assert state.actor == actors.OVER


@pytest.mark.parametrize("game", ["throne", "dwarves"])
def test_every_world_behind_a_view_gives_the_same_row(game: str) -> None:
    """So it does not matter which of them ``observe`` makes up."""
    rules, encoder = registry.find(game), encoder_of(game)
    row = np.zeros(encoder.size, np.int8)
    others = 0
    for state in states(game, {}, range(20, many(22, 21))):
        for seat in (0, 1):
            view = rules.view(state, seat)
            expected = observe(view)
            assert np.array_equal(expected, observe(view))
            for seed in range(3):
                world = rules.sample(view, Rng(seed))
                encoder.observe(world, seat, row)
                assert np.array_equal(row, expected)
                others += world != state
    assert others > 100


@pytest.fixture
def nine(monkeypatch: pytest.MonkeyPatch) -> NineGame:
    """A game of someone else, registered by hand, without an encoder."""
    game = NineGame()
    monkeypatch.setitem(registry._GAMES, game.id, game)
    return game


@pytest.mark.parametrize(
    "take",
    [
        lambda game: VectorEnv(game, 2).game,
        lambda game: OpponentEnv(game, mood="wild").game.id,
        lambda game: aec.env(game, mood="wild").unwrapped.game.id,
        lambda game: openspiel.load_game(game, mood="wild").rules.id,
        lambda game: layout(game).size and action_table(game) and "nine",
    ],
    ids=["vector", "gymnasium", "pettingzoo", "openspiel", "layout"],
)
def test_a_game_of_ones_own_is_taken_as_an_object(take: Any) -> None:
    assert take(NineGame()) == "nine"
    for wrong in (7, None, NineGame):
        with pytest.raises(WrongType, match="the name of a game or a Game"):
            take(wrong)


def test_a_game_without_an_encoder_is_hashed_from_the_view(nine: NineGame) -> None:
    env = VectorEnv("nine", 6, seed=2)
    assert env.layout.size == 512
    for _ in range(30):
        for row in range(6):
            view = env.view(row)
            assert observe(view).tobytes() == env.batch.observations[row].tobytes()
            assert observe(view, "nine").tobytes() == observe(view, nine).tobytes()
            assert mask(view, env.tokens(row)).tobytes() == env.batch.masks[row].tobytes()
        env.step(env.sample())


def test_a_hashed_cell_stays_at_the_most_that_it_can_hold(nine: NineGame) -> None:
    class Talkative(NineGame):
        def view(self, state: Nine, seat: int | None) -> Any:
            shown = super().view(state, seat)
            return type(shown)(shown.seat, ("1",) * 300, shown.bid, shown.answer)

    game = Talkative()
    state = game.new(game.options())
    registry._GAMES["nine"] = game
    row = np.zeros(512, np.int8)
    encoder_of("nine").observe(state, 0, row)
    assert row.max() == 127
    assert np.array_equal(observe(game.view(state, 0)), row)


def test_the_game_follows_from_the_view() -> None:
    for game in GAMES:
        rules = registry.find(game)
        state = rules.new(rules.options())
        assert game_of(rules.view(state, 0)) is rules


def test_a_game_that_does_not_name_its_views_must_be_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Silent(Game):  # type: ignore[type-arg]  # that is what it leaves out
        id = "silent"

    Silent.__abstractmethods__ = frozenset()  # it is never played

    class Said(View):
        pass

    known = registry.find(GAMES[0])
    silent = Silent()  # type: ignore[abstract]  # see above
    monkeypatch.setitem(registry._GAMES, "silent", silent)
    with pytest.raises(ValueError, match="name the game"):
        game_of(Said(0))
    assert game_of(known.view(known.new(known.options()), 0)) is known


def test_what_is_no_view_of_a_seat_is_refused() -> None:
    rules = registry.find(GAMES[0])
    with pytest.raises(ValueError, match="spectator"):
        observe(rules.view(rules.new(rules.options()), None))
    with pytest.raises(ValueError, match="name the game"):
        observe(View(0))
    wrong: Any
    for wrong in (None, "x", 5):
        with pytest.raises(WrongType, match="“view”"):
            observe(wrong)
        with pytest.raises(WrongType, match="“view”"):
            mask(wrong, [])
    one, two = (registry.find(name) for name in GAMES[:2])
    view = one.view(one.new(one.options()), 0)
    with pytest.raises(WrongType, match="“view”"):
        observe(view, two)
    for wrong in (None, 5):
        with pytest.raises(WrongType, match="“game”"):
            action_table(wrong)
        with pytest.raises(WrongType, match="“token”"):
            action_number(one, wrong)
        with pytest.raises(WrongType, match="“legal”"):
            mask(view, wrong)
    with pytest.raises(TokenError, match=f"Did you mean “{action_table(one)[0]}”"):
        action_number(one, action_table(one)[0] + "x")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_a_token_for_every_action(game: str) -> None:
    rules = registry.find(game)
    table = action_table(game)
    state: Any = rules.new(rules.options())
    assert len(table) == rules.num_actions == len(set(table))
    assert table is action_table(rules)
    for action, token in enumerate(table):
        assert action_number(game, token) == action == rules.parse_action(token, state)


def test_an_unknown_token_is_refused() -> None:
    with pytest.raises(TokenError) as caught:
        action_number("throne", "Z9")
    assert caught.value.code == "unknown-token"
    view = VectorEnv("throne", 1).view(0)
    with pytest.raises(TokenError):
        mask(view, ["G7", "Z9"])


# What the numbers of an observation mean

FLAG = re.compile(r"1 (for|if|in) ")
ONE_HOT = re.compile(r"1 at ")
NUMBER = re.compile(
    r"how (many|much) |points of damage |victory points |the top cards |two towers "
)


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_layout_says_what_its_numbers_are(game: str) -> None:
    names = layout(game)
    for name in names:
        meaning = names.meaning(name)
        kinds = [kind for kind in (FLAG, ONE_HOT, NUMBER) if kind.match(meaning)]
        assert len(kinds) == 1, (name, meaning)


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_the_numbers_are_what_their_meaning_says(game: str, options: dict[str, str]) -> None:
    names = layout(game)
    env = VectorEnv(game, 8, seed=5, **options)
    for _ in range(many(150, 40)):
        rows = env.step(env.sample()).observations
        assert rows.min() >= 0
        for name in names:
            cells, meaning = rows[:, names[name]], names.meaning(name)
            if not NUMBER.match(meaning):
                assert cells.max() <= 1, name
            if ONE_HOT.match(meaning):
                assert cells.sum(axis=1).max() <= 1, name


def test_the_top_cards_are_found_by_the_labels_of_their_pile() -> None:
    names = layout("tower")
    env = VectorEnv("tower", 4, seed=3)
    compared = 0
    for _ in range(200):
        env.step(env.sample())
        for row in range(4):
            view: Any = env.view(row)
            for number, column in enumerate(view.stores, 1):
                labels = names.labels(f"store{number}")
                tops = env.batch.observations[row][names[f"store{number}_tops"]]
                found = [labels[top - 1] for top in tops if top]
                assert found == list(reversed(column))[:20]
                compared += len(found) > 1
    assert compared > 100


def test_a_layout_prints_as_a_table() -> None:
    names = layout("throne")
    lines = str(names).splitlines()
    assert len(lines) == len(names)
    assert lines[0].split() == ["0-47", "my_hand:", *names.meaning("my_hand").split()]
    assert repr(names).startswith(f"<Layout of {names.size} cells: my_hand, ")


def test_a_layout_knows_its_parts_and_says_so() -> None:
    found = layout("throne")
    for look in (found.__getitem__, found.labels, found.meaning, found.start):
        with pytest.raises(KeyError, match="Did you mean “my_hand”"):
            look("my_hnd")
    assert "my_hnd" not in found
    assert found.get("my_hnd") is None
