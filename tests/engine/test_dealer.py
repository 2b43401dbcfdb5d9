"""Dealers: fair, repeatable where they should be, and bound by what was committed."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from zweikampf.engine.dealer import (
    NO_WORDS,
    CommittedDealer,
    SecureDealer,
    SeededDealer,
    below,
    commitment,
    key_of,
    new_word,
)

CHOICES = [("a", 1), ("b", 5), ("c", 2)]
WORDS = ("0123456789abcdef" * 4, "f" * 64)
# Worked out by openssl; the browser is held to the same ones.
VECTORS = json.loads((Path(__file__).parent.parent / "vectors/fairness.json").read_text("utf-8"))


def test_the_same_seed_deals_the_same() -> None:
    first = [SeededDealer(7).deal(ply, CHOICES) for ply in range(50)]
    assert first == [SeededDealer(7).deal(ply, CHOICES) for ply in range(50)]
    assert first != [SeededDealer(8).deal(ply, CHOICES) for ply in range(50)]


def test_an_answer_depends_on_the_ply_and_not_on_what_came_before() -> None:
    dealer = CommittedDealer("table", bytes(32), WORDS)
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


def test_an_outcome_is_an_hmac_over_table_ply_and_block() -> None:
    """docs/fairness.md promises this to anyone who checks by hand."""
    secret = bytes(range(32))
    message = f"table-1|{WORDS[0]}|{WORDS[1]}".encode()
    key = hmac.digest(secret, message, "sha256")
    number = int.from_bytes(hmac.digest(key, b"table-1|17|0", "sha256")[:8], "big")
    choices = [(str(at), 1) for at in range(10)]
    dealer = CommittedDealer("table-1", secret, WORDS)
    assert dealer.deal(17, choices) == str(number % 10)
    drawn = int.from_bytes(hmac.digest(key, b"table-1|seats|0", "sha256")[:8], "big")
    assert dealer.swaps_seats() == bool(drawn % 2)


def test_without_words_the_key_is_the_secret() -> None:
    """Tables and records that are older than the words."""
    secret = bytes(range(32))
    number = int.from_bytes(hmac.digest(secret, b"table-1|17|0", "sha256")[:8], "big")
    choices = [(str(at), 1) for at in range(10)]
    assert CommittedDealer("table-1", secret, NO_WORDS).deal(17, choices) == str(number % 10)


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_the_vectors_hold(vector: dict[str, Any]) -> None:
    secret, table = bytes.fromhex(vector["secret"]), vector["table"]
    words = (vector["words"][0], vector["words"][1])
    dealer = CommittedDealer(table, secret, words)
    assert dealer.commitment == vector["commitment"]
    assert key_of(secret, table, words).hex() == vector["key"]
    assert dealer.swaps_seats() == vector["swapped"]
    for draw in vector["draws"]:
        choices = [(token, weight) for token, weight in draw["choices"]]
        assert dealer.deal(draw["ply"], choices) == draw["token"]


def test_every_word_changes_the_key() -> None:
    secret = bytes(32)
    one, other = WORDS
    keys = {
        key_of(secret, "t", (one, other)),
        key_of(secret, "t", (other, one)),
        key_of(secret, "t", (one, one)),
        key_of(secret, "u", (one, other)),
        key_of(bytes(31) + b"\x01", "t", (one, other)),
        key_of(secret, "t", NO_WORDS),
    }
    assert len(keys) == 6


@pytest.mark.parametrize(
    "words",
    [("", WORDS[0]), (WORDS[0], ""), ("f" * 63, WORDS[0]), (WORDS[0].upper(), WORDS[0])],
)
def test_a_word_has_64_hexadecimal_digits(words: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="64 lowercase"):
        CommittedDealer("t", bytes(32), words)


def test_words_are_made_where_none_are_given() -> None:
    one, other = CommittedDealer("t"), CommittedDealer("t")
    assert len({*one.words, *other.words, new_word()}) == 5


def test_the_seats_are_drawn_evenly() -> None:
    swapped = sum(CommittedDealer(str(at), bytes(32), WORDS).swaps_seats() for at in range(2000))
    assert abs(swapped - 1000) < 5 * 500**0.5


def test_numbers_beyond_the_last_full_multiple_are_rejected() -> None:
    """With n just above 2**63 almost half of the numbers must be refused, without bias."""
    n = (1 << 63) + 1
    key = bytes(32)
    refused = 0
    for ply in range(200):
        first = int.from_bytes(hmac.digest(key, f"x|{ply}|0".encode(), "sha256")[:8], "big")
        got = below(key, f"x|{ply}", n)
        assert got < n
        if first < n:
            assert got == first
        else:
            refused += 1
    assert 60 < refused < 140


@pytest.mark.parametrize(
    "dealer", [SeededDealer(1), CommittedDealer("t", bytes(32), WORDS), SecureDealer()]
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
