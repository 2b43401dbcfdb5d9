"""What two people at a table agree on: clocks, a move taken back, a draw; and what happens when
one of them is gone."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open, Start
from tests.browser.guests import PHONE
from tests.browser.play import LEGAL, OVER, choose, click, settled, sit_down, wait_for_turn
from tests.server.running import Seeded


def two_at_a_table(open_page: Open, at: Seeded, **asked: object) -> tuple[Page, Page]:
    """Two people at a table of Throne; the first one leads."""
    host, friend = open_page("/health", at=at), open_page("/health", at=at, size=PHONE)
    body = {"game": "throne", "opponent": {"kind": "friend"}, "seat": 0, "options": {"leader": "0"}}
    created = host.request.post(
        f"{at.url}/api/tables", data={**body, **asked}, headers={"Origin": at.url}
    ).json()
    friend.goto(at.url + created["invite"]["path"])
    friend.get_by_role("button", name="Sit down").click()
    host.goto(f"{at.url}/t/{created['table']['id']}")
    assert wait_for_turn(host)
    settled(friend)
    return host, friend


def hand(page: Page) -> Locator:
    return page.locator(".hand [data-token]")


def test_a_move_is_taken_back_when_the_other_agrees(open_page: Open, server: Seeded) -> None:
    host, friend = two_at_a_table(open_page, server)
    click(host.locator(LEGAL).first)
    assert wait_for_turn(friend)
    settled(host)
    expect(hand(host)).to_have_count(12)
    host.get_by_role("button", name="Takeback").click()
    friend.get_by_role("button", name="Decline").click()
    expect(host.get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(host.locator(".status")).to_contain_text("does not agree to the takeback. After your")
    expect(host.get_by_role("button", name="you can ask again")).to_be_disabled()
    expect(hand(host)).to_have_count(12)


def test_a_move_taken_back_lies_in_the_hand_again(open_page: Open, server: Seeded) -> None:
    host, friend = two_at_a_table(open_page, server)
    click(host.locator(LEGAL).first)
    assert wait_for_turn(friend)
    settled(host)
    host.get_by_role("button", name="Takeback").click()
    friend.get_by_role("button", name="Accept").click()
    expect(hand(host)).to_have_count(13)
    expect(friend.locator(LEGAL)).to_have_count(0)


def test_a_draw_is_agreed(open_page: Open, server: Seeded) -> None:
    host, friend = two_at_a_table(open_page, server)
    for width, height in ((1024, 600), (740, 360)):  # the seal leaves room for all
        host.set_viewport_size({"width": width, "height": height})
        tops = {
            host.locator(f"header {each}").evaluate("each => each.getBoundingClientRect().bottom")
            for each in (".home", ".badge", "[data-action=settings]")
        }
        assert max(tops) - min(tops) < 10
    host.get_by_role("button", name="Offer a draw").click()
    expect(friend.get_by_text("offers a draw")).to_be_visible()
    friend.get_by_role("button", name="Accept").click()
    for page in (host, friend):
        page.wait_for_selector(OVER)
        expect(page.get_by_text("Nobody wins.")).to_be_visible()


def test_clocks_run_for_the_seat_that_is_to_act(open_page: Open, server: Seeded) -> None:
    host, friend = two_at_a_table(open_page, server, clock={"base": 300, "increment": 3})
    for page in (host, friend):  # no clock runs before the first move of its player
        expect(page.get_by_role("timer")).to_have_count(2)
        expect(page.locator(".clock.runs")).to_have_count(0)
    for page in (host, friend):
        assert wait_for_turn(page)
        click(page.locator(LEGAL).first)
    for page in (host, friend):
        expect(page.locator(".clock.runs")).to_have_count(1)
    # The running one counts down on the page.
    expect(host.locator(".clock.runs")).not_to_have_text("5:00")
    expect(host.locator(".clock:not(.runs)")).to_have_text("5:00")


def test_whoever_stays_away_can_be_replaced_by_the_computer(open_page: Open, start: Start) -> None:
    host, friend = two_at_a_table(open_page, start(GONE_SECONDS=0.5))
    friend.close()
    click(host.locator(LEGAL).first)
    expect(hand(host)).to_have_count(12)
    expect(host.locator(LEGAL)).to_have_count(0)
    host.get_by_role("button", name="Let the computer play on").click()
    # The computer answers for the player who left, and takes or leads a card.
    assert wait_for_turn(host)


def test_undo_against_the_computer_stops_where_something_was_revealed(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "tower")
    undo = page.locator("[data-action=undo]")
    rng = random.Random(2)
    before = settled(page, is_turn=True)
    # Looked at on the reader's turn only: what the computer reveals in between cannot be undone.
    while not undo.is_enabled():
        assert choose(page, rng)
        before = settled(page, is_turn=True)
    undo.click()
    assert not settled(page, after=before.version, is_turn=True).is_over
