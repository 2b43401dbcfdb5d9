"""Dwarves: a search that finishes the turn as it looks best and judges what is left."""

from __future__ import annotations

from zweikampf.engine.game import AnyGame
from zweikampf.players.dwarves.appeal import appeal
from zweikampf.players.dwarves.judgement import judging
from zweikampf.players.dwarves.kind import kind
from zweikampf.players.dwarves.policy import DwarvesPolicy
from zweikampf.players.dwarves.whereabouts import DwarvesWhereabouts
from zweikampf.players.dwarves.why import why
from zweikampf.players.player import Budget, Player
from zweikampf.players.recipes import dreamy, greedy
from zweikampf.players.search import SearchPlayer
from zweikampf.players.strategy import Strategy

# A network tells apart moves of a turn that differ by little; wide exploring blurs that again.
_EXPLORATION = 0.5


def _judging(game: AnyGame, seed: int, iterations: int) -> SearchPlayer:
    budget = Budget(iterations=iterations)
    return SearchPlayer(game, seed, budget, policy=judging, exploration=_EXPLORATION)


def _strongest(game: AnyGame, seed: int) -> Player:
    """In as much time as the classic one takes, whose judgement is quicker."""
    return _judging(game, seed, 7_500)


def _classic(game: AnyGame, seed: int) -> Player:
    """The strongest level before there was a network, by which others are measured."""
    return SearchPlayer(game, seed, Budget(iterations=10_000), policy=DwarvesPolicy)


STRATEGY = Strategy(
    policy=judging,
    appeal=appeal,
    levels=(dreamy(1.6), dreamy(1.0), dreamy(0.6), dreamy(0.3), greedy, _strongest),
    others={"classic6": _classic},
    adviser=_judging,
    why=why,
    kind=kind,
    puzzles=__name__,
    whereabouts=DwarvesWhereabouts(),
    thorough=10_000,
    review=500_000,
    estimates=250_000,
)
