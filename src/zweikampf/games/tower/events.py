"""What happens in a game of Tower, in its own words. Everyone sees all of it (W13.1).

``source`` and ``target`` are places as tokens name them, seen from the active seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, assert_never

from zweikampf.engine.game import Event
from zweikampf.games.tower import actions, cards, notes


@dataclass(frozen=True)
class DepotCardTurnedUp(Event):
    name: ClassVar = "depot-card-turned-up"
    seat: int
    card: str


@dataclass(frozen=True)
class StoreOpened(Event):
    """In the setup, with a card of this seat's stock."""

    name: ClassVar = "store-opened"
    seat: int
    store: int
    card: str


@dataclass(frozen=True)
class LotDrawn(Event):
    """Equal depot cards: this seat begins."""

    name: ClassVar = "lot-drawn"
    seat: int


@dataclass(frozen=True)
class TurnBegan(Event):
    name: ClassVar = "turn-began"
    seat: int


@dataclass(frozen=True)
class CardLaidOnTower(Event):
    name: ClassVar = "card-laid-on-tower"
    seat: int
    card: str
    source: str


@dataclass(frozen=True)
class CardLaidOnStore(Event):
    name: ClassVar = "card-laid-on-store"
    seat: int
    card: str
    source: str
    store: int


@dataclass(frozen=True)
class OpponentLoaded(Event):
    """A card went on the opponent's interim store."""

    name: ClassVar = "opponent-loaded"
    seat: int
    card: str
    source: str


@dataclass(frozen=True)
class PairMoved(Event):
    name: ClassVar = "pair-moved"
    seat: int
    lower: str
    upper: str
    source: int
    store: int


@dataclass(frozen=True)
class StockRecycled(Event):
    """The interim store was turned over and is the stock now."""

    name: ClassVar = "stock-recycled"
    seat: int


@dataclass(frozen=True)
class DrawBegan(Event):
    name: ClassVar = "draw-began"
    seat: int


@dataclass(frozen=True)
class CardDrawn(Event):
    name: ClassVar = "card-drawn"
    seat: int
    card: str


@dataclass(frozen=True)
class CardPutAway(Event):
    name: ClassVar = "card-put-away"
    seat: int
    card: str


@dataclass(frozen=True)
class DepotCardBoughtOut(Event):
    name: ClassVar = "depot-card-bought-out"
    seat: int
    card: str


@dataclass(frozen=True)
class Passed(Event):
    name: ClassVar = "passed"
    seat: int


@dataclass(frozen=True)
class GoldPaid(Event):
    name: ClassVar = "gold-paid"
    seat: int
    amount: int


@dataclass(frozen=True)
class RewardEarned(Event):
    name: ClassVar = "reward-earned"
    seat: int
    amount: int
    why: str


@dataclass(frozen=True)
class RewardOffered(Event):
    """It has to be taken before anything else is done."""

    name: ClassVar = "reward-offered"
    seat: int
    amount: int
    why: str


@dataclass(frozen=True)
class RewardTaken(Event):
    name: ClassVar = "reward-taken"
    seat: int
    amount: int


@dataclass(frozen=True)
class RewardLapsed(Event):
    name: ClassVar = "reward-lapsed"
    seat: int
    amount: int


@dataclass(frozen=True)
class CallWaived(Event):
    name: ClassVar = "call-waived"
    seat: int


@dataclass(frozen=True)
class TurmCalled(Event):
    name: ClassVar = "turm-called"
    seat: int
    right: bool


@dataclass(frozen=True)
class TowerCardMissed(Event):
    """After a valid TURM!: this seat left a card lying that fits a tower.

    ``place`` is where it lay before the action that is undone. It still lies there, but for a
    drawn card (``d``), which goes on the stock (W9.4).
    """

    name: ClassVar = "tower-card-missed"
    seat: int
    card: str
    place: str


@dataclass(frozen=True)
class CardTakenBack(Event):
    name: ClassVar = "card-taken-back"
    seat: int
    card: str
    source: str
    target: str


@dataclass(frozen=True)
class StockTurnedBack(Event):
    """The recycling was undone: the stock is the interim store again."""

    name: ClassVar = "stock-turned-back"
    seat: int


@dataclass(frozen=True)
class GoldGivenBack(Event):
    """A payment was undone."""

    name: ClassVar = "gold-given-back"
    seat: int
    amount: int


@dataclass(frozen=True)
class BonusTakenBack(Event):
    """The depot bonus was undone."""

    name: ClassVar = "bonus-taken-back"
    seat: int
    amount: int


@dataclass(frozen=True)
class FinePaid(Event):
    """This seat paid the other one."""

    name: ClassVar = "fine-paid"
    seat: int
    amount: int


@dataclass(frozen=True)
class BlockAsked(Event):
    name: ClassVar = "block-asked"
    seat: int


@dataclass(frozen=True)
class InterimStoreBlocked(Event):
    name: ClassVar = "interim-store-blocked"
    seat: int


@dataclass(frozen=True)
class BlockWaived(Event):
    name: ClassVar = "block-waived"
    seat: int


@dataclass(frozen=True)
class BlockLifted(Event):
    """The nugget on this seat's interim store went to the bank."""

    name: ClassVar = "block-lifted"
    seat: int


