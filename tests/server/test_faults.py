"""A bad line and a killed server: nothing that was confirmed is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import random

from tests.patience import PATIENCE
from tests.server import calling
from tests.server.client import Person
from tests.server.conftest import Start
from tests.server.proxy import FAULTS, Line, faulty
from tests.server.running import Seeded
from tests.server.steadfast import Steadfast
from zweikampf.engine import record as records
from zweikampf.engine.replay import replay, verify

GAMES = ["tower", *["throne"] * 6]
ACTIONS = 400  # that these games have


def tables(server: Seeded, games: list[str], address: str) -> dict[str, list[Steadfast]]:
    """Two steadfast clients per table."""
    made = {}
    for at, game in enumerate(games):
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        created = anna.create(game, seat=0)
        ben.join(created)
        table = created["table"]["id"]
        path = f"{address}/api/tables/{table}/socket"
        made[table] = [
            Steadfast(path, person.cookie, seat, f"{at} {seat}")
            for seat, person in enumerate((anna, ben))
        ]
    return made


def check(server: Seeded, made: dict[str, list[Steadfast]]) -> int:
    """The records hold just what was confirmed, in order; how many actions that is."""
    actions = 0
    for table, clients in made.items():
        text = calling.get(f"{server.url}/api/tables/{table}/record").raise_for_status().text
        kept = records.loads(text)
        assert verify(kept).committed
        for seat, client in enumerate(clients):
            played = [ply.token for ply in replay(kept) if ply.actor == seat]
            assert played == client.done
            actions += len(played)
    return actions


def test_a_line_that_cuts_delays_repeats_and_swaps(server: Seeded) -> None:
    line = Line(server.ws, random.Random(4))

    async def play() -> dict[str, list[Steadfast]]:
        async with faulty(line) as address:
            made = await asyncio.to_thread(tables, server, GAMES, address)
            clients = [client for pair in made.values() for client in pair]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(client.play() for client in clients))
            return made

    made = asyncio.run(play())
    actions = check(server, made)
    assert actions > ACTIONS
    assert line.frames >= 2 * actions, "an action and its answer"
    cuts = line.frames // 100 * (FAULTS["cut"] + FAULTS["lost"])
    connections = sum(client.connections for pair in made.values() for client in pair)
    assert 2 * connections >= cuts > 30, "at most one cut for each direction of a connection"


KILLS = 4  # each after some fifty to a hundred actions


def test_kill_9_loses_nothing_that_was_confirmed_and_doubles_nothing(start: Start) -> None:
    server = start()
    made = tables(server, GAMES, server.ws)
    rng = random.Random(9)
    kills = 0

    async def play() -> None:
        nonlocal kills
        clients = [client for pair in made.values() for client in pair]
        confirmed = asyncio.Semaphore(0)
        for client in clients:
            client.when_done = confirmed.release
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as playing:
            for client in clients:
                playing.create_task(client.play())
            while kills < KILLS:
                # In the middle of the play: after this many more actions at any table.
                for _ in range(rng.randrange(50, 100)):
                    await confirmed.acquire()
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                kills += 1

    asyncio.run(play())
    assert check(server, made) > ACTIONS
