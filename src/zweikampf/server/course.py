"""Where a table stands in its lesson: which step is next, and what happens by itself until then."""

from __future__ import annotations

from zweikampf.engine.lesson import Lesson, Step


class Course:
    """A fold like everything at a table: ``forward`` is called by the entries that do a step."""

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

    def waiting(self, ply: int) -> Step | None:
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
