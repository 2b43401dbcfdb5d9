"""Foreign text: whatever comes in, only our own errors come out, and what is read can be played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.ends import ended
from tests.games.dwarves.scene import GAME, STANDARD, Scene, positions
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.errors import PositionError, TokenError
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import actions, cards, deck_check, decks
from zweikampf.games.dwarves.notation import NAMES

FUZZ = settings(max_examples=many(300, 80))
# Foreign text may be anything, but a position of hundreds of turns would only cost time.
LONGEST_GAME = 3_000

VALID = [
    scene.state.position()
    for seed in range(2)
    for number, (scene, _) in enumerate(positions(seed))
    if number % 4 == 0
]
SMALL = [
    "dwarves deck=standard phase=card active=0 hands=A1,V1/T1,T2 display=A5/- pile=A2,A3/V1,V2 "
    "dice=11J",
    "dwarves deck=standard phase=shield active=0 hands=A1,V1/T1,T2 display=A2/V2:1 pile=A3/V1 "
    "jokers=1/2 usable=1 dice=1J named=1>V2 flags=spent",
    "dwarves deck=standard phase=dice active=1 hands=A1/T3 display=-/S3 pile=A3/V1 dice=123 "
    "rerolls=1",
    "dwarves deck=standard phase=react active=1 hands=T1/A2 pile=A3,A4/V1,V2 flags=ending",
]

kinds = st.sampled_from([*cards.KINDS, "-", "A10", "V1:1", "T1:1", "pile"])
piles = st.lists(kinds, max_size=6).map(lambda found: ",".join(found) or "-")
values = st.one_of(
    piles,
    st.tuples(piles, piles).map("/".join),
    st.text("12345JC", max_size=7),
    st.sampled_from(["0", "1", "2", "-", "", "/", "0/0", "1/2", "spent", "ending", "spent,ending"]),
    st.sampled_from(["card", "dice", "roll", "draw", "deal", "over", "1>pile", "0>V1", "standard"]),
    st.text(max_size=8),
)
fields = st.tuples(st.sampled_from([*NAMES, "colour"]), values).map("=".join)


def read(text: str) -> bool:
    """Nothing but ``PositionError``; and what is read is a position in every respect."""
    try:
        state = GAME.parse_position(text)
    except PositionError:
        return False
    again = GAME.parse_position(state.position())
    assert again == state
    for seat in (0, 1):
        view = GAME.view(state, seat)
        assert GAME.view(GAME.sample(view, Rng(1)), seat) == view
    rng = Rng(len(text))
    for _ in range(LONGEST_GAME):
        if state.actor == actors.OVER:
            break
        legal = state.legal()
        assert legal
        assert all(weight > 0 for weight in state.weights())
        state.apply(legal[rng.below(len(legal))])
    assert state.actor == actors.OVER
    assert ended(state).reason == "pile"
    return True


@FUZZ
@given(st.text(max_size=200))
@example("")
@example("dwarves \x00=\ud800")
@example("dwarves deck=../../standard phase=card active=0")
@example("dwarves deck=" + "a" * 5_000)
def test_any_text(text: str) -> None:
    read(text)


@FUZZ
@given(st.lists(fields, max_size=12))
def test_any_fields(found: list[str]) -> None:
    read(" ".join(["dwarves deck=standard", *found]))


@FUZZ
@given(st.sampled_from([*VALID, *SMALL]), st.data())
def test_fields_dropped_doubled_swapped_or_changed(text: str, data: st.DataObject) -> None:
    words = text.split()
    at = data.draw(st.integers(1, len(words) - 1))
    other = data.draw(st.integers(1, len(words) - 1))
    match data.draw(st.sampled_from(["drop", "double", "swap", "change", "exchange"])):
        case "drop":
            del words[at]
        case "double":
            words.insert(other, words[at])
        case "swap":
            words[at], words[other] = words[other], words[at]
        case "exchange":
            one, two = words[at].partition("="), words[other].partition("=")
            words[at], words[other] = one[0] + "=" + two[2], two[0] + "=" + one[2]
        case _:
            words[at] = words[at].partition("=")[0] + "=" + data.draw(values)
    read(" ".join(words))


@FUZZ
@given(st.sampled_from([*VALID, *SMALL]), st.data())
def test_signs_dropped_or_changed(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        sign = data.draw(st.one_of(st.sampled_from("AVSET0123456789J:,/=>- "), st.characters()))
        text = text[:at] + data.draw(st.sampled_from(["", sign])) + text[at + 1 :]
    read(text)


def test_valid_positions_are_read() -> None:
    for text in [*VALID[::9], *SMALL]:
        assert read(text)


@FUZZ
@given(st.one_of(st.text(max_size=12), st.sampled_from(actions.TOKENS), kinds))
@example("")
@example("play:A1=１")
@example("\ud800")
def test_any_token(token: str) -> None:
    state = Scene.new().state
    if token in actions.BY_TOKEN:
        assert GAME.format_action(GAME.parse_action(token, state)) == token
    else:
        with pytest.raises(TokenError):
            GAME.parse_action(token, state)


# Deck files

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
