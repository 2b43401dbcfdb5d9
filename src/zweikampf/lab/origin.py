"""Where something that was made comes from."""

from __future__ import annotations

import subprocess
from pathlib import Path


def commit() -> str:
    """The commit of the code that runs, if it is a clone; ``+`` if something was changed."""
    here = Path(__file__).parent
    found = ["", ""]
    for at, call in enumerate((("rev-parse", "HEAD"), ("status", "--porcelain", "--", "."))):
        try:
            done = subprocess.run(
                ["git", *call], cwd=here, capture_output=True, text=True, check=True
            )
        except (OSError, subprocess.CalledProcessError):
            return "unknown"
        found[at] = done.stdout.strip()
    return found[0] + ("+" if found[1] else "")
