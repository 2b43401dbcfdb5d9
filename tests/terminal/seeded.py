"""``python -m tests.terminal.seeded SEED ARGUMENTS``: the command line, with secrets that repeat.

A game with a commitment takes its cards from the system's secure source. Here they follow from the
seed, and the game is the same whenever a test runs.
"""

from __future__ import annotations

import random
import secrets
import sys

from zweikampf.__main__ import main

if __name__ == "__main__":
    source = random.Random(sys.argv.pop(1))
    for name, draw in {
        "randbits": source.getrandbits,
        "token_bytes": source.randbytes,
        "token_hex": lambda size: source.randbytes(size).hex(),
    }.items():
        setattr(secrets, name, draw)
    main()
