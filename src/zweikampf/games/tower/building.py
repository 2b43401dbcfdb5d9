"""A state of Tower from what everyone knows about it; the counterpart of ``view``."""

from __future__ import annotations

from zweikampf.engine import actors
from zweikampf.engine.errors import PositionError
from zweikampf.engine.notation import card_twice, no_card, shorten
from zweikampf.engine.reason import because
from zweikampf.games.tower import actions, cards, layouts, steps, turm
from zweikampf.games.tower.cards import KINDS, VALUES
from zweikampf.games.tower.columns import layout_columns
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.state import TowerState
from zweikampf.games.tower.steps import Step
from zweikampf.games.tower.verbs import Verb
from zweikampf.games.tower.view import Cards, TowerView
from zweikampf.games.tower.zones import (
    ALL_GOLD,
    DEPOT,
    INTERIM,
    NO_ACTION,
    NO_CARD,
    PILES,
    SITES,
    STOCK,
    STORES,
)

IN_TURN = (Step.FREE, Step.DRAWN, Step.TURN_UP, Step.SHOW, Step.ANSWER)


def problem(code: str, **values: str | int) -> PositionError:
    """Why no game can reach a position."""
    return PositionError(because(code, **values), "tower")


def state_of(view: TowerView) -> Tower:
    """The state that looks like this. A card that is there twice or on no row is a
    ``PositionError``."""
    builder = _Builder(view)
    builder.hide_unseen()
    builder.set_towers()
    builder.lay_piles()
    builder.set_gold()
    builder.set_turn()
    builder.set_last()
    builder.list_layouts()
    return builder.state


