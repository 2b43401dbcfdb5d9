"""What the features of a position weigh (see ``features``).

Logistic regression with a ridge of 30 on 60143 positions of 1954 games: 1550 of the greedy player
against itself and 404 of the planner, with the weights before these, against itself. Six moves of
a hundred were left to chance so that the games differ. ``python -m bench.tower_weights`` fits such
weights in another way, to games of planners and by temporal differences.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Judgement(NamedTuple):
    """What a position is judged by."""

    weights: Mapping[str, float]  # by the names of the features
    constant: float


WEIGHTS: Final = {
    "own_gold": 0.3053,
    "own_depot_cards": 0.1363,
    "own_loose_cards": 0.2651,
    "own_interim_cards": -0.0433,
    "own_depot_empty": -0.1406,
    "own_blocked": 0.0000,
    "own_nearly_out": 0.2849,
    "own_card_fits_tower": 0.0519,
    "own_card_earns": 0.1968,
    "own_card_fits_store": 0.0334,
    "own_card_loads": -0.1737,
    "own_card_to_tower": -0.0675,
    "own_draw_fits_tower": 0.2364,
    "own_draw_earns": 0.0914,
    "own_draw_fits_store": 0.0645,
    "own_draw_loads": -0.0510,
    "own_draw_fits_anywhere": 0.0535,
    "own_draw_is_known": -0.0357,
    "own_threats": -0.0125,
    "their_gold": -0.3278,
    "their_depot_cards": -0.0599,
    "their_loose_cards": -0.5181,
    "their_interim_cards": -0.0193,
    "their_depot_empty": 0.1330,
    "their_blocked": -0.0967,
    "their_nearly_out": 0.9258,
    "their_card_fits_tower": 0.0314,
    "their_card_earns": 0.0487,
    "their_card_fits_store": -0.0415,
    "their_card_loads": 0.0346,
    "their_card_to_tower": 0.0545,
    "their_draw_fits_tower": -0.2668,
    "their_draw_earns": 0.0446,
    "their_draw_fits_store": -0.1013,
    "their_draw_loads": 0.0821,
    "their_draw_fits_anywhere": 0.0908,
    "their_draw_is_known": -0.0405,
    "their_threats": -0.0397,
    "tower_gold_left": -0.1676,
    "towers_built": 0.4788,
    "lead": 0.6330,
    "lead_capped": -0.0393,
    "quiet_turns": -0.0073,
    "bonus_open": 0.0112,
    "kinds_wanted": -0.0568,
    "empty_stores": 0.5126,
    "stored_cards": -0.0982,
    "wanted_on_top": 0.5234,
    "wanted_under_one": 0.0733,
    "wanted_under_two": 0.0258,
    "wanted_under_more": -0.0951,
    "gold_on_top": 0.1075,
    "gold_buried": 0.0558,
    "next_wanted_on_top": -0.0153,
    "lead_by_towers_built": 0.4990,
    "lead_by_own_nearly_out": 0.9003,
    "lead_by_their_nearly_out": 0.5882,
    "lead_by_own_loose_cards": -0.1023,
    "lead_by_their_loose_cards": -0.3012,
    "lead_by_tower_gold_left": 0.0069,
}
CONSTANT: Final = 0.3344
CLASSIC: Final = Judgement(WEIGHTS, CONSTANT)
