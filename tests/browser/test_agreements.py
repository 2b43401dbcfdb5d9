"""What two people at a table agree on: clocks, a move taken back, a draw; and what happens when
one of them is gone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.play import LEGAL, OVER, sit_down
from tests.server.running import Running


def two_at_a_table(open_page: Open, at: Running, **asked: object) -> tuple[Page, Page]:
    """Two people at a table of Throne; the first one leads."""
    host, friend = open_page(at=at), open_page(at=at, size=PHONE)
    body = {"game": "throne", "opponent": {"kind": "friend"}, "seat": 0, "options": {"leader": "0"}}
    created = host.request.post(
        f"{at.url}/api/tables", data={**body, **asked}, headers={"Origin": at.url}
    ).json()
    friend.goto(at.url + created["invite"]["path"])
    friend.get_by_role("button", name="Sit down").click()
    host.goto(f"{at.url}/t/{created['table']['id']}")
    host.wait_for_selector(LEGAL)
    return host, friend


def hand(page: Page) -> Locator:
    return page.locator(".hand [data-token]")


def test_a_move_is_taken_back_when_the_other_agrees(open_page: Open, server: Running) -> None:
    host, friend = two_at_a_table(open_page, server)
    host.locator(LEGAL).first.click(position={"x": 12, "y": 20})
    friend.wait_for_selector(LEGAL)
    expect(hand(host)).to_have_count(12)
    host.get_by_role("button", name="Ask to take back").click()
    friend.get_by_role("button", name="Decline").click()
    expect(host.get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(hand(host)).to_have_count(12)


def test_a_move_taken_back_lies_in_the_hand_again(open_page: Open, server: Running) -> None:
    host, friend = two_at_a_table(open_page, server)
    host.locator(LEGAL).first.click(position={"x": 12, "y": 20})
    friend.wait_for_selector(LEGAL)
    host.get_by_role("button", name="Ask to take back").click()
    friend.get_by_role("button", name="Accept").click()
    expect(hand(host)).to_have_count(13)
    expect(friend.locator(LEGAL)).to_have_count(0)


def test_a_draw_is_agreed(open_page: Open, server: Running) -> None:
    host, friend = two_at_a_table(open_page, server)
    host.get_by_role("button", name="Offer a draw").click()
    expect(friend.get_by_text("offers a draw")).to_be_visible()
    friend.get_by_role("button", name="Accept").click()
    for page in (host, friend):
        page.wait_for_selector(OVER)
        expect(page.get_by_text("Nobody wins.")).to_be_visible()


def test_clocks_run_for_the_seat_that_is_to_act(open_page: Open, server: Running) -> None:
    host, friend = two_at_a_table(open_page, server, clock={"base": 300, "increment": 3})
    for page in (host, friend):
        expect(page.get_by_role("timer")).to_have_count(2)
        expect(page.locator(".clock.runs")).to_have_count(1)
    # The one that runs counts down by itself.
    expect(host.locator(".clock.runs")).not_to_have_text("5:00")
    expect(host.locator(".clock:not(.runs)")).to_have_text("5:00")


def test_whoever_stays_away_can_be_replaced_by_the_computer(
    open_page: Open, tmp_path: Path
) -> None:
    with Running(tmp_path / "tables.db", GONE_SECONDS=0.5) as impatient:
        host, friend = two_at_a_table(open_page, impatient)
        friend.close()
        host.locator(LEGAL).first.click(position={"x": 12, "y": 20})
        expect(hand(host)).to_have_count(12)
        expect(host.locator(LEGAL)).to_have_count(0)
        host.get_by_role("button", name="Let the computer play on").click()
        # The computer answers in place of the one who left, and takes or leads a card.
        host.wait_for_selector(LEGAL)


def test_undo_against_the_computer_stops_where_something_was_revealed(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "tower")
    undo = page.locator("[data-action=undo]")
    for _ in range(60):
        if undo.count():
            break
        page.locator(LEGAL).first.click(position={"x": 12, "y": 15}, force=True)
        page.wait_for_timeout(120)
    before = page.locator("[data-live]").text_content()
    undo.click()
    expect(page.locator("[data-live]")).not_to_have_text(before or "")
    page.wait_for_selector(LEGAL)
