"""A study that is wrong is refused with its line and what is allowed, before a game is played."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.lab.studies import study, written
from zweikampf.engine import registry
from zweikampf.engine.sentences import sentence
from zweikampf.engine.texts import LANGUAGES
from zweikampf.games.dwarves import decks
from zweikampf.lab.study.lines import Lines
from zweikampf.lab.study.reading import _KEYS, StudyError, read
from zweikampf.lab.study.study import Study


def test_a_study_names_all_that_is_played(tmp_path: Path) -> None:
    found = study(tmp_path)
    assert [each.name for each in found.variants] == ["victory=most", "victory=three"]
    assert found.meetings == [(0, 1)]
    assert (found.deals, found.total, found.units) == (3, 24, 6)
    assert Study.parse(found.json()) == found


@pytest.mark.parametrize("game", registry.names())
def test_a_short_study_of_any_game(game: str, tmp_path: Path) -> None:
    found = study(tmp_path, f'game = "{game}"\nplayers = "greedy"\ngames = 8\n')
    assert found.players == ("greedy", "greedy")
    assert found.variants[0].options == registry.find(game).options().texts()


def test_a_grid_is_every_combination_and_a_list_is_itself(tmp_path: Path) -> None:
    head = 'game = "tower"\nplayers = ["random"]\ngames = 4\n'
    grid = study(
        tmp_path,
        head + '[vary]\npreset = ["referee", "printed"]\ndrawing = ["literal", "free"]\n',
    )
    assert len(grid.variants) == 4
    assert grid.variants[-1].options["mode"] == "table"
    assert grid.variants[-1].options["drawing"] == "free"
    listed = study(
        tmp_path,
        head
        + '[options]\ncolour = "symbol"\n'
        + '[[variant]]\nname = "house"\ndrawing = "free"\n[[variant]]\npreset = "printed"\n',
    )
    assert [each.name for each in listed.variants] == ["house", "preset=printed"]
    assert {each.options["colour"] for each in listed.variants} == {"symbol"}


def test_a_deck_file_travels_with_its_study(tmp_path: Path) -> None:
    standard = Path(decks.__file__).with_name("decks") / "dwarves-standard.toml"
    text = standard.read_text("utf-8").replace('name = "standard"', 'name = "labdeck"')
    (tmp_path / "dwarves-labdeck.toml").write_text(text, "utf-8")
    found = study(
        tmp_path,
        'game = "dwarves"\nplayers = ["random"]\ngames = 4\n'
        '[vary]\ndeck = ["standard", "dwarves-labdeck.toml"]\n',
    )
    assert [each.options["deck"] for each in found.variants] == ["standard", "labdeck"]
    ((option, value, content),) = found.materials
    assert (option, value) == ("deck", "labdeck")
    kept = found.json()
    decks._SHELF.pop("labdeck")
    shutil.rmtree(tmp_path)
    Study.parse(kept).install()
    assert decks.find("labdeck").digest == decks.find("standard").digest
    assert content == text


HEAD = 'game = "throne"\nplayers = ["greedy"]\ngames = 4\n'
WRONG = [
    ('game = "thrown"\n', 1, "unknown-game", "throne"),
    ("players = []\n", 1, "study-missing-key", "dwarves, throne, tower"),
    ("game = 3\n", 1, "study-bad-value", "dwarves, throne, tower"),
    ('game = "throne"\ngames = 4\n', 1, "study-missing-key", "greedy"),
    ('game = "throne"\nplayers = true\ngames = 4\n', 2, "study-bad-value", "greedy"),
    ('game = "throne"\nplayers = [\n  "greedy",\n  "gready",\n]\n', 4, "unknown-player", "greedy"),
    ('game = "throne"\nplayers = []\n', 2, "study-empty", "greedy"),
    ('game = "throne"\nplayers = ["greedy"]\n', 1, "study-missing-key", "1 …"),
    (HEAD + "games_per_deal = 3\n", 4, "study-unknown-key", "replays"),
    (HEAD.replace("4", "0"), 3, "study-bad-value", "1 …"),
    (HEAD.replace("4", '"many"'), 3, "study-bad-value", "1 …"),
    (HEAD + "replays = true\n", 4, "study-bad-value", "1 …"),
    (HEAD + "decisions = 1\n", 4, "study-bad-value", "true, false"),
    (HEAD + 'adjusted = "yes"\n', 4, "study-bad-value", "true, false"),
    (HEAD + 'on_error = "cry"\n', 4, "study-bad-value", "stop, forfeit"),
    (HEAD + 'budget = "much"\n', 4, "study-bad-value", '"200", "50ms"'),
    (HEAD + "budget = 200\n", 4, "study-bad-value", '"200", "50ms"'),
    (HEAD + '[judge]\n\nby = "me"\n', 6, "study-bad-value", "none, search, adviser"),
    (HEAD + "[judge]\niteration = 5\n", 5, "study-unknown-key", "iterations"),
    (HEAD + '[vary]\nvictory = [\n "most",\n "all",\n]\n', 7, "bad-option-value", "most, three"),
    (HEAD + '[vary]\nvictories = ["most"]\n', 5, "unknown-option", "victory"),
    (HEAD + '[options]\nleader = "2"\n', 5, "bad-option-value", "random, 0, 1"),
    (HEAD + '[options]\nvictory = "most"\npreset = "x"\n', 6, "no-presets", "x"),
    (
        HEAD + '[[variant]]\nvictory = "most"\n[[variant]]\nvictory = "al"\n',
        7, "bad-option-value", "most",
    ),
    (HEAD + '[[variant]]\n[[variant]]\nvictory = "most"\n', 5, "study-same-variant", "most"),
    (
        HEAD + '[vary]\nleader = [0, 1]\nvictory = ["most", "most"]\n',
        6, "study-same-variant", "most",
    ),
    (HEAD + '[vary]\nvictory = ["most"]\n[[variant]]\n', 6, "study-vary-or-variant", "[vary]"),
    (HEAD + "vary = 3\n", 4, "study-bad-value", "[vary]"),
    (HEAD + "variant = []\n", 4, "study-empty", "[[variant]]"),
    (HEAD + "[vary]\nvictory = []\n", 5, "study-empty", "most, three"),
    (
        HEAD + 'variant = [\n {victory = "three"},\n {victor = "most"},\n]\n',
        6, "unknown-option", "victory",
    ),
    (HEAD + 'judge.by = "me"\n', 4, "study-bad-value", "none, search, adviser"),
    (HEAD + 'vary.victory = ["most", "al"]\n', 4, "bad-option-value", "most, three"),
    (HEAD + 'title = """\nreplays = 3\n"""\nreplays = 0\n', 7, "study-bad-value", "1 …"),
    (HEAD + "[options]\nvictory = true\n", 5, "study-bad-value", "most, three"),
    (HEAD + "[vary]\nvictory = [1.5]\n", 5, "study-bad-value", "most, three"),
    (HEAD.replace("greedy", "greedy:9"), 2, "unknown-player", "greedy"),
    (HEAD.replace("greedy", "random:7"), 2, "unknown-player", "random"),
    (HEAD.replace("greedy", "nowhere:Player"), 2, "unknown-player", "level1"),
    (HEAD.replace("greedy", "tests.lab.guests:Nobody"), 2, "player-not-made", "Nobody"),
    (HEAD.replace("greedy", "tests.lab.guests:Stillborn"), 2, "player-not-made", "not today"),
    (HEAD.replace("greedy", "cmd:no-such-program"), 2, "no-such-program", "no-such-program"),
    (HEAD + "[vary\n", 4, "study-not-toml", "line 4"),
    (
        'game = "dwarves"\nplayers = ["greedy"]\ngames = 4\n[vary]\ndeck = ["none.toml"]\n',
        5, "deck-not-read", "none",
    ),
    (
        'game = "tower"\nplayers = ["greedy"]\ngames = 4\n[vary]\nreward = ["claim"]\n',
        5, "option-has-no-effect", "mode=table",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "code", "allowed"), WRONG)
def test_what_is_wrong_is_said_with_its_line_and_what_is_allowed(
    text: str, line: int, code: str, allowed: str, tmp_path: Path
) -> None:
    with pytest.raises(StudyError) as error:
        study(tmp_path, text)
    assert (error.value.code, error.value.line) == (code, line)
    assert allowed in str(error.value)
    assert str(error.value).startswith(f"{tmp_path / 'study.toml'}:{line}: ")


# Every kind of value that TOML has.
VALUES = (
    "true", "0", "-1", "1.5", "nan", '""', '"x"', "[]", "[1]", '["x"]', "[[1]]", "[true]", "{}",
    "{a = 1}", "[{}]", "2026-11-17", "99999999999999999999",
)  # fmt: skip


@pytest.mark.parametrize("key", [*_KEYS, "unknown"])
def test_every_key_with_every_kind_of_value(key: str, tmp_path: Path) -> None:
    """It is a study, or its line and a whole sentence are said in both languages."""
    usual = {"game": '"throne"', "players": '["greedy"]', "games": "4"}
    rest = "".join(f"{name} = {value}\n" for name, value in usual.items() if name != key)
    refused = {value: refusal(tmp_path, f"\n{key} = {value}\n{rest}") for value in VALUES}
    errors = {value: error for value, error in refused.items() if error is not None}
    assert len(errors) > len(VALUES) / 2
    for value, error in errors.items():
        assert error.line == 2, value
        for language in LANGUAGES:
            said = sentence(error, language)
            assert said, value
            assert "⟦" not in said, value


def refusal(folder: Path, text: str) -> StudyError | None:
    try:
        study(folder, text)
    except StudyError as error:
        return error
    return None


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(StudyError):
        read(file)


def test_lines_of_keys_and_values() -> None:
    lines = Lines('a = 1\n[b]\n"c" = [\n "x-y",\n "x",\n]\n[[d]]\ne = 1\n[[d]]\ne = 2\n')
    assert lines.of(("a",)) == 1
    assert lines.of(("b", "c"), "x") == 5
    assert lines.of(("d", 1, "e")) == 10
    assert lines.of(("d", 1, "f")) == 9
    assert lines.of(("unknown",)) == 1
