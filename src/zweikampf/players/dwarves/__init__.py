"""Dwarves: a search that finishes the turn as it looks best and judges what is left."""

from zweikampf.players.dwarves.appeal import appeal
from zweikampf.players.dwarves.kind import kind
from zweikampf.players.dwarves.policy import DwarvesPolicy
from zweikampf.players.dwarves.whereabouts import DwarvesWhereabouts
from zweikampf.players.dwarves.why import why
from zweikampf.players.recipes import dreamy, greedy, search
from zweikampf.players.strategy import Strategy

STRATEGY = Strategy(
    policy=DwarvesPolicy,
    appeal=appeal,
    levels=(dreamy(1.6), dreamy(1.0), dreamy(0.6), dreamy(0.3), greedy, search(10_000)),
    others={"classic6": search(10_000)},
    why=why,
    kind=kind,
    puzzles=__name__,
    whereabouts=DwarvesWhereabouts(),
    thorough=10_000,
    review=500_000,
    estimates=250_000,
)
