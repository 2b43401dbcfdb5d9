"""A record file is opened in the browser: the game of it like any finished one."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from tests.browser.axe import serious
from tests.browser.checks import is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import GAMES, settled
from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.record import Record, dumps
from zweikampf.engine.replay import record_of


def game_of(name: str) -> Record:
    """A game of the terminal, given up after some moves: its ledger is soon worked out."""
    game = registry.find(name)
    duel = Duel(game, game.options.parse({}), SeededDealer(1))
    while duel.turn is not None and duel.ply < 60:
        duel.play(duel.legal()[0])
    return record_of(duel, players=("human", "level3"), end="resigned 0")


def choose(page: Page, text: str) -> None:
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_each_game_is_opened(open_page: Open, game: str) -> None:
    page = open_page("/", size=WIDE)
    page.locator("[data-to=record]").click()
    expect(page.locator("h1")).to_have_text("Open a record")
    assert serious(page) == []
    is_translated(page)
    record = game_of(game)
    choose(page, dumps(record))
    is_shown(page, record)

    # The address can be sent to others, with the place in the game or without.
    other = open_page(page.url, size=PHONE, locale="de-DE", scheme="dark")
    settled(other)
    other.goto("about:blank")
    other.goto(page.url.partition("#")[0])
    is_shown(other, record)


def is_shown(page: Page, record: Record) -> None:
    # The result, and what the file is.
    page.locator("[data-result=resigned]").wait_for()
    assert serious(page) == []
    is_translated(page)

    # Luck and play, and what could be known.
    page.locator("[data-action=insight]").click()
    settled(page)
    page.locator("[data-insight=done]").wait_for()
    page.locator("[data-part=known]").click()
    page.locator(f"[data-known='{len(record.actions)}']").wait_for()
    is_translated(page)
    assert serious(page) == []


def test_a_game_that_is_still_loading_says_so(open_page: Open) -> None:
    """Regression: nothing told that the replay was on its way."""
    page = open_page("/record", size=WIDE, locale="en-GB")
    held: list[Route] = []
    page.route("**/replay?*", lambda route: held.append(route))
    choose(page, dumps(game_of("throne")))
    page.locator("[data-result=resigned]").wait_for()
    expect(page.get_by_role("status")).to_have_text("One moment …")
    expect(page.locator("[data-action=replay]")).to_have_count(0)
    for each in held:
        each.continue_()
    page.unroute("**/replay?*")
    page.locator("[data-action=replay]").wait_for()
    expect(page.get_by_role("status")).to_have_text("")


def test_a_bad_file_says_what_is_wrong(open_page: Open) -> None:
    page = open_page("/", size=PHONE, locale="de-DE", scheme="dark", expect_trouble=True)
    page.locator("[data-to=record]").click()
    expect(page.locator("h1")).to_have_text("Aufzeichnung öffnen")
    assert serious(page) == []
    is_translated(page)
    choose(page, "Einkaufszettel")
    expect(page.locator("[data-trouble=not-a-record]")).to_contain_text("keine Zweikampf-Aufz")
    choose(page, "x" * 9_000_000)
    expect(page.locator("[data-trouble=too-large]")).to_contain_text("zu groß; höchstens 60.000")
    record = game_of("throne")
    choose(page, dumps(record).replace("end: resigned 0\n", ""))
    expect(page.locator("[data-trouble=record-not-over]")).to_contain_text("nicht zu Ende")
    assert serious(page) == []
    is_translated(page)
    choose(page, dumps(record))
    page.locator("[data-result=resigned]").wait_for()
