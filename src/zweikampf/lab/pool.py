"""Work done by several processes: the pairs of an arena, the units of a study."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from multiprocessing.synchronize import Event
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

from zweikampf.engine.errors import PlayerError, ZweikampfError
from zweikampf.engine.reason import because
from zweikampf.lab import interrupts

T = TypeVar("T")
R = TypeVar("R")
Prepare = Callable[[], object]  # what a process does before its first game
GRACE = 5.0  # seconds that running work has left after an interrupt
AHEAD = 4  # pieces of work per process that wait for it, so that none waits for us


class WorkersError(ZweikampfError):
    """The processes that should do the work cannot begin."""


class Run(Protocol):
    """Somewhere to do work: in processes here, or on a cluster."""

    def __call__(
        self,
        work: Callable[[T], R],
        items: Sequence[T],
        tell: Callable[[R], bool],
        *,
        prepare: Prepare | None = None,
        name: Callable[[T], str] = str,
    ) -> None:
        """Do the work for each item and tell its result as soon as it is there, in no particular
        order, until one of them is enough. ``name`` is how a person knows an item."""


class Processes:
    """Processes on this machine; one does the work itself."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers

    def __call__(
        self,
        work: Callable[[T], R],
        items: Sequence[T],
        tell: Callable[[R], bool],
        *,
        prepare: Prepare | None = None,
        name: Callable[[T], str] = str,
    ) -> None:
        """Results that are there when something fails are still told, and so are those that come
        soon after an interrupt; then the processes are killed."""
        if self.workers == 1 or len(items) < 2:
            for item in items:
                if tell(work(item)):
                    return
            return
        # Fresh processes: a fork would copy the threads of a progress bar or of a search.
        context = get_context("spawn")
        has_begun = context.Event()
        pool = ProcessPoolExecutor(self.workers, context, _begin, (has_begun, work, prepare))
        others = set(active_children())
        waiting: dict[Future[R], T] = {}
        # Not ``as_completed``: an interrupt in the middle of its waiting breaks the lock it holds.
        finished: SimpleQueue[Future[R]] = SimpleQueue()
        rest = iter(items)
        patience: float | None = None

        def submit(count: int) -> None:
            with interrupts.left_to_us():  # a process may be started
                for item in islice(rest, count):
                    future: Future[R] = pool.submit(_do, item)
                    waiting[future] = item
                    future.add_done_callback(finished.put)

        try:
            submit((1 + AHEAD) * self.workers)
            while waiting:
                done = finished.get()
                result = done.result()
                del waiting[done]
                if tell(result):  # before an interrupt can come between
                    return
                submit(1)
        except KeyboardInterrupt:
            patience = GRACE
            raise
        except BrokenProcessPool:
            if not has_begun.is_set():
                raise WorkersError(because("workers-not-begun")) from None
            # Processes take work in turn, so the first unfinished ones were being done.
            lost = ", ".join(list(islice(_unfinished(waiting, name), self.workers)))
            raise PlayerError(because("worker-lost", pairs=lost)) from None
        finally:
            running = [future for future in waiting if not future.cancel()]
            try:
                wait(running, patience)
            finally:  # waiting can be interrupted as well
                if not all(future.done() for future in running):
                    for process in set(active_children()) - others:
                        process.kill()  # a player that hangs may also ignore a polite request
                pool.shutdown()
                for done in running:
                    if done.exception() is None:
                        tell(done.result())


_work: Callable[[Any], Any] = str  # of this process


def _begin(has_begun: Event, work: Callable[[Any], Any], prepare: Prepare | None) -> None:
    """The work is the same for all items: it is sent once."""
    global _work
    _work = work
    if prepare is not None:
        prepare()
    has_begun.set()


def _do(item: Any) -> Any:
    return _work(item)


def _unfinished(waiting: dict[Future[R], T], name: Callable[[T], str]) -> Iterator[str]:
    for future, item in waiting.items():
        if not future.done() or future.exception() is not None:
            yield name(item)
