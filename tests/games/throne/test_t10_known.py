"""T10.5 to T10.11: what a seat can work out, and what computers and people may use."""

import json

import pytest

from tests.games.throne.oracle import FULL_DECK, without
from tests.games.throne.play import (
    GAME,
    SEATS,
    after,
    by_seat,
    deck,
    discard,
    duel,
    followers,
    hand,
    legal,
    own,
    place,
    play,
    positions,
    random_tokens,
    score,
    told,
)
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.events import VoidShown
from zweikampf.games.throne.steps import Step


def _asked(lead: int, led: str, answers: list[str]) -> list[str]:
    """The void letters that the leader sees after each card that this hand may answer with."""
    hands = by_seat(lead, [led, "D6"], answers)
    state = place(1, hands, lead=lead, up="D5", deck=["D9", "D8", "D7"])
    play(state, [led])
    return [
        f"{card}:{GAME.view(after(state, [card]), lead).sides[1 - lead].voids}"
        for card in legal(state)
    ]


@pytest.mark.parametrize("lead", SEATS)
def test_t10_5_neither_the_led_faction_nor_a_doppelganger_shows_a_void(lead: int) -> None:
    assert _asked(lead, "G7", ["U4", "K3"]) == ["K3:G", "U4:G"]
    assert _asked(lead, "X1", ["U4", "K3"]) == ["K3:X", "U4:X"]
    assert _asked(lead, "K8", ["U4", "X3"]) == ["U4:K", "X3:"]  # a doppelganger proves nothing
    assert _asked(lead, "G7", ["G4", "X3"]) == ["G4:", "X3:"]
    assert _asked(lead, "X1", ["X4", "K3"]) == ["X4:"]


def test_t10_5_a_void_is_told_once_to_everybody() -> None:
    state = place(
        1,
        (["G7", "G8"], ["U4", "K3"]),
        up="D5",
        deck=["D9", "D8", "D7"],
    )
    play(state, "G7")
    for reader in (0, 1, None):
        assert VoidShown(1, "G") in told(state, "U4", reader)
    play(state, "U4 D9 D8 G8")
    for reader in (0, 1, None):
        assert not any(isinstance(event, VoidShown) for event in told(state, "K3", reader))


def test_t10_5_voids_are_true_and_last_for_the_rest_of_phase_1() -> None:
    shown = 0
    for seed in range(many(30, 8)):
        before = ["", ""]
        for state in positions(seed):
            voids = [GAME.view(state, 1 - seat).sides[seat].voids for seat in SEATS]
            if state.phase == 2:
                assert voids == ["", ""]  # new hands
                break
            for seat in SEATS:
                assert set(before[seat]) <= set(voids[seat])
                assert not any(card[0] in voids[seat] for card in hand(state, seat))
                # Voids are public: the seat itself and a spectator are shown them too.
                assert GAME.view(state, seat).sides[seat].voids == voids[seat]
                assert GAME.view(state, None).sides[seat].voids == voids[seat]
            before = voids
        shown += len(before[0] + before[1])
    assert shown > 10


def test_t10_6_a_hand_is_known_when_no_other_cards_are_possible() -> None:
    # Seat 1 lacks G and U; of the pool K5, K6 and three goblins only the knights are possible.
    state = place(
        1,
        (["D1", "D2"], ["K5", "K6"]),
        up="D5",
        deck=["G1", "G2", "U3"],
        void=("", "GU"),
    )
    assert GAME.view(state, 0).sides[1].hand == ("K5", "K6")
    assert GAME.view(state, 1).sides[0].hand == ()
    # One more possible card in the deck, and it is not known.
    state = place(
        1, (["D1", "D2"], ["K5", "K6"]), up="D5", deck=["G1", "K2", "U3"], void=("", "GU")
    )
    assert GAME.view(state, 0).sides[1].hand == ()
    assert GAME.view(state, 0).pool == ("G1", "K2", "K5", "K6", "U3")


def test_t10_6_the_true_hand_is_possible_in_every_position() -> None:
    for seed in range(many(20, 5)):
        for state in positions(seed):
            for seat in SEATS if state.phase == 1 else ():
                view = GAME.view(state, seat)
                theirs = view.sides[1 - seat]
                possible = [card for card in view.pool if card[0] not in theirs.voids]
                without(possible, hand(state, 1 - seat))  # an error if a card is not there
                assert theirs.hand in ((), tuple(hand(state, 1 - seat)))


def test_t10_7_in_phase_2_both_hands_are_known_to_the_players() -> None:
    for seed in range(many(30, 8)):
        played: list[str] = []
        for state in positions(seed):
            if state.phase == 1:
                continue
            if not played:
                played = [*score(state, 0), *score(state, 1), *discard(state)]
                assert len(played) == 26
                for seat in SEATS:
                    rest = without(FULL_DECK, played + hand(state, seat))
                    assert sorted(rest) == hand(state, 1 - seat)
            for seat in SEATS:
                view = GAME.view(state, seat)
                assert list(view.sides[1 - seat].hand) == hand(state, 1 - seat)
                assert view.pool == ()
            assert state.actor != actors.CHANCE


