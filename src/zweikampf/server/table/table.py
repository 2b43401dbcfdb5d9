"""A table: the game on it and everything around the game, as a fold over its entries.

No clock, no network and no store here: times come in with the entries. ``take`` is the only thing
that changes a game and its seats, during play and when it is read back from the store. What is no
entry has a method that says why: ``wake``, ``ask_again``, ``share`` and ``become``. Nobody else
assigns to a table (a test reads the assignments).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from zweikampf.engine import actors, reveal
from zweikampf.engine.dealer import NO_WORDS, CommittedDealer
from zweikampf.engine.duel import SEATS, Duel
from zweikampf.engine.lesson import LessonDealer, LessonProgress, lesson_of
from zweikampf.engine.piles import PileDealer
from zweikampf.engine.reason import Reason
from zweikampf.engine.record import format_outcome
from zweikampf.server.errors import Denied, forbidden
from zweikampf.server.table.clocks import Clocks
from zweikampf.server.table.deal import Deal
from zweikampf.server.table.entry import BY_RULES, Entry
from zweikampf.server.table.offers import Offers
from zweikampf.server.table.setup import Computer, Seating, Setup

MOST_UNDOS = 500  # of one game: far more than anyone needs, and the store does not grow forever


class Table:
    def __init__(self, setup: Setup, now: int) -> None:
        self.setup = setup
        self.game, self.options = setup.open()
        self.words: list[str] = list(NO_WORDS)  # by place, as they come
        self.duel: Duel | None = None
        self.progress = _progress(setup)
        self.clocks = Clocks(setup.clock, now) if setup.clock else None
        self.offers = Offers()
        self.stand_ins: dict[int, int] = {}
        self.early_end = ""  # as a record writes it
        self.entries = 0
        self.undos = 0
        self.changed = setup.created
        self.played_at = setup.created  # the same, without what comes after the game
        self.asked_at = setup.created  # since when the same player has the same question
        self.woken = 0  # when a server has last begun to hold the table, see ``wake``
        self.forced: set[int] = set()  # plies of humans who had one answer, except between humans
        self.by_itself: set[int] = set()  # those of them that were automatic
        self.used: dict[tuple[int, str], int] = {}  # frames that acted, and the version they made
        self._left_at: dict[int, tuple[int, int]] = {}  # by ply: the clocks when it was acted
        self._forward = (0, 0)  # since this version and ply every version is one ply more
        self._undo: dict[int, tuple[int, int | None]] = {}  # by seat: for which version, and where
        self._silence: tuple[int, str | None] = (-1, None)
        self._only: tuple[int, str | None] = (-1, None)
        self._look()

    # What there is

    def _look(self) -> None:
        """What is asked many times for every frame and changes with the game alone."""
        duel = self.duel
        actor = actors.OVER if duel is None else duel.state.actor
        self.version = duel.version if duel else 0
        self.ply = duel.ply if duel else 0
        self.is_over = bool(self.early_end) or (duel is not None and actor == actors.OVER)
        self.is_running = duel is not None and not self.is_over
        # Who is to act; no one before the beginning and after the end.
        self.actor: int | None = actor if self.is_running else None

    @property
    def ended(self) -> str:
        """How the store remembers the end: as a record does; nothing before."""
        if self.early_end or self.duel is None or not self.is_over:
            return self.early_end
        outcome = self.duel.outcome
        assert outcome is not None  # the rules have ended the game
        return BY_RULES + format_outcome(outcome)

    def seating(self, seat: int) -> Seating:
        return self.setup.seats[seat]

    def computer_at(self, seat: int) -> Computer | None:
        """The computer that plays a seat, a level or a bot; ``None`` if a human does."""
        return self.stand_ins.get(seat, self.seating(seat).computer)

    # Questions

    @property
    def words_missing(self) -> tuple[int, ...]:
        """The places whose players have still to give their word. No card is dealt before."""
        if not self.setup.needs_words or self.duel is not None:
            return ()
        taken = (seating.kind != "open" for seating in self.setup.seats)
        return tuple(at for at, is_taken in enumerate(taken) if is_taken and not self.words[at])

    @property
    def is_ready(self) -> bool:
        """All players are there and have given a word; the cards can be dealt."""
        is_open = self.setup.open_place is not None
        return self.duel is None and not is_open and not self.words_missing

    @property
    def called_off_at(self) -> int | None:
        """When the game is called off unless its next player begins; ``None`` where no one has to
        wait for that."""
        waits = self.is_running and self.setup.mode == "friend" and not self.stand_ins
        return self.clocks.overdue_at if waits and self.clocks else None

    def ply_of(self, version: int) -> int | None:
        """The ply that a reader with this version has seen, if only actions have come since."""
        since, ply = self._forward
        known = self.duel is not None and since <= version <= self.version
        return ply + version - since if known else None

    def free_undo(self, seat: int) -> int | Reason:
        """Where an undo of this seat goes that needs no consent, or why there is none."""
        if self.setup.mode == "friend":
            return forbidden("ask-for-takeback")
        if (denied := self.why_no_rewind()) is not None:
            return denied
        ply = self._undo_ply(seat)
        return forbidden("nothing-to-undo") if ply is None else ply

    def why_no_rewind(self) -> Reason | None:
        """A game has an end of its undos and takebacks."""
        return None if self.undos < MOST_UNDOS else forbidden("too-many-undos", most=MOST_UNDOS)

    def _undo_ply(self, seat: int) -> int | None:
        """Against the computer to before the last action if nothing was revealed since. At one
        screen both see and hear each other, so they may take back whatever they like."""
        assert self.duel is not None
        if self.setup.mode == "screen":
            return self.last_ply(seat)
        if self.computer_at(seat) is not None:
            return None
        if self.progress is not None and not self.progress.is_over:
            return None
        known = self._undo.get(seat)
        if known is None or known[0] != self.version:
            known = self.version, reveal.undo_ply(self.duel, seat, self.last_ply(seat))
            self._undo[seat] = known
        return known[1]

    def last_ply(self, seat: int) -> int | None:
        """The ply of a seat's last action that can be taken back: not what a lesson has played,
        what was taken over from another game, or an only answer, which would be given again."""
        if self.duel is None:
            return None
        since = self.progress.end if self.progress else len(self.setup.opening)
        return reveal.last_choice(self.duel, seat, since=since, forced=self.forced)

    def silence(self) -> str | None:
        """The token of not reacting, if the actor is asked for a reaction."""
        if self.duel is None or not self.game.reacts or self.actor not in SEATS:
            return None
        if self._silence[0] != self.version:
            self._silence = self.version, self.game.silence(self.duel.view(self.actor))
        return self._silence[1]

    @property
    def spares_questions(self) -> bool:
        """Whether a question with one answer may be answered automatically. Between humans it would
        reveal what a hand holds, and what a lesson asks for is part of the lesson."""
        between_humans = self.setup.mode == "friend" and not self.stand_ins
        return not between_humans and (self.progress is None or self.progress.is_over)

    def only_answer(self) -> str | None:
        """The only token of the human who is to act. None, as if there were a choice, where playing
        it would reveal something while the last choice can still be taken back."""
        if self.actor not in SEATS or not self.spares_questions:
            return None
        if self.computer_at(self.actor) is not None:
            return None
        if self._only[0] != self.version:
            self._only = self.version, self._find_only_answer(self.actor)
        return self._only[1]

    def _find_only_answer(self, seat: int) -> str | None:
        assert self.duel is not None
        legal = self.duel.legal(seat)
        if len(legal) != 1:
            return None
        can_undo = self.setup.mode != "screen" and isinstance(self.free_undo(seat), int)
        return None if can_undo and reveal.ends_undo(self.duel, seat) else legal[0]

    def plays_alone(self, seat: int) -> bool:
        """No one else has to agree to what this seat wishes."""
        return self.setup.mode != "friend" or 1 - seat in self.stand_ins

    def hides_from(self, seat: int) -> bool:
        """Whether there is anything that this seat does not know."""
        return self.duel is not None and self.game.hides(self.duel.view(seat))

    def is_secret_at_one_screen(self) -> bool:
        """Whether an automatic move would tell the other player at the same screen that there was
        no choice (T10.10): it looks like any other if its player has taken the screen before. Not
        reacting is already visible from the silence."""
        if self.setup.mode != "screen" or self.actor not in SEATS:
            return False
        return self.silence() is None and self.hides_from(1 - self.actor)

    def deal_view(self, seat: int) -> tuple[Any, list[str]]:
        """What a computer player receives: the view and the legal tokens of its seat."""
        assert self.duel is not None
        return self.duel.view(seat), self.duel.legal(seat)

    def computer_seed(self) -> int | None:
        """The same cards and the same moves get the same answer, at every table of a deal; ``None``
        where the computer need not repeat itself."""
        dealer = None if self.duel is None else self.duel.dealer
        if self.duel is None or not isinstance(dealer, PileDealer):
            return None
        return dealer.seed_after(self.duel.tokens)

    def become(self, other: Table) -> None:
        """The same table, read from the store: what was carried out here and not stored is gone."""
        assert self.setup.id == other.setup.id
        vars(self).update(vars(other))

    def share(self, deal: Deal) -> None:
        """Others may play the cards of this finished game from now on. Not an entry: nothing has
        happened at this table, and the store keeps the deal with what is fixed about it."""
        self.setup = replace(self.setup, deal=deal)

    # The fold

    def take(self, entry: Entry, *, told: bool = False) -> Entry:
        """Carry out an entry; it comes back complete. ``Refused`` or ``Denied`` changes nothing.

        ``told``: it comes from the store and readers have seen it, so it must come out the same.
        """
        if entry.number != self.entries:
            raise ValueError(f"entry {entry.number} at {self.entries}")
        before, question = self.ply, self._question()
        text = self._carry_out(entry)
        self._look()
        if self.is_over:
            self.offers.ended()
        self.entries += 1
        self.changed = entry.at
        if not entry.is_after_game:
            self.played_at = entry.at
        if self._question() != question:
            self.asked_at = entry.at
        if entry.frame is not None and entry.asker is not None:
            self.used[entry.asker, entry.frame] = self.version
        self._set_clocks(entry, before, told)
        actor = self.actor
        done = Entry(
            number=entry.number,
            kind=entry.kind,
            at=entry.at,
            seat=entry.seat,
            text=text,
            asker=entry.asker,
            frame=entry.frame,
            left=self.clocks.left(entry.at) if self.clocks else None,
            ply=self.ply,
            turn="" if actor is None else str(actors.name_of(actor)),
        )
        if told and done.text != entry.text:
            raise ValueError(f"table {self.setup.id}: entry {entry.number} does not repeat")
        return done

    def _question(self) -> tuple[object, ...]:
        """Who is asked, about which position, and whether a computer stands in anywhere."""
        return self.version, self.actor, *self.stand_ins.items()

    def wake(self, at: int) -> None:
        """At this moment a server has begun to hold the table, after a time in which none did: that
        time is charged to no one. All who open it agree on the moment, so their clocks agree."""
        self.woken = at
        if self.clocks:
            self.clocks.wake(at)

    def ask_again(self, at: int) -> None:
        """The player who is to act has been away, and so has everyone who could wait for them: a
        first move has its whole time again. Not an entry: nothing has happened in the game, and
        no time is charged for a first move."""
        if self.clocks:
            self.clocks.ask_again(at)

    @property
    def waits_since(self) -> int:
        """Since when the player to act could have acted, as far as the time counts."""
        return max(self.asked_at, self.woken)

    def _carry_out(self, entry: Entry) -> str:
        """The entry's text, complete."""
        match entry.kind:
            case "join":
                return self._join(entry)
            case "word":
                return self._word(entry)
            case "begin":
                return self._begin(entry)
            case "act":
                return self._act(entry)
            case "read":
                return self._read(entry)
            case "jump":
                return self._jump(entry)
            case "rewind":
                return self._rewind(entry)
            case "offer":
                return self._offer(entry)
            case "decline":
                self.offers.decline(entry.text, entry.seat)
            case "stand-in":
                assert entry.seat is not None
                self.stand_ins[entry.seat] = int(entry.text)
            case "resume":
                assert entry.seat is not None
                self.stand_ins.pop(entry.seat)
            case "end":
                self.early_end = entry.text
            case "rematch":
                self.setup = replace(self.setup, next=entry.text or None)
                self.offers.rematch.clear()
            case "record":
                raise ValueError(f"table {self.setup.id}: a game from a file is not played here")
            case _:
                assert_never(entry.kind)
        return entry.text

    def _join(self, entry: Entry) -> str:
        assert entry.seat is not None
        assert entry.seat == self.setup.open_place
        guest, name = entry.guest
        self.setup = self.setup.seated(entry.seat, Seating("human", guest, None, name))
        return entry.text

    def _word(self, entry: Entry) -> str:
        assert entry.seat in self.words_missing
        self.words[entry.seat] = entry.text
        return entry.text

    def _begin(self, entry: Entry) -> str:
        assert self.is_ready
        dealer = self.setup.dealer((self.words[0], self.words[1]))
        drawn = ""
        if self.setup.draws_seats and isinstance(dealer, CommittedDealer):
            drawn = self._draw_seats(dealer)
        if self.progress is not None:
            dealer = LessonDealer(self.progress.lesson.script, dealer)
        self.duel = Duel(self.game, self.options, dealer, self.setup.opening)
        self._look()
        # Sent as a whole: the seats may be new, and an opening is a known game.
        self._forward = self.version, self.ply
        return " ".join([drawn, *self.duel.tokens]).strip()

    def _draw_seats(self, dealer: CommittedDealer) -> str:
        if dealer.swaps_seats():
            self.setup = self.setup.turned()
        return self.setup.seat_draw(begun=True)

    def _act(self, entry: Entry) -> str:
        assert self.duel is not None
        assert entry.seat is not None
        before = self.ply
        step = self.progress.waiting(before) if self.progress else None
        is_spared = self.spares_questions and self.computer_at(entry.seat) is None
        is_forced = is_spared and len(self.duel.legal(entry.seat)) == 1
        self.duel.submit(entry.seat, entry.text.split(" ")[0])
        self.offers.acted(entry.seat)
        if self.progress is not None and step is not None:
            self.progress.forward()
        if is_forced:
            self.forced.add(before)
            if entry.asker is None:
                self.by_itself.add(before)
        return " ".join(self.duel.tokens_since(before))

    def _read(self, entry: Entry) -> str:
        assert self.progress is not None
        self.progress.forward()
        return str(self.progress.number)

    def _jump(self, entry: Entry) -> str:
        """A lesson plays for both seats; readers are shown where it leads to, not the way."""
        assert self.duel is not None
        assert self.progress is not None
        before = self.ply
        while (token := self.progress.next_token(self.duel.ply)) is not None:
            self.duel.submit(self.duel.state.actor, token)
        self._look()
        self._forward = self.version, self.ply
        return " ".join(self.duel.tokens_since(before))

    def _rewind(self, entry: Entry) -> str:
        assert self.duel is not None
        ply = int(entry.text)
        self.duel.rewind(ply)
        self.forced = {each for each in self.forced if each < ply}
        self.by_itself &= self.forced
        self.undos += 1
        self._look()
        self._forward = self.version, ply
        self.offers.rewound()
        return str(ply)

    def _offer(self, entry: Entry) -> str:
        assert entry.seat is not None
        self.offers.make(entry.text, entry.seat, self.last_ply(entry.seat))
        return entry.text

    def _set_clocks(self, entry: Entry, ply: int, told: bool) -> None:
        """All clocks stand still for a reaction, whose fixed time is charged to no one, and for an
        automatic answer."""
        clocks = self.clocks
        if clocks is None:
            return
        acted = None
        if entry.kind == "act" and entry.seat is not None and clocks.asked == entry.seat:
            clocks.run(None, entry.at)
            acted = clocks.left(entry.at)
            clocks.acted(entry.seat)
        elif entry.kind == "rewind":
            self._turn_back_clocks(entry, clocks)
        asked = self.actor in SEATS and self.silence() is None and self.only_answer() is None
        clocks.run(self.actor if asked else None, entry.at)
        left = clocks.left(entry.at)
        if told and entry.left is not None:  # the server may have been down for a while
            clocks.set(entry.left, entry.at)
        if acted is not None:
            refunds = [now - then for now, then in zip(clocks.left(entry.at), left, strict=True)]
            self._left_at[ply] = acted[0] + refunds[0], acted[1] + refunds[1]

    def _turn_back_clocks(self, entry: Entry, clocks: Clocks) -> None:
        """The clocks of the moment that the game goes back to. The player who takes back does not
        get back the time that has passed since; so undoing earns no increments and no free thinking
        time."""
        assert entry.seat is not None
        clocks.run(None, entry.at)
        then, now = self._left_at.get(self.ply), clocks.left(entry.at)
        if then is not None:
            own = min(then[entry.seat], now[entry.seat])
            other = then[1 - entry.seat]
            clocks.go_back((own, other) if entry.seat == 0 else (other, own), entry.at)


def _progress(setup: Setup) -> LessonProgress | None:
    if setup.mode != "lesson":
        return None
    lesson = lesson_of(setup.game, setup.rules)
    if lesson is None:
        raise Denied("no-lesson")
    return LessonProgress(lesson)
