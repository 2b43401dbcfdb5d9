"""What a misspelt word was probably meant to be."""

from __future__ import annotations

from collections.abc import Iterable

from zweikampf.engine.reason import Reason

_ALIKE = 0.66  # two letters exchanged in a word of four are 0.75; dance and trace are 0.6
_LISTS = ("known", "choices")  # values of a reason that list what would have been right


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is most like this one, if any is like it."""
    from difflib import get_close_matches

    by_form = {each.lower(): each for each in known}
    found = get_close_matches(word.lower(), by_form, n=1, cutoff=_ALIKE)
    return by_form[found[0]] if found else None


def meant(reason: Reason) -> str | None:
    """What was meant, if a reason is about a word that is not known and lists those that are."""
    values = dict(reason.values)
    known = next((str(values.pop(name)) for name in _LISTS if name in values), "")
    if not known or not (reason.code.startswith("unknown-") or "value" in values):
        return None
    word = values.get("value", next(iter(values.values()), ""))
    return closest(str(word), known.split(", "))