def test_t10_8_the_last_trick_of_phase_1_is_not_open() -> None:
    for seed in range(20):
        for state in positions(seed):
            if state.step == Step.LEAD and len(hand(state, 0)) == 1:
                break
        [last] = deck(state)
        for seat in SEATS:
            pool = GAME.view(state, seat).pool
            theirs = own(state, 1 - seat)
            assert list(pool) == sorted([*theirs.hand, *theirs.face_down, last])
            assert len(pool) == 2 + theirs.face_down_count


def test_t10_8_worlds_that_differ_in_the_last_card_look_the_same() -> None:
    piles = (["G1", "G2", "G3", "X0"], ["D1", "~D2", "~K2", "~K3"])
    one, other = (
        place(1, (["U5"], [last]), up="D6", deck=[down], followers=piles)
        for last, down in (("U8", "G0"), ("G0", "U8"))
    )
    assert one != other
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert GAME.view(one, 0).sides[1].hand == ()
    assert GAME.view(one, 0).pool == ("D2", "G0", "K2", "K3", "U8")


def test_t10_9_a_sample_depends_on_the_view_and_on_nothing_else() -> None:
    for seed in range(many(10, 3)):
        for ply, state in enumerate(positions(seed)):
            for seat in SEATS:
                world = state.copy()
                world.resample(seat, Rng(ply))
                view = GAME.view(state, seat)
                assert GAME.view(world, seat) == view
                # The view of another world gives the same sample: it holds no more than the seat.
                one = GAME.sample(view, Rng(ply + 1))
                assert one == GAME.sample(GAME.view(world, seat), Rng(ply + 1))
                assert GAME.view(one, seat) == view
                if state.phase == 2:  # nothing is left to guess
                    assert GAME.view(one, 1 - seat) == GAME.view(state, 1 - seat)
                    assert world == state


@pytest.mark.parametrize("seat", SEATS)
def test_t10_9_a_sampled_hand_fits_what_is_known_of_it(seat: int) -> None:
    other = 1 - seat
    # The other hand lacks goblins and undead, of which the deck and its face-down cards are full.
    state = place(
        1,
        by_seat(seat, ["G1", "U1"], ["K5", "D6"]),
        up="D5",
        followers=by_seat(seat, ["D1"], ["~G7"]),
        deck=["G2", "U3", "K2"],
        void=("", "GU") if seat == 0 else ("GU", ""),
    )
    hands = set()
    for number in range(200):
        world = GAME.sample(GAME.view(state, seat), Rng(number))
        hands.add(own(world, other).hand)
        resampled = state.copy()
        resampled.resample(seat, Rng(number))
        hands.add(own(resampled, other).hand)
    assert hands == {("D6", "K5"), ("D6", "K2"), ("K2", "K5")}


def test_t10_10_a_forced_card_looks_like_any_other() -> None:
    unseen = ["D7", "D8", "D9"]
    forced = place(1, (["G7", "D1"], ["G3", "K3"]), up="D6", deck=unseen)
    free = place(1, (["G7", "D1"], ["G3", "X9"]), up="D6", deck=unseen)
    play(forced, "G7")
    play(free, "G7")
    assert (legal(forced), legal(free)) == (["G3"], ["G3", "X9"])
    for reader in (0, None):
        assert told(forced, "G3", reader) == told(free, "G3", reader)


def test_t10_10_what_is_sent_has_the_same_form_whether_a_card_was_forced_or_not() -> None:
    shapes: dict[bool, set[str]] = {True: set(), False: set()}
    for running in duel(random_tokens(1010, "0"), "0"):
        actor = running.state.actor
        if actor in SEATS:
            was_forced = len(running.legal(actor)) == 1
            frame = running.frame(1 - actor, len(running.actions))
            shapes[was_forced].add(json.dumps(sorted(frame)))
            assert frame["legal"] == []
            assert frame["version"] == frame["ply"] == len(running.actions)
    assert shapes[True] == shapes[False]
    assert len(shapes[True]) == 1


def test_t10_11_a_player_may_look_at_his_followers_and_at_the_open_piles_at_any_time() -> None:
    for state in positions(1011):
        for seat in SEATS:
            view = GAME.view(state, seat).json()
            mine = view["sides"][seat]
            if state.phase == 1:
                assert sorted(mine["recruits"] + mine["face_down"]) == followers(state, seat)
            for owner in SEATS:
                assert list(view["sides"][owner]["score"]) == score(state, owner)
            assert list(view["discard"]) == discard(state)
