"""A record that is made from stored entries is the one that the rules would make."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.replay import record_of, verify
from zweikampf.server.errors import Denied
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.new_table import new_table
from zweikampf.server.table.recording import opening_to, outcome_of, recorded
from zweikampf.server.table.setup import (
    WITHOUT_WORDS,
    Seating,
    Setup,
    new_id,
    new_secret,
    new_word,
)
from zweikampf.server.table.table import Table

RANDOM = random.Random(8)
MODES = ("friend", "computer", "screen", "lesson")
CREATED = 1_794_000_000_000  # 2026-11-06


def setup(game: str, mode: Any) -> Setup:
    found = registry.find(game)
    options = found.options.parse({})
    lesson = lesson_of(game)
    if mode == "lesson" and lesson is not None:
        options = found.options.parse(lesson.options)
    other = Seating("computer", None, 2) if mode in ("computer", "lesson") else None
    return Setup(
        id=new_id(RANDOM),
        game=game,
        rules=found.version,
        options=options.texts(),
        mode=mode,
        seats=(Seating("human", 1, None, "Anna"), other or Seating("human", 2, None, "Ben")),
        clock=None,
        pace="normal",
        reaction=4,
        secret=new_secret(RANDOM),
        created=CREATED,
        digest=found.digest(options),
    )


def begun(made: Setup) -> tuple[Table, list[Entry]]:
    """The table with its first entries, as a server makes them."""
    table, entries = new_table(made, RANDOM, 0)
    for place in table.words_missing:
        word = new_word(RANDOM)
        entries.append(table.take(Entry(table.entries, "word", 0, place, word)))
    return table, [*entries, table.take(Entry(table.entries, "begin", 0))]


def played(made: Setup, most: int = 10**6) -> tuple[Table, list[Entry]]:
    """Random actions, now and then taken back, to the end or to the number given."""
    rng = random.Random(made.id)
    table, entries = begun(made)
    assert table.duel is not None
    while (actor := table.actor) is not None and len(entries) < most:
        if made.mode == "lesson" and table.progress and not table.progress.is_over:
            kind, text, seat = _lesson_step(table)
        elif made.mode == "screen" and rng.random() < 0.05 and table.last_ply(actor):
            kind, text, seat = "rewind", str(table.last_ply(actor)), actor
        else:
            kind, text, seat = "act", rng.choice(table.duel.legal(actor)), actor
        entries.append(table.take(Entry(table.entries, kind, 0, seat, text)))
    return table, entries


def _lesson_step(table: Table) -> tuple[Any, str, int | None]:
    assert table.progress is not None
    assert table.actor is not None
    if table.progress.jumps(table.ply):
        return "jump", "", None
    step = table.progress.waiting(table.ply)
    if step is None:
        token = table.progress.next_token(table.ply)
        assert token is not None
        return "act", token, table.actor
    return ("act", step.expects[0], table.actor) if step.expects else ("read", "", 0)


def by_the_rules(table: Table) -> records.Record:
    """What the engine writes about the same game."""
    assert table.duel is not None
    names = tuple(
        "computer 2" if seating.kind == "computer" else seating.name
        for seating in table.setup.seats
    )
    return record_of(
        table.duel,
        players=(names[0], names[1]),
        date="2026-11-06",
        drawn=table.setup.draws_seats,
        continued=table.setup.continued,
        end=table.early_end,
    )


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game(game: str, mode: str) -> None:
    made = setup(game, mode)
    table, entries = played(made)
    assert table.is_over
    kept = recorded(Kept(table.setup, entries, table.ended))
    assert kept == by_the_rules(table)
    assert records.loads(records.dumps(kept)) == kept
    assert verify(kept).committed == (mode != "lesson")


@pytest.mark.parametrize("game", registry.names())
def test_seats_that_were_drawn(game: str) -> None:
    draws = set()
    for _ in range(8):
        made = replace(setup(game, "friend"), draws_seats=True)
        table, entries = played(made, 12)
        entries.append(table.take(Entry(table.entries, "end", 0, text="agreed")))
        kept = recorded(Kept(table.setup, entries, table.ended))
        assert kept == by_the_rules(table)
        assert verify(kept).sealed
        draws.add((kept.seats, kept.players))
    assert draws == {("kept", ("Anna", "Ben")), ("swapped", ("Ben", "Anna"))}


@pytest.mark.parametrize("game", registry.names())
def test_a_table_that_is_older_than_words(game: str) -> None:
    made = replace(setup(game, "computer"), scheme=WITHOUT_WORDS)
    table, entries = played(made)
    kept = recorded(Kept(table.setup, entries, table.ended))
    assert kept == by_the_rules(table)
    assert kept.format == 1
    assert verify(kept).committed


@pytest.mark.parametrize("end", ["resigned 0", "time 1", "gone 1", "agreed", "rules-changed"])
@pytest.mark.parametrize("game", registry.names())
def test_a_game_that_ended_early(game: str, end: str) -> None:
    table, entries = played(setup(game, "friend"), 12)
    entries.append(table.take(Entry(table.entries, "end", 0, text=end)))
    entries.append(table.take(Entry(table.entries, "offer", 0, 0, "rematch")))
    kept = recorded(Kept(table.setup, entries, table.ended))
    assert kept == by_the_rules(table)
    assert kept.end == end
    assert verify(kept).committed


@pytest.mark.parametrize("game", registry.names())
def test_a_game_that_goes_on_from_another_one(game: str) -> None:
    table, entries = played(setup(game, "computer"), 12)
    entries.append(table.take(Entry(table.entries, "end", 0, text="resigned 0")))
    first = recorded(Kept(table.setup, entries, table.ended))
    ply = len(first.actions) - 1
    made = replace(
        table.setup, id=new_id(RANDOM), origin=table.setup.id, opening=opening_to(first, ply)
    )
    table, entries = played(made)
    kept = recorded(Kept(table.setup, entries, table.ended))
    assert kept == by_the_rules(table)
    assert (kept.taken_over, kept.actions[:ply]) == (ply, first.actions[:ply])
    with pytest.raises(Denied, match="nothing-to-continue"):
        opening_to(kept, len(kept.actions))
    with pytest.raises(Denied, match="nothing-to-continue"):
        opening_to(first, len(first.actions) + 1)
    assert opening_to(first, len(first.actions)) == first.actions, "a game given up can continue"


def test_rules_that_nobody_knows_are_not_asked() -> None:
    table, entries = played(setup("dwarves", "friend"))
    strange = replace(table.setup, game="chess", rules=77, options={"board": "round"}, digest="ab")
    kept = recorded(Kept(strange, entries, table.ended))
    assert (kept.game, kept.version, kept.digest) == ("chess", 77, "ab")
    assert kept.actions == by_the_rules(table).actions
    assert kept.outcome == by_the_rules(table).outcome


def test_the_digest_of_an_older_table_is_that_of_today() -> None:
    table, entries = played(setup("dwarves", "friend"))
    older = replace(table.setup, digest=None)
    assert verify(recorded(Kept(older, entries, table.ended))).committed
    assert recorded(Kept(replace(older, rules=77), entries, table.ended)).digest == ""


def test_an_outcome_is_read_back() -> None:
    assert outcome_of("rules 1 factions 2:3") == Outcome(1, "factions", (2, 3))
    assert outcome_of("rules - gold 10:10") == Outcome(None, "gold", (10, 10))
