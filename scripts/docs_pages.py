"""What MkDocs cannot find in docs/: pages made from the package, and links that leave docs/.

The rule pages and the readmes of the games lie beside the games, and the commands and the public
API are in the code. They become pages here, so no page is kept twice. A link from a page to a file
of the repository leads to a page with its source.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import click
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import zweikampf
from zweikampf.cli.main import app
from zweikampf.engine.texts import LANGUAGES
from zweikampf.terminal.commands import general_texts

ROOT = Path(__file__).parent.parent
GAMES = "src/zweikampf/games"
IDS = sorted(path.parent.name for path in (ROOT / GAMES).glob("*/rules.en.md"))
LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)\s]*)?\))")
ITEM = re.compile(r"(?:[-*+]|\d+\.) ")
LANGUAGE_NAMES = {"de": "Deutsch", "en": "English"}
HIGHLIGHTED = {
    ".py": "python", ".pxd": "cython", ".toml": "toml", ".md": "markdown", ".sh": "bash",
    ".js": "javascript", ".mjs": "javascript", ".ts": "typescript", ".json": "json",
}  # fmt: skip
# Pages that lie elsewhere in the repository, by what they are called on the site.
ELSEWHERE = {
    "changes.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "web.md": "web/README.md",
}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fill what the navigation leaves open: the games, and the pages that it does not name."""
    assert config.nav is not None
    sections = {name: each[name] for each in config.nav if isinstance(each, dict) for name in each}
    named = set(_strings(config.nav))
    docs = Path(config.docs_dir)
    found = {path.relative_to(docs).as_posix() for path in docs.glob("*.md")}
    sections["How-to"][:0] = sorted(found - named)
    for game in IDS:
        languages = [{LANGUAGE_NAMES[each]: _rules(game, each)} for each in sorted(LANGUAGES)[::-1]]
        sections["Rules"].append({_title(game): [*languages, {"Notes": f"rules/{game}/notes.md"}]})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made."""
    for site, path in _pages().items():
        files.append(File.generated(config, site, content=(ROOT / path).read_text("utf-8")))
    for picture in (ROOT / GAMES).glob("*/rules.*.svg"):
        name = f"rules/{picture.parent.name}/{picture.name}"
        files.append(File.generated(config, name, abs_src_path=str(picture)))
    icon = str(ROOT / "web/public/icon.svg")
    files.append(File.generated(config, "pictures/icon.svg", abs_src_path=icon))
    made = {"reference/commands.md": _commands(), "reference/zweikampf.md": _api()}
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    for target in sorted(_linked(files)):
        site = _site_path(target)
        if site.startswith("source/") and files.get_file_from_path(site) is None:
            files.append(File.generated(config, site, content=_source(target)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links to files of the repository lead to their pages on the site."""
    here = PurePosixPath(page.file.src_uri)
    at = _repository_path(page.file.src_uri)

    def lead(match: re.Match[str]) -> str:
        target = _target(at, match[2])
        if target is None:
            return match[0]
        return f"{match[1]}{os.path.relpath(_site_path(target), here.parent)}{match[3]}"

    return _spaced(LINK.sub(lead, markdown))


def _spaced(markdown: str) -> str:
    """Lists as MkDocs wants them: a blank line before the first item, and what belongs to an item
    four columns to the right. Elsewhere, as far as the text of the item, is enough."""
    lines: list[str] = []
    is_list = is_code = False
    for line in markdown.splitlines():
        is_item = ITEM.match(line) is not None and not is_code
        indent = len(line) - len(line.lstrip(" "))
        if is_item and not is_list and lines and lines[-1].strip():
            lines.append("")
        if is_item:
            is_list = True
        elif is_list and indent >= 2:
            line = " " * max(4 - indent, 0) + line
        elif line.strip() and not is_code:
            is_list = bool(lines) and is_list and bool(lines[-1].strip())  # a lazy second line
        if line.lstrip().startswith("```"):
            is_code = not is_code
        lines.append(line)
    return "\n".join(lines) + "\n"


# Where things lie in the repository and on the site


def _rules(game: str, language: str) -> str:
    return f"rules/{game}/{language}.md"


def _pages() -> dict[str, str]:
    """Pages that lie outside docs/, by their name on the site."""
    found = dict(ELSEWHERE)
    for game in IDS:
        found[f"rules/{game}/notes.md"] = f"{GAMES}/{game}/README.md"
        for language in LANGUAGES:
            found[_rules(game, language)] = f"{GAMES}/{game}/rules.{language}.md"
    return found


