"""The cookie that proves a guest.

Over https its name begins with ``__Host-``: browsers then take it from this very host only, so that
no neighbour under the same domain can plant one. The plain name stays readable, because guests who
came before have it.
"""

from __future__ import annotations

from collections.abc import Mapping

from starlette.responses import Response

PLAIN = "zweikampf"
SECURE = "__Host-zweikampf"
_YEAR = 365 * 24 * 3600


def token_in(cookies: Mapping[str, str]) -> str | None:
    return cookies.get(SECURE) or cookies.get(PLAIN)


def give(response: Response, token: str, *, secure: bool) -> None:
    response.set_cookie(
        SECURE if secure else PLAIN,
        token,
        max_age=_YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def is_outdated(cookies: Mapping[str, str], *, secure: bool) -> bool:
    """Whether the guest has only the plain cookie and could have the better one."""
    return secure and SECURE not in cookies and PLAIN in cookies


def take_away(response: Response, *, secure: bool) -> None:
    response.delete_cookie(PLAIN, path="/", httponly=True, samesite="lax")
    if secure:
        response.delete_cookie(SECURE, path="/", httponly=True, samesite="lax", secure=True)
