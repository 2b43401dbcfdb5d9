"""What every answer carries and every call must obey, whatever it is about."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from zweikampf.server.errors import Denied
from zweikampf.server.log import trouble
from zweikampf.server.refusals import internal_error, refusal_response

LARGEST_BODY = 16_384
_SAFE = {"GET", "HEAD", "OPTIONS"}

# Nothing from elsewhere, nothing inline, no frames around us.
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def is_own_origin(headers: Headers, allowed: Iterable[str]) -> bool:
    """Whether a browser's page may talk to us: one of ours, or one of the allowed.

    Browsers always say where a page came from. Whoever sends no origin is no browser, and
    carries no cookie that somebody else's page could misuse.
    """
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # such as "http://["
        return False


class Guard:
    """Checks the origin and the size of calls, answers for our mistakes, and adds the headers to
    every answer."""

    def __init__(self, app: ASGIApp, origins: Iterable[str]) -> None:
        self.app = app
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        has_begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if scope["method"] not in _SAFE:
                if not is_own_origin(Headers(scope=scope), self.origins):
                    raise Denied(403, "foreign-origin")
                receive = _again(await _read_body(receive), receive)
            await self.app(scope, receive, send_guarded)
        except Denied as denied:
            await refusal_response(denied)(scope, receive, send_guarded)
        except ClientDisconnect:
            pass
        except Exception as error:
            if has_begun:
                raise  # half an answer: the connection is cut
            trouble("call-failed", error, path=scope["path"])
            await internal_error()(scope, receive, send_guarded)


async def _read_body(receive: Receive) -> bytes:
    """The whole body; it need not say beforehand how long it is, but it must not be too long."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect  # half a body is no call
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            raise Denied(413, "too-large", most=LARGEST_BODY)
        if not message.get("more_body", False):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that has been read, for whoever wants to read it."""
    waiting = [body]

    async def receive_again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receive_again
