"""Views and events that have travelled as JSON, as objects again.

Their kinds are found in the type parameters of the game, and their fields by their annotations.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from zweikampf.engine.errors import ParseError
from zweikampf.engine.game import AnyGame, Event, Game, View
from zweikampf.engine.reason import because


def view_kind(game: AnyGame) -> type[View]:
    """The class of a game's views; a game that does not say it has those of its base."""
    found: Any = _parameters(type(game))[1]
    if isinstance(found, TypeVar):
        found = found.__bound__
    kind: type[View] = found
    return kind


def event_kinds(game: AnyGame) -> tuple[type[Event], ...]:
    """The classes of a game's events."""
    event = _parameters(type(game))[2]
    kinds = get_args(event) or (event, *_below(event))
    return tuple(kind for kind in kinds if hasattr(kind, "name"))


def read_view(game: AnyGame, given: Mapping[str, Any]) -> Any:
    """The view whose ``json`` this is; ``ParseError`` if it is not one of this game's."""
    try:
        return _read(view_kind(game), given)
    except (KeyError, TypeError, ValueError):
        raise ParseError(because("not-of-this-game", game=game.id)) from None


def read_event(game: AnyGame, given: Mapping[str, Any]) -> Event:
    """The event whose ``json`` this is; ``ParseError`` if it is not one of this game's."""
    try:
        kind = next(kind for kind in event_kinds(game) if kind.name == given["event"])
        event: Event = _read(kind, {name: given[name] for name in given if name != "event"})
    except (KeyError, TypeError, ValueError, StopIteration):
        raise ParseError(because("not-of-this-game", game=game.id)) from None
    return event


@cache
def _parameters(kind: type) -> tuple[Any, Any, Any]:
    """What stands for state, view and event in ``Game[...]``, through generic bases in between."""
    for base in getattr(kind, "__orig_bases__", ()):
        origin, given = get_origin(base), get_args(base)
        if origin is Game:
            return given
        if isinstance(origin, type) and issubclass(origin, Game):
            names = getattr(origin, "__parameters__", ())
            known = dict(zip(names, given, strict=True))
            state, view, event = (
                known.get(each, each) if isinstance(each, TypeVar) else each
                for each in _parameters(origin)
            )
            return state, view, event
    for base in kind.__bases__:
        if issubclass(base, Game) and base is not Game:
            return _parameters(base)
    raise TypeError(f"{kind.__name__} does not say what its views are")


def _below(kind: type[Event]) -> list[type[Event]]:
    found: list[type[Event]] = []
    for each in kind.__subclasses__():
        found += [each, *_below(each)]
    return found


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(hint: Any, value: Any) -> Any:
    """A value of JSON as its annotation says: lists are tuples, objects are dataclasses."""
    origin, given = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and is_dataclass(hint):
        hints = _hints(hint)
        names = [field.name for field in fields(hint)]
        return hint(**{name: _read(hints[name], value[name]) for name in names})
    if origin in (Union, UnionType):
        if value is None:
            return None
        (kind,) = (each for each in given if each is not type(None))
        return _read(kind, value)
    if origin is tuple:
        kinds = [given[0]] * len(value) if given[1:] == (...,) else given
        return tuple(_read(kind, each) for kind, each in zip(kinds, value, strict=True))
    return value
