"""How a game begins: a new one, a saved one, or the lesson."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from zweikampf.engine.dealer import Dealer, SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import RecordError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.options import Options
from zweikampf.engine.piles import PileDealer
from zweikampf.engine.reason import because
from zweikampf.engine.replay import repeated
from zweikampf.engine.texts import Texts
from zweikampf.players.opponents import LEVEL_NAMES, opponent
from zweikampf.players.player import Player
from zweikampf.terminal import saving
from zweikampf.terminal.lessons import LessonSession
from zweikampf.terminal.same_answers import SameAnswers
from zweikampf.terminal.saving import SavedGame
from zweikampf.terminal.session import Session

AFTER_LESSON = "level1"  # plays on when a lesson is over


@dataclass(frozen=True)
class Start:
    """What a person has chosen on the command line; ``None`` is left to chance or to them.

    ``options`` makes the options of a preset, ``seat`` is 0 or 1, ``record`` the file to keep.
    """

    game: AnyGame
    texts: Texts
    options: Callable[[str | None], Options]
    opponent: str = "level2"
    seat: int | None = None
    seed: int | None = None
    record: Path | None = None
    asks_always: bool = False

    def new(self, preset: str | None = None) -> SavedGame:
        """A new game. The same seed deals and plays the same one."""
        dealer: Dealer
        if self.seed is None:
            dealer = committed = PileDealer(secrets.token_hex(8))
            drawn = int(committed.swaps_seats())
        else:
            dealer, drawn = SeededDealer(self.seed), self.seed % 2
        seed, duel = self._seed(), Duel(self.game, self.options(preset), dealer)
        session = Session(
            duel,
            drawn if self.seat is None else self.seat,
            self._player(self.opponent, duel, seed),
            self.texts,
            opponent_name=self.opponent,
            drawn=self.seat is None and self.seed is None,
            asks_always=self.asks_always,
        )
        return SavedGame(session, self.record or saving.place_for(self.game.id), seed)

    def same_deal(self, path: Path, against: str | None, *, other_side: bool) -> SavedGame:
        """A game with the cards of a finished one; ``OSError`` or ``RecordError`` if that cannot
        be read or repeated."""
        record, seed = saving.read(path), self._seed()
        duel = repeated(record, secrets.token_hex(8))
        first = saving.person_in(record)
        if first is None and self.seat is None:
            raise RecordError(because("same-deal-seat"))
        seat = self.seat if first is None or self.seat is not None else first
        assert seat is not None
        name = against or saving.computer_at(record, 1 - (seat if first is None else first))
        if name is None:
            raise RecordError(because("same-deal-opponent"))
        session = Session(
            duel,
            1 - seat if other_side else seat,
            self._player(name, duel, seed),
            self.texts,
            opponent_name=name,
            asks_always=self.asks_always,
        )
        return SavedGame(session, self.record or saving.place_for(record.game), seed)

    def again(self, preset: str | None = None) -> SavedGame:
        """One more game, with other cards and in a file of its own."""
        return replace(self, seed=None, record=None).new(preset)

    def resume(self, path: Path, against: str | None = None) -> SavedGame:
        """A saved game, against its own opponent or another one; ``OSError`` or ``RecordError`` if
        it cannot be read or played on."""
        record, seed = saving.read(path), self._seed()
        name = against or saving.opponent_of(record)
        player, always = opponent(name, record.game, seed), self.asks_always
        session = saving.resume(record, path, player, self.texts, name, asks_always=always)
        session.opponent.player = self._player(name, session.duel, seed, player)
        return SavedGame(session, path, seed)

    def lesson(self) -> LessonSession | None:
        """The lesson of the game; ``None`` if it has none."""
        lesson = lesson_of(self.game.id)
        if lesson is None:
            return None
        player = opponent(AFTER_LESSON, self.game.id, self._seed())
        return LessonSession(self.game.id, lesson, player, AFTER_LESSON, self.texts)

    def _player(self, name: str, duel: Duel, seed: int, player: Player | None = None) -> Player:
        """A level answers the same moves in the same way whenever it plays these cards, unless the
        person has chosen a seed."""
        if name in LEVEL_NAMES and self.seed is None and isinstance(duel.dealer, PileDealer):
            return SameAnswers(name, duel, duel.dealer)
        return player or opponent(name, duel.game.id, seed)

    def _seed(self) -> int:
        return secrets.randbits(64) if self.seed is None else self.seed
