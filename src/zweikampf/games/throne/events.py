"""What happens in a game of Throne, and who may see it (T10.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, assert_never

from zweikampf.engine.game import Event
from zweikampf.games.throne import cards, notes, rules


@dataclass(frozen=True)
class LeaderChosen(Event):
    name: ClassVar = "leader-chosen"
    seat: int


@dataclass(frozen=True)
class CardDealt(Event):
    """To a seat; the other one sees only that it was dealt a card."""

    name: ClassVar = "card-dealt"
    seat: int
    card: str | None


@dataclass(frozen=True)
class TrickBegan(Event):
    """This seat leads; tricks count from 1 to 13 in each phase."""

    name: ClassVar = "trick-began"
    seat: int
    phase: int
    trick: int


@dataclass(frozen=True)
class CardTurnedUp(Event):
    name: ClassVar = "card-turned-up"
    card: str


@dataclass(frozen=True)
class CardLed(Event):
    name: ClassVar = "card-led"
    seat: int
    card: str


@dataclass(frozen=True)
class CardFollowed(Event):
    name: ClassVar = "card-followed"
    seat: int
    card: str


@dataclass(frozen=True)
class VoidShown(Event):
    """The seat has no card of this faction in its hand."""

    name: ClassVar = "void-shown"
    seat: int
    faction: str


@dataclass(frozen=True)
class TrickWon(Event):
    """By the led card or by the one that answered it; for ``why`` see ``rules.why_trick_won``."""

    name: ClassVar = "trick-won"
    seat: int
    led: str
    card: str
    why: str


@dataclass(frozen=True)
class UpcardRecruited(Event):
    name: ClassVar = "upcard-recruited"
    seat: int
    card: str


@dataclass(frozen=True)
class CardScored(Event):
    name: ClassVar = "card-scored"
    seat: int
    card: str


@dataclass(frozen=True)
class CardDiscarded(Event):
    name: ClassVar = "card-discarded"
    card: str


@dataclass(frozen=True)
class CardTakenFaceDown(Event):
    """The loser's face-down card; only the loser sees it."""

    name: ClassVar = "card-taken-down"  # older than the class: stored games have this name
    seat: int
    card: str | None


@dataclass(frozen=True)
class PhaseTwoBegan(Event):
    """The follower piles are the new hands."""

    name: ClassVar = "phase-two-began"
    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    name: ClassVar = "game-ended"


ThroneEvent = (
    LeaderChosen
    | CardDealt
    | TrickBegan
    | CardTurnedUp
    | CardLed
    | CardFollowed
    | VoidShown
    | TrickWon
    | UpcardRecruited
    | CardScored
    | CardDiscarded
    | CardTakenFaceDown
    | PhaseTwoBegan
    | GameEnded
)


def seen(event: ThroneEvent, seat: int | None) -> ThroneEvent:
    """The event as a seat or a spectator sees it. A new kind of event must be named here."""
    match event:
        case CardDealt() | CardTakenFaceDown():
            return event if event.seat == seat else replace(event, card=None)
        case (
            LeaderChosen()
            | TrickBegan()
            | CardTurnedUp()
            | CardLed()
            | CardFollowed()
            | VoidShown()
            | TrickWon()
            | UpcardRecruited()
            | CardScored()
            | CardDiscarded()
            | PhaseTwoBegan()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)


def from_row(row: tuple[int, ...]) -> ThroneEvent:
    """The event that a row of the journal stands for."""
    code, a, b, c, _ = row
    token = cards.TOKEN
    match code:
        case notes.LEADER_CHOSEN:
            return LeaderChosen(a)
        case notes.CARD_DEALT:
            return CardDealt(a, token[b])
        case notes.TRICK_BEGAN:
            return TrickBegan(a, b, c)
        case notes.CARD_TURNED_UP:
            return CardTurnedUp(token[a])
        case notes.CARD_LED:
            return CardLed(a, token[b])
        case notes.CARD_FOLLOWED:
            return CardFollowed(a, token[b])
        case notes.VOID_SHOWN:
            return VoidShown(a, cards.FACTIONS[b])
        case notes.TRICK_WON:
            return TrickWon(a, token[b], token[c], rules.why_trick_won(b, c))
        case notes.UPCARD_RECRUITED:
            return UpcardRecruited(a, token[b])
        case notes.CARD_SCORED:
            return CardScored(a, token[b])
        case notes.CARD_DISCARDED:
            return CardDiscarded(token[a])
        case notes.CARD_TAKEN_FACE_DOWN:
            return CardTakenFaceDown(a, token[b])
        case notes.PHASE_TWO_BEGAN:
            return PhaseTwoBegan(a)
        case notes.GAME_ENDED:
            return GameEnded()
        case _:
            raise ValueError(f"no such note: {code}")
