"""Puzzles in the games of good players.

A position is looked at again and again, as long as one move seems clearly best: at a glance, then
thoroughly, then far deeper than any level plays, each move alone, and once more with another seed.
Moves that are as good in both looks count as right too: they begin the same plan in another order.
Where a game has a solver, only what it proves is taken: every other move changes the result.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import SEATS, Duel
from zweikampf.engine.errors import PositionError
from zweikampf.engine.game import AnyGame
from zweikampf.players.advice import adviser, certain, facts
from zweikampf.players.consequences import after
from zweikampf.players.levels import level
from zweikampf.players.opponents import opponent
from zweikampf.players.player import Move
from zweikampf.players.puzzles.puzzle import Answer, Puzzle
from zweikampf.players.strategy import LEVELS, strategy_of

CLEAR = 0.08  # of the win chance: the least lead of the best move over every wrong one
SAME = 0.02  # a smaller lead is none; what lies between the two is not a puzzle
LEAST_MOVES = 3  # of which one is to be found
MOST_RIGHT = 3  # moves that are right, and no more than are wrong
MOST_PER_GAME = 2
APART = 12  # plies between two puzzles of a game: the moves of one plan are one puzzle
GLANCE = 20  # a glance is this part of a thorough look
DEPTH = 4  # each move alone gets this many thorough looks
RIVALS = 0.25  # behind the best move: those that are closer are looked at with another seed too
SEEDS = 3  # with which each level tries
LEAST_MISSED = 3  # of all tries; what fewer miss is not a puzzle


@dataclass(frozen=True)
class Position:
    """A decision of a game that was played."""

    ply: int
    text: str
    seat: int
    view: Any
    legal: tuple[str, ...]


@dataclass(frozen=True)
class Finder:
    """Looks for puzzles. The same seed and number of a game find the same."""

    game: str
    player: str  # who plays the games, against itself
    seed: int

    def puzzles(self, number: int) -> Iterator[Puzzle]:
        """Those of one game."""
        found: list[int] = []
        for position in self._decisions(number):
            if any(abs(position.ply - ply) < APART for ply in found):
                continue
            puzzle = self._puzzle(number, position)
            if puzzle is not None:
                yield puzzle
                found.append(position.ply)
            if len(found) == MOST_PER_GAME:
                return

    def _decisions(self, number: int) -> list[Position]:
        """From somewhere in the middle of the game on: all parts of a game have their puzzles."""
        rules = registry.find(self.game)
        duel = Duel(rules, {}, SeededDealer(self._drawn("deal", number)))
        players = [
            opponent(self.player, self.game, self._drawn("player", number, seat)) for seat in SEATS
        ]
        found: list[Position] = []
        while duel.turn is not None:
            seat, legal, view = duel.turn, duel.legal(), duel.view(duel.turn)
            if len(legal) >= LEAST_MOVES and rules.silence(view) is None:
                text = duel.state.position()
                found.append(Position(duel.ply, text, seat, view, tuple(legal)))
            duel.play(players[seat].choose(view, legal))
        begin = self._drawn("begin", number) % max(1, len(found))
        return found[begin:] + found[:begin]

    def _puzzle(self, number: int, position: Position) -> Puzzle | None:
        moves = self._looked_at(position)
        if not moves:
            return None
        chosen = self._chosen(number, position)
        if _missed(chosen, [moves[0].token]) < LEAST_MISSED:
            return None  # before the long look
        proven = is_certain(moves)
        judged = {move.token: move for move in moves}
        right = [moves[0].token]
        if not proven:
            judged = self._weighed(position, moves, self._drawn("first", number, position.ply))
            right = right_of(judged)
            if not right:
                return None
            near = [each for each in judged.values() if each.win_chance >= _near(judged)]
            again = self._weighed(position, near, self._drawn("second", number, position.ply))
            if set(right_of(again)) != set(right):
                return None
        missed = _missed(chosen, right)
        if missed < LEAST_MISSED:
            return None
        return Puzzle(
            game=self.game,
            number=0,
            position=position.text,
            seat=position.seat,
            right=tuple(right),
            proven=proven,
            missed=missed,
            tries=len(chosen),
            answers=answers_of(self.game, position.view, right, judged),
            source=(number, position.ply),
        )

    def _looked_at(self, position: Position) -> list[Move]:
        """All moves, if the first of them may be clearly best; none in most positions."""
        strategy, rules = strategy_of(self.game), registry.find(self.game)
        if strategy.solver is not None and rules.hides(position.view):
            return []  # nothing could be proven here
        for iterations in (max(1, strategy.thorough // GLANCE), strategy.thorough):
            asked = adviser(self.game, self._drawn("look", position.ply), iterations)
            moves = asked.think(position.view, position.legal)
            proven = is_certain(moves)
            rivals = [move.win_chance for move in moves[1:] if move.visits or proven]
            if not is_clear(moves[0].win_chance, rivals, proven):
                return []
            if proven:
                break
        return moves

    def _weighed(self, position: Position, moves: Sequence[Move], seed: int) -> dict[str, Move]:
        """Each move alone; nothing if one is neither as good as the first nor clearly worse."""
        asked = adviser(self.game, seed, DEPTH * strategy_of(self.game).thorough)
        weighed: dict[str, Move] = {}
        for move in moves:
            found = asked.weigh(position.view, move.token)
            lead = next(iter(weighed.values()), found)
            if not (
                abs(lead.win_chance - found.win_chance) <= SAME
                or is_clear(lead.win_chance, [found.win_chance])
            ):
                return {}
            weighed[found.token] = found
        return weighed

    def _chosen(self, number: int, position: Position) -> list[str]:
        """What the levels answer, each of them with several seeds."""
        return [
            level(self.game, each, self._drawn("try", number, position.ply, each, at)).choose(
                position.view, position.legal
            )
            for each in LEVELS
            for at in range(SEEDS)
        ]

    def _drawn(self, *names: object) -> int:
        """A seed for each thing, by its name."""
        name = " ".join(map(str, (self.game, self.player, self.seed, *names)))
        return int.from_bytes(hashlib.sha256(name.encode()).digest()[:6], "big")


def _missed(chosen: Sequence[str], right: Sequence[str]) -> int:
    return sum(token not in right for token in chosen)


def _near(judged: dict[str, Move]) -> float:
    """The win chance from which on a move is looked at once more; the best wrong one always is."""
    chances = sorted((move.win_chance for move in judged.values()), reverse=True)
    wrong = [chance for chance in chances if chances[0] - chance > 2 * SAME]
    return min([chances[0] - RIVALS, *wrong[:1]])


def right_of(judged: dict[str, Move]) -> list[str]:
    """The moves that are as good as the first, which is the best; none if they are too many."""
    if not judged:
        return []
    lead = next(iter(judged.values())).win_chance
    right = [token for token, move in judged.items() if abs(lead - move.win_chance) <= SAME]
    return right if len(right) <= min(MOST_RIGHT, len(judged) // 2) else []


def is_certain(moves: Sequence[Move]) -> bool:
    """Worked out to the end, not tried."""
    return all(move.visits == 0 for move in moves)


def is_clear(best: float, rivals: Sequence[float], proven: bool = False) -> bool:
    """A proven result that no other move reaches, or a clear lead."""
    return bool(rivals) and best - max(rivals) >= (0.5 if proven else CLEAR)


def answers_of(
    game: str, view: Any, right: Sequence[str], moves: dict[str, Move]
) -> dict[str, Answer]:
    """What there is to say about each move, in the order of their tokens."""
    rules: AnyGame = registry.find(game)
    proven = is_certain(list(moves.values()))
    legal = sorted(moves)
    told = {
        token: (
            *(certain(moves[token], is_best=token in right) if proven else ()),
            *facts(game, view, token, legal),
        )
        for token in legal
    }
    return {
        token: Answer(
            round(moves[token].win_chance, 3),
            tuple(each for each in told[token] if token in right or each not in told[right[0]]),
            line_after(rules, view, token) if proven else (),
        )
        for token in legal
    }


def explained(puzzle: Puzzle) -> dict[str, Answer]:
    """The answers of a puzzle with the reasons that its game gives today."""
    moves = {
        token: Move(token, 0 if puzzle.proven else 1, each.win_chance)
        for token, each in puzzle.answers.items()
    }
    return answers_of(puzzle.game, puzzle.view, puzzle.right, moves)


def line_after(rules: AnyGame, view: Any, token: str) -> tuple[str, ...]:
    """Best play of both after a move; none where the seat does not know every card."""
    solver = strategy_of(rules.id).solver
    if solver is None or rules.hides(view):
        return ()
    world, _ = after(rules, view, token)
    try:
        return tuple(solver().solve(world).json().get("line", ()))
    except PositionError:
        return ()
