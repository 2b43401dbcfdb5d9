"""Figures in plain words, in one language."""

from __future__ import annotations

from zweikampf.engine.game_texts import GameTexts
from zweikampf.engine.registry import find
from zweikampf.engine.texts import Language
from zweikampf.lab.page.figures import RATES, Difference, Figures, VariantFigures
from zweikampf.lab.page.statistics import Estimate
from zweikampf.lab.showing import Numbers

PERCENT = {*RATES, "luck", "last_change", "decided"}


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

    def reason(self, code: str) -> str:
        return self("forfeit") if code == "forfeit" else self.texts(f"outcome-{code}")

    def value(self, name: str, value: float) -> str:
        if name in PERCENT:
            return self.numbers.percent(value)
        return self.numbers.plain(value, 2 if abs(value) < 20 else 1)

    def estimate(self, name: str, found: Estimate | None) -> str:
        """A figure with its interval."""
        if found is None:
            return "–"
        low, high = (self.value(name, each) for each in (found.low, found.high))
        return f"{self.value(name, found.value)} ({low.removesuffix(' %')} – {high})"

    def gap(self, found: Difference) -> str:
        scale = 100 if found.figure in PERCENT else 1
        unit = " " + self("points") if scale == 100 else ""
        low, value, high = (
            ("+" if each > 0 else "") + self.numbers.plain(scale * each, 1 if scale == 100 else 2)
            for each in (found.gap.low, found.gap.value, found.gap.high)
        )
        return f"{value}{unit} ({low} – {high})"

    def summary(self, variant: VariantFigures) -> list[str]:
        """The answers first, one sentence each."""
        figures = variant.figures
        said = [
            self._advantage("first", figures["began"]),
            self._advantage("seat", figures["seat0"]),
        ]
        draws, plies, decisions = figures["draws"], figures["turns"], figures["choices"]
        if draws is not None and plies is not None and decisions is not None:
            said.append(
                self(
                    "said-length",
                    turns=self.numbers.plain(plies.value, 0),
                    choices=self.numbers.plain(decisions.value, 0),
                    draws=self.numbers.percent(draws.value),
                )
            )
        changes, late, settled = (
            figures["lead_changes"],
            figures["last_change"],
            figures["decided"],
        )
        if changes is not None:
            said.append(self("said-drama", changes=self.numbers.plain(changes.value, 1)))
        if late is not None and settled is not None:
            said.append(
                self(
                    "said-late",
                    late=self.numbers.percent(late.value),
                    settled=self.numbers.percent(settled.value),
                )
            )
        if (luck := figures["luck"]) is not None:
            said.append(self("said-luck", luck=self.estimate("luck", luck)))
        else:
            said.append(self("said-no-luck"))
        return said

    def _advantage(self, what: str, found: Estimate | None) -> str:
        if found is None:
            return self(f"said-{what}", favours="nothing", rate="–")
        favours = "yes" if found.low > 0.5 else "no" if found.high < 0.5 else "open"
        name = "began" if what == "first" else "seat0"
        return self(f"said-{what}", favours=favours, rate=self.estimate(name, found))
