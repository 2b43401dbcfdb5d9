"""A state of Tower from what everybody knows of it; the counterpart of ``view``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zweikampf.engine import actors
from zweikampf.games.tower import acts, cards, layouts
from zweikampf.games.tower.cards import KINDS, VALUES
from zweikampf.games.tower.columns import Columns, layout_columns
from zweikampf.games.tower.steps import Kind, Step
from zweikampf.games.tower.table import Table
from zweikampf.games.tower.view import STEPS, Cards, TowerView
from zweikampf.games.tower.zones import (
    ALL_GOLD,
    DEPOT,
    INTERIM,
    NO_ACTION,
    NO_CARD,
    SITES,
    STOCK,
    STORES,
)

if TYPE_CHECKING:
    from zweikampf.games.tower.rules import Tower

IN_TURN = (Step.FREE, Step.DRAWN, Step.TURN_UP, Step.SHOW, Step.ANSWER)


class Misfit(ValueError):
    """No game can come to what this field of a position says."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def build(view: TowerView, blank: Tower) -> Tower:
    """Fill a blank state. A card that is there twice or on no row is a ``Misfit``."""
    builder = _Builder(view, blank)
    builder.set_options()
    builder.hide_unseen()
    builder.set_towers()
    builder.lay_piles()
    builder.set_gold()
    builder.set_turn()
    builder.set_last()
    builder.list_layouts()
    return blank


