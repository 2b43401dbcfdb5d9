"""Sentences about a game, whether or not its package includes texts.

Our own games say everything in both languages. A game of another distribution may say less: what
is missing in one language is said in the other, and what is missing in both is made from the key,
so that no board and no log fails because a sentence is missing.
"""

from __future__ import annotations

import re
from functools import cached_property

from zweikampf.engine.game import AnyGame
from zweikampf.engine.texts import LANGUAGES, Language, Texts

_PEOPLE = ("who", "player", "whom", "other")  # values that say whom an event is about
_NAMED = ("outcome-", "preset-", "action-", "field-")


class GameTexts(Texts):
    """The sentences of some packages of ours and of one game, in one language."""

    def __init__(self, game: AnyGame, language: Language, *packages: str) -> None:
        super().__init__(language, *packages)
        self.game = game
        self.packages = packages
        self.add(game_source(game, language))

    def __call__(self, key: str, /, **values: str | int) -> str:
        if self.has(key):
            return super().__call__(key, **values)
        if self._other.has(key):
            return self._other(key, **values)
        return self._made_of(key, values)

    @cached_property
    def _other(self) -> Texts:
        """What the game says in the other language."""
        found = Texts(next(each for each in LANGUAGES if each != self.language))
        found.add(game_source(self.game, found.language))
        return found

    def _made_of(self, key: str, values: dict[str, str | int]) -> str:
        """A sentence for a key without a text."""
        if key == "title":
            return spaced(self.game.id).capitalize()
        if key == "about" or (key.startswith("preset-") and key.endswith("-about")):
            return ""
        if key.startswith(f"level-{self.game.id}-"):
            return self("any-level", level=key.rpartition("-")[2])
        if key.startswith("option-"):
            return spaced(key.split("-", 2)[-1])
        if key.startswith(_NAMED):
            return spaced(key.partition("-")[2])
        if key.startswith("event-"):
            return self._event(key.removeprefix("event-"), values)
        return self("any-reason", what=_with(spaced(key), values))

    def _event(self, name: str, values: dict[str, str | int]) -> str:
        rest = {name: value for name, value in values.items() if name not in _PEOPLE}
        what = _with(spaced(name), rest)
        if "who" in values:
            player = values.get("player", "")
            return self("any-event-of", who=values["who"], player=player, what=what)
        return self("any-event", what=what)


def game_source(game: AnyGame, language: Language) -> str:
    """The Fluent file that a game has in this language; empty if there is none."""
    return game.read(f"texts/{language}.ftl") or ""


def action_key(token: str) -> str:
    """The key of an action's name, for a game that names its actions; keys hold no other signs."""
    return "action-" + re.sub(r"[^A-Za-z0-9_-]", "-", token)


def words_of(token: str, texts: Texts) -> str:
    """What the texts call an action; empty if they have no name for it."""
    key = action_key(token)
    return texts(key) if texts.has(key) else ""


def spaced(name: str) -> str:
    """A name of the code as words."""
    return name.replace("-", " ").replace("_", " ")


def _with(what: str, values: dict[str, str | int]) -> str:
    told = ", ".join(f"{spaced(name)} {value}" for name, value in values.items())
    return f"{what}: {told}" if told else what
