"""How fast a game runs here: whole random games, copies, and two threads against one."""

from __future__ import annotations

import platform
import threading
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from zweikampf import _form
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.engine.plain import PlainState
from zweikampf.engine.playout import assign_states, copy_states, play_games
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State

REPEATS = 5  # the best of them counts: other programs can only make a run slower


@dataclass(frozen=True)
class Speed:
    """One game's figures on one machine, on one thread unless it says otherwise."""

    game: str
    options: dict[str, str]
    compiled: bool
    python: str
    games_per_second: float
    actions_per_second: float
    actions_per_game: float
    copy_ns: float  # State.copy(): a new object, called from compiled code
    assign_ns: float  # copying into an existing state, as search does
    two_threads_ratio: float  # games per second of two threads together over those of one

    def json(self) -> dict[str, Any]:
        """As ``zweikampf bench --json`` prints it (docs/benchmarks.md)."""
        return asdict(self)


def measure(game: AnyGame, options: Options, seconds: float = 1.0) -> Speed:
    """Measure for about this many seconds per repeat."""
    start = game.new(options)
    games = _enough(start, seconds)
    actions, best = 0, float("inf")
    for repeat in range(REPEATS):
        began = perf_counter()
        actions = play_games(start, games, Rng(repeat))
        best = min(best, perf_counter() - began)
    threads = min(_two_threads(start, games) for _ in range(REPEATS))
    is_fast = _form.is_compiled() and not isinstance(start, PlainState)
    copies = 200_000 if is_fast else 2_000
    return Speed(
        game=game.id,
        options=options.texts(),
        compiled=_form.is_compiled(),
        python=platform.python_version(),
        games_per_second=games / best,
        actions_per_second=actions / best,
        actions_per_game=actions / games,
        copy_ns=_nanoseconds(lambda: copy_states(start, copies), copies),
        assign_ns=_nanoseconds(lambda: assign_states(start, copies), copies),
        two_threads_ratio=2 * best / threads,
    )


def _enough(start: State, seconds: float) -> int:
    """How many games fill the time, found by doubling."""
    games = 1
    while True:
        began = perf_counter()
        play_games(start, games, Rng(0))
        took = perf_counter() - began
        if took > seconds / 8:
            return max(1, round(games * seconds / took))
        games *= 2


def _two_threads(start: State, games: int) -> float:
    workers = [
        threading.Thread(target=play_games, args=(start.copy(), games, Rng(seed)))
        for seed in range(2)
    ]
    began = perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return perf_counter() - began


def _nanoseconds(work: Any, times: int) -> float:
    best = float("inf")
    for _ in range(REPEATS):
        began = perf_counter()
        work()
        best = min(best, perf_counter() - began)
    return best / times * 1e9