class _Builder:
    """Places every card once; of twins the first one left serves."""

    def __init__(self, view: TowerView, state: Tower) -> None:
        self.view = view
        self.state = state
        self.by_symbol = view.colour == "symbol"
        self.left = set(range(cards.CARDS))

    def set_options(self) -> None:
        self.state.calls = self.view.mode == "table"
        self.state.by_symbol = self.by_symbol
        self.state.literal = self.view.drawing == "literal"
        self.state.claim = self.view.reward == "claim"
        self.state.pay1 = self.view.falsecall == "pay1"

    def hide_unseen(self) -> None:
        """Before any other card: of twins the unseen one is of a certain deck."""
        self.state.unseen = [
            sum(1 << self._own_card(seat, token) % KINDS for token in side.unseen)
            for seat, side in enumerate(self.view.sides)
        ]

    def _own_card(self, seat: int, token: str) -> int:
        """The card of a seat's own deck with this token."""
        face = cards.face_of(token)
        found = [] if face is None else cards.cards_of(face, self.by_symbol)
        for card in found:
            if card // KINDS == seat and card in self.left:
                self.left.remove(card)
                return card
        raise Misfit(f"U{seat}")

    def _card(self, token: str, field: str) -> int:
        face = cards.face_of(token)
        found = [] if face is None else cards.cards_of(face, self.by_symbol)
        for card in found:
            if card in self.left:
                self.left.remove(card)
                return card
        raise Misfit(field)

    def set_towers(self) -> None:
        sites = [-1] * SITES
        for token in self.view.towers:
            kind = cards.kind_of(token)
            if kind is None:
                raise Misfit("T")
            site = 2 * (kind // VALUES)
            if sites[site] >= 0:
                site += 1
            if sites[site] >= 0:
                raise Misfit("T")
            sites[site] = kind % VALUES
        self.state.sites = sites
        self.state.want_all()

    def lay_piles(self) -> None:
        for store, column in enumerate(self.view.stores):
            if not cards.is_row(self._lay(store, column, f"L{store + 1}"), self.by_symbol):
                raise Misfit(f"L{store + 1}")
        for seat, side in enumerate(self.view.sides):
            self._lay(DEPOT + seat, side.depot, f"A{seat}")
            self._lay(STOCK + seat, side.stock, f"V{seat}")
            self._lay(INTERIM + seat, side.interim, f"Z{seat}")
        self.state.hidden = [
            *(side.depot_hidden for side in self.view.sides),
            *(side.stock_hidden for side in self.view.sides),
        ]
        drawn = self.view.drawn
        self.state.drawn = NO_CARD if drawn is None else self._card(drawn, "drawn")
        self._leave_cards_for_towers()

    def _lay(self, pile: int, tokens: Cards, field: str) -> list[int]:
        found = [self._card(token, field) for token in tokens]
        self.state.place(pile, found)
        return found

    def _leave_cards_for_towers(self) -> None:
        """Towers are made of the cards that are nowhere else."""
        for site, top in enumerate(self.state.sites):
            for value in range(top + 1):
                kind = VALUES * (site // 2) + value
                if kind in self.left:
                    self.left.remove(kind)
                elif kind + KINDS in self.left:
                    self.left.remove(kind + KINDS)
                else:
                    raise Misfit("T")

    def set_gold(self) -> None:
        sides = self.view.sides
        self.state.gold = [side.gold for side in sides]
        self.state.nugget = [int(side.blocked) for side in sides]
        self.state.bank = ALL_GOLD - sum(side.gold + side.blocked for side in sides)
        self.state.pending = self.view.pending

    def set_turn(self) -> None:
        state, view = self.state, self.view
        state.step = STEPS[view.step]
        state.seat = view.active or 0
        state.actor = actor_of(Step(state.step), state.seat)
        state.turns = view.turns
        state.quiet = view.quiet
        state.progress = view.progress
        state.idle = view.idle

    def set_last(self) -> None:
        """Where play goes on follows from the action; whether a call is right is worked out."""
        state, last = self.state, self.view.last
        state.then = Step.DRAWN if state.step == Step.SHOW else Step.FREE
        state.last = NO_ACTION
        if last is None:
            return
        action = acts.BY_TOKEN.get(last.action, NO_ACTION)
        state.recycled = last.recycled
        state.had_progress = last.progress
        if action == NO_ACTION or not can_be_undone(state, action):
            raise Misfit("last")
        state.last = action
        kind = Kind(acts.KIND[action])
        state.then = _THEN.get(kind, Step.FREE)
        state.passed = kind == Kind.PASS
        state.judge()

    def list_layouts(self) -> None:
        if self.state.step in IN_TURN:
            layouts.begin(self.state)
        elif self.view.layouts:
            raise Misfit("layouts")
        for text in self.view.layouts:
            layouts.add(self.state, self._shown(layout_columns(text)))

    def _shown(self, columns: Columns) -> Table:
        """A table with nothing but these columns."""
        if len(columns) > STORES:
            raise Misfit("layouts")
        table = Table(by_symbol=self.by_symbol)
        fresh = _Builder(self.view, self.state)
        for store, column in enumerate(columns):
            found = [fresh._card(token, "layouts") for token in column]
            if not cards.is_row(found, self.by_symbol):
                raise Misfit("layouts")
            table.place(store, found)
        return table


def can_be_undone(state: Tower, action: int) -> bool:
    """Is the card that this action moved still where it went?"""
    kind = Kind(acts.KIND[action])
    if kind == Kind.DRAW:
        interim, hidden = state.size[INTERIM + state.seat], state.hidden[2 + state.seat]
        return not state.recycled or (interim == 0 and hidden == 0 and state.drawn != NO_CARD)
    if kind == Kind.PASS:
        return not state.recycled
    if kind not in (Kind.STORE, Kind.LOAD, Kind.PAIR, Kind.PUT_AWAY, Kind.PAY) or state.recycled:
        return False
    target = acts.TO[action]
    own, other = INTERIM + state.seat, INTERIM + 1 - state.seat
    pile = {acts.AT_INTERIM: own, acts.AT_OPPONENT: other}.get(target, target)
    return state.size[pile] >= (2 if kind == Kind.PAIR else 1)


def actor_of(step: Step, seat: int) -> int:
    if step in (Step.FREE, Step.DRAWN, Step.BLOCK):
        return seat
    if step == Step.ANSWER:
        return 1 - seat
    return actors.OVER if step == Step.DONE else actors.CHANCE


_THEN = {Kind.DRAW: Step.DRAWN, Kind.PUT_AWAY: Step.TURN_OVER, Kind.PASS: Step.TURN_OVER}
