"""The 52 cards of Throne (T1) as numbers, tokens and sets.

A *card* is a number from 0 to 51 and a bit in a set. Cards ascend in the order of their tokens as
plain text, so that a list made from a set is already sorted. The numbers that compiled modules need
are repeated in ``cards.pxd``, the tables in ``tables``.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from zweikampf.engine import bits

FACTIONS: Final = "DGKUX"
DWARF, GOBLIN, KNIGHT, UNDEAD, DOPPELGANGER = range(5)

# T1.1: faction letter, values with repeats. The order is that of the tokens as text.
_VALUES: Final = {
    "D": range(10),
    "G": (0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    "K": range(2, 10),
    "U": range(10),
    "X": range(10),
}

TOKEN: Final = [f"{letter}{value}" for letter in FACTIONS for value in _VALUES[letter]]
FACTION: Final = [FACTIONS.index(token[0]) for token in TOKEN]
VALUE: Final = [int(token[1]) for token in TOKEN]
CARDS: Final = len(TOKEN)
CARD_TOKENS: Final = sorted(set(TOKEN))  # each once
NO_CARD: Final = -1
HAND_SIZE: Final = 13

FACTION_SET: Final = [
    sum(1 << card for card in range(CARDS) if FACTION[card] == faction) for faction in range(5)
]
DECK: Final = sum(FACTION_SET)
SET_OF: Final = {
    token: sum(1 << card for card in range(CARDS) if TOKEN[card] == token) for token in CARD_TOKENS
}
GOBLIN_ZEROS: Final = SET_OF["G0"]


def tokens(mask: int) -> tuple[str, ...]:
    """The tokens of a set of cards, sorted, ``G0`` as often as it is there."""
    return (
        _some_tokens(mask & 0x1FFF)
        + _some_tokens(mask & 0x1FFF << 13)
        + _some_tokens(mask & 0x1FFF << 26)
        + _some_tokens(mask & 0x1FFF << 39)
    )


@lru_cache(4 * 8192)  # every part of a deck that there is: views are made of them again and again
def _some_tokens(mask: int) -> tuple[str, ...]:
    return tuple([TOKEN[card] for card in bits.members(mask)])


def gather(wanted: Iterable[str], source: int = DECK) -> int:
    """The set of these tokens out of a set that holds them all."""
    return bits.gather(wanted, source, SET_OF)


def letters_of(factions: int) -> str:
    """The letters of a set of factions, which has a bit for each of them."""
    return "".join(FACTIONS[faction] for faction in bits.members(factions))


def factions_of(letters: str) -> int:
    """The set of factions with these letters."""
    return sum(1 << FACTIONS.index(letter) for letter in letters)
