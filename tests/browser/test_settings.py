"""The settings: kept in the browser, in force at once, reachable from lobby and table."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import windows
from tests.browser.axe import serious
from tests.browser.checks import is_translated
from tests.browser.conftest import Open
from tests.browser.guests import WIDE
from tests.browser.play import (
    GAMES,
    LEGAL,
    choose,
    click_on_one,
    settled,
    sit_down,
    wait_for_turn,
    walk,
)
from tests.browser.test_offline import READY

OPEN = "[data-action=settings]"
DIALOG = "dialog[open]"
PICKED = "[data-picked]"
CONFIRM = "[data-action=confirm]"
SHOWN = "getComputedStyle(document.documentElement).%s"

# Counts what is played instead of playing it.
EARS = """window.played = 0; window.contexts = 0;
const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = () => ({ connect: (to) => to, start() { window.played++; }, stop() {},
  frequency: param, gain: param });
window.AudioContext = class {
  constructor() { window.contexts++; }
  currentTime = 0; sampleRate = 8000; state = "running"; destination = {};
  createGain = node; createOscillator = node; createBufferSource = node; createBiquadFilter = node;
  createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
};"""
# A page that can be looked away from.
AWAY = """window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
window.look = (away) => {
  window.away = away;
  document.dispatchEvent(new Event("visibilitychange"));
};"""
# A person who answers the browser's question.
NOTICES = """window.notices = []; window.asked = 0; window.answer = "%s";
window.Notification = class {
  static permission = "default";
  static async requestPermission() { window.asked++; return (this.permission = window.answer); }
  constructor(title, options) {
    window.notices.push({ title, ...options, isShown: true });
    this.at = window.notices.length - 1;
  }
  close() { window.notices[this.at].isShown = false; }
};"""
# The worker of an installed app shows the same notices.
BY_WORKER = """Object.assign(ServiceWorkerRegistration.prototype, {
  async showNotification(title, options) {
    window.notices.push({ title, ...options, isShown: true });
  },
  async getNotifications({ tag }) {
    return window.notices.filter((each) => each.tag === tag)
      .map((each) => ({ close: () => (each.isShown = false) }));
  },
});"""


def set_one(page: Page, setting: str, *, on: bool = True) -> None:
    """Open the settings, choose, and close them with Escape."""
    page.locator(OPEN).click()
    page.locator(f"{DIALOG} [data-setting={setting}]").set_checked(on)
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)


def colours(page: Page) -> list[str]:
    """The colours on the cards of the hand."""
    found: list[str] = page.evaluate(
        "[...new Set([...document.querySelectorAll('.hand svg [fill]')]"
        ".map((each) => each.getAttribute('fill')).filter((each) => each.startsWith('#')))]"
    )
    return found


def test_every_choice_is_in_force_at_once_here_and_in_other_tabs(open_page: Open) -> None:
    page = open_page(is_moving=True)
    other = open_page(context=page.context)
    assert page.evaluate(SHOWN % "colorScheme") == "light dark"
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    set_one(page, "theme-dark")
    for each in (page, other):
        each.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
        assert each.evaluate(SHOWN % "colorScheme") == "dark"
        assert each.evaluate("getComputedStyle(document.body).backgroundColor") != paper
    set_one(page, "text-largest")
    for each in (page, other):
        each.wait_for_function("() => document.documentElement.dataset.text === 'largest'")
        assert each.evaluate("getComputedStyle(document.body).fontSize") == "24px"
    set_one(page, "motion-off")
    other.wait_for_function("() => document.documentElement.dataset.motion === 'off'")
    sit_down(page, "throne")
    many = colours(page)
    transition = "getComputedStyle(document.querySelector('.hand button')).transitionDuration"
    assert page.evaluate(transition) == "0s"
    set_one(page, "motion-normal")
    assert page.evaluate(transition) == "0.14s"
    set_one(page, "cards-two")
    assert len(colours(page)) < len(many)
    page.reload()  # kept
    assert wait_for_turn(page)
    assert len(colours(page)) < len(many)
    assert page.evaluate(SHOWN % "colorScheme") == "dark"


def test_less_motion_is_what_the_system_says_until_something_is_chosen(open_page: Open) -> None:
    page = open_page()
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "off")
    set_one(page, "motion-slow")
    expect(root).to_have_attribute("data-motion", "on")
    set_one(page, "motion-system")
    expect(root).to_have_attribute("data-motion", "off")


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_chosen_and_then_played(game: str, open_page: Open) -> None:
    """By clicks, by the button, and by keys; whatever the board looks like."""
    page = open_page()
    set_one(page, "confirm")
    sit_down(page, game)
    rng = random.Random(game)

    def pick() -> int:
        """Choose until a move waits for its confirmation; the version at that time."""
        before = settled(page, is_turn=True)
        for _ in range(20):
            if page.locator(CONFIRM).count():
                break
            click_on_one(page, [LEGAL], rng.random())
            settled(page)
        expect(page.locator(CONFIRM)).to_be_visible()
        assert settled(page).version == before.version, "played without a confirmation"
        expect(page.locator(PICKED)).to_have_count(1)
        return before.version

    version = pick()
    page.keyboard.press("Escape")
    expect(page.locator(CONFIRM)).to_have_count(0)
    expect(page.locator(PICKED)).to_have_count(0)
    assert settled(page).version == version

    version = pick()
    assert serious(page) == []
    small = ((320, 568), (360, 740), (568, 320), (740, 360), WIDE)
    assert windows.walk(page, small, whole=".picked") == []
    page.locator(CONFIRM).click()
    assert settled(page, after=version).version > version

    version = pick()
    click_on_one(page, [PICKED], 0)
    assert settled(page, after=version).version > version

    version = settled(page, is_turn=True).version
    for _ in range(20):
        if settled(page).version != version:
            break
        walk(page, f"{PICKED}, {LEGAL}")
        page.keyboard.press("Enter")
    assert settled(page).version > version, "keys alone do not play"


@pytest.mark.parametrize("game", GAMES)
def test_who_wants_to_be_asked_says_so_at_any_time(game: str, open_page: Open) -> None:
    page = open_page()
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    sit_down(page, game)
    assert all("ask=always" not in line for line in lines)
    with page.expect_event("websocket", lambda line: "ask=always" in line.url):
        set_one(page, "ask")
    assert choose(page, random.Random(1)) is not None
    with page.expect_event("websocket", lambda line: "ask=always" in line.url):
        page.reload()


def test_sounds_are_heard_by_those_who_want_them(open_page: Open) -> None:
    page = open_page()
    page.context.add_init_script(EARS)
    page.reload()
    sit_down(page, "throne")
    assert choose(page, random.Random(2)) is not None
    assert page.evaluate("[contexts, played]") == [0, 0]
    set_one(page, "sound-soft")
    page.wait_for_function(
        "() => played === 2 && contexts === 1"
    )  # so that one hears how loud it is
    before = page.evaluate("played")
    assert choose(page, random.Random(3)) is not None
    page.wait_for_function("before => played > before", arg=before)


def test_a_notice_comes_when_it_is_your_turn_and_nobody_looks(open_page: Open) -> None:
    page = open_page()
    page.context.add_init_script(AWAY + NOTICES % "granted")
    page.reload()
    assert page.evaluate("asked") == 0
    set_one(page, "notify")
    assert page.evaluate("asked") == 1
    sit_down(page, "throne")
    assert page.evaluate("notices") == []  # they are looking
    page.evaluate("look(true)")  # they have seen that it is their turn
    assert page.evaluate("notices") == []
    assert choose(page, random.Random(3)) is not None
    page.wait_for_function("() => notices.length === 1")
    (notice,) = page.evaluate("notices")
    assert notice["body"] == "Your turn."
    assert "Throne" in notice["title"]
    assert notice["tag"] in page.url
    page.evaluate("look(false)")
    page.wait_for_function("() => !notices[0].isShown")
    set_one(page, "notify", on=False)
    page.evaluate("look(true)")
    assert page.title().startswith("▸ Your turn.")
    assert len(page.evaluate("notices")) == 1


def test_an_installed_app_gives_notice_by_its_worker(open_page: Open) -> None:
    """Phones know no other way. The notice knows the way back to the table."""
    page = open_page(is_installed=True)
    page.context.add_init_script(AWAY + NOTICES % "granted" + BY_WORKER)
    page.evaluate(READY)
    page.reload()
    set_one(page, "notify")
    sit_down(page, "throne")
    page.evaluate("look(true)")
    assert choose(page, random.Random(3)) is not None
    page.wait_for_function("() => notices.length === 1")
    (notice,) = page.evaluate("notices")
    assert (notice["title"], notice["body"]) == ("Throne", "Your turn.")
    assert page.url.endswith(notice["data"]["path"])
    page.evaluate("look(false)")
    page.wait_for_function("() => !notices[0].isShown")


def test_a_browser_that_says_no_is_not_asked_for_notices(open_page: Open) -> None:
    page = open_page()
    page.context.add_init_script(NOTICES % "denied")
    page.reload()
    page.locator(OPEN).click()
    switch = page.locator("[data-setting=notify]")
    switch.click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(switch).not_to_be_checked()


@pytest.mark.parametrize(
    ("size", "locale", "scheme"),
    [
        ((1280, 800), "en-GB", "light"),
        ((320, 568), "de-DE", "dark"),
        ((740, 360), "de-DE", "light"),
    ],
)
def test_the_dialog_is_accessible_by_keys_and_in_both_languages(
    size: tuple[int, int], locale: str, scheme: str, open_page: Open
) -> None:
    page = open_page(size=size, locale=locale, scheme=scheme)
    page.wait_for_selector("[data-play=throne]")
    walk(page, OPEN)
    page.keyboard.press("Enter")
    expect(page.locator(DIALOG)).to_be_visible()
    assert serious(page, "dialog") == []
    is_translated(page)
    box = page.locator(DIALOG).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    assert page.locator(DIALOG).evaluate("each => each.scrollWidth <= each.clientWidth")
    expect(page.locator(f"{DIALOG} form .button")).to_be_in_viewport()
    walk(page, "[data-setting=theme-system]")
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    walk(page, "[data-setting=confirm]")
    page.keyboard.press("Space")
    expect(page.locator("[data-setting=confirm]")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    expect(page.locator(OPEN)).to_be_focused()
