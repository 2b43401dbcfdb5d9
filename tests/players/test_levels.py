"""Six levels per game: named, reproducible, legal. That each beats the one below is measured in
docs/levels.md; here only what a few games can show."""

from __future__ import annotations

import pytest

from tests.players.test_players import winner
from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import PlayerError
from zweikampf.engine.texts import LANGUAGES, Language, Texts
from zweikampf.players.opponents import has_own_budget, opponent
from zweikampf.players.strategy import LEVELS, strategy_of

GAMES = registry.names()


def test_every_game_has_six_levels() -> None:
    assert all(len(strategy_of(game).levels) == len(LEVELS) == 6 for game in GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_a_name_of_its_own(game: str, language: Language) -> None:
    texts = Texts(language, f"zweikampf.games.{game}")
    assert len({texts(f"level-{game}-{level}") for level in LEVELS}) == 6


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_level_chooses_legally_and_by_its_seed(game: str, level: int) -> None:
    found = registry.find(game)
    duel = Duel(found, found.options(), SeededDealer(4))
    seat = duel.state.actor
    view, legal = duel.view(seat), duel.legal(seat)
    first, again = (opponent(f"level{level}", game, 9).choose(view, legal) for _ in range(2))
    assert first in legal
    assert first == again


@pytest.mark.parametrize("name", ["level0", "level7", "level", "level1x", "Level1"])
def test_there_are_no_other_levels(name: str) -> None:
    with pytest.raises(PlayerError, match="unknown-player"):
        opponent(name, "throne", 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_classic_strongest_level_can_still_be_met(game: str) -> None:
    """Under its own name, so that others can be measured against it."""
    found = registry.find(game)
    duel = Duel(found, found.options(), SeededDealer(4))
    seat = duel.state.actor
    view, legal = duel.view(seat), duel.legal(seat)
    first, again = (opponent("classic6", game, 9).choose(view, legal) for _ in range(2))
    assert first == again
    assert first in legal
    assert has_own_budget("classic6", game)
    with pytest.raises(PlayerError, match="classic6"):
        opponent("classic5", game, 9)


@pytest.mark.match
@pytest.mark.parametrize("game", GAMES)
def test_the_third_level_beats_the_first(game: str) -> None:
    """Paired deals, seats swapped; 14 wins in 20 games are 1.8 deviations from a coin."""
    wins = 0
    for seed in range(10):
        gentle, better = opponent("level1", game, seed), opponent("level3", game, seed)
        wins += winner(game, seed, (better, gentle)) == 0
        wins += winner(game, seed, (gentle, better)) == 1
    assert wins >= 14
