"""Figures in plain words, in one language."""

from __future__ import annotations

from math import isfinite
from string import ascii_uppercase

from zweikampf.engine.game_texts import GameTexts
from zweikampf.engine.registry import find
from zweikampf.engine.texts import Language
from zweikampf.lab.page.adjusted import SEAT0
from zweikampf.lab.page.figures import RATES, Difference, Figures, VariantFigures
from zweikampf.lab.page.statistics import Estimate
from zweikampf.lab.parts import part_of
from zweikampf.lab.showing import Numbers
from zweikampf.lab.study.reading import PRESET

PERCENT = {*RATES, "luck", "skill", "alike", "last_change", "decided"}
NAMED = 2  # variants whose names fit into tables and plots; more of them get letters
Answer = tuple[str, str]  # a plain sentence, and the numbers under it
# Shares of the deal from which one says that luck plays a part, a large one, the main one.
LUCK = ((0.5, "most"), (0.25, "much"), (0.1, "some"), (0.0, "little"))
TOO_WIDE = 2  # grades from one end of an interval to the other: then no grade is told
ALIKE = 0.5  # of the deals took the same course each time: more of them say nothing about luck
DRAMA = ((3.0, "often"), (1.0, "some"), (0.0, "rarely"))  # lead changes per game
OPEN = ((0.8, "late"), (0.5, "middle"), (0.0, "early"))  # when a game is decided


