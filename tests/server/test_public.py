"""Under which name the server is reached, and what follows from it."""

from __future__ import annotations

import json
import logging
import socket
from http.cookies import SimpleCookie

import httpx
import pytest
from pydantic import ValidationError
from starlette.datastructures import Headers
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.patience import PATIENCE
from tests.server import calling
from tests.server.calling import PATIENT
from tests.server.client import AnyServer, Person
from tests.server.conftest import Start, StartInside
from tests.server.running import Seeded
from zweikampf.server.edge.net.names import Names
from zweikampf.server.settings import Settings, public_address

TABLE = {"game": "throne", "opponent": {"kind": "friend"}}
PUBLIC = "https://cards.example.org"


def named(host: str, **others: str) -> Headers:
    return Headers({"host": host, **others})


HOME = """127.0.0.1:8000 localhost:8000 LOCALHOST 192.168.1.20:8000 [::1]:8000 [fd00::1]
    pluto pluto:8000 pluto.local pluto.lan:80 x.home.arpa a.localhost"""
STRANGE = """evil.example evil.example:8000 127.0.0.1.evil.example local.evil.example evil.lan.
    localhost.evil.example [::1].evil.example pluto.local.evil.example"""


@pytest.mark.parametrize("host", HOME.split())
def test_names_that_no_stranger_can_have_are_answered(host: str) -> None:
    assert Names(None, []).is_own_host(named(host))


@pytest.mark.parametrize("host", [*STRANGE.split(), ""])
def test_names_of_strangers_are_not(host: str) -> None:
    names = Names(None, [])
    assert not names.is_own_host(named(host))
    assert Names(None, ["*"]).is_own_host(named(host))
    assert Names(None, ["EVIL.example"]).is_own_host(named("evil.example"))
    assert Names("http://evil.example:9", []).is_own_host(named("evil.example"))


def test_a_name_that_was_pointed_at_us_gets_nothing(server: Seeded) -> None:
    """A page on a stranger's name that leads to our address: its calls have the right origin."""
    strange = {"Host": "evil.example", "Origin": "http://evil.example"}
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/tables")):
        answer = calling.request(method, server.url + path, headers=strange, json=TABLE)
        assert answer.status_code == 421
        assert answer.json()["reason"] == {
            "code": "unknown-host",
            "values": {"host": "evil.example"},
        }
    table = Person(server).create()["table"]["id"]
    assert turned_away(server, table, "evil.example", "http://evil.example") == "unknown-host"


def test_a_person_who_opens_a_page_is_told_in_words(server: Seeded) -> None:
    headers = {"Host": "<b>evil.example", "Accept": "text/html,application/xhtml+xml"}
    answer = calling.get(server.url + "/t/0123456789abcdef", headers=headers)
    assert answer.status_code == 421
    assert "This server does not go by the name &lt;b&gt;evil.example." in answer.text
    assert "Unter dem Namen &lt;b&gt;evil.example ist dieser Server nicht bekannt." in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    call = calling.get(server.url + "/api/games", headers=headers)
    assert call.json()["reason"]["code"] == "unknown-host"


def turned_away(server: AnyServer, table: str, host: str, origin: str) -> str:
    """Why a socket under this name is closed."""
    port = int(server.url.rsplit(":", 1)[1])
    line = socket.create_connection(("127.0.0.1", port))
    address = f"ws://{host}/api/tables/{table}/socket"
    with connect(address, origin=Origin(origin), sock=line, **PATIENT) as opened:
        bye = json.loads(opened.recv(PATIENCE))
        assert (bye["type"], bye["again"]) == ("bye", False)
        return str(bye["reason"]["code"])


def test_further_names_can_be_allowed(start: Start) -> None:
    server = start(HOSTS="cards.example.org, other.example")
    for host, status in (("cards.example.org", 200), ("other.example", 200), ("evil.example", 421)):
        assert calling.get(server.url, headers={"Host": host}).status_code == status


