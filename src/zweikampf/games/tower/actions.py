"""The actions of Tower as numbers and tokens.

Actions are numbered in the order of their tokens as plain text, so an ascending legal list is
sorted as W14.1 wants it. Each has a verb, a place where a card comes from and one where it goes; a
chance action has a face, or the seat that begins, instead of the first place. Numbers that the
rules need are repeated in ``actions.pxd``, where compiled modules find them as C constants.
"""

from itertools import product
from typing import Final

from zweikampf.games.tower import cards
from zweikampf.games.tower.verbs import Verb
from zweikampf.games.tower.zones import STORES

# Places as tokens name them, seen from the active seat. The stock ``v`` is in no token; events
# name it when a drawn card goes back there.
PLACES: Final = [*(f"l{number}" for number in range(1, STORES + 1)), *"azdotv"]
PLACE_COUNT: Final = len(PLACES)
AT_DEPOT, AT_INTERIM, AT_DRAWN, AT_OPPONENT, AT_TOWER, AT_STOCK = range(STORES, PLACE_COUNT)

Action = tuple[str, Verb, int, int]  # token, verb, from, to


def _move(verb: Verb, source: int, target: int, arrow: str = ">") -> Action:
    return f"{PLACES[source]}{arrow}{PLACES[target]}", verb, source, target


def _all() -> list[Action]:
    stores = range(STORES)
    own = (AT_DEPOT, AT_INTERIM, AT_DRAWN)
    between = [pair for pair in product(stores, stores) if pair[0] != pair[1]]
    return [
        *((token, Verb.CARD, face, 0) for face, token in enumerate(cards.FACE_TOKEN)),
        *((f"start{seat}", Verb.START, seat, 0) for seat in (0, 1)),
        *(_move(Verb.TOWER, source, AT_TOWER) for source in (*stores, *own)),
        *(_move(Verb.STORE, source, store) for source in own for store in stores),
        *(_move(Verb.STORE, source, store) for source, store in between),
        *(_move(Verb.LOAD, source, AT_OPPONENT) for source in (*stores, AT_DEPOT, AT_DRAWN)),
        *(_move(Verb.PAIR, source, store, ">>") for source, store in between),
        _move(Verb.PUT_AWAY, AT_DRAWN, AT_INTERIM),
        _move(Verb.PAY, AT_DEPOT, AT_INTERIM),
        *((verb.name.lower(), verb, 0, 0) for verb in _PLAIN),
    ]


_PLAIN = (Verb.DRAW, Verb.PASS, Verb.TAKE, Verb.BLOCK, Verb.NOBLOCK, Verb.TURM, Verb.OK)

_ACTIONS: Final = sorted(_all())
TOKENS: Final = [token for token, *_ in _ACTIONS]
VERB: Final = [int(verb) for _, verb, _, _ in _ACTIONS]
FROM: Final = [source for _, _, source, _ in _ACTIONS]
TO: Final = [target for _, _, _, target in _ACTIONS]
ACTIONS: Final = len(_ACTIONS)
BY_TOKEN: Final = {token: action for action, token in enumerate(TOKENS)}


def _table(*verbs: Verb) -> list[list[int]]:
    """The action by source and target; 0 where there is none, which is never asked for."""
    table = [[0] * PLACE_COUNT for _ in PLACES]
    for action in range(ACTIONS):
        if VERB[action] in verbs:
            table[FROM[action]][TO[action]] = action
    return table


MOVE: Final = _table(Verb.TOWER, Verb.STORE, Verb.LOAD, Verb.PUT_AWAY, Verb.PAY)
PAIR: Final = [row[:STORES] for row in _table(Verb.PAIR)[:STORES]]
CARD: Final = [BY_TOKEN[token] for token in cards.FACE_TOKEN]
START0, START1 = BY_TOKEN["start0"], BY_TOKEN["start1"]
DRAW, PASS, TAKE, BLOCK, NOBLOCK, TURM, OK = (BY_TOKEN[verb.name.lower()] for verb in _PLAIN)
