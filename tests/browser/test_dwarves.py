"""The board of Dwarves: paying, aiming, reacting, by mouse and by keys."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, Open
from tests.browser.play import LEGAL, OVER, is_over, walk
from tests.server.running import Running

READY = "[data-ready]"
TARGET = '[data-lit="target"]'
SOURCE = f'.hand {LEGAL}, .across.ours [data-lit="source"]'
IDLE = "[data-idle][data-legal]"
PAYABLE = ", ".join(f'.hand {LEGAL}[data-token^="{letter}"]' for letter in "AVS")
CHOSEN = '.tray [aria-pressed="true"]'
LONGEST = 1_500
ANSWER = f"{READY}, {TARGET}"
# What somebody does by keys: finish a choice, be asked no more, play what can be played, go on.
WISHES = (ANSWER, '[data-action="hush-game"]', SOURCE, IDLE, LEGAL)


def take_a_seat(page: Page, **asked: object) -> None:
    """A table against the weakest computer, seat 0 beginning."""
    body = {
        "game": "dwarves",
        "opponent": {"kind": "computer", "level": 1},
        "seat": 0,
        "pace": "fast",
        "options": {"first": "0"},
        **asked,
    }
    address = page.url.rstrip("/")
    answer = page.request.post(
        f"{address}/api/tables", data=body, headers={"Origin": address}
    ).json()
    page.goto(f"{address}/t/{answer['table']['id']}")
    page.wait_for_selector(LEGAL)


def until_cards_can_be_played(page: Page) -> bool:
    """Answer everything idly until a card can be paid for; false when it is over."""
    for _ in range(LONGEST):
        page.wait_for_selector(f"{LEGAL}, {OVER}")
        if is_over(page):
            return False
        if page.locator(PAYABLE).count():
            return True
        _calmly(page, IDLE if page.locator(IDLE).count() else LEGAL)
    raise AssertionError("the game does not end")


def _calmly(page: Page, selector: str) -> None:
    """Click, unless the board has moved on in the meantime."""
    page.evaluate("(selector) => document.querySelector(selector)?.click()", selector)
    page.wait_for_timeout(20)


def test_a_card_is_chosen_paid_and_played(open_page: Open) -> None:
    page = open_page()
    take_a_seat(page)
    assert until_cards_can_be_played(page)
    card = page.locator(PAYABLE).first
    kind = str(card.get_attribute("data-token"))[:2]
    card.click(position={"x": 8, "y": 12})
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    # The best payment is chosen with the card; taking the choice back lets the dice go.
    paid = str(page.locator(READY).get_attribute("data-token"))
    assert paid.startswith(f"play:{kind}=")
    chosen = page.locator(CHOSEN).count() + page.locator('.jokers [aria-pressed="true"]').count()
    assert chosen == len(paid.split("=")[1])
    page.keyboard.press("Escape")
    expect(page.locator(CHOSEN)).to_have_count(0)
    card.click(position={"x": 8, "y": 12})
    page.locator(READY).click()
    expect(page.locator(f'.across.ours [data-card="{kind}"]')).to_be_visible()


def test_what_is_not_allowed_says_why(open_page: Open) -> None:
    """No card on display lets a die be rolled again in the first turn (Z7.3)."""
    page = open_page(locale="de-DE")
    take_a_seat(page)
    page.locator(".tray button").first.click()
    refused = page.locator(".status.refused p")
    expect(refused).to_have_text("Du darfst keinen Würfel mehr neu werfen.")


def test_a_whole_game_by_clicks_that_play_cards(open_page: Open, server: Running) -> None:
    page = open_page(size=PHONE, locale="de-DE")
    take_a_seat(page)
    rng = random.Random(3)
    played = 0
    for _ in range(LONGEST):
        page.wait_for_selector(f"{LEGAL}, {OVER}")
        if is_over(page):
            break
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        if page.locator('[data-action="hush-game"]').count():
            _calmly(page, '[data-action="hush-game"]')  # the reader does not react in this game
            continue
        if page.locator(SOURCE).count() and rng.random() < 0.9:
            page.evaluate(
                """([selector, part]) => {
                     const all = [...document.querySelectorAll(selector)];
                     all[Math.floor(part * all.length)]?.click();
                   }""",
                [SOURCE, rng.random()],
            )
            page.wait_for_timeout(10)
            played += 1
            _calmly(page, f"{READY}, {TARGET}")
        else:
            _calmly(page, IDLE if page.locator(IDLE).count() else LEGAL)
    assert played > 5
    page.wait_for_selector(OVER)
    table = page.url.rsplit("/", 1)[1]
    assert server.get(f"/api/tables/{table}")["status"] == "over"
    assert serious(page) == []


def test_a_whole_game_by_keys_that_play_cards(open_page: Open) -> None:
    page = open_page()
    take_a_seat(page)
    played = 0
    for _ in range(LONGEST):
        page.wait_for_selector(f"{LEGAL}, {OVER}")
        if is_over(page):
            break
        wanted = next((each for each in WISHES if page.locator(each).count()), LEGAL)
        if not walk(page, wanted):
            continue  # the board has moved on
        page.keyboard.press("Enter")
        played += wanted == ANSWER
        page.wait_for_timeout(20)
    assert played > 5
    page.wait_for_selector(OVER)


def test_choosing_by_keys_leads_to_the_next_step(open_page: Open) -> None:
    page = open_page()
    take_a_seat(page)
    assert until_cards_can_be_played(page)
    page.locator(PAYABLE).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert page.evaluate("each => document.activeElement.matches(each)", ANSWER)


def test_a_question_between_two_people_shows_its_time(open_page: Open, tmp_path: Path) -> None:
    """The same ring for every hand, and an answer that is kept until the time is over."""
    with Running(tmp_path / "tables.db", REACTION_SCALE=1) as slow:
        pages = open_page(at=slow), open_page(at=slow)
        _ask_with_time(*pages)
        for page in pages:
            page.close()  # before the server stops, or they would complain


def _ask_with_time(anna: Page, ben: Page) -> None:
    address = anna.url.rstrip("/")
    body = {"game": "dwarves", "opponent": {"kind": "friend"}, "seat": 0, "options": {"first": "0"}}
    created = anna.request.post(
        f"{address}/api/tables", data=body, headers={"Origin": address}
    ).json()
    ben.goto(address + created["invite"]["path"])
    ben.get_by_role("button", name="Sit down").click()
    anna.goto(f"{address}/t/{created['table']['id']}")
    anna.locator('[data-idle][data-token="keep"]').click()
    # Asked before the card phase begins (Z7.5), and told about what.
    expect(ben.locator('[data-idle][data-token="pass"]')).to_be_visible()
    expect(ben.locator(".ask .about")).to_have_text("Your opponent keeps the dice.")
    expect(ben.locator(".ask [role=timer]")).to_be_visible()
    ben.locator("[data-idle]").click()
    expect(ben.locator(".ask .question")).to_have_text(
        "Your answer is given. It goes on in a moment."
    )


def test_discard_piles_are_open_to_both(open_page: Open) -> None:
    page = open_page()
    take_a_seat(page)
    page.locator('[aria-haspopup="dialog"]').first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    assert dialog.locator("li button").count() == 5  # the twists that may still come
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_question_without_a_choice_costs_no_click(open_page: Open) -> None:
    page = open_page()
    take_a_seat(page)
    log = page.get_by_role("list", name="Log")
    for _ in range(LONGEST):
        page.wait_for_selector(f"{LEGAL}, {OVER}")
        if "You do not react. (no choice)" in log.inner_text():
            return
        _calmly(page, IDLE if page.locator(IDLE).count() else LEGAL)
    raise AssertionError("nobody was spared a question")


def test_who_wants_to_be_asked_says_so_before_the_game(open_page: Open) -> None:
    page = open_page()
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    page.locator("[data-more=dwarves]").click()
    page.get_by_role("checkbox", name="Ask me even when I can only pass").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(LEGAL)
    assert lines
    assert all("ask=always" in line for line in lines)
