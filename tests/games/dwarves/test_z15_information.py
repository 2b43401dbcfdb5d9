"""Z15: who knows what."""

from __future__ import annotations

import json
from dataclasses import fields
from math import comb

import pytest

from tests.games.dwarves.scene import GAME, SEATS, Scene, positions
from tests.volume import many
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import cards, events
from zweikampf.games.dwarves.view import DwarvesView, Side
from zweikampf.players.opponents import NAMES, opponent

READERS = (0, 1, None)


def test_z15_1_all_that_is_public_is_in_every_view() -> None:
    public = {field.name for field in fields(DwarvesView)} - {"seat", "sides"}
    public_of_side = {field.name for field in fields(Side)} - {"hand", "unseen"}
    for scene, _ in positions(151):
        seen = [scene.view(reader) for reader in READERS]
        for name in public:
            assert len({getattr(view, name) for view in seen}) == 1
        for seat in SEATS:
            for name in public_of_side:
                assert len({getattr(view.sides[seat], name) for view in seen}) == 1


def test_z15_1_a_view_shows_the_table() -> None:
    view = Scene.at(
        "phase=shield active=0 hands=A2/T2,V8 display=A1,V1:1/S1,V4:2 discard=T1,T3/E1 jokers=1/1 "
        "dice=14J usable=1 named=1>V4 flags=spent"
    ).view(1)
    own, other = view.sides[1], view.sides[0]
    assert (view.dice, view.centre, view.usable, view.spent) == ("14J", 1, 1, True)
    assert (view.suffering, view.target, view.actor, view.active) == (1, "V4", 1, 0)
    assert (other.display, other.damage) == (("A1", "V1"), (("V1", 1),))
    assert (own.display, own.damage, own.points) == (("S1", "V4"), (("V4", 2),), 3)
    assert (other.hand_count, other.pile_count, other.discard) == (1, 30, ("T1", "T3"))
    assert other.twists == ("T1", "T2", "T3")


def test_z15_2_dealt_and_drawn_cards_are_seen_by_their_owner_only() -> None:
    for kind in (events.CardDealt, events.CardDrawn):
        for seat in SEATS:
            event = kind(seat, "A1")
            assert GAME.seen(event, seat) == event
            for reader in (1 - seat, None):
                assert GAME.seen(event, reader) == kind(seat, None)
    for public in (events.CardTurnedUp(0, "V1"), events.DieRolled("J")):
        assert all(GAME.seen(public, reader) == public for reader in READERS)


def test_z15_2_a_hand_is_known_to_its_owner_only() -> None:
    scene = Scene.at("phase=card active=0 hands=A1,T2/V8,T1")
    assert scene.view(0).sides[0].hand == ("A1", "T2")
    assert scene.view(0).sides[1].hand == ()
    assert scene.view(1).sides[1].hand == ("T1", "V8")
    assert [side.hand for side in scene.view(None).sides] == [(), ()]


def test_z15_3_a_seat_can_work_out_its_own_pile() -> None:
    for scene, _ in positions(153, "0"):
        for seat in SEATS:
            assert scene.view(seat).sides[seat].unseen == scene.cards_in("pile", seat)


def test_z15_4_of_the_opponent_a_seat_knows_the_unseen_cards_and_their_numbers() -> None:
    for scene, _ in positions(154, "1"):
        for seat in SEATS:
            side = scene.view(1 - seat).sides[seat]
            hand, pile = scene.cards_in("hand", seat), scene.cards_in("pile", seat)
            assert side.unseen == tuple(sorted((*hand, *pile)))
            assert (side.hand_count, side.pile_count) == (len(hand), len(pile))


def test_z15_4_knowledge_sharpens_as_the_pile_runs_down() -> None:
    """With one card in the pile at most one copy of a kind is not in the hand."""
    scene = Scene.at("phase=card active=0 hands=E1,E1,S2,V1/- pile=E1/V2,V3")
    assert scene.view(1).sides[0].hand == ("E1", "E1")
    over = Scene.at("phase=over active=0 hands=E1,E1,S2/- pile=-/V2")
    assert over.view(1).sides[0].hand == ("E1", "E1", "S2")


