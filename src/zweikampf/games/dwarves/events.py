"""What happens in a game of Dwarves, and who may see it (Z15.1, Z15.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, assert_never

from zweikampf.engine.game import Event
from zweikampf.games.dwarves import cards, notes, payments

NOTHING_PAID = "free"  # the payment of an event that costs nothing


@dataclass(frozen=True)
class FirstChosen(Event):
    name: ClassVar = "first-chosen"
    seat: int


@dataclass(frozen=True)
class CardDealt(Event):
    """To a seat, from its own deck; the other one sees only that it was dealt a card."""

    name: ClassVar = "card-dealt"
    seat: int
    card: str | None


@dataclass(frozen=True)
class TurnBegan(Event):
    name: ClassVar = "turn-began"
    seat: int


@dataclass(frozen=True)
class SupplyFixed(Event):
    """How many cards will be drawn, by choice or because there was none."""

    name: ClassVar = "supply-fixed"
    seat: int
    count: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """Only the owner sees which."""

    name: ClassVar = "card-drawn"
    seat: int
    card: str | None


@dataclass(frozen=True)
class DiceTaken(Event):
    """How many dice are to be rolled, and how many may be rolled again later."""

    name: ClassVar = "dice-taken"
    seat: int
    count: int
    rerolls: int


@dataclass(frozen=True)
class DieRolled(Event):
    name: ClassVar = "die-rolled"
    die: str


@dataclass(frozen=True)
class DieTakenBack(Event):
    """A die that is to be rolled again."""

    name: ClassVar = "die-taken-back"
    seat: int
    die: str


@dataclass(frozen=True)
class DiceKept(Event):
    name: ClassVar = "dice-kept"
    seat: int


@dataclass(frozen=True)
class TwistPlayed(Event):
    name: ClassVar = "twist-played"
    seat: int
    card: str


@dataclass(frozen=True)
class CardPlayed(Event):
    """From the hand to the display."""

    name: ClassVar = "card-played"
    seat: int
    card: str
    payment: str


@dataclass(frozen=True)
class EventPlayed(Event):
    """An event card: E1 with its payment, or E2, which is free."""

    name: ClassVar = "event-played"
    seat: int
    card: str
    payment: str


@dataclass(frozen=True)
class CardRemoved(Event):
    """By E1, from the display of this seat."""

    name: ClassVar = "card-removed"
    seat: int
    card: str


@dataclass(frozen=True)
class DieTurned(Event):
    """By E2: a die showing this face is an axe now."""

    name: ClassVar = "die-turned"
    seat: int
    die: str


@dataclass(frozen=True)
class AllyUsed(Event):
    name: ClassVar = "ally-used"
    seat: int
    card: str
    die: str


@dataclass(frozen=True)
class JokerTaken(Event):
    """From the centre, or robbed from the opponent."""

    name: ClassVar = "joker-taken"
    seat: int
    source: Literal["centre", "opponent"]


@dataclass(frozen=True)
class DamageNamed(Event):
    """This seat is about to suffer 1 damage on a card or on its pile."""

    name: ClassVar = "damage-named"
    seat: int
    target: str


@dataclass(frozen=True)
class DamageCancelled(Event):
    name: ClassVar = "damage-cancelled"
    seat: int
    target: str


@dataclass(frozen=True)
class CardHurt(Event):
    name: ClassVar = "card-hurt"
    seat: int
    card: str


@dataclass(frozen=True)
class CardDefeated(Event):
    name: ClassVar = "card-defeated"
    seat: int
    card: str


@dataclass(frozen=True)
class CardTurnedUp(Event):
    """Lost from the pile of this seat, for all to see."""

    name: ClassVar = "card-turned-up"
    seat: int
    card: str


@dataclass(frozen=True)
class EndChosen(Event):
    name: ClassVar = "end-chosen"
    seat: int


@dataclass(frozen=True)
class Passed(Event):
    """No answer to a card, a hit or a named damage."""

    name: ClassVar = "passed"
    seat: int


@dataclass(frozen=True)
class TurnEnded(Event):
    """Damage is forgotten, unused dice lapse."""

    name: ClassVar = "turn-ended"
    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    name: ClassVar = "game-ended"


DwarvesEvent = (
    FirstChosen
    | CardDealt
    | TurnBegan
    | SupplyFixed
    | CardDrawn
    | DiceTaken
    | DieRolled
    | DieTakenBack
    | DiceKept
    | TwistPlayed
    | CardPlayed
    | EventPlayed
    | CardRemoved
    | DieTurned
    | AllyUsed
    | JokerTaken
    | DamageNamed
    | DamageCancelled
    | CardHurt
    | CardDefeated
    | CardTurnedUp
    | EndChosen
    | Passed
    | TurnEnded
    | GameEnded
)


def seen(event: DwarvesEvent, seat: int | None) -> DwarvesEvent:
    """The event as a seat or a spectator sees it. A new kind of event must be named here."""
    match event:
        case CardDealt() | CardDrawn():
            return event if event.seat == seat else replace(event, card=None)
        case (
            FirstChosen()
            | TurnBegan()
            | SupplyFixed()
            | DiceTaken()
            | DieRolled()
            | DieTakenBack()
            | DiceKept()
            | TwistPlayed()
            | CardPlayed()
            | EventPlayed()
            | CardRemoved()
            | DieTurned()
            | AllyUsed()
            | JokerTaken()
            | DamageNamed()
            | DamageCancelled()
            | CardHurt()
            | CardDefeated()
            | CardTurnedUp()
            | EndChosen()
            | Passed()
            | TurnEnded()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)


def from_row(row: tuple[int, ...]) -> DwarvesEvent:
    """The event that a row of the journal stands for."""
    code, a, b, c, _ = row
    kind, item, target = cards.KINDS, cards.ITEMS, cards.TARGETS
    match code:
        case notes.FIRST_CHOSEN:
            return FirstChosen(a)
        case notes.CARD_DEALT:
            return CardDealt(a, kind[b])
        case notes.TURN_BEGAN:
            return TurnBegan(a)
        case notes.SUPPLY_FIXED:
            return SupplyFixed(a, b)
        case notes.CARD_DRAWN:
            return CardDrawn(a, kind[b])
        case notes.DICE_TAKEN:
            return DiceTaken(a, b, c)
        case notes.DIE_ROLLED:
            return DieRolled(item[a])
        case notes.DIE_TAKEN_BACK:
            return DieTakenBack(a, item[b])
        case notes.DICE_KEPT:
            return DiceKept(a)
        case notes.TWIST_PLAYED:
            return TwistPlayed(a, kind[b])
        case notes.CARD_PLAYED:
            return CardPlayed(a, kind[b], payments.PAYMENTS[c])
        case notes.EVENT_PLAYED:
            payment = NOTHING_PAID if c == payments.NO_PAYMENT else payments.PAYMENTS[c]
            return EventPlayed(a, kind[b], payment)
        case notes.CARD_REMOVED:
            return CardRemoved(a, kind[b])
        case notes.DIE_TURNED:
            return DieTurned(a, item[b])
        case notes.ALLY_USED:
            return AllyUsed(a, kind[b], item[c])
        case notes.JOKER_TAKEN:
            return JokerTaken(a, "opponent" if b else "centre")
        case notes.DAMAGE_NAMED:
            return DamageNamed(a, target[b])
        case notes.DAMAGE_CANCELLED:
            return DamageCancelled(a, target[b])
        case notes.CARD_HURT:
            return CardHurt(a, kind[b])
        case notes.CARD_DEFEATED:
            return CardDefeated(a, kind[b])
        case notes.CARD_TURNED_UP:
            return CardTurnedUp(a, kind[b])
        case notes.END_CHOSEN:
            return EndChosen(a)
        case notes.PASSED:
            return Passed(a)
        case notes.TURN_ENDED:
            return TurnEnded(a)
        case notes.GAME_ENDED:
            return GameEnded()
        case _:
            raise ValueError(f"no such note: {code}")
