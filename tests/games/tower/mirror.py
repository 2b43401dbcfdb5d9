"""Tower with the seats exchanged, for the tests of the rules.

The seats are told apart by their decks. With ``colour=deck`` an exchange of the decks exchanges the
colours; with ``colour=symbol`` it changes nothing to see. Symbols are alike to the rules, so both
options have one map: the other colour, and with it books for papyri and flags for shields.
"""

from __future__ import annotations

from dataclasses import replace

from zweikampf.games.tower import actions, cards
from zweikampf.games.tower.building import state_of
from zweikampf.games.tower.columns import layout_columns, layout_text
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.steps import Step
from zweikampf.games.tower.view import Cards, Side, view_of

_OTHER = str.maketrans("BFPSgb", "PSBFbg")


def mirrored(state: Tower) -> Tower | None:
    """``None`` during the setup, where seat 0 comes first."""
    if state.step <= Step.START:
        return None
    seen = view_of(state, None)
    assert seen.active is not None
    other = replace(
        seen,
        active=1 - seen.active,
        towers=_cards(seen.towers),
        stores=tuple(_cards(store) for store in seen.stores),
        drawn=seen.drawn and _card(seen.drawn),
        sides=(_side(seen.sides[1]), _side(seen.sides[0])),
        layouts=tuple(_layout(text) for text in seen.layouts),
    )
    return state_of(other)


def mirror_action(action: int) -> int:
    """Cards change their colour and symbol; places are the same seen from the other seat."""
    token = actions.TOKENS[action]
    if cards.face_of(token) is not None:
        return actions.BY_TOKEN[_card(token)]
    return {actions.START0: actions.START1, actions.START1: actions.START0}.get(action, action)


def _card(token: str) -> str:
    return token.translate(_OTHER)


def _cards(tokens: Cards) -> Cards:
    return tuple(_card(token) for token in tokens)


def _side(side: Side) -> Side:
    return replace(
        side,
        depot=_cards(side.depot),
        stock=_cards(side.stock),
        interim=_cards(side.interim),
        unseen=_cards(side.unseen),
    )


def _layout(text: str) -> str:
    return layout_text([_card(token) for token in column] for column in layout_columns(text))
