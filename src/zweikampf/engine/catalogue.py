"""The games as ``zweikampf.games`` shows them: the folder of our games is also the list of all."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from zweikampf.engine import registry
from zweikampf.engine.errors import WrongType
from zweikampf.engine.game import AnyGame


class Catalogue(ModuleType):
    """The installed games by their ids: ``games()`` lists them, ``games["id"]`` is one of them."""

    def __call__(self) -> list[str]:
        """The ids of all games."""
        return registry.names()

    def __getitem__(self, name: str) -> AnyGame:
        """The game of this id; ``UnknownGame`` if there is none."""
        if not isinstance(name, str):
            raise WrongType("game", "str", name)
        return registry.find(name)

    def __iter__(self) -> Iterator[str]:
        return iter(registry.names())

    def __len__(self) -> int:
        return len(registry.names())

    def __contains__(self, name: object) -> bool:
        return name in registry.names()

    def __repr__(self) -> str:
        return f"<games: {', '.join(registry.names())}>"
