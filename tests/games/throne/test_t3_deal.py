"""T3: deal, chance, legal lists."""

from collections import Counter

import pytest

from tests.games.throne.oracle import FULL_DECK, without
from tests.games.throne.play import (
    GAME,
    LEADERS,
    after,
    chance,
    choices,
    deck,
    hand,
    legal,
    place,
    play,
    positions,
    random_tokens,
    start,
)
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.steps import Step


@pytest.mark.parametrize("leader", LEADERS)
def test_t3_1_each_player_gets_13_cards_and_26_are_the_deck(leader: str) -> None:
    first = 1 if leader == "random" else 0
    tokens = random_tokens(31, leader)[: 26 + first]
    state = play(start(leader), tokens)
    assert [len(hand(state, seat)) for seat in (0, 1)] == [13, 13]
    assert GAME.view(state, 0).deck_count == 26
    assert Counter(dict(chance(state))) == Counter(without(FULL_DECK, tokens[first:]))


@pytest.mark.parametrize("leader", ["0", "1"])
def test_t3_2_seat_0_gets_its_13_cards_first_whoever_leads(leader: str) -> None:
    state = start(leader)
    tokens = random_tokens(32, leader)[:26]
    for number, token in enumerate(tokens):
        assert state.actor == actors.CHANCE
        sizes = [len(hand(state, seat)) for seat in (0, 1)]
        assert sizes == [min(number, 13), max(number - 13, 0)]
        play(state, [token])
    assert hand(state, 0) == sorted(tokens[:13])
    assert hand(state, 1) == sorted(tokens[13:])


def test_t3_3_a_chance_action_lists_the_unseen_cards_by_number_of_copies() -> None:
    seen_steps = set()
    for state in positions(33, leader=1):
        if state.actor == actors.CHANCE:
            assert chance(state) == sorted(Counter(deck(state)).items())
            assert all(weight == 1 for token, weight in chance(state) if token != "G0")
            seen_steps.add(state.step)
    assert seen_steps == {Step.DEAL, Step.TURN_UP, Step.TAKE_FACE_DOWN}


def test_t3_3_a_card_is_drawn_with_a_probability_by_its_weight() -> None:
    state = place(
        1, (["K2", "K3", "K4"], ["U1", "U2", "U3"]), deck=["G0", "G0", "G0", "G1", "X1", "X2"]
    )
    assert chance(state) == [("G0", 3), ("G1", 1), ("X1", 1), ("X2", 1)]
    rng = Rng(3)
    draws = many(12_000, 6_000)
    drawn = Counter(GAME.format_action(state.pick(rng)) for _ in range(draws))
    for token, weight in chance(state):
        assert abs(drawn[token] / draws - weight / 6) < 0.02


def test_t3_4_the_state_is_a_set_without_order_and_without_a_seed() -> None:
    tokens = random_tokens(34, "0")[:26]
    first, second = tokens[:13], tokens[13:]
    one = play(start(), first + second)
    other = play(start(), first[::-1] + second[::-1])
    assert one == other
    assert chance(one) == chance(other)
    # Nothing of the past decides the future: the text of a position says everything.
    again = GAME.parse_position(one.position())
    assert [again.pick(Rng(at)) for at in range(50)] == [one.pick(Rng(at)) for at in range(50)]
    assert len({one.pick(Rng(at)) for at in range(200)}) > 10


def test_t3_5_the_only_legal_card_is_an_action_of_its_own() -> None:
    state = place(1, (["G5"], ["G3"]), up="K5", deck=["U1"])
    for actor, only in ((0, "G5"), (1, "G3"), (actors.CHANCE, "U1"), (0, "K5"), (1, "U1")):
        assert (state.actor, legal(state)) == (actor, [only])
        play(state, [only])
    assert state.actor == actors.OVER


def test_t3_5_forced_actions_are_asked_for_in_whole_games() -> None:
    forced = [
        sum(len(state.legal()) == 1 for state in positions(seed) if state.actor != actors.OVER)
        for seed in range(5)
    ]
    # At least the last lead and the last second card of both phases and the last face-down card.
    assert all(number >= 5 for number in forced)


@pytest.mark.parametrize(("leader", "length"), [("0", 104), ("1", 104), ("random", 105)])
def test_t3_6_a_game_has_104_actions_and_one_more_with_leader_random(
    leader: str, length: int
) -> None:
    for seed in range(20):
        by_actor = Counter(state.actor for state in positions(seed, leader))
        assert by_actor[actors.CHANCE] == length - 52
        assert by_actor[0] == by_actor[1] == 26
        assert by_actor[actors.OVER] == 1
        assert start(leader).playout(Rng(seed)) == length


def test_t3_7_a_legal_list_is_sorted_holds_each_token_once_and_is_empty_at_the_end() -> None:
    for seed in range(many(20, 5)):
        for state in positions(seed):
            tokens = legal(state)
            assert tokens == sorted(set(tokens))
            assert [token for token, _ in choices(state)] == tokens
            assert (tokens == []) == (state.actor == actors.OVER)


def test_t3_7_several_goblin_zeros_are_one_action() -> None:
    state = place(2, (["X1", "G0", "G0", "D4"], ["K2", "K3", "U4", "U5"]))
    assert legal(state) == ["D4", "G0", "X1"]
    assert legal(after(state, "G0 U5")) == ["D4", "G0", "X1"]
