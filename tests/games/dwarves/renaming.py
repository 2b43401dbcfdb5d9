"""A deck file with the numbers of the standard deck and another name on every card."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.dwarves.scene import STANDARD
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.games.dwarves import cards, decks
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.sheet import SIDES

# A card of the standard deck is called like a phase of the turn.
PHASES = {"Nachschub"}

_CARD = re.compile(r"\[card\.(\w+)\]")
_NAMES = re.compile(r"(good|evil) = \{.*\}")


def new_name(kind: str, side: str, language: Language) -> str:
    return f"Probe {kind} {side} {language}"


def rename_all(folder: Path) -> Path:
    """Write the file into a folder of the user's own decks; the folder."""
    lines, kind = [], ""
    for line in STANDARD.read_text(encoding="utf-8").splitlines():
        card, names = _CARD.fullmatch(line), _NAMES.fullmatch(line)
        kind = card[1] if card else kind
        if names:
            said = (f'{at} = "{new_name(kind, names[1], at)}"' for at in LANGUAGES)
            line = f"{names[1]} = {{ {', '.join(said)} }}"
        lines.append(line)
    (folder / STANDARD.name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def old_names() -> set[str]:
    """All names that the package gives to its cards."""
    deck = decks.inspect(STANDARD).deck
    assert deck is not None
    return {name for sheet in deck.sheets for side in SIDES for name in sheet.names[side].values()}


def found_in(text: str) -> set[str]:
    """The old names that occur in a text as separate words."""
    return {name for name in old_names() if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)}


def lesson_values(deck: Deck, language: Language) -> dict[str, str]:
    """What the sentences of the lesson call the cards."""
    return {
        f"{side}-{kind}": deck.sheets[cards.kind_of(kind)].names[side][language]
        for side in SIDES
        for kind in cards.KINDS
    }
