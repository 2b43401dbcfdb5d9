"""A conversation with a bot: JSON objects, one per line, in both directions.

Whatever the bot does wrong ends the conversation: its process is killed, and a ``PlayerError`` says
what happened and repeats its last lines.
"""

from __future__ import annotations

import json
import shlex
import sys
from collections import deque
from collections.abc import Sequence
from time import monotonic
from typing import Any, Literal

from zweikampf.engine.errors import PlayerError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import Reason, because
from zweikampf.players.child import LONGEST_LINE, Child, Gone, TooLong, TooSlow
from zweikampf.players.transcript import transcript_for

PROTOCOL = 1
START_SECONDS = 30.0
_LAST_LINES = 5  # that an error repeats
_NOTHING = "–"

Message = dict[str, Any]


class Conversation:
    """With a process that is started here. ``name`` is the player's, for errors."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self._name = shorten(name)
        self._last: deque[str] = deque(maxlen=_LAST_LINES)
        self._transcript = transcript_for(command[0])
        self._note("#", f"started {shlex.join(command)}")
        try:
            self._child = Child(command, self._complained)
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise PlayerError(because("bot-not-started", player=self._name, why=why)) from None
        self.is_over = False  # its process is gone
        self.send({"type": "hello", "protocol": PROTOCOL, "name": "Zweikampf"})
        said = self.receive("hello", START_SECONDS).get("protocol")
        if said != PROTOCOL:
            raise self.fail(
                because("bot-other-protocol", said=shorten(json.dumps(said)), ours=PROTOCOL)
            )

    def send(self, message: Message) -> None:
        line = json.dumps(message, separators=(",", ":"))
        self._note(">", line)
        self._child.send(line.encode())

    def receive(self, kind: Literal["hello", "move"], seconds: float) -> Message:
        """The next message of a kind. Others are ignored: later protocols may have more of them."""
        deadline = monotonic() + seconds
        while True:
            text = self._line(kind, deadline, seconds)
            message = _read(text)
            if message is None:
                raise self.fail(because("bot-bad-line", line=shorten(text)))
            if message["type"] == kind:
                return message

    def fail(self, reason: Reason) -> PlayerError:
        """The error to raise; the process is gone by then."""
        values = dict(reason.values)
        values["status"] = self._end(None)
        last = shorten(" | ".join(self._last), longest=200) or _NOTHING
        return PlayerError(because(reason.code, player=self._name, last=last, **values))

    def close(self) -> None:
        """The bot is asked to end and, if it does not, is killed."""
        if not self.is_over:
            quit_line = json.dumps({"type": "quit"}, separators=(",", ":"))
            self._note(">", quit_line)
            self._end(quit_line.encode())

    def _line(self, kind: str, deadline: float, seconds: float) -> str:
        try:
            line = self._child.receive(deadline)
        except TooSlow:
            if kind == "move":
                late = because("bot-move-too-late", seconds=f"{seconds:g}")
            else:
                late = because("bot-start-too-late", seconds=f"{seconds:g}")
            raise self.fail(late) from None
        except TooLong:
            raise self.fail(because("bot-line-too-long", most=LONGEST_LINE)) from None
        except Gone:
            raise self.fail(because("bot-ended")) from None
        text = line.decode(errors="replace").rstrip("\r")
        self._note("<", text)
        self._last.append(text)
        return text

    def _end(self, last: bytes | None) -> int:
        """The return code of the process."""
        self.is_over = True
        status = self._child.end(last)
        self._note("#", f"ended with {status}")
        return status

    def _complained(self, line: bytes) -> None:
        """Standard error goes to the transcript or, without one, to ours."""
        text = line.decode(errors="replace")
        self._last.append(text)
        if self._transcript is None:
            sys.stderr.write(f"{text}\n")
        else:
            self._note("!", text)

    def _note(self, direction: str, line: str) -> None:
        if self._transcript is not None:
            self._transcript.write(direction, line)


def _read(line: str) -> Message | None:
    """A message; ``None`` if the line is not one."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    is_message = isinstance(found, dict) and isinstance(found.get("type"), str)
    return found if is_message else None
