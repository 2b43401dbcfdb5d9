"""What a client did wrong, by REST or by socket. The edge decides how it is answered."""

from __future__ import annotations

from functools import cache
from math import ceil

from zweikampf.engine.errors import Refused, ZweikampfError
from zweikampf.engine.reason import Reason, because

_only = cache(Reason)  # by its code: what a seat may not do is worked out for every frame


def forbidden(code: str, **values: str | int) -> Reason:
    """Why a seat may not do something, before anybody has asked for it."""
    return because(code, **values) if values else _only(code)


class Denied(ZweikampfError):
    """A call or a frame that is refused; the code says why."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(forbidden(code, **values))

    @classmethod
    def because(cls, reason: Reason) -> Denied:
        return cls(reason.code, **reason.values)


def permit(refusal: Reason | Refused | None) -> None:
    """``Denied`` if there is a reason against it; what the rules refuse is raised as it is."""
    if refusal is not None:
        raise Denied.because(refusal) if isinstance(refusal, Reason) else refusal


class TooFast(Denied):
    """More than a limit allows; in that many seconds there is room again."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__("too-fast")
        self.seconds = max(1, ceil(seconds))


class Overtaken(ZweikampfError):
    """Another process was faster: the table has changed since, and is to be looked at again."""

    def __init__(self) -> None:
        super().__init__(because("not-stored"))


class Lost(ZweikampfError):
    """The store did not take what it was given. The table must be read again from it."""

    def __init__(self) -> None:
        super().__init__(because("not-stored"))
