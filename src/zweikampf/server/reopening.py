"""A stored table comes back to life, if its rules are still known. If they are not, a game in the
middle ends and nobody loses, and a table that has not begun takes the rules of today."""

from __future__ import annotations

from collections.abc import Iterator

from zweikampf.engine.errors import Refused, ZweikampfError
from zweikampf.server.charter import Charter
from zweikampf.server.entry import RULES_CHANGED, Entry
from zweikampf.server.errors import Denied
from zweikampf.server.store import Append, Kept
from zweikampf.server.table import Table


class OldRules(Denied):
    """The table is over, and its rules are not known here any more."""

    def __init__(self, game: str, version: int) -> None:
        super().__init__(409, "old-rules", game=game, version=version)


def fold(kept: Kept, now: int) -> Table:
    """A table from what is stored of it."""
    table = Table(kept.charter, now)
    for _ in folding(table, kept, now):
        pass
    return table


def folding(table: Table, kept: Kept, now: int) -> Iterator[None]:
    """The same for a new table, an entry at a time."""
    try:
        for entry in kept.entries:
            table.take(entry, told=True)
            yield
    except (ValueError, Refused) as error:
        if table.course is None:
            raise
        # The lesson was written anew since; nobody loses anything by starting it again.
        raise Denied(409, "lesson-changed") from error
    table.wake(now)


def adopted(kept: Kept) -> Charter | None:
    """The charter of a table that has not begun, by the rules of today; ``None`` if that cannot
    be, because it has begun or its options are no longer known."""
    if any(entry.kind == "begin" for entry in kept.entries) or kept.ended:
        return None
    try:
        return kept.charter.by_todays_rules()
    except ZweikampfError:
        return None


def ended(kept: Kept, now: int) -> Append:
    """The end of a game whose rules have changed."""
    last = kept.entries[-1] if kept.entries else None
    entry = Entry(
        number=len(kept.entries),
        kind="end",
        at=now,
        text=RULES_CHANGED,
        left=last.left if last else None,
        ply=last.ply if last else 0,
    )
    return Append(kept.charter.id, [entry], RULES_CHANGED)
