"""Observations of Throne. Cards are counted by token, so that no two ``G0`` are told apart."""

from __future__ import annotations

import cython

from zweikampf.engine import bits
from zweikampf.engine.state import State
from zweikampf.envs import encoder
from zweikampf.envs.encoder import Encoder, Row
from zweikampf.envs.slices import Layout, both, cells, number
from zweikampf.games.throne import actions, cards, steps, tables
from zweikampf.games.throne.state import ThroneState, is_worked_out

_CARDS = cards.CARD_TOKENS

LAYOUT = Layout(
    [
        *both(
            [
                cells("hand", _CARDS, "how many of each card are known to be in this hand"),
                cells(
                    "recruits",
                    _CARDS,
                    "how many of each card were won as upcards, in the follower pile",
                ),
                cells("face_down", _CARDS, "how many of each card are known to be taken face down"),
                cells("score", _CARDS, "how many of each card lie in the score pile"),
                cells("voids", cards.FACTIONS, "1 for a faction that this hand has shown to lack"),
                number("hand_count", "how many cards this hand holds"),
                number("face_down_count", "how many cards were taken face down"),
            ]
        ),
        cells("upcard", _CARDS, "1 at the card that this trick is about"),
        cells("led", _CARDS, "1 at the card that was led"),
        cells("discard", _CARDS, "how many of each card are out of the game"),
        cells("pool", _CARDS, "how many of each card lie where I cannot know"),
        number("deck_count", "how many cards are left in the deck"),
        cells("step", steps.WORDS, "1 at what is to be done next"),
        number("phase_two", "1 in phase 2, 0 in phase 1"),
        number("i_act", "1 if it is my turn to act"),
        number("i_lead", "1 if I lead this trick"),
        number("victory_three", "1 if three factions are needed to win"),
    ]
)

# Where each slice begins: encoder.pxd makes them C numbers.
SIZE = LAYOUT.size
SIDE = LAYOUT.start("their_hand")  # from my part to theirs
HAND, RECRUITS, FACE_DOWN, SCORE, VOIDS = (
    LAYOUT.start(f"my_{name}") for name in ("hand", "recruits", "face_down", "score", "voids")
)
HAND_COUNT, FACE_DOWN_COUNT = LAYOUT.start("my_hand_count"), LAYOUT.start("my_face_down_count")
UPCARD, LED, DISCARD, POOL = (LAYOUT.start(name) for name in ("upcard", "led", "discard", "pool"))
DECK_COUNT, STEP, PHASE_TWO = (LAYOUT.start(name) for name in ("deck_count", "step", "phase_two"))
I_ACT, I_LEAD, THREE = (LAYOUT.start(name) for name in ("i_act", "i_lead", "victory_three"))


class ThroneEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(LAYOUT, len(actions.TOKENS))

    def fits(self, state: State) -> bool:
        return isinstance(state, ThroneState)

    def encode(self, state: State, seat: int, row: Row) -> None:
        encoder.clear(row, SIZE)
        self._encode(cython.cast(ThroneState, state), seat, row)

    def _encode(self, state: ThroneState, seat: int, row: Row) -> None:
        other = 1 - seat
        pool = state.deck
        their_hand = state.hand[other]
        their_down = state.hidden[other]
        if state.phase == 1:
            # Known to them alone: their hand, and what they took face down (T10.4).
            pool |= their_hand | their_down
            their_down = 0
            if not is_worked_out(state, other):
                their_hand = 0
        self._side(state, seat, state.hand[seat], state.hidden[seat], row, 0)
        self._side(state, other, their_hand, their_down, row, SIDE)
        put(row, POOL, pool)
        put(row, DISCARD, state.discard)
        if state.upcard >= 0:
            row[UPCARD + tables.ACTION_OF[state.upcard]] = 1
        if state.led >= 0:
            row[LED + tables.ACTION_OF[state.led]] = 1
        row[DECK_COUNT] = bits.count(state.deck)
        row[STEP + state.step] = 1
        row[PHASE_TWO] = state.phase == 2
        row[I_ACT] = state.actor == seat
        row[I_LEAD] = state.step != steps.CHOOSE_LEADER and state.leader == seat
        row[THREE] = state.victory_by_three

    def _side(
        self, state: ThroneState, owner: int, hand: int, down: int, row: Row, at: int
    ) -> None:
        """What lies on one side; of hand and face-down cards those that I know."""
        put(row, at + HAND, hand)
        put(row, at + RECRUITS, state.recruits[owner])
        put(row, at + FACE_DOWN, down)
        put(row, at + SCORE, state.score[owner])
        for faction in range(5):
            row[at + VOIDS + faction] = state.voids[owner] >> faction & 1
        row[at + HAND_COUNT] = bits.count(state.hand[owner])
        row[at + FACE_DOWN_COUNT] = bits.count(state.hidden[owner])


def put(row: Row, at: int, source: int) -> None:
    """Count the cards of a set."""
    left = source
    while left:
        row[at + tables.ACTION_OF[bits.lowest(left)]] += 1
        left &= left - 1
