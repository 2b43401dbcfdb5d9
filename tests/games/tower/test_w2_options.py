"""W2: options and their combinations."""

from itertools import product

import pytest

from tests.games.tower.play import GAME, OPTION_SETS, start
from zweikampf.engine.errors import OptionError
from zweikampf.games.tower.game import TowerOptions

CHOICES = {
    "mode": ("strict", "table"),
    "colour": ("deck", "symbol"),
    "drawing": ("literal", "free"),
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
            assert error.value.code == "option-has-no-effect"
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
    values = {"option": "reward", "value": "claim", "needed": "mode=table"}
    assert dict(error.value.reason.values) == values


def test_w2_2_what_needs_table_mode_is_told_to_those_who_offer_options() -> None:
    assert TowerOptions.needs("reward") == TowerOptions.needs("falsecall") == [("mode", "table")]
    assert [TowerOptions.needs(name) for name in ("mode", "colour", "drawing")] == [[], [], []]


def test_w2_3_the_preset_referee_is_the_default_of_every_option() -> None:
    assert next(iter(TowerOptions.presets)) == "referee"
    assert TowerOptions.parse({}, preset="referee") == TowerOptions()
    assert TowerOptions().preset() == "referee"


def test_w2_3_the_preset_printed_has_the_call_and_rewards_that_lapse() -> None:
    assert TowerOptions.parse({}, preset="printed").texts() == {
        "mode": "table",
        "colour": "deck",
        "drawing": "literal",
        "reward": "claim",
        "falsecall": "none",
    }
    assert list(TowerOptions.presets) == ["referee", "printed"]


def test_w2_3_single_options_go_before_a_preset() -> None:
    found = TowerOptions.parse({"drawing": "free"}, preset="printed")
    assert (found.mode, found.drawing, found.reward) == ("table", "free", "claim")
    assert found.preset() is None
    # Without the call nothing lapses: what needs it is dropped with it.
    assert TowerOptions.parse({"mode": "strict"}, preset="printed") == TowerOptions()


def test_records_of_the_first_version_mean_what_they_meant() -> None:
    """They were free to draw unless they said something else."""
    assert GAME.older_versions == (1,)
    old = GAME.options_by({}, 1)
    assert old.texts()["drawing"] == "free"
    assert GAME.options_by({"drawing": "literal"}, 1).texts()["drawing"] == "literal"
    assert GAME.options_by({}, 2).texts()["drawing"] == "literal"
    assert not GAME.new(old).literal_drawing
    assert GAME.new(GAME.options_by({}, 2)).literal_drawing
