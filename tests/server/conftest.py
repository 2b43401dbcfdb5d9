"""Real servers for the tests: a process, a port of its own, a database of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import close_all
from tests.server.databases import new_database
from tests.server.inside import Inside
from tests.server.postgres import postgres_url
from tests.server.running import Running

Start = Callable[..., Running]
StartInside = Callable[..., Inside]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not mind company."""
    with Running(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


@pytest.fixture(autouse=True)
def _home() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Servers with settings of their own; they end with the test."""
    started: list[Running] = []

    def begin(**settings: Any) -> Running:
        running = Running(tmp_path / "tables.db", **settings)
        running.start()
        started.append(running)
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
