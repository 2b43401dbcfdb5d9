"""Names that people give themselves, made harmless."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
_MOST_MARKS = 2  # accents on one letter; more of them would overlap the neighbouring lines
_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, direction, private, unassigned


def clean_name(text: str) -> str:
    """One short line of visible characters in composed form; perhaps nothing is left.

    Names are data for the reader's side, which escapes them as it escapes all data.
    """
    plain = unicodedata.normalize("NFKC", text)
    kept: list[str] = []
    marks = 0
    for sign in plain:
        if sign.isspace():
            sign = " "
        elif unicodedata.category(sign) in _UNWANTED:
            continue
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= _MOST_MARKS:
            kept.append(sign)
    name = " ".join("".join(kept).split())
    return name[:LONGEST_NAME].strip()
