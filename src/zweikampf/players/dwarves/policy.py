"""What looks promising in a game of Dwarves, and how it stands, for search.

The weights are rough on purpose: they are asked at every step of every playout. A card is worth its
points, or what it will help; damage is worth the card that it defeats; the last card of a pile is
worth the game. ``policy.pxd`` makes this page fast.
"""

from __future__ import annotations

import cython

from zweikampf.engine import actors, bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.dwarves import cards, ending, steps, tables, verbs
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.players.dwarves import card_values
from zweikampf.players.dwarves.evaluation import Evaluation
from zweikampf.players.policy import Policy

# In thirtieths of a victory point.
POINT = 30
# What a card without points is worth on display at the start of a game, by its kind.
HELP = [
    round(
        POINT * card_values.HELPERS.get(kind, card_values.PLAIN_ALLY if kind in cards.ALLIES else 0)
    )
    for kind in cards.KINDS[: cards.DISPLAYED]
]
AXE_WORTH = 6  # of an axe that is not spent
JOKER = round(POINT * card_values.JOKER_CARD)
TWIST = round(POINT * card_values.TWIST["T1"])  # T2 has the same
FAIR = 8
GOOD = 16
LITTLE = 1
DECIDES = 3000  # the game is won at once


class DwarvesPolicy(Policy):
    def __init__(self) -> None:
        self.evaluation = Evaluation()

    def fits(self, state: State) -> bool:
        return isinstance(state, Dwarves)

    def fast_estimate(self, state: State, seat: int, rng: Rng, scratch: Actions) -> float:
        return self._estimate(cython.cast(Dwarves, state), seat, rng, scratch)

    def _estimate(self, state: Dwarves, seat: int, rng: Rng, scratch: Actions) -> float:
        """What the evaluation says at the end of the turn, which is finished by what looks best."""
        if state.step != steps.SUPPLY and state.step != steps.DRAW:
            self._finish_turn(state, rng, scratch)
        if state.actor == actors.OVER:
            return state.fast_payoff(seat)
        return self.outlook(state, seat)

    def outlook(self, state: Dwarves, seat: int) -> float:
        """How good the beginning of a turn is for a seat, from -1 to 1."""
        return self.evaluation.fast_outlook(state, seat)

    def _finish_turn(self, state: Dwarves, rng: Rng, scratch: Actions) -> None:
        """Setup belongs to the first turn."""
        active = state.active
        while state.actor != actors.OVER and (state.active == active or state.step <= steps.DEAL):
            if state.actor == actors.CHANCE:
                state.fast_apply(state.fast_pick(rng, scratch))
            else:
                state.fast_legal(scratch)
                self._rate(state, scratch)
                state.fast_apply(_best(rng, scratch))

    def fast_rate(self, state: State, found: Actions) -> None:
        self._rate(cython.cast(Dwarves, state), found)

    def _rate(self, state: Dwarves, found: Actions) -> None:
        """The square of the worth: twice as good is four times as likely. Chance has its own."""
        if state.actor == actors.CHANCE:
            return
        for at in range(found.size):
            worth = self._action(state, found.items[at])
            found.weights[at] = worth * worth

    def _action(self, state: Dwarves, action: int) -> int:
        if state.step == steps.SUPPLY:
            return self._supply(state, tables.WITH[action])
        if state.step == steps.DICE:
            return self._dice(state, action)
        verb = tables.VERB[action]
        if verb == verbs.REMOVE:
            worth = self._worth(state, 1 - state.actor, tables.AT[action])
            return self._paid(tables.WITH[action], worth)
        if verb == verbs.PLAY:
            worth = self._worth(state, state.actor, tables.CARD[action])
            return self._paid(tables.WITH[action], worth)
        if verb == verbs.HIT:
            return self._damage(state, 1 - state.actor, tables.AT[action])
        if verb == verbs.STRIKE:
            return self._twist(self._damage(state, 1 - state.actor, tables.AT[action]))
        if verb == verbs.CARD:  # T2
            return self._twist(self._damage(state, state.actor, state.target))
        if verb == verbs.END:
            return self._end(state)
        return FAIR

    def _end(self, state: Dwarves) -> int:
        """A player who spent nothing takes a joker card (Z13.2), unless hits are worth more."""
        if state.spent or state.jokers[state.actor] == cards.JOKER_CARDS:
            return LITTLE
        return LITTLE if FAIR * self._hits_left(state) > JOKER else JOKER

    def _supply(self, state: Dwarves, count: int) -> int:
        """Many cards, but not the last one, unless that wins (Z14.4)."""
        if count < bits.count(state.pile[state.actor]):
            return FAIR * count
        return DECIDES if ending.lead(state, state.actor) > 0 else 0

    def _dice(self, state: Dwarves, action: int) -> int:
        """Dice that nothing needs are rolled again; more dice while there are cards to pay."""
        if tables.VERB[action] == verbs.KEEP:
            return FAIR
        if tables.VERB[action] == verbs.CARD:  # T3
            return GOOD if state.hand[state.actor] & tables.DISPLAY_SET else 0
        face = tables.WITH[action]
        if face == cards.AXE or state.items[face] > 1 or self._uses(state) >> face & 1:
            return 0
        return 0 if self._pays_alone(state, face) else GOOD

    def _pays_alone(self, state: Dwarves, face: int) -> bool:
        """A hand card costs this one die."""
        left = state.hand[state.actor] & tables.HEALTH_SET
        while left:
            kind = bits.lowest(left)
            left &= left - 1
            if state.deck.size[kind] == 1 and state.deck.ways[kind] & tables.NATURAL_WAY[face]:
                return True
        return False

    def _uses(self, state: Dwarves) -> int:
        """The items that your allies on display turn into damage, one bit each."""
        uses = 0
        left = state.display[state.actor] & tables.HITTER_SET
        while left:
            uses |= state.deck.uses[bits.lowest(left)]
            left &= left - 1
        return uses

    def _hits_left(self, state: Dwarves) -> int:
        """How many points of damage the seat that acts can still deal in this turn."""
        count = bits.count(state.hand[state.actor] & tables.KIND_SET[cards.T1])
        if state.actor == state.active:
            uses = self._uses(state)
            for item in range(cards.ITEM_COUNT):
                if uses >> item & 1:
                    count += state.items[item]
        return count

    def _twist(self, worth: int) -> int:
        """T1 and T2 are for moments when a single point of damage decides."""
        return worth - TWIST if worth > TWIST else 0

    def _paid(self, payment: int, worth: int) -> int:
        """Axes and joker cards serve for anything; natural dice go first."""
        axes = tables.NEEDS[payment * cards.ITEM_COUNT + cards.AXE]
        jokers = tables.NEEDS[payment * cards.ITEM_COUNT + cards.CARD]
        worth -= AXE_WORTH * axes + JOKER * jokers
        return worth if worth > 0 else 0

    def _worth(self, state: Dwarves, seat: int, kind: int) -> int:
        """What a card on display is worth to its seat: helpers early, victory cards late."""
        left = bits.count(state.pile[seat])
        points = state.deck.points[kind]
        if points:
            return POINT * points * (100 - left) // 80
        return HELP[kind] * (3 + left) // cards.PILE_AT_START

    def _damage(self, state: Dwarves, seat: int, target: int) -> int:
        """What one point of damage does to a seat."""
        if target == cards.PILE:
            if bits.count(state.pile[seat]) > 1:
                return FAIR if ending.lead(state, seat) <= 0 else LITTLE
            # The pile of the seat is empty then: a tie is lost (Z14.4).
            return DECIDES if ending.lead(state, seat) <= 0 else 0
        needed = state.deck.health[target] - state.damage[seat * cards.WITH_HEALTH + target]
        if needed > 1 and (state.step == steps.SHIELD or needed > self._hits_left(state)):
            return 0  # it would be forgotten at the end of the turn (Z11.5)
        return self._worth(state, seat, target) // needed


def _best(rng: Rng, found: Actions) -> int:
    """The action with the highest weight, by chance among equals."""
    most = -1
    equals = 0
    chosen = 0
    for at in range(found.size):
        weight = found.weights[at]
        if weight < most:
            continue
        equals = equals + 1 if weight == most else 1
        most = weight
        if rng.fast_below(equals) == 0:
            chosen = found.items[at]
    return chosen
