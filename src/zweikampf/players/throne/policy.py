"""How a search of Throne continues where its tree ends: recruit sensibly, then judge the hands.

The types that make this page fast are in ``policy.pxd``.
"""

from __future__ import annotations

import cython

from zweikampf.engine import actors, bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import need
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.throne import cards, legal, rules, tables
from zweikampf.games.throne.rules import Throne
from zweikampf.players.policy import Policy
from zweikampf.players.throne import evaluation

RANDOM_PERCENT = 20  # of the cards in a recruiting playout


class ThronePolicy(Policy):
    def fits(self, state: State) -> bool:
        return isinstance(state, Throne)

    def fast_estimate(self, state: State, seat: int, rng: Rng, scratch: Actions) -> float:
        """Phase 1 is played to its end and the hands are judged; once a card of phase 2 lies on the
        table, the rest is played at random."""
        return self._first_sight(cython.cast(Throne, state), seat, rng, scratch)

    def _first_sight(self, state: Throne, seat: int, rng: Rng, scratch: Actions) -> float:
        self.recruit(state, rng, scratch)
        if bits.count(state.hand[0] | state.hand[1]) < 2 * cards.HAND_SIZE:
            state.fast_playout(rng, scratch)
            return state.fast_payoff(seat)
        payoff = self.expected_payoff(state)
        return -payoff if seat else payoff

    def expected_payoff(self, state: Throne) -> float:
        """From -1 to 1: will seat 0 win, as the start of phase 2 looks at first sight?"""
        return evaluation.expected_payoff(
            state.hand[0], state.hand[1], state.score[0], state.score[1], state.leader
        )

    def recruited(self, state: Throne, rng: Rng) -> Throne:
        """A copy of a state of phase 1, played to the start of phase 2 as a search does it."""
        self.check(state)
        need(rng, Rng, "rng")
        world = state.copy()
        self.recruit(world, rng, Actions())
        return world

    def recruit(self, state: Throne, rng: Rng, scratch: Actions) -> None:
        """Play to the end of phase 1, mostly what looks good."""
        while state.phase == 1:
            if state.actor == actors.CHANCE or rng.fast_below(100) < RANDOM_PERCENT:
                state.fast_apply(state.fast_pick(rng, scratch))
            else:
                state.fast_apply(tables.ACTION_OF[self._good_recruiter(state, rng)])

    def _good_recruiter(self, state: Throne, rng: Rng) -> int:
        """The card that looks best in this trick of phase 1; by chance among equals."""
        best = cards.NO_CARD
        most = 0
        left = legal.playable(state)
        while left:
            card = bits.lowest(left)
            left &= left - 1
            if state.led < 0:
                appeal = evaluation.lead_appeal(card, state.upcard)
            else:
                wins = rules.second_wins(state.led, card)
                appeal = evaluation.reply_appeal(card, state.led, state.upcard, wins)
            appeal = 64 * appeal + rng.fast_below(64)
            if best < 0 or appeal > most:
                best = card
                most = appeal
        return best
