"""Sentences for people at a terminal: the texts of a game, and its events told from a seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from zweikampf.engine.game import Event
from zweikampf.engine.reason import Reason
from zweikampf.engine.texts import Language, Texts

_RULE = re.compile(r"^\*\*([A-Z]\d+\.\d+)\*\* ", re.MULTILINE)
_RULE_ENDS = re.compile(r"^(?:#|\*\*[A-Z]\d+\.\d+\*\*)", re.MULTILINE)


Values = dict[str, str | int]
# The values of a sentence as people say them; the seat is the one that an event tells of, or the
# one who is refused.
Named = Callable[[Values, int | None], Values]


def as_it_is(values: Values, owner: int | None) -> Values:
    return values


def texts_of(game: str, language: Language) -> Texts:
    """Everything that is said around a game."""
    return Texts(language, "zweikampf.engine", "zweikampf.terminal", f"zweikampf.games.{game}")


def general_texts(language: Language) -> Texts:
    """What is said before a game is known."""
    return Texts(language, "zweikampf.engine", "zweikampf.terminal")


def tell(event: Event, reader: int | None, texts: Texts, named: Named = as_it_is) -> str:
    """An event as a sentence; a reader without a seat hears of seats 1 and 2."""
    values = {name: value for name, value in event.json().items() if value is not None}
    key = f"event-{values.pop('event')}"
    owner = reader
    if "seat" in values:
        owner = int(values.pop("seat"))
        values["who"] = who(owner, reader)
    return texts(key, **named(values, owner))


def explain(reason: Reason, reader: int, texts: Texts, named: Named = as_it_is) -> str:
    """A reason as the sentence for the one who is refused."""
    return texts(reason.code, **named(dict(reason.values), reader))


def who(seat: int, reader: int | None) -> str:
    if reader is None:
        return f"seat{seat}"
    return "you" if seat == reader else "opponent"


def rules(game: str, language: Language, numbers: list[str]) -> list[tuple[str, str]]:
    """The text of some rules, from the game's own rule page."""
    page = rule_page(game, language)
    return [(number, page[number]) for number in numbers]


@cache
def rule_page(game: str, language: Language) -> dict[str, str]:
    """A game's rule page, rule by rule."""
    page = (files(f"zweikampf.games.{game}") / f"rules.{language}.md").read_text("utf-8")
    found: dict[str, str] = {}
    for match in _RULE.finditer(page):
        end = _RULE_ENDS.search(page, match.end())
        found[match[1]] = page[match.end() : end.start() if end else len(page)].strip()
    return found


def flowing(text: str) -> str:
    """A rule as plain text that the terminal may wrap; the rows of a table stay rows."""
    flow = ""
    for line in text.replace("`", "").split("\n"):
        is_row = line.startswith(("|", "- "))
        flow += ("\n" if is_row or not line else " ") + line.strip()
    return flow.strip()
