"""After the game: the curve, the missed moments, and continuing from any of them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.axe import serious
from tests.browser.checks import fits, is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE, new_context
from tests.browser.play import GAMES, play_by_clicks, settled, wait_for_turn
from tests.browser.windows import WINDOWS, resize, walk
from tests.server.client import Person, close_all
from tests.server.running import Seeded
from zweikampf.engine.record import loads
from zweikampf.engine.replay import verify

# Where the panel stands beside the board, and where it is a sheet.
OPEN = [(w, h) for w, h in WINDOWS if w >= 900 and h >= 560 and 4 * w >= 5 * h]
FOLDED = [window for window in WINDOWS if window not in OPEN]


class Played:
    """A finished game of Anna against the computer, in which she missed something."""

    def __init__(self, server: Seeded, chromium: Browser) -> None:
        server.seed("Anna misses something")
        self.anna = Person(server, "Anna")
        self.table = self._play()
        self.review = self._review(chromium)
        assert self.review["missed"]

    def _play(self) -> str:
        created = self.anna.create("throne", opponent={"kind": "computer", "level": 1}, seat=0)
        table: str = created["table"]["id"]
        with self.anna.sit(table) as seat:
            while seat.wait_to_act():
                seat.act(seat.last["legal"][-1])
            self.winner: int | None = seat.facts["end"]["winner"]
        return table

    def _review(self, chromium: Browser) -> dict[str, Any]:
        context = new_context(chromium)
        self.seat_in(context)
        page = context.new_page()
        page.goto(f"{self.anna.server.url}/t/{self.table}#ply=1")
        page.locator("[data-review=done]").wait_for()
        context.close()
        path = f"/api/tables/{self.table}/review?seat=0"
        told: dict[str, Any] = self.anna.http.get(path).json()
        return told

    def seat_in(self, context: BrowserContext) -> None:
        """Anna's cookie for this browser."""
        url = self.anna.server.url
        context.add_cookies([{"name": "zweikampf", "value": self.anna.cookie, "url": url}])


# Once for each server: a process that takes over tests of this file later must not ask for the same
# table again.
@pytest.fixture(scope="package")
def game(server: Seeded, chromium: Browser) -> Played:
    played = Played(server, chromium)
    close_all()
    return played


def opened(game: Played, open_page: Open, size: tuple[int, int], locale: str) -> Page:
    """Anna at her finished table."""
    scheme = "dark" if size == PHONE else "light"
    page = open_page("/health", size=size, locale=locale, scheme=scheme)
    game.seat_in(page.context)
    page.goto(f"{game.anna.server.url}/t/{game.table}")
    return page


def ply_in(page: Page) -> int:
    found = re.search(r"ply=(\d+)", page.url)
    assert found is not None, page.url
    return int(found[1])


