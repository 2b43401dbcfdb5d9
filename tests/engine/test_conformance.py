"""The kit accepts an unknown game in plain Python, and finds each broken promise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from tests.engine.strangers import HIGH, Nine, NineEvent, NineGame, NineOptions, NineView
from zweikampf.engine import conformance, registry
from zweikampf.engine.conformance import NotConformant
from zweikampf.engine.options import Options
from zweikampf.engine.playout import play_games
from zweikampf.engine.reason import Reason
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "nine", NineGame())


def test_a_strangers_game_in_plain_python_conforms() -> None:
    assert conformance.run(NineGame(), games=20, every=1) == 2 * 20 * 4


def test_a_strangers_game_is_played_by_the_typed_loop() -> None:
    assert play_games(NineGame().new(NineGame.options()), 50, Rng(1)) == 200


class ShowsTheOtherCard(NineGame):
    def view(self, state: Nine, seat: int | None) -> NineView:
        return super().view(state, 1 - seat if seat is not None else None)


class TellsTheOtherCard(NineGame):
    def seen(self, event: NineEvent, seat: int | None) -> NineEvent:
        return event


class ForgetsTheBid(NineGame):
    def fold(self, view: NineView, event: NineEvent) -> NineView:
        return view if event.code == 1 else super().fold(view, event)


class LosesThePosition(NineGame):
    def parse_position(self, text: str) -> Nine:
        return Nine()


class NamesTwoAlike(NineGame):
    def format_action(self, action: int) -> str:
        return "high" if action == HIGH + 1 else super().format_action(action)


class NamesNoAction(NineGame):
    def format_action(self, action: int) -> str:
        return "high" if action == self.num_actions else super().format_action(action)


class SamplesAnything(NineGame):
    def sample(self, view: NineView, rng: Rng) -> Nine:
        state = super().sample(view, rng)
        state.cards = [8 - card for card in state.cards]
        return state


class HidesNothing(NineGame):
    def hides(self, view: NineView) -> bool:
        return False


class Permissive(Nine):
    def why_not(self, action: int) -> Reason | None:
        return None

    def copy(self) -> Nine:
        twin = Permissive()
        twin.assign(self)
        return twin


class AllowsTooMuch(NineGame):
    def begin(self, options: Options) -> Nine:
        return Permissive()


class Sharing(Nine):
    def copy(self) -> Nine:
        twin = Sharing()
        twin.assign(self)
        twin.cards = self.cards
        return twin


class SharesCopies(NineGame):
    def begin(self, options: Options) -> Nine:
        return Sharing()


class Generous(Nine):
    def payoff(self, seat: int) -> int:
        return 1

    def copy(self) -> Nine:
        twin = Generous()
        twin.assign(self)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()


class PaysBoth(NineGame):
    def begin(self, options: Options) -> Nine:
        return Generous()


class Peeking(Nine):
    def shows(self, seat: int) -> bool:
        return True

    def copy(self) -> Nine:
        twin = Peeking()
        twin.assign(self)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()


class SearchesOpenCards(NineGame):
    def begin(self, options: Options) -> Nine:
        return Peeking()


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (ShowsTheOtherCard, "same view|no secrets|events lead"),
        (TellsTheOtherCard, "no secrets|events lead"),
        (ForgetsTheBid, "events lead"),
        (LosesThePosition, "positions round-trip"),
        (NamesTwoAlike, "tokens round-trip"),
        (NamesNoAction, "no number but an action has a token"),
        (SamplesAnything, "a sample has the same view"),
        (HidesNothing, "whether something is hidden"),
        (AllowsTooMuch, "legal equals no reason why not"),
        (SharesCopies, "a copy shares nothing"),
        (PaysBoth, "payoff|equal|round-trip"),
        (SearchesOpenCards, "sees what is shown to it"),
    ],
)
def test_a_broken_promise_is_found(broken: type[NineGame], promise: str) -> None:
    with pytest.raises(NotConformant, match=promise):
        conformance.run(broken(), games=5, every=1)


class Faulty(Nine):
    def apply_unchecked(self, action: int) -> None:
        raise RuntimeError("a mistake in the game")

    def copy(self) -> Nine:
        twin = Faulty()
        twin.assign(self)
        return twin


def test_a_mistake_in_a_plain_game_is_raised_and_ends_the_loop() -> None:
    """Typed loops cannot raise; they must neither hang nor swallow it."""
    with pytest.raises(RuntimeError, match="a mistake in the game"):
        Faulty().playout(Rng(1))
    with pytest.raises(RuntimeError, match="a mistake in the game"):
        play_games(Faulty(), 3, Rng(1))


class TooMany(Nine):
    def weighted(self) -> list[tuple[int, int]]:
        return [(0, 1)] * 1030


def test_more_actions_than_fit_are_noticed() -> None:
    with pytest.raises(OverflowError):
        TooMany().pick(Rng(1))


def _with_presets(named: dict[str, dict[str, str]]) -> type[NineGame]:
    @dataclass(frozen=True)
    class Named(NineOptions):
        presets: ClassVar = named

    class NamedGame(NineGame):
        options: ClassVar = Named

    return NamedGame


@pytest.mark.parametrize(
    ("presets", "promise"),
    [
        ({"rough": {"mood": "rough"}}, "preset rough can be played"),
        ({"wild": {"mood": "wild"}}, "the first preset is the default"),
        ({"calm": {}, "quiet": {"mood": "calm"}}, "every preset means something else"),
    ],
)
def test_a_broken_preset_is_noticed(presets: dict[str, dict[str, str]], promise: str) -> None:
    with pytest.raises(NotConformant, match=promise):
        conformance.run(_with_presets(presets)(), games=1)


def test_good_presets_are_accepted() -> None:
    conformance.check_presets(_with_presets({"calm": {}, "wild": {"mood": "wild"}})())
