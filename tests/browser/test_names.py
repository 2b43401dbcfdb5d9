"""A renamed card is renamed on every page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import sit_down
from tests.browser.test_lessons import BUBBLE, do, goes_on, learn, steps_of, wait_for
from tests.games.dwarves.renaming import PHASES, found_in, new_name, rename_all
from tests.games.dwarves.test_names import NAMED
from tests.server.running import Seeded
from zweikampf.engine.texts import Language
from zweikampf.games.dwarves import cards
from zweikampf.games.dwarves.sheet import SIDES

LOCALES: dict[Language, str] = {"de": "de-DE", "en": "en-GB"}


@pytest.fixture(scope="module")
def renamed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    folder = rename_all(tmp_path_factory.mktemp("decks"))
    with Seeded(tmp_path_factory.mktemp("renamed") / "tables.db", DECKS=folder) as running:
        yield running


def everything(page: Page) -> str:
    """All that is written on the page, names for screen readers included."""
    labels = page.eval_on_selector_all(
        "[aria-label], [title]", "all => all.map((each) => `${each.ariaLabel} ${each.title}`)"
    )
    return page.locator("body").inner_text() + " ".join(labels)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_lesson_and_the_log_name_the_cards_of_the_deck_file(
    language: Language, renamed: Seeded, open_page: Open
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
        goes_on(page, step)
    log = page.locator(".log").inner_text()
    assert new_name("A4", "good", language) in log
    assert new_name("A8", "evil", language) in log
    assert found_in(everything(page)) == set()


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_rules_name_the_cards_of_the_deck_file(
    language: Language, renamed: Seeded, open_page: Open
) -> None:
    page = open_page(at=renamed, locale=LOCALES[language])
    page.locator("[data-explain=dwarves]").click()
    page.wait_for_selector("[data-short]")
    expect(page.locator("[data-short] em").first).to_have_text(new_name("V1", "good", language))
    said = " ".join(page.locator("dialog .help").all_text_contents())
    assert found_in(said) <= PHASES
    for kind in cards.KINDS:
        for side in SIDES:
            assert new_name(kind, side, language) in said
    page.keyboard.press("Escape")
    sit_down(page, "dwarves")
    page.get_by_role("tab", name={"de": "Regeln", "en": "Rules"}[language]).click()
    expect(page.locator("[data-short] em").first).to_have_text(new_name("V1", "good", language))
