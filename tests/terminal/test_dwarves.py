"""Dwarves at a terminal: the board, and the deck commands as real processes."""

from __future__ import annotations

import io
import os
import shutil
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from tests.games.dwarves.conftest import DECKS
from tests.games.dwarves.scene import STANDARD, Scene, positions
from tests.terminal.test_cli import one_line, run
from tests.volume import many
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.games.dwarves import decks as known
from zweikampf.terminal import words
from zweikampf.terminal.dwarves import board as dwarves
from zweikampf.terminal.dwarves import sheets

COLUMNS = 100


def drawn(shown: RenderableType) -> str:
    """What a terminal of a hundred columns shows."""
    console = Console(file=io.StringIO(), width=COLUMNS, color_system=None)
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_100_columns_in_every_position(language: Language) -> None:
    texts = words.texts_of("dwarves", language)
    for seed in range(many(4, 1)):
        for number, (scene, _) in enumerate(positions(seed)):
            if number % 23:
                continue
            for reader in (0, 1, None):
                legal = scene.legal() if scene.actor == str(reader) else []
                shown = drawn(dwarves.table(scene.view(reader), legal, texts))
                assert max(map(len, shown.splitlines())) <= COLUMNS
                assert "{" not in shown


def test_a_small_board_names_the_cards_of_a_hand_that_fits_two_lines() -> None:
    texts = words.texts_of("dwarves", "en")
    few = Scene.at("phase=card active=1 hands=E1/A1,E1,S2,T1,V8 dice=125").view(1)
    shown = drawn(dwarves.places(few, texts, False))
    assert all(name in shown for name in ("Bogglin", "Assassination", "Supplies", "Dagger"))
    hand = "A1,A2,A3,A4,E1,E1,S2,T1,V8"
    shown = drawn(
        dwarves.places(Scene.at(f"phase=card active=1 hands=E1/{hand}").view(1), texts, False)
    )
    assert "Bogglin" not in shown
    assert "E1  (3×) ×2" in shown


def test_the_board_shows_both_displays_health_dice_and_jokers() -> None:
    scene = Scene.at(
        "phase=card active=0 hands=A1,V7/T1,V8 display=A8,S1/V4:2,A6 discard=T3/- dice=24J "
        "jokers=2/1 usable=1"
    )
    shown = drawn(dwarves.table(scene.view(0), scene.legal(), words.texts_of("dwarves", "de")))
    for part in (
        "Bruch des Tores ♥1/3 ★3",
        "Zwergenkönig ♥1/1",
        "Sinthoras ♥2/2",
        "Schmieden der Feuerklinge (4×) ★4",
        "2   4   J",
        "0 in der Mitte, 1 jetzt nutzbar",
        "Jokerkarten 2",
        "T1 T1 T2 T3 T3",
        "hit:A8=2>A6|V4|pile",
        "play:A1=C|J",
    ):
        assert part in shown, part
    assert "Ewige Nacht" not in shown  # V8 is in the opponent's hand


