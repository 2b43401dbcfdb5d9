"""The short form of ``python -m bench.faults``: processes are killed and paused, their lines to the
database cut and stopped, the database restarted; a checker finds nothing wrong. And the checker
finds what is wrong."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bench.faults.history import Told, views, violations
from bench.faults.world import World
from tests.server.postgres import running_postgres
from tests.server.running import Seeded
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.new_table import NewTable, setup_for
from zweikampf.server.table.setup import Seating, new_word
from zweikampf.server.table.table import Table

ONE_OF_EACH = {"cut-one": 2, "cut-all": 2, "delay": 1, "pause": 1, "kill": 1, "database": 1}


@pytest.mark.parametrize("processes", [2, 4])
def test_faults_lose_nothing_and_double_nothing(processes: int) -> None:
    async def play() -> World:
        with running_postgres() as postgres:
            world = World(postgres, processes, resigns=0.1, kinds=ONE_OF_EACH)
            started = iter(range(processes))

            def start(database: str, settings: dict[str, Any]) -> Seeded:
                return Seeded(database, name=f"faults {processes} {next(started)}", **settings)

            await world.start(processes, start, GONE_SECONDS=3600, LOG="error")
            try:
                await world.play(3, sum(ONE_OF_EACH.values()), pace=0.2)
            finally:
                await world.close()
            return world

    world = asyncio.run(play())
    assert world.wrong == []
    assert world.faults == ONE_OF_EACH
    assert world.games >= 3
    assert world.actions > 0


def history(*, is_agreed: bool = False) -> tuple[Kept, list[Told]]:
    """A game to its end by resignation, and three readers who were told all of it."""
    rng = random.Random(3)
    seats = [Seating("human", None, None, name) for name in ("Anna", "Ben")]
    setup = setup_for(NewTable("throne", "friend", seat=0), seats[0], rng, 0)
    setup = replace(setup, seats=(seats[0], seats[1]))
    table = Table(setup, 0)
    entries = [table.take(Entry(at, "word", 0, at, new_word(rng))) for at in (0, 1)]
    entries.append(table.take(Entry(2, "begin", 0)))
    told = [Told(0), Told(1), Told(None)]
    for number in range(8):
        assert table.duel is not None
        seat = table.duel.state.actor
        token = rng.choice(table.duel.legal(seat))
        name = f"act-{number}"
        entries.append(table.take(Entry(table.entries, "act", 0, seat, token, seat, name)))
        told[seat].done[name] = (token,)
    if is_agreed:  # the second one who offers a draw agrees to it
        made = Entry(table.entries, "offer", 0, 1, "draw", 1, "offer-1")
        entries.append(table.take(made))
        told[1].done["offer-1"] = told[0].done["last-1"] = ("draw", "agreed")
    else:
        told[0].done["last-1"] = ("resigned 0",)
    how = "agreed" if is_agreed else "resigned 0"
    entries.append(table.take(Entry(table.entries, "end", 0, None, how, 0, "last-1")))
    kept = Kept(table.setup, entries, table.ended)
    for (reader, version), seen in views(kept)[0].items():
        next(each for each in told if each.seat == reader).seen.append((version, seen))
    for each in told:
        each.last, each.secret = table.version, setup.secret
    return kept, told


@pytest.mark.parametrize("is_agreed", [False, True])
def test_a_true_history_is_found_true(is_agreed: bool) -> None:
    assert violations(*history(is_agreed=is_agreed)) == []


def _lose(kept: Kept, told: list[Told]) -> None:
    told[0].done["act-99"] = ("G7",)


def _change(kept: Kept, told: list[Told]) -> None:
    seat = next(each for each in told if "act-3" in each.done)
    seat.done["act-3"] = ("other",)


def _double(kept: Kept, told: list[Told]) -> None:
    kept.entries[-2] = replace(
        kept.entries[-2], frame=kept.entries[-3].frame, asker=kept.entries[-3].asker
    )


def _refuse(kept: Kept, told: list[Told]) -> None:
    told[0].refused["last-1"] = "stale-version"


def _show_another(kept: Kept, told: list[Told]) -> None:
    version, _ = told[2].seen[4]
    told[2].seen[4] = version, "another"


def _stop_early(kept: Kept, told: list[Told]) -> None:
    told[1].last -= 1


def _go_back(kept: Kept, told: list[Told]) -> None:
    told[2].went_back = 1


def _hide(kept: Kept, told: list[Told]) -> None:
    told[2].secret = None


@pytest.mark.parametrize(
    "harm",
    [_lose, _change, _double, _refuse, _show_another, _stop_early, _go_back, _hide],
    ids=lambda harm: harm.__name__.strip("_"),
)
def test_a_false_history_is_found_false(harm: Callable[[Kept, list[Told]], None]) -> None:
    kept, told = history()
    harm(kept, told)
    assert violations(kept, told) != []