def test_with_a_public_address_only_its_pages_may_call(inside: StartInside) -> None:
    server = inside(PUBLIC_URL=PUBLIC)
    host = server.url.removeprefix("http://")
    table = post(server, "cards.example.org", PUBLIC).json()["table"]["id"]
    for name in ("cards.example.org", host):  # a proxy may send its own name for us
        assert post(server, name, PUBLIC).status_code == 201
        for origin in (
            "http://cards.example.org",
            "https://cards.example.org:8443",
            "https://x.cards.example.org",
            f"http://{host}",
            "https://evil.example",
            "null",
            "http://[",
        ):
            answer = post(server, name, origin)
            assert answer.status_code == 403, origin
            assert answer.json()["reason"]["code"] == "foreign-origin"
            assert turned_away(server, table, name, origin) == "foreign-origin"


def post(server: AnyServer, host: str, origin: str, **headers: str) -> httpx.Response:
    sent = {"Host": host, "Origin": origin, **headers}
    return calling.post(server.url + "/api/tables", json=TABLE, headers=sent)


def test_over_https_the_cookie_is_bound_to_the_host_and_browsers_insist(
    inside: StartInside,
) -> None:
    answer = post(inside(PUBLIC_URL=PUBLIC), "cards.example.org", PUBLIC)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    cookie = SimpleCookie(answer.headers["set-cookie"])["__Host-zweikampf"]
    assert cookie["secure"]
    assert cookie["httponly"]
    assert (cookie["path"], cookie["domain"], cookie["samesite"]) == ("/", "", "lax")


def test_over_http_there_is_neither(server: Seeded) -> None:
    answer = calling.post(server.url + "/api/tables", json=TABLE)
    assert "strict-transport-security" not in answer.headers
    cookie = SimpleCookie(answer.headers["set-cookie"])["zweikampf"]
    assert not cookie["secure"]


def test_insisting_on_https_can_be_left_out(inside: StartInside) -> None:
    answer = calling.get(inside(PUBLIC_URL=PUBLIC, HSTS_SECONDS=0).url)
    assert "strict-transport-security" not in answer.headers


def test_the_old_cookie_is_read_and_replaced_over_https(inside: StartInside) -> None:
    server = inside(PUBLIC_URL=PUBLIC)
    given = SimpleCookie(post(server, "cards.example.org", PUBLIC).headers["set-cookie"])
    old = f"zweikampf={given['__Host-zweikampf'].value}"
    known = calling.get(server.url + "/api/guest", headers={"Cookie": old}).json()
    assert known["known"]
    answer = post(server, "cards.example.org", PUBLIC, Cookie=old)
    cookies = SimpleCookie("; ".join(answer.headers.get_list("set-cookie")))
    assert cookies["__Host-zweikampf"].value == given["__Host-zweikampf"].value
    assert cookies["zweikampf"].value == ""
    # The better one counts, whatever other cookie someone has planted.
    both = f"zweikampf=planted; __Host-zweikampf={given['__Host-zweikampf'].value}"
    assert calling.get(server.url + "/api/guest", headers={"Cookie": both}).json()["known"]
    assert "set-cookie" not in post(server, "cards.example.org", PUBLIC, Cookie=both).headers


@pytest.mark.parametrize("public", [None, PUBLIC])
def test_a_session_can_be_ended(inside: StartInside, public: str | None) -> None:
    server = inside(PUBLIC_URL=public)
    anna = Person(server, "Anna")
    anna.http.headers["Origin"] = public or server.url
    answer = anna.http.post("/api/tables", json={**TABLE, "name": "Anna", "seat": 0})
    token = SimpleCookie(answer.headers["set-cookie"]).popitem()[1].value
    cookie = {"Cookie": f"{'__Host-' if public else ''}zweikampf={token}"}
    table = answer.json()["table"]["id"]
    assert calling.get(server.url + "/api/guest", headers=cookie).json()["name"] == "Anna"
    forgotten = calling.post(server.url + "/api/guest/forget", headers=cookie)
    assert forgotten.json() == {"known": False, "name": ""}
    assert all("Max-Age=0" in each for each in forgotten.headers.get_list("set-cookie"))
    # A copied cookie opens nothing any more.
    assert not calling.get(server.url + "/api/guest", headers=cookie).json()["known"]
    told = calling.get(f"{server.url}/api/tables/{table}", headers=cookie).json()
    assert told["yours"] == []
    assert told["players"][0]["kind"] == "human", "the seat is still taken"
    assert calling.post(server.url + "/api/guest/forget").status_code == 200


