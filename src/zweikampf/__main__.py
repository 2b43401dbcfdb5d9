"""``python -m zweikampf`` is the command ``zweikampf``."""

import sys

INTERRUPTED = 130


def main() -> None:
    """Start the command line; an interrupt while it is still loading is an interrupt too."""
    try:
        from zweikampf.cli import main as run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()


if __name__ == "__main__":
    main()
