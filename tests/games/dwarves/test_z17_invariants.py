"""Z17: what holds at every ply of every game, tried on games of random choices."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ends import ended
from tests.games.dwarves.scene import GAME, IDLE, SEATS, Scene, positions
from tests.volume import many
from zweikampf.engine.errors import Refused
from zweikampf.engine.rng import Rng
from zweikampf.engine.submit import submit
from zweikampf.games.dwarves import actions, cards

SEED = st.integers(min_value=0, max_value=2**32)
FIRST = st.sampled_from(["random", "0", "1"])
games = given(seed=SEED, first=FIRST)
few = settings(max_examples=many(12, 3))
PLACES = ("pile", "hand", "display", "discard")


@games
@few
def test_z17_1_the_four_places_of_a_seat_are_its_deck(seed: int, first: str) -> None:
    for scene, _ in positions(seed, first):
        for seat in SEATS:
            masks = [getattr(scene.state, place)[seat] for place in PLACES]
            assert sum(masks) == scene.state.deck.cards  # nothing twice, nothing missing


@games
@few
def test_z17_2_what_lies_on_a_display(seed: int, first: str) -> None:
    for scene, _ in positions(seed, first):
        for seat in SEATS:
            shown = scene.cards_in("display", seat)
            assert all(kind[0] in "AVS" for kind in shown)
            bodies = [kind for kind in shown if kind[0] in "AV"]
            assert len(set(bodies)) == len(bodies)


@games
@few
def test_z17_3_there_are_three_joker_cards(seed: int, first: str) -> None:
    for scene, _ in positions(seed, first):
        assert sum(scene.jokers()) == 3
        assert min(scene.jokers()) >= 0
        usable = scene.state.items[cards.CARD]
        assert 0 <= usable <= scene.state.jokers[scene.state.active]


@games
@few
def test_z17_4_there_are_six_dice_and_fewer_in_the_card_phase(seed: int, first: str) -> None:
    left, turn = 6, None
    for scene, _ in positions(seed, first):
        state = scene.state
        dice = sum(state.items[: cards.CARD])
        assert min(state.items) >= 0
        assert dice + state.to_roll <= 6
        if scene.phase in ("card", "shield", "flip", "react"):
            assert state.active != turn or dice <= left
            left, turn = dice, state.active
        elif scene.phase == "draw":
            turn = None


@games
@few
def test_z17_5_damage_is_less_than_health_and_none_at_a_turn_start(seed: int, first: str) -> None:
    for scene, _ in positions(seed, first):
        for seat in SEATS:
            damage = scene.damage(seat)
            for kind, count in damage.items():
                assert kind in scene.cards_in("display", seat)
                assert 0 < count < scene.state.deck.health[cards.kind_of(kind)]
            if scene.phase in ("supply", "draw", "roll", "dice"):
                assert damage == {}


@games
@settings(max_examples=many(4, 1))
def test_z17_6_listed_tokens_change_the_state_and_others_do_not(seed: int, first: str) -> None:
    for number, (scene, token) in enumerate(positions(seed, first)):
        if not token:
            continue
        legal = scene.legal()
        assert legal
        if scene.actor != "chance":
            assert any(idle in legal for idle in IDLE)
        if number % 11:
            continue
        before = scene.state.position()
        for listed in legal:
            assert Scene(scene.state.copy()).do(listed).state.position() != before
        rng = Rng(seed + number)
        for _ in range(20):
            other = actions.TOKENS[rng.below(len(actions.TOKENS))]
            if other in legal:
                continue
            try:
                submit(GAME, scene.state, scene.state.actor, other, version=0, current=0)
            except Refused:
                assert scene.state.position() == before
            else:
                raise AssertionError(other)


@games
@few
def test_z17_7_weights_add_up(seed: int, first: str) -> None:
    for scene, _ in positions(seed, first):
        state = scene.state
        if scene.phase == "roll":
            assert sum(scene.chance().values()) == 6
        elif scene.phase in ("draw", "flip"):
            seat = state.active if scene.phase == "draw" else state.suffering
            assert sum(scene.chance().values()) == scene.pile()[seat]


@games
@few
def test_z17_8_over_exactly_if_one_pile_is_empty(seed: int, first: str) -> None:
    for scene, token in positions(seed, first):
        assert (0 in scene.pile()) == (token == "")
    assert scene.pile().count(0) == 1
    points = [side.points for side in scene.view().sides]
    outcome = ended(scene.state)
    assert list(outcome.score) == points
    tie = 1 - scene.pile().index(0)
    assert outcome.winner == (tie if points[0] == points[1] else int(points[1] > points[0]))


@games
@few
def test_z17_9_piles_shrink_and_discard_piles_grow(seed: int, first: str) -> None:
    piles, lost, before_turn = [35, 35], [0, 0], [31, 31]
    active, turns = None, 0
    for scene, _ in positions(seed, first):
        for seat in SEATS:
            assert scene.pile()[seat] <= piles[seat]
            assert len(scene.cards_in("discard", seat)) >= lost[seat]
        piles = scene.pile()
        lost = [len(scene.cards_in("discard", seat)) for seat in SEATS]
        if scene.phase == "roll" and scene.state.active != active:
            active, turns = scene.state.active, turns + 1
            assert piles[active] < before_turn[active]
            before_turn[active] = piles[active]
    assert turns <= 61


@games
@settings(max_examples=many(6, 2))
def test_z17_10_nothing_leaks(seed: int, first: str) -> None:
    """Exchange hidden cards of one seat: the other sees nothing, before and after its action."""
    for scene, token in positions(seed, first):
        if not token:
            continue
        for seat in SEATS:
            world = scene.state.copy()
            world.resample(seat, Rng(seed))
            assert GAME.view(world, seat) == scene.view(seat)
            assert world.actor == scene.state.actor
            if scene.actor == str(seat):
                assert Scene(world).legal() == scene.legal()
                one, other = Scene(scene.state.copy()).do(token), Scene(world).do(token)
                assert one.view(seat) == other.view(seat)


@games
@few
def test_z17_12_a_joker_card_for_whoever_spent_nothing(seed: int, first: str) -> None:
    for scene, token in positions(seed, first):
        if not token or scene.phase in ("first", "deal"):
            continue
        state = scene.state
        after = Scene(state.copy()).do(token)
        if after.state.active == state.active or after.actor == "over":
            continue
        grows = not state.spent and state.jokers[state.active] < 3
        assert after.state.jokers[state.active] == state.jokers[state.active] + grows


@games
@few
def test_z17_13_the_same_tokens_give_the_same_game(seed: int, first: str) -> None:
    played = [(scene.state.position(), token) for scene, token in positions(seed, first)]
    again = Scene.new(first=first)
    for position, token in played:
        assert again.state.position() == position
        assert GAME.parse_position(position).position() == position
        again.do(token)


@games
@few
def test_z17_14_the_seats_are_symmetric(seed: int, first: str) -> None:
    """Exchange the first player and the two blocks of the deal, and everything is exchanged."""
    played = [(scene.actor, scene.legal(), token) for scene, token in positions(seed, first)]
    start = 1 if first == "random" else 0
    deal = [token for _, _, token in played[start : start + 8]]
    opening = [{"first0": "first1", "first1": "first0"}[played[0][2]]] if start else []
    swapped = {"random": "random", "0": "1", "1": "0"}[first]
    mirrored = Scene.new(first=swapped).do(" ".join([*opening, *deal[4:], *deal[:4]]))
    names = {"0": "1", "1": "0", "chance": "chance", "over": "over"}
    for actor, legal, token in played[start + 8 :]:
        assert (mirrored.actor, mirrored.legal()) == (names[actor], legal)
        mirrored.do(token)
