"""Turns of Dwarves to learn from: which positions they are, and what they are told."""

from __future__ import annotations

import numpy as np
import pytest

from zweikampf.engine import bits
from zweikampf.games.dwarves import decks
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.lab.training import dwarves
from zweikampf.lab.training.dwarves import TRUST, Turn, targets
from zweikampf.players.dwarves.inputs import INPUTS

ROWS = 60


@pytest.fixture(scope="module")
def rows() -> np.ndarray:
    return dwarves.make(3, 0, ROWS)


def test_positions_are_those_of_their_seed(rows: np.ndarray) -> None:
    assert (rows == dwarves.make(3, 0, ROWS)).all()
    assert (rows["hand"] != dwarves.make(3, 1, ROWS)["hand"]).any()


def test_each_row_is_the_beginning_of_a_turn(rows: np.ndarray) -> None:
    deck = decks.find("standard")
    for row, state in zip(rows, dwarves.states(rows), strict=True):
        for seat in (0, 1):
            places = (state.hand, state.display, state.discard, state.pile)
            assert sum(bits.count(place[seat]) for place in places) == bits.count(deck.cards)
            assert state.pile[seat]
        assert state.active == row["active"]
        assert 0 <= row["chance"] <= 1
        assert 0 <= row["target"] <= 1
    same_game = rows["game"][1:] == rows["game"][:-1]
    assert (rows["active"][1:] != rows["active"][:-1])[same_game].all()
    assert (rows["turn"][1:] == rows["turn"][:-1] + 1)[same_game].all()
    assert len(set(rows["game"].tolist())) > 1


def turns(*chances: float) -> list[Turn]:
    return [Turn(Dwarves(decks.find("standard")), chance) for chance in chances]


def test_a_target_is_between_what_came_next_and_the_result() -> None:
    assert targets(turns(0.5, 0.6, 0.7), 1) == pytest.approx(
        [
            (1 - TRUST) * 0.6 + TRUST * ((1 - TRUST) * 0.7 + TRUST),
            (1 - TRUST) * 0.7 + TRUST,
            1.0,
        ]
    )


def test_what_came_after_a_random_move_tells_nothing_about_the_turns_before() -> None:
    careless = turns(0.5, 0.6, 0.7)
    careless[1].careless = True
    won, lost = targets(careless, 1), targets(careless, 0)
    assert won[:2] == lost[:2] == pytest.approx([0.6, 0.6])
    assert (won[2], lost[2]) == (1, 0)


def test_a_position_is_learned_from_the_side_of_the_mover(rows: np.ndarray) -> None:
    swapped = rows.copy()
    for place in ("hand", "display", "discard", "jokers"):
        swapped[place] = rows[place][:, ::-1]
    swapped["active"] = 1 - rows["active"]
    swapped["target"] = 1 - rows["target"]
    found, other = dwarves.encode(rows), dwarves.encode(swapped)
    assert found.inputs.shape == (ROWS, INPUTS)
    assert (found.inputs == other.inputs).all()
    assert found.targets == pytest.approx(other.targets, abs=1e-6)
