"""What is logged holds no secret, no card, no name and no token, even when something fails."""

from __future__ import annotations

import ast
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel
from websockets.exceptions import ConnectionClosed

import zweikampf.server
from tests.players.bots import bot
from tests.server.client import Person
from tests.server.databases import execute, rows
from tests.server.running import Seeded
from zweikampf.engine.errors import Refused
from zweikampf.engine.reason import because
from zweikampf.server.limits import Buckets
from zweikampf.server.log import JsonLines
from zweikampf.server.metrics import LINE_SECONDS, LINES, Metrics
from zweikampf.server.refusing import note_refusal

NAME = "Brunhilde-Xy"
SECRET = re.compile(r"[0-9a-f]{32}")  # secrets, hashes and keys; the ids of tables are shorter


def make_fail(url: str, table: str) -> None:
    """Nothing can be added to a table any more, and the database gives details about it."""
    if url.startswith("sqlite"):
        execute(
            url,
            f"CREATE TRIGGER made_to_fail BEFORE INSERT ON {table} "
            "BEGIN SELECT RAISE(ABORT, 'made to fail'); END",
        )
    else:
        execute(url, f"ALTER TABLE {table} ADD CONSTRAINT made_to_fail CHECK (FALSE) NOT VALID")


def make_work(url: str, table: str) -> None:
    if url.startswith("sqlite"):
        execute(url, "DROP TRIGGER made_to_fail")
    else:
        execute(url, f"ALTER TABLE {table} DROP CONSTRAINT made_to_fail")


def lines(captured: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in captured.splitlines()]


def test_a_store_that_fails_tells_the_log_nothing(
    database: str, capfd: pytest.CaptureFixture[str]
) -> None:
    asked = {"opponent": {"kind": "computer", "level": 1}, "seat": 0}
    with Seeded(database) as server:
        anna = Person(server, NAME)
        table = anna.create("throne", **asked)["table"]["id"]
        make_fail(database, "entries")
        with pytest.raises(ConnectionClosed):
            anna.sit(table).hear_until("nothing")
        make_work(database, "entries")
        body = {"game": "throne", "name": NAME, "opponent": {"kind": "friend"}}
        for name in ("tables", "seats", "guests"):
            make_fail(database, name)
            guest = Person(server) if name == "guests" else anna
            failed = guest.http.post("/api/tables", json=body)
            assert failed.status_code == 500
            assert failed.json() == {"reason": {"code": "internal-error", "values": {}}}
            assert "default-src 'none'" in failed.headers["content-security-policy"]
            make_work(database, name)
        seat = anna.sit(table)
        assert seat.wait_to_act()
    logged = capfd.readouterr().err
    events = [line["event"] for line in lines(logged)]
    assert events == ["not-stored", *["call-failed"] * 3], "each failure once"
    assert all(re.search("made.to.fail", line["trace"]) for line in lines(logged))
    assert all(name in logged for name in ("entries", "tables", "seats", "guests"))
    [(secret, deal)] = rows(
        database,
        "SELECT secret, text FROM tables JOIN entries ON table_id = id WHERE number = 0",
    )
    assert secret not in logged
    assert deal not in logged
    assert not re.search(r"\b([A-Z][0-9] ){3}", logged), "not even a part of a deal"
    assert NAME not in logged
    assert anna.cookie not in logged
    assert not SECRET.search(logged)


