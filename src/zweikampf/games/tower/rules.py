"""The rules of Tower: what every action does, in the order of the rule book.

Numbers such as W7.4 lead to rules.en.md. What lies where is in ``state``, what may be done in
``legal``, hidden cards are in ``chance``, the layouts of a turn in ``layouts``, the undoing in
``turm``, the end in ``ending``. Positions that show each rule are in
``tests/games/tower/vectors.txt``. The types that make this page fast are in ``rules.pxd``.
"""

from __future__ import annotations

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import whole
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.reason import Reason
from zweikampf.engine.rng import Rng
from zweikampf.engine.signatures import arguments
from zweikampf.games.tower import (
    actions,
    chance,
    ending,
    layouts,
    legal,
    notation,
    notes,
    reasons,
    steps,
    tables,
    turm,
    verbs,
    zones,
)
from zweikampf.games.tower.state import TowerState


class Tower(TowerState):
    """A position of Tower with the rules that lead from one to the next."""

    # Setup (W4) and everything else that chance decides (W13)

    def _deal(self, face: int) -> None:
        """An open depot card, then four stores, for seat 0 and for seat 1 (W4.1, W4.2)."""
        seat = chance.seat_of(self)
        number = chance.seen_of(self, seat)
        if number == 0:
            self.push(zones.DEPOT + seat, chance.depot_card(self, seat, face))
            self.note(notes.DEPOT_CARD_TURNED_UP, seat, face)
        else:
            store = 4 * seat + number - 1
            self.push(store, chance.stock_card(self, seat, face))
            self.note(notes.STORE_OPENED, seat, store, face)
        if chance.seen_of(self, 1) == zones.OPEN_CARDS:
            self._find_starter()

    def _find_starter(self) -> None:
        """The lower open depot card begins; chance breaks a tie (W4.3)."""
        first = tables.VALUE[self.top[zones.DEPOT]]
        second = tables.VALUE[self.top[zones.DEPOT + 1]]
        if first == second:
            self.step = steps.START
        else:
            self._begin_turn(0 if first < second else 1)

    def _reveal(self, action: int) -> None:
        """A card that no one has seen, or the seat that begins."""
        came = tables.FROM[action]
        if self.step == steps.DEAL:
            self._deal(came)
        elif self.step == steps.START:
            self.note(notes.LOT_DRAWN, came)
            self._begin_turn(came)
        elif self.step == steps.TURN_UP:
            self.push(zones.DEPOT + self.seat, chance.depot_card(self, self.seat, came))
            self.note(notes.DEPOT_CARD_TURNED_UP, self.seat, came)
            self._ask()
        else:
            self._draw_card(chance.stock_card(self, self.seat, came))
            self._ask()

    # The turn (W5)

    def _begin_turn(self, seat: int) -> None:
        """Nothing drawn, nothing pending, a new list of layouts (W5.1)."""
        self.seat = seat
        self.actor = seat
        self.step = steps.FREE
        self.progress = False
        self.passed = False
        layouts.begin(self)
        self.note(notes.TURN_BEGAN, seat)

    def _play(self, action: int) -> None:
        """One action of the active seat in FREE or DRAWN (W5.5)."""
        verb = tables.VERB[action]
        if self.table_mode and verb != verbs.TOWER and verb != verbs.TAKE:
            turm.remember(self, action)
        if self.pending and verb != verbs.TAKE:
            self._lapse()
        self.then = steps.FREE
        if verb == verbs.TOWER:
            self._lay_on_tower(tables.FROM[action])
        elif verb == verbs.STORE:
            self._lay_on_store(tables.FROM[action], tables.TO[action])
        elif verb == verbs.DRAW:
            self._draw()
        elif verb == verbs.PUT_AWAY:
            self._put_away()
        elif verb == verbs.LOAD:
            self._load(tables.FROM[action])
        elif verb == verbs.PAY:
            self._buy_out()
        elif verb == verbs.PAIR:
            self._move_pair(action)
        elif verb == verbs.PASS:
            self._pass()
        else:
            self._take_reward()

    def _settle(self) -> None:
        """After the card has moved: rewards, out, the next depot card, the answer (W5.5)."""
        if self.own_cards(self.seat) == 0 and self.drawn == zones.NO_CARD:
            self._go_out()
        elif self.size[zones.DEPOT + self.seat] == 0 and self.hidden[zones.DEPOT + self.seat]:
            self.step = steps.TURN_UP  # W5.4
            self.actor = actors.CHANCE
        else:
            self._ask()

    def _ask(self) -> None:
        """In table mode the opponent is asked about everything but towers and rewards (W9.1)."""
        if self.last != zones.NO_ACTION:
            self.step = steps.ANSWER
            self.actor = 1 - self.seat
        else:
            self._go_on()

    def _go_on(self) -> None:
        if self.then == steps.TURN_OVER:
            self._end_play()
        else:
            self.step = self.then
            self.actor = self.seat

    def _end_play(self) -> None:
        """The turn is over; the active seat can still block its interim store (W7.8)."""
        layouts.forget(self)
        if legal.can_block(self):
            self.step = steps.BLOCK
            self.actor = self.seat
            self.note(notes.BLOCK_ASKED, self.seat)
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """Nugget, count, stalemate, the other seat, in this order (W5.6)."""
        other = 1 - self.seat
        if self.nugget[other]:
            self.nugget[other] = 0
            self.bank += 1
            self.note(notes.BLOCK_LIFTED, other)
        self.turns += 1
        self.quiet = 0 if self.progress else self.quiet + 1  # W12.1
        idle = self.passed and not self.progress
        self.note(notes.TURN_ENDED, self.seat, self.progress, idle)
        if ending.is_stalemate(self, idle and self.idle):
            self.idle = idle
            self._end_game()
        else:
            self.idle = idle
            self._begin_turn(other)

    def _end_game(self) -> None:
        self.step = steps.DONE
        self.actor = actors.OVER
        self.last = zones.NO_ACTION
        layouts.forget(self)
        self.note(notes.GAME_ENDED)

    # Gold (W6)

    def _earn(self, amount: int, why: int) -> None:
        """At once, or as an offer that has to be taken (W6.7)."""
        if self.claim_reward:
            self.pending += amount
            self.note(notes.REWARD_OFFERED, self.seat, amount, why)
        else:
            self.to_bank(self.seat, -amount)
            self.note(notes.REWARD_EARNED, self.seat, amount, why)

    def _take_reward(self) -> None:
        """Take all that is pending (W6.7)."""
        self.to_bank(self.seat, -self.pending)
        self.note(notes.REWARD_TAKEN, self.seat, self.pending)
        self.pending = 0

    def _lapse(self) -> None:
        """Any other action lets the reward lapse before it earns anything itself (W6.7)."""
        self.note(notes.REWARD_LAPSED, self.seat, self.pending)
        self.pending = 0

    def _pay(self) -> None:
        self.to_bank(self.seat, 1)
        self.note(notes.GOLD_PAID, self.seat, 1)

    # Actions (W7)

    def _lift(self, place: int) -> int:
        """Take the card of a place; one that leaves a depot is progress (W12.1)."""
        if place == actions.AT_DRAWN:
            card = self.drawn
            self.drawn = zones.NO_CARD
            return card
        if place == actions.AT_DEPOT:
            self.progress = True
        return self.pop(self.pile(place))

    def _settle_move(self, source: int) -> None:
        if source == actions.AT_DEPOT and self.is_first_empty_depot():
            self._earn(zones.DEPOT_BONUS, notes.FOR_DEPOT)
        self._settle()

    def _lay_on_tower(self, source: int) -> None:
        """The card stays on the tower forever; 4, 8 and 12 pay 1, 2 and 3 (W7.1, W6.1)."""
        card = self._lift(source)
        self.build(card)
        self.progress = True
        self.note(notes.CARD_LAID_ON_TOWER, self.seat, self.face(card), source)
        if source < zones.STORES:
            layouts.add(self, self)
        if tables.TOWER_REWARD[card]:
            self._earn(tables.TOWER_REWARD[card], notes.FOR_TOWER)
        self._settle_move(source)

    def _lay_on_store(self, source: int, store: int) -> None:
        """Onto a card that is one higher and of the other colour, a 12 onto a 1, or into the first
        empty store (W7.2)."""
        card = self._lift(source)
        self.push(store, card)
        self.note(notes.CARD_LAID_ON_STORE, self.seat, self.face(card), source, store)
        layouts.add(self, self)
        self._settle_move(source)

    def _load(self, source: int) -> None:
        """The card belongs to the opponent from now on (W7.3, W3.3)."""
        card = self._lift(source)
        self.push(self.pile(actions.AT_OPPONENT), card)
        self.note(notes.OPPONENT_LOADED, self.seat, self.face(card), source)
        if source < zones.STORES:
            layouts.add(self, self)
        self._settle_move(source)

    def _draw(self) -> None:
        """From the stock; if that is empty, the interim store becomes the stock first (W7.4)."""
        stock = zones.STOCK + self.seat
        self.then = steps.DRAWN
        self.note(notes.DRAW_BEGAN, self.seat)
        if self.stock_count(self.seat) == 0:
            self.recycled = True
            self.turn_over(zones.INTERIM + self.seat, stock)
            self.note(notes.STOCK_RECYCLED, self.seat)
        if self.size[stock]:
            self._draw_card(self.pop(stock))
            self._ask()
        else:
            self.step = steps.SHOW
            self.actor = actors.CHANCE

    def _draw_card(self, card: int) -> None:
        self.drawn = card
        self.note(notes.CARD_DRAWN, self.seat, self.face(card))

    def _put_away(self) -> None:
        """The drawn card goes on the seat's interim store, which ends the turn (W7.5)."""
        card = self._lift(actions.AT_DRAWN)
        self.push(zones.INTERIM + self.seat, card)
        self.then = steps.TURN_OVER
        self.note(notes.CARD_PUT_AWAY, self.seat, self.face(card))
        self._settle()

    def _buy_out(self) -> None:
        """1 gold: the depot card goes on the seat's interim store (W7.6)."""
        self._pay()
        card = self._lift(actions.AT_DEPOT)
        self.push(zones.INTERIM + self.seat, card)
        self.note(notes.DEPOT_CARD_BOUGHT_OUT, self.seat, self.face(card))
        self._settle_move(actions.AT_DEPOT)

    def _move_pair(self, action: int) -> None:
        """1 gold: the top two of a store move as a unit, which is progress (W7.7, W12.1)."""
        self._pay()
        upper = self.pop(tables.FROM[action])
        lower = self.pop(tables.FROM[action])
        self.push(tables.TO[action], lower)
        self.push(tables.TO[action], upper)
        self.progress = True
        self.note(notes.PAIR_MOVED, self.seat, self.face(lower), self.face(upper), action)
        layouts.add(self, self)
        self._settle()

    def _pass(self) -> None:
        """Nothing is left to draw (W7.9)."""
        self.passed = True
        self.then = steps.TURN_OVER
        self.note(notes.PASSED, self.seat)
        self._settle()

    def _block(self, wanted: bool) -> None:
        """1 gold on the seat's interim store, or not; then the turn ends (W7.8)."""
        if wanted:
            self.gold[self.seat] -= 1
            self.nugget[self.seat] = 1
            self.note(notes.INTERIM_STORE_BLOCKED, self.seat)
        else:
            self.note(notes.BLOCK_WAIVED, self.seat)
        self._end_turn()

    # TURM! (W9)

    def _answer(self, called: bool) -> None:
        """TURM! ends the turn if a duty was missed; otherwise play continues (W9.2-W9.6)."""
        if not called:
            self.note(notes.CALL_WAIVED, 1 - self.seat)
        else:
            self.note(notes.TURM_CALLED, 1 - self.seat, self.violation)
            if self.violation:
                self._name_missed()
                turm.undo(self)
                turm.fine(self, self.seat)
                self._end_play()
                return
            if self.false_call_pays:
                turm.fine(self, 1 - self.seat)
        self.last = zones.NO_ACTION
        self._go_on()

    def _name_missed(self) -> None:
        """Write into the journal which tower cards were missed, and where they lay (W9.5)."""
        if self.journal is not None:
            with cython.gil:
                for place, card in turm.missed(self):
                    self.note(notes.TOWER_CARD_MISSED, self.seat, self.face(card), place)

    # Out (W11)

    def _go_out(self) -> None:
        """2 gold, and whatever this last action has earned; the game ends at once (W11.1, W6.7)."""
        if self.pending:
            self._take_reward()
        self.to_bank(self.seat, -zones.OUT_BONUS)
        self.note(notes.REWARD_EARNED, self.seat, zones.OUT_BONUS, notes.FOR_OUT)
        self._end_game()

    # The rest of the contract

    def fast_apply(self, action: int) -> None:
        """Hand the action to the step that it answers."""
        if self.step == steps.FREE or self.step == steps.DRAWN:
            self._play(action)
        elif self.actor == actors.CHANCE:
            self._reveal(action)
        elif self.step == steps.ANSWER:
            self._answer(action == actions.TURM)
        else:
            self._block(action == actions.BLOCK)

    def fast_legal(self, found: Actions) -> None:
        legal.fill(self, found)

    def fast_pick(self, rng: Rng, scratch: Actions) -> int:
        return legal.pick(self, rng, scratch)

    def fast_playout(self, rng: Rng, scratch: Actions) -> int:
        """As the base class does; here the compiler knows which methods it calls."""
        played = 0
        while self.actor != actors.OVER:
            self.fast_apply(self.fast_pick(rng, scratch))
            played += 1
        return played

    def fast_shows(self, seat: int) -> bool:
        """There are no secrets (W13.1)."""
        return True

    def why_not(self, action: int) -> Reason | None:
        """The rule that forbids this action now."""
        return reasons.why_not(self, whole(action, "action"))

    def fast_payoff(self, seat: int) -> int:
        if self.actor != actors.OVER:
            return 0
        best = ending.winner(self)
        if best < 0:
            return 0
        return 1 if best == seat else -1

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.actor == actors.OVER else None

    def copy(self) -> Tower:
        twin = Tower.__new__(Tower)
        if not cython.compiled:
            Tower.__init__(twin)
        twin.fast_assign(self)
        return twin

    def position(self) -> str:
        return notation.format_position(self)

    __signature__ = arguments(
        "*, mode: str = 'strict', colour: str = 'deck', drawing: str = 'literal', "
        "reward: str = 'auto', falsecall: str = 'none'"
    )
