"""What foreign text is made of, for each game; ``test_fuzz`` tries it.

``foreign.py`` in the folder of a game says what positions of that game look like.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.ends import ended
from zweikampf.engine import actors
from zweikampf.engine.errors import PositionError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State

GAMES = sorted(path.parent.name for path in Path(__file__).parent.glob("*/foreign.py"))


@dataclass(frozen=True)
class Foreign:
    game: AnyGame
    start: State
    examples: int  # of each kind of text
    by_hand: int  # actions of a position that are played one by one; the rest is a playout
    is_over_then: bool  # no game is longer
    reasons: frozenset[str]  # for which a game can end
    valid: list[str]  # positions of whole games
    small: list[str]  # positions with few cards, where a change often leaves a legal one
    stride: int  # every n-th of the valid ones is tried as it is
    names: tuple[str, ...]  # of fields
    heads: SearchStrategy[str]  # a good beginning
    cards: SearchStrategy[str]
    card: re.Pattern[str]
    values: SearchStrategy[str]  # of fields
    signs: str
    tokens: frozenset[str]  # of all actions
    odd_tokens: tuple[str, ...]
    odd_texts: tuple[str, ...]

    @property
    def fields(self) -> SearchStrategy[str]:
        return st.tuples(st.sampled_from([*self.names, "colour", "x"]), self.values).map("=".join)

    def read(self, text: str) -> bool:
        """Nothing but ``PositionError``; and what is read is a position in every respect."""
        try:
            state = self.game.parse_position(text)
        except PositionError:
            return False
        again = self.game.parse_position(state.position())
        assert again == state
        assert again.position() == state.position()
        for seat in (0, 1):
            view = self.game.view(state, seat)
            assert self.game.view(again, seat) == view
            assert self.game.view(self.game.sample(view, Rng(1)), seat) == view
        self._play_on(state, Rng(len(text)))
        return True

    def _play_on(self, state: Any, rng: Rng) -> None:
        for _ in range(self.by_hand):
            if state.actor == actors.OVER:
                break
            legal = state.legal()
            assert legal
            assert all(weight > 0 for weight in state.weights())
            state.apply(legal[rng.below(len(legal))])
        assert state.actor == actors.OVER or not self.is_over_then
        state.playout(rng)
        assert state.actor == actors.OVER
        assert state.legal() == []
        assert ended(state).reason in self.reasons


def foreign_of(game: str) -> Foreign:
    found = import_module(f"tests.games.{game}.foreign").FOREIGN
    assert isinstance(found, Foreign)
    return found
