"""A view kept up to date by events alone, as a reader sees them."""

from __future__ import annotations

from typing import assert_never

from tests.games.quick import replace
from zweikampf.engine.actors import ActorName
from zweikampf.engine.outcome import Verdict
from zweikampf.games.dwarves import events
from zweikampf.games.dwarves.cards import FACES
from zweikampf.games.dwarves.events import DwarvesEvent
from zweikampf.games.dwarves.view import Cards, DwarvesView, Side, worked_out


def fold(view: DwarvesView, event: DwarvesEvent) -> DwarvesView:
    """The view after the event, and what comes next."""
    after = worked_out(_after(view, event))
    phase = _next_phase(after, event)
    verdict = _verdict(after) if phase == "over" else None
    return replace(after, phase=phase, actor=_actor(phase, after), verdict=verdict)


def _verdict(view: DwarvesView) -> Verdict:
    """Z14 once more."""
    one, two = view.sides
    return Verdict("tie" if one.points == two.points else "points", 1 if one.pile_count else 0)


def _next_phase(view: DwarvesView, event: DwarvesEvent) -> str:
    """The phase that follows (Z5.2): a reader can tell, since questions show no secrets (Z12.1)."""
    match event:
        case events.TurnBegan():
            return "supply"  # unless the number is fixed at once
        case events.SupplyFixed():
            return "draw"
        case events.DiceTaken() | events.DieTakenBack():
            return "roll"
        case events.DieRolled():
            return "roll" if view.to_roll else "dice"
        case events.DiceKept() if view.rules == 1:
            return "card"  # the question came with version 2 of the rules
        case events.DamageNamed():
            return "shield" if _may_hold(view, event.seat, "T2") else "flip"
        case events.Passed():
            return "flip" if view.phase == "shield" else "card"
        case events.TwistPlayed() | events.AllyUsed() | events.EventPlayed():
            return view.phase  # the effect comes next
        case (
            events.DiceKept()
            | events.CardPlayed()
            | events.CardRemoved()
            | events.DieTurned()
            | events.JokerTaken()
            | events.DamageCancelled()
            | events.CardHurt()
            | events.CardDefeated()
            | events.CardTurnedUp()
            | events.EndChosen()
        ):
            assert view.active is not None
            return "react" if _may_hold(view, 1 - view.active, "T1") else "card"
        case events.FirstChosen():
            return "deal"
        case events.GameEnded():
            return "over"
        case events.CardDealt() | events.CardDrawn() | events.TurnEnded():
            return view.phase
        case _:
            assert_never(event)


def _may_hold(view: DwarvesView, seat: int, twist: str) -> bool:
    """Z12.2, Z12.3: a hand card, and a copy that is not in the discard pile."""
    side = view.sides[seat]
    return side.hand_count > 0 and twist in side.twists


def _actor(phase: str, view: DwarvesView) -> ActorName:
    if phase in ("supply", "dice", "card"):
        return _SEATS[view.active or 0]
    if phase == "react":
        return _SEATS[1 - (view.active or 0)]
    if phase == "shield":
        return _SEATS[view.suffering or 0]
    return "over" if phase == "over" else "chance"


_SEATS: tuple[ActorName, ActorName] = (0, 1)


def _after(view: DwarvesView, event: DwarvesEvent) -> DwarvesView:
    match event:
        case events.FirstChosen():
            return replace(view, active=event.seat)
        case events.CardDealt():
            return _drawn(view, event.seat, event.card)
        case events.CardDrawn():
            return replace(_drawn(view, event.seat, event.card), to_draw=view.to_draw - 1)
        case events.TurnBegan():
            usable = view.sides[event.seat].jokers
            return replace(view, active=event.seat, usable=usable, spent=False, ending=False)
        case events.SupplyFixed():
            return replace(view, to_draw=event.count)
        case (
            events.DiceTaken()
            | events.DieRolled()
            | events.DieTakenBack()
            | events.DiceKept()
            | events.DieTurned()
        ):
            return _dice_changed(view, event)
        case events.TwistPlayed():
            return _discarded(_left_hand(view, event.seat, event.card), event.seat, event.card)
        case events.CardPlayed():
            after = _left_hand(_paid(view, event.payment), event.seat, event.card)
            side = after.sides[event.seat]
            return _on(after, event.seat, replace(side, display=_with(side.display, event.card)))
        case events.EventPlayed():
            after = _left_hand(_paid(view, event.payment), event.seat, event.card)
            return _discarded(after, event.seat, event.card)
        case events.CardRemoved() | events.CardDefeated():
            return _left_display(view, event.seat, event.card)
        case events.AllyUsed():
            return _paid(view, event.die)
        case events.JokerTaken():
            return _joker_taken(view, event)
        case events.DamageNamed():
            return replace(view, suffering=event.seat, target=event.target)
        case events.DamageCancelled():
            return _nothing_named(view)
        case events.CardHurt():
            return _hurt(_nothing_named(view), event)
        case events.CardTurnedUp():
            return _turned_up(_nothing_named(view), event)
        case events.EndChosen():
            return replace(view, ending=True)
        case events.TurnEnded():
            sides = [replace(side, damage=()) for side in view.sides]
            return replace(view, sides=(sides[0], sides[1]), dice="", usable=0)
        case events.Passed() | events.GameEnded():
            return view
        case _:
            assert_never(event)


