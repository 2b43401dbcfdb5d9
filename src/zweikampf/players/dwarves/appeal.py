"""What looks good in Dwarves, one turn at a time.

Worth is counted in victory points. An action is worth what it gains at once plus what the dice that
it leaves can still do in this turn; a reroll or T3 is worth the average over its outcomes. Supports
and allies are worth more the longer the game will last, twists have a price so that they wait for
good moments, and nothing is worth emptying the wrong pile.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from zweikampf.games.dwarves import cards, decks
from zweikampf.games.dwarves.cards import FACES
from zweikampf.games.dwarves.sheet import Sheet
from zweikampf.games.dwarves.view import DwarvesView, Side
from zweikampf.players.dwarves import card_values

_DECIDED = 100.0  # the game ends with this action
_EVENT = 0.2
_PILE_HIT = 0.25


@dataclass(frozen=True)
class Outlook:
    """What counts for the rest of this turn, seen from the seat that is asked."""

    deck: str
    left: float  # of the game, by the seat's own pile: 1 at the start, 0 at the end
    allies: tuple[str, ...]
    hit: float  # what one more point of damage is worth at its best


def appeal(view: DwarvesView, token: str) -> float:
    """How good it looks for the seat of this view to do this."""
    assert view.seat is not None
    own, other = view.sides[view.seat], view.sides[1 - view.seat]
    match view.phase:
        case "supply":
            return _supply(own, other, int(token.removeprefix("draw")))
        case "dice":
            return _dice(view, own, token)
        case "shield":
            return _shield(view, own, other, token)
        case "react":
            return 0.0 if token == "pass" else _strike(view, own, other, token)
        case _:
            return _card(view, own, other, token)


# The supply phase


def _supply(own: Side, other: Side, count: int) -> float:
    """Many cards while there are many; the last one only if that wins (Z14.4: a tie does not)."""
    if count == own.pile_count:
        return _DECIDED if own.points > other.points else -_DECIDED
    plenty = own.pile_count > 10 or own.points > other.points + 2
    return float(count if plenty else -count)


# The dice phase


def _dice(view: DwarvesView, own: Side, token: str) -> float:
    outlook = _outlook(view)
    items = _items(view)
    if token == "keep":
        return _best(outlook, own.hand, items)
    if token == "T3":
        count = min(_sheet(view.deck, "T3").amount, cards.MOST_DICE - len(view.dice))
        rolls = ["".join(faces) for faces in product(FACES, repeat=count)]
        price = card_values.TWIST["T3"]
        return _average(outlook, _without(own.hand, "T3"), items, rolls) - price
    left = items.replace(token[-1], "", 1)
    return _average(outlook, own.hand, left, list(FACES))


def _average(outlook: Outlook, hand: tuple[str, ...], items: str, rolls: list[str]) -> float:
    return sum(_best(outlook, hand, _sorted(items + roll)) for roll in rolls) / len(rolls)


# The card phase


def _card(view: DwarvesView, own: Side, other: Side, token: str) -> float:
    if token == "end":
        return card_values.JOKER_CARD if not view.spent and own.jokers < cards.JOKER_CARDS else 0.0
    if token.startswith("T1>"):
        rest = _best(_outlook(view), own.hand, _items(view))
        return _strike(view, own, other, token) + rest
    verb, _, rest_of = token.partition(":")
    kind, _, rest_of = rest_of.partition("=")
    payment, _, target = rest_of.partition(">")
    items = _items(view)
    for item in payment:
        items = items.replace(item, "", 1)
    spent = card_values.JOKER_CARD * payment.count("C")
    outlook = _outlook(view)
    if verb == "hit":
        return _damage(view, own, other, target) + _best(outlook, own.hand, items) - spent
    if verb == "gain":
        return card_values.JOKER_CARD + 0.1 + _best(outlook, own.hand, items)
    hand = _without(own.hand, kind)
    if kind == "E2":
        face = str(_sheet(view.deck, "E2").faces[0])
        return _best(outlook, hand, _sorted(items.replace(face, "J", 1))) - _EVENT
    if kind == "E1":
        return _worth_to_owner(view, other, target) + _best(outlook, hand, items) - spent
    allies = (
        outlook.allies if kind not in cards.ALLIES[: cards.HITTERS] else (*outlook.allies, kind)
    )
    outlook = Outlook(outlook.deck, outlook.left, allies, outlook.hit)
    return _worth(view.deck, kind, outlook.left) + _best(outlook, hand, items) - spent


def _worth(deck: str, kind: str, left: float) -> float:
    """What it is worth to have a card on display, with this much of the game left."""
    points = _sheet(deck, kind).points
    if points:
        # Early on, the opponent has time to remove it.
        return points * (1.2 - 0.4 * left)
    return card_values.HELPERS.get(kind, card_values.PLAIN_ALLY) * (0.1 + left)


def _worth_to_owner(view: DwarvesView, side: Side, kind: str) -> float:
    return _worth(view.deck, kind, side.pile_count / cards.PILE_AT_START)


# Damage


def _damage(view: DwarvesView, own: Side, other: Side, target: str) -> float:
    """One point: a whole card if it is the last one needed, a share if the rest can follow."""
    if target == "pile":
        return _pile_hit(own, other)
    needed = _health(view, other, target)
    if needed > _hits_left(view, own):
        return -0.1  # it would be forgotten at the end of the turn
    return _worth_to_owner(view, other, target) / needed


def _pile_hit(own: Side, other: Side) -> float:
    """A card lost and the end nearer: good for the seat that leads, and decisive with the last
    card."""
    leads = own.points >= other.points  # the attacker's pile is not empty: a tie is won (Z14.4)
    if other.pile_count == 1:
        return _DECIDED if leads else -_DECIDED
    nearness = 1 - other.pile_count / cards.PILE_AT_START
    return _PILE_HIT + (0.3 if leads else -0.5) * nearness


def _hits_left(view: DwarvesView, own: Side) -> int:
    """How many points of damage the seat's own dice and T1 could still deal in this turn."""
    strikes = own.hand.count("T1")
    if view.active != view.seat:
        return strikes
    return strikes + _usable(_hitting_allies(own), _items(view), view.deck)


