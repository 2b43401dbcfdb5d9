"""Two people, two browsers, one link."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import is_translated, said_on
from tests.browser.conftest import Open
from tests.browser.guests import PHONE
from tests.browser.play import GAMES, LEGAL, OVER, Board, choose, click, settled, wait_for_turn
from tests.server.client import Person, close_all
from tests.server.running import Seeded

_LONGEST_GAME = 1_000  # choices; a game that takes more does not end


def together(*pages: Page) -> Board:
    """Wait until all of them show the same version."""
    boards = [settled(page) for page in pages]
    while len({board.version for board in boards}) > 1:
        latest = max(board.version for board in boards)
        boards = [settled(page, after=latest - 1) for page in pages]
    return boards[0]


# Read at once: the time for a reaction may be over between two questions.
_ASKED = "legal => [legal, '[role=timer]'].map((each) => document.querySelector(each) !== null)"


def play_together(host: Page, friend: Page, most: int = _LONGEST_GAME) -> bool:
    """Choose whatever is lit, to the end or for this many choices; whether the end was reached."""
    rng = random.Random(9)
    for _ in range(most):
        board = together(host, friend)
        if board.is_over:
            return True
        asked = {page: page.evaluate(_ASKED, LEGAL) for page in (host, friend)}
        page = next((page for page, (is_lit, _) in asked.items() if is_lit), host)
        if asked[page] == [True, False]:
            choose(page, rng)
        else:  # no one reacts, and the time passes, or has just passed
            settled(page, after=board.version)
    return together(host, friend).is_over


def play_elsewhere(host: Page, friend: Page, server: Seeded, most: int) -> None:
    """The same two people, at other devices: many choices in a short time."""
    table = host.url
    seats = []
    for page in (host, friend):
        page.goto(f"{server.url}/health")
        person = Person(server)
        for cookie in page.context.cookies():
            person.http.cookies.set(cookie["name"], cookie["value"])
        seats.append(person.sit(table.rpartition("/")[2], word=None))
    for _ in range(most):
        while not (able := [seat for seat in seats if seat.last.get("legal")]):
            min(seats, key=lambda seat: seat.version).hear()  # the one that knows less
        before = able[0].version
        able[0].act()
        for seat in seats:
            while seat.version <= before:
                seat.hear()
    close_all()
    for page in (host, friend):
        page.goto(table)


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_joins_by_link_and_both_play(game: str, open_page: Open, server: Seeded) -> None:
    host = open_page()
    host.get_by_label("Your name").fill("Ada")
    host.locator(f"[data-invite={game}]").click()
    link = host.locator("[data-invite-link]").input_value()
    assert "#join=" in link
    friend = open_page(link, size=PHONE, locale="de-DE")
    expect(friend.get_by_role("heading", name="Ada lädt dich ein")).to_be_visible()
    friend.get_by_label("Dein Name").fill("Bob")
    friend.get_by_role("button", name="Platz nehmen").click()
    expect(host.get_by_text("Bob", exact=True).first).to_be_visible()
    expect(friend.get_by_text("Ada", exact=True).first).to_be_visible()
    is_over = play_together(host, friend, most=12)
    if game == "throne":  # to the end that the rules know, most of it without a browser
        play_elsewhere(host, friend, server, most=24)
        is_over = play_together(host, friend)
        assert is_over
    if not is_over:
        host.locator("[data-action=resign]").click()
        host.locator("dialog[open] button[value=yes]").click()
        expect(host.get_by_text("You lose.")).to_be_visible()
        expect(friend.get_by_text("Du gewinnst!")).to_be_visible()
    for page in (host, friend):
        page.wait_for_selector(OVER)
    before = host.url
    host.get_by_role("button", name="Rematch").click()
    expect(host.get_by_role("dialog")).to_contain_text("You have asked Bob for a rematch.")
    expect(friend.get_by_role("dialog")).to_contain_text("Ada möchte eine Revanche.")
    friend.get_by_role("dialog").get_by_role("button", name="Annehmen").click()
    # Both are taken to the new table, with seats swapped.
    for page in (host, friend):
        page.wait_for_url(lambda url: url != before)
        expect(page.get_by_text("Ada", exact=True).first).to_be_visible()
    assert host.url == friend.url


def test_a_link_opens_the_seat_once(open_page: Open) -> None:
    host = open_page()
    host.locator("[data-invite=throne]").click()
    link = host.locator("[data-invite-link]").input_value()
    friend = open_page(link)
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector("[data-token]")
    stranger = open_page(link)
    # A table that has begun shows a stranger its public side: two hidden hands.
    expect(stranger.get_by_role("img", name="13 cards")).to_have_count(2)
    assert stranger.locator("[data-token]").count() == 0
    said = "The seat is already taken. You are watching."
    expect(stranger.locator("[data-watching]")).to_have_text(said)
    assert "#" not in stranger.url


def test_who_looks_at_an_invitation_sees_that_somebody_else_was_faster(open_page: Open) -> None:
    host = open_page()
    host.locator("[data-invite=throne]").click()
    link = host.locator("[data-invite-link]").input_value()
    slow, quick = open_page(link, locale="de-DE"), open_page(link)
    slow.get_by_role("button", name="Platz nehmen").wait_for()
    quick.get_by_role("button", name="Sit down").click()
    settled(quick)
    expect(slow.locator("[data-watching]")).to_have_text(
        "Der Platz ist schon vergeben. Du siehst zu."
    )
    assert slow.locator("[data-token]").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_reads_sentences_without_secrets(game: str, open_page: Open) -> None:
    host = open_page()
    host.locator(f"[data-invite={game}]").click()
    friend = open_page(host.locator("[data-invite-link]").input_value())
    friend.get_by_role("button", name="Sit down").click()
    host.wait_for_selector("[data-action=resign]")
    stranger = open_page(host.url.split("#", maxsplit=1)[0], locale="de-DE")
    settled(stranger)
    expect(stranger.locator("[data-watching]")).to_have_text("Du siehst zu.")
    play_together(host, friend, most=8)
    together(host, friend, stranger)
    is_translated(stranger)
    assert stranger.locator("[data-legal]").count() == 0
    spoken_to = re.findall(r"\b(?:du|dein\w*|dir|dich)\b.*", said_on(stranger), re.IGNORECASE)
    assert spoken_to == ["Du siehst zu."], "players are called by their names"


def test_two_at_one_screen_see_only_their_own_cards(open_page: Open) -> None:
    page = open_page()
    page.locator("[data-screen=throne]").click()
    hands = []
    for _ in range(2):
        curtain = page.get_by_role("button", name="show my cards")
        curtain.wait_for()
        assert page.locator("[data-token]").count() == 0
        curtain.click()
        assert wait_for_turn(page)
        tokens = page.locator("[data-token]").evaluate_all("all => all.map(e => e.dataset.token)")
        hands.append({token for token in tokens if token != "G0"})
        click(page.locator(LEGAL).first)
    assert not hands[0] & hands[1]
