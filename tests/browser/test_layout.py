"""The lobby on a phone, and how long it takes to begin."""

from __future__ import annotations

from tests.browser.conftest import PHONE, Open
from tests.browser.play import CORNER, LEGAL


def test_the_lobby_is_no_wider_than_a_phone(open_page: Open) -> None:
    page = open_page(size=PHONE)
    page.wait_for_selector("[data-play=throne]")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_two_clicks_and_ten_seconds_to_the_first_move(open_page: Open) -> None:
    page = open_page()
    page.locator("[data-play=throne]").click(timeout=10_000)
    page.locator(LEGAL).first.click(position=CORNER, timeout=10_000)
    assert page.evaluate("performance.now()") < 10_000
