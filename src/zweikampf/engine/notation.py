"""What the notations of all games share: legal lists as tokens, and fields of a position string.

A position is one line: the game's id and fields ``name=value`` in a fixed order. The value ``-`` is
nothing, a slash separates seat 0 from seat 1, a comma separates the members of a list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from zweikampf.engine.checks import need
from zweikampf.engine.errors import PositionError, TokenError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.reason import because
from zweikampf.engine.state import State

LONGEST_ECHO = 40  # characters of foreign text that a message repeats


def choices(game: AnyGame, state: State) -> list[tuple[str, int]]:
    """The legal actions of a state as tokens with weights, sorted as plain text."""
    return sorted((game.format_action(action), weight) for action, weight in state.weighted())


@cache
def token_table(game: AnyGame) -> tuple[str, ...]:
    """The tokens of all actions of a game, by their numbers."""
    return tuple(game.format_action(action) for action in range(game.num_actions))


@cache
def token_numbers(game: AnyGame) -> Mapping[str, int]:
    """The number of each action, by its token."""
    return {token: action for action, token in enumerate(token_table(game))}


def action_of(token: str, numbers: Mapping[str, int]) -> int:
    """The number of the action with this token, else ``TokenError``."""
    need(token, str, "token")
    if token not in numbers:
        raise unknown_token(token)
    return numbers[token]


def unknown_token(token: str) -> TokenError:
    return TokenError(because("unknown-token", token=shorten(token)))


def wrong_value(field: str, value: str, *allowed: str) -> PositionError:
    """A field that is missing, or whose value is none of those that it can have."""
    choices = ", ".join(allowed)
    if not value:
        return PositionError(because("position-field-missing", field=field, choices=choices))
    said = shorten(value)
    return PositionError(because("position-value", field=field, value=said, choices=choices))


def missing_field(field: str, example: str) -> PositionError:
    """A field that is missing and could say too much to list it all."""
    return PositionError(because("position-field-absent", field=field, example=example))


def no_card(field: str, word: str) -> PositionError:
    return PositionError(because("position-no-card", field=field, card=shorten(word)))


def card_twice(field: str, card: str) -> PositionError:
    return PositionError(because("position-card-twice", field=field, card=card))


def wrong_number(field: str, value: str, most: int) -> PositionError:
    said, limit = shorten(value), str(most)  # as it is typed: 9999 and not 9,999
    return PositionError(because("position-number", field=field, value=said, most=limit))


def wrong_marks(field: str, value: str, *known: str) -> PositionError:
    """A list of marks, each of them there or not."""
    marks = ", ".join(known)
    return PositionError(because("position-marks", field=field, value=shorten(value), marks=marks))


def shorten(text: str, longest: int = LONGEST_ECHO) -> str:
    """Foreign text for a message: short, and without control characters."""
    plain = "".join(sign if sign.isprintable() else "?" for sign in text)
    return plain if len(plain) <= longest else plain[: longest - 1] + "…"


def read_fields(text: str, game: str, names: Sequence[str]) -> dict[str, str]:
    """The fields of a position string; names beyond the known ones and repeats are refused."""
    need(text, str, "position")
    words = text.split()
    if not words or words[0] != game:
        raise wrong_value("game", words[0] if words else "", game)
    found: dict[str, str] = {}
    for word in words[1:]:
        name, _, value = word.partition("=")
        if name not in names:
            known = ", ".join(names)
            raise PositionError(because("unknown-position-field", field=shorten(name), known=known))
        if not value:
            raise PositionError(because("position-field-empty", field=name))
        if name in found:
            raise PositionError(because("position-field-twice", field=name))
        found[name] = value
    return found


def read_list(value: str) -> list[str]:
    return [] if value == "-" else value.split(",")


def write_list(items: Sequence[str]) -> str:
    return ",".join(items) or "-"


def read_pair(field: str, value: str) -> tuple[str, str]:
    parts = value.split("/")
    if len(parts) != 2:
        raise PositionError(because("position-not-a-pair", field=field, value=shorten(value)))
    return parts[0], parts[1]
