"""One list of dependencies, pyproject.toml: what it names, and what that needs, is pinned."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT, GROUPS = PYPROJECT["project"], PYPROJECT["dependency-groups"]
EXTRAS = PROJECT["optional-dependencies"]
NEEDED = {
    "run": [*PROJECT["dependencies"], *EXTRAS["server"], *GROUPS["build"]],
    "dev": [
        *(*PROJECT["dependencies"], *(each for extra in EXTRAS.values() for each in extra)),
        *(*GROUPS["build"], *GROUPS["test"], *GROUPS["docs"]),
    ],
    "bench": GROUPS["bench"],
    "audit": GROUPS["audit"],
}
_NAME = re.compile(r"^[A-Za-z0-9._-]+")
_PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==", re.MULTILINE)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(file: str) -> str:
    return (ROOT / "requirements" / f"{file}.txt").read_text("utf-8")


def test_every_locked_file_is_known() -> None:
    assert {path.name for path in (ROOT / "requirements").iterdir()} == {
        f"{file}.txt" for file in NEEDED
    }


@pytest.mark.parametrize("file", NEEDED)
def test_what_pyproject_names_is_pinned(file: str) -> None:
    names = {plain(match[0]) for each in NEEDED[file] if (match := _NAME.match(each))}
    assert len(names) == len(set(NEEDED[file]))
    assert names <= {plain(name) for name in _PIN.findall(locked(file))}


@pytest.mark.parametrize("file", NEEDED)
def test_what_is_pinned_has_a_reason_and_hashes(file: str) -> None:
    """Each pin is there because pyproject or another pin asks for it, and names no address."""
    text = locked(file)
    assert "://" not in text
    for block in re.split(r"\n(?=[A-Za-z0-9])", text):
        if _PIN.match(block):
            assert "--hash=sha256:" in block
            assert "# via" in block


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_extra_is_listed_where_people_look(extra: str) -> None:
    page = (ROOT / "docs" / "releasing.md").read_text("utf-8")
    assert re.search(rf"^\| `zweikampf\[(?:\w+,)?{extra}]` \|", page, re.MULTILINE)
