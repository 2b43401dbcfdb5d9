"""No byte that leaves for a reader depends on what the reader cannot know.

Whole random games at real tables. After every change all that is secret to a reader is exchanged:
the state is dealt again behind its view, and hidden fields of past events are overwritten. Whatever
the outbox writes for that reader must stay the same, to the byte. (``test_whole_games`` shows that
sockets carry what the outbox writes; the conformance kit exchanges secrets in the rules.)
"""

from __future__ import annotations

import ast
import random
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import zweikampf.server
from zweikampf.engine import registry
from zweikampf.engine.game import Event
from zweikampf.engine.rng import Rng
from zweikampf.server.edge import outbox
from zweikampf.server.edge.wire.server_frames import encoded
from zweikampf.server.table.around import Around
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.setup import Seating, Setup, new_id, new_secret, new_word
from zweikampf.server.table.table import Table

RANDOM = random.Random(5)

READERS = (0, 1, None)
AROUND = Around(now=5)
EVERY = {
    "throne": 1,
    "dwarves": 9,
    "tower": 23,
}  # Tower hides nothing; it is looked at now and then


def table_for(game: str, mode: Any) -> Table:
    found = registry.find(game)
    seats = Seating("human", 1, None, "Anna"), Seating("human", 2, None, "Ben")
    if mode == "computer":
        seats = seats[0], Seating("computer", None, 2)
    setup = Setup(
        id=new_id(RANDOM),
        game=game,
        rules=found.version,
        options=found.options.parse({}).texts(),
        mode=mode,
        seats=seats,
        clock=None,
        pace="normal",
        reaction=4,
        secret=new_secret(RANDOM),
        created=0,
    )
    return Table(setup, 0)


def bytes_for(table: Table, seat: int | None, since: int) -> list[str]:
    """Everything that the outbox can say to this reader now."""
    gap = outbox.update(table, seat, AROUND, since)
    table._undo.clear()  # so that the undo button is worked out from this very state
    said = [
        encoded(outbox.full(table, seat, AROUND)).decode(),
        encoded(outbox.facts_frame(table, seat, AROUND)).decode(),
        outbox.table_info(table, seat, (True, True)).model_dump_json(),
        encoded(gap).decode() if gap else "",
    ]
    if seat is not None and table.is_running:
        said.append(str(table.hides_from(seat)))  # decides about the pace of a computer
    return said


class Twin:
    """The table with other secrets, for as long as it is open."""

    def __init__(self, table: Table, seat: int | None, rng: random.Random) -> None:
        assert table.duel is not None
        self.duel = table.duel
        self.kept = self.duel._state, self.duel._events
        other = self.duel.state.copy()
        # A spectator knows less than either seat, so both may be dealt again.
        for each in (0, 1) if seat is None else (seat,):
            other.resample(each, Rng(rng.getrandbits(32)))
        self.other = (
            other,
            [[overwritten(table, event, seat, rng) for event in events] for events in self.kept[1]],
        )

    def __enter__(self) -> None:
        self.duel._state, self.duel._events = self.other

    def __exit__(self, *_: object) -> None:
        self.duel._state, self.duel._events = self.kept


def overwritten(table: Table, event: Event, seat: int | None, rng: random.Random) -> Event:
    """The event with nonsense in every field that the reader does not see."""
    seen = table.game.seen(event, seat)
    hidden = {
        each.name: f"secret-{rng.random()}"
        for each in fields(event)
        if getattr(seen, each.name) != getattr(event, each.name)
    }
    return replace(event, **hidden)


@pytest.mark.parametrize("mode", ["friend", "computer"])
@pytest.mark.parametrize("game", registry.names())
def test_other_secrets_change_no_byte(game: str, mode: str) -> None:
    rng = random.Random(f"{game} {mode}")
    table = table_for(game, mode)
    for place in table.words_missing:
        table.take(Entry(table.entries, "word", 0, place, new_word(RANDOM)))
    table.take(Entry(table.entries, "begin", 0))
    exchanged = 0
    before = 0
    while table.is_running:
        assert table.duel is not None
        for seat in READERS if table.entries % EVERY[game] == 0 else ():
            real = bytes_for(table, seat, before)
            twin = Twin(table, seat, rng)
            exchanged += table.duel.state != twin.other[0]
            with twin:
                # What the rules end by a look at the position stays as it is: both worlds continue.
                assert bytes_for(table, seat, before) == real
        before = table.version
        actor = table.actor
        assert actor is not None
        token = rng.choice(table.duel.legal(actor))
        table.take(Entry(table.entries, "act", 0, actor, token))
    if game != "tower":  # nothing is hidden there
        assert exchanged > 30
    assert all(table.setup.secret not in text for text in bytes_for(table_for(game, mode), 0, 0))


@pytest.mark.parametrize("mode", ["friend", "screen", "computer"])
def test_the_word_of_a_person_is_told_when_the_cards_are_dealt_and_not_before(mode: str) -> None:
    """Other words change no byte, for either seat and for spectators; the computer's is shown."""
    one, other = table_for("throne", mode), table_for("throne", mode)
    other.setup = one.setup
    computer = new_word(RANDOM)
    for place in one.words_missing:
        is_human = one.seating(place).kind == "human"
        words = [new_word(RANDOM) if is_human else computer for _ in (one, other)]
        for table, word in zip((one, other), words, strict=True):
            table.take(Entry(table.entries, "word", 0, place, word))
        for seat in READERS:
            told = bytes_for(one, seat, 0)
            assert told == bytes_for(other, seat, 0)
            if not is_human:
                assert computer in told[0]
    assert one.is_ready
    one.take(Entry(one.entries, "begin", 0))
    for seat in READERS:
        assert all(word in bytes_for(one, seat, 0)[0] for word in one.words)


def test_nothing_but_the_outbox_looks_at_a_game_to_tell_somebody() -> None:
    """Views, events, states and secrets are read where this list says so and nowhere else."""
    allowed = {
        "edge/outbox.py": {"view", "state", "secret"},
        "edge/history.py": {"view", "seen", "legal", "state", "secret"},  # of finished games
        "table/table.py": {"view", "legal", "state", "secret"},  # rules and computer players
        "table/setup.py": {"secret"},
        "table/deal.py": {"secret"},  # for its commitment
        "table/new_table.py": {"secret"},  # from a game to its deal, and from there to new tables
        "table/recording.py": {"secret"},  # of finished games; routes keep that of a week
        "live/requests.py": {"state"},  # for ``check``, which asks the rules
        "live/computer.py": {"seen_events"},  # what the seat of a bot saw, for the bot alone
        "storage/rows.py": {"secret"},  # to and from the database
        "storage/guests.py": {"seen"},  # the day of a guest's last visit
        "storage/retention.py": {"seen"},
        "workers/jobs.py": {"view", "legal"},  # of one seat, in processes that know nothing else
    }
    watched = {"view", "seen", "seen_events", "legal", "state", "secret", "position"}
    folder = Path(zweikampf.server.__file__).parent
    for path in sorted(folder.rglob("*.py")):
        used = {
            node.attr
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Attribute) and not _is_app_state(node)
        }
        name = path.relative_to(folder).as_posix()
        assert used & watched <= allowed.get(name, set()), name


def _is_app_state(node: ast.Attribute) -> bool:
    return node.attr == "state" and ast.unparse(node.value).rstrip("'])").endswith("app")
