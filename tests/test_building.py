"""What was translated to C and compiled before is used again for the same sources, and for no
others."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import Cython
import pytest
import setuptools  # type: ignore[import-untyped]
from Cython import Build

ROOT = Path(__file__).parent.parent
PLAIN = "src/zweikampf/cards.py"  # its .pxd has constants only
FILES = {
    "src/zweikampf/engine/bits.h": "",
    PLAIN: "STRENGTH = 3\n",
    "src/zweikampf/cards.pxd": "cdef enum:\n    STRONGEST = 3\n",
    "src/zweikampf/rules.py": "def score(): return 1\n",
    "src/zweikampf/rules.pxd": "cpdef int score()\n",
}


class Tree:
    """A source tree with our ``setup.py``, and a translator that counts instead of Cython."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        for name, content in {**FILES, "setup.py": (ROOT / "setup.py").read_text("utf-8")}.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(content, "utf-8")

    def translate(self, **variables: str) -> tuple[list[str], str]:
        """What was given to Cython, and what the compiler gets."""
        given: list[str] = []

        def cythonize(extensions: list[setuptools.Extension], **how: Any) -> None:
            assert how["force"]
            given.extend(each.name for each in extensions)
            for each in extensions:
                made = Path(how["build_dir"], each.sources[0]).with_suffix(".c")
                made.parent.mkdir(parents=True, exist_ok=True)
                made.write_text(f"made from {Path(each.sources[0]).read_text('utf-8')}", "utf-8")

        with self.monkeypatch.context() as patch:
            patch.chdir(self.folder)
            patch.setattr(setuptools, "setup", lambda **_: None)
            patch.setattr(Build, "cythonize", cythonize)
            for name, value in variables.items():
                patch.setenv(name, value)
            names = runpy.run_path("setup.py")
            extensions = names["extensions"]()
            command = names["BuildWherePossible"](
                setuptools.Distribution({"ext_modules": extensions})
            )
            command.extensions = extensions
            command._translate()
            ((source,),) = (each.sources for each in extensions)
            return given, (self.folder / source).read_text("utf-8")


@pytest.fixture(autouse=True)
def nothing_is_taken_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the variables of the person who runs the tests say."""
    monkeypatch.delenv("ZWEIKAMPF_KEPT", raising=False)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    return Tree(tmp_path / "one", monkeypatch)


ALL = (["zweikampf.rules"], "made from " + FILES["src/zweikampf/rules.py"])
KEPT: tuple[list[str], str] = ([], ALL[1])


def test_the_same_sources_are_translated_once(tree: Tree) -> None:
    assert [tree.translate(), tree.translate()] == [ALL, KEPT]


def test_a_module_that_is_not_translated_does_not_count(tree: Tree) -> None:
    tree.translate()
    (tree.folder / PLAIN).write_text("STRENGTH = 4\n", "utf-8")
    assert tree.translate() == KEPT


@pytest.mark.parametrize(
    "name", [*sorted({*FILES} - {PLAIN}), "setup.py", "src/zweikampf/another.pxd"]
)
def test_any_change_translates_everything_again(tree: Tree, name: str) -> None:
    """Also of a constant that only others use, which Cython itself would not see."""
    tree.translate()
    with (tree.folder / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert tree.translate()[0] == ALL[0]


def test_another_cython_translates_everything_again(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree.translate()
    monkeypatch.setattr(Cython, "__version__", "99")
    assert tree.translate() == ALL


def test_a_translation_that_did_not_end_is_not_used(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree.translate()
    rules = tree.folder / "src/zweikampf/rules.py"
    before = rules.read_bytes()
    rules.write_text("def score(): return 2\n", "utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", _full_disk)
        with pytest.raises(OSError, match="full"):
            tree.translate()
    rules.write_bytes(before)
    assert tree.translate() == ALL


def _full_disk(*_: Any) -> None:
    raise OSError("full")


def test_another_tree_takes_it_only_if_it_has_the_same_sources(
    tree: Tree, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree.translate()
    there = {"ZWEIKAMPF_KEPT": str(tree.folder / "build")}
    same, other = (Tree(tmp_path / name, monkeypatch) for name in ("two", "three"))
    assert same.translate(**there) == KEPT
    (other.folder / "src/zweikampf/cards.pxd").write_text("cdef enum:\n    STRONGEST = 4\n")
    assert other.translate(**there) == ALL
    assert tree.translate() == KEPT, "and does not touch it"


def compiled(folder: Path, **variables: str) -> dict[str, int]:
    """The objects that are kept after a real build, and when they were made."""
    subprocess.run(
        [sys.executable, "setup.py", "build_ext"],
        cwd=folder, env={**os.environ, "ZWEIKAMPF_CFLAGS": "-O0", **variables},
        check=True, capture_output=True,
    )  # fmt: skip
    assert [*folder.glob("build/lib*/zweikampf/rules.*.so")]
    kept = (folder / "build/objects").glob("*.o")
    return {path.name: path.stat().st_mtime_ns for path in kept}


def test_the_same_c_is_compiled_once(tree: Tree, tmp_path: Path) -> None:
    first = compiled(tree.folder)
    assert len(first) == 1
    assert compiled(tree.folder) == first
    same = Tree(tmp_path / "two", tree.monkeypatch).folder
    assert compiled(same, ZWEIKAMPF_KEPT=str(tree.folder / "build")) == {}, "it takes ours"
    (tree.folder / "src/zweikampf/rules.py").write_text("def score(): return 2\n", "utf-8")
    second = compiled(tree.folder)
    assert second.keys() != first.keys()
    third = compiled(tree.folder, ZWEIKAMPF_CFLAGS="-O1")
    assert third.keys() not in (first.keys(), second.keys())
    assert len(third) == 1, "the last one is kept"


def test_a_compiler_is_known_by_its_version_or_by_its_kind(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tree.folder)
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    known = runpy.run_path("setup.py")["compiler"]
    *command, version = known(SimpleNamespace(compiler_so=["gcc", "-fPIC"], compiler_type="unix"))
    assert command == ["gcc", "-fPIC"]
    assert "gcc" in version
    assert known(SimpleNamespace(compiler_type="msvc")) == ["msvc"]
