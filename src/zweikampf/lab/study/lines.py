"""Where something stands in a TOML file; ``tomllib`` reads values and forgets their lines."""

from __future__ import annotations

import re

Path = tuple[str | int, ...]  # keys and places in lists, such as ("variant", 0, "preset")

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\]#]+?)\s*\]")
_LONG = re.compile(r"\"{3}|'{3}")  # a text of several lines begins or ends
_KEY = re.compile(r"""\s*([\w.-]+|"[^"]*"|'[^']*')\s*=""")


class Lines:
    """The lines of keys and values."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._keys: dict[Path, int] = {}
        self._read()

    def of(self, path: Path, value: object = None) -> int:
        """The line of a key, or of a value in its list; of what it stands in if it is not there."""
        while path and path not in self._keys:
            path = path[:-1]
        line = self._keys.get(path, 1)
        return line if value is None else self._of_value(line, value)

    def _of_value(self, line: int, value: object) -> int:
        """Values may stand below their key, up to the next one."""
        others = [other for other in self._keys.values() if other > line]
        end = min(others, default=len(self._lines) + 1)
        written = re.compile(rf"""(?<![\w.-]){re.escape(str(value))}(?![\w.-])""")
        for at in range(line, end):
            if written.search(self._lines[at - 1]):
                return at
        return line

    def _read(self) -> None:
        table: Path = ()
        counts: dict[str, int] = {}
        inside = ""  # a text that continues: what looks like a key there is none
        for number, line in enumerate(self._lines, start=1):
            was_inside, inside = inside, _goes_on(line, inside)
            if was_inside:
                continue
            if header := _HEADER.match(line):
                name = _plain(header[2])
                table = tuple(name.split("."))
                if header[1] == "[[":
                    table = (*table, counts.setdefault(name, 0))
                    counts[name] += 1
                self._keys.setdefault(table, number)
            elif key := _KEY.match(line):
                self._keys.setdefault((*table, *_plain(key[1]).split(".")), number)


def _goes_on(line: str, inside: str) -> str:
    """The sign of the text that is still open at the end of a line, if there is one."""
    for sign in _LONG.findall(line if inside else line.partition("#")[0]):
        if not inside:
            inside = sign
        elif sign == inside:
            inside = ""
    return inside


def _plain(name: str) -> str:
    return name.strip("\"'")
