"""A person with a browser, as a test sees one: a cookie, REST calls, sockets."""

from __future__ import annotations

import json
from typing import Any, Protocol, Self

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.patience import PATIENCE
from tests.server.calling import NOBODY, PATIENT
from tests.server.inside import Inside
from tests.server.running import Running
from zweikampf.server.edge.wire.server_frames import SERVER_FRAME


class Closable(Protocol):
    def close(self) -> None: ...


Json = dict[str, Any]
AnyServer = Running | Inside
BEAT = 1  # second that a computer takes for a move, where a test advances the clock
WORD = "0123456789abcdef" * 4

OPEN: list[Closable] = []


def close_all() -> None:
    """Everyone disconnects at the end of a test."""
    while OPEN:
        OPEN.pop().close()


def read_frame(text: str | bytes) -> Json:
    """A frame, which fits the schema to the letter: it is not checked on its way out."""
    frame: Json = json.loads(text)
    known = json.loads(SERVER_FRAME.dump_json(SERVER_FRAME.validate_json(text)))
    assert json.dumps(known) == json.dumps(frame)
    return frame


class Person:
    """``address`` is where they call from: every 127.x.y.z is one of the loopback's."""

    def __init__(self, server: AnyServer, name: str = "", address: str = "127.0.0.1") -> None:
        self.name = name
        self.address = address
        self._cookies = httpx.Cookies()
        self.move_to(server)

    def move_to(self, server: AnyServer) -> None:
        """The same person, with the same cookie, at a server that was started again."""
        self.server = server
        self.http = httpx.Client(
            base_url=server.url,
            headers={"Origin": server.url},
            transport=httpx.HTTPTransport(verify=NOBODY, local_address=self.address),
            cookies=self._cookies,
            timeout=PATIENCE,
        )
        self._cookies = self.http.cookies
        OPEN.append(self.http)

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("zweikampf") or ""

    def create(self, game: str = "throne", **asked: Any) -> Json:
        body = {"game": game, "opponent": {"kind": "friend"}, "name": self.name, **asked}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        created: Json = answer.json()
        return created

    def join(self, created: Json) -> Json:
        path = f"/api/tables/{created['table']['id']}/join"
        answer = self.http.post(path, json={"key": created["invite"]["key"], "name": self.name})
        assert answer.status_code == 200, answer.text
        table: Json = answer.json()
        return table

    def sit(
        self,
        table: str,
        seat: int | str | None = None,
        since: int | None = None,
        *,
        word: str | None = WORD,
    ) -> Seat:
        return Seat(self, table, seat, since, word=word)


