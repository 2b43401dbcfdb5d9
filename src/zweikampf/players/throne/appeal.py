"""What looks good in Throne, one trick at a time.

Phase 1 asks whether the upcard is worth winning; phase 2, where both hands are known, which cards
the trick will bring to which pile. It looks no further ahead than this trick.
"""

from __future__ import annotations

from zweikampf.games.throne import cards
from zweikampf.games.throne.legal import may_follow
from zweikampf.games.throne.rules import second_wins
from zweikampf.games.throne.view import ThroneView

_AVERAGE_FOLLOWER = 5.2  # what the unseen card that the loser takes is worth on average
_POWER = {"D": -1.0, "G": 0.0, "K": 1.5, "U": 0.5, "X": 2.5}


def appeal(view: ThroneView, token: str) -> float:
    """How good it looks for the seat of this view to play this card."""
    if view.phase == 1:
        return _recruiting(view, token)
    return _scoring(view, token)


def _worth(token: str) -> float:
    """What a card is worth in a phase-2 hand."""
    return int(token[1]) + _POWER[token[0]]


def _beats(led: str, second: str) -> bool:
    return second_wins(cards.TOKEN.index(led), cards.TOKEN.index(second))


def _recruiting(view: ThroneView, token: str) -> float:
    assert view.upcard is not None
    prize = _worth(view.upcard) - _AVERAGE_FOLLOWER
    if view.led is None:
        # A led card wins more often the higher it is; there are few ways to beat a doppelganger.
        chance = (int(token[1]) + 1) / 12 + (0.15 if token[0] == "X" else 0.0)
        return (prize + _undead(token)) * (2 * chance - 1) - 0.25 * _worth(token)
    wins = _beats(view.led, token)
    stake = prize + _undead(view.led) + _undead(token)
    return (stake if wins else -stake) - 0.25 * _worth(token)


def _undead(token: str) -> float:
    """A played undead is a card in the winner's score pile."""
    return 2.5 if token[0] == "U" else 0.0


def _scoring(view: ThroneView, token: str) -> float:
    assert view.seat is not None
    if view.led is not None:
        return _trick(view, view.led, token, view.seat) - 0.05 * _worth(token)
    # Both hands are known: expect the answer that hurts most.
    hand = cards.gather(view.sides[1 - view.seat].hand)
    answers = cards.tokens(may_follow(hand, cards.TOKEN.index(token)))
    worst = min(_trick(view, token, answer, 1 - view.seat) for answer in answers)
    return worst - 0.05 * _worth(token)


def _trick(view: ThroneView, led: str, second: str, second_seat: int) -> float:
    """What a trick brings to the seat of the view, in cards, less where all is decided."""
    winner = second_seat if _beats(led, second) else 1 - second_seat
    gain = 0.3 if winner == view.seat else -0.3
    for card in (led, second):
        owner = 1 - winner if card[0] == "D" else winner
        weight = _contested(view, card[0]) + 0.02 * int(card[1])
        gain += weight if owner == view.seat else -weight
    return gain


def _contested(view: ThroneView, faction: str) -> float:
    """1 for a faction in the balance, less the clearer its majority is."""
    piles = [sum(card[0] == faction for card in side.score) for side in view.sides]
    open_cards = sum(card[0] == faction for side in view.sides for card in side.hand)
    lead = abs(piles[0] - piles[1])
    return 0.1 if lead > open_cards else 1.0 / (1 + 0.3 * lead)
