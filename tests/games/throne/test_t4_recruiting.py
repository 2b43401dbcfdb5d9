"""T4: phase 1, recruiting followers."""

from collections import Counter

import pytest

from tests.games.throne.oracle import FULL_DECK
from tests.games.throne.play import (
    GAME,
    LEADERS,
    SEATS,
    after,
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
    told,
    trick,
)
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.errors import Refused
from zweikampf.games.throne.events import CardTakenFaceDown
from zweikampf.games.throne.steps import Step


def test_t4_1_each_of_13_tricks_begins_with_an_upcard_before_anybody_plays() -> None:
    turned_up = 0
    before = None
    for state in positions(41):
        if before == Step.TURN_UP:
            turned_up += 1
            view = GAME.view(state, 0)
            assert view.upcard is not None
            assert view.led is None
            assert len(hand(state, 0)) == len(hand(state, 1)) == 14 - turned_up
            assert state.step == Step.LEAD
        before = state.step
    assert turned_up == 13


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("up", ["D6", "G6", "K6", "U6", "X6"])
def test_t4_2_the_leader_plays_any_card_whatever_the_upcard(lead: int, up: str) -> None:
    cards = ["D1", "G1", "K3", "U1", "X1"]
    second = ["D2", "G2", "K2", "U2", "X2"]
    unseen = ["D9", "G9", "K9", "U9", "X9", "D8", "G8", "K8", "U8"]
    state = place(1, by_seat(lead, cards, second), lead=lead, up=up, deck=unseen)
    assert state.actor == lead
    assert legal(state) == cards
    for card in cards:
        assert GAME.view(after(state, [card]), None).led == card


@pytest.mark.parametrize("lead", SEATS)
def test_t4_3_the_second_player_plays_one_card_under_the_follow_rule(lead: int) -> None:
    state = place(
        1,
        by_seat(lead, ["G7", "K2", "K3"], ["G3", "U4", "X0"]),
        lead=lead,
        up="D6",
        deck=["D1", "D2", "D3", "D4", "D5"],
    )
    play(state, "G7")
    assert state.actor == 1 - lead
    assert legal(state) == ["G3", "X0"]
    with pytest.raises(Refused):
        play(state, "U4")
    play(state, "G3")
    assert hand(state, 1 - lead) == ["U4", "X0"]
    assert state.actor == actors.CHANCE


@pytest.mark.parametrize("lead", SEATS)
def test_t4_4_the_winner_puts_the_upcard_on_his_follower_pile(lead: int) -> None:
    won = play(trick(1, "G7", "G3", lead=lead, up="D4"), "G7 G3")
    assert (followers(won, lead), followers(won, 1 - lead)) == (["D4"], [])
    lost = play(trick(1, "G7", "G8", lead=lead, up="D4"), "G7 G8")
    assert (followers(lost, lead), followers(lost, 1 - lead)) == ([], ["D4"])


@pytest.mark.parametrize("lead", SEATS)
def test_t4_5_the_loser_takes_the_next_card_face_down_and_alone_is_shown_it(lead: int) -> None:
    loser = 1 - lead
    state = play(trick(1, "G7", "G3", lead=lead, up="D4", down="X9"), "G7 G3")
    assert told(state, "X9", loser) == [CardTakenFaceDown(loser, "X9")]
    assert told(state, "X9", lead) == [CardTakenFaceDown(loser, None)]
    play(state, "X9")
    assert followers(state, loser) == ["X9"]
    assert GAME.view(state, loser).sides[loser].face_down == ("X9",)
    seen = GAME.view(state, lead).sides[loser]
    assert (seen.face_down, seen.face_down_count) == ((), 1)
    assert "X9" in GAME.view(state, lead).pool


def test_t4_5_he_cannot_decline_it() -> None:
    for state in positions(45):
        if state.step == Step.TAKE_FACE_DOWN:
            assert state.actor == actors.CHANCE
            assert legal(state) == sorted(set(deck(state)))


@pytest.mark.parametrize("lead", SEATS)
def test_t4_6_played_undead_score_for_the_winner_whoever_played_them(lead: int) -> None:
    for led, second, winner, scored in (
        ("U5", "K9", lead, ["U5"]),
        ("D3", "U9", lead, ["U9"]),  # the loser's undead
        ("U2", "X6", 1 - lead, ["U2"]),  # the loser's undead
        ("U1", "U8", 1 - lead, ["U1", "U8"]),
        ("U8", "U1", lead, ["U1", "U8"]),
    ):
        state = play(trick(1, led, second, lead=lead), [led, second])
        assert (state.leader, score(state, winner)) == (winner, scored)
        assert score(state, 1 - winner) == []
        assert GAME.view(state, 1 - winner).sides[winner].score == tuple(scored)  # face up


