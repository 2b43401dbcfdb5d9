"""What caches may keep of finished games, and for whom."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from tests.server.client import Person, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.test_archives import COMPUTER, given_up
from zweikampf.server.edge.net.caching import is_known, takes_gzip
from zweikampf.server.storage import archives


@pytest.mark.parametrize(
    "what", ["record", "draws", "replay", "replay?seat=0", "replay?seat=1&from=3"]
)
def test_what_never_changes_may_be_kept_by_everybody(inside: StartInside, what: str) -> None:
    seat, _other = two_at_a_table(inside())
    seat.ask("resign")
    anna = seat.person
    path = f"/api/tables/{seat.table}/{what}"
    first = anna.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in first.headers
    assert first.headers["cache-control"] == "public, max-age=604800, immutable"
    assert first.headers["vary"] == "Accept-Encoding"
    packed_up = anna.http.get(path, headers={"Accept-Encoding": "br, gzip"})
    assert packed_up.headers["content-encoding"] == "gzip"
    assert packed_up.text == first.text
    assert Person(anna.server).http.get(path).text == first.text, "nobody's own"
    tag = first.headers["etag"]
    for known in (tag, f'"x", {tag}', tag.removeprefix("W/"), "*"):
        again = anna.http.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert anna.http.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_pages_are_not_cut_for_those_who_know_them_and_cutting_is_charged(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    cuts: list[int] = []
    cut = archives.Excerpt.cut

    def noted(self: archives.Excerpt) -> bytes:
        cuts.append(self.offset)
        return cut(self)

    monkeypatch.setattr(archives.Excerpt, "cut", noted)
    anna, table = given_up(inside(CALLS_ADDRESS=5))  # one for the table
    server = anna.server
    path = f"/api/tables/{table}/replay?seat=0&from="
    whole = anna.http.get(f"{path}0")
    assert (whole.status_code, cuts) == (200, [])
    tags = [anna.http.get(f"{path}{since}").headers["etag"] for since in (1, 2, 10_000)]
    assert cuts == [1, 2, 10_000]
    assert len({*tags, whole.headers["etag"]}) == 4
    for _ in range(9):
        for since, tag in zip((1, 2, 10_000), tags, strict=True):
            known = {"If-None-Match": tag}
            assert anna.http.get(f"{path}{since}", headers=known).status_code == 304
            assert Person(server).http.get(f"{path}{since}", headers=known).status_code == 304
    assert cuts == [1, 2, 10_000]
    assert anna.http.get(f"{path}3", headers=known).status_code == 200, "that is another one"
    assert anna.http.get(f"{path}4").status_code == 429
    assert anna.http.get(f"{path}0").status_code == 200, "stored pages are free"
    assert Person(server, address="127.0.0.2").http.get(f"{path}4").status_code == 200


def test_a_finished_table_is_asked_for_again_by_each_reader(inside: StartInside) -> None:
    server = inside()
    anna, table = given_up(server)
    server.do(lambda: server.lobby.rooms.forget(server.lobby.rooms._rooms[table]))
    path = f"/api/tables/{table}"
    first = anna.http.get(path)
    assert first.headers["cache-control"] == "private, no-cache"
    assert first.headers["vary"] == "Cookie"
    known = {"If-None-Match": first.headers["etag"]}
    assert anna.http.get(path, headers=known).status_code == 304
    stranger = Person(server).http.get(path, headers=known)
    assert (stranger.status_code, stranger.json()["yours"]) == (200, [])
    assert first.json()["yours"] == [0]
    running = anna.create("throne", **COMPUTER)["table"]["id"]
    answer = anna.http.get(f"/api/tables/{running}")
    assert answer.headers["cache-control"] == "no-store"
    assert "etag" not in answer.headers


@pytest.mark.parametrize(
    ("accepts", "takes"),
    [
        ("gzip", True),
        ("br;q=1.0, GZIP;q=0.8, *;q=0.1", True),
        ("*", True),
        ("gzip;q=0", False),
        ("identity", False),
        ("", False),
    ],
)
def test_compression_is_for_those_who_take_it(accepts: str, takes: bool) -> None:
    assert takes_gzip(Headers({"accept-encoding": accepts})) == takes
    assert not is_known(Headers({}), '"a"')
