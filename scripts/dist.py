"""Build the source archive, and the wheel from it: ``python scripts/dist.py FOLDER``.

Both come from the tracked files and the built browser client alone, copied to a folder of their
own, so nothing that lies about in a working tree gets into them. The network is not needed: the
build uses the setuptools and the Cython of this environment.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLIENT = Path("src/zweikampf/server/static")


def sources() -> list[str]:
    """The tracked files; where git cannot tell, as in an unpacked archive, all that it would not
    ignore."""
    command = ["git", "ls-files", "-z"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return walked()
    if done.returncode:
        return walked()
    return sorted(name for name in done.stdout.split("\0") if name and (ROOT / name).is_file())


def walked() -> list[str]:
    lines = (ROOT / ".gitignore").read_text("utf-8").split()
    anchored = [line.strip("/") for line in lines if line.startswith("/")]
    anywhere = [line.strip("/") for line in lines if not line.startswith("/")] + [".git"]
    found = []
    for folder, folders, files in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT)

        def is_ignored(name: str, here: Path = here) -> bool:
            by_name = any(fnmatch(name, pattern) for pattern in anywhere)
            return by_name or (here / name).as_posix() in anchored

        folders[:] = [name for name in folders if not is_ignored(name)]
        found += [(here / name).as_posix() for name in files if not is_ignored(name)]
    return sorted(found)


def export(target: Path) -> None:
    """Copy the sources, as they are in the working tree, and the built browser client."""
    for name in sources():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target / name)
    if not (ROOT / CLIENT / "index.html").is_file():
        sys.exit("The browser client is missing: make web builds it.")
    shutil.copytree(ROOT / CLIENT, target / CLIENT)


def build(output: Path) -> tuple[Path, Path]:
    """The source archive and the wheel."""
    output = output.resolve()
    output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="zweikampf-dist-") as folder:
        source = Path(folder) / "source"
        export(source)
        hook = "import sys; from setuptools.build_meta import *; print(build_sdist(sys.argv[1]))"
        built = _run(sys.executable, "-c", hook, str(output), cwd=source)
        archive = output / built.splitlines()[-1]
        wheels = Path(folder) / "wheels"
        _run(
            *(sys.executable, "-m", "pip", "wheel", "--disable-pip-version-check", "--no-deps"),
            *("--no-index", "--no-build-isolation", "--wheel-dir", str(wheels), str(archive)),
            cwd=output,
        )
        (made,) = wheels.glob("*.whl")
        return archive, Path(shutil.copy2(made, output))


def _run(*command: str, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return done.stdout


if __name__ == "__main__":
    for path in build(Path(sys.argv[1])):
        print(path)
