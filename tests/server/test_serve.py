"""The command: flags, the printed address, a clean stop, trouble in one sentence."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from zweikampf.server.settings import Settings, database_url


def serve(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "zweikampf", "serve", *arguments],
        env={**os.environ, "LC_ALL": "C", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_serve_prints_its_address_and_stops_when_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    running = serve("--port", "0", "--database", database)
    assert running.stdout is not None
    url = running.stdout.readline().split()[-1]
    assert httpx.get(url + "health").json()["status"] == "ready"
    assert "Zweikampf" in httpx.get(url).text
    running.send_signal(signal.SIGTERM)
    _, logged = running.communicate(timeout=10)
    assert '"event": "stopped"' in logged
    assert "Traceback" not in logged
    assert (tmp_path / "new" / "tables.db").exists()


def test_strangers_cannot_fill_the_log(tmp_path: Path) -> None:
    running = serve("--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert running.stdout is not None
    port = int(running.stdout.readline().rstrip("/\n").rsplit(":", 1)[1])
    for nonsense in (
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        b"GET /api/" + b"x" * 20_000,
    ):
        with socket.create_connection(("127.0.0.1", port), 20) as line:
            line.sendall(nonsense)
            assert line.recv(1)
    running.send_signal(signal.SIGINT)
    _, logged = running.communicate(timeout=20)
    events = [json.loads(line)["event"] for line in logged.splitlines()]
    assert events == ["started", "stopped"]


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database")
    for url in (f"sqlite:///{tmp_path}/file", "nonsense", f"sqlite:///{tmp_path}/file/x.db"):
        out, error = serve("--port", "0", "--database", url).communicate(timeout=20)
        assert out == ""
        assert error.startswith("The database cannot be opened: ")
        assert len(error.splitlines()) == 1


def test_flags_and_environment_make_the_settings() -> None:
    assert Settings(port=1).port == 1
    assert database_url("postgres://a@b/c") == "postgresql+psycopg://a@b/c"
    assert database_url("sqlite:///x") == "sqlite:///x"


def test_the_server_never_allows_decks_by_path() -> None:
    """The command line does; so the two must not live in one process."""
    code = (
        "import zweikampf.server.run, zweikampf.server.thinker, sys\n"
        "from zweikampf.games.dwarves import decks\n"
        "assert not decks._paths_are_allowed\n"
        "assert not any(name.startswith('zweikampf.terminal') for name in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_settings_that_are_not_right_are_a_sentence_each(tmp_path: Path) -> None:
    wrong = {
        "ZWEIKAMPF_DRAIN_SECONDS": "soon",
        "ZWEIKAMPF_METRICS_PORT": "70000",
        "ZWEIKAMPF_PUBLIC_URL": "cards.example.org",
        "ZWEIKAMPF_TRUSTED_PROXIES": "everybody",
    }
    process = serve("--port", "0", "--database", f"sqlite:///{tmp_path}/x.db", **wrong)
    out, error = process.communicate(timeout=20)
    assert (out, process.returncode) == ("", 2)
    lines = error.splitlines()
    assert len(lines) == len(wrong)
    for name in wrong:
        assert any(line.startswith(f"The setting {name} is not right: ") for line in lines), name
