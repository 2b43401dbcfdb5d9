"""Foreign text: whatever comes in, only our own errors come out, and what is read can be played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import zweikampf
from tests.games.foreign import GAMES, Foreign, foreign_of
from zweikampf.engine.errors import TokenError

each_game = pytest.mark.parametrize("game", GAMES)


def fuzz(foreign: Foreign, check: Callable[..., None], *drawn: st.SearchStrategy[Any]) -> None:
    """As many examples as the game can play in reasonable time."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    settings(max_examples=foreign.examples, suppress_health_check=slow)(given(*drawn)(check))()


def test_every_game_is_tried() -> None:
    rules = Path(zweikampf.__file__).parent.glob("games/*/rules.py")
    assert sorted(path.parent.name for path in rules) == GAMES


@each_game
def test_any_text(game: str) -> None:
    foreign = foreign_of(game)
    odd = ("", game, f"{game} \x00=\ud800", game + " " * 1_000, *foreign.odd_texts)
    for text in odd:
        assert not foreign.read(text)

    def check(text: str) -> None:
        foreign.read(text)

    fuzz(foreign, check, st.text(max_size=200))


@each_game
def test_any_fields(game: str) -> None:
    foreign = foreign_of(game)

    def check(fields: list[str]) -> None:
        foreign.read(" ".join([game, *fields]))

    fuzz(foreign, check, st.lists(foreign.fields, max_size=12))


@each_game
def test_any_fields_after_a_good_head(game: str) -> None:
    foreign = foreign_of(game)

    def check(head: str, more: dict[str, str]) -> None:
        rest = [f"{name}={value}" for name, value in more.items() if f" {name}=" not in head]
        foreign.read(" ".join([head, *rest]))

    fields = st.dictionaries(st.sampled_from(foreign.names), foreign.values, max_size=6)
    fuzz(foreign, check, foreign.heads, fields)


@each_game
def test_fields_dropped_doubled_swapped_exchanged_changed_or_added(game: str) -> None:
    foreign = foreign_of(game)

    def check(text: str, data: st.DataObject) -> None:
        words = text.split()
        at = data.draw(st.integers(1, len(words) - 1))
        other = data.draw(st.integers(1, len(words) - 1))
        how = ["drop", "double", "swap", "exchange", "change", "add"]
        match data.draw(st.sampled_from(how)):
            case "drop":
                del words[at]
            case "double":
                words.insert(other, words[at])
            case "swap":
                words[at], words[other] = words[other], words[at]
            case "exchange":
                one, two = words[at].partition("="), words[other].partition("=")
                words[at], words[other] = one[0] + "=" + two[2], two[0] + "=" + one[2]
            case "change":
                words[at] = words[at].partition("=")[0] + "=" + data.draw(foreign.values)
            case _:
                words.append(data.draw(foreign.fields))
        foreign.read(" ".join(words))

    fuzz(foreign, check, st.sampled_from([*foreign.valid, *foreign.small]), st.data())


@each_game
def test_cards_dropped_doubled_exchanged_changed_or_turned(game: str) -> None:
    foreign = foreign_of(game)

    def check(text: str, data: st.DataObject) -> None:
        for _ in range(data.draw(st.integers(1, 3))):
            places = [found.span() for found in foreign.card.finditer(text)]
            if not places:
                break
            text = _changed(text, *data.draw(st.sampled_from(places)), places, data)
        foreign.read(text)

    def _changed(
        text: str, begin: int, end: int, places: list[tuple[int, int]], data: st.DataObject
    ) -> str:
        card = text[begin:end]
        to, to_end = data.draw(st.sampled_from(places))
        match data.draw(st.sampled_from(["drop", "double", "exchange", "change", "turn"])):
            case "drop":
                text = (text[:begin].rstrip("~,") + text[end:]).replace("=,", "=")
                return text.replace("/,", "/")
            case "double":
                return f"{text[:to]}{card},{text[to:]}"
            case "exchange" if end <= to:
                return text[:begin] + text[to:to_end] + text[end:to] + card + text[to_end:]
            case "turn":
                return f"{text[:begin]}~{text[begin:]}".replace("~~", "")
            case _:
                return text[:begin] + data.draw(foreign.cards) + text[end:]

    texts = [*foreign.valid, *foreign.small, *foreign.small, *foreign.small]
    fuzz(foreign, check, st.sampled_from(texts), st.data())


@each_game
def test_signs_dropped_or_changed(game: str) -> None:
    foreign = foreign_of(game)

    def check(text: str, data: st.DataObject) -> None:
        for _ in range(data.draw(st.integers(1, 4))):
            at = data.draw(st.integers(0, len(text)))
            sign = data.draw(st.one_of(st.sampled_from(foreign.signs), st.characters()))
            text = text[:at] + data.draw(st.sampled_from(["", sign])) + text[at + 1 :]
        foreign.read(text)

    fuzz(foreign, check, st.sampled_from([*foreign.valid, *foreign.small]), st.data())


@each_game
def test_valid_positions_are_read(game: str) -> None:
    foreign = foreign_of(game)
    assert len(foreign.valid) > 40
    for text in [*foreign.valid[:: foreign.stride], *foreign.small]:
        assert foreign.read(text)


@each_game
def test_any_token(game: str) -> None:
    foreign = foreign_of(game)

    def check(token: str) -> None:
        if token in foreign.tokens:
            action = foreign.game.parse_action(token, foreign.start)
            assert foreign.game.format_action(action) == token
        else:
            with pytest.raises(TokenError):
                foreign.game.parse_action(token, foreign.start)

    for token in ("", "\ud800", *foreign.odd_tokens):
        check(token)
    known = st.sampled_from(sorted(foreign.tokens))
    fuzz(foreign, check, st.one_of(st.text(max_size=12), known, foreign.cards))
