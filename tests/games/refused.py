"""Positions that are refused: which sentence is said, in both languages."""

from __future__ import annotations

import re

import pytest

from zweikampf.engine import registry
from zweikampf.engine.errors import PositionError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.game_texts import game_source
from zweikampf.engine.texts import LANGUAGES
from zweikampf.terminal import words


def code_of(game: AnyGame, text: str) -> str:
    """Why a position is refused. The error says the sentence of this game, not of another one."""
    with pytest.raises(PositionError) as caught:
        game.parse_position(text)
    error = caught.value
    for language in LANGUAGES:
        assert words.texts_of(game.id, language).has(error.code)
    assert str(error).startswith(words.texts_of(game.id, "en").reason(error.reason))
    return error.code


def own_codes(game: AnyGame) -> set[str]:
    """The codes of refused positions that only this game has sentences for."""
    source = game_source(registry.find(game.id), "en")
    found = set(re.findall(r"^(position-[a-z0-9-]+) =", source, re.MULTILINE))
    assert len(found) > 10
    return found
