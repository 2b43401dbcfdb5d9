"""A finished game from a record file: a table that nobody has sat at, to be read like any other.

It holds the record and nothing else. Its id follows from the record, so a file that is opened twice
is kept once and its address stays the same.
"""

from __future__ import annotations

import hashlib
import re

from zweikampf.engine.record import Record, dumps, format_outcome, loads
from zweikampf.engine.replay import verify
from zweikampf.players.strategy import LEVELS
from zweikampf.server.errors import Denied
from zweikampf.server.table.deal import Deal
from zweikampf.server.table.entry import BY_RULES, Entry
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.names import clean_name
from zweikampf.server.table.setup import Seating, Setup

_ID_DIGITS = 16
_LEVEL = re.compile(r"(?:computer |level)(\d)")  # as servers and the terminal write it
_PERSON = "human"  # as the terminal calls its player, in whatever language


def checked(text: str) -> Record:
    """The record in a text: a finished game, played by the rules and sealed as it says.
    ``RecordError`` if it is not."""
    record = loads(text)
    if record.outcome is None and not record.end:
        raise Denied("record-not-over")
    verify(record)
    return record


def table_from(record: Record, deal: Deal | None, now: int) -> Kept:
    """``deal``: the cards of this server that the record tells."""
    text = dumps(record)
    one, two = map(_seating, record.players)
    setup = Setup(
        id=hashlib.sha256(text.encode()).hexdigest()[:_ID_DIGITS],
        game=record.game,
        rules=record.version,
        options=record.options,
        mode="record",
        seats=(one, two),
        clock=None,
        pace="normal",
        reaction=0,
        secret="",
        created=now,
        digest=record.digest,
        deal=deal,
    )
    whole = Entry(0, "record", now, text=text, ply=len(record.actions))
    outcome = record.outcome
    ended = record.end if outcome is None else BY_RULES + format_outcome(outcome)
    return Kept(setup, [whole], ended)


def _seating(written: str) -> Seating:
    level = _LEVEL.fullmatch(written)
    if level is not None and int(level[1]) in LEVELS:
        return Seating("computer", level=int(level[1]))
    return Seating("human", name="" if written == _PERSON else clean_name(written))
