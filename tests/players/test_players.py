"""Players: they see views only, choose legal tokens, and greedy beats random."""

from __future__ import annotations

import pytest

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.players.opponents import NAMES, opponent
from zweikampf.players.player import Player


def winner(game: str, seed: int, players: tuple[Player, Player]) -> int | None:
    found = registry.find(game)
    duel = Duel(found, found.options(), SeededDealer(seed))
    while duel.state.actor != actors.OVER:
        seat = duel.state.actor
        duel.submit(seat, players[seat].choose(duel.view(seat), duel.legal(seat)))
    return duel.state.outcome().winner


@pytest.mark.parametrize("game", registry.names())
def test_greedy_beats_random(game: str) -> None:
    """Paired deals, seats swapped: in 60 games 42 wins are five deviations from a coin."""
    wins = 0
    for seed in range(30):
        greedy, chance = opponent("greedy", game, seed), opponent("random", game, seed)
        wins += winner(game, seed, (greedy, chance)) == 0
        wins += winner(game, seed, (chance, greedy)) == 1
    assert wins >= 42


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", registry.names())
def test_the_same_seed_plays_the_same(name: str, game: str) -> None:
    results = [
        [winner(game, 3, (opponent(name, game, seed), opponent(name, game, 9))) for seed in (4, 5)]
        for _ in range(2)
    ]
    assert results[0] == results[1]


@pytest.mark.parametrize("game", registry.names())
def test_a_choice_is_legal_and_follows_from_view_and_seed(game: str) -> None:
    found = registry.find(game)
    duel = Duel(found, found.options(), SeededDealer(8))
    for turn in range(20):
        if duel.state.actor == actors.OVER:
            break
        seat = duel.state.actor
        view, legal = duel.view(seat), duel.legal(seat)
        token = opponent("greedy", game, turn).choose(view, legal)
        assert token in legal
        assert opponent("greedy", game, turn).choose(view, legal) == token
        duel.submit(seat, token)


def test_an_unknown_opponent_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="nobody"):
        opponent("nobody", "throne", 1)
