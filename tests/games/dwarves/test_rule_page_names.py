"""The rule pages call the cards what the standard deck calls them."""

from __future__ import annotations

import re

import pytest

from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.games.dwarves import decks
from zweikampf.games.dwarves.sheet import Sheet
from zweikampf.terminal.rulepages import rule_page

SHEETS = decks.find("standard").sheets
WORDS = {
    "de": {
        "face": "eine {}",
        "same": "{} gleiche",
        "free": "frei",
        "any": "beliebig",
        "or": " oder ",
    },
    "en": {"face": "a {}", "same": "{} alike", "free": "free", "any": "any", "or": " or "},
}
both = pytest.mark.parametrize("language", LANGUAGES)


def rows(text: str) -> list[list[str]]:
    """The cells of all table rows of a text, the heads left out."""
    lines = [line for line in text.split("\n") if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rules = [at for at, row in enumerate(cells) if set(row) == {"---"}]
    heads = {at for each in rules for at in (each, each - 1)}
    return [row for at, row in enumerate(cells) if at not in heads]


def names(sheet: Sheet, language: Language) -> list[str]:
    return [sheet.names[side][language] for side in ("good", "evil")]


def cost(sheet: Sheet, language: Language) -> str:
    how, _, number = sheet.cost.partition(" ")
    return WORDS[language][how].format(number)


def number(value: int) -> str:
    return str(value or "")


def used(sheet: Sheet, language: Language) -> str:
    if len(sheet.faces) == 5:
        return WORDS[language]["any"]
    return WORDS[language]["or"].join(map(str, sheet.faces))


@both
def test_the_tables_for_players_are_the_standard_deck(language: Language) -> None:
    found = rows(rule_page("dwarves", language).play.rules["Z2.3"])
    assert len(found) == len(SHEETS)
    for row, sheet in zip(found, SHEETS, strict=True):
        expected = [*names(sheet, language), cost(sheet, language)]
        if sheet.type == "ally":
            expected += [str(sheet.health), used(sheet, language)]
        elif sheet.type == "victory":
            expected += [str(sheet.health), str(sheet.points)]
        else:
            expected.insert(2, str(sheet.copies))
        assert row[: len(expected)] == expected


@both
def test_the_codes_stand_beside_the_names(language: Language) -> None:
    section = next(each for each in rule_page("dwarves", language).exact.sections)
    assert section.name == "Z2"
    found = rows(section.rules["Z2.2"])
    expected = [
        [
            f"`{sheet.kind}`",
            *names(sheet, language),
            str(sheet.copies),
            cost(sheet, language),
            number(sheet.health),
            number(sheet.points),
            " ".join(map(str, sheet.faces)),
        ]
        for sheet in SHEETS
    ]
    assert found == expected


@both
def test_names_in_the_rules_are_names_of_the_deck(language: Language) -> None:
    """Pairs of names such as *Wurfbeil/Dolch*, and the cards of the example."""
    page = rule_page("dwarves", language)
    pairs = {"/".join(names(sheet, language)) for sheet in SHEETS}
    rules = [*page.play.rules.values(), *(each.intro for each in page.play.sections)]
    found = set(re.findall(r"\*([^*/|\n]+/[^*/|\n]+)\*", " ".join(rules).replace("\n", " ")))
    assert len(found) >= 8
    assert found <= pairs
    sheets = {sheet.kind: sheet for sheet in SHEETS}
    for kind in ("V1", "A4"):
        assert names(sheets[kind], language)[0] in page.short.intro
