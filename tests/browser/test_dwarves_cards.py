"""Cards of Dwarves shown large, and what the log says about the dice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import sit_down
from tests.browser.test_lessons import do, learn, steps_of, wait_for

HELP = "[data-card-help]"


def learn_to_the_third_step(page: Page) -> None:
    """The dice are kept, and the first card is to be played."""
    learn(page, "dwarves")
    welcome, dice, ally = steps_of("dwarves")[:3]
    for step in (welcome, dice):
        wait_for(page, step)
        do(page, "dwarves", step)
    wait_for(page, ally)


def test_the_log_tells_that_the_dice_are_kept(open_page: Open) -> None:
    """The opponent is asked for a reaction to it (Z7.5), so it is worth a line."""
    page = open_page()
    learn_to_the_third_step(page)
    expect(page.locator(".log")).to_contain_text("You keep your dice.")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_card_shown_large_tells_how_sure_its_values_are(
    size: tuple[int, int], open_page: Open
) -> None:
    page = open_page(size=size)
    learn_to_the_third_step(page)
    page.locator('.board button[data-token="A4@0"]').first.focus()
    page.keyboard.press("i")
    help_ = page.locator(HELP)
    expect(help_).to_have_attribute("data-card-help", "A4")
    flags = help_.locator("tr").evaluate_all("rows => rows.map((row) => row.dataset.flag)")
    assert flags == ["placeholder", "inferred", "inferred", "placeholder", "inferred", "inferred"]
    expect(help_.locator("tr", has_text="Health")).to_contain_text("placeholder")
    assert serious(page, HELP) == []
    page.keyboard.press("Escape")
    expect(help_).to_have_count(0)
    # Without keys: the card that was looked at last stays the subject of the button.
    page.locator("[data-action=card-help]").click()
    expect(help_).to_have_attribute("data-card-help", "A4")
    help_.get_by_role("button").click()
    expect(help_).to_have_count(0)


def test_the_twists_that_may_still_come_can_be_looked_at(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "dwarves")
    page.locator(".side.theirs .place:nth-child(2) button").first.click()
    page.locator("dialog[open] li button").first.click()
    expect(page.locator(HELP)).to_be_visible()
    expect(page.locator(f"{HELP} tr").first).to_contain_text("Name")
