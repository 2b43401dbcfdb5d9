"""A table: the game on it and everything around the game, as a fold over its entries.

No clock, no net and no store here: times come in with the entries. ``take`` is the only thing that
changes a table, when it happens and when it is read back from the store.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from zweikampf.engine import actors, reveal
from zweikampf.engine.dealer import NO_WORDS, CommittedDealer
from zweikampf.engine.duel import SEATS, Duel
from zweikampf.engine.lesson import LessonDealer, lesson_of
from zweikampf.engine.record import format_outcome
from zweikampf.server.charter import Charter, Seating, new_word
from zweikampf.server.clock import Clocks
from zweikampf.server.course import Course
from zweikampf.server.entry import BY_RULES, Entry
from zweikampf.server.errors import Denied
from zweikampf.server.randomness import Randomness
from zweikampf.server.wire.common import EndTold

MOST_UNDOS = 500  # of one game: far more than anybody needs, and the store does not grow for ever


@dataclass
class Offers:
    """What has been offered, and what may not be offered again yet."""

    draw: set[int] = field(default_factory=set)
    rematch: set[int] = field(default_factory=set)
    takeback: tuple[int, int] | None = None  # who, and the ply that would be undone
    asked: set[tuple[str, int]] = field(default_factory=set)  # since the own last action

    def by(self, what: str) -> set[int]:
        """Who has offered this."""
        match what:
            case "draw":
                return self.draw
            case "rematch":
                return self.rematch
            case _:
                return {self.takeback[0]} if self.takeback else set()

    def acted(self, seat: int) -> None:
        """Whoever acts has answered what was offered, and may ask again."""
        self.draw.discard(1 - seat)
        self.takeback = None
        self.asked -= {("draw", seat), ("takeback", seat)}


class Table:
    def __init__(self, charter: Charter, now: int) -> None:
        self.charter = charter
        self.game, self.options = charter.open()
        self.words: list[str] = list(NO_WORDS)  # by place, as they come
        self.duel: Duel | None = None
        self.course = _course(charter)
        self.clocks = Clocks(charter.clock, now) if charter.clock else None
        self.offers = Offers()
        self.stand_ins: dict[int, int] = {}
        self.early_end = ""  # as a record writes it
        self.entries = 0
        self.undos = 0
        self.changed = charter.created
        self.forced: set[int] = set()  # plies of humans who had one answer, except between humans
        self.by_itself: set[int] = set()  # those of them for which nobody was asked
        self.used: dict[tuple[int, str], int] = {}  # frames that acted, and the version they made
        self._left_at: dict[int, tuple[int, int]] = {}  # by ply: the clocks when it was acted
        self._forward = (0, 0)  # since this version and ply every version is one ply more
        self._undo: dict[int, tuple[int, int | None]] = {}  # by seat: for which version, and where
        self._silence: tuple[int, str | None] = (-1, None)
        self._only: tuple[int, str | None] = (-1, None)

    # What there is

    @property
    def version(self) -> int:
        return self.duel.version if self.duel else 0

    @property
    def ply(self) -> int:
        return self.duel.ply if self.duel else 0

    @property
    def actor(self) -> int | None:
        """Who is to act; nobody before the beginning and after the end."""
        if self.duel is None or self.is_over:
            return None
        return self.duel.state.actor

    @property
    def is_over(self) -> bool:
        if self.early_end:
            return True
        return self.duel is not None and self.duel.state.actor == actors.OVER

    @property
    def is_running(self) -> bool:
        return self.duel is not None and not self.is_over

    @property
    def ended(self) -> str:
        """How the store remembers the end: as a record does; nothing before."""
        if self.early_end or self.duel is None or not self.is_over:
            return self.early_end
        return BY_RULES + format_outcome(self.duel.state.outcome())

    def seating(self, seat: int) -> Seating:
        return self.charter.seats[seat]

    def level_at(self, seat: int) -> int | None:
        """The level of the computer that plays a seat; ``None`` if a human does."""
        return self.stand_ins.get(seat, self.seating(seat).level)

    def end(self) -> EndTold | None:
        return end_told(self.ended)

    # Questions

    @property
    def words_missing(self) -> tuple[int, ...]:
        """The places whose players have still to give their word. Nobody is dealt a card before."""
        if not self.charter.needs_words or self.duel is not None:
            return ()
        taken = (seating.kind != "open" for seating in self.charter.seats)
        return tuple(at for at, is_taken in enumerate(taken) if is_taken and not self.words[at])

    @property
    def is_ready(self) -> bool:
        """Everybody is there who plays, and has given a word; the cards can be dealt."""
        is_open = any(seating.kind == "open" for seating in self.charter.seats)
        return self.duel is None and not is_open and not self.words_missing

    def ply_of(self, version: int) -> int | None:
        """The ply that a reader with this version has seen, if only actions have come since."""
        since, ply = self._forward
        known = self.duel is not None and since <= version <= self.version
        return ply + version - since if known else None

    def undo_ply(self, seat: int) -> int | None:
        """Where a free undo of this seat goes: against the computer to before the own last action
        if nothing was revealed since. At one screen both see and hear each other, so they may
        take back whatever they like."""
        if self.duel is None or self.is_over or not self.has_undos_left:
            return None
        if self.charter.mode == "screen":
            return self.last_ply(seat)
        if self.charter.mode == "friend" or self.level_at(seat) is not None:
            return None
        if self.course is not None and not self.course.is_over:
            return None
        known = self._undo.get(seat)
        if known is None or known[0] != self.version:
            known = self.version, reveal.undo_ply(self.duel, seat, self.last_ply(seat))
            self._undo[seat] = known
        return known[1]

    @property
    def has_undos_left(self) -> bool:
        return self.undos < MOST_UNDOS

    def last_ply(self, seat: int) -> int | None:
        """The ply of a seat's last action that can be taken back: not what a lesson has told, was
        taken over from another game, or was the only answer and would be again."""
        if self.duel is None:
            return None
        since = self.course.end if self.course else len(self.charter.opening)
        acted_by = self.duel.acted_by
        own = (ply for ply in range(self.ply - 1, since - 1, -1) if acted_by[ply] == seat)
        return next((ply for ply in own if ply not in self.forced), None)

    def silence(self) -> str | None:
        """The token of not reacting, if the actor is asked for a reaction."""
        if self.duel is None or self.actor not in SEATS:
            return None
        if self._silence[0] != self.version:
            self._silence = self.version, self.game.silence(self.duel.view(self.actor))
        return self._silence[1]

    @property
    def spares_questions(self) -> bool:
        """Whether a question with one answer may be answered by itself. Between humans it would
        tell what a hand holds, and what a lesson asks for is part of the lesson."""
        between_humans = self.charter.mode == "friend" and not self.stand_ins
        return not between_humans and (self.course is None or self.course.is_over)

    def only_answer(self) -> str | None:
        """The only token of the human who is to act. None, as if there were a choice, where
        going on would reveal something while the last choice can still be taken back."""
        if self.actor not in SEATS or not self.spares_questions:
            return None
        if self.level_at(self.actor) is not None:
            return None
        if self._only[0] != self.version:
            self._only = self.version, self._find_only_answer(self.actor)
        return self._only[1]

    def _find_only_answer(self, seat: int) -> str | None:
        assert self.duel is not None
        legal = self.duel.legal(seat)
        if len(legal) != 1:
            return None
        can_undo = self.charter.mode != "screen" and self.undo_ply(seat) is not None
        return None if can_undo and reveal.ends_undo(self.duel, seat) else legal[0]

    def plays_alone(self, seat: int) -> bool:
        """Nobody else has to agree to what this seat wishes."""
        return self.charter.mode != "friend" or 1 - seat in self.stand_ins

    def hides_from(self, seat: int) -> bool:
        """Whether there is anything that this seat does not know."""
        return self.duel is not None and self.game.hides(self.duel.view(seat))

    def is_secret_at_one_screen(self) -> bool:
        """Whether a move by itself would tell the other player at the same screen that there was
        no choice (T10.10): it looks like any other if its player has taken the screen before. That
        somebody does not react is told by the silence alone."""
        if self.charter.mode != "screen" or self.actor not in SEATS:
            return False
        return self.silence() is None and self.hides_from(1 - self.actor)

    def deal_view(self, seat: int) -> tuple[Any, list[str]]:
        """What a computer player is handed: the view and the legal tokens of its seat."""
        assert self.duel is not None
        return self.duel.view(seat), self.duel.legal(seat)

    # The fold

    def take(self, entry: Entry, *, told: bool = False) -> Entry:
        """Carry out an entry; it comes back complete. ``Refused`` or ``Denied`` changes nothing.

        ``told``: it comes from the store and has been told, so it must come out the same.
        """
        if entry.number != self.entries:
            raise ValueError(f"entry {entry.number} at {self.entries}")
        before = self.ply
        text = getattr(self, "_" + entry.kind.replace("-", "_"))(entry)
        self.entries += 1
        self.changed = entry.at
        if entry.frame is not None and entry.asker is not None:
            self.used[entry.asker, entry.frame] = self.version
        self._set_clocks(entry, before, told)
        done = replace(
            entry,
            text=text,
            left=self.clocks.left(entry.at) if self.clocks else None,
            ply=self.ply,
            turn="" if self.actor is None else str(actors.name_of(self.actor)),
        )
        if told and done.text != entry.text:
            raise ValueError(f"table {self.charter.id}: entry {entry.number} does not repeat")
        return done

    def wake(self, now: int) -> None:
        """Read back from the store: the time in between is nobody's loss."""
        if self.clocks:
            self.clocks.set(self.clocks.left(self.changed), now)

    def _word(self, entry: Entry) -> str:
        assert entry.seat in self.words_missing
        self.words[entry.seat] = entry.text
        return entry.text

    def _begin(self, entry: Entry) -> str:
        assert self.is_ready
        dealer = self.charter.dealer((self.words[0], self.words[1]))
        drawn = ""
        if self.charter.draws_seats and isinstance(dealer, CommittedDealer):
            drawn = self._draw_seats(dealer)
        if self.course is not None:
            dealer = LessonDealer(self.course.lesson.script, dealer)
        self.duel = Duel(self.game, self.options, dealer, self.charter.opening)
        # Told as a whole: the seats may be new, and an opening is a game that is known.
        self._forward = self.version, self.ply
        return " ".join([drawn, *self.duel.tokens]).strip()

    def _draw_seats(self, dealer: CommittedDealer) -> str:
        if dealer.swaps_seats() != self.charter.swapped:  # the same, if it is read back
            self.charter = self.charter.turned()
        return self.charter.seat_draw(begun=True)

    def _act(self, entry: Entry) -> str:
        assert self.duel is not None
        assert entry.seat is not None
        before = self.ply
        step = self.course.waiting(before) if self.course else None
        is_spared = self.spares_questions and self.level_at(entry.seat) is None
        is_forced = is_spared and len(self.duel.legal(entry.seat)) == 1
        self.duel.submit(entry.seat, entry.text.split(" ")[0])
        self.offers.acted(entry.seat)
        if self.course is not None and step is not None:
            self.course.forward()
        if is_forced:
            self.forced.add(before)
            if entry.asker is None:
                self.by_itself.add(before)
        return " ".join(self.duel.tokens_since(before))

    def _read(self, entry: Entry) -> str:
        assert self.course is not None
        self.course.forward()
        return str(self.course.number)

    def _jump(self, entry: Entry) -> str:
        """A lesson plays for both seats; readers are shown where it leads to, not the way."""
        assert self.duel is not None
        assert self.course is not None
        before = self.ply
        while (token := self.course.next_token(self.ply)) is not None:
            self.duel.submit(self.duel.state.actor, token)
        self._forward = self.version, self.ply
        return " ".join(self.duel.tokens_since(before))

    def _rewind(self, entry: Entry) -> str:
        assert self.duel is not None
        ply = int(entry.text)
        self.duel.rewind(ply)
        self.forced = {each for each in self.forced if each < ply}
        self.by_itself &= self.forced
        self.undos += 1
        self._forward = self.version, ply
        self.offers.draw.clear()
        self.offers.takeback = None
        return str(ply)

    def _offer(self, entry: Entry) -> str:
        assert entry.seat is not None
        match entry.text:
            case "draw":
                self.offers.draw.add(entry.seat)
            case "rematch":
                self.offers.rematch.add(entry.seat)
            case "takeback":
                ply = self.last_ply(entry.seat)
                assert ply is not None
                self.offers.takeback = entry.seat, ply
        self.offers.asked.add((entry.text, entry.seat))
        return entry.text

    def _decline(self, entry: Entry) -> str:
        match entry.text:
            case "draw":
                self.offers.draw.clear()
            case "rematch":
                self.offers.rematch.clear()
            case "takeback":
                self.offers.takeback = None
        return entry.text

    def _stand_in(self, entry: Entry) -> str:
        assert entry.seat is not None
        self.stand_ins[entry.seat] = int(entry.text)
        return entry.text

    def _resume(self, entry: Entry) -> str:
        assert entry.seat is not None
        self.stand_ins.pop(entry.seat)
        return entry.text

    def _end(self, entry: Entry) -> str:
        self.early_end = entry.text
        self.offers.draw.clear()
        return entry.text

    def _set_clocks(self, entry: Entry, ply: int, told: bool) -> None:
        """All clocks stand still for a reaction, which takes its fixed time at nobody's cost, and
        for an answer that comes by itself."""
        clocks = self.clocks
        if clocks is None:
            return
        acted = None
        if entry.kind == "act" and entry.seat is not None and clocks.running == entry.seat:
            clocks.run(None, entry.at)
            acted = clocks.left(entry.at)
            clocks.acted(entry.seat)
        elif entry.kind == "rewind":
            self._turn_back_clocks(entry, clocks)
        asked = self.actor in SEATS and self.silence() is None and self.only_answer() is None
        clocks.run(self.actor if asked else None, entry.at)
        left = clocks.left(entry.at)
        if told and entry.left is not None:  # the server may have been away for a while
            clocks.set(entry.left, entry.at)
        if acted is not None:
            refunds = [now - then for now, then in zip(clocks.left(entry.at), left, strict=True)]
            self._left_at[ply] = acted[0] + refunds[0], acted[1] + refunds[1]

    def _turn_back_clocks(self, entry: Entry, clocks: Clocks) -> None:
        """The clocks of the moment that the game goes back to. Whoever takes back does not get back
        the time that went by since; so nobody earns increments or thinks for free by undoing."""
        assert entry.seat is not None
        clocks.run(None, entry.at)
        then, now = self._left_at.get(self.ply), clocks.left(entry.at)
        if then is not None:
            own = min(then[entry.seat], now[entry.seat])
            other = then[1 - entry.seat]
            clocks.go_back((own, other) if entry.seat == 0 else (other, own), entry.at)


