"""``?`` at the prompt: the rules of the moment, the game in five minutes, sections and rules."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.players.opponents import opponent
from zweikampf.terminal import words
from zweikampf.terminal.play import Stopped, TerminalGame
from zweikampf.terminal.rulepages import rule_page
from zweikampf.terminal.session import Session

GAMES = registry.names()
each_game = pytest.mark.parametrize("game", GAMES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def typed(game: str, language: Language, *lines: str, width: int = 2_000) -> str:
    """What the lines print, in a terminal so wide that nothing is wrapped."""
    found = registry.find(game)
    out = StringIO()
    session = Session(
        Duel(found, found.options.parse({}), SeededDealer(5)),
        0,
        opponent("random", game, 1),
        words.texts_of(game, language),
        opponent_name="random",
    )
    asked = iter([*lines, "quit"])
    before = [0]

    def read() -> str:
        line = next(asked)
        if line == lines[0]:
            before[0] = out.tell()
        return line

    with pytest.raises(Stopped):
        TerminalGame(session, Console(file=out, width=width, color_system=None)).run(read)
    return out.getvalue()[before[0] :]


def plain(text: str) -> list[str]:
    """The words of a text, whatever is around them."""
    return re.findall(r"\w+", text)


@each_game
@both_languages
def test_two_question_marks_tell_the_game_in_five_minutes(game: str, language: Language) -> None:
    page = rule_page(game, language)
    said = typed(game, language, "??")
    assert plain(said) == plain(page.short.title) + plain(page.short.intro)
    assert "pictures" not in said, "the picture is left out"


@each_game
@both_languages
def test_one_question_mark_tells_the_rules_of_the_moment(game: str, language: Language) -> None:
    page = rule_page(game, language)
    said = typed(game, language, "?")
    numbers = re.findall(r"^([A-Z]\d+\.\d+) ", said, re.MULTILINE)
    assert numbers
    for number in numbers:
        assert " ".join(plain(page.play.rules[number])) in " ".join(plain(said))
    for section in page.play.sections:
        assert section.title in said
    assert "??" in said


@each_game
@both_languages
def test_every_section_and_every_rule_can_be_asked_for(game: str, language: Language) -> None:
    page = rule_page(game, language)
    for section in page.play.sections:
        said = typed(game, language, f"? {(section.name or section.title).lower()}")
        rules = [word for rule in section.rules.items() for word in plain(" ".join(rule))]
        assert plain(said) == plain(section.title) + plain(section.intro) + rules
    number, text = list(page.exact.rules.items())[-1]
    assert plain(typed(game, language, f"?{number}")) == plain(f"{number} {text}")


@both_languages
def test_an_unknown_rule_is_no_riddle(language: Language) -> None:
    said = typed("throne", language, "? [b]T99", "?W")
    assert "[B]T99" in said, "markup is not obeyed"
    assert said.count("“" if language == "en" else "„") == 2


@each_game
@both_languages
def test_nothing_is_cut_in_80_columns(game: str, language: Language) -> None:
    """Names of cards in the narrow columns of a table, above all."""
    page = rule_page(game, language)
    names = [each.name for each in page.play.sections if each.name]
    said = typed(game, language, "??", *(f"? {name}" for name in names), width=80)
    assert "…" not in said
    assert max(map(len, said.splitlines())) <= 80
    # No word is broken either: all of them are there, in whatever order the cells come.
    sections = (each for each in page.play.sections if each.name)
    written = [text for each in sections for text in (each.intro, *each.rules.values())]
    assert set(plain(page.short.intro + " ".join(written))) <= set(plain(said))
