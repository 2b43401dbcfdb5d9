"""Plots as SVG that stands inside a page: text stays text, and nothing is loaded."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from textwrap import wrap
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from zweikampf.lab.page.statistics import Estimate

WIDTH = 5.2  # inches: readable on a phone, where the plot is as wide as the screen
LEGEND = 52  # signs of a line of a legend
# Colours of the page, which has others in the dark; what is drawn is drawn with these.
INK, BLUE, RED = "#2b2b33", "#2f5d8a", "#a33b3b"
_OF_THE_PAGE = {INK: "var(--ink)", BLUE: "var(--blue)", RED: "var(--red)"}
_STYLE: Any = {
    "svg.fonttype": "none",
    "font.size": 11,
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.labelcolor": INK,
}
# Lines of variants that lie on each other are seen all the same.
_LINES = ("-", (0, (4, 3)), (0, (1, 2)), (0, (6, 2, 1, 2)))
# Names of groups that nothing refers to; several plots on a page would have the same ones.
_IDS = re.compile(r' id="[A-Za-z0-9]+_[0-9]+"')


def bars(title: str, counts: Mapping[str, float], across: str) -> str:
    """How often each of some things occurred."""
    figure, axes = _begin(0.9 + _tall(counts, 0.32))
    names = list(counts)[::-1]
    axes.barh(names, [counts[name] for name in names], color=BLUE)
    axes.set_xlabel(across)
    return _finish(figure, title)


def histogram(title: str, series: Mapping[str, Sequence[float]], across: str, up: str) -> str:
    """The distribution of a number, a line for each variant."""
    lines = sum(len(wrap(name, LEGEND)) for name in series) / _columns(series)
    figure, axes = _begin(2.6 + (0.2 * lines if len(series) > 1 else 0))
    every = [value for values in series.values() for value in values]
    low, high = (min(every), max(every)) if every else (0, 1)
    step = max(1, round((high - low) / 24))
    edges = [low - 0.5 + step * at for at in range(int((high - low) // step) + 2)]
    for at, (name, values) in enumerate(series.items()):
        if values:
            axes.hist(
                values,
                bins=edges,
                weights=[100 / len(values)] * len(values),
                histtype="stepfilled" if len(series) == 1 else "step",
                color=BLUE if len(series) == 1 else f"C{at}",
                linewidth=1.6,
                linestyle=_LINES[at % len(_LINES)],
                label="\n".join(wrap(name, LEGEND)),
            )
    # What is counted is whole; a single value would get parts of itself as marks.
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    if low == high:
        axes.set_xlim(low - 5, high + 5)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    if len(series) > 1 and every:
        # Above the plot, where it hides no line, and from the left end on: names are long.
        figure.legend(frameon=False, fontsize=9, loc="outside upper left", ncols=_columns(series))
    return _finish(figure, title)


def _columns(names: Iterable[str]) -> int:
    """Of a legend; letters stand side by side."""
    return 4 if max(map(len, names)) <= 3 else 1


def intervals(
    title: str, rows: Sequence[tuple[str, Estimate, bool]], across: str, middle: float = 50.0
) -> str:
    """Rates with their intervals, in percent; those that count in another colour."""
    figure, axes = _begin(0.8 + _tall([name for name, _, _ in rows], 0.27))
    axes.axvline(middle, color=INK, linewidth=0.8, linestyle=":")
    for at, (_, found, marked) in enumerate(reversed(rows)):
        colour = RED if marked else BLUE
        axes.plot([100 * found.low, 100 * found.high], [at, at], color=colour, linewidth=2)
        axes.plot([100 * found.value], [at], marker="o", markersize=5, color=colour)
    axes.set_yticks(range(len(rows)), [name for name, _, _ in reversed(rows)])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.set_xlabel(across)
    return _finish(figure, title)


def _tall(names: Iterable[str], line: float) -> float:
    """Inches for rows with these names, of one line or several."""
    found = list(names)
    lines = max((name.count("\n") + 1 for name in found), default=1)
    return max(0.5, len(found) * (line if lines == 1 else 0.19 * lines + 0.1))


def _begin(height: float) -> tuple[Figure, Axes]:
    with mpl.rc_context(_STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        return figure, figure.add_subplot()


def _finish(figure: Figure, title: str) -> str:
    """The element alone, named for those who cannot see it."""
    file = io.StringIO()
    with mpl.rc_context({**_STYLE, "svg.hashsalt": title}):
        figure.savefig(
            file, format="svg", metadata={"Date": None, "Creator": None}, transparent=True
        )
    text = _IDS.sub("", file.getvalue()[file.getvalue().index("<svg") :])
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"| height="[0-9.]+pt"', r"\1", text, count=2)
    for drawn, shown in _OF_THE_PAGE.items():
        text = text.replace(drawn, shown)
    return text.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1).rstrip()
