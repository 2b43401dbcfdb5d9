"""Where decks come from: the package, the user's own folder, or a file named by its path.

A deck is known by its name (Z3.1). Within one run of the program a name means one set of numbers:
a file that gives other numbers to a known name is refused, so that a record, a position or a view
that says ``deck=mine`` cannot mean two things. Names of cards do not count as numbers: a file in
the user's own folder with the name of a packaged deck renames its cards.
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
from zweikampf.games.dwarves import deck_check
from zweikampf.games.dwarves.cards import KINDS
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.sheet import read_sheet

STANDARD = "standard"
FOLDER = "ZWEIKAMPF_DECKS"  # an environment variable: the folder of the user's own deck files
LARGEST = 200_000  # bytes; the standard deck has 12,000

_PACKAGE = Path(__file__).with_name("decks")
_SUFFIX = ".toml"
_LONGEST_PATH = 160  # characters in a message
_SHELF: dict[str, Deck] = {}


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
    """The deck of this name; ``DeckError`` if there is none or it has a problem.

    A path is not a name. Options of a table come from strangers, and no stranger may choose which
    files a server opens.
    """
    if name not in _SHELF:
        found, *others = [_read(path) for path in _paths_of(name)]
        for other in others:
            _check_same(other, found)
        _SHELF[name] = found
    return _SHELF[name]


def load(path: Path) -> Deck:
    """The deck in a file, from now on known by its name."""
    return shelve(_read(path))


def path_of(name: str) -> Path:
    """The file of a deck that is known by its name; ``DeckError`` if there is none."""
    return _paths_of(name)[0]


def is_packaged(path: Path) -> bool:
    """Whether a deck file belongs to the package, so that it is the same everywhere."""
    return path.parent == _PACKAGE


def shelve_content(content: bytes, file: str) -> Deck:
    """The deck of a file that lies on another machine, from now on known by its name."""
    return shelve(_deck_of(inspect_content(content, file), file, file))


def open_deck(value: str) -> Deck:
    """The deck that a person at this machine means: a name, or the path of a deck file."""
    return load(Path(value)) if value.endswith(_SUFFIX) else find(value)


def load_beside(folder: Path, name: str) -> None:
    """Make a deck known whose file lies in this folder; the user's own folder takes precedence."""
    path = folder / file_name(name)
    if deck_check.NAME.fullmatch(name) and not os.environ.get(FOLDER) and path.is_file():
        load(path)


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
    return f"dwarves-{name}{_SUFFIX}"


def inspect(path: Path) -> Report:
    """Read and check a deck file; whatever is wrong is a problem, never an exception."""
    try:
        if not path.exists():
            return _unreadable(path.name, "missing")
        if not path.is_file():
            return _unreadable(path.name, "file")  # a device or a pipe might never end
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError:
        return _unreadable(path.name, "file")
    return inspect_content(content, path.name)


def inspect_content(content: bytes, file: str = "") -> Report:
    """The same for what a file holds; without the name of a file the deck may have any name."""
    if len(content) > LARGEST:
        return _unreadable(file or "-", "size")
    try:
        raw = tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return _unreadable(file or "-", "utf-8")
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        return _unreadable(file or "-", "toml")
    name = str(raw.get("name", ""))
    found = []
    if file:
        stem = file.removesuffix(_SUFFIX)
        found = [] if stem.startswith("dwarves-") else [_misnamed(file)]
        name = stem.removeprefix("dwarves-")
    found += deck_check.problems(raw, name)
    if found:
        return Report(tuple(found), (), None)
    return Report((), tuple(deck_check.warnings(raw, _standard())), build(raw))


@cache
def _standard() -> Mapping[str, Any]:
    """The file of the standard deck as it is written."""
    return tomllib.loads((_PACKAGE / file_name(STANDARD)).read_text("utf-8"))


def build(raw: Mapping[str, Any]) -> Deck:
    """The deck of a file that has been read and checked."""
    title = raw.get("title", {"de": raw["name"], "en": raw["name"]})
    return Deck(raw["name"], title, [read_sheet(kind, raw["card"][kind]) for kind in KINDS])


def _read(path: Path) -> Deck:
    return _deck_of(inspect(path), str(path), path.name)


def _deck_of(report: Report, path: str, file: str) -> Deck:
    if report.deck is None:
        if report.problems[0].code == "deck-unreadable":
            part = str(report.problems[0].values["part"])
            shown = shorten(path, longest=_LONGEST_PATH)
            raise DeckError(because("deck-not-read", deck=shown, part=part))
        first = str(report.problems[0].values["rule"])
        raise DeckError(
            because("bad-deck", deck=shorten(file), count=len(report.problems), rule=first),
            report.problems,
        )
    return report.deck


def _check_same(known: Deck, deck: Deck) -> None:
    if known.digest != deck.digest:
        raise DeckError(because("deck-name-taken", deck=deck.name))


def _paths_of(name: str) -> list[Path]:
    """The files of a deck, at least one; the first one counts."""
    if name.endswith(_SUFFIX):
        raise DeckError(because("deck-by-name-only", deck=shorten(name)))
    paths = [folder / file_name(name) for folder in _folders()]
    found = [path for path in paths if path.is_file()] if deck_check.NAME.fullmatch(name) else []
    if not found:
        raise DeckError(because("unknown-deck", deck=shorten(name), known=", ".join(names())))
    return found


def _folders() -> list[Path]:
    own = os.environ.get(FOLDER)
    return [Path(own), _PACKAGE] if own else [_PACKAGE]


def _misnamed(file: str) -> Reason:
    return because(
        "deck-field",
        rule="Z3.1",
        field="file",
        found=shorten(file),
        expected=file_name("NAME"),
    )


def _unreadable(file: str, part: str) -> Report:
    reason = because("deck-unreadable", rule="Z3.1", deck=shorten(file), part=part)
    return Report((reason,), (), None)
