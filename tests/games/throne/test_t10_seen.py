"""T10.1 to T10.4: what a seat is shown."""

import json
from collections import Counter

import pytest

from tests.games.throne.oracle import FULL_DECK, without
from tests.games.throne.play import (
    GAME,
    LEADERS,
    SEATS,
    choices,
    deck,
    discard,
    duel,
    followers,
    hand,
    legal,
    place,
    positions,
    random_tokens,
    score,
    start,
    told,
)
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.errors import Refused
from zweikampf.engine.submit import submit
from zweikampf.games.throne.events import (
    CardDealt,
    CardFollowed,
    CardLed,
    CardTakenFaceDown,
    CardTurnedUp,
    LeaderChosen,
    TrickBegan,
)
from zweikampf.games.throne.steps import Step


@pytest.mark.parametrize("leader", LEADERS)
def test_t10_1_each_action_is_shown_as_the_table_says(leader: str) -> None:
    state = start(leader)
    for token in random_tokens(101, leader):
        seat = state.actor
        first = {reader: told(state, token, reader)[0] for reader in (0, 1, None)}
        match state.step:
            case Step.CHOOSE_LEADER:
                assert set(first.values()) == {LeaderChosen(int(token[-1]))}
            case Step.DEAL:
                owner = 0 if len(hand(state, 0)) < 13 else 1
                assert first[owner] == CardDealt(owner, token)
                assert first[1 - owner] == first[None] == CardDealt(owner, None)
            case Step.TURN_UP:
                number = 14 - len(hand(state, 0))
                assert set(first.values()) == {TrickBegan(state.leader, 1, number)}
                for reader in (0, 1, None):
                    assert told(state, token, reader)[1] == CardTurnedUp(token)
            case Step.LEAD:
                assert set(first.values()) == {CardLed(seat, token)}
            case Step.FOLLOW:
                assert set(first.values()) == {CardFollowed(seat, token)}
            case _:
                loser = 1 - state.leader
                assert first[loser] == CardTakenFaceDown(loser, token)
                assert first[1 - loser] == first[None] == CardTakenFaceDown(loser, None)
        state.apply(GAME.parse_action(token, state))


def test_t10_1_each_place_is_shown_as_the_table_says() -> None:
    for state in positions(102):
        for seat in SEATS:
            view = GAME.view(state, seat)
            mine, other = view.sides[seat], view.sides[1 - seat]
            assert list(mine.hand) == hand(state, seat)
            assert other.hand_count == len(hand(state, 1 - seat))
            if state.phase == 1:
                assert sorted(mine.recruits + mine.face_down) == followers(state, seat)
                assert len(mine.face_down) == mine.face_down_count
                assert other.face_down == ()
                theirs = followers(state, 1 - seat)
                assert len(other.recruits) + other.face_down_count == len(theirs)
                assert not Counter(other.recruits) - Counter(theirs)
            assert list(other.score) == score(state, 1 - seat)
            assert list(view.discard) == discard(state)
            assert view.deck_count == len(deck(state))


def test_t10_1_a_hand_of_phase_1_is_not_shown_before_it_can_be_worked_out() -> None:
    shown = 0
    for seed in range(many(30, 8)):
        for state in positions(seed):
            if state.phase == 2:
                break
            for seat in SEATS:
                view = GAME.view(state, seat)
                theirs = view.sides[1 - seat]
                possible = [card for card in view.pool if card[0] not in theirs.voids]
                is_known = len(possible) == theirs.hand_count
                assert theirs.hand == (tuple(possible) if is_known else ())
                shown += bool(theirs.hand)
    assert shown < 20


def test_t10_2_a_legal_list_is_shown_only_to_the_seat_that_acts() -> None:
    for running in duel(random_tokens(102, "0"), "0"):
        for reader in (0, 1, None):
            listed = running.frame(reader)["legal"]
            if reader == running.state.actor:
                assert listed == [token for token, _ in choices(running.state)]
            else:
                assert listed == []
        for seat in SEATS:
            assert bool(running.legal(seat)) == (seat == running.state.actor)


