"""How often a client may call: guest and address are charged, and no one else."""

from __future__ import annotations

import httpx
import pytest

from tests.server.client import Person
from tests.server.conftest import StartInside
from tests.server.inside import ManualClock
from zweikampf.server.edge.net.address import household
from zweikampf.server.errors import TooFast
from zweikampf.server.limits import Buckets, charge

TABLE = {"game": "throne", "opponent": {"kind": "friend"}}


def make_tables(person: Person, times: int) -> list[int]:
    return [person.http.post("/api/tables", json=TABLE).status_code for _ in range(times)]


def refused(answer: httpx.Response) -> bool:
    assert answer.json() == {"reason": {"code": "too-fast", "values": {}}}
    assert int(answer.headers["retry-after"]) >= 1
    return answer.status_code == 429


def test_too_many_tables_of_a_guest_are_refused_until_time_has_passed(inside: StartInside) -> None:
    server = inside(CALLS=3, CALLS_SECONDS=60)
    anna = Person(server)
    assert make_tables(anna, 1) == [201]  # creates the guest, and is charged to its address
    assert make_tables(anna, 5) == [201, 201, 201, 429, 429]
    answer = anna.http.post("/api/tables", json=TABLE)
    assert refused(answer)
    assert isinstance(server.clock, ManualClock)
    server.clock.advance(float(answer.headers["retry-after"]))
    assert make_tables(anna, 2) == [201, 429]


def test_new_cookies_do_not_multiply_the_limit(inside: StartInside) -> None:
    """Each cookie once had its own limit, and new ones cost nothing."""
    server = inside(CALLS=4, CALLS_ADDRESS=6, CALLS_SECONDS=600)
    strangers = [Person(server) for _ in range(4)]
    answers = [status for stranger in strangers for status in make_tables(stranger, 4)]
    assert answers.count(201) == 6
    assert answers[6:] == [429] * 10
    assert make_tables(Person(server, address="127.0.0.2"), 1) == [201], "others are not concerned"


def test_a_guest_takes_the_limit_along_to_another_address(inside: StartInside) -> None:
    server = inside(CALLS=2, CALLS_SECONDS=600)
    anna = Person(server)
    assert make_tables(anna, 4) == [201, 201, 201, 429]
    moved = Person(server, address="127.0.0.2")
    moved.http.cookies = anna.http.cookies
    assert make_tables(moved, 1) == [429]


def test_every_kind_of_call_is_limited_by_address(inside: StartInside) -> None:
    server = inside(REQUESTS=5, REQUESTS_SECONDS=60)
    reader, other = Person(server), Person(server, address="127.0.0.9")
    paths = ("/api/games", "/api/guest", "/api/tables", "/api/tables/0123456789abcdef", "/api/x")
    assert 429 not in [reader.http.get(path).status_code for path in paths]
    for path in (*paths, "/api/tables/0123456789abcdef/replay"):
        assert refused(reader.http.get(path))
    assert refused(reader.http.post("/api/tables", json=TABLE))
    assert reader.http.get("/").status_code == 200, "pages are files, and cost little"
    assert other.http.get("/api/games").status_code == 200
    assert isinstance(server.clock, ManualClock)
    server.clock.advance(12)
    assert reader.http.get("/api/games").status_code == 200


def test_a_wrong_key_makes_and_renames_nobody(inside: StartInside) -> None:
    server = inside()
    anna, ben, carl = Person(server, "Anna"), Person(server, "Ben"), Person(server, "Carl")
    path = f"/api/tables/{anna.create()['table']['id']}/join"
    ben.create()
    for person in (ben, carl):
        answer = person.http.post(path, json={"key": "guess", "name": "Mallory"})
        assert answer.json()["reason"]["code"] == "bad-join-key"
        assert "set-cookie" not in answer.headers
    assert ben.http.get("/api/guest").json() == {"known": True, "name": "Ben"}
    assert carl.http.get("/api/guest").json() == {"known": False, "name": ""}


@pytest.mark.parametrize(
    ("host", "charged"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix:" + "x" * 200, "unix:" + "x" * 59),
    ],
)
def test_a_household_with_ipv6_is_one_address(host: str, charged: str) -> None:
    assert household(host) == charged


def test_what_is_refused_is_charged_nowhere() -> None:
    now = 0.0
    guests, addresses = Buckets(1, 10, lambda: now), Buckets(5, 10, lambda: now)
    charge((guests, "anna"), (addresses, "home"))
    for _ in range(20):
        with pytest.raises(TooFast) as refusal:
            charge((guests, "anna"), (addresses, "home"))
        assert refusal.value.seconds == 10
    for _ in range(4):
        charge((addresses, "home"))
    with pytest.raises(TooFast):
        charge((addresses, "home"))
