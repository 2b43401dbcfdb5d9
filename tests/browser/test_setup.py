"""A new table: presets first, single options after them, and no option without effect."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.checks import is_translated
from tests.browser.conftest import Open
from tests.browser.guests import PHONE, WIDE
from tests.server.client import Person, close_all
from tests.server.running import Seeded

DIALOG = "dialog[open]"
PRINTED = {
    "mode": "table",
    "colour": "deck",
    "drawing": "literal",
    "reward": "claim",
    "falsecall": "none",
}


def set_up(page: Page, game: str) -> Locator:
    """Open the dialog with everything that can be chosen."""
    page.wait_for_selector(f"[data-play={game}]")
    tile = page.locator("article", has=page.locator(f"[data-play={game}]"))
    tile.locator("button.quiet").click()
    page.wait_for_selector(DIALOG)
    return page.locator(DIALOG)


def offered(dialog: Locator) -> list[str]:
    """The single options that can be seen, in order."""
    found = dialog.locator("[data-option]:visible")
    return [str(found.nth(at).get_attribute("data-option")) for at in range(found.count())]


def started(page: Page, dialog: Locator) -> dict[str, Any]:
    """The options that the new table was asked for."""
    with page.expect_request(lambda request: request.method == "POST") as asked:
        dialog.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    sent: dict[str, Any] = asked.value.post_data_json or {}
    return dict(sent["options"])


def test_presets_come_first_and_the_first_one_is_chosen(open_page: Open) -> None:
    page = open_page()
    dialog = set_up(page, "tower")
    presets = dialog.locator("[data-preset]")
    assert [presets.nth(at).get_attribute("data-preset") for at in range(2)] == [
        "referee",
        "printed",
    ]
    expect(presets).to_have_count(2)
    expect(presets.first).to_be_checked()
    assert offered(dialog) == []  # they come after the presets
    options = started(page, dialog)
    assert options == {**PRINTED, "mode": "strict", "reward": "auto"}


def test_a_preset_is_one_click(open_page: Open) -> None:
    page = open_page()
    dialog = set_up(page, "tower")
    dialog.get_by_label("As printed").check()
    assert started(page, dialog) == PRINTED


def test_an_option_that_would_do_nothing_is_not_offered(open_page: Open) -> None:
    page = open_page()
    dialog = set_up(page, "tower")
    dialog.locator("summary").click()
    assert offered(dialog) == ["mode", "colour", "drawing"]
    mode = dialog.locator("[data-option=mode]")
    mode.select_option("table")
    assert offered(dialog) == ["mode", "colour", "drawing", "reward", "falsecall"]
    expect(dialog.locator("[data-preset=own]")).to_be_checked()
    dialog.locator("[data-option=reward]").select_option("claim")
    expect(dialog.locator("[data-preset=printed]")).to_be_checked()  # the same by another way
    expect(dialog.locator("[data-preset=own]")).to_have_count(0)
    dialog.locator("[data-option=falsecall]").select_option("pay1")
    mode.select_option("strict")
    assert offered(dialog) == ["mode", "colour", "drawing"]
    expect(dialog.locator("[data-preset=referee]")).to_be_checked()
    assert started(page, dialog) == {**PRINTED, "mode": "strict", "reward": "auto"}


def test_a_preset_fills_in_the_single_options(open_page: Open) -> None:
    page = open_page()
    dialog = set_up(page, "tower")
    dialog.locator("summary").click()
    dialog.locator("[data-option=drawing]").select_option("free")
    expect(dialog.locator("[data-preset=own]")).to_be_checked()
    dialog.locator("[data-preset=printed]").check()
    expect(dialog.locator("[data-option=drawing]")).to_have_value("literal")
    expect(dialog.locator("[data-option=reward]")).to_have_value("claim")
    dialog.locator("[data-option=colour]").select_option("symbol")
    assert started(page, dialog) == {**PRINTED, "colour": "symbol"}


def test_a_game_without_presets_shows_its_options_at_once(open_page: Open) -> None:
    page = open_page()
    dialog = set_up(page, "throne")
    expect(dialog.locator("[data-preset]")).to_have_count(0)
    assert offered(dialog) == ["victory", "leader"]
    dialog.locator("[data-option=victory]").select_option("three")
    assert started(page, dialog) == {"victory": "three", "leader": "random"}


@pytest.mark.parametrize(
    ("size", "locale", "scheme"), [(WIDE, "en-GB", "light"), (PHONE, "de-DE", "dark")]
)
def test_the_dialog_is_accessible_and_translated(
    size: tuple[int, int], locale: str, scheme: str, open_page: Open
) -> None:
    page = open_page(size=size, locale=locale, scheme=scheme)
    dialog = set_up(page, "tower")
    dialog.get_by_label("As printed" if locale == "en-GB" else "Wie gedruckt").check()
    dialog.locator("summary").click()
    dialog.locator("[data-option=drawing]").select_option("free")
    assert serious(page) == []
    is_translated(page)
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")


_RULES: list[tuple[str, dict[str, str], str]] = [
    ("tower", {}, "With a referee"),
    ("tower", {"mode": "table", "reward": "claim"}, "As printed"),
    ("tower", {"drawing": "free"}, "Drawing: at any time (house rule)"),
    ("throne", {"victory": "three"}, "How to win: at least three factions"),
    ("throne", {}, "as usual"),
]


def test_an_invitation_names_the_rules(open_page: Open, server: Seeded) -> None:
    """A player who sits down knows by which of them, before the first card."""
    ada = Person(server, "Ada")
    friend = open_page("/health")
    for game, options, said in _RULES:
        created = ada.create(game, options=options)
        with friend.expect_response("**/api/games"):
            friend.goto(server.url + created["invite"]["path"])
        expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
        expect(friend.locator("[data-rules]")).to_have_text(said)
    close_all()
