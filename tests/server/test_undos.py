"""Undos without end: they are capped, and a table with many of them is read back quickly."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.server.client import Person, Seat, two_at_a_table
from tests.server.conftest import StartInside
from zweikampf.engine import registry
from zweikampf.engine.duel import Duel
from zweikampf.server.table import table as tables
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.reopening import fold
from zweikampf.server.table.setup import WITHOUT_WORDS, Mode, Seating, Setup, new_id, new_secret
from zweikampf.server.table.table import Table


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_UNDOS", 3)


def is_back(seat: Seat) -> None:
    while seat.last["type"] != "full":
        seat.hear()


@pytest.mark.parametrize("game", registry.names())
def test_a_game_has_a_last_undo(inside: StartInside, game: str) -> None:
    server = inside()
    anna = Person(server, "Anna")
    table = anna.create(game, opponent={"kind": "screen"}, seat=0)["table"]["id"]
    with anna.sit(table, 0) as one, anna.sit(table, 1) as two:
        for seat in (one, two):
            while not seat.last.get("view"):
                seat.hear()
        acting = one if one.last["legal"] else two
        for _ in range(3):
            acting.last["type"] = ""
            version = acting.act()["version"]
            assert acting.ask("undo", version=version)["type"] == "done"
            is_back(acting)
        version = acting.act()["version"]
        while acting.version < version:
            acting.hear()
        assert not acting.facts["can"]["undo"]
        refused = acting.ask("undo", version=version)
        assert refused["reason"] == {"code": "too-many-undos", "values": {"most": 3}}
        assert acting.ask("ping")["version"] == version, "nothing has changed"


def test_takebacks_count_too(inside: StartInside) -> None:
    one, two = two_at_a_table(inside(), options={"leader": "0"})
    for _ in range(3):
        one.last["type"] = ""
        version = one.act()["version"]
        assert one.ask("offer", what="takeback", version=version)["type"] == "done"
        assert two.ask("answer", what="takeback", accept=True, version=version)["type"] == "done"
        is_back(one)
    version = one.act()["version"]
    refused = one.ask("offer", what="takeback", version=version)
    assert refused["reason"]["code"] == "too-many-undos"
    assert not one.facts["can"]["takeback"]


def with_many_undos(game: str, undos: int, mode: Mode = "screen") -> tuple[Table, list[Entry]]:
    """A game that was played for a while, with undos at its end."""
    found = registry.find(game)
    rng = random.Random(7)
    seats = (Seating("human", 1, None, "Anna"), Seating("human", 1, None, "Ben"))
    setup = Setup(
        id=new_id(rng),
        game=game,
        rules=found.version,
        options={},
        mode=mode,
        seats=seats,
        clock=None,
        pace="normal",
        reaction=4,
        secret=new_secret(rng),
        created=0,
        scheme=WITHOUT_WORDS,
    )
    table = Table(setup, 0)
    entries = [table.take(Entry(0, "begin", 0))]

    def act() -> None:
        assert table.duel is not None
        seat = table.actor
        assert seat is not None
        token = rng.choice(table.duel.legal(seat))
        entries.append(table.take(Entry(table.entries, "act", 0, seat, token)))

    while table.ply < 90:
        act()
    assert table.duel is not None
    for _ in range(undos):
        before = table.ply
        act()
        if setup.mode == "friend":
            seat = table.duel.acted_by[before]
            entries.append(table.take(Entry(table.entries, "offer", 0, seat, "takeback")))
        entries.append(table.take(Entry(table.entries, "rewind", 0, None, str(before))))
    return table, entries


@pytest.mark.parametrize("mode", ["screen", "friend"])
@pytest.mark.parametrize("game", registry.names())
def test_many_undos_are_read_back_with_little_work(
    game: str, mode: Mode, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, entries = with_many_undos(game, 200, mode)
    told: list[int] = []
    events = table.game.events

    def counting(rows: list[tuple[int, ...]]) -> list[object]:
        told.append(1)
        return events(rows)

    monkeypatch.setattr(table.game, "events", counting)
    again = fold(Kept(table.setup, entries), 0)
    assert again.duel is not None
    assert table.duel is not None
    assert again.duel.tokens == table.duel.tokens
    assert again.version == table.version
    assert again.undos == 200, "what was stored before there was a limit can still be read"
    written = sum(len(entry.text.split()) for entry in entries if entry.kind in ("begin", "act"))
    assert len(told) == written, "each action that is stored is carried out once"
    frame = again.duel.frame(0)
    whole = Duel(again.game, again.options, again.setup.dealer(), again.duel.tokens)
    assert {**whole.frame(0), "version": 0} == {**frame, "version": 0}


def test_entries_that_were_taken_back_must_repeat_too() -> None:
    table, entries = with_many_undos("throne", 3)
    at = next(number for number, entry in enumerate(entries) if entry.kind == "rewind") - 1
    assert entries[at].kind == "act"
    entries[at] = replace(entries[at], text=entries[at].text + " G0")
    with pytest.raises(ValueError, match="does not repeat"):
        fold(Kept(table.setup, entries), 0)
