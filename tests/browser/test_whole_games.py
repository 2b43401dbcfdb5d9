"""For every board a whole game against the computer: by clicks, and by keys alone on a phone.

On the way nothing has to be scrolled and nothing is left untranslated.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.checks import fits, is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import (
    GAMES,
    OVER,
    play_by_clicks,
    play_by_keys,
    sit_down,
    wait_for_turn,
)
from tests.server.running import Seeded
from zweikampf.engine.record import loads
from zweikampf.engine.replay import verify


def told(server: Seeded, page: Page) -> dict[str, object]:
    table = page.url.rsplit("/", 1)[1]
    found = server.get(f"/api/tables/{table}")
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_clicks(game: str, open_page: Open, server: Seeded) -> None:
    page = open_page(size=WIDE, locale="de-DE")
    sit_down(page, game)
    rng = random.Random(6)  # games that are not too long
    fits(page)
    while play_by_clicks(page, rng, most=6) == 6:
        fits(page)
        is_translated(page)
    page.wait_for_selector(OVER)
    is_translated(page)
    found = told(server, page)
    assert found["status"] == "over"
    record = page.request.get(f"{server.url}/api/tables/{found['id']}/record").text()
    assert verify(loads(record)).committed


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keys_alone(game: str, open_page: Open, server: Seeded) -> None:
    page = open_page(size=PHONE)
    page.wait_for_selector(f"[data-play={game}]")
    while page.evaluate("document.activeElement.dataset.play") != game:
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert wait_for_turn(page)
    fits(page)
    while play_by_keys(page, most=6) == 6:
        fits(page)
        is_translated(page)
    page.wait_for_selector(OVER)
    is_translated(page)
    assert told(server, page)["status"] == "over"


@pytest.mark.parametrize("game", GAMES)
def test_after_the_game_every_ply_can_be_seen(game: str, open_page: Open) -> None:
    page = open_page()
    sit_down(page, game)
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.wait_for_selector(OVER)
    page.locator("[data-action=replay]").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.get_by_role("button", name="To the beginning").click()
    assert slider.input_value() == "0"
    page.get_by_role("button", name="One step on").click()
    assert slider.input_value() == "1"
    assert "ply=1" in page.url
    page.reload()
    page.get_by_role("slider").wait_for()
    assert "ply=1" in page.url
    with page.expect_download() as download:
        page.get_by_role("button", name="Result").click()
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.startswith(game)
