"""Our games and their peers, side by side, in one run on one machine.

``make bench`` runs this. Every figure is the best of several repeats on one thread, and the last
column is the ratio to OpenSpiel's C++ rollouts of hearts. The best peer's fastest rows are rollouts
from a hand that is already dealt; ours include the deal.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from bench import endgame, peers, vector
from zweikampf.engine import registry
from zweikampf.lab.bench import Speed, measure

YARDSTICK = ("open_spiel", "hearts", "rollouts")


def processor() -> str:
    """The processor's name, where the system provides it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def yardstick(rows: Sequence[peers.Row]) -> peers.Row:
    return next(
        row
        for row in rows
        if row.peer.lower().replace("openspiel", "open_spiel") == YARDSTICK[0]
        and row.game == YARDSTICK[1]
        and YARDSTICK[2] in row.method
    )


def lines(ours: Sequence[Speed], rows: Sequence[peers.Row]) -> list[str]:
    """A table in Markdown, our games first."""
    unit = yardstick(rows).games_per_second
    table = [
        "| library | game | what is measured | games/s | actions/s | × hearts rollouts |",
        "|---|---|---|--:|--:|--:|",
    ]
    for speed in ours:
        games, actions = f"{speed.games_per_second:,.0f}", f"{speed.actions_per_second:,.0f}"
        ratio = f"{speed.games_per_second / unit:.1f}"
        what = "deal to scoring, chance included"
        table.append(f"| **zweikampf** | {speed.game} | {what} | {games} | {actions} | {ratio} |")
    for row in rows:
        games = f"{row.games_per_second:,.0f}"
        actions = "" if row.actions_per_second is None else f"{row.actions_per_second:,.0f}"
        ratio = f"{row.games_per_second / unit:.2f}"
        name = f"{row.peer} {row.version}"
        table.append(f"| {name} | {row.game} | {row.method} | {games} | {actions} | {ratio} |")
    table += ["", "| game | `State.copy()` | copy into a state | two threads against one |"]
    table.append("|---|--:|--:|--:|")
    for speed in ours:
        copies = f"{speed.copy_ns:.0f} ns | {speed.assign_ns:.1f} ns"
        table.append(f"| {speed.game} | {copies} | {speed.two_threads_ratio:.2f} × |")
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="time of each repeat")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(arguments)
    try:
        rows = peers.measure(given.seconds)
    except peers.MissingPeerError as error:
        print(error, file=sys.stderr)
        return 2
    games = [registry.find(name) for name in registry.names()]
    ours = [measure(game, game.options(), given.seconds) for game in games]
    solved = endgame.measure()
    stepped = [vector.measure(game.id, seconds=given.seconds) for game in games]
    if given.json:
        everything = [speed.json() for speed in ours] + [
            vars(row) for row in (*rows, *solved, *stepped)
        ]
        print(json.dumps(everything, indent=1))
        return 0
    machine = f"{processor()}, {platform.system()}, Python {platform.python_version()}"
    print(machine, "", *lines(ours, rows), "", *endgame.lines(solved), sep="\n")
    print("", *vector.lines(stepped), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
