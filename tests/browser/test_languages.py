"""German and English: by the browser's language, switched at once, complete on every page."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.checks import is_translated
from tests.browser.conftest import Open
from tests.browser.play import GAMES, play_by_clicks, sit_down, wait_for_turn

_HOME = Path(__file__).parents[2]
_SOURCE = _HOME / "src" / "zweikampf"


def test_german_takes_more_room() -> None:
    """So ``windows`` looks at German wherever there is plenty of it, and at both elsewhere."""
    folders = ["engine", "server", "players/insight", *(f"games/{game}" for game in GAMES)]
    for texts in (_HOME / "web" / "texts", *(_SOURCE / each / "texts" for each in folders)):
        german, english = (
            sum(len(text) for text in re.findall(r"= *(.+)", (texts / name).read_text("utf-8")))
            for name in ("de.ftl", "en.ftl")
        )
        assert german > 1.05 * english, texts


@pytest.mark.parametrize(
    ("locale", "language", "play"),
    [("de-AT", "de", "Spielen"), ("en-US", "en", "Play"), ("fr-FR", "en", "Play")],
)
def test_the_browser_chooses_the_language(
    locale: str, language: str, play: str, open_page: Open
) -> None:
    page = open_page(locale=locale)
    expect(page.locator("[data-play=throne]")).to_contain_text(play)
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_at_once_in_the_middle_of_a_game(game: str, open_page: Open) -> None:
    page = open_page(locale="de-DE")
    sit_down(page, game)
    play_by_clicks(page, random.Random(13), most=4)
    assert wait_for_turn(page)
    is_translated(page)
    german = page.locator("main").inner_text()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    assert page.locator("main").inner_text() != german
    assert page.locator("html").get_attribute("lang") == "en"
    is_translated(page)
    page.reload()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.get_by_role("tab", name="Rules").click()
    page.wait_for_selector("[data-rule]")
    is_translated(page)


def test_a_language_asked_for_without_a_network_comes_when_that_is_back(open_page: Open) -> None:
    page = open_page(locale="en-GB", is_new=True, expect_trouble=True)
    page.wait_for_selector("[data-play=throne]")
    page.context.set_offline(True)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".held")).to_contain_text("as soon as the server")
    assert page.locator("html").get_attribute("lang") == "en"
    page.context.set_offline(False)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".held")).to_have_count(0)