def test_a_value_that_is_there_already_is_not_quoted(
    database: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """PostgreSQL says which key is there twice."""
    with Seeded(database, LOG="debug") as server:
        anna = Person(server, NAME)
        created = anna.create()
        [(invite,)] = rows(database, "SELECT invite FROM tables")
        execute(database, "UPDATE tables SET invite = NULL")
        execute(database, "CREATE UNIQUE INDEX one_name ON guests (name)")
        body = {"game": "throne", "name": NAME, "opponent": {"kind": "friend"}}
        assert Person(server).http.post("/api/tables", json=body).status_code == 500
    logged = capfd.readouterr().err
    assert "one_name" in logged or "guests.name" in logged
    for private in (NAME, invite, created["invite"]["key"], anna.cookie):
        assert private not in logged
    assert not SECRET.search(logged)


CARD = "K9"
_CLASSES = f"""
class Clumsy:
    def __init__(self, game, seed): print("{CARD}")
    def choose(self, view, legal, budget):
        raise ValueError("{CARD}", legal)

class Cheat(Clumsy):
    def choose(self, view, legal, budget):
        return "{CARD}"

class Broken(Clumsy):
    def __init__(self, game, seed): self.cards["{CARD}"]
"""
FAILING = {
    "illegal": r"bot-illegal-move \(status -9\)",
    "silent": r"bot-ended \(status -?\d+\)",
    "clumsy": r"ValueError at FOLDER/mine\.py:5",
    "cheat": "not a legal move",
    "broken": r"player-not-made: AttributeError at FOLDER/mine\.py:12",
    "absent": r"player-not-made: AttributeError at .*/zweikampf/players/foreign\.py:\d+",
    "garbled": r"player-not-made: SyntaxError at .*, FOLDER/garbled\.py:1",
}


def failing_bots(folder: Path) -> Path:
    """The list of a server's bots: each knows a card and tells everyone."""
    loud = f"def new(message): print({CARD!r}, file=sys.stderr, flush=True)\n"
    (folder / "mine.py").write_text(_CLASSES, encoding="utf-8")
    (folder / "garbled.py").write_text(f"{CARD} {CARD}\n", encoding="utf-8")
    players = {
        "illegal": bot(
            folder, f"{loud}def turn(message): say({{'type': 'move', 'token': {CARD!r}}})"
        ),
        "silent": bot(folder, f"{loud}def turn(message): sys.exit({CARD!r})"),
        "clumsy": f"{folder}/mine.py:Clumsy",
        "cheat": f"{folder}/mine.py:Cheat",
        "broken": f"{folder}/mine.py:Broken",
        "absent": f"{folder}/mine.py:{CARD}",
        "garbled": f"{folder}/garbled.py:Mine",
    }
    path = folder / "bots.toml"
    path.write_text(
        "".join(
            f'[{name}]\nde = "B"\nen = "B"\nplayer = {json.dumps(player)}\n'
            for name, player in players.items()
        ),
        encoding="utf-8",
    )
    return path


def test_a_bot_that_fails_tells_the_log_what_and_where_but_no_card(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = failing_bots(tmp_path)
    with Seeded(tmp_path / "store.db", LOG="info", BOTS=path) as server:
        anna = Person(server, NAME)
        tables = {}
        for name in FAILING:
            created = anna.create("throne", opponent={"kind": "bot", "bot": name}, seat=0)
            tables[created["table"]["id"]] = name
            seat = anna.sit(created["table"]["id"])
            while not any(
                step["actor"] == 1 for frame in seat.frames for step in frame.get("steps", ())
            ):
                seat.wait_to_act()
                seat.act()
            seat.ask("resign")
    logged = capfd.readouterr().err
    told: dict[str, set[str]] = {}
    for line in lines(logged):
        if line["event"] == "player-failed":
            assert line.keys() == {"at", "level", "event", "table", "bot", "why"}
            assert line["bot"] == tables[line["table"]]
            told.setdefault(line["bot"], set()).add(line["why"])
    assert CARD not in logged
    assert told.keys() == FAILING.keys()
    for name, expected in FAILING.items():
        (why,) = told[name]
        assert re.fullmatch(expected.replace("FOLDER", re.escape(str(tmp_path))), why)


class _Model(BaseModel):
    number: int


def _raise_chain() -> None:
    try:
        try:
            raise KeyError("K3")
        except KeyError:
            int("K4")
    except ValueError as error:
        raise Refused(because("not-your-turn", card="K5"), "K6", "K7") from error


def _raise_model() -> None:
    _Model.model_validate({"number": "K8"})


def _raise_group() -> None:
    raise ExceptionGroup("K8", [ValueError("K9"), OSError(28, "No space left on device")])


@pytest.mark.parametrize(
    ("work", "kinds"),
    [
        (_raise_chain, ["KeyError: ", "ValueError: ", "Refused: not-your-turn"]),
        (_raise_model, ["ValidationError: "]),
        (_raise_group, ["ExceptionGroup: ", "ValueError: ", "OSError: [Errno 28] No space left"]),
    ],
)
def test_a_trace_says_where_and_what_kind_but_quotes_nothing(work: Any, kinds: list[str]) -> None:
    with pytest.raises(Exception) as caught:
        work()
    info = (caught.type, caught.value, caught.tb)
    record = logging.LogRecord("zweikampf", logging.ERROR, "x.py", 1, "failed", None, info)
    trace: str = json.loads(JsonLines().format(record))["trace"]
    assert work.__name__ in trace
    places = [trace.index(kind) for kind in kinds]
    assert places == sorted(places)
    said = [line for line in trace.splitlines() if not line.startswith(" ")]  # no source code
    assert not re.search(r"K\d", "".join(said))


def refusals(captured: str) -> list[dict[str, Any]]:
    return [
        {name: value for name, value in line.items() if name not in ("at", "level", "event")}
        for line in lines(captured)
        if line["event"] == "refused"
    ]


def test_everything_that_is_refused_has_one_line_without_cards_or_names(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    told: list[dict[str, Any]] = []
    with Seeded(tmp_path / "store.db", LOG="info") as server:
        anna, eve = Person(server, NAME), Person(server, NAME)
        created = anna.create("throne", opponent={"kind": "computer", "level": 1}, seat=0)
        table = created["table"]["id"]
        seat = anna.sit(table)
        seat.wait_to_act()
        here = {"way": "socket", "table": table}
        version, hidden = seat.version, seat.last["view"]["pool"][0]
        for watching, kind, fields in (
            (False, "act", {"token": hidden, "version": version}),
            (False, "act", {"token": NAME, "version": version}),
            (False, "act", {"token": seat.last["legal"][0], "version": version + 1}),
            (False, "offer", {"what": "draw", "version": version}),
            (False, "claim", {"how": "win"}),
            (True, "resign", {}),
        ):
            asks = eve.sit(table) if watching else seat
            answer = asks.ask(kind, **fields)
            told.append({"code": answer["reason"]["code"], **here})
        seat.send_frame({"type": NAME, "id": hidden})
        told.append({"code": seat.hear_until("refused")["reason"]["code"], **here})
        for path, body in (
            (f"/api/tables/{hidden}", None),
            (f"/api/tables/{table}/join", {"key": NAME, "name": NAME}),
            ("/api/tables", {"game": NAME}),
            (f"/api/{NAME}", None),
        ):
            call = eve.http.get(path) if body is None else eve.http.post(path, json=body)
            told.append({"code": call.json()["reason"]["code"], "way": "call"})
        turned_away = eve.sit(table, 0).hear()
        told.append({"code": turned_away["reason"]["code"], "way": "socket"})
    logged = capfd.readouterr().err
    assert refusals(logged) == told
    assert len({each["code"] for each in told}) > 8
    for private in (NAME, hidden, anna.cookie, created["table"]["commitment"]):
        assert private not in logged


def test_many_refusals_of_a_kind_do_not_fill_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    metrics = Metrics()
    metrics.refusal_lines = Buckets(LINES, LINE_SECONDS, clock=lambda: 0.0)
    with caplog.at_level(logging.INFO, "zweikampf"):
        for _ in range(2 * LINES):
            note_refusal(metrics, "unknown-host", "call")
        note_refusal(metrics, "bad-frame", "socket")
    assert len(caplog.records) == LINES + 1
    counted = metrics.registry.get_sample_value("zweikampf_refused_total", {"code": "unknown-host"})
    assert counted == 2 * LINES  # all of them


# What tells a client that something is refused, and what writes that down.
TELL = re.compile(r"(frames\.refused|refusal_response|refusal_page|_turn_away)$")
WRITE_DOWN = re.compile(r"(note_refusal|_count|_note_failure|trouble)$")
TOLD_ELSEWHERE = {"_turn_away", "refusal_response", "refusal_page", "refused"}  # what they call


def test_nothing_is_refused_anywhere_without_a_line() -> None:
    silent = []
    seen = 0
    for path in Path(zweikampf.server.__file__).parent.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            calls = {
                ast.unparse(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)
            }
            if any(TELL.search(each) for each in calls) and function.name not in TOLD_ELSEWHERE:
                seen += 1
                if not any(WRITE_DOWN.search(each) for each in calls):
                    silent.append(f"{path.name}: {function.name}")
    assert silent == []
    assert seen > 5
