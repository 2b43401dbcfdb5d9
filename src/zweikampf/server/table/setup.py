"""What is fixed when a table is made, and who sits there.

If the seats are drawn, the people have *places* until the game begins: the maker of the table has
place 0. The draw may swap them. Words are given before that, so they belong to places. Where seats
are chosen a place is a seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

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
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.engine.piles import PileDealer
from zweikampf.server.randomness import Randomness, hex_text
from zweikampf.server.table.clocks import ClockSettings
from zweikampf.server.table.deal import Deal
from zweikampf.server.table.known_rules import find_rules, knows
from zweikampf.server.table.seating import BotName as BotName
from zweikampf.server.table.seating import Computer as Computer
from zweikampf.server.table.seating import Seating as Seating

Mode = Literal["computer", "friend", "screen", "lesson", "record"]
Pace = Literal["fast", "normal", "slow"]
SeatDraw = Literal["none", "pending", "kept", "swapped"]

SWAPPED: SeatDraw = "swapped"

STAND_IN = 3  # the level that plays on for a player who is gone

# How chance follows from the secret: until there were words, from it alone. Against the computer
# every pile is fixed, so that its cards can be played again.
WITHOUT_WORDS = 1
WITH_WORDS = 2
BY_PILES = 3


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
    deal: Deal | None = None  # the cards that this table shares with others

    @property
    def is_sealed(self) -> bool:
        """The cards of a lesson are known to everyone, and a player who continues a game knows some
        of its cards: nothing is promised there. What was promised in a game from a file, its record
        says."""
        return self.mode not in ("lesson", "record") and not self.origin

    @property
    def commitment(self) -> str:
        """What fixes the secret before the game."""
        if not self.is_sealed:
            return ""
        return commitment(bytes.fromhex(self.secret), self.deal_name or self.id)

    @property
    def is_by_piles(self) -> bool:
        return self.is_sealed and self.scheme == BY_PILES

    @property
    def deal_name(self) -> str:
        """Whose cards these are, if they are not this table's own."""
        return self.deal.name if self.deal and self.deal.name != self.id else ""

    @property
    def is_weekly(self) -> bool:
        """Everybody on the server plays these cards, for score."""
        return self.deal is not None and self.deal.week is not None

    @property
    def needs_words(self) -> bool:
        """Words cannot change the cards of another game."""
        return self.is_sealed and self.scheme >= WITH_WORDS and not self.deal_name

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
        if not self.is_by_piles:
            return CommittedDealer(self.id, secret, words)
        own = self.deal.words if self.deal and self.deal_name else words
        return PileDealer(self.id, secret, own, deal=self.deal_name)

    def opened(self, over: bool) -> str | None:
        """The secret behind the commitment, when the game is over. That of a week is in the record,
        when the week is over."""
        return self.secret if over and self.commitment and not self.is_weekly else None

    def open(self) -> tuple[AnyGame, Options]:
        """The game and its options, if this version of the rules is still known and the deck file
        still says the same."""
        return find_rules(self.game, self.rules, self.options, self.digest)

    @property
    def is_known(self) -> bool:
        return knows(self.game, self.rules, self.options, self.digest)

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
        mode: Mode = "computer" if self.mode == "lesson" else self.mode
        return replace(
            self.by_todays_rules(),
            mode=mode,
            id=new_id(randomness),
            secret=new_secret(randomness),
            seats=(self.seats[1], self.seats[0]),
            created=now,
            next=None,
            origin=None,
            opening=(),
            scheme=scheme_of(mode),
            draws_seats=False,
            swapped=False,
            deal=None,
        )


def scheme_of(mode: Mode) -> int:
    """How a new table deals."""
    return BY_PILES if mode == "computer" else WITH_WORDS


def new_id(randomness: Randomness) -> str:
    return hex_text(randomness, 8)


def new_deal_id(randomness: Randomness) -> str:
    return hex_text(randomness, 16)


def new_secret(randomness: Randomness) -> str:
    return hex_text(randomness, SECRET_BYTES)


def new_word(randomness: Randomness) -> str:
    return hex_text(randomness, WORD_BYTES)
