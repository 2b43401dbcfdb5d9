"""The rules in the browser: the same words as on the page, with the picture, for players only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.checks import is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import GAMES, sit_down
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.terminal.rulepages import rule_page

LOCALES = {"de": "de-DE", "en": "en-GB"}
TAB = {"de": "Regeln", "en": "Rules"}


def letters(text: str) -> str:
    """A text without spaces and signs: cells stand side by side, and lists have no numbers."""
    return "".join(re.findall(r"\w", re.sub(r"^\d+\. ", "", text, flags=re.MULTILINE)))


def shown(page: Page, selector: str) -> str:
    """The letters of all such places, closed sections included."""
    return "".join(letters(text) for text in page.locator(selector).all_text_contents())


def picture_is_drawn(page: Page) -> None:
    picture = page.locator("[data-short] img")
    picture.scroll_into_view_if_needed()
    expect(picture).to_be_visible()
    page.wait_for_function("document.querySelector('[data-short] img').complete")
    assert picture.evaluate("each => each.naturalWidth") == 640
    assert len(str(picture.get_attribute("alt")).split()) > 8
    box, around = picture.bounding_box(), page.locator(".help:visible").bounding_box()
    assert box is not None
    assert around is not None
    assert 200 < box["width"] <= around["width"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_shows_the_page_for_players(
    game: str, language: Language, open_page: Open
) -> None:
    size = WIDE if language == "de" else PHONE
    page = open_page(locale=LOCALES[language], size=size)
    page.locator(f"[data-short-of={game}]").click()
    page.wait_for_selector("[data-short]")
    found = rule_page(game, language)
    assert shown(page, "[data-short]") == letters(f"{found.short.title} {found.short.intro}")
    picture_is_drawn(page)
    rules = [letters(number) + letters(text) for number, text in found.play.rules.items()]
    assert shown(page, "[data-rule]") == "".join(rules)
    titles = page.locator(
        ".help details:not([data-short], [data-lesson]) > summary"
    ).all_text_contents()
    assert titles == [each.title for each in found.play.sections]
    assert page.locator(".help code").count() == 0
    is_translated(page)
    page.locator(".help details:not([data-short], [data-lesson]) > summary").nth(1).click()
    assert serious(page, "dialog") == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-short]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_five_minutes_stay_closed_for_a_reader_who_closed_them(game: str, open_page: Open) -> None:
    page = open_page(locale="de-DE")
    sit_down(page, game)
    page.get_by_role("tab", name=TAB["de"]).click()
    page.wait_for_selector("[data-rule]")
    picture_is_drawn(page)
    page.locator("[data-short] > summary").click()
    expect(page.locator("[data-short] img")).to_be_hidden()
    page.reload()
    page.get_by_role("tab", name=TAB["de"]).click()
    expect(page.locator("[data-short] > summary")).to_be_visible()
    expect(page.locator("[data-short] img")).to_be_hidden()
    page.get_by_role("button", name="English").click()
    expect(page.locator("[data-short] > summary")).to_contain_text("In five minutes")
    expect(page.locator("[data-short] img")).to_be_hidden()
