"""Where things of one person are kept: folders that the system names for each purpose.

On Linux they follow the XDG rules: ``~/.local/share``, ``~/.local/state`` and ``~/.config``, or
what ``XDG_DATA_HOME``, ``XDG_STATE_HOME`` and ``XDG_CONFIG_HOME`` say. Nothing is made here; each
folder appears with its first file.
"""

from __future__ import annotations

from pathlib import Path

_NAME = "zweikampf"


def data() -> Path:
    """What people want to keep: records, the database of a server."""
    from platformdirs import user_data_path

    return user_data_path(_NAME)


def state() -> Path:
    """What can be lost without harm, such as lines typed before."""
    from platformdirs import user_state_path

    return user_state_path(_NAME)


def config() -> Path:
    """What people write themselves to change how things work."""
    from platformdirs import user_config_path

    return user_config_path(_NAME)


def try_file(path: Path) -> None:
    """``OSError`` unless a file can be written here. What was there stays as it is, and nothing is
    left that was not there."""
    missing = [each for each in (path, *path.parents) if not each.exists()]
    made: list[Path] = []
    try:
        for folder in reversed(missing[1:]):
            folder.mkdir()
            made.append(folder)
        with path.open("a"):
            pass
        if missing:
            path.unlink()
    finally:
        for folder in reversed(made):
            folder.rmdir()
