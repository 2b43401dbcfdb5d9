"""What the games of a study say, as numbers: shown by the report, held by ``--json`` and CSV."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, replace
from math import isfinite
from typing import Any

from zweikampf.lab.match import FORFEIT
from zweikampf.lab.page import statistics
from zweikampf.lab.page.adjusted import SEAT0, Adjusted, adjusted_scores
from zweikampf.lab.page.statistics import Estimate
from zweikampf.lab.study.store import Folder
from zweikampf.lab.study.study import Study

Row = dict[str, Any]
# Figures of a variant in the order of the report. Rates are between 0 and 1.
RATES = ("began", "seat0", "draws", "any_change")
MEANS = (
    "winner_score", "loser_score", "margin", "plies", "turns", "decisions", "choices",
    "branching", "lead_changes", "last_change", "decided",
)  # fmt: skip
PARTS = ("last_change", "decided")  # of a game, between 0 and 1
SIGNED = ("winner_score", "loser_score", "margin")  # may be below 0
LEAST = 20  # games with a card, so that something is said about it


@dataclass(frozen=True)
class Card:
    """How often a seat won that was given this card."""

    card: str
    opening: Estimate | None  # before the first decision
    drawn: Estimate | None  # later
    counts: bool  # whether the opening differs from one half, corrected for all cards
    drawn_counts: bool  # the same for cards drawn later


@dataclass(frozen=True)
class VariantFigures:
    name: str
    options: dict[str, str]
    games: int
    forfeits: int
    # By the names above; ``luck`` and ``skill`` are shares, and so is ``alike``: of deals that took
    # the same course in all replays.
    figures: dict[str, Estimate | None]
    players: dict[str, Estimate]  # how often each won against others
    adjusted: dict[str, Adjusted]  # scores without luck, as far as luck was judged
    reasons: dict[str, int]
    scores: dict[int, int]  # how often a seat ended with each score
    margins: dict[int, int]  # how often each margin occurred
    lengths: list[int]  # plies of each game
    changes: dict[int, int]  # how often the lead changed how often
    cards: list[Card]

    def plain(self, name: str) -> Estimate | None:
        """The score that an adjusted one belongs to."""
        return self.figures[name] if name == SEAT0 else self.players[name]


@dataclass(frozen=True)
class Difference:
    """A figure of a variant minus that of the first one, on the same deals."""

    figure: str
    variant: int
    gap: Estimate
    counts: bool  # after the correction for many comparisons


@dataclass(frozen=True)
class Figures:
    study: Study
    played: int
    seconds: float
    variants: list[VariantFigures]
    differences: list[Difference]

    def json(self) -> dict[str, Any]:
        return {
            "study": self.study.json(),
            "played": self.played,
            "wanted": self.study.total,
            "seconds": self.seconds,
            "variants": [_bounded(asdict(each)) for each in self.variants],
            "differences": [_bounded(asdict(each)) for each in self.differences],
        }

    def table(self) -> list[list[str]]:
        """One line per variant and figure, for CSV; ``counts`` says which differences count."""
        rows = [["variant", "figure", "value", "low", "high", "games", "counts"]]
        for variant in self.variants:
            for name, found in variant.figures.items():
                if found is not None:
                    rows.append([variant.name, name, *_texts(found), ""])
            for player, won in variant.players.items():
                rows.append([variant.name, f"player {player}", *_texts(won), ""])
            for name, adjusted in variant.adjusted.items():
                kind = name if name == SEAT0 else f"player {name}"
                rows.append([variant.name, f"adjusted {kind}", *_texts(adjusted.score), ""])
            for reason, count in variant.reasons.items():
                part = f"{count / variant.games:.6g}"
                rows.append([variant.name, f"reason {reason}", part, "", "", str(count), ""])
            for card in variant.cards:
                for kind, estimate, mark in (
                    ("opening", card.opening, card.counts),
                    ("drawn", card.drawn, card.drawn_counts),
                ):
                    if estimate is not None:
                        name = f"{kind} {card.card}"
                        rows.append([variant.name, name, *_texts(estimate), str(int(mark))])
        for each in self.differences:
            name = f"difference {each.figure}"
            variant_name = self.variants[each.variant].name
            rows.append([variant_name, name, *_texts(each.gap), str(int(each.counts))])
        return rows


def figures(folder: Folder) -> Figures:
    """All that is known so far."""
    study = folder.study
    rows: list[list[Row]] = [[] for _ in study.variants]
    for table in folder.tables("games"):
        for row in table.to_pylist():
            rows[row["variant"]].append(row)
    seconds = sum(
        sum(table["seconds"].to_pylist()) for table in folder.tables("times", ["seconds"])
    )
    return Figures(
        study,
        sum(map(len, rows)),
        seconds,
        [_variant(study, at, own) for at, own in enumerate(rows)],
        _differences(rows),
    )


def _variant(study: Study, at: int, rows: list[Row]) -> VariantFigures:
    whole = [row for row in rows if row["reason"] != FORFEIT]
    # One player alone meets itself under two labels: neither is the stronger one.
    is_same = len(set(study.players)) == 1
    found: dict[str, Estimate | None] = {}
    for name in RATES:
        found[name] = statistics.share(*_series(whole, name))
    for name in MEANS:
        found[name] = _possible(name, statistics.mean(*_series(whole, name)))
    sources = statistics.sources(
        [_points(row, 0) for row in whole],
        [row["deal_seed"] for row in whole],
        [(row["meeting"], row["deal_seed"], row["seating"]) for row in whole],
        ["" if is_same else (row["player0"], row["player1"]) for row in whole],
    )
    found["luck"] = None if sources is None else sources.deal
    found["skill"] = None if sources is None else sources.players
    found["alike"] = _alike(whole)
    return VariantFigures(
        study.variants[at].name,
        study.variants[at].options,
        len(rows),
        len(rows) - len(whole),
        found,
        players := {} if is_same else _players(whole),
        adjusted_scores(whole, {"seat0": found["seat0"], **players}) if study.adjusted else {},
        dict(Counter(row["reason"] for row in rows).most_common()),
        dict(sorted(Counter(row[f"score{seat}"] for row in whole for seat in (0, 1)).items())),
        dict(sorted(Counter(_column(whole, "margin")).items())),
        [row["plies"] for row in whole],
        dict(sorted(Counter(_column(whole, "lead_changes")).items())),
        _cards(whole),
    )


def _possible(name: str, found: Estimate | None) -> Estimate | None:
    """The interval of a mean knows no ends; a number is not below 0, a part not above 1."""
    if found is None or name in SIGNED or not isfinite(found.low):
        return found
    most = 1.0 if name in PARTS else found.high
    return replace(found, low=max(0.0, found.low), high=min(most, found.high))


def _points(row: Row, seat: int) -> float:
    """What a seat has got out of a game."""
    return 0.5 if row["winner"] is None else float(row["winner"] == seat)


def _value(row: Row, name: str) -> float | None:
    """A figure of one game; ``None`` if the game says nothing about it."""
    if name == "began":
        return None if row["began"] is None else _points(row, row["began"])
    if name in ("winner_score", "loser_score"):
        if (winner := row["winner"]) is None:
            return None
        return float(row[f"score{winner if name == 'winner_score' else 1 - winner}"])
    if name == "seat0":
        return _points(row, 0)
    if name == "draws":
        return float(row["winner"] is None)
    if name == "any_change":
        return None if row["lead_changes"] is None else float(row["lead_changes"] > 0)
    value = row[name]
    return None if value is None else float(value)


def _series(rows: list[Row], name: str) -> tuple[list[float], list[int]]:
    """A figure of all games that have it, with the deals of these games."""
    pairs = [(value, row["deal_seed"]) for row in rows if (value := _value(row, name)) is not None]
    return [value for value, _ in pairs], [deal for _, deal in pairs]


def _column(rows: list[Row], name: str) -> list[Any]:
    return [row[name] for row in rows if row[name] is not None]


def _alike(rows: list[Row]) -> Estimate | None:
    """How many deals took the same course each time: then they say nothing about luck."""
    courses: dict[Any, list[tuple[Any, ...]]] = {}
    for row in rows:
        key = (row["meeting"], row["deal_seed"], row["seating"])
        course = (row["plies"], row["choices"], row["score0"], row["score1"], row["branching"])
        courses.setdefault(key, []).append(course)
    replayed = {key: own for key, own in courses.items() if len(own) > 1}
    return statistics.share(
        [float(len(set(own)) == 1) for own in replayed.values()],
        [deal for _, deal, _ in replayed],
    )


def _players(rows: list[Row]) -> dict[str, Estimate]:
    """How often each player won against others, best first."""
    found: dict[str, tuple[list[float], list[int]]] = {}
    for row in rows:
        if row["player0"] == row["player1"]:
            continue
        for seat in (0, 1):
            points, deals = found.setdefault(row[f"player{seat}"], ([], []))
            points.append(_points(row, seat))
            deals.append(row["deal_seed"])
    shares = {name: statistics.share(*series) for name, series in found.items()}
    known = {name: share for name, share in shares.items() if share is not None}
    return dict(sorted(known.items(), key=lambda each: -each[1].value))


def _cards(rows: list[Row]) -> list[Card]:
    """Each card by how often the seat won that was given it."""
    found: dict[str, dict[str, tuple[list[float], list[int]]]] = {"opening": {}, "drawn": {}}
    for row in rows:
        for kind, of_card in found.items():
            for seat in (0, 1):
                for card in set(row[f"{kind}{seat}"]):
                    points, deals = of_card.setdefault(card, ([], []))
                    points.append(_points(row, seat))
                    deals.append(row["deal_seed"])
    enough = {
        kind: {card: series for card, series in of_card.items() if len(series[0]) >= LEAST}
        for kind, of_card in found.items()
    }
    names = sorted(enough["opening"].keys() | enough["drawn"].keys())
    tested = [(kind, card) for kind in enough for card in sorted(enough[kind])]
    marks = statistics.counts(
        [statistics.against_half(*enough[kind][card]) for kind, card in tested]
    )
    marked = {each for each, mark in zip(tested, marks, strict=True) if mark}
    opening, drawn = (
        {card: statistics.share(*series) for card, series in enough[kind].items()}
        for kind in ("opening", "drawn")
    )
    cards = [
        Card(
            name,
            opening.get(name),
            drawn.get(name),
            ("opening", name) in marked,
            ("drawn", name) in marked,
        )
        for name in names
    ]
    return sorted(cards, key=lambda each: -(each.opening or each.drawn or _NOTHING).value)


def _differences(rows: list[list[Row]]) -> list[Difference]:
    """Every variant against the first one, corrected for all comparisons together."""
    whole = [[row for row in own if row["reason"] != FORFEIT] for own in rows]
    found: list[tuple[str, int, Estimate, float]] = []
    for at in range(1, len(whole)):
        for name in (*RATES, *MEANS):
            gap = statistics.paired(*_series(whole[0], name), *_series(whole[at], name))
            if gap is not None:
                found.append((name, at, *gap))
    marks = statistics.counts([each[3] for each in found])
    return [
        Difference(name, at, gap, mark)
        for (name, at, gap, _), mark in zip(found, marks, strict=True)
    ]


def _texts(found: Estimate) -> list[str]:
    numbers = (found.value, found.low, found.high)
    return [*(f"{each:.6g}" if isfinite(each) else "" for each in numbers), str(found.games)]


def _bounded(data: Any) -> Any:
    """Plain data; JSON knows no infinite bounds."""
    if isinstance(data, dict):
        return {name: _bounded(value) for name, value in data.items()}
    if isinstance(data, list):
        return [_bounded(each) for each in data]
    return None if isinstance(data, float) and not isfinite(data) else data


_NOTHING = Estimate(0.5, 0.0, 1.0, 0)
