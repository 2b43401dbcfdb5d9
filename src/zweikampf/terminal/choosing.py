"""Options at a terminal: presets are offered first, then single options."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.engine.texts import Texts
from zweikampf.terminal.play import read_line


def ask_for_preset(
    game: AnyGame, texts: Texts, console: Console, read: Callable[[], str]
) -> str | None:
    """The preset that a person chooses by number or name; the first one without an answer.

    ``None`` where the game has none; ``Stopped`` if the person leaves.
    """
    names = list(game.options.presets)
    if not names:
        return None
    console.print(texts("which-preset", game=texts("title")))
    console.print(_presets(names, [str(at) for at in range(1, len(names) + 1)], texts))
    console.print(Text(texts("more-options-by", game=game.id), style="dim"))
    while True:
        line = read_line(read, console).lower()
        if not line:
            return names[0]
        if line in names:
            return line
        if line.isdecimal() and 1 <= int(line) <= len(names):
            return names[int(line) - 1]
        console.print(texts("preset-not-understood", most=len(names)))


def rules_in_play(options: Options, texts: Texts) -> str | None:
    """The preset that is played, in words, or what differs from the first one; else ``None``."""
    if not options.presets:
        return None
    preset = options.preset()
    if preset is not None:
        return texts("rules-of-preset", name=texts(f"preset-{preset}"))
    usual = options.parse({}).texts()
    own = [f"{name}={value}" for name, value in options.texts().items() if value != usual[name]]
    return texts("rules-of-options", options=", ".join(own))


def overview(game: AnyGame, texts: Texts) -> RenderableType:
    """All that can be chosen in a game, and how to say it on the command line."""
    parts: list[RenderableType] = [Text(texts("title"), style="bold")]
    names = list(game.options.presets)
    if names:
        parts += ["", texts("presets-heading"), _presets(names, names, texts)]
    if not game.options.fields():
        return Group(*parts, texts("no-options"))
    return Group(*parts, "", texts("options-heading"), _options(game, texts))


def _presets(names: list[str], marks: list[str], texts: Texts) -> Table:
    grid = _grid()
    for name, mark in zip(names, marks, strict=True):
        title = (f"{texts(f'preset-{name}')}. ", "bold")
        about = texts(f"preset-{name}-about")
        grid.add_row(Text(f"  {mark}", style="bold"), Text.assemble(title, about))
    return grid


def _options(game: AnyGame, texts: Texts) -> RenderableType:
    """Each option under its heading, the values of all of them aligned."""
    parts: list[RenderableType] = []
    values = {
        each.name: each.metadata.get("choices", (each.default,)) for each in game.options.fields()
    }
    width = max(len(f"{name}={value}") for name in values for value in values[name])
    for each in game.options.fields():
        heading = Text(f"  {texts(f'option-{each.name}')}", style="bold")
        needs = game.options.needs(each.name)
        if needs:
            needed = " ".join(f"{name}={value}" for name, value in needs)
            heading.append(f" ({texts('option-needs', needed=needed)})")
        grid = _grid()
        for value in values[each.name]:
            key = f"option-{each.name}-{value}"
            said = [texts(key) if texts.has(key) else ""]
            said += [texts("option-default")] if value == each.default else []
            grid.add_row(Text(f"    {f'{each.name}={value}':<{width}}"), " ".join(said))
        parts += [heading, grid]
    return Group(*parts)


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid
