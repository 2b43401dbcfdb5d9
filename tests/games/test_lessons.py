"""The lesson of every game, replayed on the real rules: each action legal, each sentence there."""

from __future__ import annotations

import re

import pytest

from tests.games.dwarves.renaming import lesson_values
from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.lesson import Lesson, LessonDealer, LessonStep, lesson_of, parse
from zweikampf.engine.texts import LANGUAGES, Language, Texts
from zweikampf.games.dwarves import decks
from zweikampf.terminal.rulepages import rule_page

GAMES = registry.names()
RULE = re.compile(r"\b[TWZ]\d+\.\d+\b")


def lesson_in(game: str, version: int | None = None) -> Lesson:
    found = lesson_of(game, version)
    assert found is not None, "every game has a lesson"
    return found


def begin(game: str, version: int | None = None) -> Duel:
    lesson = lesson_in(game, version)
    rules = registry.find(game)
    options = rules.options_by(lesson.options, version or rules.version)
    assert lesson.options.items() <= options.texts().items()
    return Duel(rules, options, LessonDealer(lesson.script, SeededDealer(1)))


def play_to(duel: Duel, lesson: Lesson, ply: int) -> None:
    while len(duel.actions) < ply:
        duel.submit(duel.state.actor, lesson.script[len(duel.actions)])


def values_of(game: str, language: Language) -> dict[str, str]:
    """The names that the sentences of a lesson need; only Dwarves has cards from a file."""
    return lesson_values(decks.find("standard"), language) if game == "dwarves" else {}


def variants() -> list[tuple[str, int, str]]:
    """Every step that expects several actions, with each of them."""
    return [
        (game, number, token)
        for game in GAMES
        for number, step in enumerate(lesson_in(game).steps)
        for token in step.expects[1:]
    ]


def lessons() -> list[tuple[str, int]]:
    """The lesson of every version of the rules."""
    found = [registry.find(game) for game in GAMES]
    return [
        (game.id, version) for game in found for version in (*game.older_versions, game.version)
    ]


@pytest.mark.parametrize(("game", "version"), lessons())
def test_the_script_is_a_game_by_the_rules(game: str, version: int) -> None:
    lesson = lesson_in(game, version)
    duel = begin(game, version)
    for step, ply in zip(lesson.steps, lesson.plies, strict=True):
        play_to(duel, lesson, ply)
        # Chance has been answered as the script says, and not a ply further than the step.
        assert duel.tokens == list(lesson.script[:ply])
        if step.expects:
            assert duel.state.actor == lesson.seat
            assert set(step.expects) <= set(duel.legal(lesson.seat))
    assert duel.tokens == list(lesson.script)
    assert duel.state.actor in (0, 1), "the game can be played on"


@pytest.mark.parametrize(("game", "number", "token"), variants())
def test_the_script_goes_on_after_every_expected_action(game: str, number: int, token: str) -> None:
    lesson = lesson_in(game)
    duel = begin(game)
    play_to(duel, lesson, lesson.plies[number])
    duel.submit(lesson.seat, token)
    play_to(duel, lesson, len(lesson.script))
    assert len(duel.actions) == len(lesson.script)
    assert duel.state.actor not in (actors.CHANCE, actors.OVER)


@pytest.mark.parametrize(("game", "version"), lessons())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_and_names_real_rules(
    game: str, version: int, language: Language
) -> None:
    texts = Texts(language, f"zweikampf.games.{game}")
    rules = set(rule_page(game, language).play.rules)
    for step in lesson_in(game, version).steps:
        said = texts(step.text, **values_of(game, language))
        assert "{" not in said
        assert len(said) <= 320, "a bubble is no page"
        assert set(RULE.findall(said)) <= rules, step.text
        assert texts.has(step.hint) == bool(step.expects), step.hint


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_points_at_things(game: str) -> None:
    steps = lesson_in(game).steps
    assert 8 <= len(steps) <= 14
    assert len({step.text for step in steps}) == len(steps)
    assert all(step.points for step in steps)
    named = " ".join(Texts("en", f"zweikampf.games.{game}")(step.text) for step in steps)
    assert len(set(RULE.findall(named))) >= 10


def test_a_lesson_file_says_what_it_means() -> None:
    steps = '[[steps]]\ntext = "a"\nbefore = "x y"\nexpects = ["z", "w"]\n[[steps]]\ntext = "b"\n'
    text = "seat = 1\n" + steps
    lesson = parse(text)
    assert lesson.script == ("x", "y", "z")
    assert lesson.plies == (2, 3)
    assert lesson.steps[0] == LessonStep("a", before=("x", "y"), expects=("z", "w"))
    for wrong in (
        text.replace("seat = 1", "seat = 2"),
        text + 'expects = ["v"]\n',
        "seat = 0\nsteps = []",
    ):
        with pytest.raises(ValueError, match="not a lesson"):
            parse(wrong)
