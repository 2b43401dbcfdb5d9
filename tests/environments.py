"""Fresh environments that hold a wheel and what it asks for, and nothing else.

Nothing is downloaded: the distributions are linked from the environment of the tests. What the
wheel needs and does not ask for is therefore missing there.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.patience import PATIENCE

ENGLISH = {"LANG": "en_US.UTF-8", "LC_ALL": ""}


class Environment:
    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.bin = folder / "bin"
        self.home = folder / "home"
        self.home.mkdir()
        (self.packages,) = folder.glob("lib/python*/site-packages")
        subprocess.run(
            [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", self.python,
             "install", "-q", "--no-deps", "--no-index", "--no-compile", str(wheel)],
            capture_output=True, check=True,
        )  # fmt: skip
        self.add(*extras)

    def add(self, *extras: str) -> None:
        """Install what these extras bring."""
        (found,) = Distribution.discover(name="zweikampf", path=[str(self.packages)])
        for each in _closure(found, frozenset(extras)):
            _link(each, self.packages)

    @property
    def python(self) -> str:
        return str(self.bin / "python")

    def variables(self, **more: str) -> dict[str, str]:
        """As if it were activated, without anything of the environment of the tests."""
        kept = {name: os.environ[name] for name in ("TMPDIR",) if name in os.environ}
        path = f"{self.bin}{os.pathsep}/usr/bin{os.pathsep}/bin"
        return {**kept, **ENGLISH, "PATH": path, "HOME": str(self.home), **more}

    def run(
        self, *arguments: str, typed: str = "", env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """The command ``zweikampf``, as pip has installed it."""
        return self._run(str(self.bin / "zweikampf"), *arguments, typed=typed, env=env or {})

    def execute(self, code: str, *arguments: str) -> str:
        """What Python prints for this code."""
        done = self._run(self.python, "-W", "error", "-c", code, *arguments, typed="", env={})
        assert done.returncode == 0, done.stderr
        return done.stdout

    def _run(
        self, *command: str, typed: str, env: Mapping[str, str]
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, input=typed, env=self.variables(**env), cwd=self.home,
            capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False,
        )  # fmt: skip


@contextmanager
def serving(command: Sequence[str], env: Mapping[str, str], cwd: Path) -> Iterator[str]:
    """The address of a server that runs as a process. Ctrl-C ends it, and it ends well."""
    with subprocess.Popen(command, env=env, cwd=cwd, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            line = running.stdout.readline()
            assert line.startswith("Zweikampf: http://"), line
            yield line.split()[-1]
            running.send_signal(signal.SIGINT)
            assert running.wait(PATIENCE) == 0
        finally:
            running.kill()


def _closure(root: Distribution, extras: frozenset[str]) -> list[Distribution]:
    """What a distribution with these extras asks for, and what that asks for in turn."""
    found: dict[str, Distribution] = {}
    waiting = [(root, extras)]
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        each, wanted = waiting.pop()
        for requirement in _requirements(each, wanted):
            key = canonicalize_name(requirement.name), frozenset(requirement.extras)
            if key not in seen:
                seen.add(key)
                found[key[0]] = distribution(requirement.name)
                assert requirement.specifier.contains(found[key[0]].version, prereleases=True)
                waiting.append((found[key[0]], key[1]))
    return list(found.values())


def _requirements(each: Distribution, extras: frozenset[str]) -> Iterator[Requirement]:
    for line in each.requires or ():
        requirement = Requirement(line)
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield requirement


def _link(each: Distribution, packages: Path) -> None:
    """Its modules and metadata. Folders without ``__init__.py`` may be shared with others, so their
    parts are linked one by one."""
    for file in each.files or ():
        if ".." in file.parts or "__pycache__" in file.parts:
            continue
        parts, depth = list(file.parts), 1
        while depth < len(parts) and _is_shared(_place(each, parts[:depth])):
            depth += 1
        target = packages.joinpath(*parts[:depth])
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(_place(each, parts[:depth]))


def _place(each: Distribution, parts: list[str]) -> Path:
    return Path(str(each.locate_file("/".join(parts))))


def _is_shared(folder: Path) -> bool:
    is_package = (folder / "__init__.py").exists() or folder.suffix in (".dist-info", ".libs")
    return folder.is_dir() and not is_package
