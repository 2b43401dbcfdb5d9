"""The board of Dwarves: paying, aiming, reacting, by mouse and by keys."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Open, Start
from tests.browser.guests import PHONE
from tests.browser.play import (
    LEGAL,
    changed,
    click,
    click_on_one,
    press,
    settled,
    wait_for_turn,
)

READY = "[data-ready]"
TARGET = '[data-lit="target"]'
SOURCE = f'.hand {LEGAL}, .across.ours [data-lit="source"]'
IDLE = "[data-idle][data-legal]"
PAYABLE = ", ".join(f'.hand {LEGAL}[data-token^="{letter}"]' for letter in "AVS")
CHOSEN = '.tray [aria-pressed="true"]'
ANSWER = f"{READY}, {TARGET}"
HUSH = '[data-action="hush-game"]'
# What a player does by keys: finish a choice, be asked no more, play what can be played, continue.
WISHES = (ANSWER, HUSH, SOURCE, IDLE, LEGAL)

SEVERAL = 6  # cards


def take_a_seat(page: Page, **asked: object) -> None:
    """A table against the weakest computer, seat 0 beginning. No lobby is needed for it."""
    body = {
        "game": "dwarves",
        "opponent": {"kind": "computer", "level": 1},
        "seat": 0,
        "pace": "fast",
        "options": {"first": "0"},
        **asked,
    }
    address = page.evaluate("location.origin")
    answer = page.request.post(
        f"{address}/api/tables", data=body, headers={"Origin": address}
    ).json()
    page.goto(f"{address}/t/{answer['table']['id']}")
    assert wait_for_turn(page)


def until_cards_can_be_played(page: Page) -> None:
    """Answer everything idly until a card can be paid for."""
    while not page.locator(PAYABLE).count():
        do_nothing(page)
        assert wait_for_turn(page)


def do_nothing(page: Page) -> None:
    choose(page, IDLE, LEGAL)


def choose(page: Page, *wishes: str, part: float = 0.0) -> None:
    """Click on one of the first things that are there."""
    before = settled(page)
    click_on_one(page, wishes, part)
    changed(page, before)


def test_a_card_is_chosen_paid_and_played(open_page: Open) -> None:
    page = open_page("/health")
    take_a_seat(page)
    until_cards_can_be_played(page)
    card = page.locator(PAYABLE).first
    kind = str(card.get_attribute("data-token"))[:2]
    click(card)
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    # The best payment is chosen with the card; taking the choice back lets the dice go.
    paid = str(page.locator(READY).get_attribute("data-token"))
    assert paid.startswith(f"play:{kind}=")
    chosen = page.locator(CHOSEN).count() + page.locator('.jokers [aria-pressed="true"]').count()
    assert chosen == len(paid.split("=")[1])
    page.keyboard.press("Escape")
    expect(page.locator(CHOSEN)).to_have_count(0)
    click(card)
    page.locator(READY).click()
    expect(page.locator(f'.across.ours [data-card="{kind}"]')).to_be_visible()


def test_a_refusal_is_gone_when_a_choice_has_begun(open_page: Open) -> None:
    page = open_page("/health")
    take_a_seat(page)
    until_cards_can_be_played(page)
    click(page.locator(".hand [data-token]:not([data-legal])").first)
    refused = page.locator(".status.refused")
    expect(refused).to_be_visible()
    click(page.locator(PAYABLE).first)
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    expect(refused).to_have_count(0)


def test_what_is_not_allowed_says_why(open_page: Open) -> None:
    """No card on display lets a die be rolled again in the first turn (Z7.3)."""
    page = open_page("/health", locale="de-DE")
    take_a_seat(page)
    page.locator(".tray button").first.click()
    refused = page.locator(".status.refused p")
    expect(refused).to_have_text("Du darfst keinen Würfel mehr neu werfen.")


# Whole games are played in ``test_whole_games``, by any clicks and keys.


def test_several_cards_are_played_by_clicks(open_page: Open) -> None:
    page = open_page("/health", size=PHONE, locale="de-DE")
    take_a_seat(page)
    rng = random.Random(3)
    played = 0
    while played < SEVERAL:
        assert wait_for_turn(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        if page.locator(HUSH).count():
            choose(page, HUSH)  # the reader does not react in this game
        elif page.locator(SOURCE).count() and rng.random() < 0.9:
            choose(page, SOURCE, part=rng.random())
            choose(page, READY, TARGET)
            played += 1
        else:
            do_nothing(page)
    assert wait_for_turn(page)
    assert serious(page) == []


def test_several_cards_are_played_by_keys(open_page: Open) -> None:
    page = open_page("/health")
    take_a_seat(page)
    played = 0
    while played < SEVERAL:
        before = settled(page, is_turn=True)
        assert not before.is_over
        wanted = next(each for each in WISHES if page.locator(each).count())
        press(page, wanted, before)
        played += wanted == ANSWER


def test_who_does_not_want_to_react_is_not_asked(open_page: Open) -> None:
    """The pass goes out with the question: no click can come between them."""
    page = open_page("/health")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda it: sent.append(str(it))))
    take_a_seat(page)
    while not page.locator(HUSH).count():
        do_nothing(page)
        assert wait_for_turn(page)
    page.evaluate(
        """() => {
             window.asked = [];
             new MutationObserver((changes) => {
               for (const { target } of changes) {
                 const isMarked = target.dataset.settled !== undefined;
                 const isAsked = document.querySelector(".ask.reaction") !== null;
                 if (isMarked) window.asked.push(isAsked);
               }
             }).observe(document.body, { subtree: true, attributeFilter: ["data-settled"] });
           }"""
    )
    choose(page, HUSH)
    while sum('"token":"pass"' in each for each in sent) < 3:
        assert wait_for_turn(page)
        do_nothing(page)
    asked = page.evaluate("window.asked")
    assert asked
    assert not any(asked)


def test_choosing_by_keys_leads_to_the_next_step(open_page: Open) -> None:
    page = open_page("/health")
    take_a_seat(page)
    until_cards_can_be_played(page)
    page.locator(PAYABLE).first.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("each => document.activeElement.matches(each)", ANSWER)


def test_a_question_between_two_people_shows_its_time(open_page: Open, start: Start) -> None:
    """The same ring for every hand, and an answer that is kept until the time is over."""
    slow = start(REACTION_SCALE=100)
    anna, ben = open_page("/health", at=slow), open_page("/health", at=slow)
    address = slow.url
    body = {"game": "dwarves", "opponent": {"kind": "friend"}, "seat": 0, "options": {"first": "0"}}
    created = anna.request.post(
        f"{address}/api/tables", data=body, headers={"Origin": address}
    ).json()
    ben.goto(address + created["invite"]["path"])
    ben.get_by_role("button", name="Sit down").click()
    anna.goto(f"{address}/t/{created['table']['id']}")
    anna.locator('[data-idle][data-token="keep"]').click()
    # Asked before the card phase begins (Z7.5), and shown about what.
    expect(ben.locator('[data-idle][data-token="pass"]')).to_be_visible()
    expect(ben.locator(".ask .about")).to_have_text("Player 1 keeps the dice.")
    expect(ben.locator(".ask [role=timer]")).to_be_visible()
    ben.locator("[data-idle]").click()
    expect(ben.locator(".ask .question")).to_have_text(
        "Your answer is given. The game continues in a moment."
    )


def test_discard_piles_are_open_to_both(open_page: Open) -> None:
    page = open_page("/health")
    take_a_seat(page)
    page.locator('.board [aria-haspopup="dialog"]').first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    assert dialog.locator("li button").count() == 5  # the twists that may still come
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
