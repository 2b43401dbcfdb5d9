"""A session that begins with a lesson: a script plays both seats and waits for the learner."""

from __future__ import annotations

from collections.abc import Sequence

from zweikampf.engine import registry
from zweikampf.engine.dealer import SecureDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import Refused
from zweikampf.engine.lesson import Lesson, LessonDealer, LessonProgress, LessonStep
from zweikampf.engine.reason import because
from zweikampf.engine.texts import Texts
from zweikampf.players.player import Player
from zweikampf.terminal.session import Session


class LessonSession(Session):
    """Nothing is taken back and no question is spared before the lesson is over; then it is a game
    like any other."""

    def __init__(
        self, game: str, lesson: Lesson, opponent: Player, opponent_name: str, texts: Texts
    ) -> None:
        found = registry.find(game)
        dealer = LessonDealer(lesson.script, SecureDealer())
        duel = Duel(found, found.options.parse(lesson.options), dealer)
        super().__init__(duel, lesson.seat, opponent, texts, opponent_name=opponent_name)
        self.progress = LessonProgress(lesson)

    @property
    def step(self) -> LessonStep | None:
        """The step that waits for the learner."""
        return self.progress.waiting(self.duel.ply)

    @property
    def is_reading(self) -> bool:
        """Whether the step is there to be read; ``read_on`` does it."""
        return self.step is not None and not self.step.expects

    @property
    def is_persons_turn(self) -> bool:
        if self.progress.is_over:
            return super().is_persons_turn
        return self.step is not None and bool(self.step.expects)

    @property
    def legal(self) -> list[str]:
        return super().legal if self.is_persons_turn else []

    @property
    def asked_for(self) -> Sequence[str]:
        """A hint inside a lesson must not lead away from it."""
        return () if self.step is None else self.step.expects

    def hint(self) -> str:
        """What the step wants, and the moves that do it."""
        assert self.step is not None
        moves = " · ".join(self.named_move(token) for token in self.asked_for)
        return f"{self._say(self.step.hint)} {self.texts('lesson-moves', moves=moves)}"

    def lesson_text(self) -> str:
        """What the learner reads now."""
        return "" if self.step is None else self._say(self.step.text)

    def _say(self, key: str) -> str:
        return self.texts(key, **self.board.lesson_values(self.duel.options, self.texts))

    def proceed(self) -> bool:
        if self.progress.is_over:
            return super().proceed()
        token = self.progress.next_token(self.duel.ply)
        if token is None:
            return False
        self.duel.submit(self.duel.state.actor, token)
        return True

    def read_on(self) -> None:
        """The step is read."""
        assert self.is_reading
        self.progress.forward()

    def play(self, line: str) -> None:
        step, token = self.step, self.meant(line)
        if step is not None and token in self.legal and token not in step.expects:
            values = self.board.lesson_values(self.duel.options, self.texts)
            raise Refused(because(step.hint, **values), token, self.duel.state.position())
        super().play(token)
        if step is not None:
            self.progress.forward()

    def undo_ply(self) -> int | None:
        ply = super().undo_ply()
        return None if ply is None or ply < self.progress.end else ply
