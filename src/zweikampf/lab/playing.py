"""Games, played.

A game depends on its setting alone, never on any other game; so games can be played by several
processes, in any order and at any time. An arena plays pairs of them, a study what it needs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import SEATS, Duel
from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.notation import shorten
from zweikampf.engine.record import dumps, is_plain
from zweikampf.engine.replay import record_of
from zweikampf.lab.failing import Failing, PlayerFailed
from zweikampf.lab.match import FORFEIT, Match, Pair, Played, Result, Setting
from zweikampf.players.guarding import FOREIGN, guarded, trace_of, trouble
from zweikampf.players.insight.glance import luck_at_a_glance
from zweikampf.players.opponents import has_own_budget, opponent
from zweikampf.players.player import NO_BUDGET, Budget, Player
from zweikampf.players.table_talk import Seated, close

T = TypeVar("T")


@dataclass(frozen=True)
class Finished:
    """A pair that has been played, with the records of its games if they are wanted."""

    result: Result
    records: tuple[str, ...]
    failures: tuple[Failing, ...]  # of players that lost a game by them


def play_pair(
    match: Match, pair: Pair, *, forfeits: bool = False, with_records: bool = False
) -> Finished:
    """Both games of a pair. A player that fails raises ``PlayerFailed`` or, with ``forfeits``,
    loses the game."""
    one, two = (play_game(match, pair, game, forfeits=forfeits) for game in (1, 2))
    return Finished(
        Result(pair, (one.played, two.played)),
        (one.record(), two.record()) if with_records else (),
        tuple(each.failing for each in (one, two) if each.failing is not None),
    )


@dataclass(frozen=True)
class FinishedGame:
    played: Played
    record: Callable[[], str]
    failing: Failing | None = None


def play_game(match: Match, pair: Pair, game: int, *, forfeits: bool = False) -> FinishedGame:
    """The first (1) or the second (2) game of a pair."""
    table = LabGame(match.setting(pair, game))
    played, failing = table.finish(forfeits=forfeits)
    if match.adjusted:
        played = played.with_luck(table.luck(match.evaluator_seed(pair, game)))
    return FinishedGame(played, table.record, failing)


@dataclass
class LabGame:
    """One game with its two players. ``seat`` gives each of them its seat; it may be a witness, who
    writes down what the player is asked and what it answers."""

    setting: Setting
    seat: Callable[[Player, Duel, int], Seated] = Seated
    duel: Duel = field(init=False)

    def __post_init__(self) -> None:
        rules = registry.find(self.setting.game)
        dealer = SeededDealer(self.setting.deal_seed)
        self.duel = Duel(rules, rules.options.parse(self.setting.options), dealer)

    def finish(self, *, forfeits: bool = False) -> tuple[Played, Failing | None]:
        """Play to the end. A player that fails raises ``PlayerFailed`` or, with ``forfeits``, loses
        the game."""
        try:
            self.play()
        except PlayerFailed as error:
            if not forfeits:
                raise
            if self.duel.is_over:  # it failed when it was told the result, which stands
                return self.played(), error.failing
            return self.forfeited(error.failing), error.failing
        return self.played(), None

    def play(self) -> None:
        players: list[Seated] = []
        try:
            for seat in SEATS:
                player = self._guarded(seat, partial(self._player, seat))
                players.append(player)  # at once: it must be closed if the next one fails
            while self.duel.state.actor != actors.OVER:
                self._move(self.duel.state.actor, players)
            for seat, player in enumerate(players):
                self._guarded(seat, player.end)
        except BaseException:
            for player in players:
                _close_quietly(player)
            raise
        self._close(players)

    def _close(self, players: Sequence[Seated]) -> None:
        """All of them, even if one fails or the person interrupts; then the first error counts."""
        first: BaseException | None = None
        for seat, player in enumerate(players):
            try:
                self._guarded(seat, player.close)
            except BaseException as error:
                first = first or error
        if first is not None:
            raise first

    def _player(self, seat: int) -> Seated:
        setting = self.setting
        name, seed = setting.players[seat], setting.player_seeds[seat]
        player = opponent(name, setting.game, seed, setting.budget)
        return self.seat(player, self.duel, seat)

    def _budget(self, seat: int) -> Budget:
        name = self.setting.players[seat]
        return NO_BUDGET if has_own_budget(name, self.setting.game) else self.setting.budget

    def _move(self, seat: int, players: Sequence[Seated]) -> None:
        token = self._guarded(seat, partial(players[seat].choose, self._budget(seat)))
        self._guarded(seat, partial(self.duel.submit, seat, token), answers=(token,))

    def _guarded(self, seat: int, act: Callable[[], T], answers: Sequence[object] = ()) -> T:
        """A player may be anyone's code, even code that calls exit. What it prints must not mix
        with our own output, and its errors name it."""
        try:
            with redirect_stdout(sys.stderr):
                return act()
        except FOREIGN as error:
            raise PlayerFailed(self._failing(seat, error, answers)) from error

    def _failing(self, seat: int, error: BaseException, answers: Sequence[object]) -> Failing:
        return Failing(
            game=self.setting.name,
            player=self.setting.labels[seat],
            seat=seat,
            why=trouble(error),
            trace=trace_of(error),
            answer=next(map(_shown, answers), None),
            ply=self.duel.ply,
            legal=tuple(self.duel.legal(seat)),
            view=self.duel.view(seat).json(),
            position=self.duel.state.position(),
            record=self.record(),
            error=error if isinstance(error, ZweikampfError) else None,
        )

    def record(self) -> str:
        """The game so far, without a date: the same match has the same records."""
        one, two = (name if is_plain(name) else "" for name in self.setting.labels)
        return dumps(record_of(self.duel, players=(one, two)))

    def played(self) -> Played:
        outcome = self.duel.state.outcome()
        assert outcome is not None
        winner = None if outcome.winner is None else self.setting.entrants[outcome.winner]
        return Played(winner, outcome.reason, outcome.score, self.duel.ply, self._first())

    def luck(self, seed: int) -> float:
        """What chance gave seat 0 so far, as a judge with this seed sees it."""
        duel = self.duel
        return luck_at_a_glance(duel.game.id, duel.state_at(0), duel.actions, seed)

    def forfeited(self, failing: Failing) -> Played:
        winner = self.setting.entrants[1 - failing.seat]
        return Played(winner, FORFEIT, (0, 0), self.duel.ply, self._first(), failing.why)

    def _first(self) -> int | None:
        seats = (actor for actor in self.duel.acted_by if actor in SEATS)
        first = next(seats, None)
        return None if first is None else self.setting.entrants[first]


def _shown(answer: object) -> str:
    """An answer of foreign code; anything but a text is named by its type."""
    return shorten(answer) if isinstance(answer, str) else type(answer).__name__


def try_out(match: Match) -> None:
    """Make every player once, so that a wrong name is found before the first game."""
    for name in dict.fromkeys(match.players):
        make = partial(opponent, name, match.game, match.seed, match.budget)
        player = guarded(name, make, to_stderr=True)
        guarded(name, partial(close, player), to_stderr=True)


def _close_quietly(player: Seated) -> None:
    """After an error, which is the one to report."""
    try:
        with redirect_stdout(sys.stderr):
            player.close()
    except FOREIGN as error:
        sys.stderr.write(f"close: {trouble(error)}\n")
