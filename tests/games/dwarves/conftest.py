"""Decks for the tests alone: another one by the rules, and a tiny one for whole trees."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.games.dwarves.scene import STANDARD
from zweikampf.games.dwarves import decks

DECKS = Path(__file__).parent / "decks"


@pytest.fixture(scope="session")
def other_deck() -> str:
    """A deck with other numbers within all rules; its name."""
    return decks.load(DECKS / "dwarves-other.toml").name


@pytest.fixture(scope="session")
def tiny_deck() -> str:
    """A deck of seven cards, too small for the rules of deck files; its name."""
    return build_tiny()


def build_tiny() -> str:
    raw = tomllib.loads((DECKS / "dwarves-tiny.toml").read_text(encoding="utf-8"))
    full = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    for kind, card in full["card"].items():
        card["copies"] = raw["copies"].get(kind, 0)
    full["name"] = raw["name"]
    return decks.shelve(decks.build(full)).name
