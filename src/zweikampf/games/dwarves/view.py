"""What a seat with perfect memory knows about a game of Dwarves (Z15)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from zweikampf.engine import actors, bits
from zweikampf.engine.actors import ActorName
from zweikampf.engine.game import View
from zweikampf.engine.outcome import Verdict
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import cards, decks, ending, steps
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.notation import format_dice
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.state import DwarvesState, jokers_in_centre

Cards = tuple[str, ...]


@dataclass(frozen=True)
class Side:
    """The places of one seat. Counts are complete; cards are sorted, with repeats."""

    hand: Cards  # what the reader knows to be in this hand
    hand_count: int
    pile_count: int
    display: Cards
    damage: tuple[tuple[str, int], ...]
    discard: Cards
    unseen: Cards  # the seat's own pile; of the other seat hand and pile together (Z15.3, Z15.4)
    twists: Cards  # not in the discard pile, so they may still come (Z12.1)
    jokers: int
    points: int  # on display


@dataclass(frozen=True)
class DwarvesView(View):
    deck: str
    digest: str
    rules: int  # their version
    phase: str
    actor: ActorName
    active: int | None
    to_draw: int
    to_roll: int
    dice: str  # unused, sorted, axes last
    rerolls: int
    centre: int  # joker cards
    usable: int  # joker cards of the active seat in this turn
    spent: bool
    ending: bool
    suffering: int | None  # the seat that damage is aimed at
    target: str | None
    sides: tuple[Side, Side]
    verdict: Verdict | None


def view_of(state: DwarvesState, seat: int | None) -> DwarvesView:
    """All that a seat, or a spectator, can know."""
    named = state.suffering >= 0
    seen = DwarvesView(
        seat=seat,
        deck=state.deck.name,
        digest=state.deck.digest,
        rules=state.rules,
        phase=steps.WORDS[state.step],
        actor=actors.name_of(state.actor),
        active=None if state.step == steps.FIRST else state.active,
        to_draw=state.to_draw,
        to_roll=state.to_roll,
        dice=_dice(state),
        rerolls=state.rerolls,
        centre=jokers_in_centre(state),
        usable=state.items[cards.CARD],
        spent=state.spent,
        ending=state.ending,
        suffering=state.suffering if named else None,
        target=cards.TARGETS[state.target] if named else None,
        sides=(_side(state, 0, seat == 0), _side(state, 1, seat == 1)),
        verdict=ending.verdict(state) if state.actor == actors.OVER else None,
    )
    return worked_out(seen)


def _dice(state: DwarvesState) -> str:
    text = format_dice(state.items[: cards.CARD])
    return "" if text == "-" else text


def _side(state: DwarvesState, owner: int, own: bool) -> Side:
    hand, pile = state.hand[owner], state.pile[owner]
    damage = state.damage[owner * cards.WITH_HEALTH : (owner + 1) * cards.WITH_HEALTH]
    return Side(
        hand=cards.tokens(hand) if own else (),
        hand_count=hand.bit_count(),
        pile_count=pile.bit_count(),
        display=cards.tokens(state.display[owner]),
        damage=tuple((cards.KINDS[kind], count) for kind, count in enumerate(damage) if count),
        discard=cards.tokens(state.discard[owner]),
        unseen=cards.tokens(pile if own else hand | pile),
        twists=(),
        jokers=state.jokers[owner],
        points=0,
    )


def worked_out(seen: DwarvesView) -> DwarvesView:
    """The view with everything in it that follows from the rest."""
    deck = decks.find(seen.deck)
    sides = [
        replace(
            side,
            hand=side.hand if seat == seen.seat else surely_held(side.unseen, side.pile_count),
            twists=_twists_left(deck, side.discard),
            points=sum(deck.points[cards.kind_of(card)] for card in side.display),
        )
        for seat, side in enumerate(seen.sides)
    ]
    return replace(seen, sides=(sides[0], sides[1]))


def surely_held(unseen: Cards, pile_count: int) -> Cards:
    """The cards that no pile of this size can hide: those must be in the hand (Z15.4)."""
    counts = Counter(unseen)
    return tuple(card for card in sorted(counts) for _ in range(counts[card] - pile_count))


def _twists_left(deck: Deck, discard: Cards) -> Cards:
    left: list[str] = []
    for token in cards.TWISTS:
        copies = cards.copies(deck.cards, cards.kind_of(token)) - discard.count(token)
        left += [token] * copies
    return tuple(left)


_ACTORS = {actors.name_of(actor): actor for actor in range(4)}


def sample(seen: DwarvesView, rng: Rng) -> Dwarves:
    """A random state that the seat of this view cannot tell from the true one (Z15.5)."""
    if seen.seat is None:
        raise ValueError("a spectator's view cannot be played from")
    state = Dwarves(decks.find(seen.deck), rules=seen.rules)
    state.set_unchecked(
        step=steps.WORDS.index(seen.phase),
        actor=_ACTORS[seen.actor],
        active=seen.active or 0,
        to_draw=seen.to_draw,
        to_roll=seen.to_roll,
        items=[*(seen.dice.count(face) for face in cards.FACES), seen.usable],
        rerolls=seen.rerolls,
        spent=seen.spent,
        ending=seen.ending,
        jokers=[side.jokers for side in seen.sides],
        damage=[
            dict(side.damage).get(kind, 0)
            for side in seen.sides
            for kind in cards.KINDS[: cards.WITH_HEALTH]
        ],
    )
    if seen.suffering is not None and seen.target is not None:
        target = cards.TARGETS.index(seen.target)
        state.set_unchecked(suffering=seen.suffering, target=target)
    _place_cards(state, seen, seen.seat)
    state.resample(seen.seat, rng)
    return state


def _place_cards(state: Dwarves, seen: DwarvesView, seat: int) -> None:
    """Any hand of the right size will do for the other seat: ``resample`` makes it a fair one."""
    piles: list[list[int]] = [[], [], [], []]
    for owner, side in enumerate(seen.sides):
        left = state.deck.cards
        hand = side.hand if owner == seat else side.unseen[: side.hand_count]
        pile = side.unseen if owner == seat else side.unseen[side.hand_count :]
        for place, tokens in zip(piles, (hand, pile, side.display, side.discard), strict=True):
            found = bits.gather(tokens, left, cards.SET_OF)
            left &= ~found
            place.append(found)
    names = ("hand", "pile", "display", "discard")
    state.set_unchecked(**dict(zip(names, piles, strict=True)))


def hides(seen: DwarvesView) -> bool:
    """Whether the other seat's unseen cards can be split into hand and pile in more than one way
    (Z15.4)."""
    if seen.seat is None:
        raise ValueError("a spectator has no seat to hide from")
    other = seen.sides[1 - seen.seat]
    return other.hand_count > 0 and other.pile_count > 0 and len(set(other.unseen)) > 1
