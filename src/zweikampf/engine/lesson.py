"""A lesson: the beginning of a game played from a script, step by step, under the real rules.

    seat = 0
    options = { leader = "1" }

    [[steps]]
    text = "lesson-follow"
    points = ["trick", "K7"]
    before = "K3 X5 ..."
    expects = ["K7", "X9"]

``text`` is the key of what the learner reads, ``points`` names what it speaks of: places of the
board, or tokens. ``before`` are the actions on the way to the step, of everybody; with
``jump = true`` nobody has to watch them. ``expects`` are the tokens that the step wants to see, the
first one as the script goes on; every other legal action is answered by the sentence
``<text>-hint``. A step that expects nothing is there to be read, and the last one is such a step.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.dealer import Choice, Dealer

FILE = "lesson.toml"


@dataclass(frozen=True)
class Step:
    text: str
    points: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    expects: tuple[str, ...] = ()
    jump: bool = False

    @property
    def hint(self) -> str:
        """The key of the answer to an action that the step does not want."""
        return f"{self.text}-hint"

    @property
    def tokens(self) -> tuple[str, ...]:
        """The way to the step and the first action that it expects."""
        return self.before + self.expects[:1]


@dataclass(frozen=True)
class Lesson:
    seat: int
    options: dict[str, str]
    steps: tuple[Step, ...]

    @property
    def script(self) -> tuple[str, ...]:
        """Every action of the lesson, chance included; the token of a ply stands at its number."""
        return tuple(token for step in self.steps for token in step.tokens)

    @property
    def plies(self) -> tuple[int, ...]:
        """For every step the ply at which the game waits for the learner."""
        ends = accumulate(len(step.tokens) for step in self.steps)
        return tuple(
            end - len(step.expects[:1]) for end, step in zip(ends, self.steps, strict=True)
        )


class LessonDealer:
    """Chance as the script says, and after it from another dealer."""

    def __init__(self, script: Sequence[str], after: Dealer) -> None:
        self._script = script
        self._after = after

    def deal(self, ply: int, choices: Sequence[Choice]) -> str:
        if ply < len(self._script):
            return self._script[ply]
        return self._after.deal(ply, choices)


@cache
def lesson_of(game: str, version: int | None = None) -> Lesson | None:
    """The lesson of a game; ``None`` if there is none.

    A table of an older version of the rules needs the lesson of its time: where that had to change
    with the rules it is kept as ``lesson-<version>.toml``.
    """
    package = files(registry.find(game).package)
    for name in (f"lesson-{version}.toml", FILE):
        if (package / name).is_file():
            return parse((package / name).read_text("utf-8"))
    return None


def parse(text: str) -> Lesson:
    """A lesson file. A mistake in it is ours, so it fails loudly."""
    data = tomllib.loads(text)
    lesson = Lesson(
        seat=data.pop("seat"),
        options=dict(data.pop("options", {})),
        steps=tuple(_step(each) for each in data.pop("steps")),
    )
    if data or lesson.seat not in (0, 1) or not lesson.steps or lesson.steps[-1].expects:
        raise ValueError(f"not a lesson: {sorted(data)}")
    return lesson


def _step(data: dict[str, Any]) -> Step:
    return Step(
        **{
            **data,
            "points": tuple(data.get("points", ())),
            "before": tuple(data.get("before", "").split()),
            "expects": tuple(data.get("expects", ())),
        }
    )
