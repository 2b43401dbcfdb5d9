"""W2: options and their combinations."""

from itertools import product

import pytest

from tests.games.tower.play import OPTION_SETS, start
from zweikampf.engine.errors import OptionError
from zweikampf.games.tower.game import TowerOptions

CHOICES = {
    "mode": ("strict", "table"),
    "colour": ("deck", "symbol"),
    "drawing": ("free", "literal"),
    "reward": ("auto", "claim"),
    "falsecall": ("none", "pay1"),
}


def test_w2_1_the_first_value_is_the_default() -> None:
    assert TowerOptions().texts() == {name: values[0] for name, values in CHOICES.items()}


def test_w2_1_there_are_no_other_options() -> None:
    assert set(TowerOptions().texts()) == set(CHOICES)
    with pytest.raises(OptionError) as error:
        TowerOptions.parse({"dutydepth": "1"})
    assert error.value.code == "unknown-option"


def test_w2_2_meaningless_combinations_are_refused() -> None:
    accepted = []
    for values in product(*CHOICES.values()):
        given = dict(zip(CHOICES, values, strict=True))
        needs_table = given["reward"] == "claim" or given["falsecall"] == "pay1"
        if needs_table and given["mode"] == "strict":
            with pytest.raises(OptionError) as error:
                TowerOptions.parse(given)
            assert error.value.code == "needs-table-mode"
        else:
            accepted.append(TowerOptions.parse(given))
    assert len(accepted) == 20
    assert {str(each.texts()) for each in OPTION_SETS} == {str(each.texts()) for each in accepted}


@pytest.mark.parametrize("name", CHOICES)
def test_w2_2_unknown_values_are_refused(name: str) -> None:
    for value in ("", "loose", "Strict", "0"):
        with pytest.raises(OptionError) as error:
            TowerOptions.parse({name: value})
        assert error.value.code == "bad-option-value"


def test_w2_2_a_refusal_names_option_and_value() -> None:
    with pytest.raises(OptionError) as error:
        start(reward="claim")
    assert dict(error.value.reason.values) == {"option": "reward", "value": "claim"}