def test_t10_2_the_list_of_chance_is_shown_to_nobody() -> None:
    for state in positions(103):
        if state.actor != actors.CHANCE or state.step == Step.CHOOSE_LEADER:
            continue
        unseen = deck(state)
        for reader in (0, 1, None):
            view = GAME.view(state, reader)
            assert "legal" not in json.dumps(view.json())
            if hand(state, 0) and hand(state, 1):
                # What the reader has not seen is more than the deck: the other hand hides in it.
                assert len(view.pool) > len(unseen)
                assert not Counter(unseen) - Counter(view.pool)


def test_t10_2_a_refusal_tells_nothing_about_the_hand_of_the_seat_that_acts() -> None:
    for state in positions(104):
        if state.actor in SEATS:
            wrong = 1 - state.actor
            codes = set()
            for token in sorted(set(FULL_DECK)):
                with pytest.raises(Refused) as caught:
                    submit(GAME, state, wrong, token, version=0, current=0)
                codes.add(str(caught.value.reason))
            assert codes == {f"not-your-turn (actor={state.actor})"}


def test_t10_3_both_players_know_who_has_won_which_upcard() -> None:
    for seed in range(many(20, 5)):
        won: list[list[str]] = [[], []]
        upcard = None
        for state in positions(seed):
            views = [GAME.view(state, reader) for reader in (0, 1, None)]
            if state.phase == 2:
                break
            if state.step == Step.TAKE_FACE_DOWN and upcard:
                won[state.leader].append(upcard)
            upcard = views[0].upcard
            for view in views:
                assert [sorted(pile) for pile in won] == [list(at.recruits) for at in view.sides]
        # They are the known part of the new hands, for a spectator too.
        assert [sorted(pile) for pile in won] == [list(at.hand) for at in views[2].sides]
        for seat in SEATS:
            assert not Counter(won[seat]) - Counter(hand(state, seat))


@pytest.mark.parametrize("zeros", [["G0", "~G0"], ["~G0", "G0"]])
def test_t10_3_of_two_goblin_zeros_the_upcard_is_played_first(zeros: list[str]) -> None:
    # Both are one action (T1.3), so the one that everyone has seen leaves the hand.
    state = place(2, ([*zeros, "~K2"], ["U1", "U2", "U3"]))
    spectator = GAME.view(state, None)
    assert (spectator.sides[0].hand, spectator.pool) == (("G0",), ("G0", "K2"))
    state.apply(GAME.parse_action("G0", state))
    spectator = GAME.view(state, None)
    assert (spectator.sides[0].hand, spectator.pool) == ((), ("G0", "K2"))
    assert GAME.view(state, 1).sides[0].face_down == ("G0", "K2")


def test_t10_4_the_pool_is_all_that_a_seat_has_not_seen() -> None:
    for seed in range(many(12, 4)):
        tokens = random_tokens(seed, "0")
        state = start()
        seen: list[list[str]] = [[], []]
        for token in tokens[:77]:
            match state.step:
                case Step.DEAL:
                    seen[0 if len(hand(state, 0)) < 13 else 1].append(token)
                case Step.TURN_UP:
                    seen[0].append(token)
                    seen[1].append(token)
                case Step.TAKE_FACE_DOWN:
                    seen[1 - state.leader].append(token)
                case _:
                    seen[1 - state.actor].append(token)
            state.apply(GAME.parse_action(token, state))
            for seat in SEATS:
                pool = GAME.view(state, seat).pool
                assert list(pool) == sorted(without(FULL_DECK, seen[seat]))
                side = GAME.view(state, 1 - seat).sides[1 - seat]
                assert sorted(pool) == sorted([*side.hand, *side.face_down, *deck(state)])


def test_t10_4_the_pool_is_a_multiset_because_of_the_goblin_zeros() -> None:
    state = start()
    assert GAME.view(state, 0).pool.count("G0") == 5
    state.apply(GAME.parse_action("G0", state))
    assert GAME.view(state, 0).pool.count("G0") == 4
    assert GAME.view(state, 1).pool.count("G0") == 5
    assert len(legal(state)) == 48
