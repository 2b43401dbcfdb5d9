"""The vectors of sections 13.2 to 13.4: sequences, information, complete games."""

from collections import Counter

import pytest

from tests.games.throne.oracle import FULL_DECK, Oracle, factions_won, pool, possible, without
from tests.games.throne.play import (
    GAME,
    SEATS,
    VICTORIES,
    chance,
    discard,
    followers,
    hand,
    legal,
    own,
    place,
    play,
    random_tokens,
    score,
    start,
    told,
)
from tests.games.throne.vectors import Cards
from tests.games.throne.vectors_games import GAMES, INFORMATION, Game, Information
from tests.games.throne.vectors_play import SEQUENCES, Sequence, Stage
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.outcome import Outcome
from zweikampf.games.throne.events import CardDealt, CardTakenFaceDown
from zweikampf.games.throne.rules import Throne

SEQUENCE_IDS = [vector.id for vector in SEQUENCES]
INFORMATION_IDS = [vector.id for vector in INFORMATION]
GAME_IDS = [vector.id for vector in GAMES]
BY_ID = {vector.id: vector for vector in INFORMATION}


def test_no_vector_is_missing() -> None:
    assert SEQUENCE_IDS == ["Q1", "Q2", "Q3"]  # Q4 below
    assert [f"I{at}" for at in range(1, 11)] == INFORMATION_IDS
    assert [f"Q{at}" for at in range(5, 11)] == GAME_IDS


def _expect_turn(state: Throne, step: Stage) -> None:
    turn = step.turn
    assert state.phase == turn.phase
    assert str(actors.name_of(state.actor)) == turn.actor
    if turn.leader is not None:
        assert GAME.view(state, None).leader == turn.leader
    if turn.actor == "chance":
        assert chance(state) == list(turn.chance)
    else:
        assert legal(state) == sorted(turn.legal)


@pytest.mark.parametrize("vector", SEQUENCES, ids=SEQUENCE_IDS)
def test_q_sequences_from_a_position(vector: Sequence) -> None:
    begin = vector.start
    state = place(
        begin.phase, begin.hands, up=begin.upcard, deck=begin.unseen, followers=begin.followers
    )
    for step in vector.steps:
        play(state, step.actions)
        _expect_turn(state, step)
        for seat in SEATS:
            assert hand(state, seat) == sorted(step.hands[seat])
            assert followers(state, seat) == sorted(step.followers[seat])
            assert score(state, seat) == sorted(step.scores[seat])
        assert discard(state) == sorted(step.discard)


@pytest.mark.parametrize("vector", SEQUENCES, ids=SEQUENCE_IDS)
def test_q_sequences_in_a_whole_game(vector: Sequence) -> None:
    state = play(start("0"), vector.tokens)
    begin = vector.start
    assert (state.phase, state.actor) == (begin.phase, 0)
    assert [hand(state, seat) for seat in SEATS] == [sorted(pile) for pile in begin.hands]
    assert GAME.view(state, None).upcard == begin.upcard
    first = state.copy()
    for step in vector.steps:
        play(state, step.actions)
        _expect_turn(state, step)
        for seat in SEATS:
            # A whole game has more followers than the page names, and in phase 2 more cards.
            if begin.followers[seat] or begin.phase == 2 or step.turn.phase == 1:
                assert hand(state, seat) == sorted(step.hands[seat])
            if state.phase == 1:
                now = Counter(followers(state, seat))
                assert now == Counter(followers(first, seat)) + Counter(step.followers[seat])
            grown = Counter(score(first, seat)) + Counter(step.scores[seat])
            assert Counter(score(state, seat)) == grown
        assert Counter(discard(state)) == Counter(discard(first)) + Counter(step.discard)


def test_q4_at_the_start_of_phase_2_the_rest_is_the_hand_of_the_opponent() -> None:
    for seed in range(many(50, 15)):
        tokens = random_tokens(seed, "0")
        state = start("0")
        played = []
        while state.phase == 1:
            token = tokens.pop(0)
            played += [token] if state.actor in SEATS else []
            play(state, [token])
        assert len(played) == 26
        for seat in SEATS:
            rest = without(FULL_DECK, [*played, *hand(state, seat)])
            assert sorted(rest) == hand(state, 1 - seat) == sorted(own(state, 1 - seat).hand)
            assert GAME.view(state, seat).sides[1 - seat].hand == tuple(sorted(rest))


