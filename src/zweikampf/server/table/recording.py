"""The record of a stored game, from its entries alone. No rule is asked, so a game can be shown
however much its rules have changed since."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime

from zweikampf.engine.dealer import NO_WORDS, Words
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.piles import PILES
from zweikampf.engine.record import FORMAT, OLD_FORMAT, Record, loads
from zweikampf.server.errors import Denied
from zweikampf.server.table.entry import BY_RULES, Entry
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.setup import WITHOUT_WORDS, Setup

COMPUTER = "computer"  # in a record, whatever the language


def recorded(kept: Kept) -> Record:
    """A game that is over; its secret is out."""
    setup, entries, ended = kept.setup, kept.entries, kept.ended
    if setup.mode == "record":
        return loads(entries[0].text)
    by_rules = ended.startswith(BY_RULES)
    words = words_in(kept)
    return Record(
        game=setup.game,
        version=setup.rules,
        options=setup.options,
        actions=tuple(tokens_of(setup, entries)),
        outcome=outcome_of(ended) if by_rules else None,
        digest=setup.deck,
        players=_names(setup),
        date=f"{datetime.fromtimestamp(setup.created / 1000, UTC):%Y-%m-%d}",
        table=setup.id if setup.commitment else "",
        commit=setup.commitment,
        secret=setup.secret if setup.commitment else "",
        words=words,
        seats=setup.seat_draw(begun=True) if setup.draws_seats and all(words) else "",
        dealt=PILES if setup.is_by_piles else "",
        deal=setup.deal_name,
        continued=setup.continued,
        end="" if by_rules else ended,
        format=OLD_FORMAT if setup.scheme == WITHOUT_WORDS else FORMAT,
    )


def words_in(kept: Kept) -> Words:
    """The words that its cards follow from: those of its players, or of the game that had the cards
    first."""
    setup = kept.setup
    if setup.deal is not None and setup.deal_name:
        return setup.deal.words
    return words_of(kept.entries) if setup.needs_words else NO_WORDS


def without_secret(record: Record) -> Record:
    """As long as others may play the same cards."""
    return replace(record, secret="")


def words_of(entries: Iterable[Entry]) -> Words:
    """The random words of the players, by place; none if one of them is missing."""
    words = ["", ""]
    for entry in entries:
        if entry.kind == "word" and entry.seat is not None:
            words[entry.seat] = entry.text
    return (words[0], words[1]) if all(words) else NO_WORDS


def tokens_of(setup: Setup, entries: Iterable[Entry]) -> list[str]:
    """All actions of the game, as far as they were not taken back."""
    tokens: list[str] = []
    for entry in entries:
        if entry.kind == "begin":
            tokens = entry.text.split()[1 if setup.draws_seats else 0 :]
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
    """The first actions of a finished game, if it can be continued after them."""
    total = len(record.actions)
    if ply > total or (ply == total and record.outcome is not None):
        raise Denied("nothing-to-continue")
    return record.actions[:ply]


def _names(setup: Setup) -> tuple[str, str]:
    one, two = (
        f"{COMPUTER} {seating.bot.id if seating.bot else seating.level}"
        if seating.kind == "computer"
        else seating.name
        for seating in setup.seats
    )
    return one, two
