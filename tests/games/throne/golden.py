"""The golden games of Throne: each option set once, and every reason for which a game can end."""

from __future__ import annotations

from tests.games.golden import Golden, Line
from tests.games.throne.oracle import Oracle
from tests.games.throne.play import GAME, OPTION_SETS

TRACES = (
    ("most", "random", 791),  # by points
    ("most", "0", 281),  # 1-3, a faction is void
    ("most", "1", 3),  # 3-2
    ("three", "random", 791),  # the first game again, here a draw
    ("three", "0", 13),  # 0-5
    ("three", "1", 281),  # a draw
)


def covers(games: list[list[Line]]) -> None:
    chosen = [lines[0]["options"] for lines in games]
    assert sorted((each["victory"], each["leader"]) for each in chosen) == sorted(OPTION_SETS)


GOLDEN = Golden(
    GAME,
    {
        f"{victory}-{leader}-{seed}": ({"victory": victory, "leader": leader}, seed)
        for victory, leader, seed in TRACES
    },
    oracle=lambda options: Oracle(options["victory"], options["leader"]),
    reasons=frozenset({"factions", "points", "draw"}),
    covers=covers,
)
