"""Throne keeps every promise of the contract, and the kit notices whoever breaks one."""

import pytest

from tests.games.throne import broken_games as broken
from tests.games.throne.play import GAME, OPTION_SETS, many
from zweikampf.engine import conformance
from zweikampf.engine.conformance import NotConformant
from zweikampf.games.throne.game import ThroneGame
from zweikampf.games.throne.rules import Throne


def test_throne_keeps_every_promise() -> None:
    assert conformance.run(GAME, games=many(3, 1), every=3) > 100


def test_every_option_set_is_tried() -> None:
    found = [options.texts() for options in conformance.all_options(GAME)]
    assert found == [{"victory": victory, "leader": leader} for victory, leader in OPTION_SETS]


# Each breaks one promise; the kit must name it.
GAMES: dict[type[ThroneGame], str] = {
    broken.ShowsTheOtherHand: "?",
    broken.ShowsTheDeck: "?",
    broken.ShowsFaceDownCards: "?",
    broken.ShowsTheSpectatorAHand: "?",
    broken.TellsEverything: "?",
    broken.TellsTheSpectator: "?",
    broken.ForgetsAScoredCard: "?",
    broken.ForgetsTheUpcard: "?",
    broken.TellsTooLittle: "?",
    broken.NamesTwoCardsAlike: "?",
    broken.NamesWithSpaces: "?",
    broken.ReadsAnythingAsACard: "?",
    broken.ReadsPositionsWithoutVoids: "?",
    broken.ReadsPositionsWithTheOtherVictory: "?",
    broken.SamplesAnotherHand: "?",
    broken.SamplesWithoutTheLeader: "?",
    broken.MirrorsWithoutVoids: "?",
    broken.MirrorsVoidsToTheSameSeat: "?",
    broken.MirrorsWithoutScores: "?",
    broken.HasNoRules: "?",
}
STATES: dict[type[Throne], str] = {
    broken.ListsTooLittle: "?",
    broken.ListsTwice: "?",
    broken.ListsNothing: "?",
    broken.RefusesALegalCard: "?",
    broken.AllowsAnything: "?",
    broken.WeighsNothing: "?",
    broken.CopiesItself: "?",
    broken.CopiesWithoutVoids: "?",
    broken.EndsTheOtherWay: "?",
    broken.PaysBothSeats: "?",
    broken.PlaysOnOtherwise: "?",
    broken.DealsTheOwnHandAnew: "?",
    broken.DealsTheLeadAnew: "?",
    broken.ForgetsTheDiscard: "?",
}


@pytest.mark.parametrize("kind", GAMES)
def test_a_broken_game_is_noticed(kind: type[ThroneGame]) -> None:
    with pytest.raises(NotConformant, match=GAMES[kind]):
        conformance.run(kind(), games=2, every=5)


@pytest.mark.parametrize("kind", STATES)
def test_a_broken_state_is_noticed(kind: type[Throne]) -> None:
    with pytest.raises(NotConformant, match=STATES[kind]):
        conformance.run(broken.MadeOf(kind), games=2, every=5)


def test_an_unbroken_state_of_another_kind_is_not_blamed() -> None:
    assert conformance.run(broken.MadeOf(broken.Broken), games=1, every=9) > 10
