"""Two-player duel card games: rule-exact, provably fair, at native speed.

    import zweikampf as zk

    duel = zk.new("throne", seed=1)
    duel.play("G7")
    print(duel)

``games`` lists the games, ``new`` begins one, ``load`` continues or replays a record, ``opponent``
makes a player, ``solve`` plays an open position perfectly, ``verify`` checks a record, ``ledger``
says what was luck and what was play in it, ``explain`` tells it in words, ``known`` what a seat
could know, ``puzzles`` are positions with one clearly best move, ``arena`` compares players,
``conformance`` tries a game of one's own. Every error is a ``ZweikampfError``: its text is a
sentence, its ``code`` is for programs.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from zweikampf import _form

__version__ = "0.1.0"

if TYPE_CHECKING:
    from zweikampf.api import (
        again,
        arena,
        compare,
        conformance,
        explain,
        known,
        ledger,
        load,
        opponent,
        puzzles,
        solve,
        verify,
    )
    from zweikampf.engine.catalogue import Catalogue
    from zweikampf.engine.duel import Duel
    from zweikampf.engine.errors import ZweikampfError
    from zweikampf.typed import new

    games: Catalogue

__all__ = [
    "Duel",
    "ZweikampfError",
    "__version__",
    "again",
    "arena",
    "compare",
    "conformance",
    "explain",
    "games",
    "known",
    "ledger",
    "load",
    "new",
    "opponent",
    "puzzles",
    "solve",
    "verify",
]

# Where each name is. It is loaded when it is asked for: ``zweikampf --version`` needs none of it.
_HOMES = {
    "Duel": "zweikampf.engine.duel",
    "ZweikampfError": "zweikampf.engine.errors",
    **dict.fromkeys(
        (
            *("again", "arena", "compare", "conformance", "explain", "known", "ledger", "load"),
            *("new", "opponent", "puzzles", "solve", "verify"),
        ),
        "zweikampf.api",
    ),
}


if not TYPE_CHECKING:  # a type checker would believe in every name

    def __getattr__(name: str) -> object:
        if name == "games":
            return import_module("zweikampf.games")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = getattr(import_module(_HOMES[name]), name)
        return globals()[name]


def __dir__() -> list[str]:
    return sorted(__all__)  # what Tab offers: not the modules that happen to be loaded


_form.choose()
