"""The features that a position of Tower is judged by: numbers and names, in one order.

First come those of the active seat, then the same of the other seat, then those that are shared.
``evaluation`` reads them, ``weights`` says what each weighs. The numbers are repeated in
``features.pxd``, where compiled modules find them as C constants.
"""

from enum import IntEnum
from typing import Final


class SeatFeature(IntEnum):
    """Of one seat; the other seat's are ``PER_SEAT`` further on."""

    GOLD = 0
    DEPOT_CARDS = 1
    LOOSE_CARDS = 2  # in stock and interim store
    INTERIM_CARDS = 3
    DEPOT_EMPTY = 4
    BLOCKED = 5  # its interim store is
    NEARLY_OUT = 6  # by how few cards it still owns
    CARD_FITS_TOWER = 7  # the card that it could lay without drawing
    CARD_EARNS = 8
    CARD_FITS_STORE = 9
    CARD_LOADS = 10
    CARD_TO_TOWER = 11  # how many cards a tower lacks before it
    DRAW_FITS_TOWER = 12  # what the next draw may bring, as a share of all cards that may come
    DRAW_EARNS = 13
    DRAW_FITS_STORE = 14
    DRAW_LOADS = 15
    DRAW_FITS_ANYWHERE = 16
    DRAW_IS_KNOWN = 17
    THREATS = 18  # open cards that the other seat could load onto this one


class SharedFeature(IntEnum):
    """Of both seats, from the side of the active one."""

    TOWER_GOLD_LEFT = 38  # that towers still pay
    TOWERS_BUILT = 39
    LEAD = 40  # in gold, of the active seat
    LEAD_CAPPED = 41  # the same, at most 3
    QUIET_TURNS = 42  # as a share of those that end the game
    BONUS_OPEN = 43
    KINDS_WANTED = 44  # on towers
    EMPTY_STORES = 45
    STORED_CARDS = 46
    WANTED_ON_TOP = 47  # tower cards in stores, by how deep they are buried
    WANTED_UNDER_ONE = 48
    WANTED_UNDER_TWO = 49
    WANTED_UNDER_MORE = 50
    GOLD_ON_TOP = 51  # what those cards would earn
    GOLD_BURIED = 52
    NEXT_WANTED_ON_TOP = 53  # cards that fit after one that is wanted
    LEAD_BY_TOWERS_BUILT = 54  # what a lead is worth depends on how much of the game is left
    LEAD_BY_OWN_NEARLY_OUT = 55
    LEAD_BY_THEIR_NEARLY_OUT = 56
    LEAD_BY_OWN_LOOSE_CARDS = 57
    LEAD_BY_THEIR_LOOSE_CARDS = 58
    LEAD_BY_TOWER_GOLD_LEFT = 59


(
    GOLD, DEPOT_CARDS, LOOSE_CARDS, INTERIM_CARDS, DEPOT_EMPTY, BLOCKED, NEARLY_OUT,
    CARD_FITS_TOWER, CARD_EARNS, CARD_FITS_STORE, CARD_LOADS, CARD_TO_TOWER, DRAW_FITS_TOWER,
    DRAW_EARNS, DRAW_FITS_STORE, DRAW_LOADS, DRAW_FITS_ANYWHERE, DRAW_IS_KNOWN, THREATS,
) = map(int, SeatFeature)  # fmt: skip
(
    TOWER_GOLD_LEFT, TOWERS_BUILT, LEAD, LEAD_CAPPED, QUIET_TURNS, BONUS_OPEN, KINDS_WANTED,
    EMPTY_STORES, STORED_CARDS, WANTED_ON_TOP, WANTED_UNDER_ONE, WANTED_UNDER_TWO,
    WANTED_UNDER_MORE, GOLD_ON_TOP, GOLD_BURIED, NEXT_WANTED_ON_TOP, LEAD_BY_TOWERS_BUILT,
    LEAD_BY_OWN_NEARLY_OUT, LEAD_BY_THEIR_NEARLY_OUT, LEAD_BY_OWN_LOOSE_CARDS,
    LEAD_BY_THEIR_LOOSE_CARDS, LEAD_BY_TOWER_GOLD_LEFT,
) = map(int, SharedFeature)  # fmt: skip

PER_SEAT: Final = len(SeatFeature)
COUNT: Final = 2 * PER_SEAT + len(SharedFeature)
NAMES: Final = [
    *(f"own_{feature.name.lower()}" for feature in SeatFeature),
    *(f"their_{feature.name.lower()}" for feature in SeatFeature),
    *(feature.name.lower() for feature in SharedFeature),
]
