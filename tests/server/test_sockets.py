"""Sockets: seats, gaps, doubles, limits, nonsense."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.patience import PATIENCE
from tests.server import calling
from tests.server.calling import PATIENT
from tests.server.client import Person, Seat, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.running import Seeded
from tests.server.thinkers import HeldWorker
from zweikampf.server.edge.wire.server_frames import SERVER_FRAME
from zweikampf.server.live import lobby


def turned_away(seat: Seat) -> str:
    bye = seat.hear()
    assert bye["type"] == "bye"
    with pytest.raises(ConnectionClosed):
        seat.hear()
    return str(bye["reason"]["code"])


def closed_with(seat: Seat) -> int:
    """The code that the server closes this socket with."""
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear_until("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def actor(one: Seat, two: Seat) -> tuple[Seat, Seat]:
    """The seat that is to act first, then the other."""
    return (one, two) if one.last["legal"] else (two, one)


def test_only_the_owner_of_the_cookie_gets_a_seat(server: Seeded) -> None:
    anna, eve = Person(server, "Anna"), Person(server, "Eve")
    table = anna.create(seat=0)["table"]["id"]
    assert turned_away(eve.sit(table, 0)) == "not-your-seat"
    assert turned_away(anna.sit(table, 1)) == "not-your-seat"
    assert turned_away(anna.sit("0123456789abcdef")) == "no-such-table"
    assert eve.sit(table).hear()["seat"] is None
    assert anna.sit(table).hear()["seat"] == 0
    assert anna.sit(table, "watch").hear()["seat"] is None


def test_another_site_gets_no_socket(server: Seeded) -> None:
    table = Person(server).create()["table"]["id"]
    socket = connect(
        f"{server.ws}/api/tables/{table}/socket",
        origin=Origin("https://evil.example"),
        legacy=True,
        **PATIENT,
    )
    assert json.loads(socket.recv(PATIENCE))["reason"]["code"] == "foreign-origin"
    socket.close()


def test_a_spectator_only_watches(server: Seeded) -> None:
    one, two = two_at_a_table(server)
    watching = Person(server).sit(one.frames[0]["table"])
    full = watching.hear()
    assert full["legal"] == []
    assert full["view"]["sides"][0]["hand"] == full["view"]["sides"][1]["hand"] == []
    for kind, fields in (
        ("act", {"token": "G0", "version": full["version"]}),
        ("undo", {"version": full["version"]}),
        ("resign", {}),
        ("hint", {"version": full["version"]}),
    ):
        answer = watching.ask(kind, **fields)
        assert answer["reason"]["code"] == "only-watching"
    assert one.hear_facts(watchers=1)
    assert two.version == full["version"]


def test_whoever_comes_back_gets_just_the_gap(server: Seeded) -> None:
    one, two = two_at_a_table(server)
    acting, _ = actor(one, two)
    table, version = one.frames[0]["table"], one.version
    acting.act()
    acting.hear_until("update") if acting.version == version else None
    anna = Person(server)
    gap = anna.sit(table, since=version).hear()
    assert (gap["type"], gap["since"], gap["version"]) == ("update", version, acting.version)
    assert [step["ply"] for step in gap["steps"]] == list(range(version, acting.version))
    for strange in (acting.version + 7, 10**8):
        assert anna.sit(table, since=strange).hear()["type"] == "full"
    nothing = anna.sit(table, since=acting.version).hear()
    assert (nothing["type"], nothing["steps"]) == ("update", [])


def test_stale_doubled_and_foreign_actions_do_no_harm(server: Seeded) -> None:
    one, two = two_at_a_table(server)
    acting, waiting = actor(one, two)
    version, token = acting.version, acting.last["legal"][0]
    early = waiting.ask("act", token=token, version=version)
    assert early["reason"]["code"] == "not-your-turn"
    nonsense = acting.ask("act", token="Z9", version=version)
    assert nonsense["reason"]["code"] == "unknown-token"
    future = acting.ask("act", token=token, version=version + 1)
    assert future["reason"]["code"] == "stale-version"
    frame = json.dumps({"type": "act", "id": "twice", "token": token, "version": version})
    acting.socket.send(frame)
    acting.socket.send(frame)
    assert acting.hear_until("done", id="twice")["version"] > version
    assert acting.hear_until("done", id="twice")["version"] == acting.version
    late = acting.ask("act", token=token, version=version)
    assert late["reason"]["code"] == "stale-version"
    waiting.hear_until("update")
    assert waiting.version == acting.version
    acted = [step for step in acting.last["steps"] if step["actor"] in (0, 1)]
    assert len(acted) == 1


def test_an_illegal_card_is_refused_with_the_rule_that_forbids_it(server: Seeded) -> None:
    one, two = two_at_a_table(server)
    acting, _ = actor(one, two)
    hidden = next(card for card in acting.last["view"]["pool"] if card not in acting.last["legal"])
    answer = acting.ask("act", token=hidden, version=acting.version)
    assert answer["type"] == "refused"
    assert answer["reason"]["code"] == "not-in-hand"
    assert answer["version"] == acting.version


def test_two_tabs_of_one_player_do_not_fight(server: Seeded) -> None:
    anna = Person(server, "Anna")
    created = anna.create("throne", opponent={"kind": "computer", "level": 1}, seat=0)
    table = created["table"]["id"]
    with anna.sit(table) as tab, anna.sit(table) as other:
        assert tab.wait_to_act()
        assert other.wait_to_act()
        version = tab.version
        assert tab.act()["type"] == "done"
        assert other.act()["reason"]["code"] == "stale-version"
        while other.version <= version:
            other.hear()
        assert other.facts["players"][0]["present"]


def test_sockets_of_one_seat_share_its_limit(inside: StartInside) -> None:
    server = inside(FRAMES=6, FRAMES_SECONDS=1000)
    anna = Person(server)
    table = anna.create("throne", opponent={"kind": "computer", "level": 1})["table"]["id"]
    one, two = anna.sit(table, word=None), anna.sit(table, word=None)
    answers = [seat.ask("ping")["type"] for _ in range(4) for seat in (one, two)]
    assert answers == ["pong"] * 6 + ["refused"] * 2


def test_one_hint_at_a_time_and_none_when_the_table_has_moved_on(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The computer is still thinking about the first hint when everything else is asked for."""
    monkeypatch.setattr(lobby, "Worker", HeldWorker)
    anna = Person(inside())
    asked = {"opponent": {"kind": "computer", "level": 1}, "options": {"leader": "0"}}
    with anna.sit(anna.create("throne", seat=0, **asked)["table"]["id"]) as seat:
        assert seat.wait_to_act()
        first = seat.send("hint", version=seat.version)
        second = seat.send("hint", version=seat.version)
        refused = seat.hear_until("refused")
        assert (refused["id"], refused["reason"]["code"]) == (second, "too-fast")
        seat.act()
        told = [frame for frame in seat.frames if frame["type"] == "hint"]
        hint = told[0] if told else seat.hear_until("hint")
        assert (hint["id"], hint["moves"]) == (first, [])


