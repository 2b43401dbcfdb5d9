"""Tests share pages, one after the other, and nothing of one guest is left for the next."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import Open
from tests.browser.guests import LASTING, WIDE, Guests
from tests.server.running import Seeded

_WRITE = """async () => {
  localStorage.setItem("kept", "by the last one");
  sessionStorage.setItem("kept", "by the last one");
  document.cookie = "kept=by the last one";
  await caches.open("kept");
  await new Promise((done) => (indexedDB.open("kept").onsuccess = done));
}"""
_READ = """async () => [
  localStorage.getItem("kept"), sessionStorage.getItem("kept"), document.cookie,
  await caches.keys(), await indexedDB.databases(),
  history.length, innerWidth, innerHeight, window.left ?? null,
]"""


def test_the_next_guest_at_a_page_finds_nothing(guests: Guests, server: Seeded) -> None:
    heard: list[str] = []
    first = guests.come(99, size=(500, 500))
    first.page.on("request", lambda request: heard.append(request.url))
    first.page.route("**/about", lambda route: route.fulfill(body="not from the server"))
    first.page.goto(f"{server.url}/about")
    first.page.goto(f"{server.url}/health")
    first.page.evaluate("window.left = 1")
    first.page.evaluate(_WRITE)
    assert len(heard) > 1
    guests.leave(first)
    heard.clear()
    second = guests.come(99)
    assert second.page is first.page
    second.page.goto(f"{server.url}/health")
    assert second.page.evaluate(_READ) == [None, None, "", [], [], 1, *WIDE, None]
    second.page.goto(f"{server.url}/about")
    assert "not from the server" not in second.page.content()
    assert heard == []
    guests.leave(second)


_DONE: dict[str, Callable[[Page, BrowserContext], object]] = {
    "add_init_script": lambda page, _: page.add_init_script("0"),
    "set_offline": lambda _, context: context.set_offline(False),
    "grant_permissions": lambda _, context: context.grant_permissions([]),
    "route": lambda _, context: context.route("**/nowhere", lambda route: route.abort()),
    "on": lambda _, context: context.on("page", lambda _: None),
    "close": lambda page, _: page.close(),
    "install": lambda page, _: page.clock.install(),
}


@pytest.mark.parametrize("what", _DONE)
def test_a_page_with_something_lasting_is_not_given_to_the_next(
    what: str, guests: Guests, server: Seeded
) -> None:
    guest = guests.come(99)
    guest.page.goto(f"{server.url}/health")
    _DONE[what](guest.page, guest.page.context)
    assert guest.lasting == [what]
    guests.leave(guest)
    next_one = guests.come(99)
    assert next_one.page is not guest.page
    guests.leave(next_one)


def test_what_is_lasting_is_known_by_its_name() -> None:
    for kind, names in LASTING.items():
        assert [name for name in names if not callable(getattr(kind, name, None))] == []


def test_who_wishes_for_what_is_usual_gets_the_page_of_those_who_wish_for_nothing(
    guests: Guests, server: Seeded
) -> None:
    first = guests.come(99)
    first.page.goto(f"{server.url}/health")
    guests.leave(first)
    second = guests.come(99, locale="en-GB", scheme="light")
    assert second.page is first.page
    assert second.page.evaluate("navigator.language") == "en-GB"
    assert second.page.evaluate("matchMedia('(prefers-color-scheme: light)').matches")
    guests.leave(second)
    other = guests.come(99, scheme="dark")
    assert other.page is not first.page
    guests.leave(other)


def test_guests_of_a_test_differ(open_page: Open) -> None:
    one, two = open_page(), open_page()
    assert one.context is not two.context


def test_a_new_browser_is_nobody_elses(guests: Guests, server: Seeded) -> None:
    kept = guests.come(99)
    kept.page.goto(f"{server.url}/health")
    guests.leave(kept)
    new = guests.come(99, is_new=True)
    new.page.goto(f"{server.url}/health")
    assert new.page.context is not kept.page.context
    guests.leave(new)
    last = guests.come(99)
    assert last.page is kept.page
    guests.leave(last)
