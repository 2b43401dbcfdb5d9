"""The package build from a bare copy of the source, on a machine without a C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package installed where no C compiler can be found."""
    source = tmp_path_factory.mktemp("source")
    target = tmp_path_factory.mktemp("target")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=leave_out)
    result = subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation",
         "--disable-pip-version-check", "--target", str(target), str(source)],
        env={**os.environ, "CC": "no-such-compiler", "CXX": "no-such-compiler"},
        capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    return target


def run(installed: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "zweikampf", *arguments],
        env={**os.environ, "PYTHONPATH": str(installed), "LANG": "en_US.UTF-8", "LC_ALL": ""},
        cwd=installed, input=typed, capture_output=True, text=True, encoding="utf-8",
        timeout=120, check=False,
    )  # fmt: skip


def test_without_a_compiler_nothing_is_compiled(installed: Path) -> None:
    package = installed / "zweikampf"
    assert (package / "engine" / "state.py").exists()
    assert not [*package.rglob("*.so"), *package.rglob("*.pyd")]


def test_it_runs_and_says_once_that_it_is_slow(installed: Path) -> None:
    result = run(installed, "trace", "throne", "--seed", "7")
    assert result.returncode == 0
    assert result.stderr.count("\n") == 1
    assert "plain Python" in result.stderr


def test_both_forms_trace_the_same(installed: Path) -> None:
    plain = run(installed, "trace", "throne", "--seed", "7", "--games", "3").stdout
    here = subprocess.run(
        [sys.executable, "-m", "zweikampf", "trace", "throne", "--seed", "7", "--games", "3"],
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=True,
    ).stdout  # fmt: skip
    assert plain == here
    assert plain.count("\n") == 3 * 107


def test_texts_and_rule_pages_are_installed(installed: Path) -> None:
    result = run(installed, "play", "throne", "--lang", "de", "--seed", "3", typed="?\n")
    assert "Deine" in result.stdout or "Du" in result.stdout
    assert "T4." in result.stdout
    page = installed / "zweikampf" / "games" / "throne" / "rules.de.md"
    assert page.is_file()
    assert not page.is_symlink()
