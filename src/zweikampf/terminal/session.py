"""A game of one person against the computer, without a screen.

The prompt and the application show a session and hand it what the person does. It knows whose turn
it is, what was played without a question, how far an undo goes, what has happened in words, and
which record is to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from threading import Lock
from typing import Any

from zweikampf.engine import actors, reveal
from zweikampf.engine.dealer import CommittedDealer
from zweikampf.engine.duel import SEATS, Duel
from zweikampf.engine.errors import Refused, TokenError
from zweikampf.engine.game import Event
from zweikampf.engine.moves import NamedMove, named_moves
from zweikampf.engine.reason import because
from zweikampf.engine.record import Record, is_plain
from zweikampf.engine.replay import record_of
from zweikampf.engine.texts import Texts
from zweikampf.players.advice import adviser, reasons
from zweikampf.players.guarding import guarded
from zweikampf.players.player import Move, Player
from zweikampf.players.table_talk import Seated
from zweikampf.terminal import story, words
from zweikampf.terminal.board import board_of
from zweikampf.terminal.story import Line

HUMAN = "human"  # in a record, whatever the language


class Session:
    """One person, one computer player, and the duel between them."""

    def __init__(
        self,
        duel: Duel,
        seat: int,
        opponent: Player,
        texts: Texts,
        *,
        opponent_name: str = "",
        drawn: bool = False,
        continued: str = "",
        asks_always: bool = False,
    ) -> None:
        """``drawn`` says that the dealer drew the seats, ``continued`` is the header of that name,
        ``asks_always`` that the person is asked even where there is only one answer."""
        self.duel = duel
        self.seat = seat
        self.opponent = Seated(opponent, duel, 1 - seat)
        self._thinks = Lock()  # held while the opponent thinks
        self.texts = texts
        self.opponent_name = opponent_name
        self.drawn = drawn
        self.continued = continued
        self.asks_always = asks_always
        self.board = board_of(duel.game.id)
        self.named = self.board.named(duel.options, texts)
        self.end = ""  # how the game ended if not by its rules; see ``Record.end``
        self.date = f"{datetime.now(UTC):%Y-%m-%d}"
        self.forced: set[int] = set()  # plies at which the person had one answer
        self.by_itself: set[int] = set()  # those of them that were automatic
        self._log: list[Line] = []
        self._logged = 0  # plies that are in it
        self.told = duel.ply  # the deal itself is no news: the hand is on the board

    # Whose turn it is

    @property
    def is_over(self) -> bool:
        return bool(self.end) or self.duel.state.actor == actors.OVER

    @property
    def is_persons_turn(self) -> bool:
        return not self.is_over and self.duel.state.actor == self.seat

    @property
    def view(self) -> Any:
        """What the person knows."""
        return self.duel.view(self.seat)

    @property
    def legal(self) -> list[str]:
        """What the person may do now."""
        return [] if self.is_over else self.duel.legal(self.seat)

    @property
    def own_word(self) -> int:
        """Which of the dealer's random words is the person's."""
        return 0 if self.drawn else self.seat

    def proceed(self) -> bool:
        """Do the next thing that needs neither the person nor thought; ``False`` if there is
        none."""
        return self.spare_question()

    # What the person does

    def spare_question(self) -> bool:
        """Give the only answer of a person who has no other; ``False`` if they are to be asked.

        They are asked if something would be revealed while a choice can still be taken back.
        """
        if not self.is_persons_turn:
            return False
        legal = self.legal
        if len(legal) > 1:
            return False
        self.forced.add(self.duel.ply)
        is_choice = self.undo_ply() is not None and reveal.ends_undo(self.duel, self.seat)
        if self.asks_always or is_choice:
            return False
        self.by_itself.add(self.duel.ply)
        self.duel.submit(self.seat, legal[0])
        return True

    def play(self, line: str) -> None:
        """The move that a person means by what they typed or chose; ``Refused`` changes nothing."""
        if self.end:
            raise self._refused("game-over", line)
        self.duel.submit(self.seat, self.meant(line))

    def meant(self, line: str) -> str:
        """The token that a line stands for, spaces ignored: a legal one whatever its case, then any
        token of the game, then the only legal one that begins like this; else the line itself."""
        typed = "".join(line.split())
        for token in self.legal:
            if token.lower() == typed.lower():
                return token
        for token in (typed, typed.upper(), typed.lower()):
            try:
                self.duel.game.parse_action(token, self.duel.state)
            except TokenError:
                continue
            return token
        found = self.matching(typed)
        return found[0] if len(found) == 1 else line.strip()

    def matching(self, line: str) -> list[str]:
        """The legal tokens that begin with what was typed so far."""
        typed = "".join(line.split()).lower()
        return [token for token in self.legal if typed and token.lower().startswith(typed)]

    def undo_ply(self) -> int | None:
        """Where an undo goes: to the last choice, if nothing was revealed since. An only answer
        would be given again."""
        if self.end:
            return None
        last = reveal.last_choice(self.duel, self.seat, forced=self.forced)
        return reveal.undo_ply(self.duel, self.seat, last)

    def undo(self) -> None:
        """Back to the last choice; ``Refused`` if there is none that may be taken back."""
        ply = self.undo_ply()
        if ply is None:
            raise self._refused("nothing-to-undo", "undo")
        self.duel.rewind(ply)
        self.forced = {each for each in self.forced if each < ply}
        self.by_itself &= self.forced
        self.told = min(self.told, ply)
        self._log, self._logged = [], 0  # what is played instead is told again

    def resign(self) -> None:
        if self.is_over:
            raise self._refused("game-over", "resign")
        self.end = f"resigned {self.seat}"

    def _refused(self, code: str, token: str) -> Refused:
        return Refused(because(code), token, self.duel.state.position())

    # What the computer does. What thinks takes long and may do so in another thread: it is given
    # the view of this moment, and changes nothing.

    def thinking(self) -> Callable[[], str]:
        """Finds the move of the computer player, whose turn it is."""
        think = partial(guarded, self.opponent_name, self.opponent.asked())

        def find() -> str:
            # A thought that no one waits for any more (an undo) may still be under way.
            with self._thinks:
                return think()

        return find

    def answer(self, token: str | None = None) -> None:
        """The move of the computer player, as found by ``thinking``."""
        chosen = self.thinking()() if token is None else token
        play = partial(self.duel.submit, self.duel.state.actor, chosen)
        guarded(self.opponent_name, play)

    def close(self) -> None:
        """The computer player is told how the game ended, and let go; in the middle of a thought
        it is only let go."""
        is_idle = self._thinks.acquire(blocking=False)
        try:
            if is_idle:
                guarded(self.opponent_name, self.opponent.end)
        finally:
            if is_idle:
                self._thinks.release()
            self.opponent.close()

    @property
    def asked_for(self) -> Sequence[str]:
        """The moves that a lesson wants to see from the person now."""
        return ()

    def advising(self, seed: int = 0, iterations: int | None = None) -> Callable[[], list[Move]]:
        """Finds what each move of the person is worth, the best one first."""
        asked = adviser(self.duel.game.id, seed, iterations)
        return partial(asked.think, self.view, self.legal)

    def reasons(self, moves: Sequence[Move], token: str) -> str:
        """What a move wins and risks, in words; ``moves`` as ``advising`` found them."""
        found = reasons(self.duel.game.id, self.view, moves, token)
        return " ".join(words.explain(each, self.seat, self.texts, self.named) for each in found)

    # What is said

    def named_move(self, token: str, view: Any = None) -> str:
        """A move of this moment, or of another view, with what it does in brackets."""
        seen = self.view if view is None else view
        words = self.duel.game.words(seen, token, self.texts)
        return f"{token} ({words})" if words else token

    def moves(self, tokens: Sequence[str]) -> list[NamedMove]:
        """Moves of this moment with what they do."""
        return named_moves(self.duel.game, self.view, tokens, self.texts)

    def chances(self, moves: Sequence[Move]) -> dict[str, str]:
        """What moves are worth, by token. One that was not tried beside others that were is worth
        nobody knows what: it says nothing."""
        is_exact = not any(move.visits for move in moves)
        return {
            move.token: self.percent(move.win_chance) if move.visits or is_exact else "–"
            for move in moves
        }

    def percent(self, chance: float) -> str:
        return self.texts("app-percent", number=round(100 * chance))

    def explain(self, error: Refused) -> str:
        """Why something was refused."""
        return words.explain(error.reason, self.seat, self.texts, self.named)

    def seal(self) -> list[str]:
        """What proves the cards of a sealed game, to be shown before the first move; else
        nothing."""
        dealer = self.duel.dealer
        if not isinstance(dealer, CommittedDealer):
            return []
        if dealer.is_of_another:  # words could not change these cards
            sealed = self.texts("commitment", commit=dealer.commitment)
            return [sealed, self.texts("same-cards", deal=dealer.deal_name)]
        place = self.own_word
        given = self.texts("random-words", own=dealer.words[place], other=dealer.words[1 - place])
        return [self.texts("commitment", commit=dealer.commitment), *given.splitlines()]

    def log(self) -> list[Line]:
        """What has happened since the first action of a seat, line by line; the deal is on the
        board."""
        acted = self.duel.acted_by
        first = next((ply for ply, actor in enumerate(acted) if actor in SEATS), len(acted))
        since, self._logged = max(first, self._logged), self.duel.ply
        self._log = self._log + self._lines(since)
        return self._log

    def news(self) -> list[Line]:
        """What has happened since this was asked for the last time, line by line."""
        since, self.told = self.told, self.duel.ply
        return self._lines(since)

    def _lines(self, since: int) -> list[Line]:
        plies = range(since, self.duel.ply)

        def say(event: Event) -> str:
            return words.tell(event, self.seat, self.texts, self.named)

        no_choice = self.texts("no-choice")
        return story.tell(self.duel, self.seat, self.board, plies, say, self.by_itself, no_choice)

    def opponent_title(self) -> str:
        return words.opponent_title(self.opponent_name, self.duel.game.id, self.texts)

    def result(self) -> str:
        """How a game ended that is over, against whom, and why."""
        opponent = self.opponent_title()
        if self.end:
            return self.texts("you-resigned", opponent=opponent)
        outcome = self.duel.outcome
        assert outcome is not None
        result = "drawn"
        if outcome.winner is not None:
            result = "won" if outcome.winner == self.seat else "lost"
        short = words.opponent_name(self.opponent_name, self.duel.game.id, self.texts)
        names = (short, short)  # one's own is not said
        ender = self.board.ender(self.view, outcome)
        how = words.ending(outcome, ender, self.seat, self.texts, names)
        return self.texts("your-result", result=result, opponent=opponent, how=how)

    # What is kept

    def record(self) -> Record:
        """The game so far, finished or not; ``saving`` makes a session of it again."""
        plain = self.opponent_name if is_plain(self.opponent_name) else ""
        names = (HUMAN, plain)
        return record_of(
            self.duel,
            players=(names[self.seat], names[1 - self.seat]),
            date=self.date,
            drawn=self.drawn,
            continued=self.continued,
            end=self.end,
        )