def _drawn(view: DwarvesView, seat: int, card: str | None) -> DwarvesView:
    side = view.sides[seat]
    side = replace(side, hand_count=side.hand_count + 1, pile_count=side.pile_count - 1)
    if card is not None:
        side = replace(side, hand=_with(side.hand, card), unseen=_without(side.unseen, card))
    return _on(view, seat, side)


def _left_hand(view: DwarvesView, seat: int, card: str) -> DwarvesView:
    side = view.sides[seat]
    side = replace(side, hand_count=side.hand_count - 1)
    if seat == view.seat:
        return _on(view, seat, replace(side, hand=_without(side.hand, card)))
    return _on(view, seat, replace(side, unseen=_without(side.unseen, card)))


def _discarded(view: DwarvesView, seat: int, card: str) -> DwarvesView:
    side = view.sides[seat]
    return _on(view, seat, replace(side, discard=_with(side.discard, card)))


def _left_display(view: DwarvesView, seat: int, card: str) -> DwarvesView:
    side = view.sides[seat]
    damage = tuple(pair for pair in side.damage if pair[0] != card)
    display = _without(side.display, card)
    return _discarded(_on(view, seat, replace(side, display=display, damage=damage)), seat, card)


def _turned_up(view: DwarvesView, event: events.CardTurnedUp) -> DwarvesView:
    side = view.sides[event.seat]
    unseen = _without(side.unseen, event.card)
    side = replace(side, unseen=unseen, pile_count=side.pile_count - 1)
    return _discarded(_on(view, event.seat, side), event.seat, event.card)


def _hurt(view: DwarvesView, event: events.CardHurt) -> DwarvesView:
    side = view.sides[event.seat]
    damage = dict(side.damage)
    damage[event.card] = damage.get(event.card, 0) + 1
    return _on(view, event.seat, replace(side, damage=tuple(sorted(damage.items()))))


def _nothing_named(view: DwarvesView) -> DwarvesView:
    return replace(view, suffering=None, target=None)


def _dice_changed(
    view: DwarvesView,
    event: events.DiceTaken
    | events.DieRolled
    | events.DieTakenBack
    | events.DiceKept
    | events.DieTurned,
) -> DwarvesView:
    match event:
        case events.DiceTaken():
            return replace(view, to_roll=event.count, rerolls=event.rerolls)
        case events.DieRolled():
            return replace(view, dice=_dice(view.dice + event.die), to_roll=view.to_roll - 1)
        case events.DieTakenBack():
            dice = view.dice.replace(event.die, "", 1)
            return replace(view, dice=dice, to_roll=1, rerolls=view.rerolls - 1)
        case events.DiceKept():
            return replace(view, rerolls=0)
        case events.DieTurned():
            return replace(view, dice=_dice(view.dice.replace(event.die, "J", 1)))


def _dice(faces: str) -> str:
    return "".join(sorted(faces, key=FACES.index))


def _paid(view: DwarvesView, payment: str) -> DwarvesView:
    """Dice are gone, joker cards go to the centre (Z9.5)."""
    if payment == events.NOTHING_PAID:
        return view
    dice = view.dice
    for item in payment.replace("C", ""):
        dice = dice.replace(item, "", 1)
    jokers = payment.count("C")
    assert view.active is not None
    side = view.sides[view.active]
    after = _on(view, view.active, replace(side, jokers=side.jokers - jokers))
    centre, usable = view.centre + jokers, view.usable - jokers
    return replace(after, dice=dice, centre=centre, usable=usable, spent=True)


def _joker_taken(view: DwarvesView, event: events.JokerTaken) -> DwarvesView:
    side, other = view.sides[event.seat], view.sides[1 - event.seat]
    after = _on(view, event.seat, replace(side, jokers=side.jokers + 1))
    if event.source == "opponent":
        return _on(after, 1 - event.seat, replace(other, jokers=other.jokers - 1))
    return replace(after, centre=view.centre - 1)


def _on(view: DwarvesView, seat: int, side: Side) -> DwarvesView:
    """The view with one side exchanged."""
    return replace(view, sides=(view.sides[0], side) if seat else (side, view.sides[1]))


def _with(pile: Cards, card: str) -> Cards:
    return tuple(sorted((*pile, card)))


def _without(pile: Cards, card: str) -> Cards:
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]
