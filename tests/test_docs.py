"""What the documents show must run, and what they link to must exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [
    page
    for page in sorted(
        (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/README.md"))
    )
    if not page.is_symlink()
]
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{at}")
    for page in PAGES
    for at, code in enumerate(CODE.findall(page.read_text("utf-8")))
]


def test_there_are_examples_in_the_readme() -> None:
    assert any(str(example.id).startswith("README.md") for example in EXAMPLES)


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), link


def test_the_commands_in_the_readme_exist() -> None:
    from typer.main import get_command

    from zweikampf.cli import app

    known = set(get_command(app).commands)  # type: ignore[attr-defined]
    named = set(re.findall(r"^zweikampf (\w+)", (ROOT / "README.md").read_text("utf-8"), re.M))
    assert named
    assert named <= known
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^make (\w+)", (ROOT / "README.md").read_text("utf-8"), re.M):
        assert re.search(rf"^{target}:", makefile, re.M), target
