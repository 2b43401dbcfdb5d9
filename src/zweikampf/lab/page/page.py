"""The report as one page: German and English, without scripts, readable from a file, printable."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from textwrap import wrap

from zweikampf import __version__
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.lab.page import plots
from zweikampf.lab.page.figures import MEANS, RATES, Figures, VariantFigures
from zweikampf.lab.page.sentences import Answer, Words

MOST_CARDS = 24  # in a plot: the best and the worst
_NAMES = {"de": "Deutsch", "en": "English"}
_SECTIONS = {
    "balance": ("began", "seat0"),
    "lengths": ("winner_score", "loser_score", "margin", "plies", "turns"),
    "choices": ("decisions", "choices", "branching"),
    "drama": ("any_change", "lead_changes", "last_change"),
    "decisive": ("draws", "decided"),
    "luck": ("luck", "skill", "alike"),
}
_CSS = """
:root { color-scheme: light dark; --ink: #2b2b33; --paper: #fbfaf7; --soft: #55555f;
  --line: #ccc6b8; --blue: #2f5d8a; --red: #a33b3b;
  font: 17px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #ebe8e0; --paper: #1d1d22;
  --soft: #b9b6ae; --line: #4c4a45; --blue: #7fb2e5; --red: #f08f85 } }
body { max-width: 46rem; margin: 0 auto; padding: 1rem 1.2rem 3rem; color: var(--ink);
  background: var(--paper) }
html { background: var(--paper) }
h1 { font-size: 1.7rem; line-height: 1.2 } h1, h2, h3 { text-wrap: balance }
h2 { margin-top: 2.2rem; border-bottom: 1px solid var(--line) }
ul.said { padding: 0; list-style: none } ul.said li { margin: .7rem 0 }
ul.said strong { display: block; font-weight: 600 }
.tongues { display: flex; gap: 1rem; justify-content: flex-end; border: 0; padding: 0; margin: 0 }
.tongues label { padding: .6rem 0 } .tongues input { width: 1.1rem; height: 1.1rem }
.tongues legend { position: absolute; clip-path: inset(50%) }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-size: .88rem; width: 100% }
th, td { padding: .25rem .6rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line) }
th { overflow-wrap: normal; hyphens: auto } th:first-child, td:first-child { text-align: left }
td { font-variant-numeric: tabular-nums; overflow-wrap: normal } .range { white-space: nowrap }
abbr { text-decoration: none }
svg { width: 100%; max-width: 34rem; height: auto; display: block; overflow: visible }
.counts { font-weight: 700; color: var(--red) }
.note { font-size: .88rem; color: var(--soft) } figure { margin: 1rem 0 }
summary { padding: .6rem 0 }
body:has(#tongue-de:checked) [lang=en].part,
body:has(#tongue-en:checked) [lang=de].part { display: none }
@page { margin: 16mm 15mm }
@media print { .tongues, summary { display: none }
  body { max-width: none; font-size: 10pt; line-height: 1.4; background: #fff; padding: 0 }
  h2 { margin-top: 1.4rem } ul.said li { margin: .4rem 0 } figure { margin: .6rem 0 }
  h2, h3, h2 + p { break-after: avoid } figure, tr, li, h2 + p { break-inside: avoid }
  details::details-content { content-visibility: visible; block-size: auto }
  .scroll { overflow: visible } svg { max-width: 20rem }
  .plots { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: end }
  table { break-inside: avoid } .long table { break-inside: auto } .cards table { font-size: 7pt }
  .cards { columns: 2; column-gap: 2rem } .cards td, .cards th { padding: .1rem .4rem .1rem 0;
  white-space: nowrap } }
"""


def page(figures: Figures, language: Language) -> str:
    """Both languages; the given one is shown first."""
    words = {each: Words(figures, each) for each in LANGUAGES}
    choice = "".join(
        f'<label><input type="radio" name="tongue" id="tongue-{each}"'
        f"{' checked' if each == language else ''}> <span lang={each}>{_NAMES[each]}</span></label>"
        for each in LANGUAGES
    )
    parts = "".join(
        f'<main class="part" lang="{each}">{_body(figures, own)}</main>'
        for each, own in words.items()
    )
    title = escape(words[language].title)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_CSS}</style></head>"
        f'<body><fieldset class="tongues"><legend>Sprache / Language</legend>{choice}'
        f"</fieldset>{parts}</body></html>\n"
    )


def _body(figures: Figures, words: Words) -> str:
    several = len(figures.variants) > 1
    parts = [f"<h1>{escape(words.title)}</h1><p>{escape(words.intro())}</p>"]
    if several:
        changes = words.changes() or [(words("nothing-changes"), "")]
        parts.append(_answers(words("changes-heading"), changes))
    for variant in figures.variants:
        heading = words.heading(variant) if several else words("answers")
        parts.append(_answers(heading, words.summary(variant)))
    if several:
        parts.append(_comparison(figures, words))
    plots_of = {"balance": _balance, "lengths": _lengths, "drama": _drama}
    for name, rows in _SECTIONS.items():
        plot = plots_of[name](figures, words) if name in plots_of else ""
        parts.append(_section(name, words, _table(figures, words, rows) + plot))
        if name == "balance" and figures.study.adjusted:
            parts.append(_section("adjusted", words, _adjusted(figures, words)))
        if name == "lengths":
            parts.append(_section("reasons", words, _reasons(figures, words)))
    cards = "".join(_cards(variant, words, several) for variant in figures.variants)
    parts.append(_section("cards", words, cards))
    parts.append(_method(figures, words))
    return "".join(parts)


def _answers(heading: str, answers: list[Answer]) -> str:
    """Plain words first, numbers under them."""
    said = "".join(
        f"<li><strong>{escape(plain)}</strong>"
        + (f'<span class="note">{escape(numbers)}</span>' if numbers else "")
        + "</li>"
        for plain, numbers in answers
    )
    return f'<section><h2>{escape(heading)}</h2><ul class="said">{said}</ul></section>'


def _section(name: str, words: Words, inside: str) -> str:
    heading, about = escape(words(f"{name}-heading")), escape(words(f"{name}-about"))
    return f"<section><h2>{heading}</h2><p>{about}</p>{inside}</section>"


def _table(figures: Figures, words: Words, rows: tuple[str, ...]) -> str:
    several = len(figures.variants) > 1
    head = (
        "".join(_head(each, words) for each in figures.variants)
        if several
        else f'<th scope="col">{escape(words("value"))}</th>'
    )
    body = "".join(
        f'<tr><th scope="row">{escape(words(f"figure-{name}"))}</th>'
        + "".join(
            _marked(words.estimate(name, each.figures[name]), False) for each in figures.variants
        )
        + "</tr>"
        for name in rows
    )
    what = escape(words("figure"))
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{what}"><table><thead><tr>'
        f'<th scope="col">{what}</th>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def _adjusted(figures: Figures, words: Words) -> str:
    """Plain scores and those without luck, side by side."""
    keys = ("figure", "plain", "adjusted", "narrower")
    heads = "".join(f'<th scope="col">{escape(words(key))}</th>' for key in keys)
    body = "".join(
        f'<tr><th scope="row">{escape(words.scored(variant, name))}</th>'
        + _marked(words.estimate("seat0", variant.plain(name)), False)
        + _marked(words.estimate("seat0", found.score), False)
        + f"<td>{escape(words.times(found.narrower))}</td></tr>"
        for variant in figures.variants
        for name, found in variant.adjusted.items()
    )
    label = escape(words("adjusted-heading"))
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{label}"><table><thead>'
        f"<tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _head(variant: VariantFigures, words: Words) -> str:
    """Of the column of a variant; what a letter stands for is there for those who point at it."""
    said = escape(words.short(variant))
    if words.letter(variant):
        said = f'<abbr title="{escape(words.variant(variant))}">{said}</abbr>'
    return f'<th scope="col">{said}</th>'


def _figure(svg: str) -> str:
    return f"<figure>{svg}</figure>"


def _named(variant: VariantFigures, words: Words, said: str) -> str:
    """The name of a variant has lines of its own, so that the plot itself stays wide."""
    if letter := words.letter(variant):
        return f"{letter}: {said}"
    several = len(words.figures.variants) > 1
    return "\n".join([*wrap(words.variant(variant), 30), said]) if several else said


def _balance(figures: Figures, words: Words) -> str:
    rows = [
        (
            _named(variant, words, words(f"figure-{name}")),
            found,
            not found.low <= 0.5 <= found.high,
        )
        for variant in figures.variants
        for name in ("began", "seat0")
        if (found := variant.figures[name]) is not None
    ]
    title = words("balance-heading")
    return _figure(plots.intervals(title, rows, words("won-percent"))) if rows else ""


def _lengths(figures: Figures, words: Words) -> str:
    """How scores, margins and lengths are distributed."""
    of_variant = {words.short(each): each for each in figures.variants}
    series = {
        "score": {name: _each(variant.scores) for name, variant in of_variant.items()},
        "margin": {name: _each(variant.margins) for name, variant in of_variant.items()},
        "plies": {name: variant.lengths for name, variant in of_variant.items()},
    }
    percents = {"score": words("seats-percent")}
    drawn = "".join(
        _figure(
            plots.histogram(
                words(f"figure-{name}"),
                found,
                words(f"figure-{name}"),
                percents.get(name, words("games-percent")),
            )
        )
        for name, found in series.items()
    )
    return f'<div class="plots">{drawn}</div>'


def _each(counts: Mapping[int, int]) -> list[int]:
    """Values as often as they were counted."""
    return [value for value, count in counts.items() for _ in range(count)]


def _drama(figures: Figures, words: Words) -> str:
    changes = {words.short(each): _each(each.changes) for each in figures.variants if each.changes}
    if not changes:
        return f'<p class="note">{escape(words("not-judged"))}</p>'
    name = words("figure-lead_changes")
    return _figure(plots.histogram(name, changes, name, words("games-percent")))


def _reasons(figures: Figures, words: Words) -> str:
    counts: dict[str, float] = {}
    for variant in figures.variants:
        for code, count in variant.reasons.items():
            name = _named(variant, words, words.reason(code))
            counts[name] = counts.get(name, 0.0) + 100 * count / variant.games
    return _figure(plots.bars(words("reasons-heading"), counts, words("games-percent")))


def _cards(variant: VariantFigures, words: Words, several: bool) -> str:
    known = [
        (words.card(each.card, variant), each.opening, each.counts)
        for each in variant.cards
        if each.opening is not None
    ]
    if len(known) > MOST_CARDS:
        known = known[: MOST_CARDS // 2] + known[-MOST_CARDS // 2 :]
    plot = ""
    if known:
        plot = _figure(plots.intervals(words("cards-heading"), known, words("won-percent")))
    body = "".join(
        f'<tr><th scope="row">{escape(words.card(each.card, variant))}</th>'
        + _marked(words.estimate("began", each.opening), each.counts)
        + _marked(words.estimate("began", each.drawn), each.drawn_counts)
        + "</tr>"
        for each in variant.cards
    )
    heads = "".join(
        f'<th scope="col">{escape(words(key))}</th>' for key in ("card", "opening", "drawn")
    )
    name = f"<h3>{escape(words.heading(variant))}</h3>" if several else ""
    label = escape(words("cards-heading"))
    table = (
        f"<details><summary>{escape(words('all-cards'))}</summary>"
        '<div class="scroll long cards" tabindex="0" '
        f'role="region" aria-label="{label}"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div></details>"
    )
    return name + plot + table


def _marked(said: str, counts: bool) -> str:
    """A cell; what counts is bold and has a star, so that it is seen without colours. An interval
    stays in one line."""
    value, _, interval = (escape(said) + ("&nbsp;*" if counts else "")).partition(" (")
    range_ = f" <span class=range>({interval}</span>" if interval else ""
    return f"<td{' class=counts' if counts else ''}>{value}{range_}</td>"


def _comparison(figures: Figures, words: Words) -> str:
    first = words.heading(figures.variants[0])
    found = {(each.figure, each.variant): each for each in figures.differences}
    heads = "".join(_head(each, words) for each in figures.variants[1:])
    body = ""
    for name in (*RATES, *MEANS):
        cells = ""
        for at in range(1, len(figures.variants)):
            gap = found.get((name, at))
            cells += _marked(words.gap(gap), gap.counts) if gap else _marked("–", False)
        body += f'<tr><th scope="row">{escape(words(f"figure-{name}"))}</th>{cells}</tr>'
    marked = sum(each.counts for each in figures.differences)
    said = words("compared", first=first, count=marked, all=len(figures.differences))
    what = escape(words("figure"))
    return (
        f"<section><h2>{escape(words('comparison-heading'))}</h2><p>{escape(said)}</p>"
        f'<div class="scroll long" tabindex="0" role="region" aria-label="{what}"><table>'
        f'<thead><tr><th scope="col">{what}</th>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div></section>"
    )


def _method(figures: Figures, words: Words) -> str:
    study = figures.study
    forfeits = sum(each.forfeits for each in figures.variants)
    lines = [
        words("method-deals", replays=study.replays),
        words("method-judge", by=study.judge.by, iterations=study.judge.iterations),
        words("method-intervals"),
        words("method-run", seed=study.seed, seconds=round(figures.seconds), version=__version__),
    ]
    if forfeits:
        lines.append(words("method-forfeits", count=forfeits))
    said = "".join(f"<p>{escape(each)}</p>" for each in lines)
    digest = f'<p class="note"><code>{study.digest}</code></p>'
    return (
        f'<section class="note"><h2>{escape(words("method-heading"))}</h2>{said}{digest}</section>'
    )
