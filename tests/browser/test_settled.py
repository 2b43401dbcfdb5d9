"""The mark that other tests wait for: there exactly while nothing is under way on the board. What
moves on the board meanwhile is watched in ``test_motion``."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Open, Start
from tests.browser.play import LEGAL, settled, sit_down, wait_for_turn

MARK = "[data-settled]"


def test_a_choice_takes_the_mark_away_before_the_click_is_over(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "throne")
    before = settled(page)
    is_marked = page.evaluate(
        """async ([mark, legal]) => {
             document.querySelector(legal).click();
             await Promise.resolve().then(() => {});
             return document.querySelector(mark) !== null;
           }""",
        [MARK, LEGAL],
    )
    assert is_marked is False
    assert settled(page, after=before.version).version > before.version


def test_a_show_never_stands_in_the_way(open_page: Open) -> None:
    """A card can be chosen while the trick before it is still being shown."""
    page = open_page(is_moving=True)
    sit_down(page, "throne")
    before = settled(page)
    page.evaluate(
        """([mark, legal]) => new Promise((done) => {
             const first = Number(document.querySelector(mark).dataset.settled);
             let chosen = 0;
             const choose = () => {
               const card = document.querySelector(legal);
               // The second one as soon as it is lit, which is before the show is over.
               if (!card || (chosen === 1 && document.querySelector(mark))) return;
               card.click();
               chosen += 1;
               if (chosen === 2) { observer.disconnect(); done(first); }
             };
             const observer = new MutationObserver(choose);
             observer.observe(document.body, { subtree: true, attributes: true, childList: true });
             choose();
           })""",
        [MARK, LEGAL],
    )
    assert wait_for_turn(page)
    assert settled(page).version >= before.version + 4  # two cards of each


def test_no_mark_while_the_line_is_down(open_page: Open, start: Start) -> None:
    running = start()
    page = open_page(at=running, expect_trouble=True)
    sit_down(page, "throne")
    version = settled(page).version
    running.kill()
    expect(page.locator(MARK)).to_have_count(0)
    running.start()
    assert settled(page).version == version


def test_a_replay_is_marked_with_its_ply(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "tower")
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.locator("[data-action=replay]").click()
    page.get_by_role("button", name="To the beginning").click()
    assert settled(page).version == 0
    page.get_by_role("button", name="One step on").click()
    assert settled(page).version == 1