def test_z15_5_every_hand_out_of_the_unseen_cards_is_equally_likely() -> None:
    at_least_one = {"T1": 1 - comb(33, 4) / comb(35, 4), "T2": 1 - comb(34, 4) / comb(35, 4)}
    assert {kind: round(chance, 4) for kind, chance in at_least_one.items()} == {
        "T1": 0.2185,
        "T2": 0.1143,
    }
    state = Scene.new(first="0").do("A1 A2 A3 A4 V1 V2 V3 V4").state
    rng, found = Rng(5), dict.fromkeys(at_least_one, 0)
    samples = many(8_000, 3_000)
    for _ in range(samples):
        state.resample(0, rng)
        for kind in found:
            found[kind] += bool(state.hand[1] & cards.KIND_SET[cards.kind_of(kind)])
    for kind, chance in at_least_one.items():
        assert abs(found[kind] / samples - chance) < 0.025


def test_z15_5_no_answer_excludes_a_hand() -> None:
    """After `pass`, `keep` and `end` every hand is as possible as before."""
    scene = Scene.at("phase=react active=0 hands=A1/T1,V8 dice=12").do("pass")
    found = set()
    for seed in range(400):
        world = scene.state.copy()
        world.resample(0, Rng(seed))
        found |= set(cards.tokens(world.hand[1]))
    assert found == set(cards.KINDS)


def test_z15_6_chance_lists_reach_nobody() -> None:
    """A frame lists the moves of the seat that acts; at chance there is none to list."""
    for scene, _ in positions(156):
        if scene.actor == "chance":
            for reader in READERS:
                assert "legal" not in scene.view(reader).json()
    duel = Duel(GAME, GAME.options.parse({"first": "0"}), SeededDealer(1))
    drawn = [event for event in duel.seen_events(1) if isinstance(event, events.CardDrawn)]
    assert [event.card for event in drawn] == [None]


def test_z15_6_a_flip_is_dealt_from_the_true_pile_and_guessed_from_the_unseen_cards() -> None:
    scene = Scene.at("phase=flip active=0 hands=-/V7,V8 pile=V1/V2,V3 named=1>pile")
    assert scene.chance() == {"V2": 1, "V3": 1}
    found = set()
    for seed in range(60):
        world = GAME.sample(scene.view(0), Rng(seed))
        found |= set(Scene(world).chance())
    assert found == {"V2", "V3", "V7", "V8"}


def test_z15_7_the_legal_list_goes_to_the_asked_seat_only() -> None:
    duel = Duel(GAME, GAME.options.parse({"first": "1"}), SeededDealer(2))
    assert duel.frame(1)["legal"] == ["keep"]
    assert duel.frame(0)["legal"] == duel.frame(None)["legal"] == []


def test_z15_8_a_question_without_a_choice_waits_for_its_seat() -> None:
    """Nothing in the engine answers for a seat: the game waits until it does."""
    duel = Duel(GAME, GAME.options.parse({"first": "0"}), SeededDealer(3))
    for token in ("keep", "end"):
        duel.submit(0, token)
        assert duel.legal(1) == ["pass"]
        assert duel.state.actor == 1
        duel.submit(1, "pass")


# Uncompiled, the strongest level thinks for very long, and by the same views as the others.
@pytest.mark.parametrize("name", [*NAMES[: many(6, 5)], *NAMES[6:]])
def test_z15_9_a_bot_decides_by_what_its_seat_knows(name: str) -> None:
    for seed in range(many(2, 1)):
        choices = 0
        for scene, token in positions(seed):
            if not token or scene.actor == "chance":
                continue
            choices += 1
            if choices % many(9, 60) != 1:
                continue
            seat = int(scene.actor)
            world = scene.state.copy()
            world.resample(seat, Rng(seed))
            chosen = [
                opponent(name, "dwarves", seed).choose(GAME.view(state, seat), Scene(state).legal())
                for state in (scene.state, world)
            ]
            assert chosen[0] == chosen[1]
        assert choices > 100


def test_a_view_is_plain_data() -> None:
    for scene, _ in positions(15):
        assert json.loads(json.dumps(scene.view(0).json()))["deck"] == "standard"
