"""The rules of Tower: what every action does, in the order of the rule book.

Numbers such as W7.4 lead to docs/rules/tower.en.md. What lies where is in ``table``, what may be
done in ``legal``, hidden cards are in ``chance``, the layouts of a turn in ``layouts``, the undoing
in ``turm``, the end in ``ending``. The types that make this page fast stand in ``rules.pxd``.
"""

from __future__ import annotations

import cython

from zweikampf.engine import actors
from zweikampf.engine.actions import Actions
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.reason import Reason
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.tower import (
    acts,
    cards,
    chance,
    ending,
    layouts,
    legal,
    notation,
    reasons,
    turm,
    zones,
)
from zweikampf.games.tower.steps import Kind, Note, Step, Why
from zweikampf.games.tower.table import Table

# Typed copies of the tables in ``cards``, ``acts`` and ``steps``: rules.pxd makes them C values.
VALUE = cards.VALUE
KIND = acts.KIND
FROM = acts.FROM
TO = acts.TO
AT_DEPOT, AT_DRAWN, AT_OPPONENT = acts.AT_DEPOT, acts.AT_DRAWN, acts.AT_OPPONENT
START0, START1 = acts.START0, acts.START1
BLOCK_IT, LEAVE_IT, TURM, OK = acts.BLOCK, acts.NOBLOCK, acts.TURM, acts.OK
STORES = zones.STORES
DEPOT, INTERIM, STOCK = zones.DEPOT, zones.INTERIM, zones.STOCK
DEAL, START, FREE, DRAWN, TURN_UP, SHOW, ANSWER, BLOCK, TURN_OVER, DONE = map(int, Step)
TOWER, STORE, LOAD, PAIR, DRAW = map(int, (Kind.TOWER, Kind.STORE, Kind.LOAD, Kind.PAIR, Kind.DRAW))
PUT_AWAY, PAY, PASS, TAKE = map(int, (Kind.PUT_AWAY, Kind.PAY, Kind.PASS, Kind.TAKE))
FOR_TOWER, FOR_DEPOT, FOR_OUT = map(int, Why)
DEPOT_CARD_TURNED_UP = int(Note.DEPOT_CARD_TURNED_UP)
STORE_OPENED = int(Note.STORE_OPENED)
LOT_DRAWN = int(Note.LOT_DRAWN)
TURN_BEGAN = int(Note.TURN_BEGAN)
CARD_LAID_ON_TOWER = int(Note.CARD_LAID_ON_TOWER)
CARD_LAID_ON_STORE = int(Note.CARD_LAID_ON_STORE)
OPPONENT_LOADED = int(Note.OPPONENT_LOADED)
PAIR_MOVED = int(Note.PAIR_MOVED)
STOCK_RECYCLED = int(Note.STOCK_RECYCLED)
DRAW_BEGAN = int(Note.DRAW_BEGAN)
CARD_DRAWN = int(Note.CARD_DRAWN)
CARD_PUT_AWAY = int(Note.CARD_PUT_AWAY)
DEPOT_CARD_BOUGHT_OUT = int(Note.DEPOT_CARD_BOUGHT_OUT)
PASSED = int(Note.PASSED)
GOLD_PAID = int(Note.GOLD_PAID)
REWARD_EARNED = int(Note.REWARD_EARNED)
REWARD_OFFERED = int(Note.REWARD_OFFERED)
REWARD_TAKEN = int(Note.REWARD_TAKEN)
REWARD_LAPSED = int(Note.REWARD_LAPSED)
CALL_WAIVED = int(Note.CALL_WAIVED)
TURM_CALLED = int(Note.TURM_CALLED)
TOWER_CARD_MISSED = int(Note.TOWER_CARD_MISSED)
BLOCK_ASKED = int(Note.BLOCK_ASKED)
INTERIM_STORE_BLOCKED = int(Note.INTERIM_STORE_BLOCKED)
BLOCK_WAIVED = int(Note.BLOCK_WAIVED)
BLOCK_LIFTED = int(Note.BLOCK_LIFTED)
TURN_ENDED = int(Note.TURN_ENDED)
GAME_ENDED = int(Note.GAME_ENDED)
OPEN_CARDS = zones.OPEN_CARDS
DEPOT_BONUS, OUT_BONUS = zones.DEPOT_BONUS, zones.OUT_BONUS
NO_CARD, NO_ACTION = zones.NO_CARD, zones.NO_ACTION


