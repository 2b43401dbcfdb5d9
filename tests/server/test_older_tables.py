"""A table of an older version of the rules is read back, played on and told by its own rules."""

from __future__ import annotations

import random
from typing import Literal

import pytest

from zweikampf.engine import registry
from zweikampf.engine.errors import RecordError
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.replay import verify
from zweikampf.server.charter import WITHOUT_WORDS, Charter, Seating
from zweikampf.server.entry import Entry
from zweikampf.server.recording import recorded
from zweikampf.server.reopening import fold
from zweikampf.server.store import Kept
from zweikampf.server.table import Table

DWARVES = registry.find("dwarves")


def charter(mode: Literal["screen", "lesson"], rules: int = 1) -> Charter:
    return Charter(
        id="0" * 16,
        game="dwarves",
        rules=rules,
        options=DWARVES.options.parse({"first": "0"}).texts(),
        mode=mode,
        seats=(Seating("human", 1), Seating("human", 1)),
        clock=None,
        pace="fast",
        reaction=4,
        secret="00" * 32,
        created=0,
        scheme=WITHOUT_WORDS,
    )


def act(table: Table, token: str) -> Entry:
    return table.take(Entry(table.entries, "act", 0, seat=table.actor, text=token))


def test_it_is_read_back_and_played_on_by_its_rules() -> None:
    made = charter("screen")
    table = Table(made, 0)
    entries = [table.take(Entry(0, "begin", 0)), act(table, "keep")]
    assert table.actor == 0, "nobody was asked after keep"
    entries += [act(table, "end"), act(table, "pass")]
    again = fold(Kept(made, entries), 0)
    assert again.duel is not None
    assert table.duel is not None
    assert again.duel.state == table.duel.state
    entries.append(again.take(Entry(again.entries, "end", 0, text="agreed")))
    kept = recorded(Kept(made, entries, "agreed"))
    assert kept.version == 1
    assert verify(kept).committed


def test_its_rematch_is_played_by_the_rules_of_today() -> None:
    assert charter("screen").rematch(1, random.Random(1)).rules == DWARVES.version


def test_a_lesson_of_that_time_goes_on_as_it_began() -> None:
    made = charter("lesson")
    lesson = lesson_of("dwarves", 1)
    assert lesson is not None
    assert lesson != lesson_of("dwarves")
    table = Table(made, 0)
    entries = [table.take(Entry(0, "begin", 0))]
    for step, ply in zip(lesson.steps, lesson.plies, strict=True):
        while table.ply < ply:
            entries.append(act(table, lesson.script[table.ply]))
        if step.expects:
            entries.append(act(table, step.expects[0]))
        else:
            entries.append(table.take(Entry(table.entries, "read", 0, seat=0)))
        assert fold(Kept(made, entries), 0).ply == table.ply


def test_a_version_that_nobody_knows_is_refused() -> None:
    with pytest.raises(RecordError, match="unknown-rules-version"):
        Table(charter("screen", rules=9), 0)