def _repository_path(site: str) -> str:
    return _pages().get(site, f"docs/{site}")


def _site_path(path: str) -> str:
    """Where a file of the repository is on the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path.startswith(f"{GAMES}/"):
        game, _, name = path.removeprefix(f"{GAMES}/").partition("/")
        if name in ("", "README.md"):
            return f"rules/{game}/notes.md"
        if name.endswith(".svg"):
            return f"rules/{game}/{name}"
    known = {path: site for site, path in _pages().items()}
    return known.get(path, f"source/{path}.md")


def _target(at: str, link: str) -> str | None:
    """The file of the repository that a link leads to; ``None`` if it is no such link, or if it
    leads nowhere, which MkDocs reports."""
    if "://" in link or link.startswith(("mailto:", "/")):
        return None
    path = os.path.normpath(PurePosixPath(at).parent / link)
    return path if not path.startswith("..") and (ROOT / path).exists() else None


def _linked(files: Files) -> Iterator[str]:
    for file in [*files.documentation_pages()]:
        at = _repository_path(file.src_uri)
        for match in LINK.finditer(file.content_string):
            target = _target(at, match[2])
            if target is not None:
                yield target
                folder = ROOT / target
                if folder.is_dir() and _site_path(target).startswith("source/"):
                    yield from (each.relative_to(ROOT).as_posix() for each in _members(folder))


# What the pages say


def _source(path: str) -> str:
    """A file as a page, or a folder as a list of its files; the search leaves them out."""
    head = f"---\ntitle: {path}\nsearch:\n  exclude: true\n---\n\n# {path}\n\n"
    place = ROOT / path
    if place.is_dir():
        rows = (each.relative_to(place).as_posix() for each in _members(place))
        return head + "".join(f"- [{row}]({place.name}/{row}.md)\n" for row in rows)
    language = HIGHLIGHTED.get(place.suffix, "text")
    return f"{head}``````{language}\n{place.read_text('utf-8')}\n``````\n"


def _members(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in HIGHLIGHTED)


def _title(game: str) -> str:
    page = (ROOT / GAMES / game / "rules.en.md").read_text("utf-8")
    return page.partition("\n")[0].removeprefix("# ")


def _strings(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, (list, dict)):
        for each in nav.values() if isinstance(nav, dict) else nav:
            yield from _strings(each)


def _api() -> str:
    """Everything that ``import zweikampf`` offers, each as a section."""
    lines = [
        "# zweikampf\n",
        "What `import zweikampf` offers. The other reference pages show what lies beneath.\n",
    ]
    for name in public_names():
        found = getattr(zweikampf, name)
        kind = found if hasattr(found, "__qualname__") else type(found)
        names = f"      heading: {name}\n      toc_label: {name}\n"
        lines.append(f"::: {kind.__module__}.{kind.__qualname__}\n    options:\n{names}")
    return "\n".join(lines)


def public_names() -> list[str]:
    return [name for name in zweikampf.__all__ if not name.startswith("_")]


def _commands() -> str:
    """Every command with its arguments and options, as its help tells them."""
    texts = general_texts("en")
    lines = [
        "# Commands\n",
        "`zweikampf COMMAND --help` shows the same in your terminal, in German or English.\n",
    ]
    with click.Context(app, info_name="zweikampf", obj=texts) as context:
        for command, within in _walk(app, context):
            lines += _command(command, within)
    return "\n".join(lines)


def _walk(
    group: click.Group, context: click.Context
) -> Iterator[tuple[click.Command, click.Context]]:
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None, name
        with click.Context(command, info_name=name, parent=context) as within:
            yield command, within
            if isinstance(command, click.Group):
                yield from _walk(command, within)


def _command(command: click.Command, context: click.Context) -> Iterator[str]:
    formatter = context.make_formatter()
    command.format_help_text(context, formatter)
    yield f"## {context.command_path}\n"
    yield " ".join(formatter.getvalue().split()) + "\n"
    pieces = " ".join(command.collect_usage_pieces(context))
    yield f"```text\n{context.command_path} {pieces}\n```\n"
    for each in command.get_params(context):
        record = each.get_help_record(context)
        if record is not None:
            yield f"`{record[0]}`\n:   {record[1]}\n"
