"""What a game of Dwarves tells search: what a seat sees, what looks promising, how it stands.

The weights are rough on purpose: they are asked at every step of every playout. A card is worth its
points, or what it will help; damage is worth the card that it defeats; the last card of a pile is
worth the game. ``hints.pxd`` makes this page fast.
"""

from __future__ import annotations

from zweikampf.engine import actors, bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import cards, payments, tokens
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.judgement import Judgement
from zweikampf.games.dwarves.steps import Phase
from zweikampf.games.dwarves.table import points_on

# Typed copies of the tables: hints.pxd makes them C values.
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

# Worth in thirtieths of a victory point; see ``players/dwarves`` for the thought behind them.
POINT = 30
HELP = [72] * 5 + [90, 90, 96, 54] + [0] * 8 + [66, 120, 72]  # by kind, at the start of a game
PILE_AT_START = cards.PILE_AT_START
JOKER = 21
TWIST = 33  # the price of T1 and T2, so that they wait for a good moment
FAIR = 8
GOOD = 16
LITTLE = 1
DECIDES = 3000  # the game is won at once


class Hints(Judgement):
    """The hints that ``State`` leaves to a game."""

    def __init__(self, deck: Deck, first: int | None, rules: int) -> None:
        super().__init__(deck, first, rules)

    def shows(self, seat: int) -> bool:
        """Everything but the cards that the other seat is dealt and draws (Z15.2)."""
        return (self.phase != DEAL and self.phase != DRAW) or seat == self.drawn_from()

    def estimate(self, seat: int, rng: Rng, scratch: Actions) -> float:
        """What ``judge`` says when the turn is over, which goes on as it looks best until then."""
        if self.phase != SUPPLY and self.phase != DRAW:
            self._finish_turn(rng, scratch)
        return self.payoff(seat) if self.actor == actors.OVER else self.judge(seat)

    def _finish_turn(self, rng: Rng, scratch: Actions) -> None:
        """Setup belongs to the first turn."""
        active = self.active
        while self.actor != actors.OVER and (self.active == active or self.phase <= DEAL):
            if self.actor == actors.CHANCE:
                self.act(self.pick(rng, scratch))
            else:
                self.fill(scratch)
                self.rate(scratch)
                self.act(_best(rng, scratch))

    def rate(self, actions: Actions) -> None:
        """The square of the worth: twice as good is four times as likely. Chance has its own."""
        if self.actor == actors.CHANCE:
            return
        for at in range(actions.size):
            worth = self._action(actions.items[at])
            actions.weights[at] = worth * worth

    def _action(self, action: int) -> int:
        if self.phase == SUPPLY:
            return self._supply(action - TO_DRAW + 1)
        if self.phase == DICE:
            return self._dice(action)
        if action == TO_PASS:
            return FAIR
        if self.phase == SHIELD:
            return self._twist(self._damage(self.actor, self.target))
        if action >= TO_REMOVE:
            action -= TO_REMOVE
            return self._paid(action // DISPLAYED, self._worth(1 - self.actor, action % DISPLAYED))
        if action >= TO_PLAY:
            action -= TO_PLAY
            return self._paid(action % PAYMENTS, self._worth(self.actor, action // PAYMENTS))
        if action >= TO_HIT:
            return self._damage(1 - self.actor, (action - TO_HIT) % TARGETS)
        if action >= TO_GAIN:
            return FAIR
        if action >= TO_STRIKE:
            return self._twist(self._damage(1 - self.actor, action - TO_STRIKE))
        return self._end()

    def _end(self) -> int:
        """Whoever spent nothing takes a joker card (Z13.2), unless hits are worth more."""
        if self.spent or self.jokers[self.actor] == JOKER_CARDS:
            return LITTLE
        return LITTLE if FAIR * self._hits_left() > JOKER else JOKER

    def _supply(self, count: int) -> int:
        """Many cards, but not the last one, unless that wins (Z14.4)."""
        if count < bits.count(self.pile[self.actor]):
            return FAIR * count
        return DECIDES if self._lead(self.actor) > 0 else 0

    def _dice(self, action: int) -> int:
        """Dice that nothing needs are rolled again; more dice while there are cards to pay."""
        if action == TO_KEEP:
            return FAIR
        if action < TO_REROLL:
            return GOOD if self.hand[self.actor] & DISPLAY_SET else 0
        face = action - TO_REROLL
        if face == AXE or self.items[face] > 1 or self._uses() >> face & 1:
            return 0
        return 0 if self._pays_alone(face) else GOOD

    def _pays_alone(self, face: int) -> bool:
        """A hand card costs this one die."""
        left = self.hand[self.actor] & BODY_SET
        while left:
            kind = bits.lowest(left)
            left &= left - 1
            if self.deck.size[kind] == 1 and self.deck.ways[kind] & FACE_WAYS[face] & NATURAL:
                return True
        return False

    def _uses(self) -> int:
        """The items that the own allies on display turn into damage, a bit each."""
        uses = 0
        left = self.display[self.actor] & ((ONE << HITTERS) - 1)
        while left:
            uses |= self.deck.uses[bits.lowest(left)]
            left &= left - 1
        return uses

    def _hits_left(self) -> int:
        """How many points of damage the one who acts can still deal in this turn."""
        count = bits.count(self.hand[self.actor] & KIND_SET[T1])
        if self.actor == self.active:
            uses = self._uses()
            for item in range(ITEMS):
                if uses >> item & 1:
                    count += self.items[item]
        return count

    def _twist(self, worth: int) -> int:
        """T1 and T2 are for what a single point of damage decides."""
        return worth - TWIST if worth > TWIST else 0

    def _paid(self, payment: int, worth: int) -> int:
        """Axes and joker cards serve for anything; natural dice go first."""
        axes, jokers = NEEDS[payment * ITEMS + AXE], NEEDS[payment * ITEMS + CARD]
        worth -= 6 * axes + JOKER * jokers
        return worth if worth > 0 else 0

    def _worth(self, seat: int, kind: int) -> int:
        """What a card on display is worth to its seat: helpers early, victory cards late."""
        left = bits.count(self.pile[seat])
        points = self.deck.points[kind]
        if points:
            return POINT * points * (100 - left) // 80
        return HELP[kind] * (3 + left) // PILE_AT_START

    def _damage(self, seat: int, target: int) -> int:
        """What one point of damage does to a seat."""
        if target == PILE:
            if bits.count(self.pile[seat]) > 1:
                return FAIR if self._lead(seat) <= 0 else LITTLE
            # The pile of the seat is empty then: a tie is lost (Z14.4).
            return DECIDES if self._lead(seat) <= 0 else 0
        needed = self.deck.health[target] - self.wounds[seat * BODIES + target]
        if needed > 1 and (self.phase == SHIELD or needed > self._hits_left()):
            return 0  # it would be forgotten at the end of the turn (Z11.5)
        return self._worth(seat, target) // needed

    def _lead(self, seat: int) -> int:
        own = points_on(self.display[seat], self.deck)
        return own - points_on(self.display[1 - seat], self.deck)


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
