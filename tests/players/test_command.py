"""Programs as players: what they are told, what they may do, and what happens if they fail."""

from __future__ import annotations

import gc
import json
import os
import shlex
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.players.bots import EXAMPLES, bot
from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import PlayerError
from zweikampf.engine.texts import LANGUAGES, Texts
from zweikampf.lab.match import Match, Pair
from zweikampf.lab.playing import play_pair
from zweikampf.players import child, conversation
from zweikampf.players.child import Child, TooSlow
from zweikampf.players.command import CommandPlayer, with_move_time
from zweikampf.players.opponents import opponent
from zweikampf.players.player import NO_BUDGET, Budget, Player
from zweikampf.players.table_talk import Seated

GAMES = ["dwarves", "throne", "tower"]


def new_duel(game: str = "throne", seed: int = 5) -> Duel:
    found = registry.find(game)
    return Duel(found, found.options.parse({}), SeededDealer(seed))


def play(duel: Duel, players: Sequence[Seated], plies: int = 10_000) -> None:
    while duel.state.actor != actors.OVER and duel.ply < plies:
        seat = duel.state.actor
        duel.submit(seat, players[seat].choose())


@pytest.mark.match
@pytest.mark.parametrize(
    ("program", "game"),
    [*(("bot.py", game) for game in GAMES), ("bot.mjs", "throne"), ("bot.sh", "dwarves")],
)
def test_an_example_plays_a_match(program: str, game: str) -> None:
    name = f"cmd:{shlex.quote(str(EXAMPLES / program))}"
    result = play_pair(Match(game, (name, "random"), seed=3), Pair(0, 1, 0)).result
    assert all(game.actions > 20 for game in result.games)
    assert play_pair(Match(game, (name, "random"), seed=3), Pair(0, 1, 0)).result == result


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where transcripts are."""
    folder = tmp_path / "said" / "here"
    monkeypatch.setenv("ZWEIKAMPF_TRANSCRIPT", str(folder))
    return folder


def lines_of(folder: Path) -> list[tuple[str, str]]:
    """Direction and line of the only transcript; its times do not go back."""
    (path,) = folder.iterdir()
    lines = [line.split(maxsplit=2) for line in path.read_text("utf-8").splitlines()]
    times = [float(line[0]) for line in lines]
    assert times == sorted(times)
    return [(line[1], line[2]) for line in lines]


def messages_of(folder: Path, direction: str = ">") -> list[dict[str, Any]]:
    return [json.loads(line) for way, line in lines_of(folder) if way == direction]


@pytest.mark.parametrize("game", GAMES)
def test_a_program_is_told_what_its_seat_may_know(game: str, tmp_path: Path, said: Path) -> None:
    duel = new_duel(game)
    player = opponent(bot(tmp_path), game, seed=1)
    seats = [Seated(player, duel, 0), Seated(opponent("random", game, 2), duel, 1)]
    expected, told = [], 0
    while duel.state.actor != actors.OVER:
        seat = duel.state.actor
        if seat == 0:
            events = [event.json() for event in duel.seen_events(0, told)]
            view, legal = duel.view(0).json(), duel.legal(0)
            expected.append(json.loads(json.dumps([view, events, legal])))
            told = duel.ply
        duel.submit(seat, seats[seat].choose())
    for each in seats:
        each.end()
        each.close()
    messages = messages_of(said)
    turns = [message for message in messages if message["type"] == "turn"]
    assert [[each["view"], each["events"], each["legal"]] for each in turns] == expected
    assert [message["type"] for message in messages if message["type"] != "turn"] == [
        "hello", "new", "over", "quit",
    ]  # fmt: skip
    outcome = duel.state.outcome()
    assert outcome is not None
    assert messages[-2]["outcome"] == outcome.json()
    rest = [event.json() for event in duel.seen_events(0, told)]
    assert messages[-2]["events"] == json.loads(json.dumps(rest))
    assert len(messages_of(said, "<")) == len(turns) + 1


def test_a_new_game_says_who_plays_what(tmp_path: Path, said: Path) -> None:
    duel = new_duel()
    player = opponent(bot(tmp_path, seconds="7s"), "throne", seed=2**40 + 9)
    for _ in range(2):  # in one process
        seat = Seated(player, duel, duel.state.actor)
        seat.choose(Budget(milliseconds=50))
        seat.end()
    seat.close()
    hello, new, turn, over, again, *_ = messages_of(said)
    assert hello == {"type": "hello", "protocol": 1, "name": "Zweikampf"}
    assert new == {
        "type": "new",
        "id": "0",
        "game": "throne",
        "rules": duel.game.version,
        "options": duel.options.texts(),
        "seat": duel.state.actor,
        "seed": 9,
    }
    assert (again["id"], again["seed"]) == ("1", 10)
    assert (turn["limit_ms"], turn["budget_ms"], turn["budget_iterations"]) == (7000, 50, None)
    assert over["outcome"] is None  # it was not played to its end
    assert lines_of(said)[-1] == ("#", "ended with 0")


def test_a_player_that_is_told_nothing_else_plays_too(tmp_path: Path, said: Path) -> None:
    duel = new_duel()
    seat = duel.state.actor
    player = opponent(bot(tmp_path), "throne", seed=1)
    assert player.choose(duel.view(seat), duel.legal(seat)) == duel.legal(seat)[0]
    Seated(player, duel, seat).close()
    assert messages_of(said)[1]["options"] is None


class Listener:
    """A player in Python that writes down what it is told."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def begin(self, options: Any, seat: int) -> None:
        self.heard.append(("begin", seat))

    def saw(self, events: Sequence[Any]) -> None:
        self.heard += [event.json() for event in events]

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        self.heard.append("asked")
        return legal[0]

    def end(self, outcome: Any) -> None:
        self.heard.append(outcome)


