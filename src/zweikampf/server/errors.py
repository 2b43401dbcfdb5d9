"""What a client did wrong, for REST and sockets alike."""

from __future__ import annotations

from math import ceil

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import because

BUSY = 503
_PAUSES = {429: 1, BUSY: 5}  # seconds after which a client may try again


class Denied(ZweikampfError):
    """A call or a frame that is refused; ``status`` is the one of HTTP."""

    def __init__(self, status: int, code: str, **values: str | int) -> None:
        super().__init__(because(code, **values))
        self.status = status
        self.retry_after = _PAUSES.get(status)


class TooFast(Denied):
    """More than a limit allows; in so many seconds there is room again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(429, "too-fast")
        self.retry_after = max(1, ceil(seconds))


class Lost(ZweikampfError):
    """The store did not take what it was given. The table must be read again from it."""

    def __init__(self) -> None:
        super().__init__(because("not-stored"))
