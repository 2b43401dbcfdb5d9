"""Which computer player stands for a level."""

from __future__ import annotations

from zweikampf.players.opponents import opponent
from zweikampf.players.player import Player

LEVELS = (1, 2, 3, 4, 5, 6)
STAND_IN = 3  # plays on for somebody who is gone
_PLAYERS = {
    1: "random",
    2: "greedy",
    3: "search:100",
    4: "search:500",
    5: "search:2000",
    6: "search:10000",
}


def player_of(level: int, game: str, seed: int) -> Player:
    return opponent(_PLAYERS[level], game, seed)
