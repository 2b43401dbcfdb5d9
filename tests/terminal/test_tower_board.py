"""The board of Tower: all that the table shows, in 100 columns."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.games.tower.play import GAME, OPTION_SETS, after, legal, place, positions, seen
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.games.tower.rules import Tower
from zweikampf.terminal import words
from zweikampf.terminal.board import board_of
from zweikampf.terminal.tower.board import table

TEXTS = {language: words.texts_of("tower", language) for language in LANGUAGES}


def shown(state: Tower, seat: int | None, language: Language = "en", width: int = 100) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width)
    tokens = legal(state) if state.actor == seat else []
    console.print(table(GAME.view(state, seat), tokens, TEXTS[language]))
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_open_is_there_in_100_columns(language: Language) -> None:
    for options in OPTION_SETS[::6]:
        for ply, state in enumerate(positions(41, **options.texts())):
            if ply % 150:
                continue
            view = seen(state)
            for seat in (0, 1, None):
                text = shown(state, seat, language)
                assert max(map(len, text.splitlines())) <= 100
                for store in view.stores:
                    assert all(card in text for card in store)
                for side in view.sides:
                    assert all(card in text for card in (*side.depot, *side.interim[-12:]))
                assert all(top in text for top in view.towers)
                assert view.drawn is None or view.drawn in text


def test_every_legal_move_is_listed_with_its_cards() -> None:
    state = place("L1=S12g,P11b,F10g L2=F12g L3=B10b A0=S9g Z1=S8b")
    text = shown(state, 0)
    for token in legal(state):
        assert token in text
    assert "S9g" in text.split("a>l3")[1].split("l1>>l2")[0]


def test_gold_blocks_and_hidden_cards_are_counted() -> None:
    state = place("Z1=S5g block=1 gold=4/2 A0=B12g,F11g V0=B11g,P10g")
    text = shown(state, 0)
    assert "Gold 4 ●●●●" in text
    assert "● blocked" in text
    assert "one face down" in text
    assert "2 face down" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_towers_are_one_line_in_80_columns(language: Language) -> None:
    towers = ["B12", "B10", "F12", "F10", "P12", "P10", "S12", "S10"]
    empty = " ".join(f"L{number}=-" for number in range(1, 9))
    state = place(f"T={','.join(towers)} {empty} A0=F11g A1=P11b V0=- V1=-")
    lines = shown(state, 0, language, width=80).splitlines()
    line = next(each for each in lines if TEXTS[language]("board-towers") in each)
    assert all(tower in line for tower in towers)


def test_the_question_fits_the_step() -> None:
    assert "It is your turn" in shown(place(), 0)
    assert "Where does the drawn card go?" in shown(place("drawn=P10g"), 0)
    assert "block your interim store" in shown(after(place(), "draw B11g d>z"), 0)
    asked = after(place("", mode="table"), "draw B11g")
    assert "“draw”" in shown(asked, 1)
    claim = after(place("T=S3 L1=S4b", mode="table", reward="claim"), "l1>t")
    assert "1 gold is waiting" in shown(claim, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_the_legend(language: Language) -> None:
    texts = TEXTS[language]
    out = io.StringIO()
    console = Console(file=out, width=100)
    over = after(place("L1=F10b A0=- V0=- Z0=F9g gold=5/8"), "z>l1")
    console.print(board_of("tower").scoring(GAME.view(over, 1), texts))
    console.print(board_of("tower").legend(texts))
    text = out.getvalue()
    assert "8" in text
    assert "7" in text
    for token in ("a>t", "l3>l5", "a>o", "draw", "d>z", "a>z", "l3>>l5"):
        assert token in text
    assert max(map(len, text.splitlines())) <= 100
