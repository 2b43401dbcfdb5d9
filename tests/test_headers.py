"""Constants in a .pxd for compiled modules are repeated in the .py: the same numbers."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import zweikampf

SOURCE = Path(zweikampf.__file__).parent

ENUM = re.compile(r"^cdef enum:.*\n((?:(?:    .*)?\n)+)", re.MULTILINE)
CONSTANT = re.compile(r" {4}(\w+) = (-?\d+)(?:  #.*)?")
# The rule of setup.py: a .pxd that declares anything else has a compiled module next to it.
DECLARED = re.compile(r"^\s*(?:cdef|cpdef) (?!enum\b|extern\b)", re.MULTILINE)


def constants(path: Path) -> dict[str, int]:
    """The names and numbers in the enums of a .pxd."""
    found = {}
    for block in ENUM.findall(path.read_text("utf-8")):
        for line in filter(None, block.splitlines()):
            match = CONSTANT.fullmatch(line)
            assert match, f"{path}: not a name and its number: {line}"
            assert match[1] not in found, f"{path}: {match[1]} twice"
            found[match[1]] = int(match[2])
    return found


HEADERS = [path for path in sorted(SOURCE.rglob("*.pxd")) if "cdef enum" in path.read_text("utf-8")]


def test_the_walk_finds_constants() -> None:
    assert constants(SOURCE / "engine" / "actors.pxd") == {"CHANCE": 2, "OVER": 3}


@pytest.mark.parametrize("path", HEADERS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_c_constants_are_those_of_plain_python(path: Path) -> None:
    assert not DECLARED.search(path.read_text("utf-8")), "constants stand in a .pxd of their own"
    name = ".".join(("zweikampf", *path.with_suffix("").relative_to(SOURCE).parts))
    module = importlib.import_module(name)
    assert str(module.__file__).endswith(".py")
    numbers = constants(path)
    assert numbers
    assert {key: getattr(module, key) for key in numbers} == numbers
