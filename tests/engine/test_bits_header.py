"""The C lines of bits.h: both ways to find the n-th card, of which a machine uses one."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zweikampf
from zweikampf.engine import bits

PROGRAM = """
#include "zweikampf/engine/bits.h"
int count(uint64_t mask) { return zweikampf_count(mask); }
int lowest(uint64_t mask) { return zweikampf_lowest(mask); }
int highest(uint64_t mask) { return zweikampf_highest(mask); }
int nth(uint64_t mask, int n) { return zweikampf_nth(mask, n); }
uint64_t one_of(uint64_t mask, uint64_t alike) { return zweikampf_one_of(mask, alike); }
int nth_by_bytes(uint64_t mask, int n) { return zweikampf_nth_by_bytes(mask, n); }
"""


@pytest.fixture(scope="module")
def header(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        pytest.skip("there is no C compiler, so nothing of this machine uses the header")
    folder = tmp_path_factory.mktemp("header")
    (folder / "bits.c").write_text(PROGRAM)
    include = Path(zweikampf.__file__).parent.parent
    subprocess.run(
        [compiler, "-Wall", "-Werror", "-shared", "-fPIC", f"-I{include}", "bits.c", "-obits.so"],
        cwd=folder,
        check=True,
    )
    library = ctypes.CDLL(str(folder / "bits.so"))
    for name in ("count", "lowest", "highest", "nth", "nth_by_bytes"):
        getattr(library, name).argtypes = [ctypes.c_uint64, ctypes.c_int][
            : 1 + name.startswith("n")
        ]
    library.one_of.argtypes = [ctypes.c_uint64, ctypes.c_uint64]
    library.one_of.restype = ctypes.c_uint64
    return library


@given(mask=st.integers(min_value=1, max_value=(1 << 64) - 1))
def test_both_ways_find_the_same_cards(header: ctypes.CDLL, mask: int) -> None:
    members = [at for at in range(64) if mask >> at & 1]
    assert header.count(mask) == len(members)
    assert header.lowest(mask) == members[0]
    assert header.highest(mask) == members[-1]
    assert [header.nth(mask, n) for n in range(len(members))] == members
    assert [header.nth_by_bytes(mask, n) for n in range(len(members))] == members


SETS = st.integers(min_value=0, max_value=(1 << 64) - 1)


@given(mask=SETS, alike=SETS)
def test_of_those_alike_the_lowest_stays(header: ctypes.CDLL, mask: int, alike: int) -> None:
    same = bits.members(mask & alike)
    expected = mask & ~alike | (1 << same[0] if same else 0)
    assert header.one_of(mask, alike) == bits.one_of(mask, alike) == expected


@pytest.mark.parametrize("mask", [1, 1 << 63, (1 << 64) - 1, (1 << 52) - 1, 0x8000000000000001])
def test_the_edges(header: ctypes.CDLL, mask: int) -> None:
    members = [at for at in range(64) if mask >> at & 1]
    assert [header.nth_by_bytes(mask, n) for n in range(len(members))] == members
