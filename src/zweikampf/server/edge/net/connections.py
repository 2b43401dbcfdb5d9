"""Every connection takes a descriptor, whatever it is for: their number is limited, by address and
in all.

When a limit is reached, an idle connection makes room, then a spectator. If there is none, the
newcomer gets a coded answer; if too many are being answered, it is cut off without one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from zweikampf.server.errors import Denied

_MOST_TOLD = 8  # connections beyond the limit that are answered at all


class Line(Protocol):
    """A connection that is used for calls."""

    @property
    def is_idle(self) -> bool:
        """Nothing is lost when it is closed: no whole request has been received."""

    def drop(self) -> None: ...


class Connections:
    """``let_go`` ends a spectator's socket if there is one."""

    def __init__(self, most: int, most_of_address: int, let_go: Callable[[], bool]) -> None:
        self.most = most
        self._most_of_address = most_of_address
        self._let_go = let_go
        self._calling: dict[Line, str | None] = {}  # oldest first
        self._sockets: dict[object, str | None] = {}
        self._of_address: Counter[str | None] = Counter()

    def __len__(self) -> int:
        return len(self._calling) + len(self._sockets)

    def opened(self, line: Line, address: str | None) -> Denied | None:
        """Count a new connection; a refusal if there is no room for it. ``address`` is ``None`` if
        it says nothing about the client, such as that of a proxy."""
        refusal = self._find_room(address)
        self._calling[line] = address
        self._of_address[address] += 1
        if len(self) > self.most + _MOST_TOLD or self._surplus(address) > _MOST_TOLD:
            self.closed(line)
            line.drop()
        return refusal

    def _find_room(self, address: str | None) -> Denied | None:
        while self._surplus(address) >= 0:
            if not self._drop_idle(address):
                return Denied("too-many-connections")
        while len(self) >= self.most:
            if not self._drop_idle(None):
                return None if self._let_go() else Denied("server-full")
        return None

    def _surplus(self, address: str | None) -> int:
        return -1 if address is None else self._of_address[address] - self._most_of_address

    def _drop_idle(self, address: str | None) -> bool:
        for line, its_address in self._calling.items():
            if line.is_idle and address in (None, its_address):
                self.closed(line)
                line.drop()
                return True
        return False

    def closed(self, line: Line) -> None:
        if line in self._calling:
            self._subtract(self._calling.pop(line))

    def became_socket(self, line: Line, socket: object) -> None:
        if line in self._calling:
            self._sockets[socket] = self._calling.pop(line)

    def socket_closed(self, socket: object) -> None:
        if socket in self._sockets:
            self._subtract(self._sockets.pop(socket))

    def _subtract(self, address: str | None) -> None:
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]
