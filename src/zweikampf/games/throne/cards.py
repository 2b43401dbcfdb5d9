"""The 52 cards of Throne (T1) as numbers, tokens and sets.

A *card* is a number from 0 to 51 and a bit in a set; an *action* that names a card is a number from
0 to 47, because the five ``G0`` are one action (T1.3). Both ascend in the order of the tokens as
plain text, so that an ascending legal list is already sorted.
"""

from collections.abc import Iterable
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

FACTION_SET: Final = [
    sum(1 << card for card in range(CARDS) if FACTION[card] == faction) for faction in range(5)
]
DECK: Final = sum(FACTION_SET)
HAND_SIZE: Final = 13

FIRST_ZERO: Final = TOKEN.index("G0")
GOBLIN_ZEROS: Final = sum(1 << card for card in range(CARDS) if TOKEN[card] == "G0")
EXTRA_ZEROS: Final = bits.count(GOBLIN_ZEROS) - 1

CARD_TOKENS: Final = sorted(set(TOKEN))
LEAD_ACTION: Final = len(CARD_TOKENS)  # lead0; lead1 is the next one
ACTION_TOKENS: Final = [*CARD_TOKENS, "lead0", "lead1"]


def action_of(card: int) -> int:
    """The action that names this card; all ``G0`` share one."""
    return card if card <= FIRST_ZERO else max(FIRST_ZERO, card - EXTRA_ZEROS)


def members(mask: int) -> list[int]:
    """The cards of a set, ascending."""
    found = []
    while mask:
        found.append(bits.lowest(mask))
        mask &= mask - 1
    return found


def tokens(mask: int) -> tuple[str, ...]:
    """The tokens of a set of cards, sorted, ``G0`` as often as it is there."""
    return tuple(TOKEN[card] for card in members(mask))


def is_card(token: str) -> bool:
    return token in _CARD_OF_TOKEN


def take(token: str, source: int) -> int | None:
    """The bit of a card with this token in the set, or ``None`` if the set holds none."""
    same = source & (GOBLIN_ZEROS if token == "G0" else 1 << _CARD_OF_TOKEN[token])
    return same & -same if same else None


def gather(wanted: Iterable[str], source: int = DECK) -> int:
    """The set of these tokens out of a set that holds them all."""
    chosen = 0
    for token in wanted:
        bit = take(token, source & ~chosen)
        if bit is None:
            raise ValueError(f"no {token} left")
        chosen |= bit
    return chosen


_CARD_OF_TOKEN: Final = {token: TOKEN.index(token) for token in CARD_TOKENS}
