"""Reload, a second tab, a server that dies: the game continues, and nothing is played twice."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open, Start
from tests.browser.play import (
    GAMES,
    LEGAL,
    ask_always,
    click,
    play_by_clicks,
    settled,
    sit_down,
    wait_for_turn,
)
from tests.browser.windows import speak
from tests.server.running import Seeded


def ply(server: Seeded, page: Page) -> int:
    table = page.url.rsplit("/", 1)[1]
    found: int = server.get(f"/api/tables/{table}")["ply"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_continues(game: str, open_page: Open, server: Seeded) -> None:
    page = open_page()
    sit_down(page, game)
    play_by_clicks(page, random.Random(1), most=3)
    wait_for_turn(page)
    before = ply(server, page)
    page.reload()
    assert wait_for_turn(page)
    assert ply(server, page) == before
    assert play_by_clicks(page, random.Random(2), most=2) == 2


def test_a_server_that_is_killed_and_comes_back(open_page: Open, start: Start) -> None:
    running = start()
    page = open_page(at=running, expect_trouble=True)
    sit_down(page, "throne")
    play_by_clicks(page, random.Random(3), most=2)
    assert wait_for_turn(page)
    before = ply(running, page)
    hand = page.locator("[data-token]").count()
    running.kill()
    expect(page.get_by_text("Connection lost").first).to_be_visible()
    running.start()
    assert wait_for_turn(page)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    assert ply(running, page) == before
    assert page.locator("[data-token]").count() == hand
    assert play_by_clicks(page, random.Random(4), most=3) == 3


def test_a_server_that_is_about_to_restart_says_so_and_lets_you_play(
    open_page: Open, start: Start
) -> None:
    running = start(DRAIN_SECONDS=3600)
    page = open_page(at=running, expect_trouble=True)
    sit_down(page, "throne")
    for language in ("de", "en"):  # both are there when the server answers no new guests
        speak(page, language)
    assert running.process is not None
    running.process.terminate()
    expect(page.get_by_text("The server restarts by")).to_be_visible()
    speak(page, "de")
    sentence = "Der Server startet bis"
    expect(page.get_by_text(sentence)).to_be_visible()
    assert play_by_clicks(page, random.Random(5), most=2) == 2
    running.stop()
    running.start()
    expect(page.get_by_text(sentence)).to_have_count(0)
    assert play_by_clicks(page, random.Random(6), most=2) == 2


def test_a_card_chosen_while_the_line_is_down_is_played_once(open_page: Open, start: Start) -> None:
    running = start()
    page = open_page(at=running, expect_trouble=True)
    ask_always(page)
    sit_down(page, "throne")
    hand = page.locator("[data-token]").count()
    running.kill()
    expect(page.get_by_text("Connection lost").first).to_be_visible()
    click(page.locator(LEGAL).first)
    kept = page.locator(".status").get_by_text("Your move is kept")
    expect(kept).to_be_visible()
    running.start()
    assert wait_for_turn(page)
    assert page.locator("[data-token]").count() == hand - 1
    expect(kept).to_have_count(0)


def test_who_has_missed_an_update_starts_over(open_page: Open) -> None:
    """Updates are lost on the way, which no server of ours does; any other frame shows it."""
    page = open_page()
    ask_always(page)
    sit_down(page, "throne")
    lines: list[WebSocketRoute] = []
    lost: list[str | bytes] = []

    def lose_updates_of_the_first_line(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        lines.append(line)

        def pass_on(text: str | bytes) -> None:
            if line is lines[0] and json.loads(text)["type"] == "update":
                lost.append(text)
            else:
                line.send(text)

        far.on_message(pass_on)

    page.route_web_socket("**/socket?*", lose_updates_of_the_first_line)
    page.reload()
    assert wait_for_turn(page)
    hand = page.locator("[data-token]").count()
    click(page.locator(LEGAL).first)
    expect(page.locator("[data-token]")).to_have_count(hand - 1)
    assert lost
    assert len(lines) == 2


def test_two_tabs_of_one_seat_do_not_fight(open_page: Open) -> None:
    first = open_page()
    ask_always(first)
    sit_down(first, "throne")
    second = open_page(first.url, context=first.context)
    assert wait_for_turn(second)
    hand = first.locator("[data-token]").count()
    play_by_clicks(first, random.Random(5), most=1)
    expect(second.locator("[data-token]")).to_have_count(hand - 1)
    wait_for_turn(second)
    play_by_clicks(second, random.Random(6), most=1)
    expect(first.locator("[data-token]")).to_have_count(hand - 2)


def test_an_illegal_card_says_why(open_page: Open) -> None:
    """Play until a card of the hand may not be played; choosing it brings the rule's reason."""
    page = open_page()
    sit_down(page, "throne")
    rng = random.Random(8)
    dark = page.locator("[data-token][aria-disabled=true]")
    while not dark.count():
        play_by_clicks(page, rng, most=1)
        assert wait_for_turn(page), "in 26 tricks every card could always be played"
    count = page.locator("[data-token]").count()
    click(dark.first)
    expect(page.get_by_text("in your hand, ").last).to_be_visible()
    settled(page)
    assert page.locator("[data-token]").count() == count
