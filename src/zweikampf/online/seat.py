"""A seat at a server's table, as its player sees it: frames in, frames out, no network here."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from zweikampf.engine import registry
from zweikampf.engine.game import Event
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.reason import because
from zweikampf.engine.received import read_event, read_view
from zweikampf.online.calls import Json, OnlineError, reason_of
from zweikampf.players import table_talk
from zweikampf.players.guarding import guarded
from zweikampf.players.player import NO_BUDGET, Budget, Player

# A frame that comes too late changes nothing: the latest position counts.
_LATE = {"stale-version", "not-your-turn", "game-over", "not-begun", "not-stored", "computer-plays"}
_TOO_FAST = "too-fast"

MakePlayer = Callable[[str], Player]


class Gap(Exception):
    """Something is missing: connect again, and take everything."""


class Away(Exception):
    """The server closes the line for a while."""


class RemoteSeat:
    """``player`` makes the player when the game is known; ``name`` is what its errors call it."""

    def __init__(self, player: MakePlayer, name: str, budget: Budget = NO_BUDGET) -> None:
        self.version: int | None = None
        self.frames = 0  # heard so far
        self.facts: Json = {}
        self.must_slow_down = False
        self._make = player
        self._name = name
        self._budget = budget
        self._player: Player | None = None
        self._word = secrets.token_hex(32)
        self._place: Json = {}  # the latest full position: game, options, seat
        self._legal: list[str] = []
        self._view: Json | None = None
        self._events: list[Json] = []  # that the player has not been told
        self._begins = False  # the player is to be told that a game begins
        self._act: Json | None = None  # sent, not answered
        self._sent: set[str] = set()  # ids of other frames on this connection

    @property
    def is_over(self) -> bool:
        return bool(self.facts) and self.facts["status"] == "over"

    def connected(self) -> list[Json]:
        """A new connection: what was not answered is sent again, with the same id."""
        self._sent.clear()
        return [self._act] if self._act else []

    def hear(self, frame: Json) -> None:
        """Take in what the server says. ``Gap``, ``Away``, or ``OnlineError`` if it is the end."""
        self.frames += 1
        kind = frame["type"]
        if kind == "bye":
            if frame["again"]:
                raise Away
            raise OnlineError(reason_of(frame["reason"]))
        if kind == "full":
            self._take_all(frame)
        elif kind == "update":
            self._take_more(frame)
        elif kind in ("done", "refused") and self._act and frame["id"] == self._act["id"]:
            self._answered(frame)
        self.facts = frame.get("facts", self.facts)
        if self.version is None or frame["version"] > self.version:
            raise Gap

    def forget(self) -> None:
        """The next connection takes everything."""
        self.version = None

    def _take_all(self, frame: Json) -> None:
        if self.version is not None and frame["version"] < self.version:
            return
        self._place = frame
        self._events = []
        self._begins = frame["view"] is not None
        self._take(frame)

    def _take_more(self, frame: Json) -> None:
        if frame["since"] != self.version:
            if self.version is None or frame["version"] > self.version:
                raise Gap
            return
        self._take(frame)

    def _take(self, frame: Json) -> None:
        self.version = frame["version"]
        self._view, self._legal = frame["view"], frame["legal"]
        self._events += [event for step in frame["steps"] for event in step["events"]]

    def _answered(self, frame: Json) -> None:
        if frame["type"] == "refused":
            code = frame["reason"]["code"]
            if code == _TOO_FAST:
                self.must_slow_down = True
                return
            if code not in _LATE:
                raise OnlineError(reason_of(frame["reason"]))
        self._act = None

    # What we say

    def replies(self) -> list[Json]:
        """What is to be sent now; the player may think here."""
        if self.is_over or not self._place:
            return []
        if self.must_slow_down and self._act:
            self.must_slow_down = False
            return [self._act]
        seat, facts = self._place["seat"], self.facts
        if seat is None:
            raise OnlineError(because("not-seated"))
        said = []
        if seat in facts["words_missing"]:
            said.append({"type": "word", "id": "word", "word": self._word})
        if facts["can"]["resume"]:
            said.append({"type": "resume", "id": f"resume-{self.version}"})
        said += self._declined(seat)
        said = [frame for frame in said if frame["id"] not in self._sent]
        self._sent |= {frame["id"] for frame in said}
        if self._legal and self._act is None and not facts["by_itself"]:
            self._act = {
                "type": "act",
                "id": secrets.token_hex(16),
                "token": self._choose(),
                "version": self.version,
            }
            self._legal = []  # until the next position
            said.append(self._act)
        return said

    def _declined(self, seat: int) -> list[Json]:
        """A bot plays on: it agrees to no draw, and takes nothing back."""
        offers, other = self.facts["offers"], 1 - seat
        taking_back = offers["takeback"]
        offered = ["draw"] if other in offers["draw"] and seat not in offers["draw"] else []
        if taking_back is not None and taking_back["seat"] == other:
            offered.append("takeback")
        return [
            {
                "type": "answer",
                "id": f"no-{what}-{self.version}",
                "what": what,
                "accept": False,
                "version": self.version,
            }
            for what in offered
        ]

    # The player

    def _choose(self) -> str:
        view = read_view(registry.find(self._place["game"]), self._view or {})
        player = self._told()
        legal = self._legal
        return guarded(self._name, lambda: player.choose(view, legal, self._budget))

    def _told(self) -> Player:
        """The player, who knows what has happened."""
        game = registry.find(self._place["game"])
        if self._player is None:
            self._player = self._make(game.id)
        player, seat = self._player, self._place["seat"]
        options = game.options.parse(self._place["options"])
        events: list[Event] = [read_event(game, event) for event in self._events]
        self._events = []
        begins, self._begins = self._begins, False

        def tell() -> None:
            if begins:
                table_talk.begin(player, options, seat)
            table_talk.saw(player, events)

        guarded(self._name, tell)
        return player

    def end(self) -> None:
        """Tell the player how it ended."""
        if self._player is not None:
            player, end = self._told(), self.facts["end"]
            by_rules = end is not None and end["how"] == "rules"
            outcome = (
                Outcome(end["winner"], end["reason"], tuple(end["score"])) if by_rules else None
            )
            guarded(self._name, lambda: table_talk.end(player, outcome))

    def close(self) -> None:
        if self._player is not None:
            table_talk.close(self._player)

    @property
    def seat(self) -> int:
        """Where we sit; places are drawn when the game begins."""
        seat: int = self._place["seat"]
        return seat

    @property
    def game(self) -> str:
        name: str = self._place["game"]
        return name
