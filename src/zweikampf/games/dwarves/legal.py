"""What may be done (Z6.2, Z7.2-Z7.4, Z8, Z9, Z12): preconditions, and the lists made of them.

``reasons`` asks the same preconditions, ``rules`` says what the actions do. A set of kinds, items
or targets is a number with a bit for each; so is a set of payments of one size (see ``payments``):
what the dice can pay is found by and-ing words.
"""

from __future__ import annotations

from zweikampf.engine import actors, bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import actions, cards, payments, steps, tables
from zweikampf.games.dwarves.state import DwarvesState, unused_dice

# Cards in hands and piles


def pile_owner(state: DwarvesState) -> int:
    """The seat whose pile chance turns a card from (Z4.3, Z6.3, Z11.3)."""
    if state.step == steps.DRAW:
        return state.active
    if state.step == steps.FLIP:
        return state.suffering
    return 0 if bits.count(state.hand[0]) < cards.HAND_SIZE else 1


def most_to_draw(state: DwarvesState) -> int:
    """1 card, 1 more for each S1 of the seat, never more than the pile has (Z6.1, Z6.2)."""
    supports = bits.count(state.display[state.active] & tables.KIND_SET[cards.S1])
    most = 1 + state.deck.amount[cards.S1] * supports
    left = bits.count(state.pile[state.active])
    return most if most < left else left


def holds(state: DwarvesState, seat: int, kind: int) -> bool:
    return state.hand[seat] & tables.KIND_SET[kind] != 0


def may_hold(state: DwarvesState, seat: int, twist: int) -> bool:
    """By public knowledge only: a hand card, and a copy not in the discard pile (Z12.1)."""
    copies = state.deck.cards & tables.KIND_SET[twist]
    return state.hand[seat] != 0 and copies & ~state.discard[seat] != 0


def kinds_in(mask: int) -> int:
    """The kinds that go to a display and of which a set holds a copy."""
    found = mask & tables.HEALTH_SET  # a card with health is the only one of its kind
    for kind in range(cards.WITH_HEALTH, cards.DISPLAYED):
        if mask & tables.KIND_SET[kind]:
            found |= 1 << kind
    return found


# Dice


def can_reroll(state: DwarvesState, face: int) -> bool:
    """A reroll is left, and a die shows this face (Z7.3)."""
    return state.rerolls > 0 and state.items[face] > 0


def can_add_dice(state: DwarvesState) -> bool:
    """T3 in hand, and not all dice were rolled (Z7.4)."""
    return holds(state, state.active, cards.T3) and unused_dice(state) < cards.MOST_DICE


# Payments


def ways_to_pay(state: DwarvesState, kind: int) -> int:
    """The payments that the cost allows, and that take no more of any item than there is (Z9)."""
    ways = state.deck.ways[kind]
    first = state.deck.size[kind] * cards.ITEM_COUNT * payments.COUNTS
    for item in range(cards.ITEM_COUNT):
        ways &= tables.AT_MOST[first + item * payments.COUNTS + state.items[item]]
    return ways


def can_pay(state: DwarvesState, kind: int, payment: int) -> bool:
    way = payment - tables.FIRST_OF_SIZE[state.deck.size[kind]]
    return 0 <= way < 64 and ways_to_pay(state, kind) >> way & 1 != 0


# Events


def removal_targets(state: DwarvesState) -> int:
    """The kinds that E1 can remove from the other display (Z8.4)."""
    if not holds(state, state.active, cards.E1):
        return 0
    return kinds_in(state.display[1 - state.active])


def can_make_axe(state: DwarvesState) -> bool:
    """E2 in hand, and a die that shows its face (Z8.5)."""
    return holds(state, state.active, cards.E2) and state.items[state.deck.axe_face] > 0


# Damage and gains


def targets(state: DwarvesState, seat: int) -> int:
    """What damage to this seat can be aimed at: its pile, or a card with health (Z8.6)."""
    return state.display[seat] & tables.HEALTH_SET | 1 << cards.PILE


def strike_targets(state: DwarvesState, seat: int) -> int:
    """What this seat can aim T1 at (Z8.8, Z12.3)."""
    return targets(state, 1 - seat) if holds(state, seat, cards.T1) else 0


def items_there(state: DwarvesState) -> int:
    """Of which items there is at least one."""
    found = 0
    for item in range(cards.ITEM_COUNT):
        found |= (state.items[item] > 0) << item
    return found


def usable_items(state: DwarvesState, ally: int) -> int:
    """The items that an ally can use: it lies on the seat's display, and they are there (Z8.6)."""
    if not state.display[state.active] >> ally & 1:
        return 0
    return items_for(state, items_there(state), ally)


def items_for(state: DwarvesState, there: int, ally: int) -> int:
    """Of the items that are there, those that the ally can use."""
    return there & state.deck.uses[ally]


def gaining_items(state: DwarvesState) -> int:
    """The items that A9 can turn into a joker card, unless the seat holds all of them (Z8.7)."""
    if state.jokers[state.active] == cards.JOKER_CARDS:
        return 0
    return usable_items(state, cards.A9)


