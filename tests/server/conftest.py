"""Real servers for the tests: each a process with its own port and its own database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import close_all
from tests.server.databases import new_database
from tests.server.inside import Inside
from tests.server.postgres import postgres_url
from tests.server.running import Seeded
from tests.server.thinkers import QuickWorker, first_legal
from zweikampf.server.live import lobby

Start = Callable[..., Seeded]
StartInside = Callable[..., Inside]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    """One server for all tests of a process that can share one."""
    with Seeded(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


@pytest.fixture
def server(shared: Seeded, request: pytest.FixtureRequest) -> Seeded:
    """The shared server; what it deals and plays follows from the name of the test."""
    shared.seed(request.node.nodeid)
    return shared


@pytest.fixture(autouse=True)
def _home() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture
def start(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Start]:
    """Servers with their own settings, seeded in the same way; they end with the test."""
    started: list[Seeded] = []

    def begin(**settings: Any) -> Seeded:
        running = Seeded(tmp_path / "tables.db", name=request.node.nodeid, **settings)
        started.append(running)
        running.start()
        return running

    yield begin
    for running in started:
        running.stop()


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[StartInside]:
    """Servers whose clock stands still; they end with the test."""
    started: list[Inside] = []

    def begin(**settings: Any) -> Inside:
        running = Inside(tmp_path / "tables.db", **settings)
        running.start()
        started.append(running)
        return running

    yield begin
    close_all()
    for running in started:
        running.stop()


@pytest.fixture
def quick_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computers of servers that are ``inside`` play the first legal move, without thinking."""
    monkeypatch.setattr(lobby, "Worker", lambda: QuickWorker(first_legal))


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres_url(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture
def empty_postgres(postgres: str) -> str:
    return new_database(postgres)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of both kinds in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("empty_postgres")
    return url
