"""T11: what holds in every position of every game."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.ends import ended
from tests.games.throne.oracle import FULL_DECK, second_wins
from tests.games.throne.play import (
    GAME,
    LEADERS,
    SEATS,
    VICTORIES,
    after,
    choices,
    discard,
    finished,
    hand,
    legal,
    play,
    positions,
    random_tokens,
    score,
    start,
)
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.errors import Refused
from zweikampf.games.throne import cards, ending
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.steps import Step

SEEDS = range(many(20, 6))


def games() -> Iterator[tuple[int, list[str]]]:
    """Some random games with their tokens; the first 26 are the deal."""
    for seed in SEEDS:
        yield seed, random_tokens(seed, "0")


def undead_dealt(tokens: list[str]) -> int:
    return sum(token[0] == "U" for token in tokens[:26])


def everywhere(state: Throne) -> Counter[str]:
    """All cards in all places as the state itself holds them."""
    found = [*state.hand, *state.recruits, *state.score, state.deck, state.discard]
    found += state.hidden if state.phase == 1 else []
    tokens = [token for mask in found for token in cards.tokens(mask)]
    return Counter(tokens + [cards.TOKEN[card] for card in (state.led, state.upcard) if card >= 0])


@pytest.mark.parametrize("leader", LEADERS)
def test_t11_1_all_places_together_hold_the_52_cards(leader: str) -> None:
    for seed in SEEDS[:10]:
        for state in positions(seed, leader):
            assert everywhere(state) == Counter(FULL_DECK)


def test_t11_2_sizes_after_each_trick_of_phase_1() -> None:
    for seed in SEEDS:
        tricks = 0
        for state in positions(seed, "1"):
            if state.phase == 2:
                break
            view = GAME.view(state, 0)
            hands = [side.hand_count for side in view.sides]
            piles = [len(side.recruits) + side.face_down_count for side in view.sides]
            if state.step == Step.TURN_UP:
                assert (view.deck_count, piles, hands) == (
                    26 - 2 * tricks,
                    [tricks, tricks],
                    [13 - tricks, 13 - tricks],
                )
            elif state.step in (Step.LEAD, Step.FOLLOW, Step.TAKE_FACE_DOWN):
                assert view.deck_count == 25 - 2 * tricks
                tricks += state.step == Step.TAKE_FACE_DOWN
        assert tricks == 13
        assert [len(hand(state, seat)) for seat in SEATS] == [13, 13]


def test_t11_3_the_discard_pile_has_26_minus_u_cards_after_phase_1() -> None:
    for seed, tokens in games():
        undead = undead_dealt(tokens)
        sizes = {
            (len(discard(state)), len(score(state, 0)) + len(score(state, 1)))
            for state in positions(seed, "0")
            if state.phase == 2
        }
        assert {out for out, _ in sizes} == {26 - undead}
        assert min(scored for _, scored in sizes) == undead


def test_t11_4_at_the_end_the_score_piles_have_26_plus_u_cards() -> None:
    for seed, tokens in games():
        end = finished(seed, "0")
        scored = score(end, 0) + score(end, 1)
        assert len(scored) == 26 + undead_dealt(tokens)
        assert 26 <= len(scored) <= 36
        assert sorted(card for card in scored if card[0] == "U") == [f"U{at}" for at in range(10)]


def test_t11_5_the_legal_list_is_not_empty_and_a_part_of_the_hand() -> None:
    for seed in SEEDS:
        for state in positions(seed):
            assert (legal(state) == []) == (state.actor == actors.OVER)
            if state.actor in SEATS:
                assert set(legal(state)) <= set(hand(state, state.actor))


def test_t11_6_the_leader_is_the_winner_of_the_trick_before_also_into_phase_2() -> None:
    for seed in SEEDS:
        state = start("1")
        winner, led = 1, ""
        leads = 0
        for token in random_tokens(seed, "1"):
            if state.step == Step.LEAD:
                assert state.actor == winner
                led = token
                leads += 1
            elif state.step == Step.FOLLOW:
                assert state.actor == 1 - winner
                winner = 1 - winner if second_wins(led, token) else winner
            play(state, [token])
        assert leads == 26


def test_t11_7_the_pool_has_the_right_size_and_contains_the_true_hand() -> None:
    for seed in SEEDS:
        for state in positions(seed):
            if state.phase == 2:
                break
            for seat in SEATS:
                view = GAME.view(state, seat)
                theirs = view.sides[1 - seat]
                assert len(view.pool) == (
                    theirs.hand_count + view.deck_count + theirs.face_down_count
                )
                assert not Counter(hand(state, 1 - seat)) - Counter(view.pool)


@pytest.mark.parametrize("victory", VICTORIES)
def test_t11_8_swapped_seats_swap_winner_and_score(victory: str) -> None:
    for seed in SEEDS:
        tokens = random_tokens(seed, "0", victory)
        one = play(start("0", victory), tokens[:26])
        other = play(start("1", victory), tokens[13:26] + tokens[:13])
        for token in tokens[26:]:
            assert choices(one) == choices(other)
            for seat in SEATS:
                mine = GAME.view(one, seat).sides
                assert GAME.view(other, 1 - seat).sides == mine[::-1]
            play(one, [token])
            play(other, [token])
        first, second = ended(one), ended(other)
        assert second.reason == first.reason
        assert second.score == first.score[::-1]
        assert second.winner == (None if first.winner is None else 1 - first.winner)


@pytest.mark.parametrize("victory", VICTORIES)
def test_t11_9_three_to_five_factions_are_won(victory: str) -> None:
    for seed in range(many(200, 40)):
        end = finished(seed, "random", victory)
        won = sum(ending.factions_won(seat, *end.score) for seat in SEATS)
        assert 3 <= won <= 5
        if ended(end).reason != "points":
            assert sum(ended(end).score) == won


def test_t11_10_each_legal_token_gives_a_position() -> None:
    for seed in SEEDS[:3]:
        for state in positions(seed):
            for token in legal(state):
                reached = after(state, [token])
                assert reached != state
                assert GAME.parse_position(reached.position()) == reached


def test_t11_10_each_other_token_is_refused_and_changes_nothing() -> None:
    tokens = [GAME.format_action(action) for action in range(GAME.num_actions)]
    for seed in SEEDS[:3]:
        for state in positions(seed):
            before = state.position()
            for token in [*tokens, "K0", "K1", "g1", "G10", "", "lead2", "~G1"]:
                if token not in legal(state):
                    with pytest.raises(Refused) as caught:
                        play(state, [token])
                    assert caught.value.position == before
            assert state.position() == before
