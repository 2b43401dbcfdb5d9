"""``python -m tests.echo``: says what it is told, and where and how it runs."""

import os
import sys
from pathlib import Path

if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.stderr.write(f"{Path.cwd()} {os.environ.get('SAID')}\n")
        sys.stdout.write(" ".join(sys.argv[1:]) + "\n")
        sys.exit(len(sys.argv))
    for line in sys.stdin:
        sys.stdout.write(line)
        sys.stdout.flush()