def _informed(vector: Information, actions: Cards) -> Throne:
    assert vector.deal is not None
    return play(start("0"), [*vector.deal[0], *vector.deal[1], *actions])


def _possible(state: Throne) -> list[str]:
    """T10.6 from the view of seat 0: what the hand of seat 1 can contain."""
    view = GAME.view(state, 0)
    return [card for card in view.pool if card[0] not in view.sides[1].voids]


@pytest.mark.parametrize(
    "vector", [vector for vector in INFORMATION if vector.deal], ids=lambda vector: vector.id
)
def test_i_what_seat_0_knows(vector: Information) -> None:
    state = _informed(vector, vector.actions)
    view = GAME.view(state, 0)
    if vector.voids is not None:
        for seat in SEATS:
            seen = GAME.view(state, 1 - seat).sides[seat].voids
            assert sorted(seen) == sorted(vector.voids[seat])
    if vector.pool is not None:
        assert len(view.pool) == vector.pool
        assert (view.sides[1].hand_count, view.deck_count) == (13, 25)
    if vector.pool_goblins is not None:
        goblins = [card for card in view.pool if card[0] == "G"]
        assert len(goblins) == vector.pool_goblins
        assert not any(card[0] == "G" for card in _possible(state))
    if vector.possible is not None:
        assert _possible(state) == sorted(vector.possible)
    if vector.is_known is not None:
        states = (_informed(vector, vector.actions[:-1]), state)
        known = [GAME.view(each, 0).sides[1].hand for each in states]
        assert tuple(map(bool, known)) == vector.is_known
        assert list(known[1]) == hand(state, 1)


def test_i7_face_down_and_dealt_cards_are_shown_to_their_owner_only() -> None:
    vector = BY_ID["I7"]
    assert vector.deal is not None
    assert vector.face_down is not None
    state = start("0")
    for seat, dealt in enumerate(vector.deal):
        for card in dealt:
            assert told(state, card, seat) == [CardDealt(seat, card)]
            assert told(state, card, 1 - seat) == [CardDealt(seat, None)]
            play(state, [card])
    *before, last = vector.actions
    play(state, before)
    assert told(state, last, 0) == [CardTakenFaceDown(0, "X9")]
    assert told(state, last, 1) == [CardTakenFaceDown(0, None)]
    play(state, [last])
    for seat in SEATS:
        views = [GAME.view(state, reader).sides[seat] for reader in (seat, 1 - seat)]
        assert views[0].face_down == vector.face_down[seat]
        assert views[1].face_down == ()
        assert views[1].hand == ()
        assert views[0].face_down_count == views[1].face_down_count == len(vector.face_down[seat])


def test_i8_i9_in_any_position_of_phase_1() -> None:
    for seed in range(many(30, 8)):
        oracle = Oracle("most", "0")
        state = start("0")
        for token in random_tokens(seed, "0"):
            oracle.apply(token)
            play(state, [token])
            if oracle.phase == 2:
                break
            for seat in SEATS:
                other = 1 - seat
                view = GAME.view(state, seat)
                can_hold = possible(oracle, seat)
                without(can_hold, oracle.hands[other])  # I8: an error if a card is impossible
                assert list(view.pool) == pool(oracle, seat)
                parts = oracle.hands[other] + oracle.face_down[other] + oracle.deck
                assert list(view.pool) == sorted(parts)
                if len(can_hold) == len(oracle.hands[other]):
                    assert can_hold == sorted(oracle.hands[other]) == list(view.sides[other].hand)
                else:
                    assert view.sides[other].hand == ()
                upcards = without(oracle.followers[other], oracle.face_down[other])
                assert list(view.sides[other].recruits) == sorted(upcards)


@pytest.mark.parametrize("victory", VICTORIES)
@pytest.mark.parametrize("vector", GAMES, ids=GAME_IDS)
def test_q_complete_games(vector: Game, victory: str) -> None:
    state = start(vector.leader, victory)
    oracle = Oracle(victory, vector.leader)
    for token in vector.tokens:
        play(state, [token])
        oracle.apply(token)
    assert state.actor == actors.OVER
    expected = vector.most if victory == "most" else vector.three
    assert state.outcome() == Outcome(*expected)
    assert oracle.over() == expected
    assert [score(state, seat) for seat in SEATS] == [sorted(pile) for pile in oracle.scores]
    assert len(factions_won(*oracle.scores)[2]) == 5 - sum(vector.three[2])
