"""Tower: a planner of the rest of the turn, and a second look at its best plans."""

from __future__ import annotations

from zweikampf.engine.game import AnyGame
from zweikampf.players.player import Player
from zweikampf.players.recipes import greedy, hasty
from zweikampf.players.strategy import Recipe, Strategy
from zweikampf.players.tower.adviser import TowerAdviser
from zweikampf.players.tower.appeal import appeal
from zweikampf.players.tower.foresight import FAR
from zweikampf.players.tower.kind import kind
from zweikampf.players.tower.player import ForesightPlayer, PlanningPlayer
from zweikampf.players.tower.policy import TowerPolicy
from zweikampf.players.tower.whereabouts import TowerWhereabouts
from zweikampf.players.tower.why import why
from zweikampf.players.tower.worth import tower_worth


def _plan(iterations: int) -> Recipe:
    """The rest of the turn, with this many positions judged per move."""
    return lambda game, seed: PlanningPlayer(game, seed, iterations)


def _foresee(game: AnyGame, seed: int) -> Player:
    """The same, and a second look at the best plans that goes far."""
    return ForesightPlayer(game, seed, looks=FAR)


STRATEGY = Strategy(
    policy=TowerPolicy,
    appeal=appeal,
    levels=(hasty(20), hasty(58), hasty(82), greedy, _plan(20), _foresee),
    others={"classic6": _plan(1_000)},
    why=why,
    kind=kind,
    puzzles=__name__,
    worth=tower_worth,
    whereabouts=TowerWhereabouts(),
    adviser=TowerAdviser,
    thorough=4_000,
    review=600_000,
    estimates=150_000,
)
