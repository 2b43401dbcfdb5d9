"""Games with the same cards side by side: where they part, choice by choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zweikampf.engine.checks import SEATS
from zweikampf.engine.errors import RecordError
from zweikampf.engine.reason import because
from zweikampf.engine.record import Record
from zweikampf.engine.replay import replay

MOST_COMPARED = 8


@dataclass(frozen=True)
class Choice:
    """What a seat chose; where it had only one action it chose nothing."""

    ply: int
    seat: int
    token: str


@dataclass(frozen=True)
class Sides:
    """The choices of each game, how many of them are the same in all of them from the beginning,
    and for each game the number of its first choice that differs from the first game's, or
    ``None``."""

    choices: tuple[tuple[Choice, ...], ...]
    common: int
    parts: tuple[int | None, ...]


def side_by_side(records: Sequence[Record]) -> Sides:
    """Two or more games of one deal; ``RecordError`` if they are not."""
    if not 2 <= len(records) <= MOST_COMPARED:
        raise RecordError(because("compare-count", most=MOST_COMPARED))
    first = records[0]
    for record in records[1:]:
        if not have_same_cards(first, record):
            raise RecordError(because("not-same-deal"))
    choices = tuple(choices_of(record) for record in records)
    parts = tuple(_parts(choices[0], each) for each in choices)
    reached = [len(choices[0]), *(part for part in parts if part is not None)]
    return Sides(choices, min(reached), parts)


def have_same_cards(one: Record, other: Record) -> bool:
    """Both are dealt by piles, by the same rules and from the same secret."""
    return (
        bool(one.dealt and one.dealt == other.dealt and one.commit)
        and (one.game, one.version, one.options) == (other.game, other.version, other.options)
        and (one.digest, one.commit, one.words) == (other.digest, other.commit, other.words)
        and (one.deal or one.table) == (other.deal or other.table)
    )


def choices_of(record: Record) -> tuple[Choice, ...]:
    """What both seats chose, in order."""
    return tuple(
        Choice(ply.number, ply.actor, ply.token)
        for ply in replay(record)
        if ply.actor in SEATS and len(ply.choices) > 1
    )


def _parts(one: tuple[Choice, ...], other: tuple[Choice, ...]) -> int | None:
    for number, (here, there) in enumerate(zip(one, other, strict=False)):
        if (here.seat, here.token) != (there.seat, there.token):
            return number
    return None if len(one) == len(other) else min(len(one), len(other))
