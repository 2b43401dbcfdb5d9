"""Every payment there can be (Z9), by the number of items: 7, 18, 34 and 54 of them.

A payment is a multiset: a natural part of one face (perhaps none), then axes, then joker cards. The
payments of one size are the bits of a word, so that what a heap of dice can pay is found by and-ing
one word for each face (``AT_MOST``). Compiled modules find the
numbers in ``payments.pxd`` and the words in ``tables``.
"""

from typing import Final

from zweikampf.games.dwarves.cards import AXE, CARD, FACES, ITEMS, JOKER_CARDS, MOST_DICE

SIZES: Final = (1, 2, 3, 4)


def _payments(size: int) -> list[str]:
    """All payments of a size, sorted as plain text (Z9.4)."""
    found = set()
    for natural in range(size + 1):
        for cards in range(min(size - natural, JOKER_CARDS) + 1):
            jokers = "J" * (size - natural - cards) + "C" * cards
            found |= {face * natural + jokers for face in FACES[:AXE]}
    return sorted(found)


BY_SIZE: Final = {size: _payments(size) for size in SIZES}
PAYMENTS: Final = [payment for size in SIZES for payment in BY_SIZE[size]]
PAYMENT_COUNT: Final = len(PAYMENTS)
NO_PAYMENT: Final = -1  # of a card that is free
# The number of the first payment of a size; nothing costs 0 items of a payment.
FIRST_OF_SIZE: Final = [0, *(PAYMENTS.index(BY_SIZE[size][0]) for size in SIZES)]

# How many of each item a payment takes: NEEDS[payment * ITEM_COUNT + item].
NEEDS: Final = [payment.count(item) for payment in PAYMENTS for item in ITEMS]

COUNTS: Final = MOST_DICE + 1  # of one item: none to all dice
# AT_MOST[(size * ITEM_COUNT + item) * COUNTS + count]: the payments that take no more than `count`
# of the item.
AT_MOST: Final = [
    sum(1 << at for at, payment in enumerate(BY_SIZE.get(size, [])) if payment.count(item) <= count)
    for size in (0, *SIZES)
    for item in ITEMS
    for count in range(COUNTS)
]

# The one-item payments of the cost "face n": that face, an axe, a joker card (Z9.1).
FACE_WAYS: Final = [
    sum(1 << BY_SIZE[1].index(item) for item in (face, ITEMS[AXE], ITEMS[CARD]))
    for face in FACES[:AXE]
]
# The one payment that is a natural die of this face.
NATURAL_WAY: Final = [1 << BY_SIZE[1].index(face) for face in FACES[:AXE]]
SAME_WAYS: Final = {size: (1 << len(BY_SIZE[size])) - 1 for size in SIZES}
