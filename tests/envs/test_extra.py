"""Without the extra the package works, and the error for what is missing says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCKED = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"):
    sys.modules[name] = None
import zweikampf.games, zweikampf.cli.arena, zweikampf.cli.main, zweikampf.cli.play
from zweikampf.envs import layout
print(layout("throne").size > 0)
{code}
"""


@pytest.mark.parametrize(
    "code",
    [
        "import zweikampf.envs.throne_v1",
        "import zweikampf.envs.openspiel",
        "import zweikampf.envs.gym",
        "from zweikampf.envs import observe; observe(None)",
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
    said = done.stderr.splitlines()[-1]
    assert said.startswith("zweikampf.engine.extras.MissingExtra: ")
    assert said.endswith("pip install 'zweikampf[envs]' (missing-extra)")