class Seat:
    """A socket at a table. ``last`` is the latest position, ``facts`` the latest facts."""

    def __init__(
        self,
        person: Person,
        table: str,
        seat: int | str | None,
        since: int | None,
        *,
        word: str | None,
    ) -> None:
        """``word`` is given as soon as the table asks for it; ``None`` keeps silent."""
        query = "&".join(
            f"{name}={value}"
            for name, value in (("seat", seat), ("since", since))
            if value is not None
        )
        headers = {"Cookie": f"zweikampf={person.cookie}"} if person.cookie else {}
        self.socket: ClientConnection = connect(
            f"{person.server.ws}/api/tables/{table}/socket?{query}",
            origin=Origin(person.server.url),
            additional_headers=headers,
            source_address=(person.address, 0),
            **PATIENT,
            legacy=True,  # it lives as long as the seat, not as long as a block
        )
        OPEN.append(self.socket)
        self.person = person
        self.table = table
        self.frames: list[Json] = []
        self.last: Json = {}
        self.facts: Json = {}
        self.word = word
        self._sent = 0
        # Listen now, so that the table never waits for the word of a seat that is not listening
        # yet.
        self._ahead = [self._receive(PATIENCE)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next frame."""
        frame = self._ahead.pop() if self._ahead else self._receive(timeout)
        self.frames.append(frame)
        if frame["type"] in ("full", "update"):
            self.last = frame
        self.facts = frame.get("facts", self.facts)
        return frame

    def _receive(self, timeout: float) -> Json:
        frame = read_frame(self.socket.recv(timeout))
        missing = frame.get("facts", {}).get("words_missing", ())
        if self.word is None or frame["type"] != "full":
            return frame
        if frame["seat"] in missing:
            self.send("word", word=self.word)
        other = 1 - (frame["seat"] or 0)
        if frame["mode"] == "screen" and other in missing:  # the other seat is this person's too
            word, self.word = self.word[::-1], None
            with self.person.sit(frame["table"], other, word=word) as opposite:
                opposite.hear_until("done")
        return frame

    def hear_until(self, kind: str, **fields: Any) -> Json:
        """The next frame of a kind with these fields."""
        while True:
            frame = self.hear()
            if frame["type"] == kind and all(frame[name] == fields[name] for name in fields):
                return frame

    def hear_facts(self, **facts: Any) -> Json:
        """Wait until the facts say so."""
        while not all(self.facts.get(name) == facts[name] for name in facts):
            self.hear()
        return self.facts

    def wait_to_act(self) -> bool:
        """Wait until this seat is to act; false when the game is over."""
        while True:
            if self.facts.get("status") == "over":
                return False
            if self.last.get("legal") and not self.facts["by_itself"]:
                return True
            self.hear()

    def send(self, kind: str, **fields: Any) -> str:
        self._sent += 1
        name = f"{kind}-{id(self)}-{self._sent}"
        self.send_frame({"type": kind, "id": name, **fields})
        return name

    def send_frame(self, frame: Json) -> None:
        self.socket.send(json.dumps(frame))

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a frame and wait for its answer."""
        name = self.send(kind, **fields)
        while True:
            frame = self.hear()
            if frame.get("id") == name:
                return frame

    def act(self, token: str | None = None) -> Json:
        """Act, by default with the first legal token, and wait for the answer."""
        chosen = self.last["legal"][0] if token is None else token
        version = self.last["version"]
        return self.ask("act", token=chosen, version=version)

    @property
    def version(self) -> int:
        return int(self.last.get("version", -1))


def two_at_a_table(server: AnyServer, game: str = "throne", **asked: Any) -> tuple[Seat, Seat]:
    """Anna on seat 0, Ben on seat 1, the cards dealt."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create(game, **{"seat": 0, **asked})
    ben.join(created)
    table = created["table"]["id"]
    seats = anna.sit(table), ben.sit(table)
    for seat in seats:
        seat.hear_facts(status="running")
        while seat.last.get("view") is None:
            seat.hear()
    return seats


def begin_clocks(server: Inside, table: str) -> None:
    """Both clocks have begun, as after the first moves."""

    def begin() -> None:
        room = server.lobby.rooms.find(table)
        assert room is not None
        assert room.table.clocks is not None
        for seat in (0, 1):
            room.table.clocks.acted(seat)
        room.timers.set_alarm()

    server.do(begin)


def catch_up(seat: Seat, version: int) -> None:
    while seat.version < version:
        seat.hear()


def let_the_computer_play(server: Inside, seat: Seat) -> None:
    """Beat by beat, at a server with this pace, until it is the turn of this seat. An answer
    without a choice takes a beat, too."""
    while seat.last.get("view") is None:
        seat.hear()
    while not seat.last["legal"] or seat.facts["by_itself"]:
        assert seat.facts["status"] == "running"
        version = seat.version
        server.advance(BEAT)
        catch_up(seat, version + 1)


def leave(server: Inside, seat: Seat) -> None:
    """Hang up, and wait until the table has noticed."""
    room = server.lobby.rooms.find(seat.table)
    assert room is not None
    seat.socket.close()
    server.until(lambda: not room.presence.is_there(seat.frames[0]["seat"]))
