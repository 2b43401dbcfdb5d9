"""Sets of cards and random numbers: the compiled forms say what the plain ones say."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zweikampf.engine import bits
from zweikampf.engine.rng import Rng

masks = st.integers(min_value=1, max_value=(1 << 64) - 1)


@given(masks)
def test_members_of_a_set_are_found_in_order(mask: int) -> None:
    members = [at for at in range(64) if mask >> at & 1]
    assert bits.count(mask) == len(members)
    assert bits.lowest(mask) == members[0]
    assert bits.highest(mask) == members[-1]
    assert [bits.nth(mask, n) for n in range(len(members))] == members
    assert bits.members(mask) == members


def test_cards_are_gathered_by_their_tokens() -> None:
    """Cards with the same token are alike: the lowest one that is left is taken."""
    cards = {"A": 0b1, "B": 0b1110}
    assert bits.take("B", 0b1101, cards) == 0b100
    assert bits.take("A", 0b1110, cards) == 0
    assert bits.gather(["B", "A", "B"], 0b1111, cards) == 0b111
    assert bits.gather([], 0b1111, cards) == 0
    with pytest.raises(ValueError, match="no B left"):
        bits.gather(["B", "B"], 0b1001, cards)


def test_the_generator_is_pcg32() -> None:
    """The first numbers of the reference implementation with this seed and this stream."""
    rng = Rng(42)
    words = [rng.below(1 << 32) for _ in range(4)]
    assert words == _reference(42, 4)


def _reference(seed: int, count: int) -> list[int]:
    """PCG-XSH-RR 64/32 as published, seeded the way ``pcg32_srandom`` does."""
    factor, step, word = 6364136223846793005, 1442695040888963407, (1 << 64) - 1
    state = 0

    def turn() -> int:
        nonlocal state
        old = state
        state = (old * factor + step) & word
        mixed = ((old >> 18 ^ old) >> 27) & 0xFFFFFFFF
        by = old >> 59
        return (mixed >> by | mixed << (-by & 31)) & 0xFFFFFFFF

    turn()
    state = (state + seed) & word
    turn()
    return [turn() for _ in range(count)]


@given(st.integers(min_value=0), st.integers(min_value=1, max_value=2000))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


def test_every_number_occurs_about_equally_often() -> None:
    rng = Rng(5)
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    # Chi-square with 6 degrees of freedom: 22.5 has a probability of one in a thousand.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 22.5
