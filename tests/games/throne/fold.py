"""A view kept up to date by events alone, as a reader sees them."""

from __future__ import annotations

from typing import assert_never

from tests.games.quick import replace
from zweikampf.engine.actors import ActorName
from zweikampf.games.throne import cards, events
from zweikampf.games.throne.events import ThroneEvent
from zweikampf.games.throne.view import Cards, Side, Standing, ThroneView


def fold(view: ThroneView, event: ThroneEvent) -> ThroneView:
    """The view after the event; whose turn it is follows from the step."""
    match event:
        case events.LeaderChosen():
            after = replace(view, leader=event.seat, step="deal")
        case events.TrickBegan():
            after = replace(view, trick=event.trick)
        case events.CardDealt():
            after = _dealt(view, event)
        case events.CardTurnedUp():
            after = replace(_drawn(view), upcard=event.card, step="lead")
            after = replace(after, pool=_without(after.pool, event.card))
        case events.CardLed():
            after = replace(_played(view, event.seat, event.card), led=event.card, step="follow")
        case events.CardFollowed():
            after = _played(view, event.seat, event.card)
        case events.VoidShown():
            side = view.sides[event.seat]
            letters = "".join(sorted(side.voids + event.faction))
            after = _on(view, event.seat, replace(side, voids=letters))
        case events.TrickWon():
            step = "take-down" if view.phase == 1 else "lead"
            after = replace(view, leader=event.seat, led=None, step=step)
        case events.UpcardRecruited():
            side = view.sides[event.seat]
            after = replace(view, upcard=None)
            after = _on(after, event.seat, replace(side, recruits=_with(side.recruits, event.card)))
        case events.CardScored():
            side = view.sides[event.seat]
            after = _on(view, event.seat, replace(side, score=_with(side.score, event.card)))
        case events.CardDiscarded():
            after = replace(view, discard=_with(view.discard, event.card))
        case events.CardTakenFaceDown():
            after = replace(_taken_face_down(view, event), step="turn-up")
        case events.PhaseTwoBegan():
            after = replace(_regrouped(view), phase=2, step="lead")
        case events.GameEnded():
            after = replace(view, step="done")
        case _:
            assert_never(event)
    return _judged(_worked_out(replace(after, actor=_actor(after))))


def _judged(view: ThroneView) -> ThroneView:
    """T8 and T9.2 once more, from values."""
    factions, points = [], [0, 0]
    for letter in cards.FACTIONS:
        values = [[int(card[1]) for card in side.score if card[0] == letter] for side in view.sides]
        strengths = [(len(own), max(own, default=0)) for own in values]
        winner = None if strengths[0] == strengths[1] else int(strengths[1] > strengths[0])
        if len(values[0]) != len(values[1]):
            why = "more-cards"
        elif winner is not None:
            why = "highest-card"
        else:
            why = "only-zeros" if values[0] else "no-cards"
        worth = 0 if winner is None else sum(values[winner])
        if winner is not None:
            points[winner] += worth
        factions.append(Standing(letter, winner, why, worth))
    return replace(view, factions=tuple(factions), points=(points[0], points[1]))


def _actor(view: ThroneView) -> ActorName:
    match view.step:
        case "lead":
            return 0 if view.leader == 0 else 1
        case "follow":
            return 1 if view.leader == 0 else 0
        case "done":
            return "over"
        case _:
            return "chance"


def _dealt(view: ThroneView, event: events.CardDealt) -> ThroneView:
    side = view.sides[event.seat]
    count = side.hand_count + 1
    hand = _with(side.hand, event.card) if event.card else side.hand
    after = _on(_drawn(view), event.seat, replace(side, hand=hand, hand_count=count))
    if event.card:
        after = replace(after, pool=_without(after.pool, event.card))
    last = event.seat == 1 and count == cards.HAND_SIZE
    return replace(after, step="turn-up" if last else "deal")


def _drawn(view: ThroneView) -> ThroneView:
    return replace(view, deck_count=view.deck_count - 1)


def _played(view: ThroneView, seat: int, card: str) -> ThroneView:
    """A card leaves a hand, and with it whatever the reader did not know about it."""
    side = view.sides[seat]
    side = replace(side, hand_count=side.hand_count - 1)
    if view.phase == 1 and seat != view.seat:
        return replace(_on(view, seat, side), pool=_without(view.pool, card))
    if view.phase == 1:
        return _on(view, seat, replace(side, hand=_without(side.hand, card)))
    # Phase 2: of two equal cards the recruit, which everyone knows, is played first.
    if side.hand.count(card) > side.face_down.count(card):
        return _on(view, seat, replace(side, hand=_without(side.hand, card)))
    side = replace(side, face_down_count=side.face_down_count - 1)
    if view.seat is None:
        return replace(_on(view, seat, side), pool=_without(view.pool, card))
    hand, down = _without(side.hand, card), _without(side.face_down, card)
    return _on(view, seat, replace(side, hand=hand, face_down=down))


def _taken_face_down(view: ThroneView, event: events.CardTakenFaceDown) -> ThroneView:
    side = view.sides[event.seat]
    side = replace(side, face_down_count=side.face_down_count + 1)
    if event.card is None:
        return _on(_drawn(view), event.seat, side)
    side = replace(side, face_down=_with(side.face_down, event.card))
    return replace(_on(_drawn(view), event.seat, side), pool=_without(view.pool, event.card))


def _regrouped(view: ThroneView) -> ThroneView:
    """Phase 2: follower piles become hands, and a seat knows both (T5.1, T10.7)."""
    sides = []
    for seat, side in enumerate(view.sides):
        down = side.face_down
        if view.seat is not None and seat != view.seat:
            down = view.pool
        sides.append(
            replace(
                side,
                hand=_with(side.recruits, *down),
                hand_count=len(side.recruits) + side.face_down_count,
                recruits=(),
                face_down=down,
                voids="",
            )
        )
    pool = view.pool if view.seat is None else ()
    return replace(view, sides=(sides[0], sides[1]), pool=pool)


def _worked_out(view: ThroneView) -> ThroneView:
    """The hand that a seat can work out from the pool in phase 1 (T10.6)."""
    if view.phase == 2 or view.seat is None:
        return view
    other = 1 - view.seat
    side = view.sides[other]
    possible = tuple(card for card in view.pool if card[0] not in side.voids)
    known = possible if len(possible) == side.hand_count else ()
    return _on(view, other, replace(side, hand=known))


def _on(view: ThroneView, seat: int, side: Side) -> ThroneView:
    """The view with one side exchanged."""
    return replace(view, sides=(view.sides[0], side) if seat else (side, view.sides[1]))


def _with(pile: Cards, *more: str) -> Cards:
    return tuple(sorted((*pile, *more)))


def _without(pile: Cards, card: str) -> Cards:
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]
