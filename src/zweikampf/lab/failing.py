"""A player that failed: everything that its author needs to find out why."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from zweikampf.engine.errors import PlayerError, ZweikampfError
from zweikampf.engine.reason import Reason, because
from zweikampf.engine.sentences import sentence
from zweikampf.engine.texts import Language

SUFFIX = ".failed.json"
_NOT_IN_JSON = ("record", "error")


@dataclass(frozen=True)
class Failing:
    """What a player saw, what it answered, and what went wrong.

    ``view`` and ``legal`` are what the player was given. ``position`` and ``record`` show
    everything; they are for the person who runs the arena.
    """

    game: str  # such as 0-1-7.2
    player: str
    seat: int
    why: str  # one line
    trace: str  # of the player's own code; empty if it raised nothing
    answer: str | None  # if it answered
    ply: int
    legal: tuple[str, ...]
    view: Any  # plain data, ready for JSON
    position: str
    record: str
    error: ZweikampfError | None = field(default=None, compare=False)  # if it was one of ours

    def json(self) -> dict[str, Any]:
        """As its file has it (docs/arena.md)."""
        return {name: value for name, value in asdict(self).items() if name not in _NOT_IN_JSON}

    def reason(self, language: Language = "en") -> Reason:
        """That it failed and why: an error of ours in the words of this language."""
        why = None if self.error is None else sentence(self.error, language)
        return because("player-failed", player=self.player, game=self.game, why=why or self.why)

    def save(self, folder: Path) -> tuple[Path, Path]:
        """The record of the game so far, and the rest of what is known, in two files."""
        folder.mkdir(parents=True, exist_ok=True)
        record = folder / f"{self.game}.txt"
        rest = folder / f"{self.game}{SUFFIX}"
        record.write_text(self.record, encoding="utf-8")
        rest.write_text(json.dumps(self.json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
        return record, rest


class PlayerFailed(PlayerError):
    """A player that raised an error, ended its process or gave an answer that is not legal."""

    def __init__(self, failing: Failing) -> None:
        super().__init__(failing.reason())
        self.failing = failing
