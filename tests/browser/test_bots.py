"""A bot of the server is chosen like a level, and is called by its name."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open, Start
from tests.browser.play import LEGAL

NAMES = {"en-GB": "The Fox", "de-DE": "Der Fuchs"}


@pytest.mark.parametrize("locale", NAMES)
def test_a_bot_is_played_against(
    locale: str, open_page: Open, start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "bots.toml"
    path.write_text(
        '[fox]\nde = "Der Fuchs"\nen = "The Fox"\nplayer = "random"\ngames = ["throne"]\n',
        encoding="utf-8",
    )
    page = open_page(at=start(BOTS=path), locale=locale)
    choice = page.locator("article", has=page.locator("[data-play=throne]")).locator("select")
    choice.select_option("fox")
    expect(choice.locator("option:checked")).to_contain_text(NAMES[locale])
    other = page.locator("article", has=page.locator("[data-play=tower]")).locator("select")
    expect(other.locator("option", has_text=NAMES[locale])).to_have_count(0)
    page.locator("[data-play=throne]").click()
    page.wait_for_selector(LEGAL)
    expect(page.locator(".plate", has_text=NAMES[locale])).to_have_count(1)
    page.goto(page.url.split("/t/")[0])
    expect(choice).to_have_value("fox")  # remembered
