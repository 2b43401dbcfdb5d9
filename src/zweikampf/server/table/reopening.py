"""A stored table comes back to life, if its rules are still known. If they are not, an unfinished
game ends and no one loses, and a table that has not begun takes today's rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from zweikampf.engine.errors import Refused, ZweikampfError
from zweikampf.server.errors import Denied
from zweikampf.server.table.entry import RULES_CHANGED, Entry
from zweikampf.server.table.kept import Append, Kept
from zweikampf.server.table.setup import Seating, Setup
from zweikampf.server.table.table import Table


class OldRules(Denied):
    """The table is over, and its rules are not known here any more."""

    def __init__(self, game: str, version: int) -> None:
        super().__init__("old-rules", game=game, version=version)


def fold(kept: Kept, now: int) -> Table:
    """A table from what is stored of it."""
    table = Table(beginning(kept), now)
    for _ in folding(table, kept):
        pass
    table.wake(now)
    return table


def beginning(kept: Kept) -> Setup:
    """The setup before the first entry. A table that an earlier version has stored has no entries
    for joining and for the rematch; there the setup is what it always was."""
    setup = kept.setup.turned() if kept.setup.swapped else kept.setup
    for entry in kept.entries:
        if entry.kind == "join" and entry.seat is not None:
            setup = setup.seated(entry.seat, Seating("open"))
        elif entry.kind == "rematch":
            setup = replace(setup, next=None)
    return setup


def folding(table: Table, kept: Kept) -> Iterator[None]:
    """The same for a new table, one entry at a time; it is still to be woken."""
    try:
        for entry in kept.entries:
            table.take(entry, told=True)
            yield
    except (ValueError, Refused) as error:
        if table.progress is None:
            raise
        # The lesson was rewritten since; nothing is lost by starting it again.
        raise Denied("lesson-changed") from error


def adopted(kept: Kept) -> Setup | None:
    """The setup of a table that has not begun, by the rules of today; ``None`` if that is
    impossible, because it has begun, its options are no longer known, or its cards are those of a
    game by other rules."""
    if kept.setup.deal_name or any(entry.kind == "begin" for entry in kept.entries) or kept.ended:
        return None
    try:
        return kept.setup.by_todays_rules()
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
    return Append(kept.setup.id, [entry], RULES_CHANGED)
