"""A worker and its process: whatever the process does, there is an answer or a failure, and the
next job is done."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any, NoReturn

import pytest

from tests.server.thinkers import OddJob
from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.server.workers.jobs import Answer, HintJob, MoveJob, pack
from zweikampf.server.workers.process import COMMAND, NoProcess, ThinkingFailed, Worker


def lead() -> tuple[Any, tuple[str, ...]]:
    """The first lead of a game of Throne: view and legal tokens."""
    found = registry.find("throne")
    duel = Duel(found, found.options.parse({}), SeededDealer(3))
    seat = duel.state.actor
    return duel.view(seat), tuple(duel.legal(seat))


def job(level: int = 1) -> MoveJob:
    return MoveJob("throne", *lead(), 1, level)


def odd(how: str) -> Any:
    return OddJob(how)


def run(work: Callable[[Worker], Coroutine[Any, Any, None]], worker: Worker | None = None) -> None:
    async def whole() -> None:
        used = worker or Worker()
        try:
            await work(used)
        finally:
            await used.close()

    asyncio.run(whole())


async def does_its_work(worker: Worker) -> None:
    assert (await worker.ask(job())).thought in job().legal


@pytest.mark.parametrize("level", [1, 3, 6])
def test_players_of_all_kinds_answer(level: int) -> None:
    async def work(worker: Worker) -> None:
        answer = await worker.ask(job(level))
        assert answer.thought in job().legal
        assert answer.seconds > 0

    run(work)


def test_a_hint_is_the_best_moves() -> None:
    async def work(worker: Worker) -> None:
        answer = await worker.ask(HintJob("throne", *lead(), 1))
        assert isinstance(answer.thought, list)
        assert {move.token for move, _ in answer.thought} <= set(job().legal)

    run(work)


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("refused", "^not-your-turn$"),
        ("unknown game", "^unknown-game$"),
        ("odd error", r"^Odd at .*thinkers\.py:\d+$"),
        ("error that cannot be pickled", r"^Holding at .*thinkers\.py:\d+$"),
        ("answer that cannot be pickled", "Error"),
        ("exit", "broken process"),
        ("death", "broken process"),
    ],
)
def test_a_player_that_fails_is_a_failure_and_the_next_job_is_done(how: str, why: str) -> None:
    async def work(worker: Worker) -> None:
        with pytest.raises(ThinkingFailed, match=why):
            await worker.ask(odd(how))
        await does_its_work(worker)

    run(work)


def test_what_a_player_prints_is_dropped(capfd: pytest.CaptureFixture[str]) -> None:
    """It is no answer, and may name cards, which the log must not."""

    async def work(worker: Worker) -> None:
        assert (await worker.ask(odd("talk"))).thought == "said"
        await does_its_work(worker)

    run(work)
    assert capfd.readouterr() == ("", "")


_READ_ALL = "import sys, struct; read = sys.stdin.buffer.read; read(*struct.unpack('>I', read(4)));"


class Broken(Worker):
    """Its first process runs a program of a test, the following ones are as they should be."""

    def __init__(self, program: str) -> None:
        super().__init__()
        self.command = (sys.executable, "-c", program)

    async def close(self) -> None:
        await super().close()
        self.command = COMMAND


def writing(content: bytes) -> str:
    return f"{_READ_ALL} sys.stdout.buffer.write({content!r})"


@pytest.mark.parametrize(
    "program",
    [
        "",
        "import sys; sys.exit(1)",
        _READ_ALL,
        writing(b"nonsense"),
        writing(b"\x00\x00\x00\x05ab"),
        writing(b"\x00\x00\x00\x05abcde"),
        writing(pack("D3")),
        writing(pack(("D3", 0.1))),
        writing(b"\x00\x00\x00\x0ccnowhere\nX\n."),
        writing(b"\xff\xff\xff\xff"),
    ],
)
def test_a_process_that_says_nonsense_is_replaced(program: str) -> None:
    async def work(worker: Worker) -> None:
        with pytest.raises(ThinkingFailed, match="broken process"):
            await worker.ask(job())
        await does_its_work(worker)

    run(work, Broken(program))


def test_more_than_an_answer_is_noticed_with_the_next_one() -> None:
    async def work(worker: Worker) -> None:
        assert (await worker.ask(job())).thought == "D3"
        with pytest.raises(ThinkingFailed, match="broken process"):
            await worker.ask(job())
        await does_its_work(worker)

    content = pack(Answer("D3", 0.1)) + b"and more"
    run(work, Broken(f"{writing(content)}; sys.stdout.flush(); read()"))


def test_a_process_that_died_is_replaced() -> None:
    async def work(worker: Worker) -> None:
        await does_its_work(worker)
        process = worker._process
        assert process is not None
        process.kill()
        await process.wait()
        await does_its_work(worker)

    run(work)


def test_a_process_that_hangs_can_be_ended() -> None:
    async def work(worker: Worker) -> None:
        await does_its_work(worker)
        asked = asyncio.create_task(worker.ask(odd("hang")))
        await asyncio.sleep(0)
        worker.stop()
        with pytest.raises(ThinkingFailed):
            await asked
        await does_its_work(worker)

    run(work)


def test_a_process_can_be_ended_while_it_is_being_started() -> None:
    async def work(worker: Worker) -> None:
        asked = asyncio.create_task(worker.ask(odd("hang")))
        await asyncio.sleep(0)
        assert worker._process is None
        worker.stop()
        with pytest.raises(ThinkingFailed):
            await asked
        await does_its_work(worker)

    run(work)


def test_a_process_that_cannot_be_started_is_a_failure_and_later_it_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = asyncio.create_subprocess_exec

    async def no_descriptors(*_: Any, **__: Any) -> NoReturn:
        raise OSError(24, "Too many open files")

    async def work(worker: Worker) -> None:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", no_descriptors)
        for _ in range(2):
            with pytest.raises(NoProcess):
                await worker.ask(job())
        monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
        await does_its_work(worker)

    run(work)
