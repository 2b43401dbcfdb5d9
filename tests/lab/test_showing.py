"""What a person sees of an arena while it runs, and afterwards."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from tests.lab.test_arena import GUESTS
from zweikampf.engine.texts import Language
from zweikampf.lab.arena import Arena, Match, play
from zweikampf.lab.failing import PlayerFailed
from zweikampf.lab.report import Rating
from zweikampf.lab.showing import (
    Numbers,
    counting,
    failure,
    progress,
    running_score,
    tables,
)
from zweikampf.lab.sprt import Sprt
from zweikampf.terminal.commands import general_texts

MATCH = Match("throne", ("random", "greedy"), seed=5)


def printed(shown: object, width: int = 80) -> str:
    file = io.StringIO()
    Console(file=file, width=width, highlight=False).print(shown)
    return file.getvalue()


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("de", ",")])
def test_the_bar_shows_the_running_score_and_the_test(language: Language, point: str) -> None:
    arena = Arena(MATCH, 8, sprt=Sprt(0, 5))
    texts = general_texts(language, "zweikampf.lab")
    terminal = io.StringIO()
    console = Console(file=terminal, force_terminal=True, width=80)
    with progress(arena, texts, console) as tell:
        arena.run(tell)
    report = arena.report()
    score = running_score(report, Numbers(texts))
    best = report.standings[0]
    assert score.startswith(f"{best.player} {100 * best.score.rate:.1f} %".replace(".", point))
    assert report.sprt is not None
    assert score.endswith(f" LLR −{-report.sprt.llr:.2f}".replace(".", point))
    assert score in terminal.getvalue()
    assert "4/4" in terminal.getvalue()


def test_a_bar_says_what_is_done_and_how_long_the_rest_takes() -> None:
    terminal = io.StringIO()
    console = Console(file=terminal, force_terminal=True, width=80)
    with counting("Spiele", 10, console, done=4) as advance:
        advance(2)
        advance(4)
    lines = (
        re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", terminal.getvalue()).replace("\r", "\n").split("\n")
    )
    last = [line for line in lines if line.startswith("Spiele")][-1]
    assert re.search(r" 10/10 (\d\d:)?\d\d:\d\d", last)


def test_without_a_game_there_is_no_score() -> None:
    numbers = Numbers(general_texts("en", "zweikampf.lab"))
    assert running_score(Arena(MATCH, 8).report(), numbers) == ""
    assert numbers.share(Arena(MATCH, 8).report().first) == "–"
    assert numbers.percent(0.1234) == "12.3 %"


@pytest.mark.parametrize("language", ["en", "de"])
def test_tables_fit_eighty_columns_whatever_the_names(language: Language) -> None:
    """Long names are folded, numbers never."""
    match = Match("throne", ("random", f"{GUESTS}:Late", "random", f"{GUESTS}:First"))
    report = play(match, 4, on_error="forfeit")
    text = printed(tables(report, general_texts(language, "zweikampf.lab")))
    assert max(map(len, text.splitlines())) <= 80
    assert "…" not in text
    for standing in report.standings:
        score = standing.score
        assert f" {score.wins}/{score.draws}/{score.losses} " in text
    assert text.count("random (2)") == 7


def test_a_failure_is_told_with_answer_legal_tokens_and_view() -> None:
    with pytest.raises(PlayerFailed) as caught:
        play(Match("throne", ("random", f"{GUESTS}:Cheat")), 2)
    failing = caught.value.failing
    told = failure(failing, general_texts("de", "zweikampf.lab")).splitlines()
    assert told[0] == "Antwort: lead0"
    assert told[1] == "Erlaubt: " + "  ".join(failing.legal)
    assert told[2].startswith(f"Was Platz {failing.seat + 1} vor Aktion {failing.ply} sah: {{")


def test_a_rating_that_is_rounded_to_nothing_is_not_below_it() -> None:
    said = Numbers(general_texts("en")).rating(Rating(-0.2, -9.0, 9.0))
    assert said == "+0 ± 9"
