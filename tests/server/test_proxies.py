"""Behind nginx and behind Caddy, with the configurations that docs/operating.md gives."""

from __future__ import annotations

import json
import ssl
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server import calling
from tests.server.client import WORD
from tests.server.proxies import FRONTS, NAME, Proxy, free_port
from tests.server.running import Seeded

TABLE = {"game": "throne", "opponent": {"kind": "computer", "level": 1}, "seat": 0}
MOST = 6  # tables that an address may make, however long the tests take
LIMIT = {"CALLS_ADDRESS": MOST, "CALLS_SECONDS": 1_000_000}
CLIENTS = ("127.0.0.11", "127.0.0.12")
# The documented times, shortened for the tests of what is too slow: there they come to pass.
IMPATIENT = {
    "nginx": {
        "client_header_timeout 15s": "client_header_timeout 1s",
        "client_body_timeout   15s": "client_body_timeout 1s",
    },
    "caddy": {"read_header 15s": "read_header 1s", "read_body 20s": "read_body 2s"},
}

Site = tuple[Proxy, Seeded]


@contextmanager
def behind(name: str, folder: Path, changes: dict[str, str], **limits: Any) -> Iterator[Site]:
    """A server behind a proxy, whose configuration is the documented one but for the changes."""
    server = Seeded(folder / "tables.db", TRUSTED_PROXIES="127.0.0.1", **limits)
    with free_port() as free:
        port = free.getsockname()[1]
    server.environment["ZWEIKAMPF_PORT"] = str(port)
    with FRONTS[name](folder, f"127.0.0.1:{port}", **changes) as proxy:
        server.environment["ZWEIKAMPF_PUBLIC_URL"] = proxy.public
        with server:
            yield proxy, server


@pytest.fixture(scope="module", params=FRONTS)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp(request.param)
    with behind(request.param, folder, {}, SOCKETS_ADDRESS=2, **LIMIT) as found:
        yield found


@pytest.fixture(scope="module", params=FRONTS)
def impatient_site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp(request.param)
    with behind(request.param, folder, IMPATIENT[request.param], REQUEST_SECONDS=1) as found:
        yield found


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["code"]


def test_pages_calls_and_sockets_work(site: Site) -> None:
    proxy, _ = site
    person = proxy.person("127.0.1.1")
    assert "Zweikampf" in person.get("/").text
    assert person.get("/health").json() == {"status": "ready"}
    table = person.post("/api/tables", json=TABLE).json()["table"]["id"]
    cookie = f"__Host-zweikampf={person.cookies['__Host-zweikampf']}"
    seat = proxy.socket(f"/api/tables/{table}/socket?seat=0", cookie, "127.0.1.1")
    seat.send(json.dumps({"type": "word", "id": "w", "word": WORD}))
    position: dict[str, Any] = {}
    while not position.get("legal"):
        position = json.loads(seat.recv(PATIENCE))
    act = {"type": "act", "id": "a", "token": position["legal"][0], "version": position["version"]}
    seat.send(json.dumps(act))
    while position.get("id") != "a":
        position = json.loads(seat.recv(PATIENCE))
    assert position["type"] == "done"


def test_the_cookie_is_bound_to_the_host_and_browsers_insist_on_https(
    site: Site,
) -> None:
    proxy, _ = site
    answer = proxy.person("127.0.1.2").post("/api/tables", json=TABLE)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-zweikampf=")
    assert "; Secure" in cookie
    assert "; HttpOnly" in cookie
    assert "domain" not in cookie.lower()
    for path in ("/", "/api/games", "/api/nonsense"):
        headers = proxy.person("127.0.1.2").get(path).headers
        assert headers["strict-transport-security"].startswith("max-age=")
        assert "default-src 'none'" in headers["content-security-policy"]


def test_http_leads_to_https(site: Site) -> None:
    proxy, _ = site
    answer = calling.get(f"http://127.0.0.1:{proxy.http}/t/1", headers={"Host": NAME})
    assert answer.status_code in (301, 308)
    assert answer.headers["location"].startswith(f"https://{NAME}")


def test_every_client_has_a_limit_of_its_own(site: Site) -> None:
    proxy, _ = site
    for address in CLIENTS:
        answers = [proxy.person(address).post("/api/tables", json=TABLE) for _ in range(MOST + 1)]
        assert [each.status_code for each in answers] == [201] * MOST + [429]
        assert refusal(answers[-1]) == (429, "too-fast")
        assert int(answers[-1].headers["retry-after"]) > 0


def test_sockets_are_counted_by_the_address_of_the_client(site: Site) -> None:
    proxy, _ = site
    table = proxy.person("127.0.4.1").post("/api/tables", json=TABLE).json()["table"]["id"]
    for address in ("127.0.4.2", "127.0.4.3"):
        path = f"/api/tables/{table}/socket"
        frames = [json.loads(proxy.socket(path, "", address).recv(PATIENCE)) for _ in range(3)]
        assert [frame["type"] for frame in frames] == ["full", "full", "bye"]
        assert frames[2]["reason"]["code"] == "too-many-sockets"


CLAIMS = ("X-Forwarded-For", "X-Real-IP", "Forwarded")


@pytest.mark.parametrize("header", CLAIMS)
def test_nobody_can_pretend_to_be_somebody_else(site: Site, header: str) -> None:
    proxy, server = site
    value = "for={}" if header == "Forwarded" else "{}"
    through = [
        proxy.person(f"127.0.2.{CLAIMS.index(header)}", **{header: value.format(f"192.0.2.{at}")})
        for at in range(MOST + 1)
    ]
    codes = [each.post("/api/tables", json=TABLE).status_code for each in through]
    assert codes == [201] * MOST + [429]
    # And a client that calls the server itself, past the proxy, is charged for it.
    past = httpx.HTTPTransport(
        verify=calling.NOBODY, local_address=f"127.0.3.{CLAIMS.index(header)}"
    )
    with httpx.Client(base_url=server.url, transport=past, timeout=PATIENCE) as client:
        codes = [
            client.post(
                "/api/tables", json=TABLE, headers={header: value.format(f"192.0.2.{at}")}
            ).status_code
            for at in range(MOST + 1)
        ]
    assert codes == [201] * MOST + [429]


def test_pages_of_other_sites_get_nothing(site: Site) -> None:
    proxy, _ = site
    for origin in ("https://evil.example", f"http://{NAME}", "null"):
        person = proxy.person("127.0.1.3", Origin=origin)
        assert refusal(person.post("/api/tables", json=TABLE)) == (403, "foreign-origin")


def test_large_headers_and_bodies_are_refused(site: Site) -> None:
    proxy, _ = site
    person = proxy.person("127.0.1.4")
    assert person.get("/api/games", headers={"X-Fill": "a" * 7000}).status_code == 200
    many = {f"X-Fill-{at}": "a" * 1000 for at in range(30)}
    assert person.get("/api/games", headers=many).status_code in (400, 431)
    assert person.post("/api/tables", content=b" " * 20_000).status_code == 413


HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: cards.example.org\r\n"
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: cards.example.org\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)


@pytest.mark.parametrize("half", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
def test_slow_requests_are_closed(impatient_site: Site, half: bytes) -> None:
    proxy, _ = impatient_site
    with closing(proxy.line("127.0.1.5")) as line:
        line.sendall(half)
        told = b""
        while True:
            try:
                piece = line.recv(4096)
            except (ConnectionResetError, ssl.SSLEOFError):
                break
            if not piece:
                break
            told += piece
    assert told == b"" or b" 408 " in told
