"""Whole random games in a row, without the GIL: the loops that ``zweikampf bench`` times."""

import cython

from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import need
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State


def play_games(start: State, games: int, rng: Rng) -> int:
    """Play games at random from one state to the end; the number of actions in all."""
    need(start, State, "start")
    need(rng, Rng, "rng")
    state = start.copy()
    scratch = Actions()
    played = 0
    with cython.nogil:
        for _ in range(games):
            state.fast_assign(start)
            played += state.fast_playout(rng, scratch)
    state.raise_failure()
    return played


def copy_states(start: State, copies: int) -> None:
    """Make copies, a fresh object each, and drop them."""
    need(start, State, "start")
    for _ in range(copies):
        start.copy()


def assign_states(start: State, copies: int) -> None:
    """Copy into a state that already exists, as search does."""
    need(start, State, "start")
    state = start.copy()
    with cython.nogil:
        for _ in range(copies):
            state.fast_assign(start)
