"""Dragging does what clicks do."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.play import (
    LEGAL,
    ask_always,
    choose,
    point_of,
    settled,
    sit_down,
    wait_for_turn,
)
from tests.browser.test_dwarves import PAYABLE, READY, take_a_seat, until_cards_can_be_played


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, source: Locator, to: tuple[float, float]) -> None:
    """Press, move in steps, let go; the board is settled before and after."""
    settled(page)
    page.mouse.move(*point_of(source))
    page.mouse.down()
    page.mouse.move(*to, steps=6)
    expect(page.locator(".drag-ghost")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".drag-ghost")).to_have_count(0)
    settled(page)


def test_throne_a_card_is_dragged_to_the_trick(open_page: Open) -> None:
    page = open_page()
    ask_always(page)
    sit_down(page, "throne")
    cards = page.locator(".hand [data-token]")
    before = cards.count()
    drag(page, page.locator(f".hand {LEGAL}").first, middle(page.locator(".trick")))
    expect(cards).to_have_count(before - 1)


def test_throne_a_card_let_go_in_the_hand_stays(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "throne")
    cards = page.locator(".hand [data-token]")
    before = cards.count()
    version = settled(page).version
    drag(page, page.locator(f".hand {LEGAL}").first, middle(cards.last))
    assert settled(page).version == version
    assert cards.count() == before


def test_tower_a_card_is_dragged_to_a_lit_place(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "tower")
    source = page.locator(f"{LEGAL}[data-drag]").first
    rng = random.Random(1)
    while not source.count():
        assert choose(page, rng)
        assert wait_for_turn(page)
    before = settled(page).version
    box = source.bounding_box()
    assert box is not None
    if source.get_attribute("data-drag") == "play":  # a tower card has one place to go
        drag(page, source, middle(page.locator(".sites")))
    else:
        page.mouse.move(box["x"] + 14, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 40, box["y"] + 50, steps=4)
        target = page.locator(".spot.target[data-legal]").first
        expect(target).to_be_visible()  # taking a card up lights where it may go
        page.mouse.move(*middle(target), steps=4)
        page.mouse.up()
    settled(page, after=before)
    expect(page.locator(".drag-ghost")).to_have_count(0)


def test_dwarves_a_card_is_dragged_to_the_display(open_page: Open) -> None:
    page = open_page()
    take_a_seat(page)
    until_cards_can_be_played(page)
    card = page.locator(PAYABLE).first
    kind = str(card.get_attribute("data-token"))[:2]
    # Away from the board nothing is played, and the choice is taken back.
    drag(page, card, (20, 20))
    expect(page.locator(READY)).to_have_count(0)
    drag(page, card, middle(page.locator(".across.ours")))
    expect(page.locator(f'.across.ours [data-card="{kind}"]')).to_be_visible()
