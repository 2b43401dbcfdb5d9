"""The history of a game as its readers were told it, checked against what is stored."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from zweikampf.engine.replay import verify
from zweikampf.server.edge.translation import WireFrames
from zweikampf.server.table.around import Around
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.recording import recorded
from zweikampf.server.table.reopening import beginning
from zweikampf.server.table.table import Table

Seen = tuple[int, str]  # a version, and the digest of the view at it


@dataclass
class Told:
    """What one reader was told, in this order."""

    seat: int | None
    seen: list[Seen] = field(default_factory=list)
    done: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by id: what it may have become
    refused: dict[str, str] = field(default_factory=dict)  # by id: the code
    last: int = -1
    went_back: int = 0  # frames with an older version than the one before
    ended: Any = None
    secret: str | None = None


def digest(view: Any) -> str:
    packed = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(packed.encode()).hexdigest()[:16]


def views(kept: Kept) -> tuple[dict[tuple[int | None, int], str], Table]:
    """By reader and version: the digest of what may be seen, folded from what is stored."""
    table = Table(beginning(kept), 0)
    frames, found = WireFrames(), dict[tuple[int | None, int], str]()
    for entry in kept.entries:
        table.take(entry, told=True)
        for seat in (None, 0, 1):
            frame = json.loads(frames.full(table, seat, Around(now=entry.at)))
            if frame["view"] is not None:
                found[seat, table.version] = digest(frame["view"])
    return found, table


def violations(kept: Kept, readers: list[Told]) -> list[str]:
    """Everything that the readers were told and is not so; nothing if all is well."""
    wrong: list[str] = []
    truth, table = views(kept)
    numbers = [entry.number for entry in kept.entries]
    if numbers != list(range(len(numbers))):
        wrong.append(f"numbers of entries: {numbers}")
    asked = Counter((entry.asker, entry.frame) for entry in kept.entries if entry.frame)
    by_frame = {(entry.asker, entry.frame): entry for entry in kept.entries if entry.frame}
    for reader in readers:
        who = f"reader of {reader.seat}"
        for version, seen in reader.seen:
            if truth.get((reader.seat, version)) != seen:
                wrong.append(f"{who}: version {version} is not what is stored")
        for name, what in reader.done.items():
            if asked[reader.seat, name] != 1:
                wrong.append(
                    f"{who}: {name} was confirmed and is stored {asked[reader.seat, name]}x"
                )
            elif not by_frame[reader.seat, name].text.startswith(what):
                meant = " or ".join(what)
                wrong.append(f"{who}: {name} was confirmed as {meant} and is stored otherwise")
        for name, code in reader.refused.items():
            if code != "not-stored" and asked[reader.seat, name]:
                wrong.append(f"{who}: {name} was refused ({code}) and is stored")
        if reader.went_back:
            wrong.append(f"{who}: was shown an older version {reader.went_back} times")
        if reader.last != table.version:
            wrong.append(f"{who}: ended with version {reader.last} of {table.version}")
        if reader.secret != kept.setup.secret:
            wrong.append(f"{who}: was not shown the secret")
    if not kept.ended or not verify(recorded(kept)).committed:
        wrong.append("the record does not prove its cards")
    return wrong
