"""The kinds of cards of Dwarves (Z1, Z2) as numbers, tokens and sets; the faces of a die.

A *kind* is a number from 0 to 24. A *slot* is a number from 0 to 37 and a bit in a set of cards:
one physical copy of a kind. What stands on a card comes from the deck file (``deck``); this module
holds only what every deck file has in common, because Z3 leaves no other choice. Compiled modules
find the numbers in ``cards.pxd`` and the sets in ``tables``.
"""

from functools import lru_cache
from typing import Final

from zweikampf.engine import bits

ALLIES: Final = tuple(f"A{n}" for n in range(1, 10))
VICTORIES: Final = tuple(f"V{n}" for n in range(1, 9))
SUPPORTS: Final = ("S1", "S2", "S3")
EVENTS: Final = ("E1", "E2")
TWISTS: Final = ("T1", "T2", "T3")

# What the kinds do in every deck (Z2.2).
#   A1-A8  turn a die into damage       S1  more cards to draw      T1  strikes, in any turn
#   A9     turns a die into a joker     S2  more dice               T2  shields, in the other's turn
#   V1-V8  are worth victory points     S3  rerolls                 T3  more dice at once
#   E1     removes a card               E2  makes a die an axe
# What they are called in the standard deck, for good and evil; the names come from the deck file.
#   A1  Bavragor, Bogglin
#   A2  Schildwache (Shield Guard), Spähtrupp (Scouting Party)
#   A3  Armbrustschützin (Crossbow Guard), Wolfsreiter (Wolf Rider)
#   A4  Steinbrecher (Stonebreaker), Schläger (Brute)
#   A5  Axtmeisterin (Axe Master), Schattenkrieger (Shadow Warrior)
#   A6  Boïndil, Sinthoras
#   A7  Andôkai, Nôd'onn
#   A8  Zwergenkönig (Dwarf King), Bislipur
#   A9  Baumeisterin (Master Builder), Kundschafter (Scout)
#   V1  Gesicherter Pass (Secured Pass), Einnahme Âlandurs (Seizure of Âlandur)
#   V2  Gerettete Flüchtlinge (Rescued Refugees), Brandschatzung (Pillage)
#   V3  Eid der Stämme (Oath of the Tribes), Verrat im Rat (Treason in Council)
#   V4  Entsatz der Festung (Relief of the Fortress), Bruch des Tores (Breach of the Gate)
#   V5  Wiederentdeckter Tunnel (Rediscovered Tunnel), Verdorbenes Land (Blighted Land)
#   V6  Krönung (Coronation), Sturz des Throns (Fall of the Throne)
#   V7  Schmieden der Feuerklinge (Forging Keenfire), Gefangennahme (Capture)
#   V8  Sieg über den Magier (Victory over the Mage), Ewige Nacht (Eternal Night)
#   S1  Altes Wissen (Ancient Knowledge), Informant
#   S2  Verstärkung (Reinforcement), Nachschub (Supplies)
#   S3  Rodarios Trickserei (Rodario's Trickery), Gerissener Anführer (Cunning Leader)
#   E1  Hinfort damit! (Begone!), Attentat (Assassination)
#   E2  Atempause (Breather), Kurze Rast (Short Rest)
#   T1  Wurfbeil (Throwing Axe), Dolch (Dagger)
#   T2  Kettenhemd (Chain Mail), Schattenrüstung (Shadow Armor)
#   T3  Andôkais Macht (Andôkai's Power), Umzingeln (Surround)
# The order makes questions of type simple comparisons: cards with health come first, then the
# other cards that lie on a display.
KINDS: Final = (*ALLIES, *VICTORIES, *SUPPORTS, *EVENTS, *TWISTS)
KIND_COUNT: Final = len(KINDS)
WITH_HEALTH: Final = len(ALLIES) + len(VICTORIES)  # kinds below have health
DISPLAYED: Final = WITH_HEALTH + len(SUPPORTS)  # kinds below go to the display when they are played
HITTERS: Final = len(ALLIES) - 1  # A1 to A8 deal damage (Z3.10)
A9: Final = KINDS.index("A9")
S1, S2, S3, E1, E2, T1, T2, T3 = range(WITH_HEALTH, KIND_COUNT)

# What Z3 demands of every deck; all other numbers of a card come from its file. The number of cards
# of each type (Z3.3), and of copies of these kinds (Z3.6, Z3.12).
CARDS_OF_TYPE: Final = {"A": 9, "V": 8, "S": 7, "E": 6, "T": 5}
FIXED_COPIES: Final = {"E1": 3, "E2": 3, "S3": 2, "T1": 2, "T2": 1}


def _most_copies(kind: str) -> int:
    """What is left if the other kinds of the type have as few copies as they may."""
    others = [each for each in KINDS if each[0] == kind[0] and each != kind]
    left = CARDS_OF_TYPE[kind[0]] - sum(FIXED_COPIES.get(each, 1) for each in others)
    return FIXED_COPIES.get(kind, left)


MOST_COPIES: Final = tuple(_most_copies(kind) for kind in KINDS)  # a slot for each copy
KIND_OF: Final = [kind for kind, copies in enumerate(MOST_COPIES) for _ in range(copies)]
SLOTS: Final = len(KIND_OF)
BIT: Final = [1 << slot for slot in range(SLOTS)]
KIND_SET: Final = [
    sum(BIT[slot] for slot in range(SLOTS) if KIND_OF[slot] == kind) for kind in range(KIND_COUNT)
]
SET_OF: Final = dict(zip(KINDS, KIND_SET, strict=True))
# A card with health has a single copy (Z3.3), so its slot is its kind.
HEALTH_SET: Final = (1 << WITH_HEALTH) - 1
HITTER_SET: Final = (1 << HITTERS) - 1
DISPLAY_SET: Final = sum(KIND_SET[:DISPLAYED])

HAND_SIZE: Final = 4  # Z4.3
PILE_AT_START: Final = sum(CARDS_OF_TYPE.values()) - HAND_SIZE
JOKER_CARDS: Final = 3  # Z1.2
MOST_DICE: Final = 6  # Z1.2
FEWEST_DICE: Final = 3  # Z7.1

# Items that pay (Z9.1): dice by their face, and joker cards.
FACES: Final = "12345J"
ITEMS: Final = FACES + "C"
ITEM_COUNT: Final = len(ITEMS)
AXE: Final = FACES.index("J")
CARD: Final = ITEMS.index("C")

# What damage is aimed at (Z8.6): a card with health, or the pile.
PILE: Final = WITH_HEALTH
TARGETS: Final = (*KINDS[:WITH_HEALTH], "pile")
NO_TARGET: Final = -1
NOBODY: Final = -1  # the seat that no damage is aimed at

_KIND_OF_TOKEN: Final = {token: kind for kind, token in enumerate(KINDS)}


def is_kind(token: str) -> bool:
    return token in _KIND_OF_TOKEN


def kind_of(token: str) -> int:
    """The number of a kind; ``KeyError`` if there is none."""
    return _KIND_OF_TOKEN[token]


@lru_cache(20_000)  # an action moves a card or two: most sets are those of the view before
def tokens(mask: int) -> tuple[str, ...]:
    """The tokens of a set of cards, sorted as plain text, with repeats."""
    return tuple(sorted(KINDS[KIND_OF[slot]] for slot in bits.members(mask)))


def copies(mask: int, kind: int) -> int:
    """How many copies of a kind a set holds."""
    return (mask & KIND_SET[kind]).bit_count()
