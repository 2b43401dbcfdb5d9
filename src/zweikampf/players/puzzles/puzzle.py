"""A puzzle: a position, the move that is clearly best, and what comes of every other move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.game import AnyGame
from zweikampf.engine.reason import Reason, because

GRADES = 5


@dataclass(frozen=True)
class Answer:
    """What a move is worth to its seat, and why. Of a move that is not the best, the reasons are
    those that the best one has not. ``line`` is best play of both after it, where it is proven."""

    win_chance: float
    reasons: tuple[Reason, ...] = ()
    line: tuple[str, ...] = ()

    def told(self) -> dict[str, Any]:
        return {
            "win_chance": self.win_chance,
            "reasons": [reason.json() for reason in self.reasons],
            "line": list(self.line),
        }

    def json(self) -> list[Any]:
        """As it stands in a file of puzzles, in few letters."""
        reasons = [[reason.code, dict(reason.values)] for reason in self.reasons]
        return [self.win_chance, reasons, " ".join(self.line)]

    @classmethod
    def parse(cls, given: list[Any]) -> Answer:
        chance, reasons, line = given
        made = tuple(because(code, **values) for code, values in reasons)
        return cls(chance, made, tuple(line.split()))


@dataclass(frozen=True)
class Puzzle:
    """``position`` holds all cards; people who solve the puzzle see the view and nothing else. The
    first of the ``right`` moves is the best; others begin the same plan in another order.
    ``missed`` of ``tries`` are answers of the six levels that were not right. ``source``: the game
    of the generator, and the ply in it."""

    game: str
    number: int
    position: str
    seat: int
    right: tuple[str, ...]
    proven: bool
    missed: int
    tries: int
    answers: dict[str, Answer]
    source: tuple[int, int]

    @property
    def view(self) -> Any:
        """What the seat that is to move knows."""
        rules: AnyGame = registry.find(self.game)
        return rules.view(rules.parse_position(self.position), self.seat)

    @property
    def best(self) -> str:
        return self.right[0]

    @property
    def legal(self) -> tuple[str, ...]:
        return tuple(self.answers)

    @property
    def grade(self) -> int:
        """From 1, which nearly everyone finds, to 5."""
        return grade_of(self.missed, self.tries)

    def told(self) -> dict[str, Any]:
        """All that leaves for people who want to solve it: no card that the seat does not see."""
        return {
            "number": self.number,
            "grade": self.grade,
            "missed": self.missed,
            "tries": self.tries,
            "seat": self.seat,
            "view": self.view.json(),
            "right": list(self.right),
            "proven": self.proven,
            "answers": {token: each.told() for token, each in self.answers.items()},
        }

    def json(self) -> dict[str, Any]:
        """As it stands in a file of puzzles."""
        return {
            "number": self.number,
            "position": self.position,
            "seat": self.seat,
            "right": list(self.right),
            "proven": self.proven,
            "missed": self.missed,
            "tries": self.tries,
            "source": list(self.source),
            "answers": {token: each.json() for token, each in self.answers.items()},
        }

    @classmethod
    def parse(cls, game: str, given: dict[str, Any]) -> Puzzle:
        return cls(
            game=game,
            number=given["number"],
            position=given["position"],
            seat=given["seat"],
            right=tuple(given["right"]),
            proven=given["proven"],
            missed=given["missed"],
            tries=given["tries"],
            answers={token: Answer.parse(each) for token, each in given["answers"].items()},
            source=(given["source"][0], given["source"][1]),
        )


def grade_of(missed: int, tries: int) -> int:
    """Each grade is a fifth of the share that missed it."""
    return min(GRADES, 1 + GRADES * missed // tries)
