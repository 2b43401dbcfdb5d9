"""Where decks come from: the package, a folder of one's own, or a file named by its path.

A deck is known by its name (Z3.1). Within one run of the program a name means one set of numbers:
a file that gives other numbers to a known name is refused, so that a record, a position or a view
that says ``deck=mine`` cannot mean two things. Names of cards are no numbers: a file in one's own
folder that is called like a deck of the package renames its cards.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from zweikampf.engine.errors import OptionError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import Reason, because
from zweikampf.games.dwarves import checks
from zweikampf.games.dwarves.cards import KINDS
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.sheet import read_sheet

STANDARD = "standard"
FOLDER = "ZWEIKAMPF_DECKS"  # an environment variable: a folder of deck files of one's own
LARGEST = 200_000  # bytes; the standard deck has 12,000

_PACKAGE = Path(__file__).with_name("decks")
_SHELF: dict[str, Deck] = {}
_paths_are_allowed = False


class DeckError(OptionError):
    """A deck that cannot be played; ``problems`` lists everything that is wrong with it (Z3.15)."""

    def __init__(self, reason: Reason, problems: tuple[Reason, ...] = ()) -> None:
        super().__init__(reason)
        self.problems = problems


@dataclass(frozen=True)
class Report:
    """What the validator says about a file (Z3.15, Z3.16)."""

    problems: tuple[Reason, ...]
    warnings: tuple[Reason, ...]
    deck: Deck | None  # if there are no problems


def find(name: str) -> Deck:
    """The deck of this name; ``DeckError`` if there is none or it has a problem."""
    if name not in _SHELF:
        found, *others = [_read(path) for path in _paths_of(name)]
        for other in others:
            _check_same(other, found)
        _SHELF[name] = found
    return _SHELF[name]


def load(path: Path) -> Deck:
    """The deck in a file, from now on known by its name."""
    return shelve(_read(path))


def open_deck(value: str) -> Deck:
    """The deck that the option ``deck`` means: a name, or where that is allowed a file."""
    if not value.endswith(".toml"):
        return find(value)
    if not _paths_are_allowed:
        raise DeckError(because("deck-by-name-only", deck=shorten(value)))
    return load(Path(value))


def allow_paths() -> None:
    """From now on a deck may be named by the path of its file.

    The command line calls this. A server must not: options come from strangers there, and no
    stranger may choose which files it opens.
    """
    global _paths_are_allowed
    _paths_are_allowed = True


def shelve(deck: Deck) -> Deck:
    """Make a deck known by its name, with the names that it gives to its cards."""
    if deck.name in names():
        _check_same(find(deck.name), deck)
    _SHELF[deck.name] = deck
    return deck


def names() -> list[str]:
    """The decks that ``find`` knows."""
    files = [path.stem for folder in _folders() for path in sorted(folder.glob(file_name("*")))]
    return sorted({*_SHELF, *(stem.removeprefix("dwarves-") for stem in files)})


def file_name(name: str) -> str:
    return f"dwarves-{name}.toml"


def inspect(path: Path) -> Report:
    """Read and check a deck file; whatever is wrong is a problem, never an exception."""
    try:
        if not path.is_file():
            return _unreadable(path, "file")  # a device or a pipe might never end
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError:
        return _unreadable(path, "file")
    if len(content) > LARGEST:
        return _unreadable(path, "size")
    try:
        raw = tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return _unreadable(path, "utf-8")
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        return _unreadable(path, "toml")
    stem = path.name.removesuffix(".toml")
    found = [] if stem.startswith("dwarves-") else [_misnamed(path)]
    found += checks.problems(raw, stem.removeprefix("dwarves-"))
    if found:
        return Report(tuple(found), (), None)
    return Report((), tuple(checks.warnings(raw, _standard())), build(raw))


@cache
def _standard() -> Mapping[str, Any]:
    """The file of the standard deck as it is written."""
    return tomllib.loads((_PACKAGE / file_name(STANDARD)).read_text("utf-8"))


def build(raw: Mapping[str, Any]) -> Deck:
    """The deck of a file that has been read and checked."""
    title = raw.get("title", {"de": raw["name"], "en": raw["name"]})
    return Deck(raw["name"], title, [read_sheet(kind, raw["card"][kind]) for kind in KINDS])


def _read(path: Path) -> Deck:
    report = inspect(path)
    if report.deck is None:
        first = str(report.problems[0].values["rule"])
        raise DeckError(
            because("bad-deck", deck=shorten(path.name), count=len(report.problems), rule=first),
            report.problems,
        )
    return report.deck


def _check_same(known: Deck, deck: Deck) -> None:
    if known.digest != deck.digest:
        raise DeckError(because("deck-name-taken", deck=deck.name))


def _paths_of(name: str) -> list[Path]:
    """The files of a deck, at least one; the first one counts."""
    paths = [folder / file_name(name) for folder in _folders()]
    found = [path for path in paths if path.is_file()] if checks.NAME.fullmatch(name) else []
    if not found:
        raise DeckError(because("unknown-deck", deck=shorten(name), known=", ".join(names())))
    return found


def _folders() -> list[Path]:
    own = os.environ.get(FOLDER)
    return [Path(own), _PACKAGE] if own else [_PACKAGE]


def _misnamed(path: Path) -> Reason:
    return because(
        "deck-field",
        rule="Z3.1",
        field="file",
        found=shorten(path.name),
        expected=file_name("NAME"),
    )


def _unreadable(path: Path, part: str) -> Report:
    reason = because("deck-unreadable", rule="Z3.1", deck=shorten(path.name), part=part)
    return Report((reason,), (), None)
