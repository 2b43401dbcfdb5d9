"""The command: flags, the printed address, a clean stop, errors in one sentence."""

from __future__ import annotations

import errno
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server import calling
from tests.server.running import refused
from zweikampf.server.edge.net.listening import listen, why_not
from zweikampf.server.settings import Settings, database_url


def serve(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "zweikampf", "serve", *arguments],
        env={**os.environ, "LC_ALL": "C"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_serve_prints_its_address_and_stops_when_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    running = serve("--port", "0", "--database", database)
    assert running.stdout is not None
    url = running.stdout.readline().split()[-1]
    assert calling.get(url + "health").json()["status"] == "ready"
    assert "Zweikampf" in calling.get(url).text
    running.send_signal(signal.SIGTERM)
    _, logged = running.communicate(timeout=PATIENCE)
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
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            line.sendall(nonsense)
            assert line.recv(1)
    running.send_signal(signal.SIGINT)
    _, logged = running.communicate(timeout=PATIENCE)
    first, *told, last = [json.loads(line) for line in logged.splitlines()]
    assert (first["event"], last["event"]) == ("started", "stopped")
    # One line each, and only a few of a kind: see test_log.py.
    assert {(line["event"], line["way"]) for line in told} == {("refused", "call")}
    assert len(told) == 3


def complained(**settings: str) -> str:
    """The one sentence of a server that does not start with these settings."""
    result = refused(**{name.upper(): value for name, value in settings.items()})
    assert (result.stdout, result.returncode) == ("", 2)
    assert result.stderr.count("\n") == 1, result.stderr
    for foreign in ("sqlalchemy", "SQLAlchemy", "psycopg.", "Errno", '"event"', "Traceback"):
        assert foreign not in result.stderr
    return result.stderr.strip()


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("sqlite:///{}/file", "The database cannot be opened: file is not a database"),
        ("sqlite:///{}/file/x.db", "The database cannot be opened: Not a directory ("),
        ("nonsense", "“nonsense” is not the address of a database. Write sqlite:///FILE"),
        ("mysql://me:pw@there/x", "“mysql://me:***@there/x” is not the address of a database."),
        ("sqlite+nothing:///x.db", "“sqlite+nothing:///x.db” is not the address of a database."),
        ("postgresql://me:pw@there:port/x", "“postgresql://me:***@there:port/x” is not the"),
        ("postgresql://me:pw@127.0.0.1:1/x", "The database cannot be opened: connection failed:"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence(
    url: str, says: str, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no database")
    said = complained(database=url.format(tmp_path))
    assert said.startswith(says)
    assert "pw" not in said


def test_a_port_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    """And no database is made before it is known."""
    database = f"sqlite:///{tmp_path}/new/x.db"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = complained(port=port, database=database)
    assert said.startswith(f"Port {port} is already in use at 127.0.0.1.")
    said = complained(host="192.0.2.1", database=database)
    assert said.startswith("This machine has no address 192.0.2.1.")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (OSError(errno.EADDRINUSE, "used"), "port-taken"),
        (OSError(errno.EADDRNOTAVAIL, "elsewhere"), "address-not-here"),
        (socket.gaierror(-2, "no name"), "address-not-here"),
        (OSError(errno.EACCES, "rights"), "port-not-allowed"),
        (OSError(errno.ENOBUFS, "odd"), "port-not-opened"),
    ],
)
def test_each_trouble_with_a_port_has_its_sentence(error: OSError, code: str) -> None:
    assert why_not("127.0.0.1", 80, error).code == code


def test_all_addresses_of_a_name_have_the_same_port() -> None:
    opened = listen("localhost", 0)
    try:
        assert len({each.getsockname()[1] for each in opened}) == 1
        assert len({each.family for each in opened}) == len(opened)
    finally:
        for each in opened:
            each.close()


def test_flags_and_environment_make_the_settings() -> None:
    assert Settings(port=1).port == 1
    assert database_url("postgres://a@b/c") == "postgresql+psycopg://a@b/c"
    assert database_url("sqlite:///x") == "sqlite:///x"


def test_the_server_opens_no_deck_by_path() -> None:
    """The board of a terminal does, for the person there; the server loads none."""
    code = (
        "import zweikampf.server.edge.run, zweikampf.server.workers.worker, sys\n"
        "assert not any(name.startswith('zweikampf.terminal') for name in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_settings_that_are_not_right_are_a_sentence_each(tmp_path: Path) -> None:
    wrong = {
        "DRAIN_SECONDS": "soon",
        "METRICS_PORT": "70000",
        "PUBLIC_URL": "cards.example.org",
        "TRUSTED_PROXIES": "everybody",
    }
    ended = refused(DATABASE=f"sqlite:///{tmp_path}/x.db", **wrong)
    assert (ended.stdout, ended.returncode) == ("", 2)
    lines = ended.stderr.splitlines()
    assert len(lines) == len(wrong)
    for name in wrong:
        assert any(line.startswith(f"The setting ZWEIKAMPF_{name} is wrong: ") for line in lines), (
            name
        )
