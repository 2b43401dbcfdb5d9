"""Opponents by name."""

from __future__ import annotations

from zweikampf.engine.rng import Rng
from zweikampf.players.chance import RandomPlayer
from zweikampf.players.greedy import GreedyPlayer
from zweikampf.players.player import Player

NAMES = ("random", "greedy")


def opponent(name: str, game: str, seed: int) -> Player:
    """A player for a game; the same seed plays the same way."""
    rng = Rng(seed)
    if name == "greedy":
        return GreedyPlayer(game, rng)
    if name == "random":
        return RandomPlayer(rng)
    raise ValueError(f"no opponent called {name}")
