"""The golden games of Tower: each value of each option, both reasons for which a game can end."""

from __future__ import annotations

from tests.games.golden import Golden, Line
from tests.games.tower.oracle import Oracle
from tests.games.tower.play import GAME


def covers(games: list[list[Line]]) -> None:
    values = {pair for lines in games for pair in lines[0]["options"].items()}
    assert len(values) == 10


GOLDEN = Golden(
    GAME,
    {
        "strict": ({}, 3),
        "strict-stalemate": ({}, 5),
        "strict-free": ({"drawing": "free"}, 1),
        "strict-symbol-free": ({"colour": "symbol", "drawing": "free"}, 2),
        "printed": ({"mode": "table", "reward": "claim"}, 0),
        "table-free": ({"mode": "table", "drawing": "free"}, 4),
        "table-symbol-claim-pay1": (
            {"mode": "table", "colour": "symbol", "reward": "claim", "falsecall": "pay1"},
            5,
        ),
    },
    oracle=Oracle,
    reasons=frozenset({"out", "stalemate"}),
    covers=covers,
)
