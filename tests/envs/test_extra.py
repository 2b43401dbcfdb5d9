"""Without the extra the package works, and who asks for more is told what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCKED = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"):
    sys.modules[name] = None
import zweikampf.games, zweikampf.cli
from zweikampf.envs import layout
print(layout("throne").size > 0)
{code}
"""


@pytest.mark.parametrize(
    "code",
    [
        "import zweikampf.envs.throne_v1",
        "import zweikampf.envs.openspiel",
        "from zweikampf.envs.vector import VectorEnv; VectorEnv('throne', 1)",
    ],
)
def test_a_missing_library_is_named_with_its_extra(code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED.format(code=code)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout == "True\n", done.stderr
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("ModuleNotFoundError: ")
    assert "pip install 'zweikampf[envs]' brings it" in done.stderr.splitlines()[-1]
