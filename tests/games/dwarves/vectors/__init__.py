"""The test vectors of the Dwarves specification: read from the text files next to this module.

``payments.txt``: cost, unused dice (``-`` for none), usable joker cards, ``->``, all payments in
order. ``decks.txt``: changes to the standard deck (``none`` deletes a key), ``->``, ``ok`` or a
rule that the validator must name. ``games.txt``: games from the first action on, one order or claim
per line; text after two blanks and ``#`` is a comment.
"""

import copy
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent


def _lines(name: str) -> list[str]:
    lines = (_FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [line.partition("  #")[0].strip() for line in lines if line.strip()]


def words(text: str) -> tuple[str, ...]:
    """The words of a line; a dash stands for none."""
    return () if text == "-" else tuple(text.split())


@dataclass(frozen=True)
class Payment:
    cost: str
    dice: str
    usable: int
    ways: tuple[str, ...]


def _payment(line: str) -> Payment:
    given, _, ways = line.partition(" -> ")
    cost, dice, usable = given.split()
    return Payment(f"{cost[:4]} {cost[4]}", dice.strip("-"), int(usable), words(ways))


@dataclass(frozen=True)
class DeckChange:
    text: str
    verdict: str

    def applied_to(self, raw: dict[str, Any]) -> dict[str, Any]:
        """The deck with these changes; cards are named without their table."""
        changed = copy.deepcopy(raw)
        for change in self.text.split(" ; "):
            path, _, value = change.partition("=")
            table: dict[str, Any] = changed if path in ("format", "name") else changed["card"]
            *parents, key = path.split(".")
            for parent in parents:
                table = table[parent]
            if value == "none":
                del table[key]
            else:
                table[key] = tomllib.loads(f"value = {value}")["value"]
        return changed


def _change(line: str) -> DeckChange:
    text, _, verdict = line.partition(" -> ")
    return DeckChange(text, verdict)


@dataclass(frozen=True)
class GameVector:
    name: str
    options: dict[str, str]
    rules: tuple[str, ...]
    orders: tuple[tuple[str, str], ...]


def _games() -> list[GameVector]:
    found: list[GameVector] = []
    for line in _lines("games.txt"):
        word, _, rest = line.partition(" ")
        if word == "vector":
            name, *options = rest.split()
            pairs = dict(option.split("=") for option in options)
            found.append(GameVector(name, pairs, (), ()))
            continue
        last = found.pop()
        if word == "rules":
            found.append(GameVector(last.name, last.options, words(rest), ()))
        else:
            orders = (*last.orders, (word, rest))
            found.append(GameVector(last.name, last.options, last.rules, orders))
    return found


PAYMENTS = [_payment(line) for line in _lines("payments.txt")]
DECK_CHANGES = [_change(line) for line in _lines("decks.txt")]
GAMES = _games()
