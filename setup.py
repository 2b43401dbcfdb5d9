"""Compile every module that has its C types beside it; do without where no compiler is found."""

import os
import platform
import sys
import tempfile
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src")
CORES = os.cpu_count() or 1
# Their .pxd gives other modules C constants and inline functions; the .py is for plain Python.
HEADERS_ONLY = {"actors", "bits", "__init__"}

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # annotations are for people and mypy, the .pxd is for C
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def compiler_flags() -> list[str]:
    if "ZWEIKAMPF_CFLAGS" in os.environ:
        return os.environ["ZWEIKAMPF_CFLAGS"].split()
    if sys.platform == "win32":
        return ["/O2"]
    # Counting bits in one instruction: every x86-64 processor since 2009 has it.
    portable = ["-mpopcnt"] if platform.machine() in ("x86_64", "AMD64") else []
    return ["-O3", *portable]


def extensions() -> list[Extension]:
    return [
        Extension(
            ".".join(path.with_suffix("").relative_to(SOURCE).parts),
            [path.with_suffix(".py").as_posix()],
            include_dirs=[SOURCE.as_posix()],
            depends=[(SOURCE / "zweikampf/engine/bits.h").as_posix()],
            extra_compile_args=compiler_flags(),
        )
        for path in sorted(SOURCE.rglob("*.pxd"))
        if path.stem not in HEADERS_ONLY
    ]


class BuildWherePossible(build_ext):
    """All modules or none: a compiled game cannot stand on an engine that is not compiled."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def run(self) -> None:
        for old in SOURCE.rglob("*.so"):
            old.unlink()  # never leave yesterday's rules beside today's
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            if self._compiler_works():
                raise  # then the mistake is ours, and must be seen
            self.announce(f"Not compiled ({error}); the package will run as plain Python.", level=4)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def _compiler_works(self) -> bool:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "empty.c"
            source.write_text("int zweikampf_empty(void) { return 0; }\n")
            try:
                self.compiler.compile([str(source)], output_dir=folder)
            except (BaseError, CCompilerError, OSError):
                return False
        return True


setup(
    cmdclass={"build_ext": BuildWherePossible},
    ext_modules=cythonize(
        extensions(),
        compiler_directives=DIRECTIVES,
        build_dir="build",
        quiet=True,
        nthreads=CORES if sys.platform == "linux" else 0,  # elsewhere workers import this file
    ),
)
