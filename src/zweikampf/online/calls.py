"""REST calls to a server, as docs/wire.md describes them, with the cookie that proves our seats."""

from __future__ import annotations

import http.client
import json
import re
import time
from collections.abc import Callable
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import Reason, because

CALL_SECONDS = 30.0
MOST_PAUSES = 10  # how often a busy server is asked again
LONGEST_PAUSE = 60.0  # seconds
_TABLE = re.compile(r"/t/([0-9a-f]{16})")

Json = dict[str, Any]


class OnlineError(ZweikampfError):
    """The server cannot be reached, or refuses; its codes have their sentences in its texts."""


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as browsers write an origin."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        is_fine = parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc
        port = parts.port
    except ValueError:
        is_fine, port = None, None
    if not is_fine:
        raise OnlineError(because("bad-address", text=shorten(url, longest=160)))
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = parts.netloc.lower().removesuffix(f":{usual}") if port == usual else parts.netloc.lower()
    return f"{parts.scheme}://{host}"


def invitation(link: str) -> tuple[str, str, str]:
    """Origin, table and key of a link such as ``https://host/t/<table>#join=<key>``."""
    origin = origin_of(link)
    parts = urlsplit(link if "://" in link else f"http://{link}")
    table, key = _TABLE.fullmatch(parts.path), parts.fragment.removeprefix("join=")
    if not table or not key or key == parts.fragment:
        raise OnlineError(because("bad-invitation", text=shorten(link, longest=160)))
    return origin, table[1], key


class Calls:
    """A guest of a server. ``pause`` waits that many seconds."""

    def __init__(self, origin: str, pause: Callable[[float], object] = time.sleep) -> None:
        self.origin = origin
        self._pause = pause
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))

    @property
    def cookie(self) -> str:
        """The header that proves our seats."""
        return "; ".join(f"{each.name}={each.value}" for each in self._cookies)

    @property
    def line(self) -> str:
        """Where sockets are opened."""
        return self.origin.replace("http", "ws", 1)

    def look(self, table: str) -> Json:
        """A table as anyone may know it."""
        return self._call(f"/api/tables/{table}")

    def create(self, asked: Json) -> Json:
        return self._call("/api/tables", asked)

    def join(self, table: str, key: str, name: str) -> Json:
        return self._call(f"/api/tables/{table}/join", {"key": key, "name": name})

    def _call(self, path: str, body: Json | None = None) -> Json:
        """The answer. A server that says when to come back is asked again then."""
        for _ in range(MOST_PAUSES):
            try:
                return self._once(path, body)
            except HTTPError as error:
                reason, seconds = _refusal(error)
                if seconds is None or seconds > LONGEST_PAUSE:
                    raise OnlineError(reason) from None
            self._pause(seconds)
        raise OnlineError(reason)

    def _once(self, path: str, body: Json | None) -> Json:
        request = Request(
            self.origin + path,
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json", "Origin": self.origin},
        )
        try:
            with self._opener.open(request, timeout=CALL_SECONDS) as answer:
                told: Json = json.load(answer)
        except HTTPError:
            raise
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise not_reached(self.origin, error) from None
        return told


def not_reached(origin: str, error: Exception) -> OnlineError:
    cause = getattr(error, "reason", error)  # of an error of urllib
    why = getattr(cause, "strerror", None) or type(cause).__name__
    return OnlineError(because("server-not-reached", url=origin, why=str(why)))


def reason_of(told: Json) -> Reason:
    """A refusal as the wire writes it."""
    values = {str(name): value for name, value in told.get("values", {}).items()}
    return because(str(told["code"]), **values)


def _refusal(error: HTTPError) -> tuple[Reason, float | None]:
    """Why, and after how many seconds to try again, if at all."""
    with error:
        try:
            reason = reason_of(json.load(error)["reason"])
        except (ValueError, KeyError, TypeError, AttributeError):
            reason = because("not-our-server", status=error.code)
    pause = error.headers.get("Retry-After", "")
    return reason, float(pause) if pause.isascii() and pause.isdecimal() else None
