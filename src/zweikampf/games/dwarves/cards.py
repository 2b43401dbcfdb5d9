"""The kinds of cards of Dwarves (Z1, Z2) as numbers, tokens and sets; the faces of a die.

A *kind* is a number from 0 to 24. A *slot* is a number from 0 to 37 and a bit in a set of cards:
one physical copy of a kind. What stands on a card comes from the deck file (``deck``); here is only
what every deck file has in common, because Z3 leaves no other choice.
"""

from collections.abc import Iterable
from typing import Final

ALLIES: Final = tuple(f"A{n}" for n in range(1, 10))
VICTORIES: Final = tuple(f"V{n}" for n in range(1, 9))
SUPPORTS: Final = ("S1", "S2", "S3")
EVENTS: Final = ("E1", "E2")
TWISTS: Final = ("T1", "T2", "T3")

# The order makes questions of type simple comparisons: cards with health come first, then the
# other cards that lie on a display.
KINDS: Final = (*ALLIES, *VICTORIES, *SUPPORTS, *EVENTS, *TWISTS)
BODIES: Final = len(ALLIES) + len(VICTORIES)  # kinds below have health
DISPLAYED: Final = BODIES + len(SUPPORTS)  # kinds below go to the display when they are played
HITTERS: Final = len(ALLIES) - 1  # A1 to A8 deal damage (Z3.10)
A9: Final = KINDS.index("A9")
S1, S2, S3, E1, E2, T1, T2, T3 = range(BODIES, len(KINDS))

# What Z3 demands of every deck; all other numbers of a card come from its file. So many cards of
# each type (Z3.3), and so many copies of these kinds (Z3.6, Z3.12).
CARDS_OF_TYPE: Final = {"A": 9, "V": 8, "S": 7, "E": 6, "T": 5}
FIXED_COPIES: Final = {"E1": 3, "E2": 3, "S3": 2, "T1": 2, "T2": 1}


def _most_copies(kind: str) -> int:
    """What is left if the other kinds of the type have as few copies as they may."""
    others = [each for each in KINDS if each[0] == kind[0] and each != kind]
    left = CARDS_OF_TYPE[kind[0]] - sum(FIXED_COPIES.get(each, 1) for each in others)
    return FIXED_COPIES.get(kind, left)


ROOM: Final = tuple(_most_copies(kind) for kind in KINDS)  # a slot for each copy
KIND_OF: Final = [kind for kind, copies in enumerate(ROOM) for _ in range(copies)]
SLOTS: Final = len(KIND_OF)
KIND_SET: Final = [
    sum(1 << slot for slot in range(SLOTS) if KIND_OF[slot] == kind) for kind in range(len(KINDS))
]
# A card with health has a single copy (Z3.3), so its slot is its kind.
BODY_SET: Final = (1 << BODIES) - 1
DISPLAY_SET: Final = sum(KIND_SET[:DISPLAYED])

HAND_SIZE: Final = 4  # Z4.3
PILE_AT_START: Final = sum(CARDS_OF_TYPE.values()) - HAND_SIZE
JOKER_CARDS: Final = 3  # Z1.2
MOST_DICE: Final = 6  # Z1.2
FEWEST_DICE: Final = 3  # Z7.1

# Items that pay (Z9.1): dice by their face, and joker cards.
FACES: Final = "12345J"
ITEMS: Final = FACES + "C"
AXE: Final = FACES.index("J")
CARD: Final = ITEMS.index("C")

PILE: Final = BODIES  # the target that is no card (Z8.6)
TARGETS: Final = (*KINDS[:BODIES], "pile")

_KIND_OF_TOKEN: Final = {token: kind for kind, token in enumerate(KINDS)}


def is_kind(token: str) -> bool:
    return token in _KIND_OF_TOKEN


def kind_of(token: str) -> int:
    """The number of a kind; ``KeyError`` if there is none."""
    return _KIND_OF_TOKEN[token]


def slots(mask: int) -> list[int]:
    """The slots of a set, ascending."""
    return [slot for slot in range(SLOTS) if mask >> slot & 1]


def tokens(mask: int) -> tuple[str, ...]:
    """The tokens of a set of cards, sorted as plain text, with repeats."""
    return tuple(sorted(KINDS[KIND_OF[slot]] for slot in slots(mask)))


def copies(mask: int, kind: int) -> int:
    """How many copies of a kind a set holds."""
    return (mask & KIND_SET[kind]).bit_count()


def take(token: str, source: int) -> int | None:
    """The bit of a copy of this kind in the set, or ``None`` if the set holds none."""
    same = source & KIND_SET[_KIND_OF_TOKEN[token]]
    return same & -same if same else None


def gather(wanted: Iterable[str], source: int) -> int:
    """The set of these tokens out of a set that holds them all."""
    chosen = 0
    for token in wanted:
        bit = take(token, source & ~chosen)
        if bit is None:
            raise ValueError(f"no {token} left")
        chosen |= bit
    return chosen
