"""The Tower board: towers first, targets that light up, reasons, gold, and the call "TURM!"."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.checks import fits, is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import choose, click, play_by_clicks, settled, wait_for_turn
from tests.browser.test_lessons import do, learn, steps_of, wait_for
from tests.server.running import Seeded

SOURCES = ".spot.source:not([data-token=v])"
TARGETS = ".spot.target"
DUTY = ".strip.duty"
FREE = ".strip[data-question=free]:not(.duty)"
ANSWER = ".strip.call"


def sit_down(page: Page, server: Seeded, **options: str) -> None:
    """A table against the first level, by the same call that the lobby makes."""
    created = page.request.post(
        f"{server.url}/api/tables",
        data={
            "game": "tower",
            "options": options,
            "opponent": {"kind": "computer", "level": 1},
        },
        headers={"Origin": server.url},
    )
    assert created.ok, created.text()
    page.goto(f"{server.url}/t/{created.json()['table']['id']}")
    wait_for_turn(page)


def play_until(page: Page, wanted: str) -> Locator:
    """Play on by clicks until this is asked."""
    rng = random.Random(5)
    found = page.locator(wanted)
    while not found.count():
        assert choose(page, rng)
        assert wait_for_turn(page), f"the game ended without {wanted}"
    return found


def spot(page: Page, place: str) -> Locator:
    return page.locator(f'.spot[data-token="{place}"]')


def purse(page: Page, where: str) -> int:
    found = page.locator(f"{where} [data-purse]").first.get_attribute("data-amount")
    assert found is not None
    return int(found)


def test_a_single_duty_takes_one_click(open_page: Open, server: Seeded) -> None:
    page = open_page("/health")  # a lobby would ask the server for this and that after the seed
    server.seed("14: the game begins with a duty")
    sit_down(page, server)
    assert page.locator(DUTY).count() == 1
    expect(page.locator(DUTY)).to_contain_text("Tower first")
    duty = page.locator(SOURCES).first
    expect(duty).to_have_accessible_name(re.compile("must go to a tower"))
    labels = "all => all.map((each) => each.lastElementChild.textContent).join()"
    before = page.locator(".sites .spot").evaluate_all(labels)
    version = settled(page).version
    duty.click()
    settled(page, after=version)
    assert page.locator(".sites .spot").evaluate_all(labels) != before


def test_a_chosen_card_lights_its_targets_and_gold_moves(open_page: Open, server: Seeded) -> None:
    page = open_page("/health")
    sit_down(page, server)
    play_until(page, FREE)
    expect(page.locator(TARGETS)).to_have_count(0)
    depot, interim = spot(page, "a"), spot(page, "z")
    depot.click()  # with three nuggets it can always be bought out
    expect(depot).to_have_attribute("aria-pressed", "true")
    expect(interim).to_have_class(re.compile(r"\btarget\b"))
    page.keyboard.press("Escape")
    expect(page.locator(TARGETS)).to_have_count(0)
    own, bank = purse(page, ".mine"), purse(page, ".bank")
    depot.click()
    interim.click()
    settled(page)
    assert purse(page, ".bank") == bank + 1
    assert purse(page, ".mine") == own - 1


def test_an_illegal_choice_says_why(open_page: Open, server: Seeded) -> None:
    page = open_page("/health")
    sit_down(page, server)
    play_until(page, FREE)
    click(spot(page, "z"))  # never a source while the depot has cards
    expect(page.locator(".status.refused")).to_contain_text("depot")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".status.refused")).to_contain_text("Anfangsdepot")


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_the_call_at_the_table(
    size: tuple[int, int], scheme: str, open_page: Open, server: Seeded
) -> None:
    """With mode=table every action is answered: TURM! or not. Nothing on the board gives a hint."""
    page = open_page("/health", size=size, scheme=scheme, locale="de-DE")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda it: sent.append(str(it))))
    sit_down(page, server, mode="table", reward="claim", falsecall="pay1")
    strip = play_until(page, ANSWER)
    turm = strip.get_by_role("button", name="TURM!")
    expect(turm).to_be_visible()
    expect(page.locator(SOURCES)).to_have_count(0)
    expect(page.locator(DUTY)).to_have_count(0)
    fits(page)
    is_translated(page)
    assert serious(page) == []
    turm.click()
    assert wait_for_turn(page)
    assert '"turm"' in sent[-1]
    play_until(page, ANSWER)
    strip.get_by_role("button", name="Weiter").click()
    assert wait_for_turn(page)
    assert '"ok"' in sent[-1]
    expect(page.locator(".status.refused")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "locale", "missed"),
    [
        (WIDE, "en-GB", "Rightly so! Missed: Shield 5 (blue), drawn."),
        (PHONE, "de-DE", "Zu Recht! Übersehen: Schild 5 (blau), gezogen."),
    ],
)
def test_what_fits_is_laid_first_and_a_right_call_names_the_missed_card(
    size: tuple[int, int], locale: str, missed: str, open_page: Open
) -> None:
    """The lesson ends with one: its deal is always the same."""
    page = open_page(size=size, locale=locale)
    learn(page, "tower")
    for step in steps_of("tower")[:-1]:
        wait_for(page, step)
        if step.text == "lesson-store":  # the depot card fits, so nothing can be drawn yet
            lay_first = "Lay first" if locale == "en-GB" else "Erst legen"
            expect(page.locator(".strip")).to_contain_text(lay_first)
        do(page, "tower", step)
    page.wait_for_selector("[data-lesson=lesson-end]")
    expect(page.locator(".status")).to_contain_text(missed)
    page.locator("[data-lesson-next]").click()
    if size == PHONE:
        page.get_by_role("button", name="Verlauf").click()
    expect(page.locator(".log li:not([data-section])").last).to_contain_text(missed)


def test_keys_lead_from_source_to_target(open_page: Open, server: Seeded) -> None:
    page = open_page("/health")
    sit_down(page, server)
    play_until(page, FREE)
    spot(page, "a").focus()
    page.keyboard.press("ArrowRight")
    expect(spot(page, "v")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    focused = page.locator(":focus")
    expect(focused).to_have_class(re.compile(r"\btarget\b"))
    page.keyboard.press("Escape")
    expect(page.locator(TARGETS)).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".spot:focus")).to_have_count(1)


def test_cards_travel_without_complaint(open_page: Open, server: Seeded) -> None:
    """Movements cut short by the next one cause no errors; other tests run without movement."""
    # With its worker: one that is switched off would complain.
    page = open_page("about:blank", is_moving=True, is_installed=True)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    sit_down(page, server)
    play_by_clicks(page, random.Random(3), most=12)
    assert said == []
