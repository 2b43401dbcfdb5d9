"""What looks good in Tower, one action at a time.

Tower cards first, then what rids your own depot of cards or gives some to the opponent, then the
store moves that dig out a tower card, and only then a draw. Gold is spent where it is earned back.
"""

from __future__ import annotations

from functools import lru_cache

from zweikampf.games.tower import cards
from zweikampf.games.tower.building import state_of
from zweikampf.games.tower.view import Cards, Side, TowerView

Stores = tuple[Cards, ...]

DEEPEST_DIG = 4  # cards that are moved away to get at a tower card
DRAW = 20.0
NEVER = -100.0

# How good it looks to move a card from a place, by where it goes.
_TO_TOWER = {"a": 104.0, "d": 103.0, "z": 102.0, "l": 101.0}
_TO_OPPONENT = {"a": 72.0, "d": 66.0, "l": 40.0}
_TO_STORE = {"a": 64.0, "d": 60.0, "z": 62.0}
_TO_EMPTY_STORE = {"a": 44.0, "d": 24.0, "z": 42.0}
_DIG = 80.0
_MAKE_ROOM = 34.0  # empty a store, or uncover a card that the depot's top fits


def appeal(view: TowerView, token: str) -> float:
    """How good it looks for the seat that acts to do this."""
    match token:
        case "take":
            return 200.0
        case "draw":
            return DRAW
        case "turm":
            return 1.0 if _is_violation(view) else -1.0
        case "block":
            return 1.0 if _needs_block(view) else -1.0
        case "a>z":
            return _buying_out(view)
        case "d>z" | "pass" | "ok" | "noblock":
            return 0.0
    if ">>" in token:
        return _pair(view, token)
    source, target = token.split(">")
    if target == "t":
        return _TO_TOWER[source[0]]
    if target == "o":
        return _TO_OPPONENT[source[0]]
    if source[0] == "l":
        return _store_move(view, token, source, target)
    filled = view.stores[_number(target)]
    return (_TO_STORE if filled else _TO_EMPTY_STORE)[source]


def _own(view: TowerView) -> Side:
    assert view.active is not None
    return view.sides[view.active]


def _number(place: str) -> int:
    return int(place[1]) - 1


def _is_violation(view: TowerView) -> bool:
    """A player that looks closely misses no tower card; the rules work out what it has seen."""
    return _shows_tower_card(view) and bool(state_of(view).violation)


def _shows_tower_card(view: TowerView) -> bool:
    """Could a duty have been missed at all? The last action covered two cards at most."""
    own = _own(view)
    piles = (*view.stores, own.depot, own.stock, own.interim, view.sides[0].interim,
             view.sides[1].interim)  # fmt: skip
    near = [card for pile in piles for card in pile[-3:]] + [view.drawn or ""]
    return any(card and _is_wanted(card, view.towers) for card in near)


def _needs_block(view: TowerView) -> bool:
    """Close to the end, with gold to spare and open cards that the opponent could load."""
    own = _own(view)
    left = len(own.depot) + own.depot_hidden + len(own.stock) + own.stock_hidden + len(own.interim)
    other = view.sides[1 - (view.active or 0)]
    tops = [store[-1] for store in view.stores if store] + list(other.depot[-1:])
    loads = sum(_are_neighbours(card, own.interim[-1]) for card in tops)
    return left <= 8 and own.gold >= 2 and loads >= 2


def _are_neighbours(one: str, other: str) -> bool:
    kind = cards.kind_of(other[:-1])
    assert kind is not None
    return cards.NEIGHBOURS[kind] >> (cards.kind_of(one[:-1]) or 0) & 1 == 1


def _buying_out(view: TowerView) -> float:
    """The nugget comes back at once if this empties the first depot of the game."""
    own = _own(view)
    last = len(own.depot) + own.depot_hidden == 1
    return DRAW + 1 if last and view.bonus_open else NEVER


def _store_move(view: TowerView, token: str, source: str, target: str) -> float:
    depth = digs(view.towers, view.stores, view.colour).get(token)
    if depth is not None:
        return _DIG - depth
    store, own = view.stores[_number(source)], _own(view)
    if len(store) == 1 and view.stores[_number(target)]:
        return _MAKE_ROOM if own.depot else NEVER
    if own.depot and len(store) > 1 and _fits(own.depot[-1], store[-2], view.colour):
        return _MAKE_ROOM
    return NEVER


def _pair(view: TowerView, token: str) -> float:
    """Worth its nugget if a card that pays lies beneath, or any tower card while gold is plenty."""
    source, _ = token.split(">>")
    store = view.stores[_number(source)]
    if len(store) < 3 or not _is_wanted(store[-3], view.towers):
        return NEVER
    pays = cards.TOWER_REWARD[_card(store[-3], view.colour)] > 0
    return _DIG - DEEPEST_DIG - 1 if pays or _own(view).gold >= 4 else NEVER


# Digging


@lru_cache(maxsize=256)  # every store move of a position asks
def digs(towers: Cards, stores: Stores, colour: str) -> dict[str, int]:
    """The first moves of plans that lay a tower card bare, with how many moves the plan takes."""
    found: dict[str, int] = {}
    for at, store in enumerate(stores):
        for depth in range(1, min(DEEPEST_DIG, len(store) - 1) + 1):
            if _is_wanted(store[-1 - depth], towers):
                for target in _first_targets(stores, at, depth, colour):
                    token = f"l{at + 1}>l{target + 1}"
                    found[token] = min(depth, found.get(token, depth))
                break
    return found


def _first_targets(stores: Stores, at: int, depth: int, colour: str) -> list[int]:
    """Where the top card of a store can go so that the next ones, up to a depth, can go too."""
    card = stores[at][-1]
    targets = []
    for target in _targets(stores, at, card, colour):
        after = list(stores)
        after[target] = (*stores[target], card)
        after[at] = stores[at][:-1]
        if depth == 1 or _first_targets(tuple(after), at, depth - 1, colour):
            targets.append(target)
    return targets


def _targets(stores: Stores, at: int, card: str, colour: str) -> list[int]:
    fitting = [to for to, store in enumerate(stores) if store and _fits(card, store[-1], colour)]
    empty = [to for to, store in enumerate(stores) if not store and to != at][:1]
    return fitting + empty


def _fits(card: str, top: str, colour: str) -> bool:
    """W7.2 (a)."""
    upper, lower = (_card(token, colour) for token in (card, top))
    return cards.is_row((lower, upper), colour == "symbol")


def _card(token: str, colour: str) -> int:
    face = cards.face_of(token)
    assert face is not None
    return cards.cards_of(face, colour == "symbol")[0]


def _is_wanted(card: str, towers: Cards) -> bool:
    value = int(card[1:-1])
    return value == 0 or f"{card[0]}{value - 1}" in towers
