"""What everyone knows about a game of Tower (W13): the same for both seats and for spectators.

Nothing is private, so a view holds all that a state holds: ``building`` makes a state of a view.
"""

from __future__ import annotations

from dataclasses import dataclass

from zweikampf.engine import actors
from zweikampf.engine.actors import ActorName
from zweikampf.engine.game import View
from zweikampf.engine.outcome import Verdict
from zweikampf.games.tower import actions, cards, columns, ending, steps
from zweikampf.games.tower.state import TowerState
from zweikampf.games.tower.zones import DEPOT, INTERIM, NO_ACTION, NO_CARD, STOCK, STORES

Cards = tuple[str, ...]  # in a pile the lowest first


@dataclass(frozen=True)
class Side:
    """The places of one seat. Hidden cards lie below the known ones."""

    depot: Cards
    depot_hidden: int
    stock: Cards
    stock_hidden: int
    interim: Cards
    gold: int
    blocked: bool
    unseen: Cards  # of this seat's deck, sorted; in any of its hidden places
    # They follow from the rest; a view that is read from a text has none.
    depot_count: int = 0
    own_cards: int = 0  # left to get rid of: depot, stock, interim store and a drawn card (W3.3)


@dataclass(frozen=True)
class LastAction:
    """What TURM! would undo, while an answer is due (W9.4)."""

    action: str
    recycled: bool  # it turned the interim store over
    progress: bool  # there had been progress before it


@dataclass(frozen=True)
class TowerView(View):
    mode: str
    colour: str
    drawing: str
    reward: str
    falsecall: str
    step: str
    actor: ActorName
    active: int | None  # whose turn it is; ``None`` during the setup
    towers: Cards  # the tops as symbol and value, sorted
    stores: tuple[Cards, ...]
    drawn: str | None
    sides: tuple[Side, Side]
    bank: int
    bonus_open: bool  # no depot has become empty yet
    pending: int
    turns: int
    quiet: int
    progress: bool
    idle: bool  # the turn before ended with a pass and had no progress
    last: LastAction | None
    layouts: tuple[str, ...]  # of this turn (W10), sorted; see ``columns``
    verdict: Verdict | None = None


def view_of(state: TowerState, seat: int | None) -> TowerView:
    """The one public state (W13.1)."""
    in_setup = state.step <= steps.START
    return TowerView(
        seat=seat,
        mode="table" if state.table_mode else "strict",
        colour="symbol" if state.colour_by_symbol else "deck",
        drawing="literal" if state.literal_drawing else "free",
        reward="claim" if state.claim_reward else "auto",
        falsecall="pay1" if state.false_call_pays else "none",
        step=steps.WORDS[state.step],
        actor=actors.name_of(state.actor),
        active=None if in_setup else state.seat,
        towers=_towers(state.sites),
        stores=tuple(_pile(state, store) for store in range(STORES)),
        drawn=None
        if state.drawn == NO_CARD
        else cards.token_of(state.drawn, state.colour_by_symbol),
        sides=(_side(state, 0), _side(state, 1)),
        bank=state.bank,
        bonus_open=all(_depot_count(state, seat) for seat in (0, 1)),
        pending=state.pending,
        turns=state.turns,
        quiet=state.quiet,
        progress=bool(state.progress),
        idle=bool(state.idle),
        last=_last(state),
        layouts=columns.listed(state),
        verdict=ending.verdict(state) if state.actor == actors.OVER else None,
    )


def _pile(state: TowerState, pile: int) -> Cards:
    tokens = cards.TOKEN[state.colour_by_symbol]
    return tuple([tokens[card] for card in state.cards_in(pile)])


def _side(state: TowerState, seat: int) -> Side:
    return Side(
        depot=_pile(state, DEPOT + seat),
        depot_hidden=state.hidden[DEPOT + seat],
        stock=_pile(state, STOCK + seat),
        stock_hidden=state.hidden[STOCK + seat],
        interim=_pile(state, INTERIM + seat),
        own_cards=_own_cards(state, seat),
        depot_count=_depot_count(state, seat),
        gold=state.gold[seat],
        blocked=bool(state.nugget[seat]),
        unseen=cards.unseen_tokens(seat, state.unseen[seat], state.colour_by_symbol),
    )


def _depot_count(state: TowerState, seat: int) -> int:
    return state.size[DEPOT + seat] + state.hidden[DEPOT + seat]


def _own_cards(state: TowerState, seat: int) -> int:
    stock = state.size[STOCK + seat] + state.hidden[STOCK + seat]
    drawn = state.drawn != NO_CARD and state.seat == seat
    return _depot_count(state, seat) + stock + state.size[INTERIM + seat] + drawn


def _towers(sites: list[int]) -> Cards:
    tops = [(site // 2, top) for site, top in enumerate(sites) if top >= 0]
    return tuple(f"{cards.SYMBOLS[symbol]}{top}" for symbol, top in sorted(tops))


def _last(state: TowerState) -> LastAction | None:
    if state.last == NO_ACTION:
        return None
    return LastAction(
        action=actions.TOKENS[state.last],
        recycled=bool(state.recycled),
        progress=bool(state.had_progress),
    )
