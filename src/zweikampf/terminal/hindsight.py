"""A game in hindsight, for the prompt and the application: each choice of the person, judged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from zweikampf.engine.replay import Decision, decisions
from zweikampf.players.player import Move
from zweikampf.players.review import MISSED, Judged, iterations_for, judge
from zweikampf.terminal.session import Session


@dataclass(frozen=True)
class Remark:
    """What is said about a choice: the move that was played, and a better one if there was one."""

    played: str
    better: str
    is_missed: bool  # the better move would have been worth much more


class Hindsight:
    """The choices of a session in their order. Judging one takes long, and changes nothing but what
    is known of it here; so it may happen in another thread."""

    def __init__(self, session: Session, iterations: int | None = None) -> None:
        """``iterations``: how much each choice is thought about, else as the game advises."""
        self.session = session
        record = session.record()
        self._game = record.game
        every = list(decisions(record))
        self._chosen = [choice for choice in every if choice.seat == session.seat]
        self._iterations = iterations or iterations_for(record.game, len(every))
        self.remarks: list[Remark] = []

    def __iter__(self) -> Iterator[Decision]:
        """The choices that are to be judged, one after the other."""
        return iter(self._chosen)

    def judge(self, choice: Decision) -> Remark:
        most = self._iterations
        found = judge(self._game, choice.view, choice.legal, choice.played, choice.ply, most)
        self.remarks.append(self._remark(choice, found))
        return self.remarks[-1]

    def summary(self) -> str:
        """How far it has come; at the end what was found."""
        say, done, total = self.session.texts, len(self.remarks), len(self._chosen)
        if done < total:
            return say("app-review-working", done=done, total=total)
        if not total:
            return say("app-review-nothing")
        missed = sum(remark.is_missed for remark in self.remarks)
        return say("app-review-done", total=total, missed=missed)

    def _remark(self, choice: Decision, judged: Judged) -> Remark:
        played = self._said("app-review-played", choice, judged.played)
        if judged.played.token in [move.token for move in judged.best]:
            return Remark(played, "", False)
        better = self._said("app-review-best", choice, judged.best[0])
        return Remark(played, better, judged.loss >= MISSED)

    def _said(self, key: str, choice: Decision, move: Move) -> str:
        session = self.session
        named = session.named_move(move.token, choice.view)
        return session.texts(key, move=named, chance=session.percent(move.win_chance))
