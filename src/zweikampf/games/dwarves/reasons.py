"""Why an action is not legal in Dwarves; the codes have sentences in ``texts``.

One function a phase, in the order of Z5.2. Each names the first rule that the action breaks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zweikampf.engine.reason import Reason, because
from zweikampf.games.dwarves import cards, payments, tokens
from zweikampf.games.dwarves.choices import most_to_draw
from zweikampf.games.dwarves.steps import Phase

if TYPE_CHECKING:
    from zweikampf.games.dwarves.rules import Dwarves

PAYMENTS = len(payments.PAYMENTS)
ITEMS = len(cards.ITEMS)
TARGETS = len(cards.TARGETS)


def why_not(state: Dwarves, action: int) -> Reason | None:
    """The first rule that the action breaks, or ``None``."""
    match Phase(state.phase):
        case Phase.OVER:
            return because("game-over")
        case Phase.FIRST:
            return None if tokens.FIRST <= action < tokens.DRAW else _not_now(state, action)
        case Phase.DEAL | Phase.DRAW | Phase.FLIP:
            return _chance_card(state, action)
        case Phase.ROLL:
            return None if tokens.FACE <= action < tokens.FIRST else _not_now(state, action)
        case Phase.SUPPLY:
            return _supply(state, action)
        case Phase.DICE:
            return _dice(state, action)
        case Phase.CARD:
            return _card(state, action)
        case Phase.SHIELD:
            return _shield(state, action)
        case Phase.REACT:
            return _react(state, action)


def _not_now(state: Dwarves, action: int) -> Reason:
    """The action belongs to another phase (Z5.2)."""
    phase = Phase(state.phase).word
    return because("not-in-this-phase", action=tokens.TOKENS[action], phase=phase)


def _chance_card(state: Dwarves, action: int) -> Reason | None:
    if action >= len(cards.KINDS):
        return _not_now(state, action)
    # Only chance is answered here, so naming the pile's content tells no seat anything.
    owner = _owner(state)
    return None if state.pile[owner] & cards.KIND_SET[action] else _missing("not-in-pile", action)


def _owner(state: Dwarves) -> int:
    if state.phase == Phase.DRAW:
        return state.active
    if state.phase == Phase.FLIP:
        return state.suffering
    return 0 if state.hand[0].bit_count() < cards.HAND_SIZE else 1


def _supply(state: Dwarves, action: int) -> Reason | None:
    """Z6.2."""
    if not tokens.DRAW <= action < tokens.REROLL:
        return _not_now(state, action)
    count = action - tokens.DRAW + 1
    most = most_to_draw(state.display[state.active], state.pile[state.active], state.deck)
    return None if count <= most else because("too-many-cards", count=count, most=most)


def _dice(state: Dwarves, action: int) -> Reason | None:
    """Z7.2 to Z7.4."""
    if action == tokens.KEEP:
        return None
    if action == cards.T3:
        if not _in_hand(state, state.active, cards.T3):
            return _missing("not-in-hand", cards.T3)
        rolled = sum(state.items[: cards.CARD])
        return None if rolled < cards.MOST_DICE else because("all-dice-rolled", count=rolled)
    if not tokens.REROLL <= action < tokens.KEEP:
        return _not_now(state, action)
    if state.rerolls == 0:
        return because("no-reroll-left")
    return _needs(state, action - tokens.REROLL)


def _card(state: Dwarves, action: int) -> Reason | None:
    """Z8.2: each action has its own conditions."""
    if action == tokens.END:
        return None
    if action >= tokens.REMOVE:
        payment, kind = divmod(action - tokens.REMOVE, cards.DISPLAYED)
        return _remove(state, payment, kind)
    if action >= tokens.PLAY:
        return _play(state, *divmod(action - tokens.PLAY, PAYMENTS))
    if action >= tokens.HIT:
        use, target = divmod(action - tokens.HIT, TARGETS)
        ally, item = divmod(use, ITEMS)
        return _use(state, ally, item) or _aim(state, 1 - state.active, target)
    if action == tokens.MAKE_AXE:
        if not _in_hand(state, state.active, cards.E2):
            return _missing("not-in-hand", cards.E2)
        return _needs(state, state.deck.axe_face)
    if action >= tokens.GAIN:
        holds_all = state.jokers[state.active] == cards.JOKER_CARDS
        reason = because("holds-all-joker-cards") if holds_all else None
        return _use(state, cards.A9, action - tokens.GAIN) or reason
    if action >= tokens.STRIKE:
        return _strike(state, action - tokens.STRIKE)
    return _not_now(state, action)


def _play(state: Dwarves, kind: int, payment: int) -> Reason | None:
    """Z8.3."""
    if not _in_hand(state, state.active, kind):
        return _missing("not-in-hand", kind)
    return _payment(state, kind, payment)


def _remove(state: Dwarves, payment: int, kind: int) -> Reason | None:
    """Z8.4."""
    if not _in_hand(state, state.active, cards.E1):
        return _missing("not-in-hand", cards.E1)
    if not state.display[1 - state.active] & cards.KIND_SET[kind]:
        return because("no-such-target", target=cards.KINDS[kind])
    return _payment(state, cards.E1, payment)


def _payment(state: Dwarves, kind: int, payment: int) -> Reason | None:
    """Does it fit the cost, and are the items there? (Z9)"""
    text = payments.PAYMENTS[payment]
    sheet = state.deck.sheets[kind]
    way = payment - payments.FIRST_OF_SIZE[len(text)]
    if len(text) != sheet.size or not state.deck.ways[kind] >> way & 1:
        face = sheet.face or 0
        return because("wrong-payment", card=sheet.kind, payment=text, size=sheet.size, face=face)
    for item, count in enumerate(state.items):
        if text.count(cards.ITEMS[item]) > count:
            return _lacking(state, item)
    return None


def _use(state: Dwarves, ally: int, item: int) -> Reason | None:
    """Z8.6, Z8.7: the ally lies there, and may use this die."""
    if not state.display[state.active] >> ally & 1:
        return _missing("not-on-display", ally)
    if not state.deck.uses[ally] >> item & 1:
        return because("wrong-die", card=cards.KINDS[ally], die=cards.ITEMS[item])
    return _needs(state, item)


def _strike(state: Dwarves, target: int) -> Reason | None:
    """Z8.8, Z12.3."""
    if not _in_hand(state, state.actor, cards.T1):
        return _missing("not-in-hand", cards.T1)
    return _aim(state, 1 - state.actor, target)


def _aim(state: Dwarves, seat: int, target: int) -> Reason | None:
    """The pile, or a card with health on that display (Z8.6)."""
    if target == cards.PILE or state.display[seat] >> target & 1:
        return None
    return because("no-such-target", target=cards.TARGETS[target])


def _shield(state: Dwarves, action: int) -> Reason | None:
    """Z12.2."""
    if action == tokens.PASS:
        return None
    if action != cards.T2:
        return _not_now(state, action)
    return None if _in_hand(state, state.actor, cards.T2) else _missing("not-in-hand", cards.T2)


def _react(state: Dwarves, action: int) -> Reason | None:
    """Z12.3."""
    if action == tokens.PASS:
        return None
    if not tokens.STRIKE <= action < tokens.GAIN:
        return _not_now(state, action)
    return _strike(state, action - tokens.STRIKE)


def _in_hand(state: Dwarves, seat: int, kind: int) -> bool:
    return bool(state.hand[seat] & cards.KIND_SET[kind])


def _missing(code: str, kind: int) -> Reason:
    return because(code, card=cards.KINDS[kind])


def _needs(state: Dwarves, item: int) -> Reason | None:
    return None if state.items[item] else _lacking(state, item)


def _lacking(state: Dwarves, item: int) -> Reason:
    if item != cards.CARD:
        return because("no-such-die", die=cards.ITEMS[item])
    # Held but taken in this turn: usable from the next one on (Z10.2).
    held = state.jokers[state.active]
    return because("joker-card-waits") if held > state.items[item] else because("no-joker-card")