# The lists


def fill(state: DwarvesState, found: Actions) -> None:
    """The legal list; a seat's list always holds its idle answer (Z5.2, Z17.6)."""
    found.clear()
    if state.step == steps.CARD:
        _fill_card_phase(state, found)
    elif state.step == steps.REACT:
        found.add(actions.PASS, 1)
        _fill_strikes(state, found, state.actor)
    elif state.step == steps.SHIELD:
        found.add(actions.PASS, 1)
        if holds(state, state.actor, cards.T2):
            found.add(cards.T2, 1)
    elif state.step == steps.DICE:
        _fill_dice_phase(state, found)
    elif state.step == steps.SUPPLY:
        for count in range(most_to_draw(state)):
            found.add(actions.DRAW1 + count, 1)
    elif state.step == steps.ROLL:
        for face in range(cards.AXE + 1):
            found.add(actions.FIRST_ROLL + face, 1)
    elif state.step == steps.FIRST:
        found.add(actions.FIRST0, 1)
        found.add(actions.FIRST1, 1)
    elif state.step != steps.DONE:
        _fill_pile(state.pile[pile_owner(state)], found)


def _fill_pile(pile: int, found: Actions) -> None:
    """The kinds of a pile, each with its number of copies (Z6.3, Z16.2)."""
    for kind in range(cards.KIND_COUNT):
        copies = bits.count(pile & tables.KIND_SET[kind])
        if copies:
            found.add(kind, copies)


def _fill_dice_phase(state: DwarvesState, found: Actions) -> None:
    """`keep` always, a reroll for each face shown, T3 while there are dice (Z7.2-Z7.4)."""
    found.add(actions.KEEP, 1)
    for face in range(cards.AXE + 1):
        if can_reroll(state, face):
            found.add(actions.FIRST_REROLL + face, 1)
    if can_add_dice(state):
        found.add(cards.T3, 1)


def _fill_card_phase(state: DwarvesState, found: Actions) -> None:
    """Every card that can be paid, every ally that has a die, T1, and `end` (Z8.2)."""
    found.add(actions.END, 1)
    _fill_plays(state, found)
    _fill_removals(state, found)
    if can_make_axe(state):
        found.add(actions.MAKE_AXE, 1)
    _fill_hits(state, found)
    _fill_gains(state, found)
    _fill_strikes(state, found, state.active)


def _fill_plays(state: DwarvesState, found: Actions) -> None:
    """Allies, victory cards and supports in hand, by every payment (Z8.3)."""
    kinds = kinds_in(state.hand[state.active])
    while kinds:
        kind = bits.lowest(kinds)
        kinds &= kinds - 1
        first = tables.FIRST_PLAY[kind] + tables.FIRST_OF_SIZE[state.deck.size[kind]]
        found.add_each(first, ways_to_pay(state, kind))


def _fill_removals(state: DwarvesState, found: Actions) -> None:
    """E1 by every payment, against each kind on the other display (Z8.4)."""
    kinds = removal_targets(state)
    ways = ways_to_pay(state, cards.E1) if kinds else 0
    while ways:
        payment = tables.FIRST_OF_SIZE[state.deck.size[cards.E1]] + bits.lowest(ways)
        ways &= ways - 1
        found.add_each(tables.FIRST_REMOVAL[payment], kinds)


def _fill_hits(state: DwarvesState, found: Actions) -> None:
    """Each ally of the seat with each item that it can use, against each target (Z8.6)."""
    allies = state.display[state.active] & tables.HITTER_SET
    aims = targets(state, 1 - state.active)
    there = items_there(state)
    while allies:
        ally = bits.lowest(allies)
        allies &= allies - 1
        items = items_for(state, there, ally)
        while items:
            found.add_each(tables.FIRST_HIT[ally][bits.lowest(items)], aims)
            items &= items - 1


def _fill_gains(state: DwarvesState, found: Actions) -> None:
    """A9 with each item that it can use (Z8.7)."""
    found.add_each(actions.FIRST_GAIN, gaining_items(state))


def _fill_strikes(state: DwarvesState, found: Actions, seat: int) -> None:
    """T1 against each target of the other seat (Z8.8, Z12.3)."""
    found.add_each(actions.FIRST_STRIKE, strike_targets(state, seat))


def pick(state: DwarvesState, rng: Rng, scratch: Actions) -> int:
    """One of the list at random, by weight at chance; dice and cards come straight from the die and
    the pile."""
    if state.step == steps.ROLL:
        return actions.FIRST_ROLL + rng.fast_below(cards.AXE + 1)
    if state.actor == actors.CHANCE and state.step != steps.FIRST:
        pile = state.pile[pile_owner(state)]
        return tables.KIND_OF[bits.nth(pile, rng.fast_below(bits.count(pile)))]
    fill(state, scratch)
    return scratch.items[rng.fast_below(scratch.size)]
