"""Why an action is not legal in Tower; the codes have sentences in ``texts``."""

from __future__ import annotations

from zweikampf.engine import actors
from zweikampf.engine.reason import Reason, because, no_such_action
from zweikampf.games.tower import actions, cards, chance, legal
from zweikampf.games.tower.state import TowerState
from zweikampf.games.tower.steps import Step
from zweikampf.games.tower.verbs import MOVES, Verb
from zweikampf.games.tower.zones import DEPOT, INTERIM, NO_CARD, STORES

TURN_VERBS = range(Verb.TOWER, Verb.TAKE + 1)
_VERBS = [Verb(verb) for verb in actions.VERB]


def why_not(state: TowerState, action: int) -> Reason | None:
    """The first rule that the action breaks, or ``None``."""
    unknown = no_such_action(action, len(actions.TOKENS))
    if unknown is not None:
        return unknown
    verb = _VERBS[action]
    if state.actor == actors.OVER:
        return because("game-over")
    asked = _ASKED.get(state.step)
    if asked is not None:
        return None if verb in asked.verbs else because(asked.code)
    if state.actor == actors.CHANCE:
        return _why_not_this_card(state, action, verb)
    if verb not in TURN_VERBS:
        return because("not-asked", action=actions.TOKENS[action])
    return _why_not_now(state, verb, action) or _why_not_there(state, verb, action)


class _Asked:
    """A question with a fixed set of answers."""

    def __init__(self, code: str, *verbs: Verb) -> None:
        self.code = code
        self.verbs = verbs


_ASKED: dict[int, _Asked] = {
    Step.START: _Asked("starter-comes-first", Verb.START),
    Step.ANSWER: _Asked("call-is-asked", Verb.TURM, Verb.OK),
    Step.BLOCK: _Asked("block-is-asked", Verb.BLOCK, Verb.NOBLOCK),
}


def _why_not_this_card(state: TowerState, action: int, verb: Verb) -> Reason | None:
    """A card of the right deck that no one has seen (W13.2)."""
    if verb == Verb.CARD and chance.can_come(state, actions.FROM[action]):
        return None
    return because("card-is-not-unseen", card=actions.TOKENS[action])


def _why_not_now(state: TowerState, verb: Verb, action: int) -> Reason | None:
    """Rules about the moment and the source: W7.0, W8.2, W6.6, W7.4-W7.10."""
    source = actions.FROM[action]
    drawn = state.drawn != NO_CARD
    moves_drawn = verb in MOVES and source == actions.AT_DRAWN
    if drawn and not moves_drawn:
        return because("drawn-card-first")
    if moves_drawn and not drawn:
        return because("nothing-drawn")
    if verb in MOVES and not drawn:
        reason = _why_no_source(state, source)
        if reason:
            return reason
    if verb != Verb.TOWER and legal.comes_first(state, legal.duties(state)):
        return because("tower-first")
    if verb in (Verb.PAY, Verb.PAIR) and not legal.has_gold(state):
        return because("no-gold")
    return _why_not_plain(state, verb)


def _why_no_source(state: TowerState, source: int) -> Reason | None:
    """Is there a card in this place that the seat may move (W7.0)?"""
    if legal.is_source(state, source):
        return None
    if source == actions.AT_INTERIM and legal.own_source(state) == actions.AT_DEPOT:
        return because("depot-first")
    return because("empty-place", place=actions.PLACES[source])


def _why_not_plain(state: TowerState, verb: Verb) -> Reason | None:
    """Actions that name no place: draw, pass, take; and putting the drawn card away."""
    if verb == Verb.DRAW and not legal.can_draw(state):
        return because("nothing-to-draw" if legal.can_pass(state) else "depot-card-fits")
    if verb == Verb.PASS and not legal.can_pass(state):
        return because("something-to-draw")
    if verb == Verb.TAKE and not legal.can_take(state):
        return because("nothing-to-take")
    if verb == Verb.PUT_AWAY and legal.has_to_be_laid(state, state.drawn):
        return because("drawn-card-fits", card=_token(state, state.drawn))
    return None


def _why_not_there(state: TowerState, verb: Verb, action: int) -> Reason | None:
    """Rules about the target: W7.1, W7.2, W7.3, W7.7, W10.3."""
    source, target = actions.FROM[action], actions.TO[action]
    if verb == Verb.PAIR:
        return _why_no_pair(state, source, target)
    if verb not in (Verb.TOWER, Verb.STORE, Verb.LOAD):
        return None
    card = _card(state, source)
    token = _token(state, card)
    if verb == Verb.TOWER:
        fits = legal.duties(state) >> source & 1
        return None if fits else because("no-tower-fits", card=token)
    if verb == Verb.LOAD:
        return _why_no_load(state, card, token)
    if not legal.has_store(legal.takers(state, card) | legal.first_empty(state), target):
        if state.size[target] == 0:
            return because("first-empty-store")
        top = _token(state, state.top[target])
        return because("does-not-fit-store", card=token, top=top)
    if legal.is_loop(state, action):
        return because("layout-repeats")
    return None


def _why_no_load(state: TowerState, card: int, token: str) -> Reason | None:
    other = 1 - state.seat
    if state.size[INTERIM + other] == 0:
        return because("nothing-to-load-on")
    if state.nugget[other]:
        return because("interim-store-is-blocked")
    if legal.can_load(state, card):
        return None
    top = _token(state, state.top[INTERIM + other])
    return because("does-not-fit-interim-store", card=token, top=top)


def _why_no_pair(state: TowerState, source: int, target: int) -> Reason | None:
    if not legal.has_pair(state, source):
        return because("no-pair", place=actions.PLACES[source])
    if legal.has_store(legal.pair_targets(state, source, legal.first_empty(state)), target):
        return None
    if state.size[target] == 0:
        if state.size[source] == 2:
            return because("store-would-be-empty")
        return because("first-empty-store")
    lower = state.below[state.top[source]]
    top = _token(state, state.top[target])
    return because("does-not-fit-store", card=_token(state, lower), top=top)


def _card(state: TowerState, source: int) -> int:
    if source == actions.AT_DRAWN:
        return state.drawn
    if source < STORES:
        return state.top[source]
    return state.top[(DEPOT if source == actions.AT_DEPOT else INTERIM) + state.seat]


def _token(state: TowerState, card: int) -> str:
    return cards.token_of(card, bool(state.colour_by_symbol))
