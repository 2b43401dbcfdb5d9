"""The record of a stored game, from its entries alone. No rule is asked, so a game can be told
however much its rules have changed since."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from zweikampf.engine.dealer import NO_WORDS, Words
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.record import Record
from zweikampf.server.charter import Charter
from zweikampf.server.entry import BY_RULES, Entry
from zweikampf.server.errors import Denied
from zweikampf.server.store import Kept

COMPUTER = "computer"  # in a record, whatever the language


def recorded(kept: Kept) -> Record:
    """A game that is over; its secret is out."""
    charter, entries, ended = kept.charter, kept.entries, kept.ended
    by_rules = ended.startswith(BY_RULES)
    words = words_of(entries) if charter.needs_words else NO_WORDS
    return Record(
        game=charter.game,
        version=charter.rules,
        options=charter.options,
        actions=tuple(tokens_of(charter, entries)),
        outcome=outcome_of(ended) if by_rules else None,
        digest=charter.deck,
        players=_names(charter),
        date=f"{datetime.fromtimestamp(charter.created / 1000, UTC):%Y-%m-%d}",
        table=charter.id if charter.commitment else "",
        commit=charter.commitment,
        secret=charter.opened(over=True) or "",
        words=words,
        seats=charter.seat_draw(begun=True) if charter.draws_seats and all(words) else "",
        continued=charter.continued,
        end="" if by_rules else ended,
        format=charter.scheme,
    )


def words_of(entries: Iterable[Entry]) -> Words:
    """The random words of the players, by place; none if one of them is missing."""
    words = ["", ""]
    for entry in entries:
        if entry.kind == "word" and entry.seat is not None:
            words[entry.seat] = entry.text
    return (words[0], words[1]) if all(words) else NO_WORDS


def tokens_of(charter: Charter, entries: Iterable[Entry]) -> list[str]:
    """All actions of the game, as far as they were not taken back."""
    tokens: list[str] = []
    for entry in entries:
        if entry.kind == "begin":
            tokens = entry.text.split()[1 if charter.draws_seats else 0 :]
        elif entry.kind in ("act", "jump"):
            tokens += entry.text.split()
        elif entry.kind == "rewind":
            del tokens[int(entry.text) :]
    return tokens


def outcome_of(ended: str) -> Outcome:
    """The outcome in ``rules 1 factions 2:3``."""
    winner, reason, score = ended.removeprefix(BY_RULES).split()
    one, two = score.split(":")
    return Outcome(None if winner == "-" else int(winner), reason, (int(one), int(two)))


def opening_to(record: Record, ply: int) -> tuple[str, ...]:
    """The first actions of a finished game, if somebody could go on after them."""
    total = len(record.actions)
    if ply > total or (ply == total and record.outcome is not None):
        raise Denied(409, "nothing-to-continue")
    return record.actions[:ply]


def _names(charter: Charter) -> tuple[str, str]:
    one, two = (
        f"{COMPUTER} {seating.level}" if seating.kind == "computer" else seating.name
        for seating in charter.seats
    )
    return one, two
