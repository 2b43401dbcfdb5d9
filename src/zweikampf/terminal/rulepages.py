"""A game's rule page: five minutes, the rules for players, the exact part."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from zweikampf.engine import registry
from zweikampf.engine.texts import Language

_FILE = "rules.{}.md"
_NUMBER = re.compile(r"^\*\*([A-Z]\d+\.\d+)\*\* ", re.MULTILINE)
_NAMED = re.compile(r"(?<=\*)[^*|]+(?=\*)|(?<=\| )[^|\n]+?(?= \|)")
_PICTURE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n+", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """What is below one heading: text before the first rule, then the rules by number."""

    title: str
    intro: str
    rules: dict[str, str]

    @property
    def name(self) -> str:
        """What the section is called in references: ``T6`` of ``T6 Following``, else nothing."""
        first = self.title.split()[0]
        return first if re.fullmatch(r"[A-Z]\d+", first) else ""


@dataclass(frozen=True)
class Part:
    title: str
    intro: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> dict[str, str]:
        return {number: text for each in self.sections for number, text in each.rules.items()}


@dataclass(frozen=True)
class RulePage:
    """The page in its three parts; texts are Markdown without pictures."""

    title: str
    short: Part
    play: Part
    exact: Part

    @property
    def rules(self) -> dict[str, str]:
        return {**self.play.rules, **self.exact.rules}

    def section(self, wanted: str) -> Section | None:
        """The section for players of that name or with such a heading, if there is one."""
        for each in self.play.sections:
            if wanted == each.name or (
                len(wanted) > 1 and not each.name and each.title.upper().startswith(wanted.upper())
            ):
                return each
        return None


def has_rule_page(game: str, language: Language) -> bool:
    return registry.find(game).read(_FILE.format(language)) is not None


@cache
def rule_page(game: str, language: Language) -> RulePage:
    """The page of a game that has one."""
    source = registry.find(game).read(_FILE.format(language))
    assert source is not None, game
    return read(source)


def read(source: str) -> RulePage:
    """A page of three parts (``##``) with their sections (``###``); anything else is an error."""
    head, *parts = _split(_PICTURE.sub("", source), "##")
    short, play, exact = map(_part, parts)
    return RulePage(head.removeprefix("#").strip(), short, play, exact)


def renamed(text: str, names: Mapping[str, str]) -> str:
    """A text with other names for its cards: they are between stars, in pairs, or in cells."""

    def other(found: re.Match[str]) -> str:
        known = " ".join(found[0].split()).split("/")
        if names.keys().isdisjoint(known):
            return found[0]
        return "/".join(names.get(name, name) for name in known)

    return _NAMED.sub(other, text)


def _split(text: str, heading: str) -> list[str]:
    """What comes before the first heading of this level, and what begins with each of them."""
    return re.split(rf"^{heading} ", text, flags=re.MULTILINE)


def _part(text: str) -> Part:
    head, *sections = _split(text, "###")
    title, _, intro = head.partition("\n")
    return Part(title.strip(), intro.strip(), tuple(map(_section, sections)))


def _section(text: str) -> Section:
    title, _, body = text.partition("\n")
    intro, *numbered = _NUMBER.split(body)
    rules = dict(zip(numbered[::2], map(str.strip, numbered[1::2]), strict=True))
    return Section(title.strip(), intro.strip(), rules)