def test_large_frames_end_the_socket_and_fast_ones_are_refused(inside: StartInside) -> None:
    server = inside(FRAMES=6, FRAMES_SECONDS=1000)
    one, two = two_at_a_table(server)  # each has sent a word
    assert [one.ask("ping")["type"] for _ in range(5)] == ["pong"] * 5
    asked = one.send("ping")
    refused = one.hear_until("refused")
    assert (refused["reason"]["code"], refused["id"]) == ("too-fast", asked)
    for _ in range(19):
        one.send("ping")
    assert closed_with(one) == 1008
    two.socket.send("x" * 20_000)
    assert closed_with(two) == 1009
    assert calling.get(server.url + "/health").json()["status"] == "ready"


def test_a_socket_needs_an_upgrade_at_the_right_place(server: Seeded) -> None:
    with pytest.raises(InvalidStatus):
        connect(f"{server.ws}/api/nonsense", legacy=True, **PATIENT)


_ATOMS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
_JSON = st.recursive(
    _ATOMS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner)
)
_TYPES = ("word", "act", "undo", "offer", "answer", "resign", "claim", "resume", "hint", "ping")
_FRAMES = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(_TYPES) | st.text(max_size=5),
        "id": st.text("abc-_0", max_size=8) | _JSON,
        "token": st.sampled_from(["G0", "K3", "pass", "end"]) | st.text(max_size=90) | _JSON,
        "version": st.integers(-3, 60) | _JSON,
        "word": st.text("0123456789abcdef", min_size=63, max_size=65) | _JSON,
        "what": st.sampled_from(["draw", "takeback", "rematch"]) | _JSON,
        "accept": st.booleans() | _JSON,
        "how": st.sampled_from(["win", "computer"]) | _JSON,
    },
)


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    frame=st.one_of(
        _FRAMES.map(lambda frame: json.dumps(frame)),
        _JSON.map(lambda value: json.dumps(value)),
        st.text(max_size=50).filter(lambda text: text.isprintable() or not text),
        st.binary(max_size=50),
    )
)
def test_fuzzed_frames_get_coded_answers_and_the_server_stays_up(
    server: Seeded, fuzzed: list[Seat], frame: str | bytes
) -> None:
    if not fuzzed or fuzzed[0].facts["status"] == "over":
        fuzzed[:] = two_at_a_table(server)
    seat = fuzzed[0]
    seat.socket.send(frame)
    seat.send("ping")
    while True:
        answer = seat.hear()
        SERVER_FRAME.validate_python(answer)
        if answer["type"] == "refused":
            assert answer["reason"]["code"]
            assert "Traceback" not in json.dumps(answer)
        if answer["type"] == "pong" and answer["id"].startswith("ping-"):
            break


@pytest.fixture(scope="module")
def fuzzed() -> list[Seat]:
    return []