def test_named_damage_and_sure_cards_are_shown() -> None:
    scene = Scene.at("phase=shield active=0 hands=A1/E1,E1 display=-/V1 pile=V1/E1 named=1>V1")
    english = words.texts_of("dwarves", "en")
    assert "1 damage is coming: Seizure of Âlandur (V1)" in drawn(
        dwarves.table(scene.view(1), scene.legal(), english)
    )
    assert "surely among them: E1" in drawn(dwarves.table(scene.view(0), [], english))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_and_the_end_are_told(language: Language) -> None:
    texts = words.texts_of("dwarves", language)
    assert drawn(dwarves.legend(texts)).count("\n") == 8
    over = Scene.at("phase=over active=0 display=V1,V4/V7 pile=-/V8")
    for reader in (0, 1, None):
        shown = drawn(dwarves.scoring(over.view(reader), texts))
        assert "★3" in shown
        assert max(map(len, shown.splitlines())) <= COLUMNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_shown_with_its_flags(language: Language) -> None:
    texts = words.texts_of("dwarves", language)
    shown = drawn(sheets.deck_table(known.find("standard"), texts))
    assert max(map(len, shown.splitlines())) <= COLUMNS
    for kind in ("A1", "V8", "S3", "E2", "T3"):
        assert f" {kind} " in shown
    assert "Bavragor" in shown
    lines = {line.split()[0]: line for line in shown.splitlines() if line.strip()}
    # A mark shows the least sure part: the faces of A6 are chosen, the amount of T1 is inferred.
    assert "2× p" in lines["A6"]
    assert "1 i" in lines["A6"]
    effects = {sheet.kind: sheets.effect(sheet, texts) for sheet in known.find("standard").sheets}
    assert {kind: effect[-2:] for kind, effect in effects.items() if effect[-2:-1] == " "} == {
        **dict.fromkeys(("A2", "A3", "A4", "A5", "T1"), " i"),
        **dict.fromkeys(("A6", "A7", "A9", "E2"), " p"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_can_be_read_at_80_columns(language: str) -> None:
    """No word is cut, and no column is so narrow that its words are broken."""
    narrow = run("deck", "show", "--lang", language, COLUMNS="80").stdout
    wide = run("deck", "show", "--lang", language, COLUMNS="200").stdout
    assert max(map(len, narrow.splitlines())) <= 80
    assert sorted(narrow.replace("─", "").split()) == sorted(wide.replace("─", "").split())


def test_deck_check_says_that_a_deck_is_fine() -> None:
    result = run("deck", "check", str(STANDARD), "--lang", "de")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == "dwarves-standard.toml ist in Ordnung: 35 Karten, 23 Siegpunkte.\n"


def test_deck_check_hints_at_what_is_odd() -> None:
    result = run("deck", "check", str(DECKS / "dwarves-other.toml"))
    assert result.returncode == 0
    assert "Hints, not problems:\nZ3.16: V8 health is 4, usual would be 9\n" in result.stdout


def test_deck_check_lists_every_problem(tmp_path: Path) -> None:
    path = tmp_path / "dwarves-bad.toml"
    text = STANDARD.read_text(encoding="utf-8").replace('"standard"', '"bad"')
    path.write_text(text.replace('cost = "face 2"', 'cost = "face 3"'), encoding="utf-8")
    result = run("deck", "check", str(path))
    assert result.returncode == 1
    assert result.stdout.splitlines() == [
        "2 problems in dwarves-bad.toml:",
        "Z3.5: 0 cards (–) cost one die showing 2, expected exactly 1",
        "Z3.5: 2 cards (A2, A3) cost one die showing 3, expected exactly 1",
    ]
    missing = run("deck", "check", str(tmp_path / "dwarves-none.toml"))
    assert (missing.returncode, "does not exist" in missing.stdout) == (1, True)


def test_deck_show_and_its_mistakes() -> None:
    result = run("deck", "show", "--lang", "de")
    assert result.returncode == 0
    assert "Kettenhemd" in result.stdout
    assert "Inoffizielle Umsetzung" in result.stdout
    named = run("deck", "show", str(DECKS / "dwarves-other.toml"))
    assert "Other deck (other)" in named.stdout
    assert "There is no deck “nobody”" in one_line(run("deck", "show", "nobody"))


def test_a_deck_of_ones_own_is_played_and_replayed(tmp_path: Path) -> None:
    file = str(DECKS / "dwarves-other.toml")
    traced = run("trace", "dwarves", "--option", f"deck={file}", "--seed", "3")
    assert traced.stdout.startswith('{"game":"dwarves","options":{"deck":"other"')
    kept = tmp_path / "game.txt"
    played = run(
        "play", "dwarves", "--seed", "1", "--option", f"deck={file}", "--record", str(kept),
        typed="quit\n",
    )  # fmt: skip
    assert played.returncode == 0
    assert "deck=other" in kept.read_text(encoding="utf-8")
    assert "deck" in one_line(run("verify", str(kept)))
    found = run("verify", str(kept), ZWEIKAMPF_DECKS=str(DECKS))
    assert found.returncode == 0, found.stderr
    shutil.copy(file, tmp_path)
    assert run("verify", str(kept)).returncode == 0  # the deck lies next to the record


def test_what_never_ends_is_no_deck(tmp_path: Path) -> None:
    pipe = tmp_path / "dwarves-pipe.toml"
    os.mkfifo(pipe)
    for path in (str(pipe), "/dev/zero"):
        assert run("deck", "check", path).returncode == 1
    bad = run("trace", "dwarves", "--option", f"deck={pipe}")
    assert one_line(bad).endswith("dwarves-pipe.toml cannot be read.")


def test_a_deck_that_is_not_there_is_refused() -> None:
    option = "deck=/no/such/dwarves-x.toml"
    bad = run("trace", "dwarves", "--option", option)
    assert one_line(bad) == "There is no file /no/such/dwarves-x.toml."
    german = run("play", "dwarves", "--option", option, LANG="de_DE.UTF-8")
    assert one_line(german) == "Eine Datei /no/such/dwarves-x.toml gibt es nicht."


def test_a_whole_game_can_be_typed() -> None:
    """A player who always takes the quietest answer comes to the end."""
    result = run("play", "dwarves", "--seed", "5", "--seat", "1", typed="keep\nend\npass\n" * 300)
    assert result.returncode == 0, result.stderr
    assert "A draw pile is empty." in result.stdout


@pytest.mark.parametrize("wish", ["??", "? Z2", "? Z2.2"])
def test_the_page_says_when_the_numbers_of_the_deck_are_others(wish: str) -> None:
    note = "The numbers on this page are those of the standard deck."
    other = str(DECKS / "dwarves-other.toml")
    for deck, is_said in ((other, True), ("standard", False)):
        played = run(
            "play", "dwarves", "--seed", "1", "--option", f"deck={deck}", typed=f"{wish}\nquit\n"
        )
        assert (note in " ".join(played.stdout.split())) == is_said
