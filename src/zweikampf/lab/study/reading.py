"""The file of a study, read. Whatever is wrong with it is said with its line and with what is
allowed, before a game is played."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path as File
from typing import Any, TypeVar

from zweikampf.engine import registry
from zweikampf.engine.errors import (
    OptionError,
    ParseError,
    PlayerError,
    UnknownGame,
)
from zweikampf.engine.game import AnyGame
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import Reason, because
from zweikampf.lab.match import Match
from zweikampf.lab.parts import part_of
from zweikampf.lab.playing import try_out
from zweikampf.lab.study.lines import Lines, Path
from zweikampf.lab.study.study import JUDGES, ON_ERROR, Judge, Study, Variant
from zweikampf.players.opponents import check, known_names
from zweikampf.players.player import NO_BUDGET, Budget

MOST = 10**12  # games
MOST_VARIANTS = 1_000
TEXT = '"…"'  # what is allowed where any text is
BUDGETS = '"200", "50ms", …'
PRESET = "preset"  # stands beside the options of a game
_KEYS = (
    "game", "players", "games", "title", "seed", "replays", "budget", "decisions", "adjusted",
    "on_error", "unit", "options", "vary", "variant", "judge",
)  # fmt: skip
T = TypeVar("T", bound=str)


class StudyError(ParseError):
    """A study that is not played. ``path`` and ``line`` say where the mistake stands."""

    def __init__(self, reason: Reason, path: File, line: int, game: str | None = None) -> None:
        super().__init__(reason)
        self.path = path
        self.line = line
        self._game = game

    @property
    def game(self) -> str | None:
        return self._game

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {super().__str__()}"


def read(path: File) -> Study:
    """The study in a file; ``StudyError`` says what is wrong, ``OSError`` that there is none."""
    content = path.read_bytes()
    try:
        text = content.decode("utf-8-sig")
        data = tomllib.loads(text)
    except UnicodeDecodeError:
        raise StudyError(because("study-not-text"), path, 1) from None
    except tomllib.TOMLDecodeError as error:
        line = getattr(error, "lineno", None) or _line_in(str(error), content)
        raise StudyError(because("study-not-toml", why=str(error)), path, line) from None
    return _Page(path, Lines(text), data).study()


def _line_in(message: str, content: bytes) -> int:
    """Older versions of Python say the line in the message alone, and nothing about the end."""
    _, found, rest = message.partition("at line ")
    digits = rest.split(",")[0]
    return int(digits) if found and digits.isdigit() else content.count(b"\n") + 1


class _Page:
    """One file, with questions to it."""

    def __init__(self, path: File, lines: Lines, data: dict[str, Any]) -> None:
        self.path = path
        self.lines = lines
        self.data = data
        self.materials: dict[tuple[str, str], str] = {}

    def study(self) -> Study:
        self.only(self.data, (), _KEYS)
        game = self.game()
        players = self.players(game)
        budget = self.text("budget", "", BUDGETS)
        try:
            limit = Budget.parse(budget) if budget else NO_BUDGET
        except PlayerError:
            raise self.wrong(("budget",), BUDGETS) from None
        variants = self.variants(game)
        return Study(
            game=game.id,
            players=players,
            variants=variants,
            games=self.whole("games", 1, MOST),
            title=self.text("title", ""),
            seed=self.whole("seed", -(2**63), 2**63 - 1, 0),
            replays=self.whole("replays", 1, 1_000, 2),
            budget=limit,
            judge=self.judge(),
            decisions=self.flag("decisions"),
            adjusted=self.flag("adjusted"),
            on_error=self.choice(self.data, ("on_error",), ON_ERROR, "stop"),
            unit=self.whole("unit", 1, 1_000_000, 0),
            materials=tuple((*key, content) for key, content in self.materials.items()),
        )

    # Parts of a study

    def game(self) -> AnyGame:
        name = self.text("game", allowed=", ".join(registry.names()))
        try:
            return registry.find(name)
        except UnknownGame as error:
            raise self.refuse(("game",), error.reason) from None

    def players(self, game: AnyGame) -> tuple[str, ...]:
        names = self.texts(self.data, ("players",), ", ".join(known_names(game.id)))
        for name in names:
            try:
                check(name, game.id)
                try_out(Match(game.id, (name,)))
            except PlayerError as error:
                raise self.refuse(("players",), error.reason, name) from None
        return (names[0], names[0]) if len(names) == 1 else tuple(names)

    def judge(self) -> Judge:
        table = self.table("judge")
        self.only(table, ("judge",), ("by", "iterations", "games"))
        usual = Judge()
        return Judge(
            self.choice(table, ("judge", "by"), JUDGES, usual.by),
            self.number(table, ("judge", "iterations"), 1, 10**9, usual.iterations),
            self.number(table, ("judge", "games"), 0, MOST, usual.games),
        )

    def variants(self, game: AnyGame) -> tuple[Variant, ...]:
        fixed = self.table("options")
        if "vary" in self.data and "variant" in self.data:
            raise self.refuse(("variant", 0), because("study-vary-or-variant"))
        if "variant" in self.data:
            found = self.listed(game, fixed)
        else:
            found = self.grid(game, fixed)
        for at, each in enumerate(found):
            for earlier in found[:at]:
                if earlier.options == each.options or earlier.name == each.name:
                    path = ("variant", at) if "variant" in self.data else self.repeated()
                    values = {"name": each.name, "other": earlier.name}
                    raise self.refuse(path, because("study-same-variant", **values))
        return tuple(found)

    def repeated(self) -> Path:
        """The list of values in which one stands twice."""
        for name, values in self.table("vary").items():
            if isinstance(values, list) and len({str(each) for each in values}) < len(values):
                return ("vary", name)
        return ("vary",)

    def grid(self, game: AnyGame, fixed: Mapping[str, object]) -> list[Variant]:
        """Every combination of the values that vary."""
        table = self.table("vary")
        axes = {
            name: self.texts(table, ("vary", name), self.values_of(game, name)) for name in table
        }
        if (count := _product(len(values) for values in axes.values())) > MOST_VARIANTS:
            reason = because("study-too-many", count=count, most=MOST_VARIANTS)
            raise self.refuse(("vary",), reason)
        found = []
        for values in product(*axes.values()):
            chosen = dict(zip(axes, values, strict=True))
            said = " ".join(f"{name}={value}" for name, value in chosen.items())
            places = {name: ("vary", name) for name in chosen}
            places |= {name: ("options", name) for name in fixed if name not in chosen}
            found.append(self.variant(game, said, {**fixed, **chosen}, places))
        return found

    def listed(self, game: AnyGame, fixed: Mapping[str, object]) -> list[Variant]:
        tables = self.data["variant"]
        if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
            raise self.wrong(("variant",), "[[variant]]")
        if not tables:
            raise self.empty(("variant",), "[[variant]]")
        found = []
        for at, table in enumerate(tables):
            path = ("variant", at)
            own = {name: value for name, value in table.items() if name != "name"}
            name = table.get("name") or " ".join(f"{key}={value}" for key, value in own.items())
            if not isinstance(name, str):
                raise self.wrong((*path, "name"), TEXT)
            places: dict[str, Path] = {each: (*path, each) for each in own}
            places |= {each: ("options", each) for each in fixed if each not in own}
            found.append(self.variant(game, name or f"{at + 1}", {**fixed, **own}, places))
        return found

    def variant(
        self,
        game: AnyGame,
        name: str,
        given: Mapping[str, object],
        places: Mapping[str, Path],
    ) -> Variant:
        """Options as they are written; a value may be a file next to the study."""
        known = [PRESET, *(each.name for each in game.options.fields())]
        preset: str | None = None
        chosen: dict[str, object] = {}
        for key, value in given.items():
            place = places[key]
            if key not in known:
                reason = because("unknown-option", option=shorten(key), known=", ".join(known))
                raise self.refuse(place, reason, key)
            if not isinstance(value, (str, int)) or isinstance(value, bool):
                raise self.wrong(place, self.values_of(game, key))
            try:
                if key == PRESET:
                    preset = str(value)
                    game.options.parse({}, preset=preset)
                else:
                    chosen[key] = self.bring(game, key, str(value))
                    self.check_value(game, key, str(chosen[key]))
            except OptionError as error:
                raise self.refuse(place, error.reason, value, game.id) from None
        try:
            options = game.options.parse(chosen, preset=preset)
        except OptionError as error:  # one by one they are known, but not together
            named = str(error.reason.values.get("option", ""))
            place = places.get(named, next(iter(places.values()), ()))
            raise self.refuse(place, error.reason, chosen.get(named), game.id) from None
        return Variant(name or game.options().preset() or "standard", options.texts())

    def bring(self, game: AnyGame, option: str, value: str) -> str:
        try:
            brought = part_of(game.id).bring(option, value, self.path.parent)
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise OptionError(because("study-file", file=shorten(value), why=why)) from None
        if brought.content:
            self.materials[option, brought.value] = brought.content
        return brought.value

    def values_of(self, game: AnyGame, option: str) -> str:
        """What an option can be, as far as the game says so."""
        if option == PRESET:
            return ", ".join(game.options.presets) or TEXT
        for field in game.options.fields():
            if field.name == option:
                return ", ".join(field.metadata.get("choices", ())) or TEXT
        return TEXT

    def check_value(self, game: AnyGame, option: str, value: str) -> None:
        """The values of an option that says which ones it has."""
        field = next(each for each in game.options.fields() if each.name == option)
        choices = field.metadata.get("choices", ())
        if choices and value not in choices:
            reason = because(
                "bad-option-value",
                option=option,
                value=shorten(value),
                choices=", ".join(choices),
            )
            raise OptionError(reason)

    # Values of a kind

    def only(self, table: Mapping[str, object], path: Path, known: Sequence[str]) -> None:
        for key in table:
            if key not in known:
                reason = because("study-unknown-key", key=shorten(key), known=", ".join(known))
                raise self.refuse((*path, key), reason)

    def table(self, name: str) -> dict[str, Any]:
        found = self.data.get(name, {})
        if not isinstance(found, dict):
            raise self.wrong((name,), f"[{name}]")
        return found

    def text(self, name: str, usual: str | None = None, allowed: str = TEXT) -> str:
        found = self.given(self.data, (name,), usual, allowed)
        if not isinstance(found, str):
            raise self.wrong((name,), allowed)
        return found

    def texts(self, table: Mapping[str, Any], path: Path, allowed: str = TEXT) -> list[str]:
        found = self.given(table, path, None, allowed)
        values = found if isinstance(found, list) else [found]
        for each in values:
            if not isinstance(each, (str, int)) or isinstance(each, bool):
                raise self.wrong(path, allowed)
        if not values:
            raise self.empty(path, allowed)
        return [str(each) for each in values]

    def flag(self, name: str) -> bool:
        found = self.data.get(name, False)
        if not isinstance(found, bool):
            raise self.wrong((name,), "true, false")
        return found

    def whole(self, name: str, low: int, high: int, usual: int | None = None) -> int:
        return self.number(self.data, (name,), low, high, usual)

    def number(
        self, table: Mapping[str, Any], path: Path, low: int, high: int, usual: int | None
    ) -> int:
        if path[-1] not in table and usual is not None:
            return usual
        allowed = f"{low} … {high}"
        found = self.given(table, path, usual, allowed)
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            raise self.wrong(path, allowed)
        return found

    def choice(self, table: Mapping[str, Any], path: Path, choices: Sequence[T], usual: T) -> T:
        found = table.get(str(path[-1]), usual)
        for each in choices:
            if each == found:
                return each
        raise self.wrong(path, ", ".join(choices))

    def given(self, table: Mapping[str, Any], path: Path, usual: object, allowed: str) -> Any:
        found = table.get(str(path[-1]), usual)
        if found is None:
            reason = because("study-missing-key", key=str(path[-1]), allowed=allowed)
            raise self.refuse(path[:-1], reason)
        return found

    # What is wrong

    def wrong(self, path: Path, allowed: str) -> StudyError:
        """A value that is not one of those allowed."""
        value: Any = self.data
        for key in path:
            value = value[key]
        reason = because(
            "study-bad-value", key=str(path[-1]), value=shorten(_shown(value)), allowed=allowed
        )
        return self.refuse(path, reason)

    def empty(self, path: Path, allowed: str) -> StudyError:
        return self.refuse(path, because("study-empty", key=str(path[-1]), allowed=allowed))

    def refuse(
        self, path: Path, reason: Reason, value: object = None, game: str | None = None
    ) -> StudyError:
        return StudyError(reason, self.path, self.lines.of(path, value), game)


def _shown(value: object) -> str:
    return value if isinstance(value, str) else str(value).lower() if value is True else str(value)


def _product(numbers: Any) -> int:
    total = 1
    for each in numbers:
        total *= each
    return total
