"""Options: defaults, texts, and clear refusals."""

from __future__ import annotations

import pytest

from zweikampf.engine.errors import OptionError
from zweikampf.games.throne.game import ThroneOptions


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
