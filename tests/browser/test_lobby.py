"""The lobby explains itself: who the opponent is, what the rules are, how the tables stand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.checks import is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import GAMES, OVER, sit_down

OPEN, RECENT = "[data-tables]:has(~ .games)", ".games ~ [data-tables]"


def create(page: Page, game: str, **asked: Any) -> str:
    """A table of this guest, made without clicks; its address."""
    address = page.evaluate("location.origin")
    body = {"game": game, "opponent": {"kind": "friend"}, "seat": 0, **asked}
    answer = page.request.post(f"{address}/api/tables", data=body, headers={"Origin": address})
    return f"/t/{answer.json()['table']['id']}"


def test_the_list_beside_play_is_the_opponent_with_its_strength(open_page: Open) -> None:
    page = open_page()
    tile = page.locator("article", has=page.locator("[data-play=throne]"))
    levels = tile.get_by_label("Opponent: the computer")
    expect(levels).to_be_visible()
    words = [" ".join(each.split()) for each in levels.locator("option").all_inner_texts()]
    assert words == [
        "Page – very easy",
        "Squire – easy",
        "Knight – medium",
        "Marshal – strong",
        "Chancellor – very strong",
        "Oracle – masterly",
    ]
    stars = tile.locator("[data-stars]")
    expect(stars).to_have_text("★★☆☆☆☆")
    levels.select_option("5")
    expect(stars).to_have_text("★★★★★☆")
    page.reload()  # chosen is chosen, played or not
    expect(levels).to_have_value("5")
    expect(page.locator("article [data-stars='2']")).to_have_count(len(GAMES) - 1)


@pytest.mark.parametrize("game", GAMES)
def test_five_minutes_and_rules_are_one_click_away(game: str, open_page: Open) -> None:
    page = open_page()
    page.locator(f"[data-short-of={game}]").click()
    dialog = page.locator("dialog[open]")
    short = dialog.locator("[data-short]")
    expect(short).to_have_attribute("open", "")
    short.locator("summary").click()  # those who close it know the game ...
    page.keyboard.press("Escape")
    page.locator(f"[data-short-of={game}]").click()
    expect(short).to_have_attribute("open", "")  # ... and may look again all the same
    page.keyboard.press("Escape")
    page.locator(f"[data-explain={game}]").click()
    expect(short).not_to_have_attribute("open", "")
    expect(dialog.locator("[data-rule]")).not_to_have_count(0)


def test_a_dialog_begins_where_the_last_one_of_its_game_ended(open_page: Open) -> None:
    page = open_page()
    page.locator("[data-more=tower]").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("[data-preset=printed]").check()
    dialog.locator("input[value=friend]").check()
    dialog.get_by_label("Clock").select_option(label="5 min + 3 s per turn")
    dialog.get_by_label("Your seat").select_option("1")
    dialog.locator("[type=submit]").click()
    page.wait_for_url("**/t/*")
    page.goto("/".join(page.url.split("/")[:3]))
    page.locator("[data-more=tower]").click()
    expect(dialog.locator("[data-preset=printed]")).to_be_checked()
    expect(dialog.locator("input[value=friend]")).to_be_checked()
    expect(dialog.get_by_label("Clock").locator("option:checked")).to_have_text(
        "5 min + 3 s per turn"
    )
    expect(dialog.get_by_label("Your seat")).to_have_value("1")
    page.keyboard.press("Escape")
    page.locator("[data-more=throne]").click()  # another game, other habits
    expect(dialog.locator("input[value=computer]")).to_be_checked()


def test_a_choice_with_one_value_is_not_offered(open_page: Open) -> None:
    """There is one deck for Dwarves here."""
    page = open_page()
    page.locator("[data-more=dwarves]").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[data-option]")).not_to_have_count(0)
    for select in dialog.locator("[data-option]").all():
        assert select.locator("option").count() > 1
    expect(dialog.locator("[data-option=deck]")).to_have_count(0)


def test_tables_say_whose_turn_it_is_and_how_they_ended(open_page: Open) -> None:
    page = open_page()
    waits = create(page, "tower")
    sit_down(page, "throne")
    mine = page.url
    page.goto("/".join(mine.split("/")[:3]))
    sit_down(page, "throne")
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.wait_for_selector(OVER)
    page.goto("/".join(mine.split("/")[:3]))
    rows = page.locator(f"{OPEN} a")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("your turn")  # it comes first, although it is older
    assert mine.endswith(str(rows.nth(0).get_attribute("href")))
    expect(rows.nth(1)).to_contain_text("waiting for the second player")
    assert rows.nth(1).get_attribute("href") == waits
    expect(page.locator(f"{RECENT} a")).to_contain_text("you lost")
    expect(page.locator(f"{RECENT} a")).to_contain_text("by resignation")
    expect(page.locator("[data-filter]")).to_have_count(0)  # few enough to be seen at once


@pytest.mark.parametrize(("size", "locale"), [(WIDE, "en-GB"), (PHONE, "de-DE")])
def test_many_tables_are_filtered(size: tuple[int, int], locale: str, open_page: Open) -> None:
    page = open_page(size=size, locale=locale)
    for _ in range(9):
        create(page, "throne")
    create(page, "tower", opponent={"kind": "computer", "level": 1})
    page.reload()
    rows = page.locator(f"{OPEN} a")
    expect(rows).to_have_count(8)
    page.locator("[data-whole]").click()
    expect(rows).to_have_count(10)
    assert serious(page) == []
    is_translated(page)
    page.locator("[data-filter=game]").select_option("tower")
    expect(rows).to_have_count(1)
