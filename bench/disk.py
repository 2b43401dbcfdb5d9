"""``python -m bench.disk``: how long this disk takes to keep something, without any server.

A commit of SQLite writes some pages to its log and waits for ``fdatasync``; nobody is told of a
move before. So no server that keeps its word is faster than this. After ``--pause`` seconds, as
between two moves of slow tables, pages are written over what the file holds (a log that is used
again) or to its end (one that grows), and the wait is measured alone.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

_FILE = 8 << 20  # bytes of a log that is used again
_PAGE = 4096 + 24  # bytes: a page, and what SQLite's log says about it


def measure(file: Path, *, grows: bool, pages: int, pause: float, commits: int) -> dict[str, Any]:
    size = pages * _PAGE
    log = os.open(file, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        if not grows:
            os.write(log, bytes(_FILE))
            os.fsync(log)
        times, computed = [], 0.0
        for number in range(commits):
            time.sleep(pause)
            at = number * size
            os.pwrite(log, os.urandom(size), at if grows else at % (_FILE - size))
            own, began = time.process_time(), time.perf_counter()
            os.fdatasync(log)
            times.append(time.perf_counter() - began)
            computed += time.process_time() - own
    finally:
        os.close(log)
    times.sort()
    parts = {f"p{part}_ms": times[commits * part // 100] * 1000 for part in (5, 50, 95, 99)}
    return {
        "log": "grows" if grows else "used again",
        "pause": pause,
        **{name: round(value, 3) for name, value in parts.items()},
        "cpu_ms": round(computed * 1000 / commits, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commits", type=int, default=1000)
    parser.add_argument("--pages", type=int, default=3, help="an entry and its two indexes")
    parser.add_argument("--pause", type=float, default=0.006)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for pause in (options.pause, 0.0):
            for grows in (False, True):
                found = measure(
                    Path(folder) / "log",
                    grows=grows,
                    pages=options.pages,
                    pause=pause,
                    commits=options.commits,
                )
                print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
