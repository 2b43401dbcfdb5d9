"""The judges behind hints and reviews: every game has one, and it is the strongest there is."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.players import review, tower
from zweikampf.players.advice import adviser, compared
from zweikampf.players.levels import level
from zweikampf.players.player import NO_BUDGET, Budget, Move
from zweikampf.players.strategy import LEVELS
from zweikampf.players.tower.foresight import FAR, USUAL, Looks
from zweikampf.players.tower.player import ForesightPlayer

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
        budget = Budget(iterations=1000)
        assert adviser("tower", 1).think(view, legal, budget)[0].token == chosen


@pytest.mark.parametrize("game", registry.names())
def test_moves_are_compared_in_the_order_they_are_named(game: str) -> None:
    for duel, seat in some_choices(game):
        legal = duel.legal(seat)
        tokens = [legal[-1], legal[0]]
        moves = compared(adviser(game, 1, 100), duel.view(seat), tokens)
        assert [move.token for move in moves] == tokens
        assert all(0 <= move.win_chance <= 1 for move in moves)


def test_an_adviser_that_only_weighs_moves_can_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """As those of other packages may be."""

    class Weigher:
        def think(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> list[Move]:
            return [Move(token, 10, 0.5) for token in legal]

        def weigh(self, view: Any, token: str, budget: Budget = NO_BUDGET) -> Move:
            return Move(token, 10, 0.25 if token == chosen else 0.75)

    monkeypatch.setattr(review, "adviser", lambda *_: Weigher())
    duel, seat = next(some_choices("throne"))
    view, legal = duel.view(seat), duel.legal(seat)
    chosen = legal[-1]
    judged = review.judge("throne", view, legal, chosen, 1, 100)
    assert (judged.best[0].token, judged.played.token, judged.loss) == (legal[0], chosen, 0.5)


def test_moves_of_tower_differ_by_their_plans_and_not_by_luck() -> None:
    """Playouts of each move alone would say that one of two equal moves is better."""

    def odds(chance: float) -> float:
        return math.log(chance / (1 - chance))

    differences = set()
    for duel, seat in some_choices("tower", apart=20):
        view, legal = duel.view(seat), duel.legal(seat)
        gaps = []
        for seed in (1, 2):
            one, two = compared(adviser("tower", seed, 100), view, [legal[0], legal[-1]])
            same, again = compared(adviser("tower", seed, 100), view, [legal[0], legal[0]])
            assert same == again
            gaps.append(odds(one.win_chance) - odds(two.win_chance))
        assert gaps[0] == pytest.approx(gaps[1])
        differences.add(round(gaps[0], 6))
    assert len(differences) > 1


def test_how_far_tower_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as level 6 for hints and short games, less far for each choice of a long one."""
    looked: list[Looks] = []

    class Watched(ForesightPlayer):
        def __init__(
            self, game: AnyGame, seed: int, iterations: int = 1, looks: Looks = USUAL
        ) -> None:
            looked.append(looks)
            super().__init__(game, seed, iterations, looks)

    monkeypatch.setattr(tower, "ForesightPlayer", Watched)
    monkeypatch.setattr("zweikampf.players.tower.adviser.ForesightPlayer", Watched)
    level("tower", LEVELS[-1], 1)
    adviser("tower", 1)
    for choices in (150, 151):
        adviser("tower", 1, review.iterations_for("tower", choices))
    assert looked == [FAR, FAR, FAR, USUAL]
