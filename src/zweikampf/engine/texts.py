"""Sentences in German and English from Project Fluent files.

Each package that has something to say keeps ``texts/de.ftl`` and ``texts/en.ftl``. The code of a
``Reason`` is the key of its sentence, the name of an ``Event`` with ``event-`` before it too.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource

from zweikampf.engine.reason import Reason

Language = Literal["de", "en"]
LONGEST_VALUE = 200
LANGUAGES: tuple[Language, ...] = ("de", "en")


class Texts:
    """The sentences of some packages in one language."""

    def __init__(self, language: Language, *packages: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(source(package, language)))

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The sentence of a key; ``KeyError`` if there is none."""
        if not self._bundle.has_message(key):
            raise KeyError(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        # Fluent gives up on very long values, and a sentence with one would not be read anyway.
        short = {name: _short(value) for name, value in values.items()}
        text, _ = self._bundle.format_pattern(pattern, short)
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def reason(self, reason: Reason) -> str:
        """The sentence of a reason."""
        return self(reason.code, **reason.values)


def _short(value: str | int) -> str | int:
    if isinstance(value, str) and len(value) > LONGEST_VALUE:
        return value[:LONGEST_VALUE] + "…"
    return value


@cache
def source(package: str, language: Language) -> str:
    """The Fluent file of a package, such as ``zweikampf.games.throne``."""
    return (files(package) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


def language_of_system() -> Language:
    """German where the system speaks German, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"
