"""Our players at a real server: they open and join tables, play, come back, and end."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn, get_args, get_type_hints

import pytest

from tests import programs
from tests.beside import beside
from tests.patience import PATIENCE
from tests.players.bots import EXAMPLES, bot
from tests.server import calling
from tests.server.client import Json, Person, Seat
from tests.server.conftest import Start
from tests.server.proxy import Line, faulty
from tests.server.running import Seeded
from zweikampf.cli import bot as bot_command
from zweikampf.engine import record as records
from zweikampf.engine.errors import OptionError, PlayerError, UnknownGame, ZweikampfError
from zweikampf.engine.reason import because
from zweikampf.engine.replay import verify
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.online import playing
from zweikampf.online.calls import Calls, OnlineError, invitation, origin_of
from zweikampf.online.playing import Rate, play
from zweikampf.online.seat import RemoteSeat
from zweikampf.players.opponents import opponent
from zweikampf.server.edge.wire.common import GameEnd
from zweikampf.terminal import words

PYTHON = f"cmd:{shlex.quote(str(EXAMPLES / 'bot.py'))}"


class Client:
    """A player and its calls."""

    def __init__(self, server: Seeded, player: str, calls: Calls | None = None) -> None:
        self.calls = calls or Calls(server.url)
        self.seat = RemoteSeat(lambda game: opponent(player, game, 7), player)
        self.table = ""

    def open(self, game: str, level: int | None = None) -> str:
        """A table for a friend, or against the computer; the link of the invitation."""
        asked = {"kind": "computer", "level": level} if level else {"kind": "friend"}
        made = self.calls.create({"game": game, "opponent": asked, "name": "Bot"})
        self.table = made["table"]["id"]
        return self.calls.origin + made["invite"]["path"] if made["invite"] else ""

    def join(self, link: str) -> None:
        _, self.table, key = invitation(link)
        self.calls.join(self.table, key, "Bot")

    def play(self) -> Json:
        try:
            play(self.calls, self.table, self.seat, pause=lambda seconds: None)
            self.seat.end()
        finally:
            self.seat.close()
        end: Json = self.seat.facts["end"]
        return end


def record_at(server: Seeded, table: str) -> records.Record:
    text = calling.get(f"{server.url}/api/tables/{table}/record").raise_for_status().text
    return records.loads(text)


@pytest.mark.parametrize("game", ["dwarves", "throne", "tower"])
def test_two_players_meet_by_an_invitation(game: str, server: Seeded) -> None:
    """Words, drawn seats, reactions in their time; and views that are objects again for ours."""
    one, two = Client(server, PYTHON), Client(server, "greedy")
    two.join(one.open(game))
    games = [beside(one.play), beside(two.play)]
    ends = [game.result(PATIENCE) for game in games]
    assert ends[0] == ends[1]
    assert ends[0]["how"] == "rules"
    assert {one.seat.seat, two.seat.seat} == {0, 1}
    assert verify(record_at(server, one.table)).sealed


@pytest.mark.parametrize("game", ["dwarves", "throne"])
def test_against_the_computer_over_a_bad_line(game: str, server: Seeded) -> None:
    """Questions with one answer are answered by the server; what is lost is sent again."""
    line = Line(server.ws, random.Random(11))

    class Behind(Calls):
        line = ""

    async def played() -> Json:
        async with faulty(line) as address:
            calls = Behind(server.url)
            calls.line = address
            client = Client(server, "random", calls)
            await asyncio.to_thread(client.open, game, 1)
            async with asyncio.timeout(PATIENCE):
                end = await asyncio.wrap_future(beside(client.play))
            assert verify(record_at(server, client.table)).sealed
            return end

    # A whole pack of faults, cuts among them. The number of frames depends on time, because what
    # happens fast is told together.
    while (before := line.frames) < 100:
        assert asyncio.run(played())["how"] == "rules"
        assert line.frames > before


def with_person(server: Seeded, client: Client) -> Seat:
    """A person at the table that the client has opened."""
    _, table, key = invitation(client.open("throne"))
    ben = Person(server, "Ben")
    ben.join({"table": {"id": table}, "invite": {"key": key}})
    return ben.sit(table)


def test_it_comes_back_to_a_server_that_was_started_again(start: Start) -> None:
    server = start()
    client = Client(server, PYTHON)
    seat = with_person(server, client)
    playing = beside(client.play)
    for _ in range(3):
        assert seat.wait_to_act()
        seat.act()
    person = seat.person
    server.kill()
    server.start()
    person.move_to(server)
    again = person.sit(seat.table)
    while again.wait_to_act():
        again.act()
    assert playing.result(PATIENCE)["how"] == "rules"
    assert verify(record_at(server, client.table)).sealed


def test_it_declines_offers_and_ends_when_the_other_resigns(server: Seeded) -> None:
    client = Client(server, "random")
    seat = with_person(server, client)
    playing = beside(client.play)
    assert seat.wait_to_act()
    seat.act()
    assert seat.wait_to_act()
    offered = seat.ask("offer", what="takeback", version=seat.version)
    assert offered["type"] == "done"
    while seat.facts["offers"]["takeback"] is not None:
        seat.hear()
    assert seat.ask("resign")["type"] == "done"
    end = playing.result(PATIENCE)
    assert (end["how"], end["winner"]) == ("resigned", client.seat.seat)


def test_a_player_that_fails_resigns(server: Seeded, tmp_path: Path) -> None:
    client = Client(server, bot(tmp_path, "def turn(message): sys.exit(1)"))
    client.open("throne", level=1)
    with pytest.raises(PlayerError) as raised:
        client.play()
    assert raised.value.code == "bot-ended"
    told = calling.get(f"{server.url}/api/tables/{client.table}")
    assert told.json()["end"]["how"] == "resigned"


@pytest.mark.parametrize(
    "error", [UnknownGame("chess", []), OptionError(because("unknown-option", option="colour"))]
)
def test_a_client_that_does_not_know_the_game_resigns(
    error: ZweikampfError, server: Seeded
) -> None:
    client = Client(server, "random")

    def make(game: str) -> NoReturn:
        raise error

    client.seat = RemoteSeat(make, "random")
    client.open("throne", level=1)
    with pytest.raises(type(error)):
        client.play()
    assert server.get(f"/api/tables/{client.table}")["end"]["how"] == "resigned"


@pytest.mark.parametrize(
    ("player", "game", "options", "code"),
    [
        ("random", "chess", {}, "unknown-game"),
        ("random", "throne", {"colour": "red"}, "unknown-option"),
        ("nobody", "throne", {}, "unknown-player"),
    ],
)
def test_a_table_that_cannot_be_played_at_is_not_joined(
    player: str, game: str, options: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Seen(Calls):
        def look(self, table: str) -> Json:
            return {"id": table, "game": game, "options": options}

        def join(self, table: str, key: str, name: str) -> Json:
            raise AssertionError

    monkeypatch.setattr(bot_command, "Calls", Seen)
    monkeypatch.setattr(sys, "path", list(sys.path))
    link = "http://127.0.0.1:9/t/0123456789abcdef#join=x"
    with pytest.raises(ZweikampfError) as raised:
        bot_command.command.main([player, "--table", link], standalone_mode=False)
    assert raised.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_says_how_a_game_ended(language: Language) -> None:
    """Every way to end it: names in place, and nothing is called drawn that was broken off."""
    texts = words.texts_of("throne", language)
    nobody = texts("bot-result", result="drawn", player="Bot")
    for how in get_args(get_type_hints(GameEnd)["how"]):
        for winner in (0, 1) if how in ("rules", "resigned", "time", "gone") else (None,):
            end = {"how": how, "winner": winner, "reason": "factions", "score": (2, 3)}
            said = bot_command.result(end, 0, ("Bot", "Ben"), "Bot", texts)
            assert "$" not in said
            assert (nobody in said) == (how == "agreed"), said
            loser = "" if winner is None else ("Ben", "Bot")[winner]
            assert how == "rules" or loser in said.split(". ", 1)[-1], said


class Lines:
    """Sockets that are lost: each brings the next frames, while a clock of its own runs."""

    def __init__(self, *brought: Sequence[Json]) -> None:
        self.now = 0.0
        self._brought = iter(brought)

    def pause(self, seconds: float) -> None:
        self.now += seconds

    @contextmanager
    def socket(self, *_: object) -> Iterator[Iterator[str]]:
        yield self._texts(next(self._brought, ()))

    def _texts(self, frames: Sequence[Json]) -> Iterator[str]:
        for frame in frames:
            yield json.dumps(frame)
        self.now += playing.PATIENCE / 2  # nothing happens for a while
        raise ConnectionResetError

    def play(self, monkeypatch: pytest.MonkeyPatch) -> RemoteSeat:
        monkeypatch.setattr(playing, "_socket", self.socket)
        seat = RemoteSeat(lambda game: opponent("random", game, 7), "random")
        play(Calls("http://127.0.0.1:9"), "table", seat, pause=self.pause, clock=lambda: self.now)
        return seat


FACTS: Json = {
    "status": "running",
    "words_missing": [],
    "can": {"resume": False},
    "offers": {"draw": [], "takeback": None},
    "by_itself": False,
}
FULL = {
    "type": "full", "version": 3, "game": "throne", "options": {}, "seat": 0, "view": {},
    "legal": [], "steps": [], "facts": FACTS,
}  # fmt: skip
STILL = {"type": "facts", "version": 3, "facts": FACTS}
OVER = {"type": "facts", "version": 3, "facts": {**FACTS, "status": "over"}}


def test_a_server_that_speaks_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game stands still, and however often the line is lost."""
    lines = Lines([FULL], *[[STILL]] * 20, [STILL, OVER])
    assert lines.play(monkeypatch).is_over
    assert lines.now > 10 * playing.PATIENCE


