"""Reload, a second tab, a server that dies: the game goes on, and nothing is played twice."""

from __future__ import annotations

import json
import os
import random
import shutil
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import ARGUMENTS, Open
from tests.browser.play import CORNER, GAMES, LEGAL, OVER, play_by_clicks, sit_down, wait_for_turn
from tests.server.running import Running


def ply(server: Running, page: Page) -> int:
    table = page.url.rsplit("/", 1)[1]
    found: int = server.get(f"/api/tables/{table}")["ply"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_continues(game: str, open_page: Open, server: Running) -> None:
    page = open_page()
    sit_down(page, game)
    play_by_clicks(page, random.Random(1), most=3)
    wait_for_turn(page)
    before = ply(server, page)
    started = time.monotonic()
    page.reload()
    page.wait_for_selector(LEGAL)
    assert time.monotonic() - started < 5
    assert ply(server, page) == before
    assert play_by_clicks(page, random.Random(2), most=2) == 2


def test_a_server_that_is_killed_and_comes_back(open_page: Open, tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        page = open_page(at=running, expect_trouble=True)
        sit_down(page, "throne")
        play_by_clicks(page, random.Random(3), most=2)
        wait_for_turn(page)
        before = ply(running, page)
        hand = page.locator("[data-token]").count()
        running.kill()
        expect(page.get_by_text("Connection lost").first).to_be_visible()
        running.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        assert ply(running, page) == before
        assert page.locator("[data-token]").count() == hand
        assert play_by_clicks(page, random.Random(4), most=3) == 3


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [("en-GB", "The server restarts by"), ("de-DE", "Der Server startet bis")],
)
def test_a_server_that_is_about_to_restart_says_so_and_lets_you_play(
    open_page: Open, tmp_path: Path, locale: str, sentence: str
) -> None:
    with Running(tmp_path / "tables.db", DRAIN_SECONDS=300) as running:
        page = open_page(at=running, locale=locale, expect_trouble=True)
        sit_down(page, "throne")
        assert running.process is not None
        running.process.terminate()
        expect(page.get_by_text(sentence)).to_be_visible()
        assert play_by_clicks(page, random.Random(5), most=2) == 2
        running.stop()
        running.start()
        expect(page.get_by_text(sentence)).to_have_count(0)
        assert play_by_clicks(page, random.Random(6), most=2) == 2


def test_a_card_chosen_while_the_line_is_down_is_played_once(
    open_page: Open, tmp_path: Path
) -> None:
    with Running(tmp_path / "tables.db") as running:
        page = open_page(at=running, expect_trouble=True)
        sit_down(page, "throne")
        hand = page.locator("[data-token]").count()
        running.kill()
        expect(page.get_by_text("Connection lost").first).to_be_visible()
        page.locator(LEGAL).first.click(position=CORNER, force=True)
        running.start()
        expect(page.locator("[data-token]")).to_have_count(hand - 1)


def test_who_has_missed_an_update_starts_over(open_page: Open) -> None:
    """Updates are lost on the way, which no server of ours does; any other frame tells of it."""
    page = open_page()
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
    page.wait_for_selector(LEGAL)
    hand = page.locator("[data-token]").count()
    page.locator(LEGAL).first.click(position=CORNER, force=True)
    expect(page.locator("[data-token]")).to_have_count(hand - 1)
    assert lost
    assert len(lines) == 2


def test_two_tabs_of_one_seat_do_not_fight(open_page: Open) -> None:
    first = open_page()
    sit_down(first, "throne")
    second = open_page(first.url, context=first.context)
    second.wait_for_selector(LEGAL)
    hand = first.locator("[data-token]").count()
    play_by_clicks(first, random.Random(5), most=1)
    expect(second.locator("[data-token]")).to_have_count(hand - 1)
    wait_for_turn(second)
    play_by_clicks(second, random.Random(6), most=1)
    expect(first.locator("[data-token]")).to_have_count(hand - 2)


def test_over_plain_http_in_a_home_network(chromium: Browser, tmp_path: Path) -> None:
    """Not a secure context: some of the browser's functions are missing there."""
    rules = "--host-resolver-rules=MAP home.test 127.0.0.1"
    path = os.environ.get("ZWEIKAMPF_CHROMIUM") or shutil.which("chromium")
    launch = chromium.browser_type.launch
    browser = launch(executable_path=path, args=[*ARGUMENTS, rules])
    try:
        with Running(tmp_path / "tables.db", HOSTS="home.test") as running:
            page = browser.new_page()
            page.goto(running.url.replace("127.0.0.1", "home.test"))
            assert page.evaluate("isSecureContext") is False
            sit_down(page, "throne")
            assert play_by_clicks(page, random.Random(1), most=3) == 3
    finally:
        browser.close()


def test_an_address_without_a_table_says_so(open_page: Open) -> None:
    page = open_page("/t/0123456789abcdef", expect_trouble=True)
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    page.wait_for_selector("[data-play=throne]")


def test_an_illegal_card_says_why(open_page: Open) -> None:
    """Play until a card of the hand may not be played; choosing it brings the rule's reason."""
    page = open_page()
    sit_down(page, "throne")
    rng = random.Random(8)
    dark = page.locator("[data-token][aria-disabled=true]")
    while not dark.count():
        assert wait_for_turn(page), "in 26 tricks every card could always be played"
        play_by_clicks(page, rng, most=1)
        page.wait_for_selector(f"{LEGAL}, {OVER}")
    count = page.locator("[data-token]").count()
    dark.first.click(position=CORNER, force=True)
    expect(page.get_by_text("in your hand, ").last).to_be_visible()
    assert page.locator("[data-token]").count() == count
