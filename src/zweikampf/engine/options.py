"""What can be chosen before a game: named options with texts as values.

A game declares a frozen dataclass of ``choice`` fields. Unknown names and values are refused, a
missing option has its default. An option can depend on others: it does nothing unless they have
the values it needs, and then only its default is accepted.

A *preset* is a name for a set of options. It is offered before the single options and is no
option itself: records and traces list the options.

Options are bound to a version of the rules as well, so that a record of an older one is played by
the rules that it was played by (``Game.options_by``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Self

from zweikampf.engine.checks import need
from zweikampf.engine.errors import OptionError, WrongType
from zweikampf.engine.reason import because, numeral, told


def choice(
    default: str,
    *others: str,
    needs: Mapping[str, str] | None = None,
    was: Mapping[int, str] | None = None,
) -> Any:
    """An option that takes one of these values.

    ``needs``: the values of other options without which this one does nothing. ``was``: the default
    in older versions of the rules, where it was another one.
    """
    metadata = {"choices": (default, *others), "needs": dict(needs or {}), "was": dict(was or {})}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True)
class Options:
    """Base of a game's options."""

    # Names with the options that are not the default. The first one, if any, is the default game.
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {}

    # The older version of the rules that a record or a stored table is bound to; no one chooses it,
    # so it is none of the names. ``None`` is the version that is played now.
    rules_version: int | None = field(default=None, kw_only=True)

    def __post_init__(self) -> None:
        for each in self.fields():
            value = getattr(self, each.name)
            choices = each.metadata.get("choices", ())
            if choices and value not in choices:
                raise OptionError(
                    because(
                        "bad-option-value",
                        option=each.name,
                        value=str(value),
                        choices=", ".join(choices),
                    )
                )
        for each in self.fields():
            value = getattr(self, each.name)
            if value != each.default and not self.has_effect(each.name):
                needed = " ".join(f"{name}={other}" for name, other in self.needs(each.name))
                raise OptionError(
                    because("option-has-no-effect", option=each.name, value=value, needed=needed)
                )

    @classmethod
    def fields(cls) -> list[Field[Any]]:
        """What can be chosen, in the order of the declaration."""
        return [each for each in fields(cls) if each.name != "rules_version"]

    @classmethod
    def checked(cls, options: Options | Mapping[str, object] | None) -> Self:
        """Options of this game: these if they are its own, or made of names with values; the
        defaults for ``None``. ``WrongType`` for anything else."""
        if options is None:
            return cls()
        if isinstance(options, Mapping):
            return cls.parse(options)
        if not isinstance(options, cls):
            raise WrongType("options", "options", options)
        return options

    @classmethod
    def parse(
        cls,
        given: Mapping[str, object],
        *,
        preset: str | None = None,
        rules_version: int | None = None,
    ) -> Self:
        """Options from texts; a number stands for its text (``leader`` 0 is ``"0"``).

        A given value takes precedence over the preset. What an older record leaves out means what
        it meant then.
        """
        need(given, Mapping, "options")
        names = [each.name for each in cls.fields()]
        for name in given:
            if name not in names:
                said, known = name if isinstance(name, str) else told(name), ", ".join(names) or "-"
                raise OptionError(because("unknown-option", option=said, known=known))
        chosen = {
            each.name: each.metadata["was"][rules_version]
            for each in cls.fields()
            if rules_version in each.metadata.get("was", {})
        }
        chosen |= {name: _text(value) for name, value in given.items()}
        return cls(**cls._from_preset(preset, chosen), **chosen, rules_version=rules_version)

    @classmethod
    def _from_preset(cls, preset: str | None, chosen: Mapping[str, str]) -> dict[str, str]:
        """The options of a preset that are not chosen otherwise and still have an effect."""
        if preset is None:
            return {}
        if preset not in cls.presets:
            if not cls.presets:
                raise OptionError(because("no-presets", preset=preset))
            known = ", ".join(cls.presets)
            raise OptionError(because("unknown-preset", preset=preset, known=known))
        named = {name: value for name, value in cls.presets[preset].items() if name not in chosen}
        defaults = {each.name: each.default for each in cls.fields()}
        # Dropping one may leave another without effect.
        while True:
            together = defaults | named | dict(chosen)
            idle = [name for name in named if not _are_met(cls.needs(name), together)]
            if not idle:
                return named
            named = {name: value for name, value in named.items() if name not in idle}

    @classmethod
    def needs(cls, name: str) -> list[tuple[str, str]]:
        """The options, with their values, without which this one does nothing."""
        found = next(each for each in cls.fields() if each.name == name)
        return list(found.metadata.get("needs", {}).items())

    def has_effect(self, name: str) -> bool:
        """Do the other options let this one do something?"""
        return _are_met(self.needs(name), self.texts())

    def preset(self) -> str | None:
        """The name of the preset that means exactly these options, if there is one."""
        for name in self.presets:
            if self.parse({}, preset=name).texts() == self.texts():
                return name
        return None

    def texts(self) -> dict[str, str]:
        """Every option with its value, sorted by name."""
        return {each.name: getattr(self, each.name) for each in sorted(self.fields(), key=_name)}


def _are_met(needs: list[tuple[str, str]], values: Mapping[str, object]) -> bool:
    return all(values[name] == needed for name, needed in needs)


def _text(value: object) -> str:
    # True is an int in Python, but it is never meant as seat 1.
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        return told(value)
    return value if isinstance(value, str) else numeral(value)


def _name(each: Field[Any]) -> str:
    return each.name
