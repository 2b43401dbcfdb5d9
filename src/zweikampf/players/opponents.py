"""Opponents by name.

* ``level1`` to ``level6``, the ones that people play against;
* ``random`` and ``greedy``, the simple ones;
* ``classic6``, the strongest level as it once was, by which others are measured, in games that
  have kept it;
* ``search``, which thinks ahead: ``search:200`` with 200 iterations per move, ``search:50ms`` for
  50 milliseconds, ``search:5000x2`` on two threads;
* ``module:Class`` or ``path/file.py:Class``, any class: made as ``Class(game, seed)``, with a
  method ``choose``;
* ``cmd:./mybot --flag``, any program that speaks the protocol of docs/bots.md; ``cmd@5s:./mybot``
  with five seconds per move.
"""

from __future__ import annotations

import re
from typing import cast

from zweikampf.engine import registry
from zweikampf.engine.errors import PlayerError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import because
from zweikampf.engine.rng import Rng
from zweikampf.players.command import CommandPlayer, is_command
from zweikampf.players.foreign import class_of, look_for
from zweikampf.players.greedy import GreedyPlayer
from zweikampf.players.guarding import guarded
from zweikampf.players.levels import level
from zweikampf.players.player import NO_BUDGET, Budget, Player
from zweikampf.players.search import SearchPlayer
from zweikampf.players.simple import RandomPlayer
from zweikampf.players.strategy import LEVELS, strategy_of

LEVEL_NAMES = {f"level{number}": number for number in LEVELS}
NAMES = (*LEVEL_NAMES, "random", "greedy", "search")
MOST_THREADS = 64
_THINKING = re.compile(r"([^x]+)(?:x([0-9]{1,3}))?", re.ASCII)


def opponent(name: str, game: str, seed: int, budget: Budget = NO_BUDGET) -> Player:
    """A player for a game; the same seed plays the same way. The budget is for players without
    their own."""
    kind, colon, detail = name.partition(":")
    if is_command(name):
        return CommandPlayer(name, registry.find(game), seed)
    if name in LEVEL_NAMES:
        return level(game, LEVEL_NAMES[name], seed)
    if name == "random":
        return RandomPlayer(Rng(seed))
    if name == "greedy":
        return GreedyPlayer(game, Rng(seed))
    others = strategy_of(game).others
    if name in others:
        return others[name](registry.find(game), seed)
    if kind == "search":
        threads = 1
        if colon:
            budget, threads = _thinking(name, detail)
        return SearchPlayer(registry.find(game), seed, budget, threads)
    if colon:
        return _guest(name, game, seed)
    known = ", ".join(known_names(game))
    raise PlayerError(because("unknown-player", player=shorten(name), known=known))


def known_names(game: str) -> list[str]:
    """The names of our players, and the forms that those of others have."""
    return [*NAMES, *strategy_of(game).others]


def check(name: str, game: str) -> None:
    """``PlayerError`` if there is no such player. No code of others is loaded, so a class is only
    looked for."""
    kind, colon, _ = name.partition(":")
    if colon and kind != "search" and not is_command(name):
        look_for(name, NAMES)
    else:
        opponent(name, game, 0)  # a program is not started before it plays


def has_own_budget(name: str, game: str) -> bool:
    """Levels and a search with a number think as much as their name says, whatever the budget."""
    is_fixed = name in LEVEL_NAMES or name in strategy_of(game).others
    return is_fixed or name.startswith("search:")


def _thinking(name: str, detail: str) -> tuple[Budget, int]:
    """Budget and threads of a name such as ``search:5000x2``."""
    found = _THINKING.fullmatch(detail)
    threads = int(found[2] or 1) if found else 0
    if found is None or not 1 <= threads <= MOST_THREADS:
        raise PlayerError(because("bad-budget", text=shorten(detail)))
    return Budget.parse(found[1]), threads


def _guest(name: str, game: str, seed: int) -> Player:
    """A player that someone else wrote. Every error in foreign code becomes a ``PlayerError``."""
    guest = guarded(name, lambda: class_of(name)(registry.find(game), seed), "player-not-made")
    if not callable(getattr(guest, "choose", None)):
        raise PlayerError(because("not-a-player", player=shorten(name)))
    return cast(Player, guest)
