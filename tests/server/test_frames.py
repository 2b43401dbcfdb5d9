"""Frames are not checked on their way out. Here they are, all kinds of them: each fits the schema
to the letter, with its fields in their order."""

from __future__ import annotations

import json
import random
from typing import Any, get_args, get_type_hints

import pytest

from tests.server.client import read_frame
from tests.server.test_leaks import table_for
from zweikampf.engine import registry
from zweikampf.engine.reason import because
from zweikampf.players.player import Move
from zweikampf.server.edge.translation import WireFrames
from zweikampf.server.edge.wire import server_frames
from zweikampf.server.live.emotes import Emote
from zweikampf.server.table.around import Around, Window
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.table import Table

FRAMES = WireFrames()
READERS = (0, 1, None)
AROUNDS = (
    Around(now=1000),
    Around(1000, (True, False), 2, Window(1, 4000, 12), frozenset((0,)), 5000, spared=0),
)
PLIES = 30


def begin(table: Table) -> None:
    for place in table.words_missing:
        table.take(Entry(table.entries, "word", 0, place, "0123456789abcdef" * 4))
    table.take(Entry(table.entries, "begin", 0))


def check(table: Table, since: int) -> set[str]:
    """All that is said about a table, to everyone; which kinds of frames that were."""
    said = set()
    for around in AROUNDS:
        for reader in READERS:
            for text in (
                FRAMES.full(table, reader, around),
                FRAMES.news(table, [reader], around, since)[reader],
                FRAMES.facts(table, [reader], around)[reader],
            ):
                frame = read_frame(text)
                said.add(frame["type"])
                if frame.get("view") is not None:
                    assert table.duel is not None
                    view = table.duel.frame(reader)["view"]
                    assert json.dumps(frame["view"]) == json.dumps(view)
    return said


@pytest.mark.parametrize("mode", ["friend", "computer", "screen"])
@pytest.mark.parametrize("game", registry.names())
def test_what_is_said_about_a_game(game: str, mode: Any) -> None:
    rng = random.Random(f"{game} {mode}")
    table = table_for(game, mode)
    assert check(table, 0) == {"full", "facts"}
    begin(table)
    while table.actor is not None and table.ply < PLIES:
        before, seat = table.version, table.actor
        _, legal = table.deal_view(seat)
        table.take(Entry(table.entries, "act", 0, seat, rng.choice(legal), seat, f"f{before}"))
        assert check(table, before) == {"full", "update", "facts"}
    for entry in (("offer", 0, "draw"), ("end", None, "resigned 0"), ("offer", 1, "rematch")):
        kind: Any = entry[0]
        table.take(Entry(table.entries, kind, 0, entry[1], entry[2]))
        check(table, table.version)


def test_every_kind_of_frame() -> None:
    table = table_for("throne", "friend")
    begin(table)
    reason = because("too-large", most=7, what="ä")
    emote: Emote = get_args(Emote)[0]
    texts = [
        FRAMES.full(table, 0, AROUNDS[0]),
        FRAMES.news(table, [0], AROUNDS[0], table.version)[0],
        FRAMES.facts(table, [0], AROUNDS[0])[0],
        FRAMES.done("a", 1),
        FRAMES.refused("a", 1, reason),
        FRAMES.refused(None, 1, reason),
        FRAMES.hint("a", 1, [(Move("K3", 100, 0.1 + 0.2), [reason])]),
        FRAMES.emote(1, 0, emote),
        FRAMES.pong("a", 1),
        FRAMES.bye(1, reason, again=True),
    ]
    union = get_args(server_frames.ServerFrame)[0]
    kinds = {get_args(get_type_hints(each)["type"])[0] for each in get_args(union)}
    assert {read_frame(text)["type"] for text in texts} == kinds


def test_a_frame_that_does_not_fit_is_noticed() -> None:
    for text in (
        b'{"type":"done","id":"a","version":1,"more":0}',
        b'{"type":"done","id":"a"}',
        b'{"type":"done","id":"a","version":"1"}',
        b'{"id":"a","type":"done","version":1}',
    ):
        with pytest.raises((ValueError, AssertionError)):
            read_frame(text)
