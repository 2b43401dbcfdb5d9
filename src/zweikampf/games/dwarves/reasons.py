"""Why an action is not legal in Dwarves; the codes have sentences in ``texts``.

One function for each step, in the order of Z5.2. ``legal`` decides; this module only says which
rule to name: the first one that the action breaks.
"""

from __future__ import annotations

from zweikampf.engine.reason import Reason, because, no_such_action
from zweikampf.games.dwarves import actions, cards, legal, payments, steps
from zweikampf.games.dwarves.state import DwarvesState, unused_dice
from zweikampf.games.dwarves.steps import Step
from zweikampf.games.dwarves.verbs import Verb


def why_not(state: DwarvesState, action: int) -> Reason | None:
    """The first rule that the action breaks, or ``None``."""
    unknown = no_such_action(action, len(actions.TOKENS))
    if unknown is not None:
        return unknown
    match Step(state.step):
        case Step.DONE:
            return because("game-over")
        case Step.FIRST:
            return None if _does(action, Verb.FIRST) else _not_now(state, action)
        case Step.DEAL | Step.DRAW | Step.FLIP:
            return _chance_card(state, action)
        case Step.ROLL:
            return None if _does(action, Verb.ROLL) else _not_now(state, action)
        case Step.SUPPLY:
            return _supply(state, action)
        case Step.DICE:
            return _dice(state, action)
        case Step.CARD:
            return _card(state, action)
        case Step.SHIELD:
            return _shield(state, action)
        case Step.REACT:
            return _react(state, action)


def _does(action: int, verb: Verb) -> bool:
    return actions.VERB[action] == verb


def _not_now(state: DwarvesState, action: int) -> Reason:
    """The action belongs to another step (Z5.2)."""
    phase = steps.WORDS[state.step]
    return because("not-in-this-phase", action=actions.TOKENS[action], phase=phase)


def _chance_card(state: DwarvesState, action: int) -> Reason | None:
    if not _does(action, Verb.CARD):
        return _not_now(state, action)
    kind = actions.CARD[action]
    # Only chance is answered here, so naming the pile's content reveals nothing to any seat.
    if state.pile[legal.pile_owner(state)] & cards.KIND_SET[kind]:
        return None
    return _missing("not-in-pile", kind)


def _supply(state: DwarvesState, action: int) -> Reason | None:
    """Z6.2."""
    if not _does(action, Verb.DRAW):
        return _not_now(state, action)
    count, most = actions.WITH[action], legal.most_to_draw(state)
    return None if count <= most else because("too-many-cards", count=count, most=most)


def _dice(state: DwarvesState, action: int) -> Reason | None:
    """Z7.2 to Z7.4."""
    if action == actions.KEEP:
        return None
    if action == cards.T3:
        if legal.can_add_dice(state):
            return None
        if legal.holds(state, state.active, cards.T3):
            return because("all-dice-rolled", count=unused_dice(state))
        return _missing("not-in-hand", cards.T3)
    if not _does(action, Verb.REROLL):
        return _not_now(state, action)
    face = actions.WITH[action]
    if legal.can_reroll(state, face):
        return None
    return _lacking(state, face) if state.rerolls else because("no-reroll-left")


def _card(state: DwarvesState, action: int) -> Reason | None:
    """Z8.2: each action has its own conditions."""
    card, with_, at = actions.CARD[action], actions.WITH[action], actions.AT[action]
    match Verb(actions.VERB[action]):
        case Verb.END:
            return None
        case Verb.PLAY:
            return _play(state, card, with_)
        case Verb.REMOVE:
            return _remove(state, with_, at)
        case Verb.MAKE_AXE:
            return _make_axe(state)
        case Verb.HIT:
            return _use(state, card, with_) or _aim(state, 1 - state.active, at)
        case Verb.GAIN:
            return _gain(state, with_)
        case Verb.STRIKE:
            return _strike(state, at)
        case _:
            return _not_now(state, action)


