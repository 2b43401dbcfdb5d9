"""Choices have a kind, so that people see which kinds cost them most."""

from __future__ import annotations

import pytest

import zweikampf as zk
from zweikampf.engine import registry
from zweikampf.engine.game_texts import GameTexts
from zweikampf.engine.rng import Rng
from zweikampf.engine.texts import LANGUAGES
from zweikampf.players.strategy import strategy_of


@pytest.mark.parametrize(
    ("game", "step", "begins", "kind"),
    [
        ("dwarves", "supply", "draw", "draw"),
        ("dwarves", "dice", "keep", "dice"),
        ("dwarves", "card", "play:E", "event"),
        ("dwarves", "card", "play:", "card"),
        ("dwarves", "card", "end", "end"),
        ("dwarves", "react", "pass", "react"),
        ("throne", "lead", "", "lead-1"),
        ("throne", "follow", "", "follow-1"),
        ("tower", "free", "draw", "draw"),
        ("tower", "free", "a>o", "load"),
        ("tower", "drawn", "", "drawn"),
    ],
)
def test_a_choice_has_its_kind(game: str, step: str, begins: str, kind: str) -> None:
    duel, rng = zk.new(game, seed=3), Rng(3)
    name = "phase" if game == "dwarves" else "step"
    best: str | None = None
    while duel.turn is not None:
        view, legal = duel.view(duel.turn), duel.legal()
        if getattr(view, name) == step:
            best = next((token for token in legal if token.startswith(begins)), None)
            if best is not None:
                break
        duel.play(legal[rng.below(len(legal))])
    kind_of = strategy_of(game).kind
    assert best is not None
    assert kind_of is not None
    assert kind_of(view, best) == kind
    for language in LANGUAGES:
        assert GameTexts(registry.find(game), language, "zweikampf.engine").has(f"kind-{kind}")
