"""Sentences for people at a terminal: the texts of a game, and its events as a seat sees them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from fractions import Fraction

from zweikampf.engine import registry
from zweikampf.engine.game import Event
from zweikampf.engine.game_texts import GameTexts
from zweikampf.engine.notation import shorten
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.reason import Reason
from zweikampf.engine.texts import Language, Texts

_LEVEL = re.compile(r"level(\d)")
NAMELESS = ("", "")
Values = dict[str, str | int]
# The values of a sentence as people say them; the seat is the one that an event is about, or the
# one that is refused.
Named = Callable[[Values, int | None], Values]


def as_it_is(values: Values, owner: int | None) -> Values:
    return values


def texts_of(game: str, language: Language) -> Texts:
    """Everything that is said around a game."""
    packages = "zweikampf.engine", "zweikampf.terminal", "zweikampf.players.insight"
    return GameTexts(registry.find(game), language, *packages)


def tell(
    event: Event,
    reader: int | None,
    texts: Texts,
    named: Named = as_it_is,
    names: tuple[str, str] | None = None,
) -> str:
    """An event as a sentence. The other one is "your opponent", or called by name if ``names`` are
    given: then all is known, and a reader without a seat needs them."""
    values = {name: value for name, value in event.json().items() if value is not None}
    key = f"event-{values.pop('event')}"
    owner = reader
    if "seat" in values:
        owner = int(values.pop("seat"))
        if names is None and reader is not None:
            values["who"] = "you" if owner == reader else "opponent"
        else:
            about = whom(owner, reader, names or NAMELESS, texts)
            values = {**about, **values, "who": about["who"]}
    # Events of other distributions may hold lists.
    plain = {name: value if isinstance(value, (str, int)) else json.dumps(value)
             for name, value in values.items()}  # fmt: skip
    return texts(key, **named(plain, owner))


def explain(reason: Reason, reader: int, texts: Texts, named: Named = as_it_is) -> str:
    """A reason as the sentence for the one who is refused."""
    return texts(reason.code, **named(dict(reason.values), reader))


def whom(seat: int, reader: int | None, names: tuple[str, str], texts: Texts) -> Values:
    """Whom a sentence is about, and who the other one is: the reader is "you", everyone else is
    called by name."""
    return {
        "who": "you" if seat == reader else "named",
        "player": name_of(seat, names, texts),
        "whom": "you" if 1 - seat == reader else "named",
        "other": name_of(1 - seat, names, texts),
    }


def points(amount: Fraction, language: Language, *, signed: bool = True) -> str:
    """A part of a win in hundredths with one digit after the point, as people of a language write
    it. Half a tenth is rounded away from zero, as browsers do."""
    tenths = int(abs(1000 * amount) + Fraction(1, 2))
    sign = "" if tenths == 0 and not signed else "−" if amount < 0 < tenths else "+" * signed
    text = f"{sign}{tenths // 10}.{tenths % 10}"
    return text.replace(".", ",") if language == "de" else text


def name_of(seat: int, names: tuple[str, str], texts: Texts) -> str:
    """What a player is called; without a name by the seat."""
    return names[seat] or texts("any-seat", number=seat + 1)


def ending(
    outcome: Outcome,
    ender: int | None,
    reader: int | None,
    texts: Texts,
    names: tuple[str, str] = ("", ""),
) -> str:
    """Why a game ended as it did, with the score; about ``ender``, by name if it is not the
    reader."""
    own = reader or 0
    score = {"own": outcome.score[own], "other": outcome.score[1 - own]}
    key = f"ending-{outcome.reason}"
    if not texts.has(key):
        return texts("result-how", how=texts(f"outcome-{outcome.reason}"), **score)
    name = "" if ender is None else name_of(ender, names, texts)
    is_reader = ender is not None and ender == reader
    return texts(key, who="you" if is_reader else "named", player=name, **score)


def opponent_title(name: str, game: str, texts: Texts) -> str:
    """What an opponent is called; levels have a name in each game, and players of others the one
    that they were given."""
    found = _LEVEL.fullmatch(name)
    short = opponent_name(name, game, texts)
    if found is None or not texts.has(f"level-{game}-{found[1]}"):
        return short
    return texts("opponent-level", name=short, level=found[1])


def opponent_name(name: str, game: str, texts: Texts) -> str:
    """The same without the level, for a second mention."""
    found = _LEVEL.fullmatch(name)
    if found is None:
        key = f"opponent-{name}"
        return texts(key) if texts.has(key) else shorten(name)
    key = f"level-{game}-{found[1]}"
    return texts(key) if texts.has(key) else texts("any-level", level=found[1])
