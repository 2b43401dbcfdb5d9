"""A whole game at a server: the socket of a seat, opened again whenever it is lost."""

from __future__ import annotations

import contextlib
import json
import time
from collections import deque
from collections.abc import Callable

from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from zweikampf.engine.errors import ZweikampfError
from zweikampf.online.calls import Calls, Json, OnlineError, not_reached
from zweikampf.online.line import Line
from zweikampf.online.seat import Away, Gap, RemoteSeat

OPEN_SECONDS = 20.0
PATIENCE = 300.0  # seconds without a word of the server, then we give up
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0
FRAMES, FRAME_SECONDS = 50, 20.0  # a little below what the server allows
SLOW_SECONDS = 2.0
ANSWER_SECONDS = 20.0
_RESIGN = "resign"


class Rate:
    """A limit on the frames within a time."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], object] = time.sleep,
    ) -> None:
        self._clock = clock
        self._pause = pause
        self._sent: deque[float] = deque(maxlen=FRAMES)

    def wait(self) -> None:
        """Until one more may be sent."""
        if len(self._sent) == FRAMES:
            rest = self._sent[0] + FRAME_SECONDS - self._clock()
            if rest > 0:
                self._pause(rest)
        self._sent.append(self._clock())


def play(
    calls: Calls,
    table: str,
    seat: RemoteSeat,
    pause: Callable[[float], object] = time.sleep,
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """To the end of the game. ``OnlineError`` if the server turns us away or is gone."""
    rate = Rate(clock, pause)
    heard, wait = clock(), FIRST_PAUSE
    while True:
        version, frames = seat.version, seat.frames
        error: Exception = EOFError()  # if the server closes the socket
        try:
            with _socket(calls, table, seat.version) as socket:
                if _play_on(socket, seat, rate, pause):
                    return
        except Gap:
            seat.forget()
        except (Away, WebSocketException, OSError, EOFError) as lost:
            error = lost
        if seat.version != version:
            wait = FIRST_PAUSE
        if seat.frames != frames:
            heard = clock()  # a socket that has brought something was alive until it was lost
        elif clock() - heard > PATIENCE:
            raise not_reached(calls.origin, error)
        pause(wait)
        wait = min(2 * wait, LONGEST_PAUSE)


def _socket(calls: Calls, table: str, since: int | None) -> Line:
    address = f"{calls.line}/api/tables/{table}/socket"
    return Line(
        address if since is None else f"{address}?since={since}",
        origin=Origin(calls.origin),
        additional_headers={"Cookie": calls.cookie},
        open_timeout=OPEN_SECONDS,
        max_size=None,
    )


def _wait_for(socket: Line, number: str) -> None:
    """The answer to a frame, if the line still lives."""
    with contextlib.suppress(WebSocketException, OSError, EOFError):
        while json.loads(socket.recv(ANSWER_SECONDS)).get("id") != number:
            pass


def _play_on(socket: Line, seat: RemoteSeat, rate: Rate, pause: Callable[[float], object]) -> bool:
    """Whether the game is over; otherwise the server has closed the socket."""

    def send(frame: Json) -> None:
        rate.wait()
        socket.send(json.dumps(frame))

    for frame in seat.connected():
        send(frame)
    for text in socket:
        seat.hear(json.loads(text))
        if seat.is_over:
            return True
        if seat.must_slow_down:
            pause(SLOW_SECONDS)
        try:
            replies = seat.replies()
        except OnlineError:
            raise
        except ZweikampfError:
            # The player cannot continue, or the game is not known here; no one should wait for us.
            send({"type": "resign", "id": _RESIGN})
            _wait_for(socket, _RESIGN)
            raise
        for frame in replies:
            send(frame)
    return False
