"""A game that the client was not built with: on the generic board, in the server's words."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.axe import serious
from tests.browser.checks import fits, is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import (
    OVER,
    play_by_clicks,
    play_by_keys,
    settled,
    sit_down,
    wait_for_turn,
)
from tests.plugins.installing import install, path_of
from tests.server.running import Seeded

GAME = "tally"
WORDS = {
    "de-DE": ("Kerbholz", "Deine Karte", "passen", "Regeln", "keine Regelseite"),
    "en-GB": ("Tally", "Your card", "fold", "Rules", "no rule page"),
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    """A server that has the game installed."""
    folder = tmp_path_factory.mktemp("foreign")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", path_of(install(GAME, folder / "installed")))
        server = Seeded(folder / "tables.db")
        server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("locale", WORDS)
def test_a_whole_game_by_clicks(tables: Seeded, open_page: Open, locale: str) -> None:
    title, field, action, rules, none = WORDS[locale]
    page = open_page(at=tables, size=WIDE, locale=locale)
    sit_down(page, GAME)
    assert page.locator("h1").inner_text() == title
    assert field in page.locator(".board").inner_text()
    assert page.locator("[data-token=fold]").inner_text() == action
    assert serious(page) == []
    page.get_by_role("tab", name=rules).click()
    page.get_by_text(none).wait_for()
    rng = random.Random(3)
    while play_by_clicks(page, rng, most=4) == 4:
        fits(page)
        is_translated(page)
    page.wait_for_selector(OVER)
    is_translated(page)
    assert _is_over(tables, page)


def test_a_whole_game_by_keys_on_a_phone(tables: Seeded, open_page: Open) -> None:
    page = open_page(at=tables, size=PHONE, locale="de-DE")
    sit_down(page, GAME)
    fits(page)
    assert serious(page) == []
    play_by_keys(page)
    page.wait_for_selector(OVER)
    assert _is_over(tables, page)


def test_a_hint_is_marked_and_named(tables: Seeded, open_page: Open) -> None:
    page = open_page(at=tables, locale="en-GB")
    sit_down(page, GAME)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-token] .mark").wait_for()
    settled(page)
    is_translated(page)


def _is_over(server: Seeded, page: Page) -> bool:
    table = page.url.rsplit("/", 1)[1]
    return bool(server.get(f"/api/tables/{table}")["status"] == "over")
