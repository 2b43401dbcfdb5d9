"""What people at a table say to each other, and how one more game is agreed on."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Open
from tests.browser.play import OVER, walk
from tests.browser.test_agreements import two_at_a_table
from tests.server.running import Seeded
from zweikampf.server.live.emotes import MOST


def say(page: Page, what: str) -> None:
    page.locator("[data-action=say]:visible").last.click()
    page.locator(f"dialog[open] [data-say={what}]").click()


def plate(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-phrase='{seat}']")


def test_a_phrase_is_shown_to_both_and_read_aloud(open_page: Open, server: Seeded) -> None:
    host, friend = two_at_a_table(open_page, server)
    walk(host, "[data-action=say]")  # by keys alone
    host.keyboard.press("Enter")
    host.locator("dialog[open] [data-say=hello]").wait_for()
    assert serious(host) == []
    walk(host, "[data-say=good-luck]")
    host.keyboard.press("Enter")
    expect(host.locator("dialog[open]")).to_have_count(0)
    for page in (host, friend):
        expect(plate(page, 0)).to_have_text("Good luck!")
        expect(page.locator("[data-talk]")).to_contain_text(": Good luck!")
    assert serious(friend) == []
    for page in (host, friend):
        expect(plate(page, 0)).to_have_count(0)  # it was shown for a moment


def test_a_player_who_mutes_phrases_sees_only_their_own(open_page: Open, server: Seeded) -> None:
    host, friend = two_at_a_table(open_page, server)
    friend.locator("[data-action=settings]").click()
    friend.locator("[data-setting=mute]").check()
    friend.keyboard.press("Escape")
    say(host, "hello")
    expect(plate(host, 0)).to_have_text("Hello!")
    say(friend, "thanks")
    expect(plate(friend, 1)).to_have_text("Thank you!")  # what was said before has arrived, too
    assert plate(friend, 0).count() == 0
    assert "Hello" not in (friend.locator("[data-talk]").text_content() or "")
    expect(plate(host, 1)).to_have_text("Thank you!")


def test_who_says_too_much_is_told_so(open_page: Open, server: Seeded) -> None:
    host, _ = two_at_a_table(open_page, server)
    for _ in range(MOST + 1):
        say(host, "hello")
    expect(host.locator(".status.refused")).to_contain_text("You have said a lot just now.")


def over(open_page: Open, server: Seeded) -> tuple[Page, Page]:
    """Ada has resigned, and both look at the result."""
    host, friend = two_at_a_table(open_page, server, name="Ada")
    host.locator("[data-action=resign]").click()
    host.locator("dialog[open] button[value=yes]").click()
    for page in (host, friend):
        page.wait_for_selector(OVER)
    return host, friend


def test_people_thank_each_other_in_the_result(open_page: Open, server: Seeded) -> None:
    host, friend = over(open_page, server)
    say(friend, "good-game")
    for page in (host, friend):
        expect(page.locator("dialog[open] .talk")).to_contain_text(": Good game!")
        assert serious(page) == []


def test_a_rematch_is_declined_where_it_is_asked(open_page: Open, server: Seeded) -> None:
    host, friend = over(open_page, server)
    walk(host, "[data-action=rematch]")
    host.keyboard.press("Enter")
    asked = host.locator("dialog[open] .rematch")
    expect(asked).to_contain_text("You have asked Player 2 for a rematch.")
    expect(asked).to_be_focused()
    expect(friend.locator("dialog[open] .rematch")).to_contain_text("Ada would like a rematch.")
    for page in (host, friend):
        assert serious(page) == []
    walk(friend, "[data-answer=decline]")
    friend.keyboard.press("Enter")
    expect(asked).to_have_text("Player 2 does not want a rematch.")
    assert host.locator("[data-action=rematch]").count() == 0
    expect(friend.locator("[data-action=rematch]")).to_be_visible()


def test_a_rematch_is_withdrawn_and_asked_by_the_other(open_page: Open, server: Seeded) -> None:
    host, friend = over(open_page, server)
    before = host.url
    host.locator("[data-action=rematch]").click()
    friend.locator("dialog[open] [data-answer=accept]").wait_for()
    host.locator("dialog[open] [data-answer=withdraw]").click()
    expect(friend.locator("dialog[open] [data-answer]")).to_have_count(0)
    host.locator("[data-action=rematch]").click()  # they have changed their mind once more
    friend.locator("dialog[open] [data-answer=accept]").wait_for()
    host.locator("dialog[open] [data-answer=withdraw]").click()
    expect(friend.locator("dialog[open] [data-answer]")).to_have_count(0)
    friend.locator("[data-action=rematch]").click()
    host.locator("dialog[open] [data-answer=accept]").click()
    for page in (host, friend):
        page.wait_for_url(lambda url: url != before)
    assert host.url == friend.url