def test_after_an_undo_the_game_is_told_again() -> None:
    duel, listener = new_duel(), Listener()
    other: Player = opponent("random", "throne", 1)
    seats = [Seated(listener, duel, 0), Seated(other, duel, 1)]
    play(duel, seats, plies=60)
    del listener.heard[:]
    duel.rewind(next(ply for ply in range(56, 0, -1) if duel.acted_by[ply] == 0))
    seats[0].choose()
    events = [event.json() for event in duel.seen_events(0)]
    assert listener.heard == [("begin", 0), *events, "asked"]
    play(duel, seats)
    seats[0].end()
    assert listener.heard[-1] == duel.state.outcome()
    told = [each for each in listener.heard if isinstance(each, dict)]
    assert told == [event.json() for event in duel.seen_events(0)]
    seats[1].end()  # a simple player is told nothing
    seats[1].close()


FAILURES = {
    "bot-ended": ("def turn(message): sys.exit('over and out')", "over and out"),
    "bot-bad-line": ("def turn(message): say('[1]')", "[1]"),
    "bot-line-too-long": ("def turn(message): say('x' * 70000)", "65,536"),
    "bot-illegal-move": ("def turn(message): say({'type': 'move', 'token': 'no'})", "no"),
    "bot-other-protocol": ("HELLO['protocol'] = 2", "2"),
    "bot-start-too-late": ("def hello(message): hang()", ""),
    "bot-move-too-late": ("def turn(message): hang()", ""),
}


