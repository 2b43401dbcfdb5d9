"""What the lab knows about one game. A game that provides nothing is studied too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from zweikampf.engine import actors, plugins
from zweikampf.engine.duel import SEATS, Duel
from zweikampf.engine.texts import Texts

if TYPE_CHECKING:
    from zweikampf.lab.training.task import Task

Arrivals = tuple[tuple[str, ...], tuple[str, ...]]  # the cards that came to each seat


@dataclass(frozen=True)
class Brought:
    """The value of an option as the game knows it, and what other machines need to know it too."""

    value: str
    content: str = ""  # empty if every machine knows the value


@dataclass(frozen=True)
class Part:
    """All of it is optional.

    ``turns`` are the names of events of which each is one turn; without them a turn lasts as long
    as the same seat is asked. ``bring`` reads the value of an option in a study, which may be a
    file next to it, and ``install`` makes its content known on another machine; both raise
    ``OptionError``. ``card`` is the name of a card for people, by its code and the options.
    ``training`` says how a network for the game is trained; what it needs is loaded when it is
    called.
    """

    turns: tuple[str, ...] = ()
    bring: Callable[[str, str, Path], Brought] = lambda option, value, folder: Brought(value)
    install: Callable[[str, str, str], None] = lambda option, value, content: None
    card: Callable[[str, Mapping[str, str], Texts], str] = lambda code, options, texts: code
    training: Callable[[], Task] | None = None


def part_of(game: str) -> Part:
    found = plugins.find("lab", game) or _UNKNOWN
    assert isinstance(found, Part)
    return found


def count_turns(duel: Duel) -> int:
    """How many turns a game has had."""
    names = part_of(duel.game.id).turns
    if names:
        return sum(event.name in names for event in duel.events)
    seats = [actor for actor in duel.acted_by if actor in SEATS]
    return sum(at == 0 or seats[at - 1] != seat for at, seat in enumerate(seats))


def arrivals(duel: Duel) -> tuple[Arrivals, Arrivals]:
    """The cards that chance gave to each seat: before the first decision, and after it.

    Every game says so in the same way: an answer of chance is an event with a seat and a card.
    """
    opening: tuple[list[str], list[str]] = ([], [])
    later: tuple[list[str], list[str]] = ([], [])
    found = opening
    for ply, actor in enumerate(duel.acted_by):
        if actor != actors.CHANCE:
            found = later
            continue
        for event in duel.events_of(ply):
            seat, card = getattr(event, "seat", None), getattr(event, "card", None)
            if seat in SEATS and isinstance(card, str):
                found[seat].append(card)
    return _fixed(opening), _fixed(later)


def _fixed(found: tuple[list[str], list[str]]) -> Arrivals:
    return tuple(found[0]), tuple(found[1])


_UNKNOWN = Part()
