"""How a position of Tower stands without search: features by name, and what they come to."""

from __future__ import annotations

import pytest

from tests.games.tower.play import GAME, place
from zweikampf.players.tower import features
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.features import SeatFeature, SharedFeature
from zweikampf.players.tower.weights import WEIGHTS


def test_features_and_weights_have_one_order() -> None:
    assert list(WEIGHTS) == features.NAMES
    assert len(features.NAMES) == features.COUNT


def test_a_number_is_the_place_of_its_name() -> None:
    for own in SeatFeature:
        assert features.NAMES[own] == f"own_{own.name.lower()}"
        assert features.NAMES[features.PER_SEAT + own] == f"their_{own.name.lower()}"
    for shared in SharedFeature:
        assert features.NAMES[shared] == shared.name.lower()


@pytest.mark.parametrize(
    ("differences", "expected"),
    [
        ("gold=5/3", {"own_gold": 0.5, "their_gold": 0.3, "lead": 0.2, "lead_capped": 2 / 3}),
        ("gold=3/9", {"lead": -0.6, "lead_capped": -1.0}),
        ("A0=-", {"own_depot_empty": 1.0, "their_depot_empty": 0.0, "bonus_open": 0.0}),
        ("Z1=S7g block=1", {"own_blocked": 0.0, "their_blocked": 1.0}),
        ("A0=F11g,S5g T=S4", {"own_card_fits_tower": 1.0, "own_card_to_tower": 0.0}),
        ("A0=F11g,S8g T=S7", {"own_card_earns": 2 / 3}),
        ("A0=F11g,S9g L1=B10b", {"own_card_fits_store": 1.0, "own_card_loads": 0.0}),
        ("A0=F11g,S9g Z1=S8b", {"own_card_fits_store": 0.0, "own_card_loads": 1.0}),
        ("V0=- Z0=P10g", {"own_draw_is_known": 1.0, "their_draw_is_known": 0.0}),
        ("V0=S5g T=S4", {"own_draw_fits_tower": 1.0, "own_draw_fits_anywhere": 1.0}),
        ("V0=S8g T=S7", {"own_draw_earns": 2.0}),
        ("V0=S9g L1=B10b", {"own_draw_fits_store": 1.0, "own_draw_loads": 0.0}),
        ("Z0=S7g L1=S6b L2=S8b", {"own_threats": 2 / 3, "their_threats": 0.0}),
        ("T=S4 L1=S5g", {"wanted_on_top": 0.33, "wanted_under_one": 0.0}),
        ("T=S4 L1=S5g,B4b", {"wanted_on_top": 0.0, "wanted_under_one": 0.33}),
        ("T=S7 L1=S8g", {"gold_on_top": 2 / 3, "gold_buried": 0.0}),
        ("T=S7 L1=S8g,B7b", {"gold_on_top": 0.0, "gold_buried": 2 / 3}),
        ("T=S4 L1=S6g", {"next_wanted_on_top": 0.33}),
    ],
)
def test_a_feature_says_what_its_name_says(differences: str, expected: dict[str, float]) -> None:
    found = Evaluation().named_features(place(differences))
    assert {name: found[name] for name in expected} == pytest.approx(expected)


def test_leads_are_weighed_by_what_is_left_of_the_game() -> None:
    found = Evaluation().named_features(place("gold=7/3 T=S4,B4 L1=S12g"))
    for name in ("towers_built", "tower_gold_left"):
        assert found[f"lead_by_{name}"] == pytest.approx(found["lead"] * found[name])
    for name in ("nearly_out", "loose_cards"):
        for whose in ("own", "their"):
            product = found["lead"] * found[f"{whose}_{name}"]
            assert found[f"lead_by_{whose}_{name}"] == pytest.approx(product)


def test_an_outlook_is_the_same_game_from_both_sides() -> None:
    state = place("T=S4 L1=S5g,B4b Z0=S7g gold=5/3")
    evaluation = Evaluation()
    assert evaluation.outlook(state, 0) == -evaluation.outlook(state, 1)


def test_an_outlook_does_not_care_which_seat_is_called_0() -> None:
    state = place("T=S4 L1=S5g,B4b L2=F5g Z0=S7g Z1=P7b gold=5/3")
    mirrored = GAME.mirror(state)
    assert mirrored is not None
    evaluation = Evaluation()
    assert evaluation.outlook(state, 0) == pytest.approx(evaluation.outlook(mirrored, 1))


def test_gold_is_good() -> None:
    evaluation = Evaluation()
    rich, poor = place("gold=6/3"), place("gold=3/6")
    assert evaluation.outlook(rich, 0) > evaluation.outlook(poor, 0)
