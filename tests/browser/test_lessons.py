"""Lessons in the browser: whole ones by clicks, by the Enter key alone, on a phone, in German."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.axe import serious
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import GAMES, LEGAL, click, settled, wait_for_turn
from zweikampf.engine.lesson import LessonStep, lesson_of

BUBBLE = "[data-lesson]"
_LOOKS = [(WIDE, "en-GB", "light"), (PHONE, "de-DE", "dark")]
# The bubble covers nothing that it points at, and stands inside the window.
_CLEAR = """() => {
  const bubble = document.querySelector('[data-lesson]').getBoundingClientRect();
  if (bubble.left < 0 || bubble.top < 0) return false;
  if (bubble.right > innerWidth || bubble.bottom > innerHeight) return false;
  return [...document.querySelectorAll('.ring')].every((ring) => {
    const box = ring.getBoundingClientRect();
    return box.right - 5 <= bubble.left || box.left + 5 >= bubble.right
      || box.bottom - 5 <= bubble.top || box.top + 5 >= bubble.bottom;
  });
}"""


def learn(page: Page, game: str) -> None:
    page.locator(f"[data-learn={game}]").click()
    page.wait_for_selector(BUBBLE)


def steps_of(game: str) -> tuple[LessonStep, ...]:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson.steps


def wait_for(page: Page, step: LessonStep) -> None:
    page.wait_for_selector(f"[data-lesson={step.text}][data-points='{len(step.points)}']")
    settled(page)


def do(page: Page, game: str, step: LessonStep) -> None:
    if not step.expects:
        page.locator("[data-lesson-next]").click()
    elif game == "throne":
        press(page, step.expects[0])
    elif game == "tower":
        do_tower(page, step.expects[0])
    else:
        do_dwarves(page, step.expects[0])


def goes_on(page: Page, step: LessonStep) -> None:
    """The step is done; what it does not want would leave it where it is."""
    page.wait_for_selector(f"[data-lesson={step.text}]", state="detached")


def press(page: Page, token: str) -> None:
    click(page.locator(f'.board button[data-token="{token}"]').first)


def do_tower(page: Page, token: str) -> None:
    """A source first, then its target; what has no place on the table is a button."""
    source, arrow, target = token.partition(">")
    if arrow and page.locator(f'.board button[data-token="{token}"]').count() == 0:
        press(page, source)
    if target == "t":
        page.locator(".sites [data-legal]").first.click()
    elif arrow and target != "z":
        press(page, target)
    else:
        press(page, token)


def do_dwarves(page: Page, token: str) -> None:
    verb, _, rest = token.partition(":")
    source, _, target = token.partition(">")
    if verb == "play":
        press(page, f"{rest[:2]}@0")
        page.locator("[data-ready]").click()
    elif verb == "reroll":
        page.locator(f'[data-item="{rest}"]').first.click()
        page.locator("[data-ready]").click()
    elif target:
        if verb == "hit":
            page.locator(f'.ours [data-card="{rest[:2]}"]').click()
        else:
            press(page, f"{source}@0")
        page.locator(f'[data-card="{target}"][data-lit=target]').click()
    else:
        press(page, token)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "locale", "scheme"), _LOOKS, ids=["wide", "phone"])
def test_a_whole_lesson_by_clicks(
    game: str, size: tuple[int, int], locale: str, scheme: str, open_page: Open
) -> None:
    page = open_page(size=size, locale=locale, scheme=scheme)
    learn(page, game)
    for number, step in enumerate(steps_of(game)):
        wait_for(page, step)
        page.wait_for_function(_CLEAR)
        assert "⟦" not in page.locator(BUBBLE).inner_text()
        if number == 1:  # the first one that wants something done
            assert serious(page, BUBBLE) == []
        do(page, game, step)
        goes_on(page, step)
    expect(page.locator(BUBBLE)).to_have_count(0)
    assert wait_for_turn(page)


def test_a_whole_lesson_by_one_key(open_page: Open) -> None:
    """The focus is led from the bubble to what is wanted and back, and every step is said."""
    page = open_page()
    page.locator("[data-learn=throne]").focus()
    page.keyboard.press("Enter")
    for step in steps_of("throne"):
        wait_for(page, step)
        said = page.locator(f"{BUBBLE} p").first.inner_text()
        expect(page.locator("[data-live]")).to_contain_text(said)
        wanted = "data-token" if step.expects else "data-lesson-next"
        page.wait_for_function(f"() => document.activeElement.hasAttribute('{wanted}')")
        if step.expects:
            token = page.evaluate("document.activeElement.dataset.token")
            assert token in step.expects
        page.keyboard.press("Enter")
    expect(page.locator(BUBBLE)).to_have_count(0)


def test_something_else_is_answered_and_a_reload_continues(open_page: Open) -> None:
    page = open_page()
    learn(page, "throne")
    first, second = steps_of("throne")[:2]
    wait_for(page, first)
    assert page.locator(LEGAL).count() == 0, "the board waits until the step is read"
    do(page, "throne", first)
    wait_for(page, second)
    press(page, "D1")
    expect(page.locator(f"{BUBBLE} .answer")).to_contain_text("Dwarf 7")
    expect(page.get_by_role("alert")).to_contain_text("Dwarf 7")
    page.reload()
    wait_for(page, second)
    page.get_by_role("button", name="Put the text aside").click()
    expect(page.locator(f"{BUBBLE} p")).to_have_count(0)
    page.get_by_role("button", name="Show the text").click()
    do(page, "throne", second)
    wait_for(page, steps_of("throne")[2])
    page.get_by_role("link", name="To the lobby").first.click()
    expect(page.get_by_role("link", name="Lesson")).to_be_visible()


def test_a_text_that_was_put_aside_stays_aside_when_somebody_comes_to_watch(
    open_page: Open,
) -> None:
    page = open_page()
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    learn(page, "throne")
    first, second = steps_of("throne")[:2]
    wait_for(page, first)
    page.get_by_role("button", name="Put the text aside").click()
    with sockets[-1].expect_event("framereceived"):
        open_page(page.url)
    settled(page)
    expect(page.locator(f"{BUBBLE} p")).to_have_count(0)
    page.get_by_role("button", name="Show the text").click()
    do(page, "throne", first)
    wait_for(page, second)
    expect(page.locator(f"{BUBBLE} p")).to_have_count(1)
