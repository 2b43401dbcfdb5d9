"""The boards of all games fit a window of 80 by 24, whatever the position, and hide nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.rng import Rng
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.players.simple import RandomPlayer
from zweikampf.terminal import words
from zweikampf.terminal.app.board_view import REST
from zweikampf.terminal.board import board_of

WIDTH, HEIGHT = 78, 24  # the application keeps a column free on both sides
GAMES = registry.names()
SEEDS = range(5)
each_game = pytest.mark.parametrize("game", GAMES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def positions(game: str) -> list[tuple[Any, list[str]]]:
    """Views of seats that are asked, with what they may do, over whole random games."""
    return list(_positions(game))


def _positions(game: str) -> Iterator[tuple[Any, list[str]]]:
    found = registry.find(game)
    presets = [*found.options.presets, None]
    for seed in SEEDS:
        options = found.options.parse({}, preset=presets[seed % len(presets)])
        duel = Duel(found, options, SeededDealer(seed))
        player = RandomPlayer(Rng(seed))
        while duel.state.actor != actors.OVER:
            seat = duel.state.actor
            legal = duel.legal(seat)
            if duel.ply % 37 == 0:
                yield duel.view(seat), legal
            duel.submit(seat, player.choose(duel.view(seat), legal))
        yield duel.view(0), []


def drawn(form: RenderableType, width: int = WIDTH) -> str:
    out = StringIO()
    Console(file=out, width=width, color_system=None).print(form)
    return out.getvalue()


@each_game
@both_languages
def test_the_small_form_fits_and_cuts_nothing(game: str, language: Language) -> None:
    board, texts = board_of(game), words.texts_of(game, language)
    for view, _ in positions(game):
        small = drawn(board.places(view, texts, False))
        lines = small.splitlines()
        assert len(lines) <= HEIGHT - REST, small
        assert max(map(len, lines)) <= WIDTH
        assert "…" not in small
        assert len(board.heading(view, texts)) + len(texts("title")) < WIDTH


@each_game
def test_the_small_form_shows_the_cards_of_the_large_one(game: str) -> None:
    """Except deep in a pile, where a number stands for them."""
    board, texts = board_of(game), words.texts_of(game, "en")
    for view, _ in positions(game):
        large, small = (drawn(board.places(view, texts, roomy), 200) for roomy in (True, False))
        if "+" not in re.sub(r"\+ \d+ face", "", small):
            codes = re.compile(r"\b[A-Z]\d+[gb]?\b")
            assert set(codes.findall(large)) == set(codes.findall(small))


@each_game
@both_languages
def test_a_spectator_reads_of_seats_and_a_player_of_you(game: str, language: Language) -> None:
    """While the game runs and at its end; boards call the seats alike in every game."""
    board, texts = board_of(game), words.texts_of(game, language)
    seats = [texts("seat-name", number=number) for number in (1, 2)]
    sides = [texts(key) for key in ("board-you", "board-opponent")]
    duel = Duel(registry.find(game), {}, SeededDealer(3))
    player = RandomPlayer(Rng(3))
    while True:
        for seat in (0, 1, None):
            view = duel.view(seat)
            forms = [board.scoring(view, texts)] if duel.is_over else [
                board.table(view, duel.legal(seat) if seat is not None else [], texts),
                *(board.places(view, texts, roomy) for roomy in (True, False)),
            ]  # fmt: skip
            for said in (drawn(form, 100) for form in forms):
                assert all(name in said for name in (seats if seat is None else sides)), said
                assert not any(name in said for name in (sides if seat is None else seats)), said
        if duel.turn is None:
            break
        for _ in range(30):
            if duel.turn is not None:
                duel.play(player.choose(duel.view(duel.turn), duel.legal()))


@each_game
@both_languages
def test_every_legal_move_has_words_and_an_explanation(game: str, language: Language) -> None:
    board, texts = board_of(game), words.texts_of(game, language)
    for view, legal in positions(game):
        said = [registry.find(game).words(view, token, texts) for token in legal]
        assert all(said)
        if game != "throne":  # five of its cards are called alike
            assert len(set(said)) == len(said), said
        for token in legal[:3]:
            about = board.about(view, token, texts)
            assert about is None or drawn(about).strip()
        assert not legal or board.question(view, texts)


@each_game
@both_languages
@pytest.mark.parametrize("width", [74, 80])
def test_the_final_score_is_whole_in_80_columns(game: str, language: Language, width: int) -> None:
    board, texts = board_of(game), words.texts_of(game, language)
    for view, legal in positions(game):
        if legal:
            continue
        text = drawn(board.scoring(view, texts), width)
        assert max(map(len, text.splitlines())) <= width
        wide = drawn(board.scoring(view, texts), 300)
        one, two = (sorted(each.replace("─", " ").split()) for each in (text, wide))
        assert one == two, "no word is cut or broken"


@each_game
def test_the_table_of_the_prompt_takes_the_small_form_on_a_small_terminal(game: str) -> None:
    board, texts = board_of(game), words.texts_of(game, "en")
    taller = 0
    for view, legal in positions(game)[::3]:
        out = StringIO()
        console = Console(file=out, width=80, height=24, force_terminal=True, color_system=None)
        console.print(board.table(view, legal, texts))
        large = drawn(board.table(view, legal, texts), 80)
        if large.count("\n") > 22:
            taller += 1
            assert out.getvalue().count("\n") < large.count("\n")
    assert taller or game == "throne"


def printed(table: RenderableType, width: int) -> list[str]:
    console = Console(file=StringIO(), width=width)
    console.print(table)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@both_languages
def test_at_the_prompt_no_line_of_throne_wraps_in_80_columns(language: Language) -> None:
    texts = words.texts_of("throne", language)
    duel = Duel(registry.find("throne"), {"leader": "0"}, SeededDealer(7))
    assert len(duel.legal(0)) == 13
    early = [(view, legal) for view, legal in positions("throne") if view.phase == 1]
    for view, legal in [(duel.view(0), duel.legal(0)), *early[:10]]:
        table = board_of("throne").table(view, legal, texts)
        assert len(printed(table, 80)) == len(printed(table, 200))


@both_languages
def test_at_the_prompt_what_a_side_of_dwarves_has_is_one_line(language: Language) -> None:
    texts = words.texts_of("dwarves", language)
    for view, legal in positions("dwarves")[::20]:
        table = board_of("dwarves").table(view, legal, texts)
        for width, named in ((80, 0), (200, 2)):
            lines = printed(table, width)
            for side in view.sides:
                points, jokers = (
                    texts("board-points", count=side.points),
                    texts("board-jokers", count=side.jokers),
                )
                assert any(points in line and jokers in line for line in lines)
            sides = [texts("side-name", side=each) for each in ("good", "evil")]
            if language == "de" or width == 200:  # shorter in English: there it fits
                assert sum(each in line for line in lines for each in sides) == named


@both_languages
def test_a_card_of_throne_is_explained(language: Language) -> None:
    texts = words.texts_of("throne", language)
    card = board_of("throne").card
    for code in ("G7", "G"):
        shown = card(None, code, texts)
        assert isinstance(shown, Text)
        assert texts("power", faction="G") in shown.plain
    assert card(None, "Z3", texts) is None
