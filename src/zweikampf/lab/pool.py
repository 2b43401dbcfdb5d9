"""Pairs of games played by several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from queue import SimpleQueue

from zweikampf.engine.errors import PlayerError
from zweikampf.engine.reason import because
from zweikampf.lab import interrupts
from zweikampf.lab.match import Match, Pair
from zweikampf.lab.playing import Finished, play_pair

Tell = Callable[[Finished], bool]  # of a finished pair; True if that is enough
Prepare = Callable[[], object]  # what a process does before its first game
GRACE = 5.0  # seconds that running pairs have left after an interrupt


def run(
    match: Match,
    pairs: Sequence[Pair],
    tell: Tell,
    *,
    workers: int = 1,
    forfeits: bool = False,
    with_records: bool = False,
    prepare: Prepare | None = None,
) -> None:
    """Play pairs and tell each as soon as it is finished, in no particular order, until one of
    them is enough. Pairs that are finished when something fails are still told, and so are those
    that finish soon after an interrupt; then the processes are killed."""
    play = partial(play_pair, match, forfeits=forfeits, with_records=with_records)
    if workers == 1 or len(pairs) < 2:
        for pair in pairs:
            if tell(play(pair)):
                return
        return
    # Fresh processes: a fork would copy the threads of a progress bar or of a search.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), prepare)
    others = set(active_children())
    processes: list[BaseProcess] = []
    waiting: dict[Future[Finished], Pair] = {}
    patience: float | None = None
    try:
        with interrupts.ignored():
            waiting = {pool.submit(play, pair): pair for pair in pairs}
            processes = [each for each in active_children() if each not in others]
        # Not ``as_completed``: an interrupt in the middle of its waiting breaks the lock it holds.
        finished: SimpleQueue[Future[Finished]] = SimpleQueue()
        for future in list(waiting):
            future.add_done_callback(finished.put)
        while waiting:
            done = finished.get()
            result = done.result()
            del waiting[done]
            if tell(result):
                return
    except KeyboardInterrupt:
        patience = GRACE
        raise
    except BrokenProcessPool:
        # Processes take pairs in turn, so the first unfinished ones were being played.
        lost = ", ".join(list(_unfinished(waiting))[:workers])
        raise PlayerError(because("worker-lost", pairs=lost)) from None
    finally:
        running = [future for future in waiting if not future.cancel()]
        try:
            wait(running, patience)
        finally:  # waiting can be interrupted as well
            if not all(future.done() for future in running):
                for process in processes:
                    process.kill()  # a player that hangs may also ignore a polite request
            pool.shutdown()
            for done in running:
                if done.exception() is None:
                    tell(done.result())


def _unfinished(waiting: dict[Future[Finished], Pair]) -> Iterator[str]:
    for future, pair in waiting.items():
        if not future.done() or future.exception() is not None:
            yield pair.name
