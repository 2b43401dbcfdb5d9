"""The cards of a finished game once more: from the other side or by a friend; those of the week."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.checks import is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.browser.play import OVER, resign, settled
from tests.browser.windows import walk
from tests.server.client import Person, close_all
from tests.server.running import Seeded


def played(anna: Person) -> str:
    """A whole game of Anna against the computer."""
    computer = {"kind": "computer", "level": 1}
    table: str = anna.create("throne", opponent=computer, seat=0)["table"]["id"]
    with anna.sit(table) as seat:
        while seat.wait_to_act():
            seat.act(seat.last["legal"][-1])
    return table


def test_from_the_other_side_and_by_a_friend(open_page: Open, server: Seeded) -> None:
    page = open_page("/health", size=WIDE, locale="en-GB")
    anna = Person(server, "Anna")
    first = played(anna)
    close_all()
    page.context.add_cookies([{"name": "zweikampf", "value": anna.cookie, "url": server.url}])

    # From the result of the game to the same cards on the other seat.
    page.goto(f"{server.url}/t/{first}")
    page.wait_for_selector(OVER)
    page.locator("[data-action=again]").click()
    page.locator("[data-action=send]").click()
    page.locator("[data-qr]").wait_for()
    link = page.locator("[data-invite-link]").input_value()
    assert first not in link
    assert serious(page) == []
    is_translated(page)
    page.locator("[data-side=other]").click()
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    settled(page)
    other = page.url[-16:]
    expect(page.locator("[data-action=hint]")).to_be_visible()
    resign(page)
    page.locator("dialog[open] [data-seal=repeated]").wait_for()

    # Both games side by side.
    page.locator("dialog[open] [data-action=compare]").click()
    page.locator("[data-compared=done]").wait_for()
    expect(page.locator("[data-game]")).to_have_count(2)
    assert scored(page) == {first, other}
    expect(page.locator(f"[data-game='{other}']")).to_contain_text("from the other side")
    expect(page.locator("[data-figure=adjusted]").first).not_to_have_text("–")
    expect(page.locator("[data-figure=adjusted]").last).not_to_have_text("–")
    expect(page.locator("[data-adjusted='']")).to_have_count(0)
    assert serious(page) == []
    is_translated(page)
    page.locator("[data-action=unfold]").click()
    replay = page.locator("[data-apart] details a").first
    place = str(replay.get_attribute("href")).partition("#")[2]
    replay.click()
    settled(page)
    assert place in page.url

    a_friend_plays(open_page, link, {first, other})


def a_friend_plays(open_page: Open, link: str, others: set[str]) -> None:
    """Anyone with the link sees what is asked for and nothing else, until the game is finished."""
    page = open_page(link, size=PHONE, locale="de-DE", scheme="dark")
    page.locator("[data-rules]").wait_for()
    expect(page.locator("h1")).to_contain_text("Spiel die Karten von Anna")
    deal = page.request.get(link.replace("/d/", "/api/deals/"))
    assert deal.json()["games"] is None
    assert not [table for table in others if table in deal.text()]
    assert serious(page) == []
    is_translated(page)
    page.locator("[data-action=play-deal]").click()
    settled(page)
    own = page.url[-16:]
    page.goto(link)
    page.locator("[data-action=go-on]").click()
    settled(page)
    resign(page)
    page.locator("dialog[open] [data-action=compare]").click()
    page.locator("[data-compared=done]").wait_for()
    assert scored(page) == {own, *others}
    expect(page.locator("[data-parting]").first).to_be_visible()
    assert serious(page) == []
    is_translated(page)
    page.locator("[data-choose=b]").select_option(index=2)
    page.locator("[data-compared=done]").wait_for()
    expect(page.locator("[data-scores] .mark")).to_have_count(2)


def scored(page: Page) -> set[str]:
    found = page.locator("[data-game]").evaluate_all("all => all.map((each) => each.dataset.game)")
    return set(found)


def test_the_deal_of_the_week(open_page: Open) -> None:
    """From the lobby to the table of scores, without hints, and once."""
    page = open_page("/", size=PHONE, locale="en-GB")
    line = page.locator("[data-week=dwarves]")
    expect(line).to_have_attribute("data-standing", "new")
    line.click()
    expect(page.locator("h1")).to_contain_text("Deal of the week")
    expect(page.locator("[data-left]")).to_contain_text("left")
    page.locator("[data-rules]").wait_for()
    assert serious(page) == []
    page.locator("[data-action=play-deal]").click()
    settled(page)
    expect(page.locator("[data-action=hint]")).to_have_count(0)
    resign(page)
    page.locator("dialog[open] [data-seal=weekly]").wait_for()
    expect(page.locator("dialog[open] [data-action=again]")).to_have_count(0)
    page.locator("dialog[open] [data-action=compare]").click()
    expect(page.locator("[data-place]")).to_be_visible()
    expect(page.locator("tr.own")).to_contain_text("lost (resigned)")
    assert serious(page) == []
    is_translated(page)
    page.locator("main a[href='/']").click()
    expect(line).to_have_attribute("data-standing", "finished")
    expect(line).to_contain_text("place ")


def test_in_all_windows(open_page: Open, server: Seeded) -> None:
    """Two games with the same cards side by side, how they are played again, and what a friend is
    asked for."""
    page = open_page("/health", locale="en-GB")
    anna = Person(server, "Annegret-Viktoria")
    computer = {"kind": "computer", "level": 1}
    first = anna.create("throne", opponent=computer, seat=0)["table"]["id"]
    play_a_little(anna, first, -1)
    deal = anna.http.post(f"/api/tables/{first}/deal").json()
    body = {"side": "other", "name": anna.name}
    again = anna.http.post(f"/api/deals/{deal['id']}/play", json=body).json()
    play_a_little(anna, again["table"]["id"], 0)
    close_all()
    page.context.add_cookies([{"name": "zweikampf", "value": anna.cookie, "url": server.url}])
    page.goto(server.url + deal["path"])
    page.locator("[data-compared=done]").wait_for()
    expect(page.locator("[data-adjusted='']")).to_have_count(0)
    page.locator("[data-action=unfold]").click()
    names = (anna.name,)
    assert walk(page, may_scroll=True, names=names, accessible=True) == []
    page.locator("[data-action=again]").click()
    page.locator("[data-action=send]").click()
    page.locator("[data-qr]").wait_for()
    assert walk(page, may_scroll=True, names=names, accessible=True) == []
    friend = open_page(deal["path"], locale="en-GB")
    friend.locator("[data-learn]").wait_for()
    sit = "main [type=submit]"
    assert walk(friend, may_scroll=True, names=names, first=sit, accessible=True) == []


def test_games_part_where_one_of_them_ended(open_page: Open, server: Seeded) -> None:
    """Regression: "The games part: The end", which was the end of the shorter game."""
    page = open_page("/health", locale="en-GB")
    anna = Person(server, "Anna")
    computer = {"kind": "computer", "level": 1}
    first = anna.create("throne", opponent=computer, seat=0)["table"]["id"]
    play_a_little(anna, first, -1)
    deal = anna.http.post(f"/api/tables/{first}/deal").json()
    body = {"side": "same", "name": anna.name}
    again = anna.http.post(f"/api/deals/{deal['id']}/play", json=body).json()
    play_a_little(anna, again["table"]["id"], -1, choices=2)
    close_all()
    page.context.add_cookies([{"name": "zweikampf", "value": anna.cookie, "url": server.url}])
    page.goto(server.url + deal["path"])
    parting = page.locator("[data-common]")
    expect(parting).to_contain_text("The game ended here.")
    expect(parting.locator("h3")).to_contain_text("Phase 1, trick ")


def play_a_little(anna: Person, table: str, which: int, choices: int = 4) -> None:
    """A few choices of Anna, who gives up then."""
    with anna.sit(table) as seat:
        for _ in range(choices):
            assert seat.wait_to_act()
            seat.act(seat.last["legal"][which])
        seat.wait_to_act()
        seat.ask("resign")
        seat.hear_facts(status="over")