class Tower(Table):
    """A position of Tower with the rules that lead from one to the next."""

    # One action

    def act(self, action: int) -> None:
        """Hand the action to the step that it answers."""
        if self.step == FREE or self.step == DRAWN:
            self._play(action)
        elif self.actor == actors.CHANCE:
            self._reveal(action)
        elif self.step == ANSWER:
            self._answer(action == TURM)
        else:
            self._block(action == BLOCK_IT)

    # Setup (W4) and everything else that chance decides (W13)

    def _reveal(self, action: int) -> None:
        """A card that nobody has seen, or the seat that begins."""
        if self.step == DEAL:
            self._deal(action)
        elif self.step == START:
            self.note(LOT_DRAWN, FROM[action])
            self._begin_turn(FROM[action])
        elif self.step == TURN_UP:
            self.push(DEPOT + self.seat, chance.depot_card(self, self.seat, FROM[action]))
            self.note(DEPOT_CARD_TURNED_UP, self.seat, FROM[action])
            self._ask()
        else:
            self._draw_card(chance.stock_card(self, self.seat, FROM[action]))
            self._ask()

    def _deal(self, action: int) -> None:
        """An open depot card, then four stores, for seat 0 and for seat 1 (W4.1, W4.2)."""
        seat = chance.seat_of(self)
        number = chance.seen_of(self, seat)
        if number == 0:
            self.push(DEPOT + seat, chance.depot_card(self, seat, FROM[action]))
            self.note(DEPOT_CARD_TURNED_UP, seat, FROM[action])
        else:
            store = 4 * seat + number - 1
            self.push(store, chance.stock_card(self, seat, FROM[action]))
            self.note(STORE_OPENED, seat, store, FROM[action])
        if chance.seen_of(self, 1) == OPEN_CARDS:
            self._find_starter()

    def _find_starter(self) -> None:
        """The lower open depot card begins; chance breaks a tie (W4.3)."""
        first = VALUE[self.top[DEPOT]]
        second = VALUE[self.top[DEPOT + 1]]
        if first == second:
            self.step = START
        else:
            self._begin_turn(0 if first < second else 1)

    # The turn (W5)

    def _begin_turn(self, seat: int) -> None:
        """Nothing drawn, nothing pending, a new list of layouts (W5.1)."""
        self.seat = seat
        self.actor = seat
        self.step = FREE
        self.progress = False
        self.passed = False
        layouts.begin(self)
        self.note(TURN_BEGAN, seat)

    def _play(self, action: int) -> None:
        """One action of the active seat in FREE or DRAWN (W5.5)."""
        kind = KIND[action]
        if self.calls and kind != TOWER and kind != TAKE:
            turm.remember(self, action)
        if self.pending and kind != TAKE:
            self._lapse()
        self.then = FREE
        if kind == TOWER:
            self._lay_on_tower(FROM[action])
        elif kind == STORE:
            self._lay_on_store(FROM[action], TO[action])
        elif kind == DRAW:
            self._draw()
        elif kind == PUT_AWAY:
            self._put_away()
        elif kind == LOAD:
            self._load(FROM[action])
        elif kind == PAY:
            self._buy_out()
        elif kind == PAIR:
            self._move_pair(FROM[action], TO[action])
        elif kind == PASS:
            self._pass()
        else:
            self._take_reward()

    def _settle(self) -> None:
        """After the card has moved: rewards, out, the next depot card, the answer (W5.5)."""
        if self.own_cards(self.seat) == 0 and self.drawn == NO_CARD:
            self._go_out()
        elif self.size[DEPOT + self.seat] == 0 and self.hidden[self.seat]:
            self.step = TURN_UP  # W5.4
            self.actor = actors.CHANCE
        else:
            self._ask()

    def _ask(self) -> None:
        """In table mode the opponent is asked about everything but towers and rewards (W9.1)."""
        if self.last != NO_ACTION:
            self.step = ANSWER
            self.actor = 1 - self.seat
        else:
            self._go_on()

    def _go_on(self) -> None:
        if self.then == TURN_OVER:
            self._end_play()
        else:
            self.step = self.then
            self.actor = self.seat

    def _end_play(self) -> None:
        """The turn is over; the own interim store can still be blocked (W7.8)."""
        layouts.forget(self)
        if legal.can_block(self):
            self.step = BLOCK
            self.actor = self.seat
            self.note(BLOCK_ASKED, self.seat)
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """Nugget, count, stalemate, the other seat, in this order (W5.6)."""
        other = 1 - self.seat
        if self.nugget[other]:
            self.nugget[other] = 0
            self.bank += 1
            self.note(BLOCK_LIFTED, other)
        self.turns += 1
        self.quiet = 0 if self.progress else self.quiet + 1  # W12.1
        idle = self.passed and not self.progress
        self.note(TURN_ENDED, self.seat, self.progress, idle)
        if ending.is_stalemate(self, idle and self.idle):
            self.idle = idle
            self._end_game()
        else:
            self.idle = idle
            self._begin_turn(other)

    def _end_game(self) -> None:
        self.step = DONE
        self.actor = actors.OVER
        self.last = NO_ACTION
        layouts.forget(self)
        self.note(GAME_ENDED)

    # Gold (W6)

    def _earn(self, amount: int, why: int) -> None:
        """At once, or as an offer that has to be taken (W6.7)."""
        if self.claim:
            self.pending += amount
            self.note(REWARD_OFFERED, self.seat, amount, why)
        else:
            self.to_bank(self.seat, -amount)
            self.note(REWARD_EARNED, self.seat, amount, why)

    def _take_reward(self) -> None:
        """Take all that is pending (W6.7)."""
        self.to_bank(self.seat, -self.pending)
        self.note(REWARD_TAKEN, self.seat, self.pending)
        self.pending = 0

    def _lapse(self) -> None:
        """Any other action lets the reward lapse before it earns anything itself (W6.7)."""
        self.note(REWARD_LAPSED, self.seat, self.pending)
        self.pending = 0

    def _pay(self) -> None:
        self.to_bank(self.seat, 1)
        self.note(GOLD_PAID, self.seat, 1)

    # Actions (W7)

    def _lift(self, place: int) -> int:
        """Take the card of a place; one that leaves a depot is progress (W12.1)."""
        if place == AT_DRAWN:
            card = self.drawn
            self.drawn = NO_CARD
            return card
        if place == AT_DEPOT:
            self.progress = True
        return self.pop(self.pile(place))

    def _settle_move(self, source: int) -> None:
        if source == AT_DEPOT and self.is_first_empty_depot():
            self._earn(DEPOT_BONUS, FOR_DEPOT)
        self._settle()

    def _lay_on_tower(self, source: int) -> None:
        """The card stays on the tower for ever; 4, 8 and 12 pay 1, 2 and 3 (W7.1, W6.1)."""
        card = self._lift(source)
        self.build(card)
        self.progress = True
        self.note(CARD_LAID_ON_TOWER, self.seat, self.face(card), source)
        if source < STORES:
            layouts.add(self, self)
        if VALUE[card] and VALUE[card] % 4 == 0:
            self._earn(VALUE[card] // 4, FOR_TOWER)
        self._settle_move(source)

    def _lay_on_store(self, source: int, store: int) -> None:
        """W7.2."""
        card = self._lift(source)
        self.push(store, card)
        self.note(CARD_LAID_ON_STORE, self.seat, self.face(card), source, store)
        layouts.add(self, self)
        self._settle_move(source)

    def _load(self, source: int) -> None:
        """The card belongs to the opponent from now on (W7.3, W3.3)."""
        card = self._lift(source)
        self.push(self.pile(AT_OPPONENT), card)
        self.note(OPPONENT_LOADED, self.seat, self.face(card), source)
        if source < STORES:
            layouts.add(self, self)
        self._settle_move(source)

    def _draw(self) -> None:
        """From the stock; if that is empty, the interim store becomes the stock first (W7.4)."""
        stock = STOCK + self.seat
        self.then = DRAWN
        self.note(DRAW_BEGAN, self.seat)
        if self.stock_count(self.seat) == 0:
            self.recycled = True
            self.turn_over(INTERIM + self.seat, stock)
            self.note(STOCK_RECYCLED, self.seat)
        if self.size[stock]:
            self._draw_card(self.pop(stock))
            self._ask()
        else:
            self.step = SHOW
            self.actor = actors.CHANCE

    def _draw_card(self, card: int) -> None:
        self.drawn = card
        self.note(CARD_DRAWN, self.seat, self.face(card))

    def _put_away(self) -> None:
        """The drawn card goes on the own interim store, which ends the turn (W7.5)."""
        card = self._lift(AT_DRAWN)
        self.push(INTERIM + self.seat, card)
        self.then = TURN_OVER
        self.note(CARD_PUT_AWAY, self.seat, self.face(card))
        self._settle()

    def _buy_out(self) -> None:
        """1 gold: the depot card goes on the own interim store (W7.6)."""
        self._pay()
        card = self._lift(AT_DEPOT)
        self.push(INTERIM + self.seat, card)
        self.note(DEPOT_CARD_BOUGHT_OUT, self.seat, self.face(card))
        self._settle_move(AT_DEPOT)

    def _move_pair(self, source: int, store: int) -> None:
        """1 gold: the top two of a store move as a unit, which is progress (W7.7, W12.1)."""
        self._pay()
        upper = self.pop(source)
        lower = self.pop(source)
        self.push(store, lower)
        self.push(store, upper)
        self.progress = True
        self.note(
            PAIR_MOVED, self.seat, self.face(lower), self.face(upper), STORES * source + store
        )
        layouts.add(self, self)
        self._settle()

    def _pass(self) -> None:
        """Nothing is left to draw (W7.9)."""
        self.passed = True
        self.then = TURN_OVER
        self.note(PASSED, self.seat)
        self._settle()

    def _block(self, wanted: bool) -> None:
        """1 gold on the own interim store, or not; then the turn ends (W7.8)."""
        if wanted:
            self.gold[self.seat] -= 1
            self.nugget[self.seat] = 1
            self.note(INTERIM_STORE_BLOCKED, self.seat)
        else:
            self.note(BLOCK_WAIVED, self.seat)
        self._end_turn()

    # TURM! (W9)

    def _answer(self, called: bool) -> None:
        """TURM! ends the turn if a duty was missed; otherwise play goes on (W9.2-W9.6)."""
        if not called:
            self.note(CALL_WAIVED, 1 - self.seat)
        else:
            self.note(TURM_CALLED, 1 - self.seat, self.violation)
            if self.violation:
                self._name_missed()
                turm.undo(self)
                turm.fine(self, self.seat)
                self._end_play()
                return
            if self.pay1:
                turm.fine(self, 1 - self.seat)
        self.last = NO_ACTION
        self._go_on()

    def _name_missed(self) -> None:
        """Whoever listens hears which tower cards were missed, and where they lay (W9.5)."""
        if self.journal is not None:
            with cython.gil:
                for place, card in turm.missed(self, self.copy()):
                    self.note(TOWER_CARD_MISSED, self.seat, self.face(card), place)

    def judge(self) -> None:
        """Work out again whether a call would be right, for a position that was built."""
        self.violation = bool(turm.missed(self, self.copy()))

    # Out (W11)

    def _go_out(self) -> None:
        """2 gold, and whatever this last action has earned; the game ends at once (W11.1, W6.7)."""
        if self.pending:
            self._take_reward()
        self.to_bank(self.seat, -OUT_BONUS)
        self.note(REWARD_EARNED, self.seat, OUT_BONUS, FOR_OUT)
        self._end_game()

    # What may be done

    def fill(self, actions: Actions) -> None:
        """The legal list of this step (W14.1)."""
        actions.clear()
        if self.step == FREE or self.step == DRAWN:
            legal.fill_turn(self, actions, False)
        elif self.step == ANSWER:
            actions.add(TURM, 1)
            actions.add(OK, 1)
        elif self.step == BLOCK:
            actions.add(BLOCK_IT, 1)
            actions.add(LEAVE_IT, 1)
        elif self.step == START:
            actions.add(START0, 1)
            actions.add(START1, 1)
        elif self.actor == actors.CHANCE:
            chance.fill(self, actions)

    def pick(self, rng: Rng, scratch: Actions) -> int:
        """As the base class does, but with less work where it can be saved."""
        if self.step == FREE or self.step == DRAWN:
            return legal.pick_turn(self, rng, scratch)
        if self.actor == actors.CHANCE and self.step != START:
            return chance.pick(self, rng)
        self.fill(scratch)
        return scratch.items[rng.below(scratch.size)]

    def playout(self, rng: Rng, scratch: Actions) -> int:
        """As the base class does; here the compiler knows which methods it calls."""
        played = 0
        while self.actor != actors.OVER:
            self.act(self.pick(rng, scratch))
            played += 1
        return played

    def shows(self, seat: int) -> bool:
        """There are no secrets (W13.1)."""
        return True

    def why_not(self, action: int) -> Reason | None:
        """The rule that forbids this action now."""
        return reasons.why_not(self, action)

    # The end, copies, and worlds that a seat cannot tell apart

    def payoff(self, seat: int) -> int:
        if self.actor != actors.OVER:
            return 0
        best = ending.winner(self)
        if best < 0:
            return 0
        return 1 if best == seat else -1

    def outcome(self) -> Outcome:
        return ending.outcome(self)

    def copy(self) -> Tower:
        twin = Tower.__new__(Tower)
        if not cython.compiled:
            Tower.__init__(twin)
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        self.become(cython.cast(Table, other))

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing: what one seat knows, both know, and hidden cards have no order (W13.1)."""

    def position(self) -> str:
        return notation.format_position(self)
