"""``python -m zweikampf`` is the command ``zweikampf``."""

import os
import signal
import sys

INTERRUPTED = 130
NOT_BUILT = 2


def main() -> None:
    """Start the command line; an interrupt while it is still loading is an interrupt too."""
    # To be asked to end is like Ctrl-C: programs that play are ended, results are told.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        from zweikampf.cli.main import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except ImportError as error:  # commands are loaded when they are called
        sys.exit(_not_built(error))


def _not_built(error: ImportError) -> int:
    """Something of our own is missing, perhaps what reads the files of texts: two sentences stand
    here."""
    language = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    if (language or "").lower().startswith("de"):
        said = f"Zweikampf ist nicht vollständig installiert ({error}); bitte neu installieren."
    else:
        said = f"Zweikampf is not installed completely ({error}); please install it again."
    sys.stderr.write(" ".join(said.split()) + "\n")
    return NOT_BUILT


if __name__ == "__main__":
    main()
