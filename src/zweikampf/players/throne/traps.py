"""What a seat plays that is lost: the card after which its rival is most likely to go wrong.

The rival is taken for someone who looks ahead a little and plays what seems good: a short search
with random playouts says how likely each of its replies is, and the solver which of them give the
win away. A trap is good if the tempting replies are wrong. It is set for the next two choices, or
for more if there is time.
"""

from __future__ import annotations

from time import perf_counter

from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.game import GAME
from zweikampf.games.throne.rules import Throne
from zweikampf.players.policy import Policy
from zweikampf.players.search import EXPLORATION
from zweikampf.players.throne import endgame_cards as packed
from zweikampf.players.throne.solver import DRAW, WIN, Board, Question, TooHard
from zweikampf.players.tree import Tree

ITERATIONS = 100  # of the search that stands for the rival
WIDTH = 8  # cards that are looked at further, the best ones first
DEPTH = 2  # choices of the rival


class Traps:
    """A question about a position that the seat to act has lost, and the same as a state."""

    def __init__(self, question: Question, state: Throne, rng: Rng) -> None:
        self._question = question
        self._state = state
        self._rng = rng
        self._seat = state.actor
        self._policy = Policy()
        self._until: float | None = None

    def best(self, nodes: int, depth: int = DEPTH, until: float | None = None) -> str:
        """The card to play. Nodes are those of the solver; without enough of them, or when the
        moment has come (of ``perf_counter``), it looks less far. ``TooHard`` if the nodes are not
        even enough for the first look."""
        self._question.solver.allow(nodes)
        cards = [packed.TOKEN[card] for card in self._question.choices(self._question.board)]
        chances = self._chances(cards, 1)
        self._until = until
        for looked_at in range(2, depth + 1):
            ordered = sorted(cards, key=lambda token: -chances[token])
            try:
                chances = self._chances(ordered[:WIDTH], looked_at)
            except TooHard:
                break
            cards = ordered[:WIDTH]
        return max(cards, key=lambda token: chances[token])

    def _chances(self, cards: list[str], depth: int) -> dict[str, float]:
        return {
            token: self._goes_wrong(*self._after(self._question.board, self._state, token), depth)
            for token in cards
        }

    def _goes_wrong(self, board: Board, state: Throne, depth: int) -> float:
        """How likely the rival is to give the win away in its next choices."""
        if self._until is not None and perf_counter() >= self._until:
            raise TooHard
        if state.actor == actors.OVER:
            return 0.0
        if state.actor == self._seat:
            # It has won a trick and leads again: that card is part of the trap.
            tokens = [packed.TOKEN[card] for card in self._question.choices(board)]
            return max(
                self._goes_wrong(*self._after(board, state, token), depth) for token in tokens
            )
        found = 0.0
        for token, chance in self._tempting(state).items():
            after, world = self._after(board, state, token)
            if not self._is_lost(after):
                found += chance
            elif depth > 1:
                found += chance * self._goes_wrong(after, world, depth - 1)
        return found

    def _is_lost(self, board: Board) -> bool:
        """Whether the seat that sets traps still loses."""
        if self._seat == 0:
            return not self._question.at_least(board, DRAW)
        return self._question.at_least(board, WIN)

    def _tempting(self, state: Throne) -> dict[str, float]:
        """How likely the rival is to play each of its cards."""
        legal = state.legal()
        if len(legal) == 1:
            return {GAME.format_action(legal[0]): 1.0}
        seed, size = self._rng.below(1 << 32), GAME.num_actions
        tree = Tree(state, state.actor, size, seed, EXPLORATION, self._policy)
        tree.run(ITERATIONS)
        # Squared: what is looked at twice as often is four times as likely.
        weights = {GAME.format_action(action): visits**2 for action, visits, _ in tree.moves()}
        whole = sum(weights.values())
        return {token: weight / whole for token, weight in weights.items()}

    def _after(self, board: Board, state: Throne, token: str) -> tuple[Board, Throne]:
        world = state.copy()
        world.apply(GAME.parse_action(token, world))
        return self._question.play(board, packed.TOKEN.index(token)), world
