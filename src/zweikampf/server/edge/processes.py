"""Several server processes behind one port: started, started again when one dies, and stopped
together. They know nothing of each other but what is in the database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from types import FrameType

from zweikampf.server.log import warn
from zweikampf.server.settings import Settings

HASTY_SECONDS = 5.0  # a process that ends sooner has failed to start ...
MOST_HASTY = 5  # ... and after this many of them in a row it is not tried again
_STOPS = (signal.SIGTERM, signal.SIGINT)


def inherited(descriptors: Sequence[int]) -> list[socket.socket]:
    """The ports that the process which started this one has opened. When that one is gone, its end
    of our standard input is closed, and this one drains too."""

    if not descriptors:
        return []

    def watch() -> None:
        sys.stdin.buffer.read()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    return [socket.socket(fileno=each) for each in descriptors]


class Processes:
    def __init__(self, settings: Settings, ports: Sequence[socket.socket]) -> None:
        self._settings = settings
        self._ports = [each.fileno() for each in ports]
        self._running: dict[int, tuple[int, subprocess.Popen[str], float]] = {}  # by process id
        self._is_stopping = False
        self._hasty = 0
        self._exit_code = 0

    def run(self) -> int:
        """Until they are told to stop: the exit code."""
        for each in _STOPS:
            signal.signal(each, self._stop)
        for number in range(self._settings.processes):
            said = self._start(number)
            if not said:
                break  # it has said why
            if number == 0:
                address = said
            elif "Metrics:" in said:
                address += said[said.index("Metrics:") :]
        else:
            sys.stdout.write(address)
            sys.stdout.flush()
        while self._running:
            self._wait()
        return self._exit_code

    def _start(self, number: int) -> str:
        """What it says when it is ready; nothing if it has ended."""
        chosen, port = self._settings, self._settings.metrics_port
        environment = {
            "ZWEIKAMPF_PROCESSES": "1",
            "ZWEIKAMPF_LISTENING": ",".join(map(str, self._ports)),
            "ZWEIKAMPF_THINKERS": str(max(1, chosen.thinkers // chosen.processes)),
            "ZWEIKAMPF_METRICS_PORT": "" if port is None else str(port and port + number),
        }
        process = subprocess.Popen(
            [sys.executable, "-m", "zweikampf.server"],
            env={**os.environ, **environment},
            pass_fds=self._ports,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C comes to them from here, once
        )
        self._running[process.pid] = number, process, time.monotonic()
        assert process.stdout is not None
        lines = 1 if port is None else 2
        return "".join(process.stdout.readline() for _ in range(lines))

    def _wait(self) -> None:
        ended, status = os.wait()
        if ended not in self._running:
            return
        number, process, since = self._running.pop(ended)
        process.returncode = os.waitstatus_to_exitcode(status)
        if self._is_stopping or self._gives_up(process.returncode, since):
            self._exit_code = self._exit_code or max(0, process.returncode)
            self._pass_on(signal.SIGTERM)
            self._is_stopping = True
        else:
            warn("process-ended", number=number, code=process.returncode)
            self._start(number)

    def _gives_up(self, code: int, since: float) -> bool:
        """A process that ends in order has said why; one that keeps failing will not get better."""
        is_hasty = time.monotonic() - since < HASTY_SECONDS
        self._hasty = self._hasty + 1 if is_hasty else 0
        return code >= 0 or self._hasty >= MOST_HASTY

    def _stop(self, number: int, _: FrameType | None) -> None:
        self._is_stopping = True
        self._pass_on(number)

    def _pass_on(self, number: int) -> None:
        for _, process, _ in self._running.values():
            process.send_signal(number)
