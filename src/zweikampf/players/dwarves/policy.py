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
from zweikampf.games.dwarves import cards, payments, tokens
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.steps import Phase
from zweikampf.games.dwarves.table import points_on
from zweikampf.players.dwarves.evaluation import Evaluation
from zweikampf.players.policy import Policy

# Typed copies of the tables: policy.pxd makes them C values.
BODIES, DISPLAYED = cards.BODIES, cards.DISPLAYED
BODY_SET, DISPLAY_SET, KIND_SET = cards.BODY_SET, cards.DISPLAY_SET, cards.KIND_SET
HITTERS, T1, JOKER_CARDS = cards.HITTERS, cards.T1, cards.JOKER_CARDS
ONE = 1  # a 64-bit one, for shifting
FACE_WAYS = payments.FACE_WAYS
# The payments of one item that are a natural die.
NATURAL = sum(1 << payments.BY_SIZE[1].index(face) for face in cards.FACES[: cards.AXE])
AXE, CARD, ITEMS = cards.AXE, cards.CARD, len(cards.ITEMS)
PILE, TARGETS = cards.PILE, len(cards.TARGETS)
NEEDS, PAYMENTS = payments.NEEDS, len(payments.PAYMENTS)
TO_DRAW, TO_REROLL, TO_KEEP, TO_PASS, TO_END, TO_STRIKE, TO_GAIN, TO_MAKE_AXE = (
    tokens.DRAW, tokens.REROLL, tokens.KEEP, tokens.PASS, tokens.END, tokens.STRIKE, tokens.GAIN,
    tokens.MAKE_AXE,
)  # fmt: skip
TO_HIT, TO_PLAY, TO_REMOVE = tokens.HIT, tokens.PLAY, tokens.REMOVE
DEAL, SUPPLY, DRAW, DICE, CARD_PHASE, SHIELD = map(
    int, (Phase.DEAL, Phase.SUPPLY, Phase.DRAW, Phase.DICE, Phase.CARD, Phase.SHIELD)
)

# Worth in thirtieths of a victory point; see ``appeal`` for the thought behind them.
POINT = 30
HELP = [72] * 5 + [90, 90, 96, 54] + [0] * 8 + [66, 120, 72]  # by kind, at the start of a game
PILE_AT_START = cards.PILE_AT_START
JOKER = 21
TWIST = 33  # the price of T1 and T2, so that they wait for a good moment
FAIR = 8
GOOD = 16
LITTLE = 1
DECIDES = 3000  # the game is won at once


