"""Computer players: outside the event loop, stopped when nobody waits, at a steady pace."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Any

import pytest

from tests.server.client import Person
from tests.server.conftest import Start
from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.server.thinker import Job
from zweikampf.server.thinking import Thinking, ThinkingFailed


def job(level: int | None) -> Job:
    """The first lead of a game of Throne; level 6 thinks about it for a second or so."""
    found = registry.find("throne")
    duel = Duel(found, found.options.parse({}), SeededDealer(3))
    seat = duel.state.actor
    return Job("throne", duel.view(seat), tuple(duel.legal(seat)), 1, level)


def run(work: Any) -> Any:
    async def whole() -> Any:
        thinking = Thinking(1)
        try:
            return await work(thinking)
        finally:
            await thinking.close()

    return asyncio.run(whole())


def test_the_event_loop_goes_on_while_a_computer_thinks() -> None:
    async def work(thinking: Thinking) -> tuple[str, float]:
        await thinking.choose(job(1))  # the process is there
        worst = 0.0
        thought = asyncio.create_task(thinking.choose(job(6)))
        while not thought.done():
            before = time.thread_time()
            await asyncio.sleep(0.01)
            worst = max(worst, time.thread_time() - before)
        return thought.result().token, worst

    token, worst = run(work)
    assert token in job(6).legal
    assert worst < 0.05, "the loop itself has been busy"


def test_thinking_is_stopped_when_nobody_waits_and_the_next_job_is_done() -> None:
    async def work(thinking: Thinking) -> tuple[int | None, int | None, str]:
        await thinking.choose(job(1))
        process = thinking._workers[0].process
        assert process is not None
        slow = asyncio.create_task(thinking.hint(job(None)))  # takes 400 ms by the clock
        await asyncio.sleep(0.05)
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        answer = await thinking.choose(job(1))
        return thinking.cancelled, process.returncode, answer.token

    cancelled, code, answer = run(work)
    assert cancelled == 1
    assert code is not None, "it was in the middle of its thoughts"
    assert answer in job(1).legal


def test_moves_go_before_hints() -> None:
    async def work(thinking: Thinking) -> list[str]:
        done: list[str] = []

        async def noted(name: str, thought: Awaitable[object]) -> None:
            await thought
            done.append(name)

        async with asyncio.TaskGroup() as group:
            group.create_task(noted("first", thinking.choose(job(1))))
            await asyncio.sleep(0)
            for number in range(3):
                group.create_task(noted(f"hint {number}", thinking.hint(job(None))))
            await asyncio.sleep(0)
            group.create_task(noted("move", thinking.choose(job(1))))
        return done

    assert run(work) == ["first", "move", "hint 0", "hint 1", "hint 2"]


def test_the_wait_for_a_process_is_no_thinking() -> None:
    async def work(thinking: Thinking) -> tuple[float, float]:
        loop = asyncio.get_running_loop()
        hint = asyncio.create_task(thinking.hint(job(None)))  # 400 ms by the clock
        await asyncio.sleep(0)
        began = loop.time()
        move = await thinking.choose(job(1))
        await hint
        return move.seconds, loop.time() - began

    seconds, waited = run(work)
    assert seconds < waited / 2


def test_a_job_that_is_not_begun_can_be_cancelled_too() -> None:
    async def work(thinking: Thinking) -> str:
        first = asyncio.create_task(thinking.choose(job(1)))
        second = asyncio.create_task(thinking.choose(job(1)))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        return (await first).token

    assert run(work) in job(1).legal


def test_a_process_that_dies_is_replaced() -> None:
    async def work(thinking: Thinking) -> str:
        await thinking.choose(job(1))
        process = thinking._workers[0].process
        assert process is not None
        process.kill()
        await process.wait()
        return (await thinking.choose(job(1))).token

    assert run(work) in job(1).legal


def test_a_player_that_fails_says_so() -> None:
    async def work(thinking: Thinking) -> None:
        await thinking.choose(Job("throne", None, ("G0", "G1"), 1, 3))

    with pytest.raises(ThinkingFailed):
        run(work)


def test_the_computer_keeps_its_pace_whether_it_has_a_choice_or_not(start: Start) -> None:
    """Throne, phase 1: forced cards take as long as free ones."""
    server = start(PACE_MS=150)
    anna = Person(server, "Anna")
    created = anna.create(
        "throne", opponent={"kind": "computer", "level": 3}, seat=0, options={"leader": "0"}
    )
    times: list[float] = []
    with anna.sit(created["table"]["id"]) as seat:
        while len(times) < 8 and seat.wait_to_act():
            done = seat.act()
            began = time.monotonic()
            while seat.version < done["version"]:
                seat.hear()
            if seat.last["actor"] == 1:
                seat.hear_until("update")
                times.append(time.monotonic() - began)
    # The reader's clock starts a little later than the server's, on a busy machine more so.
    assert min(times) > 0.07, times


def test_one_table_that_thinks_does_not_delay_another(start: Start) -> None:
    server = start(PACE_MS=10)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    thinking = anna.create("dwarves", opponent={"kind": "computer", "level": 6})["table"]["id"]
    quick = ben.create("throne", opponent={"kind": "screen"})["table"]["id"]
    with anna.sit(thinking) as slow, ben.sit(quick, 0) as one:
        slow.hear()
        answers = []
        for _ in range(20):
            began = time.monotonic()
            one.ask("ping")
            answers.append(time.monotonic() - began)
    assert sorted(answers)[10] < 0.25, answers
