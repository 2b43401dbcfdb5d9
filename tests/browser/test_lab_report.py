"""The report of a study in a browser: from a file, in both languages, light and dark, on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import serious
from tests.browser.guests import PHONE, WIDE, new_context
from tests.lab.studies import UNJUDGED, study
from zweikampf.lab.page.figures import figures
from zweikampf.lab.page.page import page as page_of
from zweikampf.lab.pool import Processes
from zweikampf.lab.study.running import run
from zweikampf.lab.study.store import Folder


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report")
    folder = Folder.create(path / "out", study(path, UNJUDGED.replace("games = 12", "games = 24")))
    assert run(folder, Processes(1), in_flight=5)
    out = path / "report.html"
    out.write_text(page_of(figures(folder), "de"), "utf-8")
    return out


def _open(page: Page, file: Path) -> list[str]:
    """The page from its file, and whatever it loads."""
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(file.as_uri())
    return loaded


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")])
def test_everyone_can_read_it(
    size: tuple[int, int], scheme: str, chromium: Browser, file: Path
) -> None:
    with new_context(chromium, size=size, scheme=scheme) as context:
        page = context.new_page()
        assert _open(page, file) == [file.as_uri()]
        for label, heading in (
            ("Deutsch", "Was Karten wert sind"),
            ("English", "The worth of cards"),
        ):
            page.get_by_label(label).check()
            (shown,) = [each for each in page.locator("main").all() if each.is_visible()]
            assert heading in shown.inner_text()
            assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ink, paper = page.evaluate(
            "(style => [style.color, style.backgroundColor])(getComputedStyle(document.body))"
        )
        assert (_light(ink), _light(paper)) == (
            (True, False) if scheme == "dark" else (False, True)
        )
        # Text in plots follows the page.
        assert (
            page.locator("main[lang=en] svg text").first.evaluate(
                "each => getComputedStyle(each).fill"
            )
            == ink
        )


def _light(colour: str) -> bool:
    """Whether a colour such as ``rgb(1, 2, 3)`` is."""
    return sum(map(int, colour.removeprefix("rgb(").removesuffix(")").split(","))) > 3 * 128


def test_on_paper_all_cards_are_shown_in_one_language_on_white(
    chromium: Browser, file: Path
) -> None:
    with new_context(chromium, scheme="dark") as context:
        page = context.new_page()
        _open(page, file)
        table = page.locator("main[lang=de] details table").first
        assert not table.is_visible()
        page.emulate_media(media="print", color_scheme="dark")
        assert table.is_visible()
        assert table.bounding_box() is not None
        assert not page.get_by_label("English").is_visible()
        assert not page.locator("main[lang=en]").is_visible()
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == (
            "rgb(255, 255, 255)"
        )
        assert not _light(page.evaluate("getComputedStyle(document.body).color"))
        # Nothing reaches beyond the sheet: A4 without its margins is 180 mm wide.
        page.set_viewport_size({"width": 680, "height": 1000})
        assert page.locator("main[lang=de] .cards td").count() > 20
        farthest = page.evaluate(
            """Math.max(...[...document.querySelectorAll("main[lang=de] :is(td, th, svg)")]
              .flatMap(each => [...each.getClientRects()].map(box => box.right)))"""
        )
        assert 600 < farthest <= 680
