"""What a client did wrong, for REST and sockets alike."""

from __future__ import annotations

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import because


class Denied(ZweikampfError):
    """A call or a frame that is refused; ``status`` is the one of HTTP."""

    def __init__(self, status: int, code: str, **values: str | int) -> None:
        super().__init__(because(code, **values))
        self.status = status


class Lost(ZweikampfError):
    """The store did not take what it was given. The table must be read again from it."""

    def __init__(self) -> None:
        super().__init__(because("not-stored"))