def _strike(view: DwarvesView, own: Side, other: Side, token: str) -> float:
    """T1 waits for a card that it defeats, alone or with what can follow at once."""
    target = token.removeprefix("T1>")
    if target == "pile":
        gain = _pile_hit(own, other)
        return gain if abs(gain) == _DECIDED else -1.0
    needed = _health(view, other, target)
    if needed > own.hand.count("T1"):
        return -1.0
    return _worth_to_owner(view, other, target) / needed - card_values.TWIST["T1"]


def _shield(view: DwarvesView, own: Side, other: Side, token: str) -> float:
    """T2 saves what this very point would cost: a card, or the last card of a pile."""
    if token == "pass":
        return 0.0
    assert view.target is not None
    if view.target == "pile":
        if own.pile_count > 1:
            return -1.0
        return _DECIDED if own.points <= other.points else -_DECIDED
    if _health(view, own, view.target) > 1:
        return -1.0
    return _worth_to_owner(view, own, view.target) - card_values.TWIST["T2"]


def _health(view: DwarvesView, side: Side, kind: str) -> int:
    return _sheet(view.deck, kind).health - dict(side.damage).get(kind, 0)


# What dice can do in the rest of a turn


def _outlook(view: DwarvesView) -> Outlook:
    assert view.seat is not None
    own, other = view.sides[view.seat], view.sides[1 - view.seat]
    hits = max(1, len(view.dice))
    best = _pile_hit(own, other)
    for kind in other.display:
        if kind[0] in "AV" and _health(view, other, kind) <= hits:
            share = _worth_to_owner(view, other, kind) / _health(view, other, kind)
            best = max(best, share)
    left = own.pile_count / cards.PILE_AT_START
    return Outlook(view.deck, left, _hitting_allies(own), max(0.0, min(best, 5.0)))


def _hitting_allies(side: Side) -> tuple[str, ...]:
    return tuple(kind for kind in side.display if kind in cards.ALLIES[: cards.HITTERS])


@lru_cache(maxsize=20_000)
def _best(outlook: Outlook, hand: tuple[str, ...], items: str) -> float:
    """The worth of playing from the hand what brings most, again and again, then of hitting."""
    best, choice = 0.0, ("", "")
    for kind in sorted(set(hand)):
        if kind[0] not in "AVS":
            continue
        for payment in _payments(_sheet(outlook.deck, kind), items):
            gain = _worth(outlook.deck, kind, outlook.left)
            gain -= 0.02 * len(payment) + card_values.JOKER_CARD * payment.count("C")
            if gain > best:
                best, choice = gain, (kind, payment)
    kind, payment = choice
    if not kind:
        return outlook.hit * _usable(outlook.allies, items.replace("C", ""), outlook.deck)
    for item in payment:
        items = items.replace(item, "", 1)
    return best + _best(outlook, _without(hand, kind), items)


def _payments(sheet: Sheet, items: str) -> Iterator[str]:
    """The cheapest payment for each face: natural dice, then axes, then joker cards."""
    for face in (str(sheet.face),) if sheet.face else FACES[: cards.AXE]:
        usable = face * items.count(face) + "J" * items.count("J") + "C" * items.count("C")
        if len(usable) >= sheet.size:
            yield usable[: sheet.size]


def _usable(allies: tuple[str, ...], items: str, deck: str) -> int:
    """How many of the items some ally can use."""
    faces = {str(face) for ally in allies for face in _sheet(deck, ally).faces}
    return sum(item in faces or item in "JC" for item in items) if allies else 0


def _items(view: DwarvesView) -> str:
    return view.dice + "C" * view.usable


def _sorted(items: str) -> str:
    return "".join(sorted(items, key=cards.ITEMS.index))


def _without(hand: tuple[str, ...], kind: str) -> tuple[str, ...]:
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


def _sheet(deck: str, kind: str) -> Sheet:
    return decks.find(deck).sheets[cards.kind_of(kind)]