@pytest.mark.parametrize("code", FAILURES)
def test_a_bot_that_fails_is_named_and_gone(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has started another process, which is gone too: both hold a pipe open while they live."""
    held = tmp_path / "held"
    os.mkfifo(held)
    reader = os.open(held, os.O_RDONLY | os.O_NONBLOCK)
    sleeper = [sys.executable, "-S", "-E", "-c", "import time; time.sleep(1000)"]
    begin = f"fd = os.open({str(held)!r}, os.O_WRONLY)\n"
    begin += f"subprocess.Popen({sleeper!r}, pass_fds=[fd])\n"
    if code == "bot-start-too-late":
        monkeypatch.setattr(conversation, "START_SECONDS", 1.0)
    limit = "50ms" if code == "bot-move-too-late" else ""
    wrong, told = FAILURES[code]
    player = opponent(bot(tmp_path, begin + wrong, seconds=limit), "throne", seed=1)
    duel = new_duel()
    seat = Seated(player, duel, duel.state.actor)
    with pytest.raises(PlayerError) as raised:
        seat.choose()
    assert raised.value.code == code
    assert told in str(raised.value)
    for language in LANGUAGES:
        assert "$" not in Texts(language, "zweikampf.engine").reason(raised.value.reason)
    os.set_blocking(reader, True)
    assert os.read(reader, 1) == b""  # everyone who could write is gone
    os.close(reader)
    if code == "bot-ended":
        assert capsys.readouterr().err == "over and out\n"
    seat.close()  # does no harm


@pytest.mark.parametrize("line", ["no json", '"text"', '{"kind": "move"}', "{" * 20_000, "\\xff"])
def test_a_line_that_is_no_message_is_refused(line: str, tmp_path: Path) -> None:
    name = bot(tmp_path, f"def turn(message): say({line!r})")
    duel = new_duel()
    with pytest.raises(PlayerError) as raised:
        Seated(opponent(name, "throne", 1), duel, duel.state.actor).choose()
    assert raised.value.code == "bot-bad-line"


def test_a_move_without_a_token_is_refused(tmp_path: Path) -> None:
    name = bot(tmp_path, "def turn(message): say({'type': 'move', 'token': 3})")
    duel = new_duel()
    with pytest.raises(PlayerError) as raised:
        Seated(opponent(name, "throne", 1), duel, duel.state.actor).choose()
    assert raised.value.code == "bot-bad-line"


def test_unknown_messages_are_ignored(tmp_path: Path) -> None:
    code = """
def hello(message): say({"type": "news"}); say({**HELLO, "more": 1})
def turn(message):
    say({"type": "info", "text": "thinking"})
    say({"type": "move", "token": message["legal"][0], "comment": "why not", "more": {}})
"""
    duel = new_duel()
    seat = Seated(opponent(bot(tmp_path, code), "throne", 1), duel, duel.state.actor)
    assert seat.choose() in duel.legal(duel.state.actor)
    seat.close()


def test_a_failed_bot_is_started_again_for_the_next_game(tmp_path: Path, said: Path) -> None:
    once = tmp_path / "failed"
    code = f"""
def turn(message):
    if not os.path.exists({str(once)!r}):
        open({str(once)!r}, "w").close()
        os._exit(3)
    say({{"type": "move", "token": message["legal"][0]}})
"""
    player = opponent(bot(tmp_path, code), "throne", 1)
    duel = new_duel()
    with pytest.raises(PlayerError, match="3"):
        Seated(player, duel, duel.state.actor).choose()
    seat = Seated(player, duel, duel.state.actor)
    assert seat.choose() in duel.legal(duel.state.actor)
    seat.close()
    assert len(list(said.iterdir())) == 2


def test_a_bot_that_does_not_quit_is_killed(
    tmp_path: Path, said: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child, "QUIT_SECONDS", 0.05)
    duel = new_duel()
    seat = Seated(
        opponent(bot(tmp_path, "def quit(message): hang()"), "throne", 1), duel, duel.state.actor
    )
    seat.choose()
    seat.close()
    assert lines_of(said)[-1] == ("#", f"ended with {-signal.SIGKILL}")


def test_standard_error_is_in_the_transcript(tmp_path: Path, said: Path) -> None:
    code = "def new(message): print('half a thought', end='', file=sys.stderr, flush=True)"
    duel = new_duel()
    seat = Seated(opponent(bot(tmp_path, code), "throne", 1), duel, duel.state.actor)
    seat.choose()
    seat.close()
    assert ("!", "half a thought") in lines_of(said)


def test_a_child_that_reads_nothing_is_too_slow(tmp_path: Path) -> None:
    """More than a pipe holds: writing must not wait for ever either."""
    sleeper = [sys.executable, "-S", "-E", "-c", "import time; time.sleep(1000)"]
    started = Child(sleeper, lambda line: None)
    started.send(b"x" * 1_000_000)
    with pytest.raises(TooSlow):
        started.receive(monotonic() + 0.05)
    assert started.end() == -signal.SIGKILL


def test_a_player_that_is_forgotten_ends_its_program(tmp_path: Path, said: Path) -> None:
    duel = new_duel()
    seat = Seated(opponent(bot(tmp_path), "throne", 1), duel, duel.state.actor)
    seat.choose()
    player = seat.player
    assert isinstance(player, CommandPlayer)
    assert player._bot is not None
    pid = player._bot._child.pid
    del seat, player
    gc.collect()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("cmd:", "bad-command"),
        ("cmd:   ", "bad-command"),
        ("cmd:'open", "bad-command"),
        ("cmd@99999999s:true", "bad-command"),
        ("cmd:./no/such/program", "no-such-program"),
        (f"cmd:{Path(__file__)}", "no-such-program"),  # not executable
        ("cmd@0s:true", "bad-command"),
        ("cmd@x:true", "bad-command"),
        ("cmd@5:true", "bad-command"),
        ("cmd@5h:true", "bad-command"),
        ("no/such/file.py:Mine", "no-player-file"),
        ("./file.py:Mine", "no-player-file"),
    ],
)
def test_a_wrong_name_starts_nothing(name: str, code: str) -> None:
    with pytest.raises(PlayerError) as raised:
        opponent(name, "throne", seed=1)
    assert raised.value.code == code


def test_a_program_that_cannot_be_run_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("neither a script nor a program\n", encoding="utf-8")
    broken.chmod(0o755)
    duel = new_duel()
    player = opponent(f"cmd:{broken}", "throne", 1)
    with pytest.raises(PlayerError) as raised:
        Seated(player, duel, duel.state.actor).choose()
    assert raised.value.code == "bot-not-started"


def test_a_transcript_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("ZWEIKAMPF_TRANSCRIPT", str(tmp_path / "file"))
    duel = new_duel()
    with pytest.raises(PlayerError) as raised:
        Seated(opponent(bot(tmp_path), "throne", 1), duel, duel.state.actor).choose()
    assert raised.value.code == "transcript-not-written"


def test_a_time_limit_is_part_of_the_name() -> None:
    assert with_move_time("cmd:./mine --deep", 2.5) == "cmd@2500ms:./mine --deep"
    assert with_move_time("cmd@1s:./mine", 2.5) == "cmd@1s:./mine"
    assert with_move_time("level3", 2.5) == "level3"
    assert with_move_time("cmd:./mine", None) == "cmd:./mine"


def test_a_class_is_found_by_the_path_of_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "players").mkdir()
    (tmp_path / "players" / "own_helper.py").write_text("def pick(legal): return legal[-1]\n")
    code = """
import own_helper
class Mine:
    made = 0
    def __init__(self, game, seed):
        Mine.made += 1
    def choose(self, view, legal, budget=None):
        return own_helper.pick(legal)
"""
    (tmp_path / "players" / "mine.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    duel = new_duel()
    seat = duel.state.actor
    for name in ("players/mine.py:Mine", "./players/mine.py:Mine"):
        player = opponent(name, "throne", 1)
        assert player.choose(duel.view(seat), duel.legal(seat)) == duel.legal(seat)[-1]
    assert getattr(type(player), "made") == 2  # noqa: B009  the file is loaded once
