"""Sentences in German and English from Project Fluent files.

Each package that has something to say keeps ``texts/de.ftl`` and ``texts/en.ftl``. The code of a
``Reason`` is the key of its sentence, the name of an ``Event`` with ``event-`` before it too.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource

from zweikampf.engine.reason import Reason

Language = Literal["de", "en"]
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
        text, _ = self._bundle.format_pattern(pattern, {name: values[name] for name in values})
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def reason(self, reason: Reason) -> str:
        """The sentence of a reason."""
        return self(reason.code, **_plain(reason.values))


def _plain(values: Mapping[str, str | int]) -> dict[str, str | int]:
    return dict(values)


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
