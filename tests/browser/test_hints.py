"""A hint says what and why; a rule number in a lesson shows its rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.checks import fits, is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import settled, sit_down


@pytest.mark.parametrize(
    ("size", "locale", "unseen"),
    [(WIDE, "en-GB", "your opponent"), (PHONE, "de-DE", "gegner")],
    ids=["wide", "phone"],
)
def test_a_hint_says_why(size: tuple[int, int], locale: str, unseen: str, open_page: Open) -> None:
    page = open_page(size=size, locale=locale)
    sit_down(page, "throne")
    page.locator("[data-action=hint]").click()
    why = page.locator(".hint [data-why]")
    expect(why).not_to_be_empty()
    said = why.inner_text().lower()
    others = page.locator(".hint .other")
    assert others.count() > 0
    if size == WIDE:  # there is room for them
        expect(others.first).to_be_visible()
    for other in others.all():
        assert other.inner_text().strip().startswith("oder " if locale == "de-DE" else "or ")
    assert unseen in said or "gesehen" in said or "seen" in said, said
    settled(page)
    fits(page)
    is_translated(page)
    assert serious(page) == []


def test_a_rule_number_of_a_lesson_shows_its_rule(open_page: Open) -> None:
    page = open_page(locale="en-GB")
    page.locator("[data-explain=throne]").click()
    page.locator("[data-lesson] > summary").click()
    page.locator("[data-lesson] [data-rule-link='T3.1']").first.click()
    shown = page.get_by_role("dialog", name="Rule T3.1")
    expect(shown).to_contain_text("13 cards")
    assert serious(page, "dialog[open]") == []
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
