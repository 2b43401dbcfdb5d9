"""Events alone keep every reader up to date: the folded view is the view, after every action."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import FIRSTS, GAME, Scene, positions
from tests.games.dwarves.vectors import GAMES, GameVector
from tests.volume import many

READERS = (0, 1, None)


def follow(scene: Scene, tokens: list[str]) -> None:
    """Play these actions, and compare all readers after each of them."""
    views = {reader: scene.view(reader) for reader in READERS}
    for token in tokens:
        told = scene.told(token)
        for reader in READERS:
            for event in told:
                views[reader] = GAME.fold(views[reader], GAME.seen(event, reader))
            assert views[reader] == scene.view(reader), f"reader {reader}, after {token}"


@pytest.mark.parametrize("first", FIRSTS)
def test_random_games(first: str) -> None:
    for seed in range(many(4, 1)):
        tokens = [token for _, token in positions(seed, first) if token]
        follow(Scene.new(first=first), tokens)


@pytest.mark.parametrize("vector", GAMES, ids=lambda each: each.name)
def test_the_games_of_the_specification(vector: GameVector) -> None:
    scene = Scene.new(**vector.options)
    for word, rest in vector.orders:
        if word == "do":
            follow(scene, rest.split())
        elif word == "idle":
            scene.idle(int(rest))
