"""German and English match: the same keys, the same values, and a sentence for every code."""

from __future__ import annotations

import dataclasses
import errno
import os
import re
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import zweikampf
from zweikampf.engine import registry
from zweikampf.engine.game import Event
from zweikampf.engine.texts import LANGUAGES, Language, Texts, language_of_system
from zweikampf.terminal import words

SOURCE = Path(zweikampf.__file__).parent
PACKAGES = [
    "zweikampf." + ".".join(folder.parent.relative_to(SOURCE).parts)
    for folder in sorted(SOURCE.rglob("texts"))
    if folder.is_dir()
]


class _Variables(Visitor):
    """The variables of a message, those of the messages it refers to included."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)


def messages(package: str, language: str) -> dict[str, _Variables]:
    return messages_of(SOURCE.joinpath(*package.split(".")[1:]) / "texts" / f"{language}.ftl")


@cache
def messages_of(path: Path) -> dict[str, _Variables]:
    found: dict[str, _Variables] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = variables = _Variables()
            variables.visit(entry)
    return found


def test_there_is_something_to_compare() -> None:
    assert {"zweikampf.engine", "zweikampf.terminal", "zweikampf.games.throne"} <= set(PACKAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_keys_and_values(package: str) -> None:
    german, english = messages(package, "de"), messages(package, "en")
    assert german.keys() == english.keys()
    for key, variables in german.items():
        assert variables.names == english[key].names, key


def test_no_key_stands_in_two_packages_that_are_read_together() -> None:
    """The first one would win, and the other sentence would never be said."""
    keys = {package: set(messages(package, "en")) for package in PACKAGES}
    topics = ("engine", "envs", "terminal", "lab", "server", "players.insight")
    general = [f"zweikampf.{each}" for each in topics]
    games = [package for package in PACKAGES if package.startswith("zweikampf.games.")]
    assert {*general, *games} == set(PACKAGES)
    together = [*combinations(general, 2), *product(general, games)]
    assert [(one, two, keys[one] & keys[two]) for one, two in together] == [
        (one, two, set()) for one, two in together
    ]


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(package: str, language: Language) -> None:
    path = SOURCE.joinpath(*package.split(".")[1:]) / "texts" / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    found = messages(package, language)
    for key, variables in found.items():
        names = set(variables.names)
        for reference in variables.references:
            names |= found[reference].names
        pattern = bundle.get_message(key).value
        assert pattern is not None
        values = dict.fromkeys(names, "1")
        text, errors = bundle.format_pattern(pattern, values)
        assert Texts(language, package)(key, **values) == text
        assert not errors, (key, errors)
        assert str(text).strip(), key


def test_every_reason_has_a_sentence() -> None:
    """Every code that the source gives as a reason is a key of the game, the engine or its own
    package."""
    for path in sorted(SOURCE.rglob("*.py")):
        given = r'(?:because|fail|Denied|forbidden)\(\s*"([a-z-]+)"'
        codes = re.findall(given, path.read_text("utf-8"))
        parts = path.relative_to(SOURCE).parts
        known = set(messages("zweikampf.engine", "en"))
        if parts[0] in ("games", "players") and parts[1] in registry.names():
            known |= set(messages(f"zweikampf.games.{parts[1]}", "en"))
        if parts[0] in ("envs", "lab", "server", "terminal"):
            known |= set(messages(f"zweikampf.{parts[0]}", "en"))
        assert set(codes) <= known, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_is_said_in_the_language_of_the_person(language: Language) -> None:
    """Systems say it in their own words, whatever the language of the sentence around them."""
    texts = Texts(language, "zweikampf.engine")
    named = {key for key in messages("zweikampf.engine", language) if key.startswith("system-")}
    assert len(named) > 10
    for key in named:
        raw = os.strerror(getattr(errno, key.removeprefix("system-")))
        said = texts("record-not-read", path="game.txt", why=raw)
        assert texts(key) in said
        assert raw not in said
    assert "Odd words" in texts("record-not-read", path="game.txt", why="Odd words")


def events_of(name: str) -> list[type[Event]]:
    """Everything that can happen in a game."""
    module = __import__(f"zweikampf.games.{name}.events", fromlist=["events"])
    kinds = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    ]
    assert kinds
    return kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_every_event_can_be_read_aloud(name: str, language: Language) -> None:
    """Screen readers hear what happens: each event is a sentence, and has all that it names."""
    said = messages(f"zweikampf.games.{name}", language)
    for kind in events_of(name):
        fields = {each.name for each in dataclasses.fields(kind)}
        people = {"who", "player", "whom", "other"} if "seat" in fields else set()
        assert said[f"event-{kind.name}"].names <= fields | people, kind


@pytest.mark.parametrize("name", registry.names())
def test_every_event_option_and_outcome_of_a_game_has_a_sentence(name: str) -> None:
    game = registry.find(name)
    texts = words.texts_of(name, "de")
    for kind in events_of(name):
        assert texts.has(f"event-{kind.name}"), kind
    for option in game.options.fields():
        assert texts.has(f"option-{option.name}")
        for value in option.metadata.get("choices", ()):
            assert texts.has(f"option-{option.name}-{value}")
    for preset in game.options.presets:
        assert texts.has(f"preset-{preset}")
        assert texts.has(f"preset-{preset}-about")
    assert texts.has("title")
    assert texts.has("about")


def test_numbers_choose_the_plural() -> None:
    german = Texts("de", "zweikampf.games.throne")
    assert german("board-hidden-hand", count=1) == "eine Karte"
    assert german("board-hidden-hand", count=13) == "13 Karten"


def test_an_unknown_key_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        Texts("de", "zweikampf.engine")("no-such-key")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "de_AT"}, "de"),
        ({}, "en"),
    ],
)
def test_the_system_chooses_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_system() == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_sentence_about_a_player_names_the_player_to_a_stranger(
    package: str, language: Language
) -> None:
    """A spectator, or the reader of a game of others, reads who it was; ``test_strangers`` walks
    what they must not read."""
    texts = Texts(language, "zweikampf.engine", package)
    for key, variables in messages(package, language).items():
        if "who" not in variables.names:
            continue
        values: dict[str, str | int] = dict.fromkeys(variables.names, "1")
        values |= {"who": "named", "player": "Anna", "whom": "named", "other": "Ben"}
        # The reason for a move may be about the other player, or about nobody.
        assert key.startswith("why-") or "Anna" in texts(key, **values), key


def test_an_entry_is_read_once_whichever_texts_it_is_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """By Fluent, which is slow; another text of the same name is another entry."""
    read: list[str] = []
    parse = FluentParser.parse

    def noting(self: FluentParser, source: str) -> ast.Resource:
        read.append(source)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse", noting)
    for noun, times in (("cards", 1), ("cards", 1), ("pearls", 2)):
        texts = Texts("en")
        texts.add(f"only-in-this-test = {{ $count }} {noun}\n")
        assert texts("only-in-this-test", count=3) == f"3 {noun}"
        assert len(read) == times
