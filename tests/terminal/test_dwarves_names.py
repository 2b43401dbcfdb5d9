"""A renamed card is renamed in the terminal: in a replay, in a game and where it is explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.test_versions import RECORDS
from tests.games.dwarves.renaming import PHASES, found_in, new_name, rename_all
from tests.terminal.test_cli import run
from zweikampf.engine import record
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.games.dwarves import cards
from zweikampf.games.dwarves.sheet import SIDES

RECORD = RECORDS / "dwarves-1.txt"
WIDE = "1000"  # columns, so that no name is wrapped


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_the_names_of_the_deck_file(language: Language, tmp_path: Path) -> None:
    folder = rename_all(tmp_path)
    result = run(
        "replay",
        str(RECORD),
        "--lang",
        language,
        ZWEIKAMPF_DECKS=str(folder),
        COLUMNS=WIDE,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert found_in(result.stdout) == set()
    kept = record.loads(RECORD.read_text(encoding="utf-8"))
    lines = result.stdout.splitlines()[1:]
    for ply, token in enumerate(kept.actions[:9]):
        side = "good" if ply <= 4 else "evil"  # the deal: first to seat 0
        if cards.is_kind(token):
            assert f"{new_name(token, side, language)} ({token})" in lines[ply]
    played = next(line for line in lines if "play:A9=2J" in line)
    assert new_name("A9", "evil", language) in played
    aimed = next(line for line in lines if "hit:A6=2>A9" in line)
    assert new_name("A6", "good", language) in aimed
    assert new_name("A9", "evil", language) in aimed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_names_and_explains_the_cards_of_the_deck_file(
    language: Language, tmp_path: Path
) -> None:
    folder = rename_all(tmp_path)
    result = run(
        *("play", "dwarves", "--lang", language, "--opponent", "greedy", "--seed", "3"),
        *("--option", "first=0", "--record", str(tmp_path / "record.txt")),
        typed="? A9\n? t1\n? X1\nplay:V8=444\nkeep\nquit\n",
        ZWEIKAMPF_DECKS=str(folder),
        COLUMNS=WIDE,
    )
    assert result.returncode == 0, result.stderr
    assert found_in(result.stdout) == set()
    shown = result.stdout
    for kind in ("A9", "T1"):
        for side in ("good", "evil"):
            assert new_name(kind, side, language) in shown
    placeholder = {"de": "Platzhalter", "en": "placeholder"}[language]
    # Effect, cost, health, faces and both names of A9 are chosen; the amount of T1 is inferred.
    explained = shown[shown.index(new_name("A9", "good", language)) :]
    assert explained.count(placeholder) >= 4
    inferred = {"de": "erschlossen", "en": "inferred"}[language]
    assert inferred in explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_the_cards_of_the_deck_file(language: Language, tmp_path: Path) -> None:
    folder = rename_all(tmp_path)
    result = run(
        *("play", "dwarves", "--lang", language, "--opponent", "greedy", "--seed", "3"),
        *("--option", "first=0", "--record", str(tmp_path / "record.txt")),
        typed="??\n? Z2\n? Z7\n? Z8\n? Z12\nquit\n",
        ZWEIKAMPF_DECKS=str(folder),
        COLUMNS=WIDE,
    )
    assert result.returncode == 0, result.stderr
    assert found_in(result.stdout) <= PHASES
    for kind in cards.KINDS:
        for side in SIDES:
            assert new_name(kind, side, language) in result.stdout
