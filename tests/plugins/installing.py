"""A game of another distribution, installed by pip where nothing else is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import zweikampf
from tests.patience import PATIENCE

HERE = Path(__file__).parent
SOURCE = Path(zweikampf.__file__).parent.parent


def install(name: str, folder: Path) -> Path:
    """Install the distribution of this name; the folder that goes on the path of Python."""
    source, target = folder / "source", folder / "target"
    # Building writes next to the source.
    shutil.copytree(HERE / name, source, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    result = subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation",
         "--disable-pip-version-check", "--target", str(target), str(source)],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    return target


def path_of(target: Path) -> str:
    """The path of Python on which a process finds the installed game and our package."""
    return os.pathsep.join([str(target), str(SOURCE)])


def run(target: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """``python`` with these arguments, the game installed; warnings are errors."""
    english = {"LANG": "en_US.UTF-8", "LC_ALL": ""}
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        env={**os.environ, **english, "PYTHONPATH": path_of(target)},
        input=typed, capture_output=True, text=True, encoding="utf-8", check=False,
        timeout=PATIENCE,
    )  # fmt: skip
