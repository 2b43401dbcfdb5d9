"""What is fixed when a table is made, and who sits there.

If the seats are drawn, the people have *places* until the game begins: the maker of the table has
place 0. The draw may swap them. Words are given before that, so they belong to places. Where seats
are chosen a place is a seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, Union

from zweikampf.engine import registry
from zweikampf.engine.dealer import (
    NO_WORDS,
    SECRET_BYTES,
    WORD_BYTES,
    CommittedDealer,
    Dealer,
    StreamDealer,
    Words,
    commitment,
)
from zweikampf.engine.errors import RecordError, ZweikampfError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.engine.reason import because
from zweikampf.server.randomness import Randomness, hex_text
from zweikampf.server.table.clocks import ClockSettings

Mode = Literal["computer", "friend", "screen", "lesson"]
Pace = Literal["fast", "normal", "slow"]
SeatDraw = Literal["none", "pending", "kept", "swapped"]

Computer = Union[int, "BotName"]  # a level or a bot

SWAPPED: SeatDraw = "swapped"

STAND_IN = 3  # the level that plays on for a player who is gone

# How chance follows from the secret: until there were words, from it alone.
WITHOUT_WORDS = 1
WITH_WORDS = 2


@dataclass(frozen=True)
class BotName:
    """A bot of the server as a table remembers it, whatever becomes of the bot."""

    id: str
    de: str
    en: str


@dataclass(frozen=True)
class Seating:
    """Who sits on a seat: a guest, the computer, or no one yet."""

    kind: str  # human, computer, open
    guest: int | None = None
    level: int | None = None  # of a computer that is no bot
    name: str = ""
    bot: BotName | None = None

    @property
    def computer(self) -> Computer | None:
        return self.bot or self.level


@dataclass(frozen=True)
class Setup:
    id: str
    game: str
    rules: int
    options: dict[str, str]
    mode: Mode
    seats: tuple[Seating, Seating]
    clock: ClockSettings | None
    pace: Pace
    reaction: int
    secret: str
    created: int
    digest: str | None = None  # of the deck file; ``None`` if the table is older than digests
    next: str | None = None
    origin: str | None = None  # the finished table that this one continues ...
    opening: tuple[str, ...] = ()  # ... and the tokens of its game that are taken over
    scheme: int = WITH_WORDS
    draws_seats: bool = False  # ``seats`` are places until the game begins ...
    swapped: bool = False  # ... and this is what the draw has done to them

    @property
    def is_sealed(self) -> bool:
        """The cards of a lesson are known to everyone, and a player who continues a game knows some
        of its cards: nothing is promised there."""
        return self.mode != "lesson" and not self.origin

    @property
    def commitment(self) -> str:
        """What fixes the secret before the game."""
        return commitment(bytes.fromhex(self.secret), self.id) if self.is_sealed else ""

    @property
    def needs_words(self) -> bool:
        return self.is_sealed and self.scheme >= WITH_WORDS

    @property
    def continued(self) -> str:
        """As a record writes it."""
        return f"{self.origin} {len(self.opening)}" if self.origin else ""

    def dealer(self, words: Words = NO_WORDS) -> Dealer:
        """Both are repeatable, because a table is read back from the store, and both come from the
        secure source that the secret was drawn from."""
        secret = bytes.fromhex(self.secret)
        if not self.is_sealed:
            return StreamDealer(secret, self.id)
        return CommittedDealer(self.id, secret, words)

    def opened(self, over: bool) -> str | None:
        """The secret behind the commitment, when the game is over."""
        return self.secret if over and self.commitment else None

    def open(self) -> tuple[AnyGame, Options]:
        """The game and its options, if this version of the rules is still known and the deck file
        still says the same."""
        game = registry.find(self.game)
        options = game.options_by(self.options, self.rules)
        if self.digest is not None and self.digest != game.digest(options):
            raise RecordError(because("wrong-digest", game=self.game))
        return game, options

    @property
    def is_known(self) -> bool:
        try:
            self.open()
        except ZweikampfError:
            return False
        return True

    @property
    def deck(self) -> str:
        """The digest of the deck file, for a record. A table that is older than digests is assumed
        to have been played with today's file."""
        if self.digest is not None or not self.is_known:
            return self.digest or ""
        game, options = self.open()
        return game.digest(options)

    def by_todays_rules(self) -> Setup:
        game = registry.find(self.game)
        options = game.options.parse(self.options)
        return replace(
            self, rules=game.version, options=options.texts(), digest=game.digest(options)
        )

    def seats_of(self, guest: int | None) -> list[int]:
        if guest is None:
            return []
        return [at for at, seating in enumerate(self.seats) if seating.guest == guest]

    # Places

    def seat_draw(self, begun: bool) -> SeatDraw:
        if not self.draws_seats:
            return "none"
        drawn = SWAPPED if self.swapped else "kept"
        return drawn if begun else "pending"

    def turned(self) -> Setup:
        """As the draw has it."""
        return replace(self, seats=(self.seats[1], self.seats[0]), swapped=not self.swapped)

    def seat_of(self, place: int | None) -> int | None:
        """Where a reader sits who came to a place. At one screen both seats belong to the same
        reader, and the draw only moves the names."""
        moves = place is not None and self.swapped and self.mode != "screen"
        return 1 - place if moves and place is not None else place

    def place_of(self, seat: int | None) -> int | None:
        return self.seat_of(seat)  # a swap undoes itself

    @property
    def open_place(self) -> int | None:
        """The place that no one has taken yet."""
        kinds = [seating.kind for seating in self.seats]
        return kinds.index("open") if "open" in kinds else None

    def seated(self, place: int, seating: Seating) -> Setup:
        """With someone else, or no one, on a place."""
        one, two = (seating if at == place else old for at, old in enumerate(self.seats))
        return replace(self, seats=(one, two))

    def rematch(self, now: int, randomness: Randomness) -> Setup:
        """The table of the rematch; after a lesson or a continued game it is a game like any other,
        and after a game of older rules it is played by today's."""
        return replace(
            self.by_todays_rules(),
            mode="computer" if self.mode == "lesson" else self.mode,
            id=new_id(randomness),
            secret=new_secret(randomness),
            seats=(self.seats[1], self.seats[0]),
            created=now,
            next=None,
            origin=None,
            opening=(),
            scheme=WITH_WORDS,
            draws_seats=False,
            swapped=False,
        )


def new_id(randomness: Randomness) -> str:
    return hex_text(randomness, 8)


def new_secret(randomness: Randomness) -> str:
    return hex_text(randomness, SECRET_BYTES)


def new_word(randomness: Randomness) -> str:
    return hex_text(randomness, WORD_BYTES)
