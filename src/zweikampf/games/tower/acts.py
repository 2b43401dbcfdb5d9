"""The actions of Tower as numbers and tokens.

Actions are numbered in the order of their tokens as plain text, so an ascending legal list is
sorted as W14.1 wants it. Each has a kind, a place where a card comes from and one where it goes; a
chance action has a face, or the seat that begins, instead of the first place.
"""

from itertools import product
from typing import Final

from zweikampf.games.tower import cards
from zweikampf.games.tower.steps import Kind
from zweikampf.games.tower.zones import STORES

# Places as tokens name them, seen from the active seat. The stock ``v`` is in no token; events
# name it when a drawn card goes back there.
PLACES: Final = [*(f"l{number}" for number in range(1, STORES + 1)), *"azdotv"]
AT_DEPOT, AT_INTERIM, AT_DRAWN, AT_OPPONENT, AT_TOWER, AT_STOCK = range(STORES, len(PLACES))

Act = tuple[str, Kind, int, int]  # token, kind, from, to


def _move(kind: Kind, source: int, target: int, arrow: str = ">") -> Act:
    return f"{PLACES[source]}{arrow}{PLACES[target]}", kind, source, target


def _all() -> list[Act]:
    stores = range(STORES)
    own = (AT_DEPOT, AT_INTERIM, AT_DRAWN)
    between = [pair for pair in product(stores, stores) if pair[0] != pair[1]]
    return [
        *((token, Kind.CARD, face, 0) for face, token in enumerate(cards.FACE_TOKEN)),
        *((f"start{seat}", Kind.START, seat, 0) for seat in (0, 1)),
        *(_move(Kind.TOWER, source, AT_TOWER) for source in (*stores, *own)),
        *(_move(Kind.STORE, source, store) for source in own for store in stores),
        *(_move(Kind.STORE, source, store) for source, store in between),
        *(_move(Kind.LOAD, source, AT_OPPONENT) for source in (*stores, AT_DEPOT, AT_DRAWN)),
        *(_move(Kind.PAIR, source, store, ">>") for source, store in between),
        _move(Kind.PUT_AWAY, AT_DRAWN, AT_INTERIM),
        _move(Kind.PAY, AT_DEPOT, AT_INTERIM),
        *((kind.name.lower(), kind, 0, 0) for kind in _PLAIN),
    ]


_PLAIN = (Kind.DRAW, Kind.PASS, Kind.TAKE, Kind.BLOCK, Kind.NOBLOCK, Kind.TURM, Kind.OK)

_ACTS: Final = sorted(_all())
TOKENS: Final = [token for token, *_ in _ACTS]
KIND: Final = [int(kind) for _, kind, _, _ in _ACTS]
FROM: Final = [source for _, _, source, _ in _ACTS]
TO: Final = [target for _, _, _, target in _ACTS]
ACTIONS: Final = len(_ACTS)
BY_TOKEN: Final = {token: action for action, token in enumerate(TOKENS)}


def _table(kinds: tuple[Kind, ...], width: int) -> list[int]:
    """The action of each pair of places; 0 where there is none, which nobody asks for."""
    table = [0] * (len(PLACES) * width)
    for action in range(ACTIONS):
        if KIND[action] in kinds:
            table[FROM[action] * width + TO[action]] = action
    return table


MOVE: Final = _table((Kind.TOWER, Kind.STORE, Kind.LOAD, Kind.PUT_AWAY, Kind.PAY), len(PLACES))
PAIR: Final = _table((Kind.PAIR,), STORES)
CARD: Final = [BY_TOKEN[token] for token in cards.FACE_TOKEN]
START0, START1 = BY_TOKEN["start0"], BY_TOKEN["start1"]
DRAW, PASS, TAKE, BLOCK, NOBLOCK, TURM, OK = (BY_TOKEN[kind.name.lower()] for kind in _PLAIN)
