"""Players that the operator of a server offers besides the six levels: a TOML file with one table
per bot (docs/bots.md)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zweikampf.engine import registry
from zweikampf.engine.errors import PlayerError, ZweikampfError
from zweikampf.engine.reason import because
from zweikampf.players.command import is_command, with_move_time
from zweikampf.players.opponents import check
from zweikampf.players.player import NO_BUDGET, Budget
from zweikampf.server.settings import Settings
from zweikampf.server.table.names import clean_name
from zweikampf.server.table.setup import BotName

_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_FIELDS = {"de", "en", "player", "games", "seconds"}


class BadBots(ZweikampfError):
    """The file cannot be read, or a bot in it is not described as it must be."""


@dataclass(frozen=True)
class Bot:
    name: BotName
    player: str  # by the name that ``opponents`` knows, its time limit included
    games: tuple[str, ...]
    budget: Budget = NO_BUDGET  # for a player that is no program


class Bots:
    """The bots of a server, in the order of the file."""

    def __init__(self, bots: Iterable[Bot] = ()) -> None:
        self._bots = {bot.name.id: bot for bot in bots}

    def __iter__(self) -> Iterator[Bot]:
        return iter(self._bots.values())

    def find(self, name: str, game: str) -> Bot | None:
        """The bot of this id, if it plays this game here and now."""
        bot = self._bots.get(name)
        return bot if bot is not None and game in bot.games else None


def bots_of(settings: Settings) -> Bots:
    """What the settings name; ``BadBots`` if that cannot be offered."""
    path = settings.bots
    if path is None:
        return Bots()
    try:
        content = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadBots(because("bad-bots-file", path=str(path), why=why)) from None
    except ValueError as error:  # neither UTF-8 nor TOML
        raise BadBots(because("bad-bots-file", path=str(path), why=str(error))) from None
    return Bots(_bot(path, name, given, settings) for name, given in content.items())


def _bot(path: Path, name: str, given: Any, settings: Settings) -> Bot:
    def wrong(field: str) -> BadBots:
        return BadBots(because("bad-bot", path=str(path), bot=name, field=field))

    if not _ID.fullmatch(name) or not isinstance(given, dict):
        raise wrong("[...]")
    for field in given.keys() - _FIELDS:
        raise wrong(field)
    for language in ("de", "en"):
        said = given.get(language)
        if not isinstance(said, str) or not said or clean_name(said) != said:
            raise wrong(language)
    games = given.get("games", registry.names())
    if not isinstance(games, list) or not games or not set(games) <= set(registry.names()):
        raise wrong("games")
    most = settings.thinking_seconds
    seconds = given.get("seconds", most / 2)
    if type(seconds) not in (int, float) or not 0 < seconds < most:
        raise wrong("seconds")
    player = given.get("player")
    if not isinstance(player, str) or not player:
        raise wrong("player")
    for game in games:
        try:
            check(player, game)
        except PlayerError:
            raise wrong("player") from None
    is_asked = "seconds" in given and not is_command(player)
    return Bot(
        BotName(name, given["de"], given["en"]),
        with_move_time(player, seconds),
        tuple(games),
        Budget(milliseconds=max(1, round(seconds * 1000))) if is_asked else NO_BUDGET,
    )
