"""The lobby on a phone, and how many clicks it takes to begin."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.guests import PHONE
from tests.browser.play import LEGAL, click, settled, wait_for_turn


def test_the_lobby_is_no_wider_than_a_phone(open_page: Open) -> None:
    page = open_page(size=PHONE)
    page.wait_for_selector("[data-play=throne]")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_two_clicks_to_the_first_move(open_page: Open) -> None:
    page = open_page()
    page.locator("[data-play=throne]").click()
    assert wait_for_turn(page)
    before = settled(page)
    click(page.locator(LEGAL).first)
    settled(page, after=before.version)
