"""The 104 cards of Tower (W1) as numbers and tokens.

A *card* is a number from 0 to 103: deck, symbol, value. A *face* is what a card shows, numbered in
the same way with the colour in the place of the deck. With ``colour=deck`` a card is its face; with
``colour=symbol`` the two cards of a kind, one in each deck, show the same face: twins. A *kind* is
symbol and value alone, a bit in the set of the cards of a deck that no one has seen. Tables that
depend on the colour have two rows, for ``colour=deck`` and for ``colour=symbol``. Numbers that the
rules need are repeated in ``cards.pxd``, where compiled modules find them as C constants.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final

SYMBOLS: Final = "BFPS"
COLOURS: Final = "gb"
VALUES: Final = 13
KINDS: Final = len(SYMBOLS) * VALUES
CARDS: Final = 2 * KINDS
DECK: Final = (1 << KINDS) - 1

KIND_TOKEN: Final = [f"{symbol}{value}" for symbol in SYMBOLS for value in range(VALUES)]
FACE_TOKEN: Final = [kind + colour for colour in COLOURS for kind in KIND_TOKEN]
SYMBOL: Final = [card % KINDS // VALUES for card in range(CARDS)]
VALUE: Final = [card % VALUES for card in range(CARDS)]

# W1.2: by deck, then by symbol (books and flags are green).
FACE: Final[list[list[int]]] = [
    list(range(CARDS)),
    [card % KINDS + (KINDS if SYMBOL[card] >= 2 else 0) for card in range(CARDS)],
]

# W7.2: the value that a card may lie on. A 12 lies on a 1, any other card on the next higher.
LIES_ON: Final = [1 if value == 12 else value + 1 for value in range(VALUES)]

# W6.1: the gold for a card that is laid on a tower.
TOWER_REWARD: Final = [{4: 1, 8: 2, 12: 3}.get(value, 0) for value in VALUE]

# Colour and value in one number from 1 on, and the one that a card needs below it on a store.
NO_LOOK: Final = 0
LOOKS: Final = 1 + 2 * VALUES
LOOK: Final = [[1 + VALUES * (face // KINDS) + face % VALUES for face in row] for row in FACE]
NEED: Final = [
    [1 + VALUES * (1 - face // KINDS) + LIES_ON[face % VALUES] for face in row] for row in FACE
]

BIT: Final = [1 << card % KINDS for card in range(CARDS)]  # of its kind

# W7.3: the kinds next to a card in its symbol; one of the two may lie on the other in a store.
NEIGHBOURS: Final = [
    sum(
        BIT[other]
        for other in range(KINDS)
        if SYMBOL[other] == SYMBOL[card]
        and (VALUE[card] == LIES_ON[VALUE[other]] or VALUE[other] == LIES_ON[VALUE[card]])
    )
    for card in range(CARDS)
]

_FACE_OF_TOKEN: Final = {token: face for face, token in enumerate(FACE_TOKEN)}
_KIND_OF_TOKEN: Final = {token: kind for kind, token in enumerate(KIND_TOKEN)}
TOKEN: Final = [[FACE_TOKEN[face] for face in row] for row in FACE]
_SHOWING: Final = [
    [[card for card in range(CARDS) if row[card] == face] for face in range(CARDS)] for row in FACE
]
# In the order of tokens, which is the same for either colour: B10g comes before B1g.
_SORTED_KINDS: Final = sorted(range(KINDS), key=lambda kind: FACE_TOKEN[kind])


def face_of(token: str) -> int | None:
    """The face that a token names, or ``None`` if it names none."""
    return _FACE_OF_TOKEN.get(token)


def kind_of(token: str) -> int | None:
    """The kind that a token without a colour names, such as ``S4``."""
    return _KIND_OF_TOKEN.get(token)


def token_of(card: int, by_symbol: bool) -> str:
    return TOKEN[by_symbol][card]


def cards_of(face: int, by_symbol: bool) -> list[int]:
    """The cards that show this face: one with ``colour=deck``, twins or none by symbol."""
    return _SHOWING[by_symbol][face]


@lru_cache(maxsize=1024)  # asked for every view, and seldom different from the last one
def unseen_tokens(seat: int, kinds: int, by_symbol: bool) -> tuple[str, ...]:
    """The cards of a seat's deck in a set of kinds, as sorted tokens."""
    deck = TOKEN[by_symbol][KINDS * seat :]
    return tuple(deck[kind] for kind in _SORTED_KINDS if kinds >> kind & 1)


def is_row(column: Iterable[int], by_symbol: bool) -> bool:
    """Does each card but the first lie where W7.2 (a) lets it (W15.3)?"""
    need, look = NEED[by_symbol], LOOK[by_symbol]
    return all(need[upper] == look[lower] for lower, upper in pairwise(column))
