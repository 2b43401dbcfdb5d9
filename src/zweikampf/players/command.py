"""A player that is a program in any language: ``cmd:./mybot --flag``.

It runs as a child process and speaks JSON, one object per line, over its standard input and output;
docs/bots.md is the specification. One process serves one player object: it starts with the first
game, plays one game after the other, and ends with ``close``.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
from collections.abc import Sequence

from zweikampf.engine.errors import PlayerError
from zweikampf.engine.game import AnyGame, Event, View
from zweikampf.engine.notation import shorten
from zweikampf.engine.options import Options
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.reason import because
from zweikampf.players.asked import OwnPlayer
from zweikampf.players.conversation import Conversation, Message
from zweikampf.players.player import Budget

MOVE_SECONDS = 60.0
LONGEST_TIME = 24 * 3600.0  # per move
_SEEDS = 1 << 31  # small enough to be exact in every language
_NAME = re.compile(r"cmd(?:@([1-9][0-9]{0,8})(ms|s))?:(.*)", re.DOTALL)


def is_command(name: str) -> bool:
    """Whether a program is meant, if perhaps with a time that cannot be."""
    return name.startswith(("cmd:", "cmd@"))


def with_move_time(name: str, seconds: float | None) -> str:
    """The same player with a time limit per move: a program that has none in its name."""
    found = _NAME.fullmatch(name)
    if seconds is None or not found or found[1]:
        return name
    return f"cmd@{max(1, round(seconds * 1000))}ms:{found[3]}"


class CommandPlayer(OwnPlayer):
    """``name`` is all of it: ``cmd:`` and the command, ``cmd@5s:`` with a time limit per move. No
    shell reads the command."""

    def __init__(self, name: str, game: AnyGame, seed: int) -> None:
        """``PlayerError`` if there is no such program; nothing is started yet."""
        self.name = name
        self._command, self._seconds = _parsed(name)
        self._game = self._rules = game
        self._seed = seed
        self._bot: Conversation | None = None
        self._games = 0
        self._is_playing = False
        self._events: list[Message] = []  # that it has not been told

    def begin(self, options: Options | None, seat: int) -> None:
        """The program is started if it does not run, and told which game begins."""
        if self._bot is None or self._bot.is_over:
            self._bot = Conversation(self.name, self._command)
        self._is_playing = True
        self._events = []
        self._bot.send(
            {
                "type": "new",
                "id": str(self._games),
                "game": self._game.id,
                "rules": self._game.version_of(options) if options else self._game.version,
                "options": options.texts() if options else None,
                "seat": seat,
                "seed": (self._seed + self._games) % _SEEDS,
            }
        )
        self._games += 1

    def saw(self, events: Sequence[Event]) -> None:
        """Kept, and sent with the next question."""
        self._events += [event.json() for event in events]

    def _choose(self, view: View, legal: Sequence[str], budget: Budget) -> str:
        if self._bot is None or self._bot.is_over or not self._is_playing:
            assert view.seat is not None
            self.begin(None, view.seat)  # the caller says nothing else
        assert self._bot is not None
        bot, events, self._events = self._bot, self._events, []
        bot.send(
            {
                "type": "turn",
                "view": view.json(),
                "events": events,
                "legal": list(legal),
                "limit_ms": round(self._seconds * 1000),
                "budget_ms": budget.milliseconds,
                "budget_iterations": budget.iterations,
            }
        )
        return self._checked(bot, bot.receive("move", self._seconds), legal)

    def end(self, outcome: Outcome | None) -> None:
        """The program is told how the game ended."""
        if self._bot is not None and not self._bot.is_over and self._is_playing:
            told = outcome.json() if outcome else None
            self._bot.send({"type": "over", "outcome": told, "events": self._events})
        self._is_playing = False

    def close(self) -> None:
        """The program is asked to quit, and ended if it does not."""
        if self._bot is not None:
            self._bot.close()

    def __repr__(self) -> str:
        return f"CommandPlayer({self.name!r}, {self._game.id!r}, seed={self._seed})"

    @staticmethod
    def _checked(bot: Conversation, move: Message, legal: Sequence[str]) -> str:
        token = move.get("token")
        if not isinstance(token, str):
            raise bot.fail(because("bot-bad-line", line=shorten(json.dumps(move))))
        if token not in legal:
            known = shorten(" ".join(legal), longest=160)
            raise bot.fail(because("bot-illegal-move", token=shorten(token), legal=known))
        return token


def _parsed(name: str) -> tuple[list[str], float]:
    """The command as words, its program found, and the seconds that a move may take."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise PlayerError(because("bad-command", text=shorten(name)))
    if os.name != "posix":
        raise PlayerError(because("bots-need-posix"))
    seconds = int(found[1]) / (1000 if found[2] == "ms" else 1) if found[1] else MOVE_SECONDS
    try:
        words = shlex.split(found[3])
    except ValueError:
        words = []
    if not words or seconds > LONGEST_TIME:
        raise PlayerError(because("bad-command", text=shorten(name)))
    program = shutil.which(words[0])
    if program is None:
        raise PlayerError(because("no-such-program", program=shorten(words[0], longest=120)))
    return words, seconds
