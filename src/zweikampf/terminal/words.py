"""Sentences for people at a terminal: the texts of a game, and its events told from a seat."""

from __future__ import annotations

from collections.abc import Callable

from zweikampf.engine import registry
from zweikampf.engine.game import Event
from zweikampf.engine.reason import Reason
from zweikampf.engine.texts import Language, Texts

Values = dict[str, str | int]
# The values of a sentence as people say them; the seat is the one that an event tells of, or the
# one who is refused.
Named = Callable[[Values, int | None], Values]


def as_it_is(values: Values, owner: int | None) -> Values:
    return values


def texts_of(game: str, language: Language) -> Texts:
    """Everything that is said around a game."""
    package = registry.find(game).package
    return Texts(language, "zweikampf.engine", "zweikampf.terminal", package)


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
