"""The 104 cards of Tower (W1) as numbers and tokens.

A *card* is a number from 0 to 103: deck, symbol, value. A *face* is what a card shows, numbered in
the same way with the colour in the place of the deck. With ``colour=deck`` a card is its face; with
``colour=symbol`` the two cards of a kind, one in each deck, show the same face: twins. A *kind* is
symbol and value alone, a bit in the set of the cards of a deck that nobody has seen.
"""

from collections.abc import Iterable
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

# W1.2. Two rows of 104 in one: by deck, then by symbol (books and flags are green).
FACE: Final[list[int]] = [
    *range(CARDS),
    *(card % KINDS + (KINDS if SYMBOL[card] >= 2 else 0) for card in range(CARDS)),
]
COLOUR: Final = [face // KINDS for face in FACE]

# W7.2: the value that a card may lie on. A 12 lies on a 1, any other card on the next higher.
LIES_ON: Final = [1 if value == 12 else value + 1 for value in range(VALUES)]

# Colour and value in one number from 1 on, and the one that a card needs below it on a store.
NO_LOOK: Final = 0
LOOK: Final = [1 + VALUES * COLOUR[at] + VALUE[at % CARDS] for at in range(2 * CARDS)]
NEED: Final = [
    1 + VALUES * (1 - COLOUR[at]) + LIES_ON[VALUE[at % CARDS]] for at in range(2 * CARDS)
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
_TOKEN: Final = [FACE_TOKEN[face] for face in FACE]
_SHOWING: Final = [
    [card for card in range(CARDS) if FACE[first + card] == face]
    for first in (0, CARDS)
    for face in range(CARDS)
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
    return _TOKEN[CARDS * by_symbol + card]


def cards_of(face: int, by_symbol: bool) -> list[int]:
    """The cards that show this face: one with ``colour=deck``, twins or none by symbol."""
    return _SHOWING[CARDS * by_symbol + face]


def unseen_tokens(seat: int, kinds: int, by_symbol: bool) -> tuple[str, ...]:
    """The cards of a seat's deck in a set of kinds, as sorted tokens."""
    deck = CARDS * by_symbol + KINDS * seat
    return tuple(_TOKEN[deck + kind] for kind in _SORTED_KINDS if kinds >> kind & 1)


def is_row(column: Iterable[int], by_symbol: bool) -> bool:
    """Does each card but the first lie where W7.2 (a) lets it (W15.3)?"""
    row = [CARDS * by_symbol + card for card in column]
    return all(NEED[upper] == LOOK[lower] for lower, upper in pairwise(row))
