"""Dragging does what clicks do."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.play import LEGAL, sit_down
from tests.browser.test_dwarves import PAYABLE, READY, take_a_seat, until_cards_can_be_played


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, source: Locator, to: tuple[float, float]) -> None:
    """Press, move in steps, let go."""
    box = source.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 14, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(*to, steps=6)
    expect(page.locator(".drag-ghost")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".drag-ghost")).to_have_count(0)


def test_throne_a_card_is_dragged_to_the_trick(open_page: Open) -> None:
    page = open_page()
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
    drag(page, page.locator(f".hand {LEGAL}").first, middle(cards.last))
    page.wait_for_timeout(200)
    assert cards.count() == before


def test_tower_a_card_is_dragged_to_a_lit_place(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "tower")
    source = page.locator(f"{LEGAL}[data-drag]").first
    while not source.count():
        page.locator(LEGAL).first.click(position={"x": 12, "y": 15}, force=True)
        page.wait_for_timeout(100)
    before = page.locator("[data-live]").text_content() or ""
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
    expect(page.locator("[data-live]")).not_to_have_text(before)
    expect(page.locator(".drag-ghost")).to_have_count(0)


def test_dwarves_a_card_is_dragged_to_the_display(open_page: Open) -> None:
    page = open_page()
    take_a_seat(page)
    assert until_cards_can_be_played(page)
    card = page.locator(PAYABLE).first
    kind = str(card.get_attribute("data-token"))[:2]
    # Away from the board nothing is played, and the choice is taken back.
    drag(page, card, (20, 20))
    expect(page.locator(READY)).to_have_count(0)
    drag(page, card, middle(page.locator(".across.ours")))
    expect(page.locator(f'.across.ours [data-card="{kind}"]')).to_be_visible()
