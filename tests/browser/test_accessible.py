"""axe-core finds nothing serious on any page, in dark colours, on wide screens and phones. In light
colours ``test_windows`` looks at every state of every page.
"""

from __future__ import annotations

import random

import pytest

from tests.browser.axe import serious
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import (
    GAMES,
    LEGAL,
    OVER,
    click,
    play_by_clicks,
    settled,
    sit_down,
    wait_for_turn,
)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_lobby_and_setup(size: tuple[int, int], open_page: Open) -> None:
    page = open_page(size=size, scheme="dark")
    page.wait_for_selector("[data-play=throne]")
    assert serious(page) == []
    page.get_by_role("button", name="More").first.click()
    page.wait_for_selector("dialog[open]")
    assert serious(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_table_help_result_and_replay(game: str, open_page: Open) -> None:
    page = open_page(size=WIDE, scheme="dark")
    sit_down(page, game)
    play_by_clicks(page, random.Random(11), most=6)
    assert wait_for_turn(page)
    page.get_by_role("tab", name="Rules").click()
    page.wait_for_selector("[data-rule]")
    assert serious(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert serious(page) == []
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog [data-rule]")
    assert serious(page) == []
    page.get_by_role("button", name="Close").click()
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.wait_for_selector(OVER)
    assert serious(page) == []
    page.locator("[data-action=replay]").click()
    page.get_by_role("slider").wait_for()
    settled(page)
    assert serious(page) == []


def test_what_happens_is_said(open_page: Open) -> None:
    """The live region announces the move and whose turn it is."""
    page = open_page()
    sit_down(page, "throne")
    click(page.locator(LEGAL).first)
    page.wait_for_function(
        "() => /trick|lead/.test(document.querySelector('[data-live]').textContent)"
    )
    page.wait_for_function(
        "() => document.querySelector('[data-live]').textContent.includes('Your turn.')"
    )
