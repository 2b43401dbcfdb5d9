"""Compile every module that has its C types beside it; do without where no compiler is found."""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src")
CORES = os.cpu_count() or 1
# Where the C of the last translation is kept, with the digest of what it was made from, and what
# was compiled from it. Another tree of the same sources can take both from the folder that
# ZWEIKAMPF_KEPT names.
KEPT = Path("build")
DIGEST = "translated.sha256"
# What a .pxd declares of its own module. Constants (enum) and functions of a C header (extern) are
# for other modules only: where a .pxd holds nothing else, its .py stays plain Python.
DECLARED = re.compile(r"^\s*(?:cdef|cpdef) (?!enum\b|extern\b)", re.MULTILINE)

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
    # Python's own flags ask for debugging information, which would be most of a module's file.
    return ["-O3", "-g0", *portable]


def linker_flags() -> list[str]:
    """No symbols in the files either, unless somebody wants to debug."""
    return ["-Wl,-s"] if sys.platform == "linux" and "-g" not in compiler_flags() else []


def extensions() -> list[Extension]:
    return [
        Extension(
            ".".join(path.with_suffix("").relative_to(SOURCE).parts),
            [path.with_suffix(".py").as_posix()],
            include_dirs=[SOURCE.as_posix()],
            depends=[(SOURCE / "zweikampf/engine/bits.h").as_posix()],
            extra_compile_args=compiler_flags(),
            extra_link_args=linker_flags(),
        )
        for path in sorted(SOURCE.rglob("*.pxd"))
        if DECLARED.search(path.read_text("utf-8"))
    ]


def digest() -> str:
    """Of all that a translation depends on, this file and Cython included: the same digest, the
    same C. Any module may ``cimport`` from any ``.pxd``, so all of these count for each."""
    import Cython

    found = hashlib.sha256(f"{Cython.__version__} {sys.version}".encode())
    modules = [Path(each.sources[0]) for each in extensions()]
    declared = (path for kind in ("pxd", "pxi", "h") for path in SOURCE.rglob(f"*.{kind}"))
    for path in [Path("setup.py"), *modules, *sorted(declared)]:
        content = path.read_bytes()
        found.update(f"\n{path.as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()


def compiler(found: Any) -> list[str]:
    """The command of a compiler with its version; Microsoft's is known by its kind alone."""
    command = list(getattr(found, "compiler_so", ()))
    if not command:
        return [found.compiler_type]
    return [*command, version_of(command[0])]


@cache
def version_of(program: str) -> str:
    """The first line that it says about itself; asked once for all modules."""
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return told.stdout.partition("\n")[0]


class BuildWherePossible(build_ext):
    """All modules or none: a compiled game cannot stand on an engine that is not compiled."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES
        self.force = True  # what need not be made again is known better here than by its date

    def run(self) -> None:
        for old in SOURCE.rglob("*.so"):
            old.unlink()  # never leave yesterday's rules beside today's
        why = why_no_compiler()
        if why is None:
            self._translate()
            super().run()
        else:
            self.announce(f"Not compiled ({why}); the package will run as plain Python.", level=4)
            self.extensions = []

    def _translate(self) -> None:
        """From Python to C. Only here: a source archive or the metadata need none of it."""
        kept = Path(os.environ.get("ZWEIKAMPF_KEPT", KEPT))
        wanted = digest()
        noted = kept / DIGEST
        made = all((kept / each.sources[0]).with_suffix(".c").is_file() for each in self.extensions)
        if not made or not noted.is_file() or noted.read_text("utf-8") != wanted:
            kept = KEPT
            (kept / DIGEST).unlink(missing_ok=True)
            self._cythonize()
            (kept / DIGEST).write_text(wanted, "utf-8")
        for extension in self.extensions:
            extension.sources = [
                (kept / each).with_suffix(".c").as_posix() for each in extension.sources
            ]

    def build_extension(self, ext: Extension) -> None:
        """Compile its C, unless that was done before, with the same flags."""
        (source,) = ext.sources
        kept = Path(os.environ.get("ZWEIKAMPF_KEPT", KEPT)) / "objects" / self._object(ext)
        if kept.is_file():
            ext.sources, ext.extra_objects = [], [kept.as_posix()]
            super().build_extension(ext)
            return
        super().build_extension(ext)
        (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        own = KEPT / "objects"
        own.mkdir(parents=True, exist_ok=True)
        for old in own.glob(f"{ext.name}-*"):
            old.unlink()
        begun = Path(shutil.copyfile(made, own / f"{ext.name}-begun"))
        begun.replace(own / kept.name)  # never half of it under this name

    def _object(self, ext: Extension) -> str:
        """What the object of this C is called: by all that it depends on."""
        variables = [os.environ.get(name) for name in ("ARCHFLAGS", "MACOSX_DEPLOYMENT_TARGET")]
        command = [*compiler(self.compiler), *ext.extra_compile_args]
        found = hashlib.sha256(f"{sys.version} {self.plat_name} {variables} {command}".encode())
        for path in (*ext.sources, *ext.depends):
            found.update(Path(path).read_bytes())
        return f"{ext.name}-{found.hexdigest()[:32]}.o"

    def _cythonize(self) -> None:
        from Cython.Build import cythonize

        cythonize(
            self.extensions,
            compiler_directives=DIRECTIVES,
            build_dir=str(KEPT),
            quiet=True,
            # Always all of them: Cython does not see that `from package cimport module` depends on
            # the module's .pxd, and would leave yesterday's constants in today's rules.
            force=True,
            nthreads=CORES if sys.platform == "linux" else 0,  # elsewhere workers import this file
        )


def why_no_compiler() -> str | None:
    """What goes wrong with the smallest module, so that any later error is a mistake of ours."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        try:
            probe.ensure_finalized()
            probe.run()
        except (BaseError, CCompilerError, OSError) as error:
            return str(error)
    return None


setup(cmdclass={"build_ext": BuildWherePossible}, ext_modules=extensions())
