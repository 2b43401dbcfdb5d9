"""What is to be done next in a game of Throne, and what the rules report when it is done."""

from enum import IntEnum


class Step(IntEnum):
    """One question or one chance action at a time, in the order of a game (T3, T4.11, T5)."""

    CHOOSE_LEADER = 0
    DEAL = 1
    TURN_UP = 2
    LEAD = 3
    FOLLOW = 4
    TAKE_DOWN = 5
    DONE = 6


class Note(IntEnum):
    """The rows that the rules write into a journal; ``events`` gives them words."""

    LEADER_CHOSEN = 0
    CARD_DEALT = 1
    CARD_TURNED_UP = 2
    CARD_LED = 3
    CARD_FOLLOWED = 4
    VOID_SHOWN = 5
    TRICK_WON = 6
    UPCARD_RECRUITED = 7
    CARD_SCORED = 8
    CARD_DISCARDED = 9
    CARD_TAKEN_DOWN = 10
    PHASE_TWO_BEGAN = 11
    GAME_ENDED = 12
