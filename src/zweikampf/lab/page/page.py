"""The report as one page: German and English, without scripts, readable from a file, printable."""

from __future__ import annotations

from html import escape

from zweikampf import __version__
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.lab.page import plots
from zweikampf.lab.page.figures import MEANS, RATES, Figures, VariantFigures
from zweikampf.lab.page.sentences import Words

MOST_CARDS = 24  # in a plot: the best and the worst
_NAMES = {"de": "Deutsch", "en": "English"}
_SECTIONS = {
    "balance": ("began", "seat0"),
    "lengths": ("margin", "plies", "turns"),
    "choices": ("decisions", "choices", "branching"),
    "drama": ("any_change", "lead_changes", "last_change"),
    "decisive": ("draws", "decided"),
    "luck": ("luck",),
}
_CSS = """
:root { color-scheme: light; font: 17px/1.5 system-ui, sans-serif; color: #2b2b33;
  background: #fbfaf7; overflow-wrap: anywhere }
body { max-width: 46rem; margin: 0 auto; padding: 1rem 1.2rem 3rem }
h1 { font-size: 1.7rem; line-height: 1.2 }
h2 { margin-top: 2.2rem; border-bottom: 1px solid #ccc6b8 }
ul.said { padding-left: 1.1rem } ul.said li { margin: .3rem 0 }
.tongues { display: flex; gap: 1rem; justify-content: flex-end; border: 0; padding: 0; margin: 0 }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-size: .88rem; width: 100% }
th, td { padding: .25rem .6rem .25rem 0; text-align: right; border-bottom: 1px solid #e4dfd3 }
th:first-child, td:first-child { text-align: left } td { font-variant-numeric: tabular-nums }
svg { width: 100%; max-width: 34rem; height: auto; display: block }
.counts { font-weight: 700; color: #a33b3b }
.note { font-size: .88rem; color: #55555f } figure { margin: 1rem 0 }
body:has(#tongue-de:checked) [lang=en].part,
body:has(#tongue-en:checked) [lang=de].part { display: none }
@media print { .tongues { display: none }
  body { max-width: none; font-size: 10.5pt; background: #fff }
  section { break-inside: avoid } h2 { break-after: avoid } svg { max-width: 26rem } }
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
        f'<body><fieldset class="tongues"><legend hidden>Sprache / Language</legend>{choice}'
        f"</fieldset>{parts}</body></html>\n"
    )


def _body(figures: Figures, words: Words) -> str:
    study = figures.study
    intro = words(
        "intro",
        game=words.texts("title"),
        played=figures.played,
        players=", ".join(dict.fromkeys(study.players)),
    )
    if figures.played < study.total:
        intro += " " + words("partial", wanted=study.total)
    parts = [f"<h1>{escape(words.title)}</h1><p>{escape(intro)}</p>"]
    for variant in figures.variants:
        heading = escape(variant.name if len(figures.variants) > 1 else words("answers"))
        said = "".join(f"<li>{escape(each)}</li>" for each in words.summary(variant))
        parts.append(f'<section><h2>{heading}</h2><ul class="said">{said}</ul></section>')
    if len(figures.variants) > 1:
        parts.append(_comparison(figures, words))
    drawn = {
        "balance": _balance,
        "lengths": _lengths,
        "drama": _drama,
    }
    for name, rows in _SECTIONS.items():
        plot = drawn[name](figures, words) if name in drawn else ""
        parts.append(_section(name, words, _table(figures, words, rows) + plot))
    parts.insert(-4, _section("reasons", words, _reasons(figures, words)))
    parts += [_cards(variant, words, len(figures.variants) > 1) for variant in figures.variants]
    parts.append(_method(figures, words))
    return "".join(parts)


def _section(name: str, words: Words, inside: str) -> str:
    heading, about = escape(words(f"{name}-heading")), escape(words(f"{name}-about"))
    return f"<section><h2>{heading}</h2><p>{about}</p>{inside}</section>"


def _table(figures: Figures, words: Words, rows: tuple[str, ...]) -> str:
    heads = (
        [each.name for each in figures.variants] if len(figures.variants) > 1 else [words("value")]
    )
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(words(f"figure-{name}"))}</th>'
        + "".join(
            f"<td>{escape(words.estimate(name, each.figures[name]))}</td>"
            for each in figures.variants
        )
        + "</tr>"
        for name in rows
    )
    what = escape(words("figure"))
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{what}"><table><thead><tr>'
        f'<th scope="col">{what}</th>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def _figure(svg: str) -> str:
    return f"<figure>{svg}</figure>"


def _named(variant: VariantFigures, figures: Figures, said: str) -> str:
    return f"{variant.name}: {said}" if len(figures.variants) > 1 else said


def _balance(figures: Figures, words: Words) -> str:
    rows = [
        (
            _named(variant, figures, words(f"figure-{name}")),
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
    percent = words("games-percent")
    margins = {
        each.name: [
            float(m) for m, count in each.margins.items() if m is not None for _ in range(count)
        ]
        for each in figures.variants
    }
    lengths = {each.name: [float(ply) for ply in each.lengths] for each in figures.variants}
    return _figure(
        plots.histogram(words("figure-margin"), margins, words("figure-margin"), percent)
    ) + _figure(plots.histogram(words("figure-plies"), lengths, words("figure-plies"), percent))


def _drama(figures: Figures, words: Words) -> str:
    changes = {
        each.name: [float(value) for value, count in each.changes.items() for _ in range(count)]
        for each in figures.variants
        if each.changes
    }
    if not changes:
        return f'<p class="note">{escape(words("not-judged"))}</p>'
    name = words("figure-lead_changes")
    return _figure(plots.histogram(name, changes, name, words("games-percent")))


def _reasons(figures: Figures, words: Words) -> str:
    counts: dict[str, float] = {}
    for variant in figures.variants:
        for code, count in variant.reasons.items():
            counts[_named(variant, figures, words.reason(code))] = 100 * count / variant.games
    return _figure(plots.bars(words("reasons-heading"), counts, words("games-percent")))


def _cards(variant: VariantFigures, words: Words, several: bool) -> str:
    rows = [(each.card, each.opening, each.counts) for each in variant.cards if each.opening]
    known = [(card, found, marked) for card, found, marked in rows if found is not None]
    if len(known) > MOST_CARDS:
        known = known[: MOST_CARDS // 2] + known[-MOST_CARDS // 2 :]
    plot = ""
    if known:
        plot = _figure(plots.intervals(words("cards-heading"), known, words("won-percent")))
    body = "".join(
        f'<tr><th scope="row">{escape(each.card)}</th>'
        f"<td{' class=counts' if each.counts else ''}>"
        f"{escape(words.estimate('began', each.opening))}{' *' if each.counts else ''}</td>"
        f"<td>{escape(words.estimate('began', each.drawn))}</td></tr>"
        for each in variant.cards
    )
    heads = "".join(
        f'<th scope="col">{escape(words(key))}</th>' for key in ("card", "opening", "drawn")
    )
    name = f"<h3>{escape(variant.name)}</h3>" if several else ""
    label = escape(words("cards-heading"))
    table = (
        f'<details><summary>{escape(words("all-cards"))}</summary><div class="scroll" tabindex="0" '
        f'role="region" aria-label="{label}"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div></details>"
    )
    return _section("cards", words, name + plot + table)


def _comparison(figures: Figures, words: Words) -> str:
    first = figures.variants[0].name
    found = {(each.figure, each.variant): each for each in figures.differences}
    heads = "".join(f'<th scope="col">{escape(each.name)}</th>' for each in figures.variants[1:])
    body = ""
    for name in (*RATES, *MEANS):
        cells = ""
        for at in range(1, len(figures.variants)):
            gap = found.get((name, at))
            mark = gap is not None and gap.counts
            said = "–" if gap is None else words.gap(gap) + (" *" if mark else "")
            cells += f"<td{' class=counts' if mark else ''}>{escape(said)}</td>"
        body += f'<tr><th scope="row">{escape(words(f"figure-{name}"))}</th>{cells}</tr>'
    marked = sum(each.counts for each in figures.differences)
    said = words("compared", first=first, count=marked, all=len(figures.differences))
    what = escape(words("figure"))
    return (
        f"<section><h2>{escape(words('comparison-heading'))}</h2><p>{escape(said)}</p>"
        f'<div class="scroll" tabindex="0" role="region" aria-label="{what}"><table><thead><tr>'
        f'<th scope="col">{what}</th>{heads}</tr></thead><tbody>{body}</tbody></table></div>'
        "</section>"
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
