"""What speaks for a move of Dwarves, and what against it: facts that its player can check."""

from __future__ import annotations

from collections.abc import Sequence

from zweikampf.engine.game import Event
from zweikampf.engine.reason import Reason, because
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import cards, decks, events
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.game import GAME
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.view import DwarvesView
from zweikampf.players.consequences import after, let_go
from zweikampf.players.dwarves.prospects import dice_for, enough_for, rolled, uses

# What a support does for the rest of the game, by the effect of its sheet.
_SUPPORTS = {
    "extra_card": "why-extra-card",
    "extra_die": "why-extra-die",
    "reroll": "why-reroll",
}
# What an ally does with each die that it can use.
_ALLIES = {"hit": "why-ally-hits", "gain": "why-ally-gains"}
_COSTS = (
    "why-loses-card",
    "why-loses-pile",
    "why-roll-risks",
    "why-spends-axes",
    "why-spends-jokers",
    "why-may-be-prevented",
    "why-dice-lapse",
)


def why(view: DwarvesView, token: str, legal: Sequence[str]) -> list[Reason]:
    if view.seat is None:
        return []
    before = GAME.sample(view, Rng(0))
    world, seen = after(GAME, view, token)
    assert isinstance(world, Dwarves)
    seen += let_go(GAME, world, view.seat, "pass")
    deck = decks.find(view.deck)
    found = [reason for event in seen for reason in _of_event(event, view, deck)]
    found += _outlook(seen, before, world, deck)
    if view.phase == "shield":
        found += _suffering(view, token, deck)
    found += _spared(view, token, legal, deck)
    return sorted(found, key=lambda reason: reason.code in _COSTS)  # what it brings comes first


def _outlook(seen: Sequence[Event], before: Dwarves, world: Dwarves, deck: Deck) -> list[Reason]:
    """What dice and joker cards are good for after the move."""
    match seen[0]:
        case events.DiceKept():
            return enough_for(uses(world), deck) or _too_little(before)
        case events.DieTakenBack():
            return rolled(before, world, deck)
        case events.TwistPlayed(card="T3"):
            return rolled(before, world, deck)
        case events.EventPlayed(card="E2"):
            return enough_for(uses(world) - uses(before), deck)
        case events.CardPlayed() as played if count := dice_for(world, played.card):
            return [because("why-dice-for-it", count=count)]
    return []


def _too_little(before: Dwarves) -> list[Reason]:
    """Nothing can be paid for: a turn without that brings a joker card, as a rule (Z13.2)."""
    own = GAME.view(before, before.active)
    for token in ("keep", "end"):
        world, seen = after(GAME, own, token)
        assert isinstance(world, Dwarves)
        seen += let_go(GAME, world, before.active, "pass")
        own = GAME.view(world, before.active)
    gets_joker = any(isinstance(event, events.JokerTaken) for event in seen)
    return [because("why-too-little"), *([because("why-joker-unspent")] if gets_joker else [])]


def _spared(view: DwarvesView, token: str, legal: Sequence[str], deck: Deck) -> list[Reason]:
    """What could have been used, and is still there after an answer that uses nothing."""
    if token not in ("keep", "pass", "end"):
        return []
    saved = sorted({each[:2] for each in legal if cards.is_kind(each[:2])})
    found = [because("why-saves", card=card) for card in saved]
    strikes = [each.partition(">")[2] for each in legal if each.startswith("T1>")]
    if strikes and not any(_would_end_it(target, view, deck) for target in strikes):
        found.append(because("why-strike-too-weak"))
    if token == "end":
        if any("C" in each.partition("=")[2] for each in legal):
            found.append(because("why-saves-jokers", count=view.usable))
        dice = len(view.dice)
        found.append(because("why-dice-lapse", count=dice) if dice else because("why-no-dice"))
    return found


def _of_event(event: Event, view: DwarvesView, deck: Deck) -> list[Reason]:
    assert view.seat is not None
    seat = view.seat
    match event:
        case events.CardPlayed() if event.seat == seat:
            return [*_gained(event.card, deck), *_paid(event.payment)]
        case events.EventPlayed() if event.seat == seat:
            return _paid(event.payment)
        case events.CardRemoved() if event.seat != seat:
            return _lost(event.card, deck)
        case events.DieTurned() if event.seat == seat:
            return [because("why-axe")]
        case events.AllyUsed() if event.seat == seat:
            return _paid(event.die)
        case events.JokerTaken() if event.seat == seat:
            return [because("why-joker", source=event.source)]
        case events.DamageNamed() if event.seat != seat:
            return [*_hit(event.target, view, deck), *_may_be_prevented(view)]
        case events.SupplyFixed() if view.phase == "supply":
            left = view.sides[view.seat].pile_count - event.count
            return [because("why-draws", cards=event.count, count=left)]
        case events.DiceTaken() if view.phase == "dice":
            return [because("why-more-dice", count=event.count)]
    return []


def _gained(card: str, deck: Deck) -> list[Reason]:
    kind = cards.kind_of(card)
    if deck.points[kind]:
        return [because("why-points", points=deck.points[kind])]
    sheet = deck.sheets[kind]
    if code := _ALLIES.get(sheet.effect):
        if len(sheet.faces) == cards.AXE:
            return [because(f"{code}-any", card=card)]
        return [because(code, card=card, dice="".join(map(str, sheet.faces)))]
    code = _SUPPORTS.get(sheet.effect)
    return [because(code)] if code else []


def _paid(payment: str) -> list[Reason]:
    """What is spent that would be worth more than a die."""
    found = []
    if axes := payment.count("J"):
        found.append(because("why-spends-axes", count=axes))
    if jokers := payment.count("C"):
        found.append(because("why-spends-jokers", count=jokers))
    return found


def _hit(target: str, view: DwarvesView, deck: Deck) -> list[Reason]:
    assert view.seat is not None
    side = view.sides[1 - view.seat]
    if not cards.is_kind(target):
        return [because("why-hits-pile", count=side.pile_count - 1)]
    left = deck.health[cards.kind_of(target)] - dict(side.damage).get(target, 0) - 1
    return [because("why-hurts", target=target, left=left)] if left else _lost(target, deck)


def _lost(target: str, deck: Deck) -> list[Reason]:
    points = deck.points[cards.kind_of(target)]
    return [because("why-defeats", target=target, points=points)]


def _suffering(view: DwarvesView, token: str, deck: Deck) -> list[Reason]:
    """What the named damage does to the seat's own cards if nobody prevents it."""
    assert view.seat is not None
    _, seen = after(GAME, view, "pass")
    is_lost = any(isinstance(event, events.CardDefeated) for event in seen)
    card = view.target or ""
    if token != "pass":
        return [because("why-prevents-loss", card=card) if is_lost else because("why-prevents")]
    if card == "pile":
        return [because("why-loses-pile", count=view.sides[view.seat].pile_count - 1)]
    if not is_lost:
        return [because("why-holds", card=card)]
    return [because("why-loses-card", card=card, points=deck.points[cards.kind_of(card)])]


def _would_end_it(target: str, view: DwarvesView, deck: Deck) -> bool:
    """Whether 1 damage is enough to defeat this card, or to empty the pile."""
    hit = _hit(target, view, deck)[0]
    return hit.code == "why-defeats" or hit.values.get("count") == 0


def _may_be_prevented(view: DwarvesView) -> list[Reason]:
    """A twist that shields, not yet in the discard pile, and a hand that may hold it (Z12.1)."""
    assert view.seat is not None
    other = view.sides[1 - view.seat]
    if "T2" not in other.twists or not other.hand_count:
        return []
    return [because("why-may-be-prevented")]
