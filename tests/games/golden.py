"""Traces of whole games, kept in tests/golden and compared byte for byte.

They change only if the rules, the notation or the seeded dealer change. ``golden.py`` in the folder
of each game says which ones there are. To write all of them again, and to see with ``git diff``
what has changed:

    python -m tests.games.golden
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from zweikampf.engine.game import AnyGame
from zweikampf.engine.trace import trace

HERE = Path(__file__).parent
FOLDER = HERE.parent / "golden"
GAMES = sorted(path.parent.name for path in HERE.glob("*/golden.py"))

Line = dict[str, Any]


class SecondRules(Protocol):
    """A naive implementation of the same rules; see ``oracle.py`` of a game."""

    def actor(self) -> str: ...

    def choices(self) -> Sequence[tuple[str, int]]:
        """Tokens with their weights at chance, where a seat acts with any number."""

    def apply(self, token: str) -> None: ...

    def over(self) -> tuple[int | None, str, tuple[int, int]]: ...


@dataclass(frozen=True)
class Golden:
    game: AnyGame
    traces: Mapping[str, tuple[Mapping[str, str], int]]  # by name: options that matter, seed
    oracle: Callable[[dict[str, str]], SecondRules]  # for these options
    reasons: frozenset[str]  # for which a game can end; each is there
    covers: Callable[[list[list[Line]]], None]  # what else has to be in these games

    def path(self, name: str) -> Path:
        return FOLDER / f"{self.game.id}-{name}.jsonl"

    def options(self, name: str) -> dict[str, str]:
        return self.game.options.parse(self.traces[name][0]).texts()

    def written(self, name: str) -> bytes:
        options, seed = self.traces[name]
        lines = trace(self.game, self.game.options.parse(options), seed)
        return "".join(f"{line}\n" for line in lines).encode()

    def kept(self, name: str) -> list[Line]:
        return [json.loads(line) for line in self.path(name).read_text("utf-8").splitlines()]


def golden_of(game: str) -> Golden:
    found = import_module(f"tests.games.{game}.golden").GOLDEN
    assert isinstance(found, Golden)
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for golden in map(golden_of, GAMES):
        for name in golden.traces:
            golden.path(name).write_bytes(golden.written(name))


if __name__ == "__main__":
    # The games import this module by its name, and their goldens are of that module's class.
    import_module("tests.games.golden").main()
