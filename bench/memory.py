"""``python -m bench.memory``: what stored and open tables cost.

A database with many stored tables, a server that starts with it, and then many of them opened at
once, as they are after readers have come. Those are games of their own, in their middle; the others
are copies of one of them under other ids, which are never opened.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from tests.server.running import Running
from zweikampf.server.edge.history import parts_of
from zweikampf.server.edge.translation import WireFrames
from zweikampf.server.live.bots import bots_of
from zweikampf.server.live.lobby import Lobby
from zweikampf.server.settings import Settings
from zweikampf.server.storage.database import ENTRIES, SEATS, TABLES
from zweikampf.server.storage.rows import row_of
from zweikampf.server.storage.store import Store
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.new_table import NewTable, setup_for
from zweikampf.server.table.setup import Seating, Setup, new_id, new_word
from zweikampf.server.table.table import Table

_AT_ONCE = 1000


def game_in_its_middle(game: str, plies: int, rng: random.Random) -> tuple[Setup, list[Entry]]:
    """Two humans after that many plies, with the entries that led there."""
    mine = Seating("human", None, None, "Anna")
    setup = setup_for(NewTable(game, "screen", seat=0), mine, rng, 0)
    table = Table(setup, 0)
    entries = [table.take(Entry(at, "word", 0, at, new_word(rng))) for at in (0, 1)]
    entries.append(table.take(Entry(2, "begin", 0)))
    while table.ply < plies and table.is_running:
        assert table.duel is not None
        seat = table.duel.state.actor
        token = rng.choice(table.duel.legal(seat))
        entries.append(table.take(Entry(table.entries, "act", 0, seat, token)))
    return setup, entries


def fill(store: Store, setup: Setup, entries: list[Entry], tables: int, rng: random.Random) -> None:
    """That many copies of a table that is stored."""
    with store.reading() as connection:
        rows = {
            each.name: [
                dict(row._mapping)
                for row in connection.execute(each.select().where(key == setup.id))
            ]
            for each, key in ((TABLES, TABLES.c.id), (SEATS, SEATS.c.table_id))
        }
    for at in range(0, tables, _AT_ONCE):
        ids = [new_id(rng) for _ in range(min(_AT_ONCE, tables - at))]
        with store.writing() as connection:
            for each in (TABLES, SEATS):
                key = "id" if each is TABLES else "table_id"
                copies = [{**row, key: one} for one in ids for row in rows[each.name]]
                connection.execute(insert(each), copies)
            connection.execute(
                insert(ENTRIES), [row_of(one, entry) for one in ids for entry in entries]
            )


def resident(process: int | str = "self") -> int:
    """Bytes of a process that are in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * 4096


async def open_tables(url: str, ids: list[str]) -> dict[str, Any]:
    settings = Settings(database=url, thinkers=1)
    store = Store(url, owned=True)
    lobby = Lobby(settings, store, WireFrames(), parts_of, bots_of(settings))
    await lobby.start()
    gc.collect()
    before, began = resident(), time.process_time()
    for one in ids:
        await lobby.rooms.open(one)
    computed = time.process_time() - began
    gc.collect()
    after = resident()
    await lobby.close()
    return {
        "opened": len(ids),
        "bytes_per_open_table": round((after - before) / len(ids)),
        "ms_to_open_one": round(computed * 1000 / len(ids), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stored", type=int, default=100_000)
    parser.add_argument("--open", type=int, default=10_000)
    parser.add_argument("--game", default="throne")
    parser.add_argument("--plies", type=int, default=30)
    options = parser.parse_args()
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        url = f"sqlite:///{file}"
        store = Store(url)
        ids = []
        for _ in range(options.open):
            setup, entries = game_in_its_middle(options.game, options.plies, rng)
            store.create(setup, None, entries)
            ids.append(setup.id)
        fill(store, setup, entries, options.stored - options.open, rng)
        store.close()
        figures: dict[str, Any] = {
            "stored": options.stored,
            "entries_per_table": len(entries),
            "bytes_per_stored_table": round(file.stat().st_size / options.stored),
        }
        server = Running(url)
        began = time.perf_counter()
        with server:
            figures["seconds_to_start"] = round(time.perf_counter() - began, 2)
            assert server.process is not None
            figures["bytes_of_idle_server"] = resident(server.process.pid)
        figures |= asyncio.run(open_tables(url, ids))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
