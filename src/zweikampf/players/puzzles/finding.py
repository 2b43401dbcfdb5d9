"""Puzzles in the games of good players.

A position is looked at again and again, as long as one move seems clearly best: at a glance, then
thoroughly, then far deeper than any level plays, each move alone, and once more with another seed.
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

CLEAR = 0.08  # of the win chance: the least lead of the best move over every other
LEAST_MOVES = 3  # of which one is to be found
MOST_PER_GAME = 2
APART = 12  # plies between two puzzles of a game: the moves of one plan are one puzzle
GLANCE = 20  # a glance is this part of a thorough look
DEPTH = 4  # each move alone gets this many thorough looks
RIVALS = 0.25  # behind the best move: those that are closer are looked at with another seed too
SEEDS = 3  # with which each level tries
LEAST_MISSED = 3  # of all tries; what fewer miss is no puzzle


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
        best = moves[0].token
        missed = self._misses(number, position, best)
        if missed < LEAST_MISSED:
            return None
        proven = is_certain(moves)
        judged = {move.token: move for move in moves}
        if not proven:
            judged = self._weighed(position, moves, self._drawn("first", number, position.ply))
            near = [each for each in judged.values() if each.win_chance > _near(judged, best)]
            near.sort(key=lambda move: -move.win_chance)
            again = self._drawn("second", number, position.ply)
            if not judged or not self._weighed(position, near, again):
                return None
        return Puzzle(
            game=self.game,
            number=0,
            position=position.text,
            seat=position.seat,
            best=best,
            proven=proven,
            missed=missed,
            tries=len(LEVELS) * SEEDS,
            answers=answers_of(self.game, position.view, best, judged),
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
        """Each move alone, the first one first; nothing if another comes close to it."""
        asked = adviser(self.game, seed, DEPTH * strategy_of(self.game).thorough)
        weighed: dict[str, Move] = {}
        for move in moves:
            found = asked.weigh(position.view, move.token)
            lead = next(iter(weighed.values()), None)
            if lead is not None and not is_clear(lead.win_chance, [found.win_chance]):
                return {}
            weighed[found.token] = found
        return weighed

    def _misses(self, number: int, position: Position, best: str) -> int:
        """How many of the tries of all levels are something else."""
        return sum(
            level(self.game, each, self._drawn("try", number, position.ply, each, at)).choose(
                position.view, position.legal
            )
            != best
            for each in LEVELS
            for at in range(SEEDS)
        )

    def _drawn(self, *names: object) -> int:
        """A seed for each thing, by its name."""
        name = " ".join(map(str, (self.game, self.player, self.seed, *names)))
        return int.from_bytes(hashlib.sha256(name.encode()).digest()[:6], "big")


def _near(judged: dict[str, Move], best: str) -> float:
    """The win chance from which on a move counts as a rival of the best one; the closest one always
    does."""
    if len(judged) < 2:
        return 0.0
    chances = sorted((move.win_chance for move in judged.values()), reverse=True)
    return min(chances[0] - RIVALS, chances[1] - 1e-9)


def is_certain(moves: Sequence[Move]) -> bool:
    """Worked out to the end, not tried."""
    return all(move.visits == 0 for move in moves)


def is_clear(best: float, rivals: Sequence[float], proven: bool = False) -> bool:
    """A proven result that no other move reaches, or a clear lead."""
    return bool(rivals) and best - max(rivals) >= (0.5 if proven else CLEAR)


def answers_of(game: str, view: Any, best: str, moves: dict[str, Move]) -> dict[str, Answer]:
    """What there is to say about each move, in the order of their tokens."""
    rules: AnyGame = registry.find(game)
    proven = is_certain(list(moves.values()))
    legal = sorted(moves)
    told = {
        token: (
            *(certain(moves[token], is_best=token == best) if proven else ()),
            *facts(game, view, token, legal),
        )
        for token in legal
    }
    return {
        token: Answer(
            round(moves[token].win_chance, 3),
            tuple(each for each in told[token] if token == best or each not in told[best]),
            line_after(rules, view, token) if proven else (),
        )
        for token in legal
    }


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
