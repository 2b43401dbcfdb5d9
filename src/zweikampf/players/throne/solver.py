"""Throne's phase 2 under best play: who wins, by how much, with which cards.

The search of ``endgame`` answers yes or no; this module asks the questions. The *worth* of an end
orders all ends from seat 0's side as the players want them: a thousand for each faction that seat 0
has won more; with equally many (T9.2) the difference of the points; and with ``victory=three``
(T9.4) nothing without a winner.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from zweikampf.engine import actors, bits
from zweikampf.engine.errors import PositionError
from zweikampf.engine.reason import because
from zweikampf.games.throne import cards
from zweikampf.games.throne.rules import Throne
from zweikampf.players.throne import endgame_cards as packed
from zweikampf.players.throne.endgame import Endgame, without
from zweikampf.players.throne.solution import FACTION, Result, Solution

EQUAL = -FACTION // 2  # at least equally many factions, whatever the points
WIN = 1
DRAW = 0
ENOUGH = 3  # factions, for victory=three
SALTS = 511  # numbers that tell goals apart
NO_END = 1 << 62  # nodes; in practice no limit


class TooHard(Exception):
    """The search gave up: the answer needs more nodes than it was allowed."""


class Board(NamedTuple):
    """A position in the numbers of the search; a led card stays in its hand till the trick ends."""

    leader: int
    led: int
    hand0: int
    hand1: int
    standing: int
    swing: int
    points: int  # of all cards in the score pile of seat 0

    @property
    def actor(self) -> int:
        return self.leader if self.led < 0 else 1 - self.leader

    def mirrored(self) -> Board:
        """The same with the seats exchanged; for questions without points only."""
        standing = packed.in_every_lane(2 * packed.EVEN) - self.standing
        return self._replace(
            leader=1 - self.leader, hand0=self.hand1, hand1=self.hand0, standing=standing
        )


class Solver:
    """Solves positions one after the other; ``forget`` between them for the same node counts."""

    def __init__(self, table_bits: int = 17) -> None:
        self.search = Endgame(table_bits)
        self._salts: dict[tuple[int, ...], int] = {}

    def forget(self) -> None:
        """Discard all answers so far."""
        self._salts.clear()
        self.search.forget()

    def solve(self, state: Throne, *, moves: bool = False, margin: bool = False) -> Solution:
        """The whole answer for a position of phase 2.

        ``moves`` also asks what each action leads to. With ``margin`` the best actions are those
        that keep the margin, not only the result.
        """
        self.search.nodes = 0
        return Question(self, state).solution(moves=moves, margin=margin)

    def allow(self, nodes: int | None) -> None:
        """From now on search at most this many nodes, and raise ``TooHard`` beyond them."""
        self.search.limit = NO_END if nodes is None else self.search.nodes + nodes

    def aim(self, goal: int, need: int, totals: Sequence[int] | None = None) -> None:
        """Set the goal of the search (see there); a goal that was set before keeps its answers."""
        name = (goal, need, *(totals or ()))
        if name not in self._salts:
            if len(self._salts) == SALTS:
                self.forget()
            self._salts[name] = len(self._salts) + 1
        self.search.aim(self._salts[name], goal, need, totals)


class Question:
    """One position and what can be asked about it."""

    def __init__(self, solver: Solver, state: Throne) -> None:
        if state.phase != 2:
            raise PositionError(because("not-open-yet"), "throne")
        if max(bits.count(hand) for hand in state.hand) > cards.HAND_SIZE:
            reason = because("position-hands-large", most=cards.HAND_SIZE)
            raise PositionError(reason, "throne")
        self.solver = solver
        self.is_over = state.actor == actors.OVER
        hands = [packed.hand_of(hand) for hand in state.hand]
        piles = [packed.hand_of(pile) for pile in state.score]
        led = -1
        if state.led >= 0:
            led = packed.TOKEN.index(cards.TOKEN[state.led])
            hands[state.leader] = packed.hand_of(state.hand[state.leader] | 1 << state.led)
        sets = (*hands, *piles)
        self.tops = sum(1 << top for top in _tops(sets))
        self.totals = [
            sum(_points(each & packed.FACTION_SET[place]) for each in sets) for place in range(5)
        ]
        self.board = Board(
            leader=state.leader,
            led=led,
            hand0=hands[0],
            hand1=hands[1],
            standing=packed.LEVEL + self._units(piles[0]) - self._units(piles[1]),
            swing=self._units(hands[0]) + self._units(hands[1]),
            points=_points(piles[0]),
        )
        # With five factions and their highest cards one seat wins three: both rules say the same.
        self.three = bool(state.victory_by_three) and bits.count(self.tops) < 5
        self.worths = self._possible_worths(sets)

    def _units(self, cards: int) -> int:
        """Two per card and one for the highest of its faction, in lanes (see ``endgame``)."""
        units = packed.lowest_of_lanes(cards & self.tops)
        for place in range(5):
            units += 2 * bits.count(cards & packed.FACTION_SET[place]) << packed.WIDTH * place
        return units

    def _possible_worths(self, sets: tuple[int, ...]) -> list[int]:
        """What the game can end with as far as factions go, worst first for seat 0."""
        present = sum(any(each & faction for each in sets) for faction in packed.FACTION_SET)
        # Without a highest card, a faction of nothing but G0 can be split evenly (T8.3).
        step = 2 if present == bits.count(self.tops) else 1
        ahead = range(-present, present + 1, step)
        if not self.three:
            return [FACTION * more if more else EQUAL for more in ahead]
        # A winner has three factions; without one it is a draw, whatever the numbers (T9.4).
        decided = {FACTION * more for more in ahead if present >= ENOUGH}
        return sorted(decided | {0})

    # Questions

    def at_least(self, board: Board, worth: int) -> bool:
        """Does best play end with at least this worth?"""
        if worth <= self.worths[0]:
            return True
        if EQUAL in self.worths and EQUAL < worth <= -EQUAL:
            if self._ahead(board, 1):
                return True
            return self._ahead(board, 0) and self._ahead_on_points(board, worth)
        next_worth = self._next(worth)
        if next_worth is None:
            return False
        if not self.three:
            return self._ahead(board, 0 if next_worth == EQUAL else next_worth // FACTION)
        if next_worth > 0:
            return self._ahead(board, next_worth // FACTION, ENOUGH)
        # Not to lose, or not by as much: seat 1 does not reach three factions and that lead.
        return not self._ahead(board.mirrored(), 1 - next_worth // FACTION, ENOUGH)

    def _next(self, worth: int) -> int | None:
        return next((each for each in self.worths if each >= worth), None)

    def _ahead(self, board: Board, factions: int, need: int = 0) -> bool:
        self.solver.aim(factions, need)
        return self._reaches(board, packed.EVEN_POINTS)

    def _ahead_on_points(self, board: Board, points: int) -> bool:
        """More factions, or equally many and at least this many points more (T9.2).

        Seat 1 has the points of its factions that seat 0 has not. So the difference is what lies in
        the pile of seat 0, less all the points of the factions that seat 1 wins.
        """
        if sum(self.totals) == 0:
            return points <= 0
        self.solver.aim(1, 0, self.totals)
        return self._reaches(board, packed.EVEN_POINTS + board.points - points)

    def _reaches(self, board: Board, points: int) -> bool:
        standing = board.standing + (points << packed.POINTS)
        search = self.solver.search
        answer = search.reaches_unchecked(
            board.leader, board.led, board.hand0, board.hand1, standing, board.swing
        )
        if search.gave_up:
            raise TooHard
        return answer

    # Answers

    def solution(self, *, moves: bool = False, margin: bool = False) -> Solution:
        """Everything: the winner, all best actions, the margin and a line of best play."""
        began = perf_counter()
        worth = self.worth()
        best: list[str] = []
        if not self.is_over:
            best = self.keeping_margin(worth) if margin else self.keeping(worth)
        line = self.line(worth)
        valued = self.moves() if moves else None
        return Solution(
            result=Result.of(worth),
            best=best,
            line=line,
            nodes=self.solver.search.nodes,
            ms=(perf_counter() - began) * 1000,
            moves=valued,
        )

    def moves(self) -> dict[str, Result]:
        """What each action leads to under best play, the best one for its seat first."""
        if self.is_over:
            return {}
        side = -1 if self.board.actor else 1
        worths = {
            packed.TOKEN[card]: self.worth(self.play(self.board, card))
            for card in self.choices(self.board)
        }
        ordered = sorted(worths, key=lambda token: (-side * worths[token], token))
        return {token: Result.of(worths[token]) for token in ordered}

    def winner(self) -> int | None:
        """Who wins under best play; ``None`` for a draw."""
        if self.at_least(self.board, WIN):
            return 0
        return None if self.at_least(self.board, DRAW) else 1

    def worth(self, board: Board | None = None) -> int:
        """The worth of a position, by default of the one in question: the greatest that best play
        reaches."""
        board = board or self.board
        at = next((at for at, worth in enumerate(self.worths) if worth > 0), len(self.worths))
        if at < len(self.worths) and self.at_least(board, self.worths[at]):
            while at + 1 < len(self.worths) and self.at_least(board, self.worths[at + 1]):
                at += 1
        else:
            at -= 1
            while not self.at_least(board, self.worths[at]):
                at -= 1
        return self._points(board) if self.worths[at] == EQUAL else self.worths[at]

    def _points(self, board: Board) -> int:
        """The points that decide between equally many factions: who wins, then by how much."""
        low, high = -sum(self.totals), sum(self.totals) + 1
        probes = [middle for middle in (WIN, DRAW) if low < middle < high]
        while high - low > 1:
            middle = probes.pop(0) if probes else (low + high) // 2
            if not low < middle < high:
                continue
            if self.at_least(board, middle):
                low = middle
            else:
                high = middle
        return low

    def keeping(self, worth: int) -> list[str]:
        """All actions of the seat to act after which it still wins, or draws, or loses."""
        result = (worth > 0) - (worth < 0)
        kept = [card for card in self.choices(self.board) if self._result(card, result)]
        return sorted(packed.TOKEN[card] for card in kept)

    def keeping_margin(self, worth: int) -> list[str]:
        """All actions of the seat to act that give nothing of the worth away."""
        kept = [card for card in self.choices(self.board) if self._keeps(self.board, card, worth)]
        return sorted(packed.TOKEN[card] for card in kept)

    def _result(self, card: int, result: int) -> bool:
        """Does a card of the seat to act leave it this result, or a better one?"""
        after = self.play(self.board, card)
        if self.board.actor == 0:
            least = {1: WIN, 0: DRAW, -1: self.worths[0]}[result]
            return self.at_least(after, least)
        above = {-1: DRAW, 0: WIN, 1: self._above(self.worths[-1])}[result]
        return not self.at_least(after, above)

    def results(self) -> dict[str, int]:
        """Each legal action with what the seat to act gets after it: 1, 0 or -1."""
        side = -1 if self.board.actor else 1
        return {
            packed.TOKEN[card]: next(each for each in (1, 0, -1) if self._result(card, side * each))
            for card in self.choices(self.board)
        }

    def best_card(self, worth: int) -> str:
        """One action that keeps the worth, margin included."""
        return packed.TOKEN[self._best(self.board, worth)]

    def _best(self, board: Board, worth: int) -> int:
        *others, last = self.choices(board)
        # One of them must.
        return next((card for card in others if self._keeps(board, card, worth)), last)

    def _keeps(self, board: Board, card: int, worth: int) -> bool:
        """Does a card of the seat to act keep the worth?"""
        after = self.play(board, card)
        if board.actor == 0:
            return self.at_least(after, worth)
        return not self.at_least(after, self._above(worth))

    def traps(self) -> list[tuple[float, str]]:
        """For a seat that is lost: its actions with the part of the rival's replies that still win,
        the fewest first."""
        found = []
        for card in self.choices(self.board):
            after = self.play(self.board, card)
            winning, replies = 1, [card]
            if after.actor != self.board.actor and after.hand0:
                replies = self.choices(after)
                least = WIN if after.actor == 0 else DRAW
                winning = sum(
                    self.at_least(self.play(after, reply), least) == (after.actor == 0)
                    for reply in replies
                )
            found.append((winning / len(replies), packed.TOKEN[card]))
        return sorted(found)

    def line(self, worth: int) -> list[str]:
        """Best play of both to the end, margin included."""
        board = self.board
        line: list[str] = []
        while board.hand0:
            card = self._best(board, worth)
            board = self.play(board, card)
            line.append(packed.TOKEN[card])
        return line

    def _above(self, worth: int) -> int:
        """The next better worth, which need not be possible."""
        if EQUAL in self.worths and abs(worth) < FACTION:
            return worth + 1
        return self._next(worth + 1) or worth + 1

    # Play

    def choices(self, board: Board) -> list[int]:
        """The legal cards of the seat to act, in the order in which the search tries them."""
        return self.solver.search.order_unchecked(
            board.leader, board.led, board.hand0, board.hand1, board.standing, board.swing
        )

    def play(self, board: Board, card: int) -> Board:
        """The position after a card: led, or the trick is over (T5.5-T5.8)."""
        if board.led < 0:
            return board._replace(led=card)
        winner = board.leader ^ (packed.BEATEN_BY[board.led] >> card & 1)
        standing, swing, points = board.standing, board.swing, board.points
        for played in (board.led, card):
            units = (2 + (self.tops >> played & 1)) << packed.SHIFT[played]
            owner = winner ^ (packed.PLACE[played] == packed.DWARF)
            standing += -units if owner else units
            points += 0 if owner else packed.VALUE[played]
            swing -= units
        seats = (board.led, card) if board.leader == 0 else (card, board.led)
        return Board(
            winner,
            -1,
            without(board.hand0, seats[0]),
            without(board.hand1, seats[1]),
            standing,
            swing,
            points,
        )


def _tops(sets: tuple[int, ...]) -> list[int]:
    """The card that decides an even faction (T8.2): its highest; a ``G0`` decides nothing."""
    together = 0
    for each in sets:
        together |= each & packed.SINGLE & ~(1 << packed.ZERO)
    found = [together & faction for faction in packed.FACTION_SET]
    return [bits.highest(faction) for faction in found if faction]


def _points(cards: int) -> int:
    return sum(packed.VALUE[card] for card in range(packed.NUMBERS) if cards >> card & 1)
