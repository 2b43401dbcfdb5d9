"""Z1: words and material."""

from __future__ import annotations

import pytest

from tests.games.dwarves.scene import GAME, SEATS, Scene, positions
from zweikampf.games.dwarves import cards, decks


def test_z1_1_each_seat_has_35_cards_in_four_places() -> None:
    for scene, _ in positions(11):
        for seat in SEATS:
            places = [scene.cards_in(at, seat) for at in ("pile", "hand", "display", "discard")]
            assert sum(map(len, places)) == 35


def test_z1_1_both_seats_and_spectators_see_both_discard_piles() -> None:
    scene = Scene.at("phase=card active=0 hands=A1/A2 discard=V1,T1/S1")
    for reader in (0, 1, None):
        sides = scene.view(reader).sides
        assert (sides[0].discard, sides[1].discard) == (("T1", "V1"), ("S1",))


def test_z1_2_three_joker_cards_six_dice_and_six_faces() -> None:
    scene = Scene.new(first="0").do("A1 A2 A3 A4 A1 A2 A3 A4 A5")
    assert scene.jokers() == [3, 0, 0]
    assert list(scene.chance()) == ["1", "2", "3", "4", "5", "J"]
    assert cards.MOST_DICE == 6


@pytest.mark.parametrize("value", ["1", "2", "3", "4", "5"])
def test_z1_2_an_axe_counts_as_any_value(value: str) -> None:
    scene = Scene.at(f"phase=card active=0 hands=A{value}/- dice=J")
    assert scene.legal() == ["end", f"play:A{value}=J"]


def test_z1_3_the_suffering_seat_owns_what_damage_is_aimed_at() -> None:
    by_ally = Scene.at("phase=card active=0 hands=-/A2 display=A1/- dice=1").do("hit:A1=1>pile")
    assert (by_ally.state.suffering, by_ally.actor) == (1, "1")
    by_reaction = Scene.at("phase=react active=0 hands=A2/T1").do("T1>pile")
    assert (by_reaction.state.suffering, by_reaction.actor) == (0, "0")


def test_z1_4_copies_dice_and_joker_cards_are_not_told_apart() -> None:
    one = Scene.new(first="0").do("S2 S2 E1 E1 A1 A2 A3 A4")
    other = Scene.new(first="0").do("E1 S2 E1 S2 A4 A3 A2 A1")
    assert one.state == other.state
    assert one.state.position() == other.state.position()
    dice = [Scene.at("phase=roll active=0 roll=3").do(rolled) for rolled in ("4 J 1", "J 1 4")]
    assert dice[0].state == dice[1].state
    held = Scene.at("phase=card active=0 hands=A1/- jokers=3/0 usable=3")
    assert held.legal() == ["end", "play:A1=C"]


def test_z1_5_seat_0_shows_the_good_names_and_seat_1_the_evil_ones() -> None:
    sheet = decks.find("standard").sheets[cards.kind_of("A1")]
    assert [sheet.name(seat, "de") for seat in SEATS] == ["Bavragor", "Bogglin"]
    assert [sheet.name(seat, "en") for seat in SEATS] == ["Bavragor", "Bogglin"]
    assert decks.find("standard").sheets[cards.kind_of("T2")].name(1, "en") == "Shadow Armor"


def test_z1_6_there_is_no_hand_limit() -> None:
    scene = Scene.new(first="0").do("V1 V2 V3 V4 V1 V2 V3 V4").idle(58)
    assert scene.hand() == [33, 33]


def test_z1_6_the_starting_hand_stays_and_discarded_cards_never_return() -> None:
    dealt = Scene.new(first="0").do("V1 V2 V3 V4 A1 A2 A3 A4")
    assert dealt.phase == "draw"
    lost = [0, 0]
    for scene, _ in positions(16, "1"):
        for seat in SEATS:
            count = len(scene.cards_in("discard", seat))
            assert count >= lost[seat]
            lost[seat] = count
    assert min(lost) > 0


def test_a_view_of_the_end_knows_the_last_hand() -> None:
    """With an empty pile nothing about the hand is hidden any more (Z15.4)."""
    for scene, token in positions(17):
        if not token:
            empty = scene.pile().index(0)
            side = GAME.view(scene.state, 1 - empty).sides[empty]
            assert side.hand == scene.cards_in("hand", empty)
