"""Spectators, and people replaying other people's games, see players by name: nothing that can be
said to them addresses them as a player."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import zweikampf
from zweikampf.engine import registry
from zweikampf.engine.texts import LANGUAGES, Language

SOURCE = Path(zweikampf.__file__).parent
WEB = SOURCE.parents[1] / "web"
_ADDRESSED = {
    "en": re.compile(r"\b[Yy]ou"),
    "de": re.compile(r"\b[Dd](u|ich|ir|ein(e[mnrs]?)?)\b"),
}
# Values that say whom a sentence is about, and those that they never have for a stranger.
_PEOPLE = ("who", "whom", "whose", "better")
_PLAYING = ("you", "opponent")
# What only players read: when they set up a game, learn it, are asked something, or choose; and
# what the terminal says, which speaks to one of them. The text of a card says "you" to everyone.
_FOR_PLAYERS = re.compile(
    r"(lesson|ask|question|legend|about|preset|option|deck|effect|type|kind)\b"
    r"|unknown-deck|moves-explained|insight-own-costs"
    r"|board-(you|your-turn|hand|legal|question|answered|how)$"
)

Entries = Mapping[str, ast.Pattern]


@cache
def entries_of(folder: Path, language: Language) -> Entries:
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    return {
        entry.id.name: entry.value
        for entry in parsed.body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def parts_of(said: ast.Pattern, entries: Entries) -> Iterator[str]:
    """All that a stranger can be told by a sentence, whatever its values are, piece by piece."""
    for element in said.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        else:
            yield from _placed(element.expression, entries)


def _placed(expression: object, entries: Entries) -> Iterator[str]:
    match expression:
        case ast.Placeable():
            yield from _placed(expression.expression, entries)
        case ast.MessageReference() if expression.id.name in entries:
            yield from parts_of(entries[expression.id.name], entries)
        case ast.SelectExpression():
            selector = expression.selector
            is_person = isinstance(selector, ast.VariableReference) and selector.id.name in _PEOPLE
            for variant in expression.variants:
                is_playing = isinstance(variant.key, ast.Identifier) and (
                    variant.key.name in _PLAYING
                )
                if not (is_person and is_playing):
                    yield from parts_of(variant.value, entries)


def addressed(keys: set[str], entries: Entries, language: Language) -> list[tuple[str, str]]:
    """Sentences that say "you" to a stranger."""
    return [
        (key, part)
        for key in sorted(keys)
        for part in parts_of(entries[key], entries)
        if _ADDRESSED[language].search(part)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_no_sentence_of_a_game_addresses_a_stranger(name: str, language: Language) -> None:
    """Log, board, result, reasons of hints and of costly decisions. What is said only inside of
    other sentences counts where it is said."""
    engine = entries_of(SOURCE / "engine" / "texts", language)
    own = entries_of(SOURCE / "games" / name / "texts", language)
    inside = _References()
    for pattern in own.values():
        inside.visit(pattern)
    game = SOURCE / "games" / name
    refusals = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', (game / "reasons.py").read_text("utf-8")))
    keys = {key for key in own if not _FOR_PLAYERS.match(key)} - inside.found - refusals
    assert len(keys) > 50
    assert addressed(keys, {**engine, **own}, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_of_any_game_addresses_a_stranger(language: Language) -> None:
    entries = entries_of(SOURCE / "engine" / "texts", language)
    keys = {key for key in entries if key.startswith(("why-", "any-event", "event-"))}
    assert {"why-certain", "why-certain-then"} <= keys
    assert addressed(keys, entries, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_and_play_are_told_to_strangers_by_name(language: Language) -> None:
    entries = entries_of(SOURCE / "players" / "insight" / "texts", language)
    keys = {key for key in entries if not _FOR_PLAYERS.match(key)}
    assert addressed(keys, entries, language) == []


# What a replay is made of; the frame around it has parts for players.
_REPLAY = [
    *(WEB / "src" / "table" / f"{name}.svelte" for name in
      ("Replay", "Timeline", "Curve", "Hindsight", "ReviewPanel", "ContinueForm", "Log")),
    *sorted((WEB / "src" / "insight").glob("*")),
    *(WEB / "src" / "state" / f"{name}.ts" for name in ("story", "walk")),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_replay_addresses_no_stranger(language: Language) -> None:
    entries = entries_of(WEB / "texts", language)
    named = {
        key for path in _REPLAY for key in re.findall(r'\bt\(\s*"([a-z-]+)"', path.read_text())
    }
    keys = (named & entries.keys()) - {"no-connection"}  # it speaks of the reader's own games
    assert len(keys) > 20
    assert addressed(keys, entries, language) == []


def test_the_walk_finds_what_it_looks_for() -> None:
    source = """
inner = { $count ->
    [one] your card
   *[other] cards
}
good = { $who ->
    [you] You win { inner }.
   *[named] { $player } wins.
}
bad = { $who ->
    [you] You win.
   *[named] { $player } wins { inner }.
}
"""
    parsed = FluentParser().parse(source)
    entries = {
        entry.id.name: entry.value
        for entry in parsed.body
        if isinstance(entry, ast.Message) and entry.value is not None
    }
    assert addressed({"good", "bad"}, entries, "en") == [("bad", "your card")]
