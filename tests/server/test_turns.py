"""Long work is done in pieces: the event loop runs in between, and addresses take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any, NoReturn

import pytest

from tests.server.thinkers import settle
from zweikampf.server.errors import Lost
from zweikampf.server.workers.round_robin import Payer
from zweikampf.server.workers.turns import STEPS, Turns


def play(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def steps(name: str, pieces: int, log: list[str]) -> Iterator[None]:
    """This many pieces; each begins with a line in the log."""
    for number in range(pieces * STEPS - 1):
        if number % STEPS == 0:
            log.append(name)
        yield


def test_the_event_loop_goes_on_after_every_piece() -> None:
    async def work() -> None:
        turns, log = Turns(), list[str]()
        going = asyncio.create_task(turns.go_through(Payer("X", "A"), steps("piece", 20, log)))
        while not going.done():
            log.append("others")
            await asyncio.sleep(0)
        assert log.count("piece") == 20
        assert ["piece", "piece"] not in [log[at : at + 2] for at in range(len(log))]

    play(work())


@pytest.mark.parametrize("later", range(10))
def test_whoever_comes_when_the_work_ends_is_served(later: int) -> None:
    """At every step of the event loop around the end."""

    async def work() -> None:
        turns = Turns()

        async def piece() -> str:
            return "done"

        first = asyncio.create_task(turns.take(Payer("X", "A"), piece))
        for _ in range(later):
            await asyncio.sleep(0)
        second = asyncio.create_task(turns.take(Payer("Y", "B"), piece))
        await settle()
        assert first.done()
        assert second.done()

    play(work())


@pytest.mark.parametrize("guests", [1, 40], ids=["of one guest", "of forty guests"])
def test_forty_wishes_of_one_address_do_not_hold_up_another_one(guests: int) -> None:
    async def work() -> None:
        turns, log = Turns(), list[str]()
        crowd = [
            asyncio.create_task(
                turns.go_through(Payer("X", f"X{number % guests}"), steps("X", 5, log))
            )
            for number in range(40)
        ]
        await settle()
        before = len(log)
        await turns.go_through(Payer("Y", "B"), steps("B", 5, log))
        assert log[before:].count("X") <= 6, "one each time, and the one that was under way"
        await asyncio.gather(*crowd)
        assert log.count("X") == 200

    play(work())


def test_one_piece_at_a_time() -> None:
    async def work() -> None:
        turns = Turns()
        under_way = 0

        async def piece() -> int:
            nonlocal under_way
            under_way += 1
            await settle()
            under_way -= 1
            return under_way

        payers = [Payer(str(number), "A") for number in range(5)]
        assert await asyncio.gather(*(turns.take(payer, piece) for payer in payers)) == [0] * 5

    play(work())


def test_what_goes_wrong_is_told_to_the_one_who_asked() -> None:
    async def bad() -> NoReturn:
        raise KeyError("bad")

    async def good() -> str:
        return "good"

    async def work() -> None:
        turns, payer = Turns(), Payer("X", "A")
        gone = asyncio.create_task(turns.take(payer, good))
        await asyncio.sleep(0)
        gone.cancel()
        found = await asyncio.gather(
            turns.take(payer, bad), turns.take(payer, good), return_exceptions=True
        )
        assert isinstance(found[0], KeyError)
        assert found[1] == "good"

    play(work())


def test_at_the_end_nobody_waits_for_ever() -> None:
    async def work() -> None:
        turns, log = Turns(), list[str]()
        going = [
            asyncio.create_task(turns.go_through(Payer("X", "A"), steps("X", 50, log)))
            for _ in range(3)
        ]
        await settle()
        await turns.close()
        for each in going:
            with pytest.raises(Lost):
                await each
        with pytest.raises(Lost):
            await turns.go_through(Payer("X", "A"), steps("X", 1, log))

    play(work())
