"""``python -m bench.faults``: server processes with one PostgreSQL, played at and harmed.

Both players and a spectator of every table sit at processes that are chosen at random, again after
every broken line. Meanwhile connections to the database are cut and stopped, processes are killed
and paused, and the database is restarted. When a game is over, a checker compares everything that
its three readers were told with what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from typing import Any

from bench.faults.world import World
from tests.server.postgres import running_postgres

LATE_SECONDS = 5.0


async def measure(options: argparse.Namespace) -> dict[str, Any]:
    with running_postgres() as postgres:
        world = World(postgres, options.seed, resigns=options.resigns)
        await world.start(options.processes, LOG="error", GONE_SECONDS=3600)
        began = time.perf_counter()
        telling = asyncio.create_task(tell(world, options.faults, began))
        try:
            await world.play(options.tables, options.faults, pace=options.pace)
        finally:
            telling.cancel()
            await world.close()
    gaps = sorted(world.gaps)
    return {
        "processes": options.processes,
        "tables_at_a_time": options.tables,
        "seconds": round(time.perf_counter() - began),
        "faults": world.faults.total(),
        "by_kind": dict(world.faults),
        "games": world.games,
        "entries": world.entries,
        "confirmed_actions": world.actions,
        "connections": world.connections,
        "violations": len(world.wrong),
        "gap_p50_p99_max_s": [
            round(gaps[int(part * (len(gaps) - 1))], 3) for part in (0.5, 0.99, 1)
        ],
        "gaps_over_5_s": sum(gap > LATE_SECONDS for gap in gaps),
        "first": world.wrong[:20],
    }


async def tell(world: World, faults: int, began: float) -> None:
    while True:
        await asyncio.sleep(30)
        seconds = round(time.perf_counter() - began)
        done, late = world.faults.total(), sum(gap > LATE_SECONDS for gap in world.gaps)
        print(
            f"{seconds} s: {done} of {faults} faults, {world.games} games, "
            f"{len(world.wrong)} violations, {late} gaps over 5 s",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--pace", type=float, default=0.1, help="seconds between two faults")
    parser.add_argument("--resigns", type=float, default=0.03, help="share of the wishes")
    parser.add_argument("--seed", type=int, default=1)
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
