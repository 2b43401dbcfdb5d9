"""Options: defaults, texts, and clear refusals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from zweikampf.engine.errors import OptionError
from zweikampf.engine.options import Options, choice
from zweikampf.games.throne.game import ThroneOptions


@dataclass(frozen=True)
class TeaOptions(Options):
    """Sugar goes into tea, milk only where there is sugar."""

    presets: ClassVar = {
        "plain": {},
        "sweet": {"drink": "tea", "sugar": "some"},
        "sweetest": {"drink": "tea", "sugar": "some", "milk": "much"},
    }
    drink: str = choice("water", "tea")
    sugar: str = choice("none", "some", needs={"drink": "tea"})
    milk: str = choice("none", "much", needs={"sugar": "some"})


def test_a_missing_option_has_its_default() -> None:
    assert ThroneOptions.parse({}).texts() == {"leader": "random", "victory": "most"}


def test_a_number_stands_for_its_text() -> None:
    assert ThroneOptions.parse({"leader": 1}).leader == "1"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"colour": "deck"}, "unknown-option"),
        ({"victory": "five"}, "bad-option-value"),
        ({"leader": 2}, "bad-option-value"),
        ({"leader": True}, "bad-option-value"),
        ({"leader": None}, "bad-option-value"),
        ({"leader": ["0"]}, "bad-option-value"),
    ],
)
def test_what_is_not_known_is_refused(given: dict[str, object], code: str) -> None:
    with pytest.raises(OptionError) as caught:
        ThroneOptions.parse(given)
    assert caught.value.code == code


def test_an_option_without_effect_has_its_default() -> None:
    assert TeaOptions.parse({"drink": "tea", "sugar": "some", "milk": "much"}).milk == "much"
    assert TeaOptions.parse({"drink": "water", "sugar": "none"}).sugar == "none"
    with pytest.raises(OptionError) as caught:
        TeaOptions.parse({"drink": "tea", "milk": "much"})
    assert caught.value.code == "option-has-no-effect"
    assert caught.value.reason.values == {
        "option": "milk",
        "value": "much",
        "needed": "sugar=some",
    }


def test_options_say_what_they_need() -> None:
    assert TeaOptions.needs("drink") == []
    assert TeaOptions.needs("milk") == [("sugar", "some")]
    assert not TeaOptions().has_effect("sugar")
    assert TeaOptions(drink="tea").has_effect("sugar")
    assert not TeaOptions(drink="tea").has_effect("milk")


def test_a_preset_is_a_name_for_options() -> None:
    assert TeaOptions.parse({}, preset="plain") == TeaOptions()
    assert TeaOptions.parse({}, preset="sweet") == TeaOptions(drink="tea", sugar="some")
    for name in TeaOptions.presets:
        assert TeaOptions.parse({}, preset=name).preset() == name
    assert TeaOptions(drink="tea").preset() is None
    assert ThroneOptions().preset() is None


def test_what_is_given_goes_before_the_preset() -> None:
    found = TeaOptions.parse({"sugar": "none"}, preset="sweet")
    assert found == TeaOptions(drink="tea", sugar="none")


def test_what_a_preset_says_is_dropped_where_it_has_no_effect_any_more() -> None:
    assert TeaOptions.parse({"sugar": "none"}, preset="sweetest") == TeaOptions(drink="tea")
    assert TeaOptions.parse({"drink": "water"}, preset="sweetest") == TeaOptions()
    with pytest.raises(OptionError) as caught:  # but not what was asked for
        TeaOptions.parse({"drink": "water", "sugar": "some"}, preset="sweetest")
    assert caught.value.code == "option-has-no-effect"


@pytest.mark.parametrize(
    ("options", "code", "values"),
    [
        (TeaOptions, "unknown-preset", {"known": "plain, sweet, sweetest"}),
        (ThroneOptions, "no-presets", {}),
    ],
)
def test_an_unknown_preset_is_refused(
    options: type[Options], code: str, values: dict[str, str]
) -> None:
    with pytest.raises(OptionError) as caught:
        options.parse({}, preset="bitter")
    assert caught.value.code == code
    assert caught.value.reason.values == {"preset": "bitter", **values}
