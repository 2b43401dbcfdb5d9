"""Throne: a search of phase 1 whose worlds are judged by their hands, and the solved phase 2."""

from __future__ import annotations

from zweikampf.engine.game import AnyGame
from zweikampf.players.player import Player
from zweikampf.players.recipes import greedy, hasty, search
from zweikampf.players.strategy import Adviser, Strategy
from zweikampf.players.throne.appeal import appeal
from zweikampf.players.throne.kind import kind
from zweikampf.players.throne.master import ThroneMaster
from zweikampf.players.throne.policy import ThronePolicy
from zweikampf.players.throne.solver import Solver
from zweikampf.players.throne.whereabouts import ThroneWhereabouts
from zweikampf.players.throne.why import why
from zweikampf.players.throne.worth import throne_glance, throne_worth

# Before the solved end every world is judged by the solver, which takes longer.
_SOLVED_ITERATIONS = 200


def _adviser(game: AnyGame, seed: int, iterations: int) -> Adviser:
    return ThroneMaster(game, seed, iterations, solved_iterations=_SOLVED_ITERATIONS)


def _classic(game: AnyGame, seed: int) -> Player:
    """The strongest level by which others are measured, whatever level 6 becomes."""
    return ThroneMaster(game, seed, policy=ThronePolicy, tempting=False)


STRATEGY = Strategy(
    policy=ThronePolicy,
    appeal=appeal,
    levels=(hasty(40), greedy, search(40), search(250), search(2_000), ThroneMaster),
    others={"classic6": _classic},
    why=why,
    kind=kind,
    puzzles=__name__,
    worth=throne_worth,
    glance=throne_glance,
    whereabouts=ThroneWhereabouts(),
    adviser=_adviser,
    solver=Solver,
    thorough=40_000,
    review=800_000,
    estimates=500_000,
)
