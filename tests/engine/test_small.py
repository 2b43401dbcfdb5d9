"""Small games: sealed choices, open draws, options, and what a seat remembers of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from zweikampf.engine import conformance, registry
from zweikampf.engine.actors import CHANCE, OVER
from zweikampf.engine.errors import PositionError
from zweikampf.engine.options import Options, choice
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.rng import Rng
from zweikampf.engine.small import SmallGame, SmallState, SmallView

HANDS = ("paper", "rock", "scissors")


@dataclass(frozen=True)
class SealedOptions(Options):
    prize: str = choice("plain", "double")


class Sealed(SmallState):
    """Chance draws an open prize. Both seats choose in secret, then show what they have chosen."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.chosen: list[str] = []
        self.shown = 0
        self.prize = ""

    def choices(self) -> list[str] | dict[str, int]:
        if self.actor == CHANCE:
            return {"one": 3, "two": 1}
        return [self.chosen[self.actor]] if len(self.chosen) == 2 else list(HANDS)

    def owner(self) -> int | None:
        return self.actor if self.actor != CHANCE and len(self.chosen) < 2 else None

    def play(self, token: str) -> None:
        if self.actor == CHANCE:
            self.prize, self.actor = token, 0
        elif len(self.chosen) < 2:
            self.chosen.append(token)
            self.actor = len(self.chosen) % 2
        else:
            self.reveal(self.actor)
            self.actor = 1 if self.actor == 0 else OVER

    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        one, two = (HANDS.index(token) for token in self.chosen)
        return Outcome((None, 1, 0)[(one - two) % 3], self.prize, (one, two))


class SealedGame(SmallGame[Sealed, SmallView]):
    id: ClassVar = "sealed"
    options: ClassVar = SealedOptions
    tokens: ClassVar = (*HANDS, "one", "two")
    state: ClassVar = Sealed

    def view(self, state: Sealed, seat: int | None) -> SmallView:
        return SmallView(*self.remembered(state, seat))


GAME = SealedGame()


def played(*tokens: str) -> Sealed:
    state = GAME.new(SealedOptions("double"))
    for token in tokens:
        state.apply(GAME.tokens.index(token))
    return state


def test_the_kit_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, GAME.id, GAME)
    assert conformance.run(GAME, games=3, every=1) > 20


def test_a_sealed_choice_is_known_to_its_seat_until_it_is_shown() -> None:
    state = played("one", "rock", "paper")
    assert GAME.view(state, 0).history == ("one", "rock", "?")
    assert GAME.view(state, 1).history == ("one", "?", "paper")
    assert GAME.view(state, None).history == ("one", "?", "?")
    state.apply(GAME.tokens.index("rock"))
    assert GAME.view(state, 1).history == ("one", "rock", "paper", "rock")


def test_a_sampled_world_has_the_options_of_the_view() -> None:
    world = GAME.sample(GAME.view(played("two", "rock"), 1), Rng(1))
    assert world.options.texts() == {"prize": "double"}


def test_weights_of_chance_are_kept() -> None:
    assert GAME.new(SealedOptions()).weights() == [3, 1]


@pytest.mark.parametrize("history", ["one,one", "rock", "lead"])
def test_a_position_that_cannot_be_reached_is_refused(history: str) -> None:
    with pytest.raises(PositionError):
        GAME.parse_position(f"sealed history={history} prize=plain")