def test_curve_moments_table_and_other_side(game: Played, open_page: Open) -> None:
    page = opened(game, open_page, WIDE, "en-GB")
    page.locator("[data-action=replay]").click()
    page.locator("[data-review=done]").wait_for()
    choices = [each["ply"] for each in game.review["plies"]]
    points = page.locator("[data-point]")
    assert [int(each.get_attribute("data-point") or 0) for each in points.all()] == choices
    assert serious(page) == []

    first = game.review["missed"][0]
    page.locator(f"[data-missed='{first['ply']}']").click()
    assert ply_in(page) == first["ply"]
    expect(page.locator("[data-advice]")).to_contain_text("Best: ")
    better = page.locator(".hinted[data-token]")
    assert better.get_attribute("data-token") == first["better"]["token"]
    expect(page.locator("[data-continue] button")).to_have_css("opacity", "1")  # it was disabled
    assert serious(page) == []

    # One stop for Tab, arrows from choice to choice.
    points.nth(choices.index(first["ply"])).focus()
    page.keyboard.press("Home")
    assert ply_in(page) == choices[0]
    page.keyboard.press("ArrowRight")
    assert ply_in(page) == choices[1]
    assert page.locator("[data-point][tabindex='0']").count() == 1

    box = page.locator("[data-curve]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 8, box["y"] + 10)
    assert ply_in(page) > choices[-2]

    page.locator("summary", has_text="table").click()
    expect(page.locator("[data-review] tbody tr")).to_have_count(len(choices))

    page.get_by_label("Whose moves").select_option("1")
    assert "side=1" in page.url
    page.locator("[data-review=done]").wait_for()
    page.reload()
    expect(page.get_by_label("Whose moves")).to_have_value("1")


def test_missed_moments_become_puzzles_that_come_back(game: Played, open_page: Open) -> None:
    page = opened(game, open_page, WIDE, "en-GB")
    page.locator("[data-action=replay]").click()
    page.locator("[data-review=done]").wait_for()
    missed = game.review["missed"]
    page.goto(f"{game.anna.server.url}/puzzles#game=throne")
    settled(page)
    due = page.locator("[data-choose=own]")
    expect(due).to_contain_text("is due" if len(missed) == 1 else f"{len(missed)} are due")
    due.click()
    page.locator(".heading", has_text="From one of your games").wait_for()
    settled(page)
    page.locator("[data-action=show]").click()
    page.locator("[data-verdict=shown]").wait_for()
    assert "Best: " in page.locator("[data-verdict]").inner_text()
    fewer = len(missed) - 1
    expect(due).to_contain_text(("Nothing is", "One is")[fewer] if fewer < 2 else f"{fewer} are")

    page.goto(f"{game.anna.server.url}/progress")
    level = page.get_by_role("rowheader", name="Level 1", exact=True)
    won_drawn_lost = [str(int(game.winner == each)) for each in (0, None, 1)]
    cells = page.locator("tbody tr", has=level).locator("td")
    expect(cells).to_have_text(["1", *won_drawn_lost])
    expect(page.locator("[data-cost]")).to_contain_text(" points")
    expect(page.locator("tbody tr", has_text="Leading in phase 1")).to_have_count(1)
    assert serious(page) == []


def test_go_on_from_a_missed_moment(game: Played, open_page: Open, server: Seeded) -> None:
    ply = game.review["missed"][0]["ply"]
    page = opened(game, open_page, WIDE, "en-GB")
    page.goto(f"{server.url}/t/{game.table}#ply={ply}")
    page.locator("[data-continue] select").select_option("1")
    page.locator("[data-continue] button").click()
    page.wait_for_url(lambda url: game.table not in url)
    assert wait_for_turn(page)
    table = server.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["origin"] == {"table": game.table, "ply": ply}
    assert table["players"][1]["level"] == 1
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_text("continues from a position")).to_be_visible()
    assert play_by_clicks(page, random.Random(1), most=1) == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_by_a_link_to_a_ply(game_id: str, open_page: Open, server: Seeded) -> None:
    """Look, step and save the record, on a desk and on a phone; continue."""
    anna = Person(server, "Anna")
    opponent = {"kind": "computer", "level": 1}
    table = anna.create(game_id, opponent=opponent, seat=0)["table"]["id"]
    with anna.sit(table) as seat:
        ply = choices = 0
        while choices < 5:
            assert seat.wait_to_act()
            if len(seat.last["legal"]) > 1:
                ply = seat.last["ply"]
                choices += 1
            seat.act()
        seat.wait_to_act()
        seat.ask("resign")
    close_all()
    page = open_page(f"/t/{table}#ply={ply}")
    for size in (WIDE, PHONE):
        resize(page, size)
        page.locator(f"[data-point='{ply}'][aria-current=step]").wait_for()
        expect(page.locator("[data-advice]")).not_to_be_empty()
        settled(page)
        fits(page)
        is_translated(page)
        assert serious(page) == []
        page.get_by_role("button", name="One step on").click()
        assert ply_in(page) == ply + 1
        page.get_by_role("button", name="One step back").click()
        assert ply_in(page) == ply
        if size == PHONE:
            page.locator("[data-action=review]").click()
        with page.expect_download() as download:
            page.locator("[data-action=record]").click()
        assert verify(loads(download.value.path().read_text("utf-8"))).plies > ply
    page.locator("[data-continue] button").click()
    page.wait_for_url(lambda url: table not in url)
    assert wait_for_turn(page)


def test_nothing_to_go_on_with_at_the_end(game: Played, open_page: Open, server: Seeded) -> None:
    page = opened(game, open_page, WIDE, "en-GB")
    page.goto(f"{server.url}/t/{game.table}#ply=9999")
    expect(page.locator("[data-continue] button")).to_be_disabled()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("[data-continue] button")).to_be_enabled()


