"""A renamed card is renamed on every page; a card shown large tells how sure its values are."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, WIDE, Open
from tests.browser.play import sit_down
from tests.browser.test_lessons import BUBBLE, do, goes_on, learn, steps_of, wait_for
from tests.games.dwarves.renaming import found_in, new_name, rename_all
from tests.games.dwarves.test_names import NAMED
from tests.server.running import Running
from zweikampf.engine.texts import Language

LOCALES: dict[Language, str] = {"de": "de-DE", "en": "en-GB"}
HELP = "[data-card-help]"


@pytest.fixture(scope="module")
def renamed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = rename_all(tmp_path_factory.mktemp("decks"))
    with Running(tmp_path_factory.mktemp("renamed") / "tables.db", DECKS=folder) as running:
        yield running


def everything(page: Page) -> str:
    """All that is written on the page, names for screen readers included."""
    labels = page.eval_on_selector_all(
        "[aria-label], [title]", "all => all.map((each) => `${each.ariaLabel} ${each.title}`)"
    )
    return page.locator("body").inner_text() + " ".join(labels)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_lesson_and_the_log_name_the_cards_of_the_deck_file(
    language: Language, renamed: Running, open_page: Open
) -> None:
    page = open_page(at=renamed, locale=LOCALES[language])
    learn(page, "dwarves")
    for step in steps_of("dwarves"):
        wait_for(page, step)
        said = page.locator(f"{BUBBLE} p").first.inner_text()
        wanted = {new_name(*card, language) for card in NAMED.get(step.text, set())}
        assert set(re.findall(r"Probe \w+ \w+ \w+", said)) == wanted
        assert found_in(everything(page)) == set()
        do(page, "dwarves", step)
        if not goes_on(page, step):
            # The card was still on the move and the click went past it: a person tries again.
            do(page, "dwarves", step)
            assert goes_on(page, step), step.text
    log = page.locator(".log").inner_text()
    assert new_name("A4", "good", language) in log
    assert new_name("A8", "evil", language) in log
    assert found_in(everything(page)) == set()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_card_shown_large_tells_how_sure_its_values_are(
    size: tuple[int, int], open_page: Open
) -> None:
    page = open_page(size=size)
    learn(page, "dwarves")
    welcome, dice, ally = steps_of("dwarves")[:3]
    for step in (welcome, dice):
        wait_for(page, step)
        do(page, "dwarves", step)
    wait_for(page, ally)
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
