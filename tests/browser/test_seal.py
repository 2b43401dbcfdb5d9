"""The seal: closed during the game, verified at its end, and broken whatever the server changes."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser.axe import serious
from tests.browser.checks import is_translated
from tests.browser.conftest import Open, Start
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import GAMES, OVER, play_by_clicks, sit_down, wait_for_turn
from tests.server.client import Person, close_all
from tests.server.running import Seeded

Json = dict[str, Any]
STRANGE = "1" * 64


def badge(page: Page) -> Locator:
    return page.locator("header [data-badge]")


def proof(page: Page) -> Locator:
    return page.locator("dialog[open] [data-seal]")


def seen_by(page: Page) -> Json:
    """What the browser has kept of the table that it shows."""
    table = page.url.rsplit("/", 1)[1]
    kept: Json = page.evaluate(f"JSON.parse(localStorage.getItem('zweikampf-seal-{table}'))")
    return kept


def give_up(page: Page) -> None:
    page.locator("[data-action=resign]").click()
    page.locator("dialog[open] button[value=yes]").click()
    page.wait_for_selector(OVER)


def change_draws(page: Page, change: Callable[[Json], None]) -> None:
    """The server reports other draws than it dealt."""

    def answer(route: Route) -> None:
        told = route.fetch().json()
        change(told)
        route.fulfill(json=told)

    page.route("**/draws", answer)


def change_record(page: Page, change: Callable[[str], str]) -> None:
    def answer(route: Route) -> None:
        route.fulfill(body=change(route.fetch().text()), content_type="text/plain")

    page.route("**/record", answer)


@pytest.mark.parametrize("game", GAMES)
def test_closed_during_the_game_and_verified_at_its_end(game: str, open_page: Open) -> None:
    page = open_page()
    sit_down(page, game)
    expect(badge(page)).to_have_attribute("data-badge", "closed")
    expect(badge(page)).to_have_text("Sealed.")
    play_by_clicks(page, random.Random(4), most=4)
    page.reload()  # what was seen before is kept
    assert wait_for_turn(page)
    expect(badge(page)).to_have_attribute("data-badge", "closed")
    play_by_clicks(page, random.Random(5), most=2)
    give_up(page)
    expect(proof(page)).to_have_attribute("data-seal", "verified")
    expect(proof(page)).to_contain_text("Seal verified. This browser has checked the secret")
    page.locator("[data-action=replay]").click()
    page.get_by_role("slider").wait_for()
    expect(badge(page)).to_have_text("Seal verified.")


@pytest.mark.parametrize(
    ("size", "scheme", "locale", "said", "title"),
    [
        (WIDE, "light", "en-GB", "Seal verified.", "How the cards are sealed"),
        (PHONE, "dark", "de-DE", "Siegel geprüft.", "So werden die Karten versiegelt"),
    ],
)
def test_the_seal_says_what_it_is_and_leads_to_the_explanation(
    size: tuple[int, int], scheme: str, locale: str, said: str, title: str, open_page: Open
) -> None:
    page = open_page(size=size, scheme=scheme, locale=locale)
    sit_down(page, "throne")
    seen = seen_by(page)
    badge(page).click()
    for shown in (seen["commitment"], seen["given"][0] or seen["given"][1]):
        expect(page.locator("dialog[open]")).to_contain_text(shown)
    assert serious(page) == []
    page.keyboard.press("Escape")
    give_up(page)
    expect(proof(page)).to_contain_text(said)
    assert serious(page) == []
    is_translated(page)
    with page.context.expect_page() as opened:
        proof(page).get_by_role("link").click()
    explained = opened.value
    expect(explained.get_by_role("heading", level=1)).to_have_text(title)
    assert serious(explained) == []
    is_translated(explained)


def exchange_word(told: Json) -> None:
    told["words"] = [STRANGE, STRANGE]


def exchange_card(told: Json) -> None:
    draw = told["draws"][-1]
    draw["token"] = next(token for token, _ in draw["choices"] if token != draw["token"])


# Against what this browser has kept, and against the record. ``tests/test_seal.py`` has all the
# others, with the sentence for each of them.
_CHANGES: tuple[tuple[Callable[[Json], None], str], ...] = (
    (exchange_word, "seal-own-word"),
    (exchange_card, "seal-other-record"),
)


def is_broken(page: Page, fault: str) -> None:
    expect(proof(page)).to_have_attribute("data-seal", "broken")
    expect(proof(page)).to_have_attribute("data-fault", fault)
    expect(proof(page)).to_contain_text("Siegel gebrochen!")
    is_translated(page)


def test_whatever_the_server_changes_breaks_the_seal(open_page: Open) -> None:
    """One game that was verified, told in another way each time that its page is opened."""
    page = open_page(locale="de-DE")
    sit_down(page, "throne")
    give_up(page)
    expect(proof(page)).to_have_attribute("data-seal", "verified")
    for change, fault in _CHANGES:
        change_draws(page, change)
        page.reload()
        is_broken(page, fault)
        page.unroute("**/draws")

    # A record that tells another game, and an answer that makes no sense.
    change_record(page, lambda text: re.sub(r"(word0: ).*", r"\g<1>" + STRANGE, text))
    page.reload()
    is_broken(page, "seal-other-header")
    page.unroute("**/record")
    page.route("**/draws", lambda route: route.fulfill(json={"nothing": 1}))
    page.reload()
    expect(proof(page)).to_have_attribute("data-seal", "broken")
    page.locator("[data-action=replay]").click()
    page.get_by_role("slider").wait_for()
    expect(badge(page)).to_have_text("Siegel gebrochen!")


def test_a_card_that_was_not_the_one_shown_breaks_the_seal(open_page: Open) -> None:
    """The server shows another upcard than it has drawn, and the true one afterwards."""
    page = open_page()
    changed: list[str] = []

    def show_another_card(line: WebSocketRoute) -> None:
        far = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            for step in frame.get("steps", ()):
                for event in step["events"]:
                    if event["event"] == "card-turned-up" and not changed:
                        changed.append(event["card"])
                        event["card"] = "X1" if event["card"] != "X1" else "X2"
            line.send(json.dumps(frame))

        far.on_message(pass_on)

    page.route_web_socket("**/socket?*", show_another_card)
    sit_down(page, "throne")
    assert changed
    give_up(page)
    expect(proof(page)).to_have_attribute("data-seal", "broken")
    assert proof(page).get_attribute("data-fault") == "seal-other-card"
    expect(proof(page)).to_contain_text(changed[0])


def test_a_commitment_that_is_exchanged_on_the_way_is_noticed_at_once(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "throne")

    def exchange(line: WebSocketRoute) -> None:
        far = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "full":
                frame["commitment"] = STRANGE
            line.send(json.dumps(frame))

        far.on_message(pass_on)

    page.route_web_socket("**/socket?*", exchange)
    page.reload()
    expect(badge(page)).to_have_attribute("data-badge", "broken")
    badge(page).click()
    expect(proof(page)).to_contain_text("is not the one that this browser saw first")


def test_no_word_is_given_while_the_word_of_the_computer_is_hidden(open_page: Open) -> None:
    """The server could choose it when it knows ours."""
    page = open_page()
    sent: list[Json] = []

    def hide(line: WebSocketRoute) -> None:
        far = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "full":
                frame["words"] = [None, None]
            line.send(json.dumps(frame))

        far.on_message(pass_on)

        def listen(text: str | bytes) -> None:
            sent.append(json.loads(text))
            far.send(text)

        line.on_message(listen)

    page.route_web_socket("**/socket?*", hide)
    page.locator("[data-play=throne]").click()
    expect(page.get_by_text("One moment, the cards are being dealt.")).to_be_visible()
    page.wait_for_function(
        "Object.keys(localStorage).some((key) => key.startsWith('zweikampf-seal-'))"
    )
    assert [frame["type"] for frame in sent if frame["type"] != "ping"] == []
    assert seen_by(page)["given"] == [None, None]


def test_old_tables_are_forgotten(open_page: Open) -> None:
    page = open_page()
    page.evaluate(
        """for (let at = 0; at < 80; at++) {
             const seen = { commitment: "", given: [null, null], shown: [null, null], at };
             localStorage.setItem(`zweikampf-seal-old${at}`, JSON.stringify(seen));
           }"""
    )
    sit_down(page, "throne")
    kept = page.evaluate("Object.keys(localStorage).filter((key) => key.includes('-seal-'))")
    assert len(kept) == 60
    assert {f"zweikampf-seal-old{at}" for at in range(21, 80)} < set(kept)


def test_a_browser_that_keeps_nothing_checks_what_it_remembers(open_page: Open) -> None:
    page = open_page()
    page.add_init_script(
        """Storage.prototype.setItem = () => { throw new Error("nothing is kept here"); };"""
    )
    page.reload()
    sit_down(page, "throne")
    give_up(page)
    expect(proof(page)).to_have_attribute("data-seal", "verified")


def test_a_server_that_cannot_be_asked_leaves_the_seal_unchecked(open_page: Open) -> None:
    """As soon as it answers the seal is verified; who was not there cannot vouch for it."""
    page = open_page(expect_trouble=True)
    sit_down(page, "throne")
    page.route("**/draws", lambda route: route.abort())
    give_up(page)
    expect(proof(page)).to_have_attribute("data-seal", "unchecked")
    page.unroute("**/draws")
    page.reload()
    expect(proof(page)).to_have_attribute("data-seal", "verified")
    stranger = open_page(page.url)
    stranger.wait_for_selector(OVER)
    expect(proof(stranger)).to_have_attribute("data-seal", "unwitnessed")


def test_two_people_whose_seats_are_drawn(open_page: Open) -> None:
    """Both follow the draw to their seats, see their own cards, and verify the seal."""
    host = open_page()
    host.get_by_label("Your name").fill("Ada")
    host.locator("[data-invite=throne]").click()
    link = host.locator("[data-invite-link]").input_value()
    friend = open_page(link, size=PHONE)
    friend.get_by_label("Your name").fill("Bob")
    friend.get_by_role("button", name="Sit down").click()
    for page, other in ((host, "Bob"), (friend, "Ada")):
        expect(page.locator(".hand [data-token]")).to_have_count(13)
        expect(page.get_by_text(other).first).to_be_visible()
        # The player's own plate is below the board.
        expect(page.locator(".plate").last).to_contain_text("Ada" if page is host else "Bob")
    tokens = [
        set(page.locator(".hand [data-token]").evaluate_all("all => all.map(e => e.dataset.token)"))
        for page in (host, friend)
    ]
    assert not (tokens[0] & tokens[1]) - {"G0"}
    give_up(host)
    friend.wait_for_selector(OVER)
    for page in (host, friend):
        expect(proof(page)).to_have_attribute("data-seal", "verified")
    for page in (host, friend):
        page.locator("[data-action=replay]").click()
        page.get_by_role("slider").wait_for()
        expect(page.locator(".plate").last).to_contain_text("Ada" if page is host else "Bob")


def test_both_words_of_one_screen_come_from_its_browser(open_page: Open) -> None:
    page = open_page()
    page.locator("[data-screen=tower]").click()
    assert wait_for_turn(page)
    assert all(seen_by(page)["given"])
    give_up(page)
    expect(proof(page)).to_have_attribute("data-seal", "verified")


def test_a_word_that_never_comes_is_named(open_page: Open, server: Seeded) -> None:
    page = open_page()
    page.locator("[data-invite=throne]").click()
    link = page.locator("[data-invite-link]").input_value()
    table, key = re.fullmatch(r".*/t/(\w+)#join=(.*)", link).groups()  # type: ignore[union-attr]
    Person(server, "Ben").join({"table": {"id": table}, "invite": {"key": key}})
    close_all()
    waiting = page.locator("[data-waiting]")
    expect(waiting).to_contain_text("Waiting for Ben, whose random word is still missing")
    assert serious(page) == []
    page.locator(".languages [lang=de]").click()
    expect(waiting).to_contain_text("Es fehlt noch das Zufallswort von Ben")
    page.reload()
    expect(waiting).to_contain_text("Es fehlt noch das Zufallswort von Ben")


def test_over_plain_http_in_a_home_network(open_page: Open, start: Start) -> None:
    """Not a secure context: some of the browser's functions are missing there, and a library checks
    the seal."""
    running = start(HOSTS="home.test")
    # The browser complains about headers that it ignores there.
    address = running.url.replace("127.0.0.1", "home.test")
    page = open_page(address, at=running, expect_trouble=True)
    assert page.evaluate("[isSecureContext, crypto.subtle === undefined]") == [False, True]
    sit_down(page, "throne")
    assert play_by_clicks(page, random.Random(1), most=3) == 3
    give_up(page)
    expect(proof(page)).to_have_attribute("data-seal", "verified")
