"""A registered game has everything a game must have, or the build fails."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from zweikampf.engine import plugins, registry
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.texts import LANGUAGES
from zweikampf.players.strategy import strategy_of
from zweikampf.terminal.rulepages import rule_page

ROOT = Path(__file__).parent.parent
GAMES = registry.names()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_its_rule_page(game: str, language: str) -> None:
    folder = ROOT / "src" / "zweikampf" / "games" / game
    page = folder / f"rules.{language}.md"
    assert not page.is_symlink(), "a link is a line of text where a checkout knows no links"
    assert rule_page(game, language).rules
    other = folder / "rules.de.md"
    assert _numbers(page.read_text("utf-8")) == _numbers(other.read_text("utf-8"))


def _numbers(page: str) -> list[str]:
    return re.findall(r"^\*\*([A-Z]\d+\.\d+)\*\* ", page, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_rules_named_in_the_code_exist(game: str) -> None:
    """A rule that a docstring names is a paragraph of the rule page."""
    known = set(rule_page(game, "en").rules)
    letter = next(iter(known))[0]
    for path in (ROOT / "src" / "zweikampf" / "games" / game).glob("*.py"):
        named = set(re.findall(rf"\b{letter}\d+\.\d+\b", path.read_text("utf-8")))
        assert named <= known, (path.name, named - known)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_playable_and_explained(game: str) -> None:
    for layer in ("players", "envs", "lab", "terminal"):
        assert game in plugins.found(layer), layer
    assert strategy_of(game).appeal is not None
    assert (ROOT / "src" / "zweikampf" / "games" / game / "README.md").exists()
    assert lesson_of(game) is not None
    in_the_browser = ROOT / "web" / "src" / "games" / game
    for part in (
        *("index.ts", "Board.svelte", "Picture.svelte", "Result.svelte", "lesson.ts"),
        "sources.ts",
    ):
        assert (in_the_browser / part).exists(), part
    assert (ROOT / "web" / "pictures" / "games" / f"{game}.svelte").exists()
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"`{game}`" in readme


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["conformance", "node_counts", "vectors", "oracle"])
def test_a_game_has_its_tests(game: str, kind: str) -> None:
    assert (ROOT / "tests" / "games" / game / f"test_{kind}.py").exists()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_golden_games(game: str) -> None:
    assert (ROOT / "tests" / "games" / game / "golden.py").exists()
    assert list((ROOT / "tests" / "golden").glob(f"{game}-*.jsonl"))


def test_no_file_is_too_long() -> None:
    """Small modules by topic: none over 500 lines, half of them under 150."""
    paths = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    lengths = sorted(len(path.read_text("utf-8").splitlines()) for path in paths)
    assert lengths[-1] <= 500
    assert lengths[len(lengths) // 2] < 150
