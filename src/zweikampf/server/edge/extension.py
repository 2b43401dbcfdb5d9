"""What a game adds to the server. Most games add nothing."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter
from pydantic import BaseModel

from zweikampf.engine import plugins


@dataclass(frozen=True)
class ServerExtension:
    """Calls of one game, and the bodies of their answers for the schema."""

    router: APIRouter
    bodies: tuple[type[BaseModel], ...] = ()


def extensions() -> list[ServerExtension]:
    """Those of all games that bring one, by their id."""
    return [found for _, found in sorted(plugins.found("server").items())]
