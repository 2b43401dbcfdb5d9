"""The rule pages: short at first, alike in both languages, and without codes where players read."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from zweikampf.engine import registry
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.games.dwarves import decks
from zweikampf.terminal.rulepages import Part, RulePage, read, rule_page

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "src" / "zweikampf" / "games"
GAMES = registry.names()
BOTH = pytest.mark.parametrize("language", LANGUAGES)
EACH = pytest.mark.parametrize("game", GAMES)

MOST_WORDS = 250
MOST_BYTES = 48_000
FIVE_MINUTES = {"de": "In fünf Minuten", "en": "In five minutes"}
EXAMPLE = {"de": "**Beispiel.**", "en": "**Example.**"}

_PICTURE = re.compile(r"^!\[([^\]]+)\]\(([^)\s]+)\)$", re.MULTILINE)
_REFERENCE = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")
_SEAT_ZERO = re.compile(r"\b(?:seats?|platz|plätze|player|spieler)[  ]0\b", re.IGNORECASE)


def source(game: str, language: str) -> str:
    return (PAGES / game / f"rules.{language}.md").read_text("utf-8")


def first_part(game: str, language: str) -> str:
    """All below the first heading, with its picture."""
    return re.split(r"^## ", source(game, language), flags=re.MULTILINE)[1]


def shape(part: Part) -> list[object]:
    """What a part is made of, without its words."""
    sections = [(each.name, blocks(each.intro)) for each in part.sections]
    rules = [(number, blocks(text)) for number, text in part.rules.items()]
    return [blocks(part.intro), sections, rules]


def blocks(text: str) -> list[str]:
    """Kinds of the blocks of a text: paragraphs, rows of a table with their cells, list items."""
    kinds = []
    for block in filter(None, text.split("\n\n")):
        lines = [re.match(r"\||- |\d+\. ", line) for line in block.split("\n")]
        rows = [f"{kind[0]}{kind.string.count('|')}" for kind in lines if kind]
        kinds += rows or ["**" if block.startswith("**") else "text"]
    return kinds


def for_players(page: RulePage) -> str:
    texts = [page.short.intro, page.play.intro]
    for section in page.play.sections:
        texts += [section.title, section.intro, *section.rules.values()]
    return "\n\n".join(texts)


def test_a_page_of_two_parts_is_none() -> None:
    with pytest.raises(ValueError, match="unpack"):
        read("# Title\n\n## One\n\ntext\n\n## Two\n\ntext\n")


@EACH
@BOTH
def test_a_page_begins_with_five_minutes(game: str, language: Language) -> None:
    text = source(game, language)
    assert re.match(rf"# [^\n]+\n\n## {FIVE_MINUTES[language]}\n", text)
    short = first_part(game, language)
    # The picture counts by its words: people who cannot see it read them too.
    words = re.findall(r"\w[\w'’.-]*", _PICTURE.sub(r"\1", short.partition("\n")[2]))
    assert 150 <= len(words) <= MOST_WORDS
    assert len(_PICTURE.findall(text)) == len(_PICTURE.findall(short)) == 1
    assert len(re.findall(r"^\|---", short, re.MULTILINE)) == 1, "one table of powers"
    assert short.count(EXAMPLE[language]) == 1
    assert not _REFERENCE.search(short), "numbers come later"


@EACH
def test_both_languages_have_the_same_structure(game: str) -> None:
    german, english = rule_page(game, "de"), rule_page(game, "en")
    for one, other in zip(
        (german.short, german.play, german.exact),
        (english.short, english.play, english.exact),
        strict=True,
    ):
        assert shape(one) == shape(other)
    assert german.play.sections
    assert german.exact.sections


@EACH
@BOTH
def test_players_read_no_codes(game: str, language: Language) -> None:
    """What the browser and ``?`` show: words that stand on cards and buttons, and rule numbers."""
    page = rule_page(game, language)
    text = for_players(page)
    assert "`" not in text
    known = {*page.play.rules, *(each.name for each in page.play.sections)}
    assert set(_REFERENCE.findall(text)) <= known


@EACH
@BOTH
def test_every_number_that_is_referred_to_is_a_rule(game: str, language: Language) -> None:
    page = rule_page(game, language)
    sections = {each.name for part in (page.play, page.exact) for each in part.sections}
    letter = next(iter(page.rules))[0]
    referred = set(re.findall(rf"\b{letter}\d+(?:\.\d+)?\b", source(game, language)))
    assert referred - sections - page.rules.keys() - _card_codes(game) == set()
    assert list(page.rules) == [*page.play.rules, *page.exact.rules], "no number twice"


def _card_codes(game: str) -> set[str]:
    return {sheet.kind for sheet in decks.find("standard").sheets} if game == "dwarves" else set()


@EACH
def test_the_rules_of_the_moment_are_for_players(game: str) -> None:
    rules = rule_page(game, "en").play.rules
    code = (ROOT / "src" / "zweikampf" / "games" / game / "game.py").read_text("utf-8")
    named = set(re.findall(r'"([TWZ]\d+\.\d+)"', code))
    assert named
    assert named <= rules.keys(), named - rules.keys()


@EACH
@BOTH
def test_lessons_and_refusals_name_rules_for_players(game: str, language: Language) -> None:
    folder = ROOT / "src" / "zweikampf" / "games" / game / "texts"
    text = (folder / f"{language}.ftl").read_text("utf-8")
    named = set(re.findall(r"\b[TWZ]\d+\.\d+\b", text))
    assert named
    assert named <= rule_page(game, language).play.rules.keys()


def test_nobody_reads_of_a_seat_0() -> None:
    """Seats are 1 and 2 wherever a person reads; codes such as `0` stay codes."""
    texts = [*ROOT.glob("src/zweikampf/**/*.ftl"), *(ROOT / "web" / "texts").glob("*.ftl")]
    assert len(texts) > 10
    guides = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/zweikampf/**/*.md")]
    assert len(guides) > 10
    for path in [*texts, *guides]:
        for line in path.read_text("utf-8").splitlines():
            assert line.startswith("#") or not _SEAT_ZERO.search(line), (path.name, line)


@EACH
@BOTH
def test_a_picture_is_small_and_safe(game: str, language: Language) -> None:
    alt, name = _PICTURE.findall(source(game, language))[0]
    assert len(alt.split()) > 8, "the picture in words"
    path = PAGES / game / name
    assert name == f"rules.{language}.svg"
    text = path.read_text("utf-8")
    assert len(text) <= MOST_BYTES
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert {"viewBox", "width", "height"} <= root.attrib.keys()
    ids = {each.attrib["id"] for each in root.iter() if "id" in each.attrib}
    for each in root.iter():
        tag = each.tag.rpartition("}")[2]
        assert tag in _SHAPES, "nothing that a content policy or GitHub would take away"
        assert not any(key.startswith("on") or key in ("style", "class") for key in each.attrib)
        for key, value in each.attrib.items():
            target = value if key == "href" else "".join(re.findall(r"url\(([^)]*)\)", value))
            assert not target or (target[0] == "#" and target[1:] in ids), target
            assert "var(" not in value


_SVG = "{http://www.w3.org/2000/svg}"
_SHAPES = {
    *("svg", "title", "defs", "symbol", "pattern", "g", "use", "text"),
    *("rect", "path", "circle", "line", "ellipse"),
}


@BOTH
def test_no_picture_holds_a_name_of_a_deck(language: Language) -> None:
    """A deck file may rename every card, and a picture is a separate file: neither its content nor
    its words may name a card."""
    alt, name = _PICTURE.findall(source("dwarves", language))[0]
    texts = ElementTree.fromstring((PAGES / "dwarves" / name).read_text("utf-8")).iter(
        f"{_SVG}text"
    )
    drawn = " ".join("".join(each.itertext()) for each in texts)
    standard = decks.find("standard")
    names = {sheet.name(seat, language) for sheet in standard.sheets for seat in (0, 1)}
    assert len(names) > 30
    assert [card for card in names if card in drawn or card in alt] == []


def test_no_picture_is_left_over() -> None:
    drawn = {str(path.relative_to(PAGES)) for path in PAGES.rglob("*.svg")}
    assert drawn == {f"{game}/rules.{language}.svg" for game in GAMES for language in LANGUAGES}


def test_the_pictures_show_the_cards_of_the_client(tmp_path: Path) -> None:
    """They are drawn by the same components; ``make pictures`` draws them again."""
    node = shutil.which("node")
    assert node is not None
    script = ROOT / "web" / "scripts" / "pictures.mjs"
    python = {**os.environ, "PYTHON": sys.executable}
    subprocess.run([node, script, tmp_path], env=python, check=True, cwd=ROOT / "web")
    for path in sorted(PAGES.rglob("*.svg")):
        drawn = tmp_path / path.relative_to(PAGES)
        assert drawn.read_text("utf-8") == path.read_text("utf-8"), path
