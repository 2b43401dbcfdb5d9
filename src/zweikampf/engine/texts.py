"""Sentences in German and English from Project Fluent files.

Each package that has something to say keeps ``texts/de.ftl`` and ``texts/en.ftl``. The code of a
``Reason`` is the key of its sentence, and so is the name of an ``Event`` with ``event-`` before it.
"""

from __future__ import annotations

import errno
import os
import re
from functools import cache, lru_cache
from pkgutil import get_data
from typing import TYPE_CHECKING, Literal

from zweikampf.engine.reason import Reason

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

Language = Literal["de", "en"]
LONGEST_VALUE = 200
LANGUAGES: tuple[Language, ...] = ("de", "en")
# What a system says about files and connections, in English whatever the language of a person, with
# the keys of the engine's words for it.
_SYSTEM = {
    os.strerror(number): f"system-{name}"
    for number, name in errno.errorcode.items()
    if name in ("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "ENOSPC", "EROFS",
                "ENAMETOOLONG", "ECONNREFUSED", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH")
}  # fmt: skip
# An entry of a Fluent file: it begins at the start of a line, and further lines are indented.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }*[].*)?)*)", re.MULTILINE)
# What an entry may refer to: another one, by its name in braces.
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """The sentences of some packages in one language.

    Reading Fluent takes long compared with the start of a command, and a process says few of its
    sentences. So each is read when it is said for the first time, and one that is a plain line of
    text is taken as it is.
    """

    def __init__(self, language: Language, *packages: str) -> None:
        self.language = language
        self._entries: dict[str, str] = {}
        self._read: set[str] = set()
        self._fluent: FluentBundle | None = None
        for package in packages:
            self._add(_entries_of(package, language))

    def add(self, fluent: str) -> None:
        """Add the sentences of one more file; existing ones stay."""
        self._add(_split(fluent))

    def _add(self, entries: dict[str, str]) -> None:
        self._entries = {**entries, **self._entries}

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The sentence of a key; ``KeyError`` if there is none."""
        if not self.has(key):
            raise KeyError(key)
        plain = _plain(self._entries[key])
        if plain is not None:
            return plain
        bundle = self._bundle(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        # Fluent gives up on very long values, and a sentence with one would not be read anyway.
        short = {name: self._short(value) for name, value in values.items()}
        text, _ = bundle.format_pattern(pattern, short)
        return str(text)

    def _short(self, value: str | int) -> str | int:
        if not isinstance(value, str):
            return value
        if value in _SYSTEM:
            return _entries_of("zweikampf.engine", self.language)[_SYSTEM[value]].strip()
        return value if len(value) <= LONGEST_VALUE else value[:LONGEST_VALUE] + "…"

    def has(self, key: str) -> bool:
        return key in self._entries and not key.startswith("-")

    def reason(self, reason: Reason) -> str:
        """The sentence of a reason."""
        return self(reason.code, **reason.values)

    def _bundle(self, key: str) -> FluentBundle:
        """What says sentences, with this one and all that it refers to."""
        from fluent.runtime import FluentBundle

        if self._fluent is None:
            self._fluent = FluentBundle([self.language], use_isolating=False)
        missing = {key} - self._read
        while missing:
            self._read |= missing
            named: set[str] = set()
            for name in sorted(missing):
                self._fluent.add_resource(_parsed(f"{name} ={self._entries[name]}\n"))
                named.update(_REFERENCE.findall(self._entries[name]))
            missing = {name for name in named if name in self._entries} - self._read
        return self._fluent


def _split(fluent: str) -> dict[str, str]:
    """The entries of a Fluent file by name, not read yet."""
    return {match[1]: match[2] for match in _ENTRY.finditer(fluent.replace("\r\n", "\n"))}


def _plain(entry: str) -> str | None:
    """The text of an entry of one line that has nothing to fill in; else ``None``."""
    text = entry.strip()
    return None if "\n" in text or "{" in text or "}" in text or not text else text


@lru_cache(maxsize=4096)  # more than all of our own sentences in both languages
def _parsed(entry: str) -> Resource:
    """An entry as Fluent reads it, once for all texts that it is in."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False).parse(entry)


@cache
def source(package: str, language: Language) -> str:
    """The Fluent file of a package, such as ``zweikampf.engine``."""
    found = get_data(package, f"texts/{language}.ftl")
    assert found is not None
    return found.decode("utf-8")


@cache
def _entries_of(package: str, language: Language) -> dict[str, str]:
    return _split(source(package, language))


def language_of_system() -> Language:
    """German where the system speaks German, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"
