"""Every vector of the specification."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.ends import ended
from tests.games.dwarves.scene import STANDARD, Scene
from tests.games.dwarves.vectors import DECK_CHANGES, GAMES, PAYMENTS, DeckChange, GameVector, words
from tests.games.dwarves.vectors import Payment as PaymentVector
from zweikampf.games.dwarves import deck_check, decks


def test_all_vectors_are_there() -> None:
    assert (len(PAYMENTS), len(DECK_CHANGES), len(GAMES)) == (25, 53, 61)


@pytest.mark.parametrize("vector", PAYMENTS, ids=lambda each: f"{each.cost}-{each.dice}")
def test_payments(vector: PaymentVector) -> None:
    """The ways to pay for a card of this cost, as the legal list shows them."""
    kinds = {sheet.cost: sheet.kind for sheet in decks.find("standard").sheets}
    kind = kinds[vector.cost]
    jokers = f"jokers={vector.usable}/0 usable={vector.usable}"
    dice = f"dice={vector.dice or '-'}"
    table = Scene.at(f"phase=card active=0 hands={kind}/- display=-/A1 {dice} {jokers}")
    plays = [token for token in table.legal() if token.startswith(f"play:{kind}=")]
    found = [token.partition("=")[2].partition(">")[0] for token in plays]
    assert tuple(found) == vector.ways


@pytest.mark.parametrize("vector", DECK_CHANGES, ids=lambda each: each.text)
def test_decks(vector: DeckChange) -> None:
    raw = vector.applied_to(tomllib.loads(STANDARD.read_text(encoding="utf-8")))
    rules = [problem.values["rule"] for problem in deck_check.problems(raw, "standard")]
    if vector.verdict == "ok":
        assert rules == []
    else:
        assert vector.verdict in rules


@pytest.mark.parametrize("vector", GAMES, ids=lambda each: each.name)
def test_games(vector: GameVector) -> None:
    table = Scene.new(**vector.options)
    for word, rest in vector.orders:
        CLAIMS[word](table, rest)


def _actor(table: Scene, rest: str) -> None:
    assert table.actor == rest


def _legal(table: Scene, rest: str) -> None:
    assert table.legal() == rest.split()


def _has(table: Scene, rest: str) -> None:
    assert set(rest.split()) <= set(table.legal())


def _not(table: Scene, rest: str) -> None:
    for token in rest.split():
        beginning = token.removesuffix("*")
        if token.endswith("*"):
            assert not any(each.startswith(beginning) for each in table.legal())
        else:
            assert token not in table.legal()


def _chance(table: Scene, rest: str) -> None:
    for claim in rest.split():
        token, _, weight = claim.partition(":")
        assert table.chance().get(token, 0) == int(weight)


def _numbers(rest: str) -> list[int]:
    return [int(word) for word in rest.split()]


def _place(place: str) -> Any:
    def claim(table: Scene, rest: str) -> None:
        seat, _, tokens = rest.partition(" ")
        assert table.cards_in(place, int(seat)) == words(tokens)

    return claim


def _damage(table: Scene, rest: str) -> None:
    seat, _, marks = rest.partition(" ")
    claimed = dict(mark.split(":") for mark in words(marks))
    assert table.damage(int(seat)) == {kind: int(count) for kind, count in claimed.items()}


def _over(table: Scene, rest: str) -> None:
    winner, reason, *score = rest.split()
    assert table.actor == "over"
    outcome = ended(table.state)
    assert (outcome.winner, outcome.reason) == (int(winner), reason)
    assert list(outcome.score) == _numbers(" ".join(score))


def _equal(read: Any) -> Any:
    def claim(table: Scene, rest: str) -> None:
        assert read(table) == _numbers(rest)

    return claim


CLAIMS: dict[str, Any] = {
    "do": Scene.do,
    "idle": lambda table, rest: table.idle(int(rest)),
    "actor": _actor,
    "legal": _legal,
    "has": _has,
    "not": _not,
    "chance": _chance,
    "total": _equal(lambda table: [sum(table.chance().values())]),
    "pile": _equal(Scene.pile),
    "hand": _equal(Scene.hand),
    "jokers": _equal(Scene.jokers),
    "dice": lambda table, rest: _dice(table, rest),
    "display": _place("display"),
    "discard": _place("discard"),
    "damage": _damage,
    "over": _over,
}


def _dice(table: Scene, rest: str) -> None:
    assert table.dice() == rest
