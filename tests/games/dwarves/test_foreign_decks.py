"""Foreign deck files: whatever they hold, their problems can be said."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.dwarves.scene import STANDARD, Scene
from tests.volume import many
from zweikampf.games.dwarves import cards, deck_check, decks

FUZZ = settings(max_examples=many(300, 80))

toml_values: Any = st.recursive(
    st.one_of(st.integers(), st.booleans(), st.floats(), st.text(max_size=6), st.dates()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(
            st.sampled_from(["A1", "de", "en", "copies", "cost", "x"]), inner, max_size=3
        ),
    ),
    max_leaves=6,
)


@FUZZ
@given(st.dictionaries(st.sampled_from(["format", "name", "title", "card", "x"]), toml_values))
def test_any_table_as_a_deck(raw: dict[str, Any]) -> None:
    assert deck_check.problems(raw, "any")


@FUZZ
@given(st.sampled_from(cards.KINDS), st.data())
def test_any_value_on_a_card(kind: str, data: st.DataObject) -> None:
    """A changed card has problems that can be said, or makes a deck that can be played."""
    raw = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    key = data.draw(st.sampled_from(sorted(raw["card"][kind])))
    raw["card"][kind][key] = data.draw(toml_values)
    found = deck_check.problems(raw, "standard")
    for problem in found:
        assert str(problem)
    if not found:
        deck_check.warnings(raw, raw)
        Scene.at(f"phase=card active=0 hands={kind}/-")
        assert decks.build(raw).cards


@settings(max_examples=many(60, 20), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=60))
def test_any_bytes_as_a_deck_file(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "dwarves-any.toml"
    path.write_bytes(content)
    assert decks.inspect(path).problems
