"""The test vectors of the Tower specification (section 16), read from ``vectors.txt``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("vectors.txt")
_HEAD = re.compile(r"(TV\d+[a-z]?) (.+)")
_RULE = re.compile(r"W\d+(?:\.\d+)?")


@dataclass(frozen=True)
class Vector:
    """A small script: lines of a word and its text, in order."""

    id: str
    title: str
    lines: tuple[tuple[str, str], ...]

    @property
    def rules(self) -> list[str]:
        return _RULE.findall(self.title)

    @property
    def options(self) -> dict[str, str]:
        words = dict(self.lines).get("options", "").split()
        return dict(word.split("=", 1) for word in words)


def read() -> list[Vector]:
    vectors: list[Vector] = []
    for line in FILE.read_text("utf-8").splitlines():
        if match := _HEAD.fullmatch(line):
            vectors.append(Vector(match[1], match[2], ()))
        else:
            word, _, text = line.strip().partition(" ")
            last = vectors[-1]
            vectors[-1] = Vector(last.id, last.title, (*last.lines, (word, text)))
    return vectors


VECTORS = read()
