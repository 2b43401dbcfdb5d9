"""The judges behind hints and reviews: every game has one, and it is the strongest there is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.rng import Rng
from zweikampf.players.advice import adviser
from zweikampf.players.levels import level
from zweikampf.players.player import Budget
from zweikampf.players.strategy import LEVELS

FEW = Budget(iterations=60)


def some_choices(game: str, seed: int = 4, apart: int = 9) -> Iterator[tuple[Duel, int]]:
    """Every few choices of a random game, while it is played; there is at least one."""
    found = registry.find(game)
    duel = Duel(found, found.options.parse({}), SeededDealer(seed))
    rng = Rng(seed)
    choices = 0
    while (seat := duel.state.actor) != actors.OVER:
        legal = duel.legal(seat)
        if len(legal) > 1 and rng.below(apart) == 0:
            choices += 1
            yield duel, seat
        duel.submit(seat, legal[rng.below(len(legal))])
    assert choices


@pytest.mark.parametrize("game", registry.names())
def test_every_legal_action_is_told_once_and_the_best_was_looked_at(game: str) -> None:
    for duel, seat in some_choices(game):
        view, legal = duel.view(seat), duel.legal(seat)
        moves = adviser(game, 1).think(view, legal, FEW)
        assert sorted(move.token for move in moves) == sorted(legal)
        assert all(0 <= move.win_chance <= 1 for move in moves)
        assert moves[0].visits > 0 or all(move.visits == 0 for move in moves), "tried or solved"
        alone = adviser(game, 1).weigh(view, legal[-1], FEW)
        assert alone.token == legal[-1]
        assert 0 <= alone.win_chance <= 1


def test_tower_is_advised_by_its_strongest_level() -> None:
    """The level chooses what the judge puts first, when both think as long."""
    for duel, seat in some_choices("tower", apart=20):
        view, legal = duel.view(seat), duel.legal(seat)
        chosen = level("tower", LEVELS[-1], 1).choose(view, legal)
        assert adviser("tower", 1, 1000).think(view, legal)[0].token == chosen
