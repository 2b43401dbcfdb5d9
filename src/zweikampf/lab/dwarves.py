"""What the lab knows about Dwarves: its decks may be files that no other machine has; turns are
judged by a network."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from zweikampf.engine.duel import SEATS
from zweikampf.engine.texts import Texts
from zweikampf.games.dwarves import cards, decks
from zweikampf.lab.parts import Brought, Part

if TYPE_CHECKING:
    from zweikampf.lab.training.task import Task


def bring(option: str, value: str, folder: Path) -> Brought:
    """A deck by its name, or by the path of its file from the folder of the study."""
    if option != "deck":
        return Brought(value)
    path = folder / value if value.endswith(".toml") else decks.path_of(value)
    deck = decks.load(path)
    content = "" if decks.is_packaged(path) else path.read_text("utf-8-sig")
    return Brought(deck.name, content)


def install(option: str, value: str, content: str) -> None:
    if option == "deck" and content:
        decks.shelve_content(content.encode(), decks.file_name(value))


def card(code: str, options: Mapping[str, str], texts: Texts) -> str:
    """Both sides have the same kinds of cards, by names of their own."""
    sheet = decks.find(options["deck"]).sheets[cards.kind_of(code)]
    return " / ".join(dict.fromkeys(sheet.name(seat, texts.language) for seat in SEATS))


def _training() -> Task:
    from zweikampf.lab.training.dwarves import TASK

    return TASK


PART = Part(turns=("turn-began",), bring=bring, install=install, card=card, training=_training)
