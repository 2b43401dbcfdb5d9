"""A finished game, looked at again: by step, by trick and by turn, with headings and reasons."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import settled
from tests.server.client import Person, close_all
from tests.server.running import Seeded
from zweikampf.engine import registry


def played(server: Seeded, game: str) -> str:
    """The id of a table at which Anna has played to the end."""
    anna = Person(server, "Anna")
    table: str = anna.create(game, opponent={"kind": "computer", "level": 1}, seat=0)["table"]["id"]
    with anna.sit(table) as seat:
        while seat.wait_to_act():
            seat.act(seat.last["legal"][-1])
    close_all()
    return table


Finished = Callable[[str], str]


@pytest.fixture(scope="package")
def finished(server: Seeded) -> Finished:
    """The table of a finished game by its name, one of each for all tests: they only look."""

    @cache
    def find(game: str) -> str:
        server.seed(f"a finished game of {game}")
        return played(server, game)

    return find


def where(page: Page) -> str:
    settled(page)
    return page.locator("[data-where]").inner_text()


def test_throne_by_keys_anywhere_on_the_page(open_page: Open, finished: Finished) -> None:
    table = finished("throne")
    page = open_page(f"/t/{table}#ply=0", size=WIDE)
    assert where(page) == "Before the first move"
    page.keyboard.press("ArrowDown")
    assert where(page) == "Phase 1, trick 1"
    page.keyboard.press("ArrowRight")
    assert where(page) == "Phase 1, trick 1, card 1"
    page.keyboard.press("ArrowRight")
    assert where(page) == "Phase 1, trick 1, card 2"
    expect(page.locator(".timeline .told")).to_contain_text(re.compile(r"wins the trick: .+\."))
    page.keyboard.press("PageDown")
    assert where(page) == "Phase 1, trick 2"
    page.keyboard.press("ArrowLeft")
    assert where(page) == "Phase 1, trick 1, card 2"
    page.keyboard.press("PageUp")
    assert where(page) == "Phase 1, trick 1"

    # A card that was clicked on keeps no key; one that keys have led to is left by them.
    page.locator(".hand button").first.click()
    page.keyboard.press("ArrowRight")
    assert where(page) == "Phase 1, trick 1, card 1"
    page.locator(".hand button").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand button").nth(1)).to_be_focused()
    assert where(page) == "Phase 1, trick 1, card 1"
    page.keyboard.press("ArrowUp")
    page.locator(".hand button").first.evaluate("card => card.blur()")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    assert where(page) == "Phase 1, trick 1"

    # A box to tick keeps none of these keys; a list that scrolls, a field and a dialog keep theirs.
    page.get_by_label("Both hands").focus()
    page.keyboard.press("ArrowRight")
    assert where(page) == "Phase 1, trick 1, card 1"
    page.get_by_label("Whose moves").focus()
    page.keyboard.press("ArrowLeft")
    assert where(page) == "Phase 1, trick 1, card 1"
    page.locator(".hindsight").focus()
    page.keyboard.press("ArrowDown")
    assert where(page) == "Phase 1, trick 1, card 1"
    page.get_by_role("tab", name="Log").click()
    page.locator(".log").focus()
    page.keyboard.press("ArrowDown")
    assert where(page) == "Phase 1, trick 1, card 1"
    page.get_by_label("Both hands").focus()
    page.keyboard.press("End")
    assert where(page) == "The end"


def test_a_replay_that_has_not_come_yet_says_so(
    open_page: Open, server: Seeded, finished: Finished
) -> None:
    table = finished("throne")
    page = open_page("/health")
    held: list[Route] = []
    page.route("**/replay?*", lambda route: held.append(route))
    page.goto(f"{server.url}/t/{table}#ply=30")
    expect(page.locator(".board")).to_have_text("One moment …")
    expect(page.locator(".timeline p")).to_have_text("One moment …")
    expect(page.locator(".timeline .walk").get_by_role("button", disabled=False)).to_have_count(0)
    page.keyboard.press("Home")  # not lost: the address still names the position
    for each in held:
        each.continue_()
    page.unroute("**/replay?*")
    expect(page.locator(".timeline .told")).not_to_have_text("One moment …")
    assert settled(page).version == 30
    # A landscape phone has all buttons in one row.
    page.set_viewport_size({"width": 740, "height": 360})
    tops = page.locator(".timeline .walk button").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().top)"
    )
    assert (len(tops), len(set(tops))) == (7, 1)


def test_log_with_headings(open_page: Open, finished: Finished) -> None:
    table = finished("throne")
    page = open_page(f"/t/{table}#ply=9999", size=WIDE)
    page.get_by_role("tab", name="Log").click()
    headings = page.locator(".log h3")
    expected = [f"Phase {phase}, trick {trick}" for phase in (1, 2) for trick in range(1, 14)]
    expect(headings).to_have_text(expected)


def test_nobody_is_to_play_after_the_end(open_page: Open, finished: Finished) -> None:
    table = finished("throne")
    page = open_page(f"/t/{table}#ply=9999", size=WIDE)
    assert where(page) == "The end"
    expect(page.locator(".plate.active")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    settled(page)
    expect(page.locator(".plate.active")).to_have_count(1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_dwarves_by_turns_with_a_throw_in_one_line(
    size: tuple[int, int], open_page: Open, finished: Finished
) -> None:
    table = finished("dwarves")
    page = open_page(f"/t/{table}#ply=0", size=size)
    page.locator("[data-stride=section-on]").click()
    assert where(page) == "Turn 1"
    page.locator("[data-stride=section-on]").click()
    assert where(page) == "Turn 2"
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
    else:
        page.get_by_role("tab", name="Log").click()
    log = page.locator(".log")
    expect(log.locator("h3").first).to_contain_text("Turn 1: ")
    expect(log).to_contain_text(re.compile(r"The dice show (\d|an axe), (\d|an axe)"))


@pytest.mark.parametrize("game", registry.names())
def test_the_result_names_the_players(game: str, open_page: Open, finished: Finished) -> None:
    table = finished(game)
    page = open_page(f"/t/{table}", size=WIDE)
    how = page.locator("dialog .how")
    expect(how).to_contain_text(re.compile(r"\d+:\d+\.$"))
    said = how.inner_text()
    page.get_by_role("button", name="Look at the table").click()
    status = page.locator(".status")
    expect(status).to_contain_text(f"The game is over. {said}")
