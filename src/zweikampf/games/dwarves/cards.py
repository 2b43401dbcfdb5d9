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

# The most copies of a kind that Z3.3, Z3.6 and Z3.12 leave room for; a slot for each.
_ROOM: Final = {"S1": 4, "S2": 4, "S3": 2, "E1": 3, "E2": 3, "T1": 2, "T2": 1, "T3": 2}
ROOM: Final = tuple(_ROOM.get(kind, 1) for kind in KINDS)
KIND_OF: Final = [kind for kind, copies in enumerate(ROOM) for _ in range(copies)]
SLOTS: Final = len(KIND_OF)
KIND_SET: Final = [
    sum(1 << slot for slot in range(SLOTS) if KIND_OF[slot] == kind) for kind in range(len(KINDS))
]
# A card with health has a single copy (Z3.3), so its slot is its kind.
BODY_SET: Final = (1 << BODIES) - 1
DISPLAY_SET: Final = sum(KIND_SET[:DISPLAYED])

HAND_SIZE: Final = 4  # Z4.3
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
