"""What can be typed at the prompt besides moves: the same words in German and English."""

from __future__ import annotations

ORDERS: dict[str, tuple[str, ...]] = {
    "help": ("help", "hilfe", "h"),
    "board": ("board", "brett", "b"),
    "legal": ("legal", "moves", "züge"),
    "hint": ("hint", "tipp"),
    "log": ("log", "verlauf"),
    "undo": ("undo", "zurück"),
    "resign": ("resign", "aufgeben"),
    "quit": ("quit", "ende", "exit", "q"),
}
_BY_WORD = {word: order for order, words in ORDERS.items() for word in words}


def order_of(line: str) -> str | None:
    """The order that a line is, whatever its case; ``None`` if it is none."""
    return _BY_WORD.get(line.strip().lower())


def beginning_with(text: str) -> list[str]:
    """The words that could be meant by what was typed so far."""
    return [word for word in _BY_WORD if text and len(word) > 1 and word.startswith(text.lower())]
