"""Throne keeps every promise of the contract, and the kit notices games that break one."""

import pytest

from tests.games.throne import broken_games as broken
from tests.games.throne.play import GAME, OPTION_SETS
from tests.volume import many
from zweikampf.engine import conformance
from zweikampf.engine.conformance import NotConformant
from zweikampf.games.throne.game import ThroneGame
from zweikampf.games.throne.rules import Throne


def test_throne_keeps_every_promise() -> None:
    assert conformance.run(GAME, games=many(2, 1), every=3) > 100


def test_every_option_set_is_tried() -> None:
    found = [options.texts() for options in conformance.all_options(GAME)]
    assert found == [{"victory": victory, "leader": leader} for victory, leader in OPTION_SETS]


# Each breaks one promise, and the kit must name it.
GAMES: dict[type[ThroneGame], str] = {
    broken.ShowsTheOtherHand: "a sample has the same view",
    broken.ShowsTheDeck: "a sample has the same view",
    broken.ShowsFaceDownCards: "a sample has the same view",
    broken.ShowsTheSpectatorAHand: "the view of None has no secrets",
    broken.TellsEverything: "hears has no secrets",
    broken.TellsTheSpectator: "hears has no secrets",
    broken.TellsEverythingQuietly: "hears has no secrets",
    broken.ForgetsAScoredCard: "events lead to the view",
    broken.ForgetsTheUpcard: "events lead to the view",
    broken.TellsTooLittle: "events lead to the view",
    broken.NamesTwoCardsAlike: "tokens round-trip",
    broken.NamesWithSpaces: "tokens are plain",
    broken.ReadsAnythingAsACard: "an illegal token is refused",
    broken.ReadsPositionsWithoutVoids: "positions round-trip",
    broken.ReadsPositionsWithTheOtherVictory: "positions round-trip",
    broken.SamplesAnotherHand: "a sample has the same view",
    broken.SamplesWithoutTheLeader: "a sample has the same view",
    broken.HidesNothing: "whether something is hidden",
    broken.HidesWhateverIsFaceDown: "whether something is hidden",
    broken.MirrorsWithoutVoids: "mirrored twice is the same",
    broken.MirrorsVoidsToTheSameSeat: "mirrored actions do the same",
    broken.MirrorsWithoutScores: "mirrored actions do the same",
    broken.HasNoRules: "some rule applies now",
}
STATES: dict[type[Throne], str] = {
    broken.ListsTooLittle: "legal equals no reason why not",
    broken.ListsTwice: "legal has no repeats",
    broken.ListsNothing: "legal is not empty",
    broken.RefusesALegalCard: "legal equals no reason why not",
    broken.AllowsAnything: "legal equals no reason why not",
    broken.WeighsNothing: "weights are positive",
    broken.CopiesItself: "a copy shares nothing",
    broken.CopiesWithoutScores: "a copy is equal",
    broken.EndsTheOtherWay: "payoff follows the outcome",
    broken.PaysBothSeats: "payoffs are opposite",
    broken.PlaysOnOtherwise: "a playout is stepping",
    broken.RedealsItsOwnHand: "the view of 0 has no secrets of 1",
    broken.DealsAgainstTheVoids: "throne",  # whichever promise names it
    broken.RedealsTheLead: "has no secrets|who is asked is no secret",
    broken.ForgetsTheDiscard: "positions round-trip",
}


@pytest.mark.parametrize("kind", GAMES)
def test_a_broken_game_is_noticed(kind: type[ThroneGame]) -> None:
    with pytest.raises(NotConformant, match=GAMES[kind]):
        conformance.run(kind(), games=1, every=3)


@pytest.mark.parametrize("kind", STATES)
def test_a_broken_state_is_noticed(kind: type[Throne]) -> None:
    with pytest.raises(NotConformant, match=STATES[kind]):
        conformance.run(broken.MadeOf(kind), games=1, every=3)


def test_an_unbroken_state_of_another_kind_is_not_blamed() -> None:
    assert conformance.run(broken.MadeOf(broken.Broken), games=1, every=9) > 10
