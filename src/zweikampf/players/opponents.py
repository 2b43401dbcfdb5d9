"""Opponents by name.

* ``level1`` to ``level6``, the ones that people play against;
* ``random`` and ``greedy``, the simple ones;
* ``search``, which thinks ahead: ``search:200`` with 200 iterations per move, ``search:50ms`` for
  50 milliseconds, ``search:5000x2`` on two threads;
* ``module:Class``, anybody's class: made as ``Class(game, seed)``, with a method ``choose``.
"""

from __future__ import annotations

import importlib
from typing import cast

from zweikampf.engine import registry
from zweikampf.engine.errors import PlayerError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import because
from zweikampf.engine.rng import Rng
from zweikampf.players.greedy import GreedyPlayer
from zweikampf.players.levels import level
from zweikampf.players.player import FREE, Budget, Player
from zweikampf.players.search import SearchPlayer
from zweikampf.players.simple import RandomPlayer
from zweikampf.players.strategy import LEVELS

LEVEL_NAMES = {f"level{number}": number for number in LEVELS}
NAMES = (*LEVEL_NAMES, "random", "greedy", "search")
MOST_THREADS = 64


def opponent(name: str, game: str, seed: int, budget: Budget = FREE) -> Player:
    """A player for a game; the same seed plays the same way. The budget is for who has none."""
    kind, colon, detail = name.partition(":")
    if name in LEVEL_NAMES:
        return level(game, LEVEL_NAMES[name], seed)
    if name == "random":
        return RandomPlayer(Rng(seed))
    if name == "greedy":
        return GreedyPlayer(game, Rng(seed))
    if kind == "search":
        threads = 1
        if colon:
            budget, threads = _thinking(name, detail)
        return SearchPlayer(registry.find(game), seed, budget, threads)
    if colon:
        return _guest(name, kind, detail, game, seed)
    raise PlayerError(because("unknown-player", player=shorten(name), known=", ".join(NAMES)))


def has_own_budget(name: str) -> bool:
    """Levels and a search with a number think as much as their name says, whatever others may."""
    return name in LEVEL_NAMES or name.startswith("search:")


def _thinking(name: str, detail: str) -> tuple[Budget, int]:
    """Budget and threads of a name such as ``search:5000x2``."""
    text, sign, threads = detail.partition("x")
    budget = Budget.parse(text)
    if not sign:
        return budget, 1
    if not (threads.isascii() and threads.isdigit() and 1 <= int(threads) <= MOST_THREADS):
        raise PlayerError(because("bad-budget", text=shorten(detail)))
    return budget, int(threads)


def _guest(name: str, module: str, attribute: str, game: str, seed: int) -> Player:
    """A player that somebody else wrote. Whatever goes wrong in foreign code has a name."""
    try:
        kind = getattr(importlib.import_module(module), attribute)
        guest = kind(registry.find(game), seed)
    except (Exception, SystemExit) as error:
        reason = because("player-not-made", player=shorten(name), why=trouble(error))
        raise PlayerError(reason) from error
    if not callable(getattr(guest, "choose", None)):
        raise PlayerError(because("not-a-player", player=shorten(name)))
    return cast(Player, guest)


def trouble(error: BaseException) -> str:
    """What foreign code has to say for itself, for a message of one line."""
    return shorten(f"{type(error).__name__}: {error}", longest=160)