@dataclass(frozen=True)
class TurnEnded(Event):
    """``idle``: it ended with a pass and had no progress (W12.3)."""

    name: ClassVar = "turn-ended"
    seat: int
    progress: bool
    idle: bool


@dataclass(frozen=True)
class GameEnded(Event):
    name: ClassVar = "game-ended"


TowerEvent = (
    DepotCardTurnedUp
    | StoreOpened
    | LotDrawn
    | TurnBegan
    | CardLaidOnTower
    | CardLaidOnStore
    | OpponentLoaded
    | PairMoved
    | StockRecycled
    | DrawBegan
    | CardDrawn
    | CardPutAway
    | DepotCardBoughtOut
    | Passed
    | GoldPaid
    | RewardEarned
    | RewardOffered
    | RewardTaken
    | RewardLapsed
    | CallWaived
    | TurmCalled
    | TowerCardMissed
    | CardTakenBack
    | StockTurnedBack
    | GoldGivenBack
    | BonusTakenBack
    | FinePaid
    | BlockAsked
    | InterimStoreBlocked
    | BlockWaived
    | BlockLifted
    | TurnEnded
    | GameEnded
)


def seen(event: TowerEvent, seat: int | None) -> TowerEvent:
    """The event as it is, for everyone. A new kind of event must be named here."""
    match event:
        case (
            DepotCardTurnedUp() | StoreOpened() | LotDrawn() | TurnBegan()
            | CardLaidOnTower() | CardLaidOnStore() | OpponentLoaded() | PairMoved()
            | StockRecycled() | DrawBegan() | CardDrawn() | CardPutAway()
            | DepotCardBoughtOut() | Passed() | GoldPaid()
            | RewardEarned() | RewardOffered() | RewardTaken() | RewardLapsed()
            | CallWaived() | TurmCalled() | TowerCardMissed()
            | CardTakenBack() | StockTurnedBack() | GoldGivenBack() | BonusTakenBack()
            | FinePaid() | BlockAsked() | InterimStoreBlocked() | BlockWaived() | BlockLifted()
            | TurnEnded() | GameEnded()
        ):  # fmt: skip
            return event
        case _:
            assert_never(event)


def from_row(row: tuple[int, ...]) -> TowerEvent:
    """The event that a row of the journal stands for."""
    code, seat, b, c, d = row
    token, place = cards.FACE_TOKEN, actions.PLACES
    match code:
        case notes.DEPOT_CARD_TURNED_UP:
            return DepotCardTurnedUp(seat, token[b])
        case notes.STORE_OPENED:
            return StoreOpened(seat, b + 1, token[c])
        case notes.LOT_DRAWN:
            return LotDrawn(seat)
        case notes.TURN_BEGAN:
            return TurnBegan(seat)
        case notes.CARD_LAID_ON_TOWER:
            return CardLaidOnTower(seat, token[b], place[c])
        case notes.CARD_LAID_ON_STORE:
            return CardLaidOnStore(seat, token[b], place[c], d + 1)
        case notes.OPPONENT_LOADED:
            return OpponentLoaded(seat, token[b], place[c])
        case notes.PAIR_MOVED:
            return PairMoved(seat, token[b], token[c], actions.FROM[d] + 1, actions.TO[d] + 1)
        case notes.STOCK_RECYCLED:
            return StockRecycled(seat)
        case notes.DRAW_BEGAN:
            return DrawBegan(seat)
        case notes.CARD_DRAWN:
            return CardDrawn(seat, token[b])
        case notes.CARD_PUT_AWAY:
            return CardPutAway(seat, token[b])
        case notes.DEPOT_CARD_BOUGHT_OUT:
            return DepotCardBoughtOut(seat, token[b])
        case notes.PASSED:
            return Passed(seat)
        case notes.GOLD_PAID:
            return GoldPaid(seat, b)
        case notes.REWARD_EARNED:
            return RewardEarned(seat, b, notes.REWARDS[c])
        case notes.REWARD_OFFERED:
            return RewardOffered(seat, b, notes.REWARDS[c])
        case notes.REWARD_TAKEN:
            return RewardTaken(seat, b)
        case notes.REWARD_LAPSED:
            return RewardLapsed(seat, b)
        case notes.CALL_WAIVED:
            return CallWaived(seat)
        case notes.TURM_CALLED:
            return TurmCalled(seat, bool(b))
        case notes.TOWER_CARD_MISSED:
            return TowerCardMissed(seat, token[b], place[c])
        case notes.CARD_TAKEN_BACK:
            return CardTakenBack(seat, token[b], place[c], place[d])
        case notes.STOCK_TURNED_BACK:
            return StockTurnedBack(seat)
        case notes.GOLD_GIVEN_BACK:
            return GoldGivenBack(seat, b)
        case notes.BONUS_TAKEN_BACK:
            return BonusTakenBack(seat, b)
        case notes.FINE_PAID:
            return FinePaid(seat, b)
        case notes.BLOCK_ASKED:
            return BlockAsked(seat)
        case notes.INTERIM_STORE_BLOCKED:
            return InterimStoreBlocked(seat)
        case notes.BLOCK_WAIVED:
            return BlockWaived(seat)
        case notes.BLOCK_LIFTED:
            return BlockLifted(seat)
        case notes.TURN_ENDED:
            return TurnEnded(seat, bool(b), bool(c))
        case notes.GAME_ENDED:
            return GameEnded()
        case _:
            raise ValueError(f"no such note: {code}")