def test_only_a_trusted_proxy_says_who_is_calling(inside: StartInside) -> None:
    server = inside(TRUSTED_PROXIES="127.0.0.7, 10.0.0.0/8", CALLS_ADDRESS=1)

    def call(by: str, client: str) -> int:
        person = Person(server, address=by)
        headers = {"X-Forwarded-For": client, "X-Forwarded-Proto": "https"}
        return person.http.post("/api/tables", json=TABLE, headers=headers).status_code

    assert call("127.0.0.7", "192.0.2.1") == 201
    assert call("127.0.0.7", "192.0.2.1") == 429
    assert call("127.0.0.7", "192.0.2.2") == 201, "everybody has their own limit"
    # Each proxy adds the address that it saw; what comes before was sent by the client.
    assert call("127.0.0.7", "192.0.2.99, 192.0.2.2") == 429
    assert call("127.0.0.7", "192.0.2.99, 192.0.2.2, 10.0.0.1") == 429
    assert call("127.0.0.7", "2001:db8::1") == 201
    assert call("127.0.0.7", "2001:db8::2") == 429
    # A client that says so itself is charged by its own address.
    assert call("127.0.0.8", "192.0.2.3") == 201
    assert call("127.0.0.8", "192.0.2.4") == 429


def test_a_trusted_proxy_says_whether_it_is_https(inside: StartInside) -> None:
    server = inside(TRUSTED_PROXIES="127.0.0.7")
    for address, secure in (("127.0.0.7", True), ("127.0.0.8", False)):
        person = Person(server, address=address)
        answer = person.http.get("/api/games", headers={"X-Forwarded-Proto": "https"})
        assert ("strict-transport-security" in answer.headers) == secure


def test_nobody_is_trusted_by_default(inside: StartInside) -> None:
    server = inside(CALLS_ADDRESS=1)
    codes = [
        Person(server).http.post("/api/tables", json=TABLE, headers={"X-Forwarded-For": each})
        for each in ("192.0.2.1", "192.0.2.2")
    ]
    assert [each.status_code for each in codes] == [201, 429]


def test_a_proxy_that_is_not_trusted_is_noticed_once(
    inside: StartInside, caplog: pytest.LogCaptureFixture
) -> None:
    server = inside(TRUSTED_PROXIES="127.0.0.7")
    with caplog.at_level(logging.WARNING):
        for address in ("127.0.0.7", "127.0.0.8", "127.0.0.8", "127.0.0.9"):
            person = Person(server, address=address)
            person.http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.1"})
    noticed = [record for record in caplog.records if record.message == "proxy-not-trusted"]
    assert [record.values for record in noticed] == [{}], "whose it is stays out of the log"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://Cards.Example.org/", "https://cards.example.org"),
        ("https://cards.example.org:443", "https://cards.example.org"),
        ("http://pluto:8000", "http://pluto:8000"),
        ("http://[fd00::1]:80", "http://[fd00::1]"),
    ],
)
def test_a_public_address_is_kept_as_browsers_write_it(given: str, kept: str) -> None:
    assert public_address(given) == kept
    assert Settings(public_url=given).public_url == kept


@pytest.mark.parametrize(
    "given", ["cards.example.org", "ftp://x", "https://x/games", "https://u@x", "https://", "x://["]
)
def test_what_is_no_public_address_is_refused(given: str) -> None:
    with pytest.raises(ValidationError):
        Settings(public_url=given)


def test_lists_are_written_with_commas_or_spaces() -> None:
    given = {"hosts": "a, b c", "trusted_proxies": "127.0.0.1 10.0.0.0/8,::1"}
    settings = Settings.model_validate(given)
    assert settings.hosts == ["a", "b", "c"]
    written = [str(network) for network in settings.trusted_proxies]
    assert written == ["127.0.0.1/32", "10.0.0.0/8", "::1/128"]
    assert Settings(public_url="").public_url is None
    with pytest.raises(ValidationError):
        Settings.model_validate({"trusted_proxies": "everybody"})