class Words:
    """Says what the figures of a study mean."""

    def __init__(self, figures: Figures, language: Language) -> None:
        self.figures = figures
        self.texts = GameTexts(find(figures.study.game), language, "zweikampf.lab")
        self.numbers = Numbers(self.texts)

    def __call__(self, key: str, **values: str | int) -> str:
        return self.texts(f"page-{key}", **values)

    @property
    def title(self) -> str:
        return self.figures.study.title or self.texts("title")

    def intro(self) -> str:
        """What was played, and by whom."""
        figures, study = self.figures, self.figures.study
        names = list(dict.fromkeys(study.players))
        said = self(
            "intro",
            game=self.texts("title"),
            played=figures.played,
            count=len(names),
            player=self.player(names[0]),
            players=self._listed([self.player(name) for name in names]),
        )
        if figures.played < study.total:
            said += " " + self("partial", wanted=study.total)
        return said

    def _listed(self, names: list[str]) -> str:
        *most, last = names
        return self("and", one=", ".join(most), two=last) if most else last

    def player(self, name: str) -> str:
        """A level by its name; other players as the study calls them."""
        number = name.removeprefix("level")
        if number == name or not number.isdecimal():
            return name
        called = self.texts(f"level-{self.figures.study.game}-{number}")
        return self("level", name=called, number=number)

    def variant(self, variant: VariantFigures) -> str:
        """What differs, in the words of the game; a name that the study gives stays."""
        options = {PRESET, *variant.options}
        pairs = [each.partition("=") for each in variant.name.split(" ")]
        if any(not sign or key not in options for key, sign, _ in pairs):
            return variant.name
        return ", ".join(
            self.texts(f"preset-{value}")
            if key == PRESET
            else f"{self.texts(f'option-{key}')}: {self.texts(f'option-{key}-{value}')}"
            for key, _, value in pairs
        )

    def letter(self, variant: VariantFigures) -> str:
        """What stands for a variant in tables and plots if there are too many for their names."""
        of_study = self.figures.variants
        if len(of_study) <= NAMED:
            return ""
        at = of_study.index(variant)
        return ascii_uppercase[at] if len(of_study) <= len(ascii_uppercase) else str(at + 1)

    def heading(self, variant: VariantFigures) -> str:
        letter, name = self.letter(variant), self.variant(variant)
        return f"{letter}: {name}" if letter else name

    def short(self, variant: VariantFigures) -> str:
        return self.letter(variant) or self.variant(variant)

    def card(self, code: str, variant: VariantFigures) -> str:
        return part_of(self.figures.study.game).card(code, variant.options, self.texts)

    def reason(self, code: str) -> str:
        return self("forfeit") if code == "forfeit" else self.texts(f"outcome-{code}")

    def value(self, name: str, value: float) -> str:
        if name in PERCENT:
            return self.numbers.percent(value)
        return self.numbers.plain(value, 2 if abs(value) < 20 else 1)

    def estimate(self, name: str, found: Estimate | None) -> str:
        """A figure with its interval, if it has one."""
        if found is None:
            return "–"
        value = self.value(name, found.value)
        if not isfinite(found.low + found.high):
            return value
        low, high = (self.value(name, each) for each in (found.low, found.high))
        return f"{value} ({low.removesuffix(' %')} – {high})"

    def scored(self, variant: VariantFigures, name: str) -> str:
        """Whose score it is, and in which variant if there are several."""
        who = self("figure-seat0") if name == SEAT0 else self("won-by", player=self.player(name))
        return f"{self.short(variant)}: {who}" if len(self.figures.variants) > 1 else who

    def times(self, ratio: float) -> str:
        """Nothing where an interval has no ends."""
        return self.numbers.plain(ratio, 2) if isfinite(ratio) and ratio else "–"

    def gap(self, found: Difference) -> str:
        scale = 100 if found.figure in PERCENT else 1
        unit = " " + self("points") if scale == 100 else ""
        if found.gap.low == found.gap.high == 0:
            return self("equal")
        low, value, high = (
            ("+" if each > 0 else "") + self.numbers.plain(scale * each, 1 if scale == 100 else 2)
            for each in (found.gap.low, found.gap.value, found.gap.high)
        )
        return f"{value}{unit} ({low} – {high})"

    # Answers

    def changes(self) -> list[Answer]:
        """What the variants change, as far as it counts."""
        first = self.figures.variants[0]
        said = []
        for each in self.figures.differences:
            one, two = (
                first.figures[each.figure],
                self.figures.variants[each.variant].figures[each.figure],
            )
            if not each.counts or one is None or two is None:
                continue
            plain = self(
                "changed",
                variant=self.heading(self.figures.variants[each.variant]),
                figure=self(f"figure-{each.figure}"),
                more="yes" if each.gap.value > 0 else "no",
                old=self.value(each.figure, one.value),
                new=self.value(each.figure, two.value),
            )
            said.append((plain, self.gap(each)))
        return said

    def summary(self, variant: VariantFigures) -> list[Answer]:
        """The answers first: each a plain sentence, and the numbers under it."""
        figures = variant.figures
        said = [
            self._advantage("first", "began", figures["began"]),
            self._advantage("seat", "seat0", figures["seat0"]),
        ]
        if variant.players:
            said.append(self._strongest(variant.players))
        turns, draws, choices = figures["turns"], figures["draws"], figures["choices"]
        decisions, width = figures["decisions"], figures["branching"]
        if turns and draws and choices and decisions and width:
            numbers = self(
                "numbers-length",
                choices=self.numbers.plain(choices.value, 0),
                decisions=self.numbers.plain(decisions.value, 0),
                width=self.numbers.plain(width.value),
                draws=self.numbers.percent(draws.value),
            )
            said.append((self("said-length", turns=self.numbers.plain(turns.value, 0)), numbers))
        changes, late, settled = (
            figures[name] for name in ("lead_changes", "last_change", "decided")
        )
        if changes is not None:
            numbers = self(
                "numbers-drama",
                changes=self.estimate("lead_changes", changes),
                late=self.numbers.percent(late.value) if late else "–",
            )
            said.append((self("said-drama", how=_grade(DRAMA, changes.value)), numbers))
        if settled is not None:
            numbers = self("numbers-late", settled=self.estimate("decided", settled))
            said.append((self("said-late", how=_grade(OPEN, settled.value)), numbers))
        said.append(self._luck(figures["luck"], figures["skill"], figures["alike"]))
        return said

    def _advantage(self, what: str, name: str, found: Estimate | None) -> Answer:
        if found is None:
            return self(f"said-{what}", favours="nothing"), ""
        favours = "yes" if found.low > 0.5 else "no" if found.high < 0.5 else "open"
        numbers = self(f"numbers-{what}", rate=self.estimate(name, found))
        return self(f"said-{what}", favours=favours), numbers

    def _strongest(self, players: dict[str, Estimate]) -> Answer:
        best, found = next(iter(players.items()))
        plain = self(
            "said-players", clear="yes" if found.low > 0.5 else "no", player=self.player(best)
        )
        numbers = "; ".join(
            self("numbers-players", player=self.player(name), rate=self.estimate("began", each))
            for name, each in players.items()
        )
        return plain, numbers

    def _luck(
        self, luck: Estimate | None, skill: Estimate | None, alike: Estimate | None
    ) -> Answer:
        if luck is None:
            return self("said-no-luck"), ""
        if alike is not None and alike.value > ALIKE:
            numbers = self("numbers-alike", alike=self.numbers.percent(alike.value))
            return self("said-alike"), numbers
        numbers = self(
            "numbers-luck",
            luck=self.estimate("luck", luck),
            players="no" if skill is None else "yes",
            skill="" if skill is None else self.estimate("skill", skill),
        )
        least, most = (_place(LUCK, end) for end in (luck.low, luck.high))
        how = _grade(LUCK, luck.value) if least - most < TOO_WIDE else "unclear"
        return self("said-luck", how=how), numbers


def _grade(grades: tuple[tuple[float, str], ...], value: float) -> str:
    return grades[_place(grades, value)][1]


def _place(grades: tuple[tuple[float, str], ...], value: float) -> int:
    return next(at for at, (least, _) in enumerate(grades) if value >= least)
