"""T5: phase 2, winning the factions."""

import pytest

from tests.ends import ended
from tests.games.throne.play import (
    GAME,
    SEATS,
    by_seat,
    deck,
    discard,
    followers,
    hand,
    legal,
    place,
    play,
    positions,
    score,
    trick,
)
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.steps import Step


def _last_of_phase_1(seed: int) -> Throne:
    """The position before the last face-down card."""
    found = None
    for state in positions(seed):
        if state.phase == 1:
            found = state.copy()
    assert found is not None
    return found


def test_t5_1_followers_become_the_new_hand_with_the_last_face_down_card() -> None:
    for seed in range(20):
        state = _last_of_phase_1(seed)
        piles = [followers(state, seat) for seat in SEATS]
        [last] = legal(state)
        piles[1 - state.leader] = sorted([*piles[1 - state.leader], last])
        play(state, [last])
        assert state.phase == 2
        assert [hand(state, seat) for seat in SEATS] == piles
        assert [followers(state, seat) for seat in SEATS] == [[], []]
        assert [len(pile) for pile in piles] == [13, 13]
        assert state.step == Step.LEAD


def test_t5_2_the_winner_of_the_last_trick_of_phase_1_leads() -> None:
    leaders = set()
    for seed in range(20):
        state = _last_of_phase_1(seed)
        winner = state.leader
        play(state, legal(state))
        assert state.actor == winner
        leaders.add(winner)
    assert leaders == {0, 1}


def test_t5_3_phase_2_has_13_tricks_with_the_same_rules_of_leading_and_following() -> None:
    for seed in range(many(20, 5)):
        steps = [state.step for state in positions(seed, "0") if state.phase == 2]
        assert steps == [Step.LEAD, Step.FOLLOW] * 13 + [Step.DONE]
    cards, others = ["D1", "G1", "K3", "U1", "X1"], ["D2", "G2", "K2", "U2", "X2"]
    for lead in SEATS:
        state = place(2, by_seat(lead, cards, others), lead=lead)
        assert (state.actor, legal(state)) == (lead, cards)
        play(state, "K3")
        assert (state.actor, legal(state)) == (1 - lead, ["K2", "X2"])
        play(state, "K2")
        assert state.actor == lead


def test_t5_4_there_is_no_upcard_no_face_down_card_no_discard_and_no_chance() -> None:
    for seed in range(many(20, 5)):
        out = None
        for state in positions(seed):
            if state.phase == 1:
                continue
            out = discard(state) if out is None else out
            assert state.actor != actors.CHANCE
            assert GAME.view(state, 0).upcard is None
            assert followers(state, 0) == followers(state, 1) == deck(state) == []
            assert discard(state) == out


@pytest.mark.parametrize("lead", SEATS)
def test_t5_5_the_winner_scores_both_played_cards_face_up(lead: int) -> None:
    for led, second, winner in (
        ("G6", "K2", 1 - lead),
        ("U4", "U9", 1 - lead),
        ("U6", "X6", lead),
        ("K3", "X2", lead),
        ("X2", "U9", lead),
    ):
        state = play(trick(2, led, second, lead=lead), [led, second])
        assert score(state, winner) == sorted([led, second])
        assert score(state, 1 - winner) == []
        for reader in (0, 1, None):
            sides = GAME.view(state, reader).sides
            assert list(sides[winner].score) == sorted([led, second])


@pytest.mark.parametrize("lead", SEATS)
def test_t5_6_every_played_dwarf_goes_to_the_loser_and_the_other_card_to_the_winner(
    lead: int,
) -> None:
    second = 1 - lead
    for cards, winner, won, lost in (
        (["D3", "D8"], second, [], ["D3", "D8"]),
        (["D8", "D3"], lead, [], ["D3", "D8"]),
        (["D3", "X9"], second, ["X9"], ["D3"]),
        (["D9", "X1"], lead, ["X1"], ["D9"]),
        (["G6", "D9"], lead, ["G6"], ["D9"]),
        (["D0", "G9"], lead, ["G9"], ["D0"]),
        (["D2", "U9"], lead, ["U9"], ["D2"]),
    ):
        state = play(trick(2, *cards, lead=lead), cards)
        assert state.leader == winner
        assert score(state, winner) == won
        assert score(state, 1 - winner) == lost


@pytest.mark.parametrize("lead", SEATS)
def test_t5_7_undead_have_no_power_in_phase_2(lead: int) -> None:
    second = 1 - lead
    for cards, winner in (
        (["U4", "U9"], second),
        (["U9", "U4"], lead),
        (["X2", "U9"], lead),
        (["U2", "X6"], second),
        (["G1", "U9"], lead),
    ):
        state = play(trick(2, *cards, lead=lead), cards)
        assert state.leader == winner
        assert score(state, winner) == sorted(cards)
    # With a dwarf in the same trick, an undead goes to the winner and the dwarf to the loser.
    state = play(trick(2, "U5", "D9", lead=lead), "U5 D9")
    assert (score(state, lead), score(state, second)) == (["U5"], ["D9"])


@pytest.mark.parametrize("lead", SEATS)
def test_t5_8_the_winner_leads_and_the_last_trick_ends_the_game(lead: int) -> None:
    state = place(2, by_seat(lead, ["G6", "X4"], ["K2", "U1"]), lead=lead)
    play(state, "G6 K2")
    assert state.actor == 1 - lead
    play(state, "U1 X4")
    assert state.actor == actors.OVER
    assert legal(state) == []
    assert ended(state).reason in ("factions", "points", "draw")


def test_t5_8_after_13_tricks_the_score_piles_decide() -> None:
    for seed in range(many(20, 5)):
        tricks = 0
        leader = None
        for state in positions(seed):
            if state.phase == 2 and state.step == Step.LEAD:
                tricks += 1
                assert state.actor == state.leader
                leader = state.leader
        assert tricks == 13
        assert leader is not None
        end = place(2, ((), ()), score=(score(state, 0), score(state, 1)))
        assert ended(end) == ended(state)
