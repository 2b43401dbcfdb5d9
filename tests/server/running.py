"""A server as a process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from tests import programs
from tests.patience import PATIENCE
from tests.server import calling
from tests.server.databases import address
from tests.server.seeded import SEEDED

# As fast as possible, and without limits of time or number; tests of them set them. Reviews look at
# everything, but not closely.
QUICK = {
    "PACE_MS": 0,
    "REACTION_SCALE": 0.02,
    "FRAMES": 1_000_000,
    "CALLS": 1_000_000,
    "CALLS_ADDRESS": 1_000_000,
    "REQUESTS": 1_000_000,
    "ARRIVALS": 1_000_000,
    "SOCKETS_ADDRESS": 1_000_000,
    "SOCKETS_GUEST": 1_000_000,
    "SOCKETS_TABLE": 1_000_000,
    "CONNECTIONS_ADDRESS": 1_000_000,
    "REQUEST_SECONDS": 1_000_000,
    "KEEP_ALIVE_SECONDS": 1_000_000,
    "REVIEW_EFFORT": 0.05,
    "THINKERS": 1,
    "DRAIN_SECONDS": 0,
    "LOG": "warning",
}


def refused(language: str = "C", **settings: str) -> subprocess.CompletedProcess[str]:
    """A server that does not start, and what it says."""
    chosen = {f"ZWEIKAMPF_{name}": value for name, value in settings.items()}
    env = {**os.environ, "LC_ALL": language, "ZWEIKAMPF_PORT": "0", **chosen}
    return programs.run("zweikampf.server", env=env)


class Running:
    module = "zweikampf.server"
    takes_input = False

    def __init__(
        self,
        database: Path | str,
        preexec: Callable[[], None] | None = None,
        **settings: object,
    ) -> None:
        self._preexec = preexec
        chosen = {
            **QUICK,
            "HOST": "127.0.0.1",
            "PORT": 0,
            "DATABASE": address(database),
            **settings,
        }
        self.environment = {f"ZWEIKAMPF_{name}": str(value) for name, value in chosen.items()}
        self.process: subprocess.Popen[str] | programs.Program | None = None
        self.url = ""

    def start(self) -> None:
        env = {**os.environ, **self.environment}
        if self._preexec is None:
            self.process = programs.start(self.module, env=env, takes_input=self.takes_input)
        else:
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.module],
                env=env,
                cwd=programs.ROOT,
                stdin=subprocess.PIPE if self.takes_input else subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                text=True,
                preexec_fn=self._preexec,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Zweikampf: http://"), line
        self.url = line.split()[-1].rstrip("/")
        # A server that is started again answers at the same address.
        self.environment["ZWEIKAMPF_PORT"] = self.url.rsplit(":", 1)[1]

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws", 1)

    def kill(self) -> None:
        """kill -9: no clean close, no flushing."""
        assert self.process is not None
        self.process.kill()
        self._ended()

    def stop(self) -> None:
        """Ctrl-C: at once, but in order."""
        if self.process is None:
            return  # it could not be started
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self._ended()

    def _ended(self) -> None:
        assert self.process is not None
        self.process.wait(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def get(self, path: str) -> Any:
        return calling.get(self.url + path).raise_for_status().json()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Seeded(Running):
    """A server whose cards, ids and computer players repeat; see ``tests.server.seeded``."""

    module = "tests.server.seeded"
    takes_input = True

    def __init__(
        self,
        database: Path | str,
        preexec: Callable[[], None] | None = None,
        *,
        name: str = "",
        **settings: object,
    ) -> None:
        """What happens follows from the ``name``, until the server is given another seed."""
        # However busy the machine is: a computer that runs out of time would play a random move.
        super().__init__(database, preexec, **{"THINKING_SECONDS": 3600, **settings})
        self._name = name
        self.said: list[str] = []  # further lines of its output
        self._starts = 0

    def start(self) -> None:
        super().start()
        self._starts += 1
        self.seed(f"{self._name} start {self._starts}")

    def seed(self, text: str) -> None:
        """From here on everything follows from this text. No text twice, as ids must not repeat."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()
        while (line := self.process.stdout.readline()) != SEEDED:
            assert line, "the server has ended"
            self.said.append(line)