def test_a_server_that_is_silent_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if it opens sockets."""
    lines = Lines([FULL])
    with pytest.raises(OnlineError) as raised:
        lines.play(monkeypatch)
    assert raised.value.code == "server-not-reached"
    assert lines.now > playing.PATIENCE


def zweikampf(*arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": ""}
    return programs.run("zweikampf", arguments, env=env)


_FOR_ONE_GAME = """
class Mine:
    def __init__(self, game, seed): assert game.id == "throne"
    def choose(self, view, legal, budget): return legal[0]
"""


def test_the_command_opens_a_table_and_joins_one(server: Seeded, tmp_path: Path) -> None:
    """The one that joins plays one game only; the table says that it is this one."""
    (tmp_path / "mine.py").write_text(_FOR_ONE_GAME, encoding="utf-8")
    env = {**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": ""}
    asked = ["bot", "--server", server.url, "--open", "throne", "--name", "One", PYTHON]
    opened = programs.start("zweikampf", asked, env=env)
    assert opened.stdout is not None
    try:
        assert opened.stdout.readline().startswith("One plays")
        link = opened.stdout.readline().split()[-1]
        joined = zweikampf("bot", "--table", link, f"{tmp_path}/mine.py:Mine")
        rest = opened.stdout.read()
        assert opened.wait(PATIENCE) == 0
    finally:
        opened.kill()
        opened.stdout.close()
    assert joined.returncode == 0, joined.stderr
    results = [text.splitlines()[-2].split()[1] for text in (rest, joined.stdout)]
    assert sorted(results) in (["loses", "wins"], ["wins", "wins"])  # "Nobody wins"
    url = rest.split()[-1]
    assert joined.stdout.split()[-1] == url
    assert verify(records.loads(calling.get(url).text)).sealed


WIRE = Path(__file__).parents[2] / "docs" / "wire.md"


@pytest.mark.parametrize("game", ["dwarves", "throne"])
def test_the_bot_of_the_page_about_the_wire_plays(
    game: str, server: Seeded, tmp_path: Path
) -> None:
    """As a reader would run it: copied into a file."""
    (code,) = re.findall(r"^```python\n(.*?)^```", WIRE.read_text("utf-8"), re.M | re.S)
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    command = [sys.executable, str(tmp_path / "bot.py"), server.url, game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert "'how': 'rules'" in done.stdout
    assert verify(records.loads(calling.get(done.stdout.split()[-1]).text)).sealed


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["random"], "--table LINK or --open GAME"),
        (["random", "--open", "throne", "--table", "x"], "--table LINK or --open GAME"),
        (["random", "--table", "http://127.0.0.1/t/12"], "is not an invitation"),
        (["random", "--open", "throne", "--server", "ftp://x"], "is not the address of a server"),
        (["random", "--open", "throne", "--server", "http://127.0.0.1:9"], "cannot be reached"),
        (["random", "--open", "chess"], "no game called"),
        (["nobody", "--open", "throne"], "no player called"),
        (["random", "--table", "SERVER/t/0123456789abcdef#join=x"], "no such table"),
        (["random", "--open", "throne", "--level", "7", "--server", "SERVER"], "--level"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    arguments: list[str], says: str, server: Seeded
) -> None:
    result = zweikampf("bot", *(each.replace("SERVER", server.url) for each in arguments))
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1, result.stderr
    assert says in result.stderr


def test_a_busy_server_is_asked_again_when_it_says_so(start: Start) -> None:
    server = start(CALLS=1, CALLS_SECONDS=30)
    waited: list[float] = []
    calls = Calls(server.url, pause=waited.append)
    asked = {"game": "throne", "opponent": {"kind": "friend"}, "name": "Bot"}
    for _ in range(2):  # the first one, without a cookie, is another guest's
        calls.create(asked)
    with pytest.raises(OnlineError) as raised:
        calls.create(asked)
    assert raised.value.code == "too-fast"
    assert len(waited) == 10
    assert all(1 <= seconds <= 30 for seconds in waited)


def test_frames_keep_to_the_rate_of_a_server() -> None:
    now, sent = [0.0], []
    rate = Rate(lambda: now[0], lambda seconds: now.__setitem__(0, now[0] + seconds))
    for _ in range(500):
        rate.wait()
        sent.append(now[0])
        now[0] += 1 / 64  # exact in floating point
    for at, moment in enumerate(sent):
        within = [other for other in sent[: at + 1] if other > moment - playing.FRAME_SECONDS]
        assert len(within) <= playing.FRAMES
    assert playing.FRAMES < 60


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://Cards.Example.org/", "https://cards.example.org"),
        ("https://cards.example.org:443/t/1#join=2", "https://cards.example.org"),
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("localhost:8000", "http://localhost:8000"),
        ("http://[::1]:8000/", "http://[::1]:8000"),
    ],
)
def test_an_address_becomes_an_origin(given: str, origin: str) -> None:
    assert origin_of(given) == origin


@pytest.mark.parametrize("text", ["", "ftp://x", "http://", "http://a@b", "http://x:y", "http://["])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(OnlineError) as raised:
        origin_of(text)
    assert raised.value.code == "bad-address"
