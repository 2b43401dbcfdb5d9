"""The client's files and what every answer carries, errors included."""

from __future__ import annotations

import json
import logging
import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server import calling
from tests.server.client import Person
from tests.server.conftest import Start, StartInside
from tests.server.running import Seeded

TABLE = {"game": "throne", "opponent": {"kind": "friend"}}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client, as small as possible."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    (folder / "assets" / "a.js").write_text("1")
    (folder / "assets" / ".hidden.js").write_text("secret")
    (folder / ".vite" / "manifest.json").write_text('"secret"')
    (folder / ".env").write_text("secret")
    (tmp_path / "beside.txt").write_text("secret")
    return folder


def strict(headers: httpx.Headers) -> bool:
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    return "server" not in headers


def test_every_answer_has_the_strict_headers(server: Seeded) -> None:
    for path in ("/", "/t/0123456789abcdef", "/api/games", "/api/nonsense", "/health"):
        assert strict(calling.get(server.url + path).headers)


def test_the_web_client_is_served_with_its_own_routes(start: Start, client: Path) -> None:
    url = start(WEB=client).url
    for path in ("/", "/t/0123456789abcdef", "/anything"):
        assert "client" in calling.get(url + path).text
    script = calling.get(url + "/assets/a.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert calling.get(url + "/assets/b.js").status_code == 404
    for sly in ("/..%2f..%2fetc/passwd", "/%2e%2e/beside.txt", "/assets/%2e%2e/%2e%2e/beside.txt"):
        answer = calling.get(url + sly)
        assert answer.status_code == 404 or "client" in answer.text
        assert "secret" not in answer.text


def test_a_browser_that_has_a_file_is_not_sent_it_again(start: Start, client: Path) -> None:
    url = start(WEB=client).url
    for path, kept in (
        ("/", "no-cache"),
        ("/t/0123456789abcdef", "no-cache"),
        ("/assets/a.js", ""),
    ):
        first = calling.get(url + path)
        again = calling.get(url + path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert kept in again.headers["cache-control"]
        assert strict(again.headers)
        assert calling.get(url + path, headers={"If-None-Match": '"other"'}).text == first.text


def test_what_begins_with_a_dot_is_not_served(start: Start, client: Path) -> None:
    url = start(WEB=client).url
    for path in ("/.vite/manifest.json", "/.env", "/assets/.hidden.js", "/.vite", "/.git/config"):
        answer = calling.get(url + path)
        assert answer.status_code == 404, path
        assert answer.json()["reason"]["code"] == "not-found"


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/" + "x/" * 3000, "/a%00b", "/index.html/x"])
def test_no_address_is_too_strange_for_the_page(start: Start, client: Path, path: str) -> None:
    answer = calling.get(start(WEB=client).url + path)
    assert answer.status_code == 200
    assert "client" in answer.text


def test_our_own_mistakes_are_answered_with_all_headers_and_logged_once(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = inside()

    def broken(*_: object) -> None:
        raise RuntimeError("the store is on fire")

    monkeypatch.setattr(server.lobby.writer.store, "create", broken)
    with caplog.at_level(logging.WARNING):
        answer = Person(server).http.post("/api/tables", json=TABLE)
    assert answer.status_code == 500
    assert answer.json() == {"reason": {"code": "internal-error", "values": {}}}
    assert strict(answer.headers)
    assert answer.headers["cache-control"] == "no-store"
    assert [record.message for record in caplog.records if record.exc_info] == ["call-failed"]


def test_half_a_body_is_no_call(inside: StartInside) -> None:
    """A body whose first half would create a table on its own."""
    server = inside()
    body = json.dumps(TABLE).encode()
    address = urlsplit(server.url)
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: {address.netloc}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body) + 1}\r\n\r\n"
    )
    with socket.create_connection((address.hostname, address.port)) as line:
        line.sendall(head.encode() + body)
        server.until(lambda: bool(server.calls))
    server.until(lambda: not server.calls)
    assert "zweikampf_tables_open 0.0" in server.do(server.lobby.metrics.text).decode()
