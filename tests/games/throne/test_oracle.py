"""The engine against the oracle: random games, compared after every single action."""

from collections.abc import Sequence

import pytest

from tests.games.throne.oracle import Oracle, pool
from tests.games.throne.play import GAME, OPTION_SETS, SEATS, chance, legal, start
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.rng import Rng
from zweikampf.games.throne import cards
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.steps import Step

GAMES = many(50, 10)  # for each of the six option sets

STAGES = {
    Step.CHOOSE_LEADER: "first leader",
    Step.DEAL: "deal",
    Step.TURN_UP: "upcard",
    Step.LEAD: "lead",
    Step.FOLLOW: "second",
    Step.TAKE_FACE_DOWN: "face down",
    Step.DONE: "over",
}


def compare(state: Throne, oracle: Oracle) -> None:
    """Everything that both of them hold."""
    assert STAGES[Step(state.step)] == oracle.stage
    assert str(actors.name_of(state.actor)) == oracle.actor()
    assert state.phase == oracle.phase
    if oracle.leader is not None:
        assert state.leader == oracle.leader
    if state.actor == actors.CHANCE:
        assert chance(state) == oracle.chance()
    else:
        assert legal(state) == oracle.legal()
    _same([state.deck, state.discard], [oracle.deck, oracle.discard])
    _same(state.hand, oracle.hands)
    _same(state.score, oracle.scores)
    assert [_token(card) for card in (state.upcard, state.led)] == [oracle.upcard, oracle.led]
    for seat in SEATS:
        voids = {letter for at, letter in enumerate(cards.FACTIONS) if state.voids[seat] >> at & 1}
        if state.phase == 1:
            assert voids == oracle.voids[seat]
            _same([state.recruits[seat] | state.hidden[seat]], [oracle.followers[seat]])
            _same([state.hidden[seat]], [oracle.face_down[seat]])
        else:  # T10.5 is about the hand: what it says stays true in phase 2
            assert not voids & {card[0] for card in oracle.hands[seat]}
            assert state.recruits[seat] == 0


def _same(masks: Sequence[int], piles: Sequence[list[str]]) -> None:
    assert [list(cards.tokens(mask)) for mask in masks] == [sorted(pile) for pile in piles]


def _token(card: int) -> str | None:
    return cards.TOKEN[card] if card >= 0 else None


@pytest.mark.parametrize(("victory", "leader"), OPTION_SETS)
def test_engine_and_oracle_agree_after_every_action(victory: str, leader: str) -> None:
    rng = Rng(OPTION_SETS.index((victory, leader)))
    for _ in range(GAMES):
        state = start(leader, victory)
        oracle = Oracle(victory, leader)
        compare(state, oracle)
        while oracle.actor() != "over":
            token = GAME.format_action(state.pick(rng))
            oracle.apply(token)
            state.apply(GAME.parse_action(token, state))
            compare(state, oracle)
        assert state.outcome() == Outcome(*oracle.over())
        winner = oracle.over()[0]
        assert state.payoff(0) == (0 if winner is None else 1 - 2 * winner)


def test_the_oracle_refuses_what_the_engine_refuses() -> None:
    rng = Rng(7)
    for _ in range(many(6, 2)):
        state, oracle = start("random"), Oracle("most", "random")
        while state.actor != actors.OVER:
            before = oracle.stage
            for action in range(GAME.num_actions):
                token = GAME.format_action(action)
                listed = {*oracle.legal(), *(name for name, _ in oracle.chance())}
                assert (state.why_not(action) is None) == (token in listed)
            assert oracle.stage == before
            token = GAME.format_action(state.pick(rng))
            oracle.apply(token)
            state.apply(GAME.parse_action(token, state))


def test_the_pools_agree() -> None:
    rng = Rng(8)
    for _ in range(many(20, 5)):
        state, oracle = start("1"), Oracle("most", "1")
        while oracle.phase == 1:
            for seat in SEATS:
                assert list(GAME.view(state, seat).pool) == pool(oracle, seat)
            token = GAME.format_action(state.pick(rng))
            oracle.apply(token)
            state.apply(GAME.parse_action(token, state))