@pytest.mark.parametrize("lead", SEATS)
def test_t4_7_undead_upcards_and_face_down_cards_become_followers(lead: int) -> None:
    state = play(trick(1, "G9", "K2", lead=lead, up="U8", down="U3"), "G9 K2 U3")
    assert followers(state, 1 - lead) == ["U8"]
    assert followers(state, lead) == ["U3"]
    assert score(state, 0) == score(state, 1) == []


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("led", ["D5", "G5", "K5", "X5"])
@pytest.mark.parametrize("second", ["D4", "G4", "K4", "X4", "X6"])
def test_t4_8_all_other_played_cards_are_discarded(lead: int, led: str, second: str) -> None:
    state = play(trick(1, led, second, lead=lead), [led, second])
    assert discard(state) == sorted([led, second])
    assert score(state, 0) == score(state, 1) == []


def test_t4_8_discarded_cards_stay_out_of_the_game() -> None:
    for seed in range(many(10, 3)):
        gone: Counter[str] = Counter()
        for state in positions(seed):
            out = Counter(discard(state))
            assert gone <= out
            gone = out
        assert gone == Counter(FULL_DECK) - Counter(score(state, 0) + score(state, 1))


@pytest.mark.parametrize("lead", SEATS)
def test_t4_9_the_winner_leads_the_next_trick(lead: int) -> None:
    for second, winner in (("K2", 1 - lead), ("U9", lead)):
        state = play(trick(1, "G9", second, lead=lead), ["G9", second])
        play(state, [legal(state)[0]])  # the face-down card
        play(state, [legal(state)[0]])  # the next upcard
        assert state.actor == winner
        assert GAME.view(state, None).leader == winner


@pytest.mark.parametrize("leader", LEADERS)
def test_t4_10_phase_1_ends_when_deck_and_hands_are_empty_with_13_followers_each(
    leader: str,
) -> None:
    last = None
    for state in positions(410, leader):
        if state.phase == 2:
            break
        last = state.copy()
        assert deck(state) or hand(state, 0) or hand(state, 1)
    assert last is not None
    assert last.step == Step.TAKE_FACE_DOWN
    assert (hand(last, 0), hand(last, 1), len(deck(last))) == ([], [], 1)
    loser = 1 - last.leader
    assert len(followers(last, last.leader)) == 13
    assert len(followers(last, loser)) == 12
    assert [len(hand(state, seat)) for seat in SEATS] == [13, 13]
    assert deck(state) == []


@pytest.mark.parametrize("leader", [0, 1])
def test_t4_11_a_trick_is_upcard_lead_second_card_face_down_card(leader: int) -> None:
    game = [state.copy() for state in positions(411, leader)]
    for number in range(13):
        up, lead, second, down = game[26 + 4 * number : 30 + 4 * number]
        assert (up.actor, up.step) == (actors.CHANCE, Step.TURN_UP)
        assert (lead.actor, lead.step) == (lead.leader, Step.LEAD)
        assert (second.actor, second.step) == (1 - lead.leader, Step.FOLLOW)
        assert (down.actor, down.step) == (actors.CHANCE, Step.TAKE_FACE_DOWN)
        # The second card resolves the trick: nothing lies on the table when chance is asked.
        view = GAME.view(down, None)
        assert (view.upcard, view.led) == (None, None)
        assert len(followers(down, down.leader)) == number + 1
        assert len(followers(down, 1 - down.leader)) == number
        played = len(discard(down)) + len(score(down, 0)) + len(score(down, 1))
        assert played == 2 * (number + 1)
    assert game[26 + 52].phase == 2


@pytest.mark.parametrize("lead", SEATS)
def test_t4_12_dwarves_have_no_power_in_phase_1(lead: int) -> None:
    for led, second, winner in (
        ("D8", "D2", lead),
        ("D2", "D8", 1 - lead),
        ("D3", "X9", 1 - lead),
        ("G3", "D9", lead),
    ):
        state = play(trick(1, led, second, lead=lead), [led, second])
        assert state.leader == winner
        assert (score(state, 0), score(state, 1)) == ([], [])
        assert discard(state) == sorted([led, second])


def test_t4_12_no_dwarf_is_scored_before_phase_2() -> None:
    dwarves_played = 0
    for seed in range(10):
        for state in positions(seed):
            if state.phase == 2:
                break
            assert not any(card[0] == "D" for seat in SEATS for card in score(state, seat))
        dwarves_played += sum(card[0] == "D" for card in discard(state))
    assert dwarves_played > 0
