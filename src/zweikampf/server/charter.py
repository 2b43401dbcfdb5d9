"""What is fixed when a table is made, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from zweikampf.engine import registry
from zweikampf.engine.dealer import (
    NO_WORDS,
    SECRET_BYTES,
    CommittedDealer,
    Dealer,
    StreamDealer,
    commitment,
)
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.server.randomness import Randomness, hex_text
from zweikampf.server.wire.common import ClockSet, Mode, Pace


@dataclass(frozen=True)
class Seating:
    """Who sits on a seat: a guest, the computer, or nobody yet."""

    kind: str  # human, computer, open
    guest: int | None = None
    level: int | None = None
    name: str = ""


@dataclass(frozen=True)
class Charter:
    id: str
    game: str
    rules: int
    options: dict[str, str]
    mode: Mode
    seats: tuple[Seating, Seating]
    clock: ClockSet | None
    pace: Pace
    reaction: int
    secret: str
    created: int
    next: str | None = None
    origin: str | None = None  # the finished table that this one goes on from ...
    opening: tuple[str, ...] = ()  # ... and the tokens of its game that are taken over

    @property
    def commitment(self) -> str:
        """What fixes the cards before the game. Those of a lesson are no secret from anybody, and
        whoever goes on from a game knows some of its cards: nothing is promised there."""
        if self.mode == "lesson" or self.origin:
            return ""
        return commitment(bytes.fromhex(self.secret), self.id)

    @property
    def continued(self) -> str:
        """As a record writes it."""
        return f"{self.origin} {len(self.opening)}" if self.origin else ""

    def dealer(self) -> Dealer:
        """Both are repeatable, as a table must be that is read back from the store, and both
        come from the secure source that the secret was drawn from."""
        secret = bytes.fromhex(self.secret)
        if self.origin:
            return StreamDealer(secret, self.id)
        return CommittedDealer(self.id, secret, NO_WORDS)

    def opened(self, over: bool) -> str | None:
        """The secret behind the commitment, when the game is over."""
        return self.secret if over and self.commitment else None

    def open(self) -> tuple[AnyGame, Options]:
        """The game and its options, if this version of the rules is still known."""
        game = registry.find(self.game)
        return game, game.options_by(self.options, self.rules)

    def seats_of(self, guest: int | None) -> list[int]:
        if guest is None:
            return []
        return [at for at, seating in enumerate(self.seats) if seating.guest == guest]

    def joined(self, guest: int, name: str) -> Charter:
        """With a guest on the open seat."""
        one, two = (
            Seating("human", guest, None, name) if seating.kind == "open" else seating
            for seating in self.seats
        )
        return replace(self, seats=(one, two))

    def swapped(self, now: int, randomness: Randomness) -> Charter:
        """The table of the rematch; after a lesson or a game that was taken over it is a game like
        any other, and after a game of older rules it is played by those of today."""
        return replace(
            self,
            rules=registry.find(self.game).version,
            mode="computer" if self.mode == "lesson" else self.mode,
            id=new_id(randomness),
            secret=new_secret(randomness),
            seats=(self.seats[1], self.seats[0]),
            created=now,
            next=None,
            origin=None,
            opening=(),
        )


def new_id(randomness: Randomness) -> str:
    return hex_text(randomness, 8)


def new_secret(randomness: Randomness) -> str:
    return hex_text(randomness, SECRET_BYTES)