def test_on_a_phone_in_german(game: Played, open_page: Open) -> None:
    page = opened(game, open_page, PHONE, "de-DE")
    page.locator("[data-action=replay]").click()
    page.locator("[data-curve]").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-action=review]").click()
    page.locator("[data-review=done]").wait_for()
    assert serious(page) == []
    first = page.locator("[data-missed]").first
    expect(first).to_contain_text("Besser: ")
    first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)  # the board can be seen
    expect(page.locator("[data-advice]")).to_contain_text("Am besten: ")
    expect(page.locator(".hinted[data-token]")).to_be_visible()

    # Arrows walk along the river and stay there; Enter shows the board.
    page.locator("[data-action=review]").click()
    page.locator("[data-part=insight]").click()
    page.locator("[data-insight=done]").wait_for()
    marks = page.locator("[data-mark]")
    marks.last.focus()
    for key, mark in (("ArrowRight", marks.first), ("ArrowLeft", marks.last)):
        page.keyboard.press(key)
        expect(mark).to_be_focused()
        expect(mark).to_have_attribute("aria-current", "step")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)


# Luck and play, and what could be known


def test_luck_and_play_beside_the_board(game: Played, open_page: Open, server: Seeded) -> None:
    page = opened(game, open_page, WIDE, "en-GB")
    page.locator("[data-action=insight]").click()  # where the result is told
    page.locator("[data-insight=done]").wait_for()
    own = server.get(f"/api/tables/{game.table}/ledger")["summary"]["seats"][0]
    expect(page.locator("[data-verdict]")).to_have_text(re.compile(r"(played|gave away).*\.$"))
    is_translated(page)
    assert serious(page) == []

    costly = page.locator("[data-costly]")
    assert [int(each.get_attribute("data-costly") or 0) for each in costly.all()] == own[
        "costliest"
    ]
    costly.first.click()
    assert ply_in(page) == own["costliest"][0]
    expect(costly.first).to_have_attribute("aria-current", "step")
    lucky = own["luckiest"][0]["plies"][1] + 1
    page.locator(f"[data-moment='{lucky}']").click()
    assert ply_in(page) == lucky

    # The same as marks of the river: one stop for Tab, arrows from mark to mark.
    after = [each["plies"][1] + 1 for each in (*own["luckiest"], *own["unluckiest"])]
    plies = sorted([*after, *own["costliest"]])
    marks = page.locator("[data-mark]")
    assert [int(each.get_attribute("data-mark") or 0) for each in marks.all()] == plies
    marks.first.focus()
    page.keyboard.press("End")
    assert ply_in(page) == plies[-1]
    assert page.locator("[data-mark][tabindex='0']").count() == 1

    page.get_by_label("Whose moves").select_option("1")
    expect(page.get_by_role("heading", name="Costliest decisions of")).to_be_visible()


def test_hidden_cards_follow_the_replay(game: Played, open_page: Open, server: Seeded) -> None:
    page = opened(game, open_page, WIDE, "en-GB")
    page.goto(f"{server.url}/t/{game.table}#ply=40&part=known")
    page.locator("[data-known='40']").wait_for()
    known = server.get(f"/api/tables/{game.table}/known?seat=0&ply=40")
    places = sum(len(card["truth"]) for card in known["cards"])  # copies of a card may lie apart
    expect(page.locator("[data-known] td li")).to_have_count(places)
    is_translated(page)
    assert serious(page) == []
    page.locator("[data-known]").get_by_role("button", name="One step on").click()
    page.locator(f"[data-known='{ply_in(page)}']").wait_for()
    page.locator("[data-part=choices]").click()
    expect(page.locator("[data-review=done]")).to_be_visible()


def test_insight_in_every_window(game: Played, open_page: Open) -> None:
    page = opened(game, open_page, PHONE, "de-DE")
    page.locator("[data-action=insight]").click()  # one click, though the panel is a sheet here
    page.locator("[data-insight=done]").wait_for()
    names = ["Anna"]
    assert serious(page, "dialog[open]") == []
    assert walk(page, FOLDED, names=names) == []
    page.goto(f"{game.anna.server.url}/t/{game.table}#ply=40&part=known")
    page.locator("[data-known='40']").wait_for()
    assert walk(page, FOLDED, names=names) == []
    assert walk(page, OPEN, names=names, within=".hindsight") == []
    page.locator("[data-part=insight]").click()
    page.locator("[data-insight=done]").wait_for()
    assert walk(page, OPEN, names=names, within=".hindsight") == []