def _play(state: DwarvesState, kind: int, payment: int) -> Reason | None:
    """Z8.3."""
    if not legal.holds(state, state.active, kind):
        return _missing("not-in-hand", kind)
    return _payment(state, kind, payment)


def _remove(state: DwarvesState, payment: int, kind: int) -> Reason | None:
    """Z8.4."""
    if not legal.holds(state, state.active, cards.E1):
        return _missing("not-in-hand", cards.E1)
    unpaid = _payment(state, cards.E1, payment)
    targets = legal.removal_targets(state)
    if unpaid is not None or targets >> kind & 1:
        return unpaid
    if targets == 0:
        return because("nothing-to-remove")
    return because("no-such-target", target=cards.KINDS[kind])


def _payment(state: DwarvesState, kind: int, payment: int) -> Reason | None:
    """Z9: it does not fit the cost, or an item is not there."""
    if legal.can_pay(state, kind, payment):
        return None
    text = payments.PAYMENTS[payment]
    sheet = state.deck.sheets[kind]
    way = payment - payments.FIRST_OF_SIZE[len(text)]
    if len(text) == sheet.size and state.deck.ways[kind] >> way & 1:
        return next(
            _lacking(state, item)
            for item, count in enumerate(state.items)
            if text.count(cards.ITEMS[item]) > count
        )
    face = sheet.face or 0
    return because("wrong-payment", card=sheet.kind, payment=text, size=sheet.size, face=face)


def _make_axe(state: DwarvesState) -> Reason | None:
    """Z8.5."""
    if legal.can_make_axe(state):
        return None
    if legal.holds(state, state.active, cards.E2):
        return _lacking(state, state.deck.axe_face)
    return _missing("not-in-hand", cards.E2)


def _use(state: DwarvesState, ally: int, item: int) -> Reason | None:
    """Z8.6, Z8.7."""
    if legal.usable_items(state, ally) >> item & 1:
        return None
    if not state.display[state.active] >> ally & 1:
        return _missing("not-on-display", ally)
    if state.deck.uses[ally] >> item & 1:
        return _lacking(state, item)
    return because("wrong-die", card=cards.KINDS[ally], die=cards.ITEMS[item])


def _gain(state: DwarvesState, item: int) -> Reason | None:
    """Z8.7."""
    if legal.gaining_items(state) >> item & 1:
        return None
    return _use(state, cards.A9, item) or because("holds-all-joker-cards")


def _strike(state: DwarvesState, target: int) -> Reason | None:
    """Z8.8, Z12.3."""
    if legal.strike_targets(state, state.actor) >> target & 1:
        return None
    if legal.holds(state, state.actor, cards.T1):
        return _aim(state, 1 - state.actor, target)
    return _missing("not-in-hand", cards.T1)


def _aim(state: DwarvesState, seat: int, target: int) -> Reason | None:
    """Z8.6."""
    if legal.targets(state, seat) >> target & 1:
        return None
    return because("no-such-target", target=cards.TARGETS[target])


def _shield(state: DwarvesState, action: int) -> Reason | None:
    """Z12.2."""
    if action == actions.PASS:
        return None
    if action != cards.T2:
        return _not_now(state, action)
    if legal.holds(state, state.actor, cards.T2):
        return None
    return _missing("not-in-hand", cards.T2)


def _react(state: DwarvesState, action: int) -> Reason | None:
    """Z12.3."""
    if action == actions.PASS:
        return None
    if not _does(action, Verb.STRIKE):
        return _not_now(state, action)
    return _strike(state, actions.AT[action])


def _missing(code: str, kind: int) -> Reason:
    return because(code, card=cards.KINDS[kind])


def _lacking(state: DwarvesState, item: int) -> Reason:
    if item != cards.CARD:
        return because("no-such-die", die=cards.ITEMS[item])
    # Held but taken in this turn: usable from the next one on (Z10.2).
    held = state.jokers[state.active]
    return because("joker-card-waits") if held > state.items[item] else because("no-joker-card")
