"""What an error says, wherever its code comes from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from zweikampf.engine import registry
from zweikampf.engine.game_texts import GameTexts
from zweikampf.engine.texts import Language, Texts

if TYPE_CHECKING:
    from zweikampf.engine.errors import ZweikampfError


def sentence(error: ZweikampfError, language: Language = "en", *packages: str) -> str | None:
    """The sentence of an error, and what was perhaps meant or would have been right: of the engine,
    of the package that its class belongs to, of further packages, of its game, or of any other one
    that knows the code."""
    for texts in _texts(error, language, packages):
        if texts.has(error.code):
            said = with_guess(texts.reason(error.reason), error.meant, language)
            return said if error.more is None else f"{said} {_engine(language).reason(error.more)}"
    return None


def with_guess(said: str, guess: str | None, language: Language) -> str:
    """A sentence, and what was perhaps meant."""
    if guess is None:
        return said
    return f"{said} {_engine(language)('did-you-mean', meant=guess)}"


def _engine(language: Language) -> Texts:
    return Texts(language, "zweikampf.engine")


def _texts(error: ZweikampfError, language: Language, packages: tuple[str, ...]) -> Iterator[Texts]:
    own = ".".join(type(error).__module__.split(".")[:2])
    for package in dict.fromkeys(("zweikampf.engine", own, *packages)):
        with suppress(OSError, ImportError):  # most packages have nothing to say
            yield Texts(language, package)
    known = registry.names()
    for name in sorted(known, key=lambda each: each != error.game):
        yield GameTexts(registry.find(name), language)
