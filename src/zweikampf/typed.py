"""``new`` for type checkers: by the id of one of our games they know what its views are.

Nothing here runs. Games of other distributions are found by name at run time only, so a checker
learns their views where the ``Game`` itself is given.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Protocol, TypeVar, overload

from zweikampf import api
from zweikampf.engine.duel import Duel
from zweikampf.engine.game import Game, View
from zweikampf.games.dwarves.view import DwarvesView
from zweikampf.games.throne.view import ThroneView
from zweikampf.games.tower.view import TowerView

V = TypeVar("V", bound=View)
Given = Mapping[str, object] | None


class New(Protocol):
    """The signatures of ``zweikampf.new``."""

    @overload
    def __call__(
        self,
        game: Literal["dwarves"],
        options: Given = None,
        *,
        seed: int | None = None,
        preset: str | None = None,
        **chosen: object,
    ) -> Duel[DwarvesView]: ...
    @overload
    def __call__(
        self,
        game: Literal["throne"],
        options: Given = None,
        *,
        seed: int | None = None,
        preset: str | None = None,
        **chosen: object,
    ) -> Duel[ThroneView]: ...
    @overload
    def __call__(
        self,
        game: Literal["tower"],
        options: Given = None,
        *,
        seed: int | None = None,
        preset: str | None = None,
        **chosen: object,
    ) -> Duel[TowerView]: ...
    @overload
    def __call__(
        self,
        game: Game[Any, V, Any],
        options: Given = None,
        *,
        seed: int | None = None,
        preset: str | None = None,
        **chosen: object,
    ) -> Duel[V]: ...
    @overload
    def __call__(
        self,
        game: str,
        options: Given = None,
        *,
        seed: int | None = None,
        preset: str | None = None,
        **chosen: object,
    ) -> Duel[Any]: ...


new: New = api.new
