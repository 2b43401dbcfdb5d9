"""Names of cards come from the deck file and from nowhere else: sentences hold places for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dwarves.renaming import found_in, lesson_values, new_name, old_names, rename_all
from tests.games.dwarves.scene import STANDARD
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.texts import LANGUAGES, Language, Texts
from zweikampf.games.dwarves import cards, decks
from zweikampf.games.dwarves.sheet import Sheet

ROOT = Path(__file__).parents[3]
# Other games have their own words, such as the names of their levels.
TEXTS = [
    path
    for folder in ("src/zweikampf", "web/texts")
    for path in sorted((ROOT / folder).rglob("*.ftl"))
    if path.parents[2].name != "games" or path.parents[1].name == "dwarves"
]
# What the lesson mentions, by step: kind and side.
NAMED: dict[str, set[tuple[str, str]]] = {
    "lesson-ally": {("A4", "good")},
    "lesson-support": {("S3", "good")},
    "lesson-twist": {("A8", "evil"), ("T1", "good")},
    "lesson-damage": {("A8", "evil")},
    "lesson-reroll": {("S3", "good")},
    "lesson-keep": {("A4", "good")},
    "lesson-victory": {("V1", "good")},
    "lesson-hit": {("A4", "good")},
}


def test_the_comment_in_cards_lists_the_names_of_the_standard_deck() -> None:
    """A search for a printed name leads to the code, and the list is that of the deck file."""
    page = Path(cards.__file__).with_suffix(".py").read_text("utf-8")
    listed = [line for line in page.splitlines() if line.startswith("#   ") and "," in line]
    told = [
        f"#   {sheet.kind}  {_called(sheet, 0)}, {_called(sheet, 1)}"
        for sheet in decks.find("standard").sheets
    ]
    assert len(told) == cards.KIND_COUNT
    assert [line for line in listed if line in told] == told


def _called(sheet: Sheet, seat: int) -> str:
    german, english = sheet.name(seat, "de"), sheet.name(seat, "en")
    return german if german == english else f"{german} ({english})"


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_text_holds_the_name_of_a_card(path: Path) -> None:
    assert found_in(path.read_text(encoding="utf-8")) == set()


def test_the_search_for_names_finds_them() -> None:
    assert found_in(STANDARD.read_text(encoding="utf-8")) == old_names()
    assert len(TEXTS) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_renamed_card_is_renamed_in_the_lesson(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "_SHELF", {})
    monkeypatch.setenv(decks.FOLDER, str(rename_all(tmp_path)))
    texts = Texts(language, "zweikampf.games.dwarves")
    values = lesson_values(decks.find("standard"), language)
    lesson = lesson_of("dwarves")
    assert lesson is not None
    for step in lesson.steps:
        said = texts(step.text, **values)
        if step.expects:
            said += texts(step.hint, **values)
        assert "{" not in said, "every place is filled"
        assert found_in(said) == set()
        names = {new_name(*card, language) for card in NAMED.get(step.text, set())}
        assert {name for name in values.values() if name in said} == names
