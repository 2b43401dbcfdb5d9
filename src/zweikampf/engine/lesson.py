"""A lesson: the beginning of a game played from a script, step by step, under the real rules.

    seat = 0
    options = { leader = "1" }

    [[steps]]
    text = "lesson-follow"
    points = ["trick", "K7"]
    before = "K3 X5 ..."
    expects = ["K7", "X9"]

``text`` is the key of what the learner reads, ``points`` names what it is about: places of the
board, or tokens. ``before`` are the actions on the way to the step, of both seats and chance; with
``jump = true`` they are not shown one by one. ``expects`` are the tokens that the step wants to
see, the first one as the script continues; every other legal action is answered by the sentence
``<text>-hint``. A step that expects nothing is there to be read, and the last one is such a step.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.dealer import Choice, Dealer

FILE = "lesson.toml"


@dataclass(frozen=True)
class LessonStep:
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
    steps: tuple[LessonStep, ...]

    @property
    def script(self) -> tuple[str, ...]:
        """Every action of the lesson, chance included; the token of a ply is at its number."""
        return tuple(token for step in self.steps for token in step.tokens)

    @property
    def plies(self) -> tuple[int, ...]:
        """For every step, the ply at which the game waits for the learner."""
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


class LessonProgress:
    """Where a game stands in its lesson: which step is next, and what happens automatically until
    then. ``forward`` is called when a step is done."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0
        self._script = lesson.script
        self._plies = lesson.plies

    @property
    def is_over(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def end(self) -> int:
        """The ply at which the script ends and free play begins."""
        return len(self._script)

    def waiting(self, ply: int) -> LessonStep | None:
        """The step that waits for the learner at this ply."""
        if self.is_over or ply < self._plies[self.number]:
            return None
        return self.lesson.steps[self.number]

    def next_token(self, ply: int) -> str | None:
        """What the script plays now; nothing while a step waits, and nothing after the lesson."""
        return None if self.is_over or self.waiting(ply) else self._script[ply]

    def jumps(self, ply: int) -> bool:
        """The way to the next step is not worth watching."""
        return self.next_token(ply) is not None and self.lesson.steps[self.number].jump

    def forward(self) -> None:
        self.number += 1


@cache
def lesson_of(game: str, version: int | None = None) -> Lesson | None:
    """The lesson of a game; ``None`` if there is none.

    A table of an older version of the rules needs the lesson of that version: where it had to
    change with the rules, the old one is kept as ``lesson-<version>.toml``.
    """
    found = registry.find(game)
    text = found.read(f"lesson-{version}.toml") or found.read(FILE)
    return None if text is None else parse(text)


def parse(text: str) -> Lesson:
    """A lesson file. A mistake in it is our bug, so it raises."""
    data = tomllib.loads(text)
    lesson = Lesson(
        seat=data.pop("seat"),
        options=dict(data.pop("options", {})),
        steps=tuple(_step(each) for each in data.pop("steps")),
    )
    if data or lesson.seat not in (0, 1) or not lesson.steps or lesson.steps[-1].expects:
        raise ValueError(f"not a lesson: {sorted(data)}")
    return lesson


def _step(data: dict[str, Any]) -> LessonStep:
    return LessonStep(
        **{
            **data,
            "points": tuple(data.get("points", ())),
            "before": tuple(data.get("before", "").split()),
            "expects": tuple(data.get("expects", ())),
        }
    )
