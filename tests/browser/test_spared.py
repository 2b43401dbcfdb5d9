"""A question with one answer costs no click, and what happens can be followed."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.play import (
    GAMES,
    LEGAL,
    OVER,
    choose,
    click_on_one,
    is_over,
    resign,
    settled,
    sit_down,
)

CURTAIN = "dialog[open] .button.primary"
TRACE = "(no choice)"
LONGEST = 500


@pytest.mark.parametrize("game", GAMES)
def test_a_question_without_a_choice_costs_no_click(open_page: Open, game: str) -> None:
    page = open_page()
    sit_down(page, game)
    log = page.get_by_role("list", name="Log")
    rng = random.Random(3)
    while TRACE not in log.inner_text():
        assert choose(page, rng) is not None, "nobody was spared a question"
    line = log.locator("li", has_text=TRACE).first.inner_text()
    answer, _, _ = line.partition(f" {TRACE}")
    assert answer.startswith("You ")
    assert ". " not in answer, "right behind the answer"
    resign(page)
    page.locator("[data-action=replay]").click()
    page.get_by_role("tab", name="Log").click()
    expect(log.locator("li", has_text=TRACE).first).to_have_text(line)


def test_at_one_screen_a_card_comes_by_itself_when_its_player_has_the_screen(
    open_page: Open,
) -> None:
    """Throne, in which no one clicks on the only card, until the log tells of one that came."""
    page = open_page()
    page.locator("[data-screen=throne]").click()
    log = page.get_by_role("list", name="Log")
    rng = random.Random(4)
    for _ in range(LONGEST):
        page.wait_for_selector(f"{CURTAIN}, {LEGAL}, {OVER}")
        if is_over(page) or TRACE in log.inner_text():
            break
        if page.locator(CURTAIN).count():
            page.locator(CURTAIN).click()
            continue
        settled(page)
        if page.locator(LEGAL).count() > 1:
            click_on_one(page, [LEGAL], rng.random())
    expect(log).to_contain_text(TRACE)
