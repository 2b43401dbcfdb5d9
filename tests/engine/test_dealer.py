"""Dealers: fair, repeatable where they should be, and bound by what was committed."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from zweikampf.engine.dealer import (
    CommittedDealer,
    SecureDealer,
    SeededDealer,
    _below,
    commitment,
)

CHOICES = [("a", 1), ("b", 5), ("c", 2)]


def test_the_same_seed_deals_the_same() -> None:
    first = [SeededDealer(7).deal(ply, CHOICES) for ply in range(50)]
    assert first == [SeededDealer(7).deal(ply, CHOICES) for ply in range(50)]
    assert first != [SeededDealer(8).deal(ply, CHOICES) for ply in range(50)]


def test_an_answer_depends_on_the_ply_and_not_on_what_came_before() -> None:
    dealer = CommittedDealer("table", bytes(32))
    late = dealer.deal(40, CHOICES)
    for ply in range(40):
        dealer.deal(ply, CHOICES)
    assert dealer.deal(40, CHOICES) == late


def test_the_commitment_is_sha256_over_secret_and_table() -> None:
    secret = bytes(range(32))
    expected = hashlib.sha256(secret + b"table-1").hexdigest()
    assert commitment(secret, "table-1") == expected
    assert CommittedDealer("table-1", secret).commitment == expected
    assert commitment(secret, "table-2") != expected


def test_an_outcome_is_an_hmac_word_over_table_ply_and_block() -> None:
    """docs/fairness.md promises this to whoever checks by hand."""
    secret = bytes(range(32))
    word = int.from_bytes(hmac.digest(secret, b"table-1|17|0", "sha256")[:8], "big")
    choices = [(str(at), 1) for at in range(10)]
    assert CommittedDealer("table-1", secret).deal(17, choices) == str(word % 10)


def test_words_beyond_the_last_full_multiple_are_rejected() -> None:
    """With n just above 2**63 almost half of the words must be refused, without bias."""
    n = (1 << 63) + 1
    key = bytes(32)
    refused = 0
    for ply in range(200):
        first = int.from_bytes(hmac.digest(key, f"x|{ply}|0".encode(), "sha256")[:8], "big")
        got = _below(key, f"x|{ply}", n)
        assert got < n
        if first < n:
            assert got == first
        else:
            refused += 1
    assert 60 < refused < 140


@pytest.mark.parametrize(
    "dealer", [SeededDealer(1), CommittedDealer("t", bytes(32)), SecureDealer()]
)
def test_weights_are_probabilities(
    dealer: SeededDealer | CommittedDealer | SecureDealer,
) -> None:
    counts = {"a": 0, "b": 0, "c": 0}
    for ply in range(8000):
        counts[dealer.deal(ply, CHOICES)] += 1
    for token, weight in CHOICES:
        # Five standard deviations: an honest dealer fails once in a million runs.
        assert abs(counts[token] - 1000 * weight) < 5 * (1000 * weight) ** 0.5


def test_a_secret_has_256_bits() -> None:
    assert CommittedDealer("t").secret != CommittedDealer("t").secret
    with pytest.raises(ValueError, match="32 bytes"):
        CommittedDealer("t", b"short")
