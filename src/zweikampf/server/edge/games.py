"""What can be played here: the games with their options, and the texts and puzzles that they bring.

The browser client is built with the texts of our own games. Those of a separately installed game
come from here.
"""

from __future__ import annotations

import gzip
from asyncio import to_thread
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from zweikampf.engine import registry
from zweikampf.engine.game import AnyGame
from zweikampf.engine.game_texts import game_source
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.texts import Language
from zweikampf.players.puzzles.files import PuzzleError, count_of, shipped
from zweikampf.players.strategy import LEVELS
from zweikampf.server.edge.net.caching import INSTALLED, packed_answer, public_answer
from zweikampf.server.edge.routes import REFUSALS, TEXT, TheLobby
from zweikampf.server.edge.wire import rest
from zweikampf.server.edge.wire.common import bot_info
from zweikampf.server.log import warn

router = APIRouter(responses=REFUSALS)

GameParam = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,40}$")]


@router.get("/api/games", operation_id="games")
async def games(lobby: TheLobby) -> rest.GameCatalog:
    names = registry.names()
    counts = await to_thread(lambda: [_puzzle_count(name) for name in names])
    found = [_info(registry.find(name), count) for name, count in zip(names, counts, strict=True)]
    bots = [
        rest.BotOffer(**bot_info(bot.name), games=list(bot.games)) for bot in lobby.services.bots
    ]
    return rest.GameCatalog(games=found, levels=list(LEVELS), bots=bots)


def _info(game: AnyGame, puzzles: int) -> rest.GameInfo:
    options = [
        rest.GameOption(
            name=each.name,
            choices=game.option_choices(each.name),
            needs=dict(game.options.needs(each.name)),
        )
        for each in game.options.fields()
    ]
    presets = [
        rest.GamePreset(name=each, options=game.options.parse({}, preset=each).texts())
        for each in game.options.presets
    ]
    lesson = lesson_of(game.id)
    return rest.GameInfo(
        id=game.id,
        version=game.version,
        options=options,
        presets=presets,
        lesson=len(lesson.steps) if lesson else 0,
        can_draw=game.can_draw,
        reacts=game.reacts,
        puzzles=puzzles,
    )


@cache
def _puzzle_count(game: str) -> int:
    """The first call reads the file. One that cannot be read must not hide the games."""
    try:
        return count_of(game)
    except PuzzleError as error:
        warn("puzzles-unreadable", game=game, why=error.code)
        return 0


@router.get(
    "/api/games/{game}/texts/{language}",
    operation_id="texts",
    responses=TEXT,
    response_model=None,
)
async def texts(game: GameParam, language: Language, request: Request) -> Response:
    """The sentences of a game, a Fluent file; empty if it brings none in this language."""
    content = game_source(registry.find(game), language)
    return public_answer(request.headers, content.encode(), "text/plain; charset=utf-8")


@router.get(
    "/api/games/{game}/rules/{language}",
    operation_id="rules",
    responses=TEXT,
    response_model=None,
)
async def rules(game: GameParam, language: Language, request: Request) -> Response:
    """The rule page of a game, in Markdown; empty if it brings none in this language."""
    content = registry.find(game).read(f"rules.{language}.md") or ""
    return public_answer(request.headers, content.encode(), "text/plain; charset=utf-8")


@router.get("/api/games/{game}/puzzles", operation_id="puzzles", response_model=rest.PuzzleList)
async def puzzles(game: GameParam, request: Request) -> Response:
    """All puzzles of a game, as the seat that is to move sees each of them."""
    content = await to_thread(_puzzles, registry.find(game).id)
    return packed_answer(request.headers, content, "application/json", cache=INSTALLED)


@cache
def _puzzles(game: str) -> bytes:
    """Made once: they change with what is installed."""
    found = [rest.PuzzleInfo(**puzzle.told()) for puzzle in shipped(game).puzzles]
    told = rest.PuzzleList(game=game, version=registry.find(game).version, puzzles=found)
    return gzip.compress(told.model_dump_json().encode(), mtime=0)
