"""The documentation site: strict, complete, and readable without a network."""

from __future__ import annotations

import html
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from scripts import docs_pages
from tests.patience import PATIENCE
from zweikampf.cli.main import app
from zweikampf.engine.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
GAMES = sorted(path.parent for path in ROOT.glob("src/zweikampf/games/*/rules.en.md"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as ``make docs`` builds it; a broken link or anchor ends the build."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return folder


def read(page: Path) -> str:
    return html.unescape(page.read_text("utf-8"))


def headings(page: Path) -> set[str]:
    found = re.findall(r"<h[1-6][^>]*>(.*?)</h[1-6]>", read(page), re.DOTALL)
    plain = (re.sub(r"<code.*?</code>|<[^>]+>|¶", "", each, flags=re.DOTALL) for each in found)
    return {" ".join(each.split()) for each in plain}


def commands(group: click.Group, context: click.Context) -> Iterator[str]:
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        yield f"{context.command_path} {name}"
        if isinstance(command, click.Group):
            with click.Context(command, info_name=name, parent=context) as below:
                yield from commands(command, below)


def test_every_command_has_its_section(site: Path) -> None:
    with click.Context(app, info_name="zweikampf") as context:
        every = set(commands(app, context))
    assert {"zweikampf play", "zweikampf deck check"} <= every
    assert every <= headings(site / "reference" / "commands.html")
    assert "--record FILE" in read(site / "reference" / "commands.html")


def test_every_public_name_has_its_section(site: Path) -> None:
    sections = headings(site / "reference" / "zweikampf.html")
    assert {"new", "Duel"} <= set(docs_pages.public_names()) <= sections


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_its_rules_with_their_picture(site: Path, game: Path, language: str) -> None:
    source = (game / f"rules.{language}.md").read_text("utf-8")
    page = read(site / "rules" / game.name / f"{language}.html")
    numbers = re.findall(r"^\*\*([A-Z]\d+\.\d+)\*\*", source, re.MULTILINE)
    assert len(numbers) > 20
    for number in numbers:
        assert f"<strong>{number}</strong>" in page, number
    assert f'src="rules.{language}.svg"' in page
    assert (site / "rules" / game.name / f"rules.{language}.svg").stat().st_size > 1000


def test_every_page_of_the_repository_is_on_the_site_and_in_its_menu(site: Path) -> None:
    menu = read(site / "index.html")
    pages = [path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")]
    assert len(pages) > 15
    for page in pages:
        assert (site / page).with_suffix(".html").exists()
        assert f'href="{page.with_suffix(".html").as_posix()}"' in menu, page


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    pages = [*site.rglob("*.html")]
    assert len(pages) > 40
    for page in pages:
        text = read(page)
        loaded = re.findall(r"<(?:script|img|iframe)[^>]* src=\"([^\"]+)\"", text)
        loaded += re.findall(r"<link[^>]* rel=\"(?:stylesheet|icon|preconnect)\"[^>]*>", text)
        assert loaded
        assert not [each for each in loaded if "://" in each], page


def test_there_are_real_lists(site: Path) -> None:
    """Items that MkDocs has taken for a paragraph would show their stars and dashes."""
    for page in site.rglob("*.html"):
        if "source" not in page.relative_to(site).parts:
            assert not re.search(r"<p>(?:[^<]|<(?!/p>))*?\n *[-*] ", page.read_text("utf-8")), page
