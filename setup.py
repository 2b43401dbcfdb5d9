"""Compile every module that has its C types beside it; do without where no compiler is found."""

import os
import platform
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")
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
            optional=True,  # without a compiler the plain Python module serves
        )
        for path in sorted(SOURCE.rglob("*.pxd"))
        if path.stem not in HEADERS_ONLY
    ]


setup(
    ext_modules=cythonize(
        extensions(), compiler_directives=DIRECTIVES, build_dir="build", quiet=True
    )
)