class DwarvesPolicy(Policy):
    def __init__(self) -> None:
        self.evaluation = Evaluation()

    def estimate(self, state: State, seat: int, rng: Rng, scratch: Actions) -> float:
        return self._estimate(cython.cast(Dwarves, state), seat, rng, scratch)

    def _estimate(self, state: Dwarves, seat: int, rng: Rng, scratch: Actions) -> float:
        """What the evaluation says when the turn is over, which goes on as it looks best until
        then."""
        if state.phase != SUPPLY and state.phase != DRAW:
            self._finish_turn(state, rng, scratch)
        if state.actor == actors.OVER:
            return state.payoff(seat)
        return self.evaluation.outlook(state, seat)

    def _finish_turn(self, state: Dwarves, rng: Rng, scratch: Actions) -> None:
        """Setup belongs to the first turn."""
        active = state.active
        while state.actor != actors.OVER and (state.active == active or state.phase <= DEAL):
            if state.actor == actors.CHANCE:
                state.act(state.pick(rng, scratch))
            else:
                state.fill(scratch)
                self._rate(state, scratch)
                state.act(_best(rng, scratch))

    def rate(self, state: State, actions: Actions) -> None:
        self._rate(cython.cast(Dwarves, state), actions)

    def _rate(self, state: Dwarves, actions: Actions) -> None:
        """The square of the worth: twice as good is four times as likely. Chance has its own."""
        if state.actor == actors.CHANCE:
            return
        for at in range(actions.size):
            worth = self._action(state, actions.items[at])
            actions.weights[at] = worth * worth

    def _action(self, state: Dwarves, action: int) -> int:
        if state.phase == SUPPLY:
            return self._supply(state, action - TO_DRAW + 1)
        if state.phase == DICE:
            return self._dice(state, action)
        if action == TO_PASS:
            return FAIR
        if state.phase == SHIELD:
            return self._twist(self._damage(state, state.actor, state.target))
        if action >= TO_REMOVE:
            action -= TO_REMOVE
            worth = self._worth(state, 1 - state.actor, action % DISPLAYED)
            return self._paid(action // DISPLAYED, worth)
        if action >= TO_PLAY:
            action -= TO_PLAY
            worth = self._worth(state, state.actor, action // PAYMENTS)
            return self._paid(action % PAYMENTS, worth)
        if action >= TO_HIT:
            return self._damage(state, 1 - state.actor, (action - TO_HIT) % TARGETS)
        if action >= TO_GAIN:
            return FAIR
        if action >= TO_STRIKE:
            return self._twist(self._damage(state, 1 - state.actor, action - TO_STRIKE))
        return self._end(state)

    def _end(self, state: Dwarves) -> int:
        """A player who spent nothing takes a joker card (Z13.2), unless hits are worth more."""
        if state.spent or state.jokers[state.actor] == JOKER_CARDS:
            return LITTLE
        return LITTLE if FAIR * self._hits_left(state) > JOKER else JOKER

    def _supply(self, state: Dwarves, count: int) -> int:
        """Many cards, but not the last one, unless that wins (Z14.4)."""
        if count < bits.count(state.pile[state.actor]):
            return FAIR * count
        return DECIDES if self._lead(state, state.actor) > 0 else 0

    def _dice(self, state: Dwarves, action: int) -> int:
        """Dice that nothing needs are rolled again; more dice while there are cards to pay."""
        if action == TO_KEEP:
            return FAIR
        if action < TO_REROLL:
            return GOOD if state.hand[state.actor] & DISPLAY_SET else 0
        face = action - TO_REROLL
        if face == AXE or state.items[face] > 1 or self._uses(state) >> face & 1:
            return 0
        return 0 if self._pays_alone(state, face) else GOOD

    def _pays_alone(self, state: Dwarves, face: int) -> bool:
        """A hand card costs this one die."""
        left = state.hand[state.actor] & BODY_SET
        while left:
            kind = bits.lowest(left)
            left &= left - 1
            if state.deck.size[kind] == 1 and state.deck.ways[kind] & FACE_WAYS[face] & NATURAL:
                return True
        return False

    def _uses(self, state: Dwarves) -> int:
        """The items that your allies on display turn into damage, one bit each."""
        uses = 0
        left = state.display[state.actor] & ((ONE << HITTERS) - 1)
        while left:
            uses |= state.deck.uses[bits.lowest(left)]
            left &= left - 1
        return uses

    def _hits_left(self, state: Dwarves) -> int:
        """How many points of damage the one who acts can still deal in this turn."""
        count = bits.count(state.hand[state.actor] & KIND_SET[T1])
        if state.actor == state.active:
            uses = self._uses(state)
            for item in range(ITEMS):
                if uses >> item & 1:
                    count += state.items[item]
        return count

    def _twist(self, worth: int) -> int:
        """T1 and T2 are for what a single point of damage decides."""
        return worth - TWIST if worth > TWIST else 0

    def _paid(self, payment: int, worth: int) -> int:
        """Axes and joker cards serve for anything; natural dice go first."""
        axes, jokers = NEEDS[payment * ITEMS + AXE], NEEDS[payment * ITEMS + CARD]
        worth -= 6 * axes + JOKER * jokers
        return worth if worth > 0 else 0

    def _worth(self, state: Dwarves, seat: int, kind: int) -> int:
        """What a card on display is worth to its seat: helpers early, victory cards late."""
        left = bits.count(state.pile[seat])
        points = state.deck.points[kind]
        if points:
            return POINT * points * (100 - left) // 80
        return HELP[kind] * (3 + left) // PILE_AT_START

    def _damage(self, state: Dwarves, seat: int, target: int) -> int:
        """What one point of damage does to a seat."""
        if target == PILE:
            if bits.count(state.pile[seat]) > 1:
                return FAIR if self._lead(state, seat) <= 0 else LITTLE
            # The pile of the seat is empty then: a tie is lost (Z14.4).
            return DECIDES if self._lead(state, seat) <= 0 else 0
        needed = state.deck.health[target] - state.wounds[seat * BODIES + target]
        if needed > 1 and (state.phase == SHIELD or needed > self._hits_left(state)):
            return 0  # it would be forgotten at the end of the turn (Z11.5)
        return self._worth(state, seat, target) // needed

    def _lead(self, state: Dwarves, seat: int) -> int:
        own = points_on(state.display[seat], state.deck)
        return own - points_on(state.display[1 - seat], state.deck)


def _best(rng: Rng, actions: Actions) -> int:
    """The action with the highest weight, by chance among equals."""
    most = -1
    equals = 0
    chosen = 0
    for at in range(actions.size):
        weight = actions.weights[at]
        if weight < most:
            continue
        equals = equals + 1 if weight == most else 1
        most = weight
        if rng.below(equals) == 0:
            chosen = actions.items[at]
    return chosen
