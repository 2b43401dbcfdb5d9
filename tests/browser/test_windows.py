"""Boards, lessons, replays, dialogs and the lobby in every window: see ``windows``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import new_context
from tests.browser.play import GAMES as BOARDS
from tests.browser.play import OVER, settled
from tests.browser.positions import Tables, fullest, middle, start
from tests.browser.windows import WINDOWS, walk
from tests.server.client import close_all
from tests.server.running import Seeded

GAMES = ("dwarves", "throne", "tower")
POSITIONS = {"start": start, "middle": middle, "fullest": fullest}


class Laid(NamedTuple):
    tables: Tables
    at: dict[tuple[str, str], str]  # tables by game and position
    asked: dict[str, str]  # tables with bob, by game
    browser: Browser

    def open(self, table: str, script: str = "") -> Page:
        """Anna at a table; the script runs before the page."""
        context = new_context(self.browser)
        context.add_init_script(script)
        self.tables.seat(self.tables.anna, context)
        page = context.new_page()
        page.goto(f"{self.tables.server.url}/t/{table}")
        settled(page)
        return page


@pytest.fixture(scope="module")
def laid(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    database = tmp_path_factory.mktemp("windows") / "tables.db"
    with Seeded(Path(database)) as server:
        tables = Tables(server, database)
        at = {
            (game, name): tables.lay(game, position(game))
            for game in GAMES
            for name, position in POSITIONS.items()
        }
        asked = {game: tables.lay(game, middle(game), with_bob=True) for game in GAMES}
        tables.ready()
        yield Laid(tables, at, asked, chromium)
        close_all()


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("game", GAMES)
def test_boards(laid: Laid, game: str, position: str) -> None:
    page = laid.open(laid.at[game, position])
    assert walk(page, names=laid.tables.names) == []
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_hints(laid: Laid, game: str) -> None:
    page = laid.open(laid.at[game, "middle"])
    before = _boxes(page)
    page.locator("[data-action=hint]").click()
    expect(page.locator(".hint")).to_be_visible()
    assert _boxes(page) == before
    assert walk(page, names=laid.tables.names) == []
    page.context.close()


def test_offers(laid: Laid) -> None:
    """A draw can be offered at any time; offers of all kinds and games stand in the same place."""
    page = laid.open(laid.asked["throne"])
    before = _boxes(page)
    page.locator("[data-action=draw]").click()
    expect(page.locator(".offer")).to_be_visible()
    assert _boxes(page) == before
    assert walk(page, names=laid.tables.names) == []
    page.context.close()


# A phrase stays as long as the walk takes.
_STAYS = """const later = window.setTimeout;
window.setTimeout = (call, wait, ...values) => wait === 6000 ? 0 : later(call, wait, ...values);"""


@pytest.mark.parametrize("game", GAMES)
def test_phrases(laid: Laid, game: str) -> None:
    """Between people there is one more button, and both plates have something to say."""
    page = laid.open(laid.asked[game], _STAYS)
    before = _boxes(page)
    page.locator("[data-action=say]").click()
    assert walk(page, names=laid.tables.names) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("document.querySelector('.languages [lang=en]').click()")
    page.locator("[data-say=good-game]").click()
    with laid.tables.bob.sit(laid.asked[game]) as bob:
        assert bob.ask("say", what="well-played")["type"] == "done"
    expect(page.locator("[data-phrase]")).to_have_count(2)
    assert _boxes(page) == before
    assert walk(page, names=laid.tables.names) == []
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_results_and_replays(laid: Laid, game: str) -> None:
    page = laid.open(laid.at[game, "fullest"])
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.wait_for_selector(OVER)
    assert walk(page, names=laid.tables.names) == []
    page.locator("[data-action=replay]").click()
    page.locator("[data-review=done]").or_(page.locator("[data-action=review]")).wait_for()
    settled(page)
    assert walk(page, names=laid.tables.names) == []
    page.context.close()


def test_lobby_and_setup(laid: Laid) -> None:
    """The lobby may scroll; the button that starts a game is always in sight."""
    context = new_context(laid.browser)
    page = context.new_page()
    page.goto(laid.tables.server.url)
    for game in BOARDS:
        page.locator(f"[data-play={game}]").wait_for()
    assert walk(page, may_scroll=True) == []
    for game in BOARDS:
        page.locator(f"[data-more={game}]").click()
        start_button = page.locator("dialog[open] [type=submit]")
        for window in WINDOWS:
            assert walk(page, [window], may_scroll=True) == []
            expect(start_button).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
    context.close()


def test_invitations(laid: Laid) -> None:
    """The pages of host and friend may scroll, but not sideways."""
    host, friend = new_context(laid.browser), new_context(laid.browser)
    page, other = host.new_page(), friend.new_page()
    page.goto(laid.tables.server.url)
    page.locator("[data-invite=tower]").click()
    page.locator("[data-qr]").wait_for()
    assert walk(page, may_scroll=True) == []
    other.goto(page.locator("[data-invite-link]").input_value())
    other.locator("[data-learn]").wait_for()
    assert walk(other, may_scroll=True) == []
    host.close()
    friend.close()


# Where the board and the buttons are.
_BOXES = """() => [...document.querySelectorAll(".board, .action")].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [left, top, width, height];
})"""


def _boxes(page: Page) -> list[list[float]]:
    boxes: list[list[float]] = page.evaluate(_BOXES)
    return boxes
