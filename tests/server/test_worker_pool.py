"""Computer players think elsewhere: guests take turns, jobs have a limit, and failures are
reported."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import pytest

from tests.server.inside import ManualClock
from tests.server.thinkers import HeldWorker, OddJob, settle
from zweikampf.server.metrics import Metrics
from zweikampf.server.workers.fair_queue import JobKind
from zweikampf.server.workers.jobs import WakeUp
from zweikampf.server.workers.process import NoProcess, ThinkingFailed, Worker
from zweikampf.server.workers.round_robin import Payer
from zweikampf.server.workers.worker_pool import PATIENCE, WorkerPool

LIMIT = 20.0
T = TypeVar("T")


class Scene:
    """A pool of workers that answer when told to, and a clock that stands still."""

    def __init__(self, workers: int = 1, of_guest: int = 3, of_address: int = 6) -> None:
        self.clock = ManualClock()
        self.metrics = Metrics()
        self.workers = [HeldWorker() for _ in range(workers)]
        self.spare = HeldWorker()  # it does nothing before it has been started
        self.pool = WorkerPool(
            self.workers,
            self.spare,
            self.clock,
            self.metrics,
            seconds=LIMIT,
            guest_jobs=of_guest,
            address_jobs=of_address,
        )
        self.done: list[str] = []

    async def ask(
        self, guest: str, name: str, kind: JobKind = JobKind.MOVE, address: str = ""
    ) -> asyncio.Task[Any]:
        """A client that waits for a job; ``done`` gets its name when it is over."""
        way: dict[JobKind, Callable[[Payer, Any], Awaitable[Any]]] = {
            JobKind.MOVE: self.pool.choose,
            JobKind.HINT: self.pool.hint,
        }
        payer = Payer(address or home(guest), guest)
        task = asyncio.create_task(self._noted(name, way[kind](payer, _job(name))))
        await settle()
        return task

    async def _noted(self, name: str, thought: Awaitable[T]) -> T:
        try:
            return await thought
        finally:
            self.done.append(name)

    async def answer(self, thought: object = "D3", seconds: float = 0.0) -> None:
        self.workers[0].finish(thought, seconds)
        await settle()

    @property
    def at(self) -> str:
        """What the worker is thinking about."""
        how: str = self.workers[0].asked[-1].how
        return how

    def figure(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(f"zweikampf_{name}", labels) or 0.0


def home(guest: str) -> str:
    """Everyone has their own address, unless one is given."""
    return f"home of {guest}"


def _job(name: str) -> Any:
    return OddJob(name)


def play(work: Callable[[Scene], Coroutine[Any, Any, None]], **made: int) -> None:
    async def whole() -> None:
        scene = Scene(**made)
        try:
            await work(scene)
        finally:
            await scene.pool.close()

    asyncio.run(whole())


def test_a_guest_at_forty_tables_does_not_hold_up_another_one() -> None:
    async def work(scene: Scene) -> None:
        for number in range(40):
            await scene.ask("A", f"A{number}")
        await scene.ask("B", "B")
        assert scene.at == "A0"
        await scene.answer()
        assert scene.at == "B"
        await scene.answer()
        assert scene.at == "A1"
        assert scene.done == ["A0", "B"]

    play(work)


def test_forty_guests_of_one_address_do_not_hold_up_another_one() -> None:
    async def work(scene: Scene) -> None:
        for number in range(40):
            await scene.ask(f"A{number}", f"A{number}", address="X")
        await scene.ask("B", "B")
        assert scene.at == "A0"
        await scene.answer()
        assert scene.at == "B"
        await scene.answer()
        assert scene.at == "A1"
        assert scene.done == ["A0", "B"]

    play(work)


# The spare process


async def with_spare(scene: Scene) -> None:
    """A client waits, and so the spare process is started."""
    assert scene.spare.asked == []
    await scene.ask("A", "A0", address="X")
    assert scene.spare.asked == [], "nobody waits"
    for number in range(1, 40):
        await scene.ask("A", f"A{number}", address="X")
    assert scene.spare.asked == [WakeUp()]
    await scene.ask("B", "early")
    assert scene.spare.asked == [WakeUp()], "it is not ready yet"
    scene.spare.finish("awake")
    await settle()
    assert scene.spare.asked[-1].how == "early"


def test_an_address_without_a_job_under_way_is_thought_for_in_the_spare_process() -> None:
    async def work(scene: Scene) -> None:
        await with_spare(scene)
        scene.spare.finish("D3")
        await settle()
        assert scene.at == "A0"
        assert scene.done == ["early"]
        assert scene.spare.asked[-1].how == "early", "the guest at forty tables has one"
        await scene.ask("A-2", "another guest", address="X")
        assert scene.spare.asked[-1].how == "early", "and so have all at that address"
        for number in range(3):
            await scene.ask("B", f"B{number}")
            assert scene.spare.asked[-1].how == f"B{number}", "nobody waits for A"
            scene.spare.finish("D3")
            await settle()
        assert scene.at == "A0"

    play(work)


def test_behind_two_others_somebody_gets_the_first_process_that_is_free() -> None:
    async def work(scene: Scene) -> None:
        await with_spare(scene)
        await scene.ask("C", "C")
        await scene.ask("D", "D")
        await scene.answer()
        assert scene.at == "C"
        scene.spare.finish("D3")
        await settle()
        assert scene.spare.asked[-1].how == "D"

    play(work)


def test_a_spare_process_that_cannot_be_started_costs_nobody_a_thought() -> None:
    async def work(scene: Scene) -> None:
        await scene.ask("A", "A")
        await scene.ask("B", "B")
        scene.spare.fail(NoProcess("OSError"))
        await settle()
        assert scene.done == []
        await scene.ask("C", "C")
        assert scene.spare.asked == [WakeUp(), WakeUp()], "perhaps now"
        await scene.answer()
        assert (scene.at, scene.done) == ("B", ["A"])

    play(work)


def test_a_spare_process_that_was_ended_is_started_before_it_is_used_again() -> None:
    async def work(scene: Scene) -> None:
        await with_spare(scene)
        await scene.answer()
        scene.spare.is_running = False
        await scene.clock.elapse(LIMIT + 1)
        await settle()
        assert scene.spare.ended == 1
        assert scene.spare.asked[-1] == WakeUp()

    play(work)


def test_moves_go_before_hints() -> None:
    async def work(scene: Scene) -> None:
        await scene.ask("A", "first")
        for number in range(3):
            await scene.ask("A", f"hint {number}", JobKind.HINT)
        await scene.ask("A", "move")
        order = []
        for _ in range(5):
            order.append(scene.at)
            await scene.answer([] if "hint" in scene.at else "D3")
        assert order == ["first", "move", "hint 0", "hint 1", "hint 2"]

    play(work)


def test_a_guest_is_thought_for_in_few_processes_at_once() -> None:
    async def work(scene: Scene) -> None:
        for number in range(5):
            await scene.ask("A", f"A{number}")
        asked = [[job.how for job in worker.asked] for worker in scene.workers]
        assert sorted(asked) == [[], ["A0"], ["A1"]]
        await scene.ask("B", "B")
        assert all(worker.asked for worker in scene.workers)

    play(work, workers=3, of_guest=2)


def test_the_wait_for_a_process_is_no_thinking() -> None:
    async def work(scene: Scene) -> None:
        await scene.ask("A", "A")
        move = await scene.ask("B", "B")
        await scene.clock.elapse(7.0)
        await scene.answer()
        await scene.answer("D4", seconds=0.25)
        assert move.result() == ("D4", 0.25)
        assert scene.figure("thinking_wait_seconds_sum", kind="move") == 7.0
        assert scene.figure("thinking_seconds_sum", kind="move") == 0.25

    play(work)


def test_a_job_that_takes_too_long_fails_and_its_process_is_ended() -> None:
    async def work(scene: Scene) -> None:
        slow = await scene.ask("A", "slow")
        await scene.ask("B", "next")
        await scene.clock.elapse(LIMIT - 0.1)
        assert not slow.done()
        await scene.clock.elapse(0.2)
        with pytest.raises(ThinkingFailed, match="time"):
            slow.result()
        await settle()
        assert scene.workers[0].ended == 1
        assert scene.at == "next"
        await scene.clock.elapse(LIMIT - 0.3)
        await scene.answer()
        assert scene.done == ["slow", "next"], "the next job has a limit of its own"
        assert scene.figure("thoughts_total", kind="move", result="timed-out") == 1
        assert scene.figure("thoughts_total", kind="move", result="done") == 1

    play(work)


def test_a_job_that_nobody_waits_for_may_finish() -> None:
    """A new process costs more than most jobs."""

    async def work(scene: Scene) -> None:
        moved_on = await scene.ask("A", "old")
        moved_on.cancel()
        await scene.ask("A", "new")
        await scene.clock.elapse(PATIENCE - 0.1)
        assert scene.at == "old"
        await scene.answer()
        assert scene.at == "new"
        await scene.clock.elapse(PATIENCE)
        await scene.answer("D5")
        assert scene.done == ["old", "new"]
        assert scene.workers[0].ended == 0
        assert scene.figure("thoughts_total", kind="move", result="abandoned") == 1

    play(work)


def test_a_job_that_nobody_waits_for_is_ended_in_the_end() -> None:
    async def work(scene: Scene) -> None:
        moved_on = await scene.ask("A", "old")
        moved_on.cancel()
        await scene.ask("B", "new")
        await scene.clock.elapse(PATIENCE + 0.1)
        await settle()
        assert scene.workers[0].ended == 1
        assert scene.at == "new"

    play(work)


def test_acting_and_taking_back_in_a_loop_ends_few_processes_and_holds_up_nobody() -> None:
    async def work(scene: Scene) -> None:
        for number in range(100):
            moved_on = await scene.ask("A", f"A{number}")
            moved_on.cancel()
            await settle()
        assert [job.how for job in scene.workers[0].asked] == ["A0"], "the others never began"
        assert scene.workers[0].ended == 0
        await scene.ask("B", "B")
        await scene.answer()
        assert scene.at == "B"
        assert scene.figure("thinking_waiting", kind="move") == 0

    play(work)


def test_a_job_that_nobody_waits_for_counts_for_its_guest() -> None:
    async def work(scene: Scene) -> None:
        for number in range(2):
            moved_on = await scene.ask("A", f"A{number}")
            moved_on.cancel()
        await scene.ask("A", "A2")
        assert not scene.workers[0].asked, "the third worker is for others"
        await scene.ask("B", "B")
        assert scene.at == "B"

    play(work, workers=3, of_guest=2)


def test_an_answer_and_the_end_of_waiting_may_come_together() -> None:
    async def work(scene: Scene) -> None:
        moved_on = await scene.ask("A", "old")
        scene.workers[0].finish("D3")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        moved_on.cancel()
        await scene.ask("B", "new")
        assert scene.at == "new"
        await scene.clock.elapse(PATIENCE + 1)
        assert scene.workers[0].ended == 0, "it has nothing to do with the old job"

    play(work)


def test_a_job_that_is_handed_out_just_now_can_be_abandoned() -> None:
    async def work(scene: Scene) -> None:
        task = asyncio.create_task(scene.pool.choose(Payer(home("A"), "A"), _job("old")))
        await asyncio.sleep(0)
        task.cancel()
        await settle()
        assert scene.workers[0].asked == []
        await scene.ask("B", "new")
        assert scene.at == "new"

    play(work)


@pytest.mark.parametrize(
    "error", [ThinkingFailed("gone"), OSError(24, "too many"), TypeError("?"), KeyError(3)]
)
def test_every_failure_is_a_failure_of_thinking(error: Exception) -> None:
    async def work(scene: Scene) -> None:
        failed = await scene.ask("A", "A")
        await scene.ask("A", "B")
        scene.workers[0].fail(error)
        await settle()
        with pytest.raises(ThinkingFailed):
            failed.result()
        assert scene.at == "B", "the worker continues"
        assert scene.figure("thoughts_total", kind="move", result="failed") == 1

    play(work)


@pytest.mark.parametrize("kind", [JobKind.MOVE, JobKind.HINT])
def test_an_answer_of_another_kind_is_none(kind: JobKind) -> None:
    async def work(scene: Scene) -> None:
        task = await scene.ask("A", "A", kind)
        await scene.answer({"not": "this"})
        with pytest.raises(ThinkingFailed):
            task.result()

    play(work)


def test_figures_tell_how_many_wait() -> None:
    async def work(scene: Scene) -> None:
        for number in range(4):
            await scene.ask("A", str(number))
        hint = await scene.ask("A", "hint", JobKind.HINT)
        assert scene.figure("thinking_waiting", kind="move") == 3
        assert scene.figure("thinking_waiting", kind="hint") == 1
        hint.cancel()
        await settle()
        assert scene.figure("thinking_waiting", kind="hint") == 0
        await scene.answer()
        assert scene.figure("thinking_waiting", kind="move") == 2
        text = scene.metrics.text().decode()
        assert 'zweikampf_thinking_wait_seconds_bucket{kind="move",le="0.01"} 2.0' in text

    play(work)


def test_whoever_waits_at_the_end_is_told_and_nobody_comes_in_after_it() -> None:
    async def work(scene: Scene) -> None:
        tasks = [await scene.ask("A", str(number)) for number in range(9)]
        just_now = asyncio.create_task(scene.pool.choose(Payer(home("B"), "B"), _job("B")))
        await asyncio.sleep(0)
        await scene.pool.close()
        late = asyncio.create_task(scene.pool.choose(Payer(home("B"), "B"), _job("B")))
        await settle()
        for task in (*tasks, just_now, late):
            with pytest.raises(ThinkingFailed):
                task.result()

    play(work, workers=2)


def test_the_end_of_waiting_and_the_end_of_all_may_come_together() -> None:
    async def work(scene: Scene) -> None:
        tasks = [await scene.ask("A", str(number)) for number in range(4)]
        for task in tasks:
            task.cancel()
        await scene.pool.close()
        await settle()
        assert all(task.cancelled() for task in tasks)

    play(work)


def test_a_real_process_does_real_jobs() -> None:
    async def work() -> None:
        clock = ManualClock()
        limits: Any = {"seconds": LIMIT, "guest_jobs": 3, "address_jobs": 6}
        pool = WorkerPool([Worker()], Worker(), clock, Metrics(), **limits)
        try:
            moves = [pool.choose(Payer(guest, guest), _job("D3")) for guest in "AB"]
            assert [move.token for move in await asyncio.gather(*moves)] == ["D3", "D3"]
        finally:
            await pool.close()

    asyncio.run(work())
