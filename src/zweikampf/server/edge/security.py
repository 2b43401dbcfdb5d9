"""What every answer carries and every call must obey."""

from __future__ import annotations

from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from zweikampf.engine.notation import shorten
from zweikampf.server.edge.net.address import address_of
from zweikampf.server.edge.net.edge import Edge
from zweikampf.server.edge.refusals import internal_error, refusal_page, refusal_response
from zweikampf.server.errors import Denied
from zweikampf.server.log import trouble
from zweikampf.server.settings import Settings
from zweikampf.server.spans import say, span

RECORDS = "/api/records"  # where a whole game may be sent
REFUSAL = "refusal"  # in the state of a scope: why nothing is served over this connection
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
HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Guard:
    """Checks name, origin, rate and size of calls, turns unexpected errors into a 500, and adds
    the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        edge: Edge = scope["app"].state.edge
        with span("call", method=scope["method"]) as about:
            await self._serve(scope, receive, send, edge, about)

    async def _serve(
        self, scope: Scope, receive: Receive, send: Send, edge: Edge, about: Any
    ) -> None:
        is_secure = edge.names.is_secure(scope)
        has_begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                edge.metrics.answers.labels(f"{message['status'] // 100}xx").inc()
                say(about, route=getattr(scope.get("route"), "path", "-"), status=message["status"])
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                if is_secure and edge.settings.hsts_seconds:
                    insist = f"max-age={edge.settings.hsts_seconds}"
                    headers.setdefault("Strict-Transport-Security", insist)
            await send(message)

        try:
            _check(scope, edge)
            if scope["method"] not in _SAFE:
                body = await _read_body(receive, _most(scope, edge.settings))
                receive = _again(body, receive)
            await self.app(scope, receive, send_guarded)
        except Denied as denied:
            edge.note_refusal(denied.code)
            answer = refusal_page(denied) if _is_page(scope) else refusal_response(denied)
            answer.headers["Connection"] = "close"  # the body was not read, or there is no room
            await answer(scope, receive, send_guarded)
        except ClientDisconnect:
            pass
        except Exception as error:
            if has_begun:
                raise  # half an answer: the connection is cut
            trouble("call-failed", error, path=scope["path"])
            await internal_error()(scope, receive, send_guarded)


def _is_page(scope: Scope) -> bool:
    return not scope["path"].startswith("/api/") and "text/html" in Headers(scope=scope).get(
        "accept", ""
    )


def _check(scope: Scope, edge: Edge) -> None:
    """Whether a call is taken at all, before its body is read."""
    check_line(scope)
    headers = Headers(scope=scope)
    check_host(headers, edge)
    if scope["method"] not in _SAFE:
        check_origin(headers, edge)
    if scope["path"].startswith("/api/"):
        edge.charge_request(address_of(scope))


def check_line(scope: Scope) -> None:
    refusal: Denied | None = scope.get("state", {}).get(REFUSAL)
    if refusal is not None:
        raise refusal


def check_host(headers: Headers, edge: Edge) -> None:
    if not edge.names.is_own_host(headers):
        raise Denied("unknown-host", host=shorten(headers.get("host", "")) or "-")


def check_origin(headers: Headers, edge: Edge) -> None:
    if not edge.names.is_own_origin(headers):
        raise Denied("foreign-origin")


def _most(scope: Scope, settings: Settings) -> int:
    """How many bytes a call may have: a whole game is longer than anything else."""
    return settings.record_bytes if scope["path"] == RECORDS else settings.body_bytes


async def _read_body(receive: Receive, most: int) -> bytes:
    """The whole body; it need not say beforehand how long it is, but it must not be too long.

    Starlette's own limit answers without our codes, and lets half a body reach a call.
    """
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect  # half a body is no call
        body += message.get("body", b"")
        if len(body) > most:
            raise Denied("too-large", most=most)
        if not message.get("more_body", False):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that has been read, to be read again."""
    waiting = [body]

    async def receive_again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receive_again
