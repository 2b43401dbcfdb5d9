"""What a friend is asked for, how the link travels, and what becomes of an invitation that is taken
back. And addresses that lead nowhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.axe import serious
from tests.browser.checks import is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.server.running import Seeded

CLOCK = {"base": 120, "increment": 2}


def invite(host: Page, at: Seeded, **asked: object) -> str:
    """The address of an invitation; the host looks at the table."""
    body = {"game": "tower", "opponent": {"kind": "friend"}, "name": "Ada", **asked}
    created = host.request.post(
        f"{at.url}/api/tables", data=body, headers={"Origin": at.url}
    ).json()
    host.goto(f"{at.url}/t/{created['table']['id']}")
    return str(at.url + created["invite"]["path"])


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("locale", "size", "heading", "rules", "clock"),
    [
        (
            "en-GB",
            WIDE,
            "Ada invites you to",
            "As printed",
            "2 min for each player, plus 2 s per turn",
        ),
        ("de-DE", PHONE, "Ada lädt dich ein", "Wie gedruckt", "2 min für jeden, dazu 2 s pro Zug"),
    ],
)
def test_an_invitation_says_what_is_agreed(
    locale: str,
    size: tuple[int, int],
    heading: str,
    rules: str,
    clock: str,
    open_page: Open,
    server: Seeded,
) -> None:
    host = open_page("/health")
    options = {"mode": "table", "reward": "claim"}
    link = invite(host, server, clock=CLOCK, options=options)
    friend = open_page(link, locale=locale, size=size)
    expect(friend.get_by_role("heading", name=heading)).to_be_visible()
    expect(friend.locator("[data-rules]")).to_have_text(rules)
    expect(friend.locator("[data-clock]")).to_contain_text(clock)
    assert serious(friend) == []
    is_translated(friend)
    friend.locator("[data-explain]").click()
    expect(friend.locator("dialog[open] .help")).to_have_css("text-align", "start")
    friend.keyboard.press("Escape")
    friend.locator("[data-learn]").click()
    friend.wait_for_selector("[data-settled]")
    friend.go_back()  # from the lesson to the invitation, which still opens the seat
    expect(friend.get_by_role("heading", name=heading)).to_be_visible()
    friend.locator("[type=submit]").click()
    friend.wait_for_selector("[data-settled]")
    expect(friend.locator("[data-watching]")).to_have_count(0)


def test_an_invitation_is_taken_back(open_page: Open, server: Seeded) -> None:
    host = open_page("/health")
    link = invite(host, server)
    friend = open_page(link, locale="de-DE")
    spectator = open_page(link.partition("#")[0])
    friend.get_by_role("button", name="Platz nehmen").wait_for()
    expect(spectator.locator("[data-waiting]")).to_have_text(
        "You are watching. Ada is waiting for a second player."
    )
    assert spectator.locator("[data-action=cancel]").count() == 0
    host.get_by_role("button", name="Withdraw the invitation").click()
    host.wait_for_selector("[data-play=tower]")
    assert host.get_by_role("heading", name="Open tables").count() == 0
    expect(friend.get_by_role("alert")).to_have_text(
        "Diese Einladung wurde zurückgezogen. Den Tisch gibt es nicht mehr."
    )
    expect(spectator.get_by_role("alert")).to_contain_text("withdrawn")
    late = open_page(link, expect_trouble=True)  # the browser reports the answer 404
    expect(late.get_by_role("alert")).to_contain_text("This invitation is no longer there.")
    assert serious(late) == []
    late.get_by_role("link", name="To the lobby").click()
    late.wait_for_selector("[data-play=tower]")


def test_the_link_is_copied_or_read_by_a_camera(open_page: Open) -> None:
    host = open_page()
    host.locator("[data-invite=throne]").click()
    expect(host.get_by_role("img", name="QR code of the link for your friend")).to_be_visible()
    assert host.locator("[data-action=share]").count() == 0  # this browser cannot share
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_role("button", name="Copy link").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link = host.locator("[data-invite-link]").input_value()
    assert host.evaluate("navigator.clipboard.readText()") == link
    assert serious(host) == []
    # In a low window what to do stands in one column, in its order, and needs no scrolling.
    host.set_viewport_size({"width": 740, "height": 360})
    column = [
        box(host, ".task > p"),
        box(host, "[data-invite-link]"),
        box(host, "[data-action=copy]"),
    ]
    assert [each["y"] for each in column] == sorted(each["y"] for each in column)
    assert min(each["x"] for each in column) >= box(host, "dl")["x"] + box(host, "dl")["width"]
    code = box(host, "[data-qr]")
    assert code["y"] + code["height"] <= 360


def test_the_link_is_shared_where_the_device_can_do_that(open_page: Open) -> None:
    host = open_page(size=PHONE, locale="de-DE")
    host.add_init_script("navigator.share = (what) => ((window.shared = what), Promise.resolve())")
    host.reload()
    host.locator("[data-invite=throne]").click()
    host.get_by_role("button", name="Teilen").click()
    host.wait_for_function("() => window.shared !== undefined")
    shared = host.evaluate("window.shared")
    assert shared["url"] == host.locator("[data-invite-link]").input_value()
    assert "Thron" in shared["title"]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/t/0123", "There is no such table."),
        ("/t/0123456789abcdeX", "There is no such table."),
        ("/tabel", "There is no such page."),
    ],
)
def test_an_address_that_leads_nowhere_says_so(path: str, said: str, open_page: Open) -> None:
    page = open_page(path)
    expect(page.locator("[data-nowhere]")).to_contain_text(said)
    assert serious(page) == []
    page.locator(".languages [lang=de]").click()
    expect(page.get_by_role("heading", name="Hier ist nichts")).to_be_visible()
    page.get_by_role("link", name="Zur").click()
    page.wait_for_selector("[data-play=throne]")


def test_a_table_that_does_not_exist_says_so(open_page: Open) -> None:
    page = open_page("/t/0123456789abcdef", expect_trouble=True)  # the answer is 404
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("Perhaps a part of the link is missing")
    page.locator(".languages [lang=de]").click()
    expect(page.get_by_role("alert")).to_contain_text("Vielleicht fehlt ein Teil des Links")
    page.locator(".languages [lang=en]").click()
    assert page.get_by_role("button", name="Try again").count() == 0
    page.get_by_role("link", name="To the lobby").click()
    page.wait_for_selector("[data-play=throne]")