def new_table(charter: Charter, randomness: Randomness, now: int) -> tuple[Table, list[Entry]]:
    """A table that has just been made, and its first entries: a computer gives its word at once.
    It is shown together with the commitment, before the word of a human can be known."""
    table = Table(charter, now)
    entries = [
        table.take(Entry(table.entries, "word", now, place, new_word(randomness)))
        for place in table.words_missing
        if charter.seats[place].kind == "computer"
    ]
    return table, entries


def _course(charter: Charter) -> Course | None:
    if charter.mode != "lesson":
        return None
    lesson = lesson_of(charter.game, charter.rules)
    if lesson is None:
        raise Denied(404, "no-lesson")
    return Course(lesson)


def end_told(ended: str) -> EndTold | None:
    """The end that is stored as ``rules 1 factions 2:3`` or as ``resigned 0`` (1 has won)."""
    if not ended:
        return None
    how, *more = ended.split()
    match how, more:
        case "rules", [winner, reason, score]:
            won = None if winner == "-" else int(winner)
            scores = [int(number) for number in score.split(":")]
            said = {"how": how, "winner": won, "reason": reason, "score": tuple(scores)}
        case _, [seat]:
            said = {"how": how, "winner": 1 - int(seat)}
        case _:
            said = {"how": how, "winner": None}
    return EndTold.model_validate(said)
