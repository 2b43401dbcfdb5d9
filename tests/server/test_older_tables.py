"""A table of an older version of the rules is read back, continued and shown by its own rules."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest
from sqlalchemy import text

from zweikampf.engine import registry
from zweikampf.engine.errors import RecordError
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.replay import verify
from zweikampf.server.storage.store import Store
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.kept import Append, Kept
from zweikampf.server.table.recording import recorded
from zweikampf.server.table.reopening import fold
from zweikampf.server.table.setup import WITHOUT_WORDS, Seating, Setup
from zweikampf.server.table.table import Table

DWARVES = registry.find("dwarves")


def setup(mode: Literal["screen", "lesson"], rules: int = 1) -> Setup:
    return Setup(
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
    made = setup("screen")
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
    assert setup("screen").rematch(1, random.Random(1)).rules == DWARVES.version


def test_a_lesson_of_that_time_goes_on_as_it_began() -> None:
    made = setup("lesson")
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
        Table(setup("screen", rules=9), 0)


# Until joining and the rematch became entries, they were stored in the setup alone.


def guests_table(seats: tuple[Seating, Seating], **more: Any) -> Setup:
    return Setup(
        id="1" * 16,
        game="throne",
        rules=registry.find("throne").version,
        options=registry.find("throne").options.parse({"leader": "0"}).texts(),
        mode="friend",
        seats=seats,
        clock=None,
        pace="fast",
        reaction=4,
        secret="01" * 32,
        created=0,
        **more,
    )


def begun(made: Setup) -> tuple[Table, list[Entry]]:
    """Both have given their words, and the cards are dealt."""
    table = Table(made, 0)
    words = [Entry(place, "word", 0, place, f"{place:064x}") for place in (0, 1)]
    entries = [table.take(word) for word in words]
    entries.append(table.take(Entry(2, "begin", 0)))
    return table, entries


ANNA, BEN = Seating("human", 1, None, "Anna"), Seating("human", 2, None, "Ben")


def test_a_friend_who_joined_without_an_entry_keeps_the_seat() -> None:
    made = guests_table((ANNA, BEN))
    table, entries = begun(made)
    again = fold(Kept(made, entries), 0)
    assert again.setup.seats == (ANNA, BEN)
    assert again.version == table.version


def test_a_rematch_without_an_entry_stays_where_it_is() -> None:
    made = guests_table((ANNA, BEN), next="2" * 16)
    table, entries = begun(made)
    entries.append(table.take(Entry(3, "end", 0, text="resigned 0")))
    assert fold(Kept(made, entries, "resigned 0"), 0).setup.next == "2" * 16


@pytest.mark.parametrize("word", range(8))
def test_seats_that_were_drawn_are_drawn_the_same_way_again(word: int) -> None:
    made = guests_table((ANNA, BEN), draws_seats=True)
    table = Table(made, 0)
    entries = [table.take(Entry(place, "word", 0, place, f"{word:064x}")) for place in (0, 1)]
    entries.append(table.take(Entry(2, "begin", 0)))
    stored = Kept(table.setup, entries)  # with ``swapped``, as the database has it
    assert fold(stored, 0).setup == table.setup


def test_a_database_of_that_version_is_opened(tmp_path: Path) -> None:
    """The rows as they were written then: the seat, the key and the rematch were changed without
    an entry."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(url)
    anna, ben = (store.guests.add(name, name, 0) for name in ("Anna", "Ben"))
    made = guests_table((replace(ANNA, guest=anna), Seating("open")))
    store.create(made, "key")
    joined = made.seated(1, replace(BEN, guest=ben))
    table, entries = begun(joined)
    entries.append(table.take(Entry(3, "end", 0, text="resigned 0")))
    store.append([Append(made.id, entries, table.ended)])
    with store.writing() as connection:
        connection.execute(
            text("UPDATE seats SET kind = 'human', guest_id = :ben, name = 'Ben' WHERE seat = 1"),
            {"ben": ben},
        )
        connection.execute(text("UPDATE tables SET invite = NULL, next = '2222222222222222'"))
        connection.execute(text("ALTER TABLE seats DROP COLUMN bot"))
        connection.execute(text("DROP INDEX ix_tables_deal"))
        for column in ("deal", "adjusted"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        for later in ("leases", "processes", "weekly", "deals"):
            connection.execute(text(f"DROP TABLE {later}"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0005'"))
    store.close()
    again = Store(url)
    kept = again.load(made.id)
    again.close()
    assert kept is not None
    opened = fold(kept, 0)
    assert opened.setup.seats == joined.seats
    assert opened.setup.next == "2" * 16
    assert opened.version == table.version
    assert opened.is_over


def test_joining_and_the_rematch_are_folded() -> None:
    made = guests_table((ANNA, Seating("open")))
    table = Table(made, 0)
    entries = [table.take(Entry(0, "join", 0, 1, "2 Ben"))]
    assert table.setup.seats == (ANNA, BEN)
    words = [Entry(place + 1, "word", 0, place, f"{place:064x}") for place in (0, 1)]
    entries += [table.take(word) for word in words]
    entries.append(table.take(Entry(3, "begin", 0)))
    entries.append(table.take(Entry(4, "end", 0, text="resigned 0")))
    entries.append(table.take(Entry(5, "rematch", 0, 1, "2" * 16, 1, "frame")))
    assert table.setup.next == "2" * 16
    assert table.used == {(1, "frame"): table.version}
    again = fold(Kept(table.setup, entries, table.ended), 0)
    assert again.setup == table.setup
    assert again.used == table.used