class _Builder:
    """Places every card once; of twins the first one left serves."""

    def __init__(self, view: TowerView) -> None:
        self.view = view
        self.state = Tower(
            mode=view.mode,
            colour=view.colour,
            drawing=view.drawing,
            reward=view.reward,
            falsecall=view.falsecall,
        )
        self.by_symbol = view.colour == "symbol"
        self.left = set(range(cards.CARDS))

    def hide_unseen(self) -> None:
        """Before any other card: of twins the unseen one is of a certain deck."""
        unseen = [
            sum(1 << self._own_card(seat, token) % KINDS for token in side.unseen)
            for seat, side in enumerate(self.view.sides)
        ]
        self.state.set_unchecked(unseen=unseen)

    def _own_card(self, seat: int, token: str) -> int:
        """The card of a seat's own deck with this token."""
        field, shown = f"U{seat}", _cards_of(token, self.by_symbol, f"U{seat}")
        own = [card for card in shown if card // KINDS == seat]
        if not own:
            raise problem("position-other-deck", field=field, card=token, seat=seat + 1)
        return _take_one(own, self.left, field, token)

    def _card(self, token: str, field: str) -> int:
        return _take_one(_cards_of(token, self.by_symbol, field), self.left, field, token)

    def set_towers(self) -> None:
        sites = [-1] * SITES
        for token in self.view.towers:
            kind = cards.kind_of(token)
            if kind is None:
                raise problem("position-tower-top", card=shorten(token))
            site = 2 * (kind // VALUES)
            if sites[site] >= 0:
                site += 1
            if sites[site] >= 0:
                raise problem("position-towers")
            sites[site] = kind % VALUES
        self.state.set_unchecked(sites=sites)
        self.state.want_all()

    def lay_piles(self) -> None:
        for store, column in enumerate(self.view.stores):
            field = f"L{store + 1}"
            if not cards.is_row(self._lay(store, column, field), self.by_symbol):
                raise problem("position-row", field=field)
        for seat, side in enumerate(self.view.sides):
            self._lay(DEPOT + seat, side.depot, f"A{seat}")
            self._lay(STOCK + seat, side.stock, f"V{seat}")
            self._lay(INTERIM + seat, side.interim, f"Z{seat}")
        hidden = [0] * PILES
        for seat, side in enumerate(self.view.sides):
            hidden[DEPOT + seat] = side.depot_hidden
            hidden[STOCK + seat] = side.stock_hidden
        drawn = NO_CARD if self.view.drawn is None else self._card(self.view.drawn, "drawn")
        self.state.set_unchecked(hidden=hidden, drawn=drawn)
        self._leave_cards_for_towers()

    def _lay(self, pile: int, tokens: Cards, field: str) -> list[int]:
        found = [self._card(token, field) for token in tokens]
        self.state.place_unchecked(pile, found)
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
                    raise problem("position-tower-cards", card=cards.KIND_TOKEN[kind])

    def set_gold(self) -> None:
        sides = self.view.sides
        self.state.set_unchecked(
            gold=[side.gold for side in sides],
            nugget=[int(side.blocked) for side in sides],
            bank=ALL_GOLD - sum(side.gold + side.blocked for side in sides),
            pending=self.view.pending,
        )

    def set_turn(self) -> None:
        view = self.view
        step, seat = steps.WORDS.index(view.step), view.active or 0
        self.state.set_unchecked(
            step=step,
            seat=seat,
            actor=actor_of(step, seat),
            turns=view.turns,
            quiet=view.quiet,
            progress=view.progress,
            idle=view.idle,
        )

    def set_last(self) -> None:
        """Where play continues follows from the action; whether a call is right is worked out."""
        state, last = self.state, self.view.last
        then = Step.DRAWN if state.step == Step.SHOW else Step.FREE
        state.set_unchecked(then=then, last=NO_ACTION)
        if last is None:
            return
        action = actions.BY_TOKEN.get(last.action, NO_ACTION)
        state.set_unchecked(recycled=last.recycled, had_progress=last.progress)
        if action == NO_ACTION or not can_be_undone(state, action):
            raise problem("position-last-action", action=shorten(last.action))
        verb = Verb(actions.VERB[action])
        then, passed = _THEN.get(verb, Step.FREE), verb == Verb.PASS
        state.set_unchecked(last=action, then=then, passed=passed)
        state.set_unchecked(violation=bool(turm.missed(state)))

    def list_layouts(self) -> None:
        if self.state.step in IN_TURN:
            layouts.begin(self.state)
        elif self.view.layouts:
            raise problem("position-layouts")
        for text in self.view.layouts:
            layouts.add(self.state, self._shown(text))

    def _shown(self, text: str) -> TowerState:
        """A state with nothing but the columns of a layout."""
        columns = layout_columns(text)
        if len(columns) > STORES:
            raise problem("position-layout", value=shorten(text), most=STORES)
        shown = TowerState(colour=self.view.colour)
        left = set(range(cards.CARDS))
        for store, column in enumerate(columns):
            found = [
                _take_one(_cards_of(token, self.by_symbol, "layouts"), left, "layouts", token)
                for token in column
            ]
            if not cards.is_row(found, self.by_symbol):
                raise problem("position-row", field="layouts")
            shown.place_unchecked(store, found)
        return shown


def _cards_of(token: str, by_symbol: bool, field: str) -> list[int]:
    """The cards that a token can mean: one, or twins."""
    face = cards.face_of(token)
    found = [] if face is None else cards.cards_of(face, by_symbol)
    if not found:
        raise no_card(field, token)
    return found


def _take_one(found: list[int], left: set[int], field: str, token: str) -> int:
    """Take the first of some cards that is still left."""
    for card in found:
        if card in left:
            left.remove(card)
            return card
    raise card_twice(field, token)


def can_be_undone(state: Tower, action: int) -> bool:
    """Is the card that this action moved still where it went?"""
    verb = Verb(actions.VERB[action])
    if verb == Verb.DRAW:
        interim, hidden = state.size[INTERIM + state.seat], state.hidden[STOCK + state.seat]
        return not state.recycled or (interim == 0 and hidden == 0 and state.drawn != NO_CARD)
    if verb == Verb.PASS:
        return not state.recycled
    if verb not in (Verb.STORE, Verb.LOAD, Verb.PAIR, Verb.PUT_AWAY, Verb.PAY) or state.recycled:
        return False
    target = actions.TO[action]
    own, other = INTERIM + state.seat, INTERIM + 1 - state.seat
    pile = {actions.AT_INTERIM: own, actions.AT_OPPONENT: other}.get(target, target)
    return state.size[pile] >= (2 if verb == Verb.PAIR else 1)


def actor_of(step: int, seat: int) -> int:
    if step in (Step.FREE, Step.DRAWN, Step.BLOCK):
        return seat
    if step == Step.ANSWER:
        return 1 - seat
    return actors.OVER if step == Step.DONE else actors.CHANCE


# Where play continues after these; after all others the turn is free.
_THEN = {Verb.DRAW: Step.DRAWN, Verb.PUT_AWAY: Step.TURN_OVER, Verb.PASS: Step.TURN_OVER}
