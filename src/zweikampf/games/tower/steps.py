"""What is to be done next in a game of Tower, what can be done, and what the rules report."""

from enum import IntEnum


class Step(IntEnum):
    """One question or one chance action at a time (W4, W5)."""

    DEAL = 0  # chance: the open cards of the setup
    START = 1  # chance: who begins
    FREE = 2
    DRAWN = 3  # a card is drawn and waits for its place
    TURN_UP = 4  # chance: the next depot card
    SHOW = 5  # chance: the drawn card
    ANSWER = 6  # the opponent: TURM! or not
    BLOCK = 7  # after the own turn
    TURN_OVER = 8  # never asked: only where play goes on after an answer
    DONE = 9


class Kind(IntEnum):
    """What an action does (W7)."""

    CARD = 0  # chance: this card comes
    START = 1
    TOWER = 2
    STORE = 3
    LOAD = 4
    PAIR = 5
    DRAW = 6
    PUT_AWAY = 7
    PAY = 8
    PASS = 9
    TAKE = 10
    BLOCK = 11
    NOBLOCK = 12
    TURM = 13
    OK = 14


class Why(IntEnum):
    """What gold is earned for (W6)."""

    TOWER = 0
    DEPOT = 1
    OUT = 2


class Note(IntEnum):
    """The rows that the rules write into a journal; ``events`` gives them words."""

    DEPOT_CARD_TURNED_UP = 0
    STORE_OPENED = 1
    LOT_DRAWN = 2
    TURN_BEGAN = 3
    CARD_LAID_ON_TOWER = 4
    CARD_LAID_ON_STORE = 5
    OPPONENT_LOADED = 6
    PAIR_MOVED = 7
    STOCK_RECYCLED = 8
    DRAW_BEGAN = 9
    CARD_DRAWN = 10
    CARD_PUT_AWAY = 11
    DEPOT_CARD_BOUGHT_OUT = 12
    PASSED = 13
    GOLD_PAID = 14
    REWARD_EARNED = 15
    REWARD_OFFERED = 16
    REWARD_TAKEN = 17
    REWARD_LAPSED = 18
    CALL_WAIVED = 19
    TURM_CALLED = 20
    CARD_TAKEN_BACK = 21
    STOCK_TURNED_BACK = 22
    GOLD_GIVEN_BACK = 23
    BONUS_TAKEN_BACK = 24
    FINE_PAID = 25
    BLOCK_ASKED = 26
    INTERIM_STORE_BLOCKED = 27
    BLOCK_WAIVED = 28
    BLOCK_LIFTED = 29
    TURN_ENDED = 30
    GAME_ENDED = 31
    TOWER_CARD_MISSED = 32
