"""The web client without a browser: its texts, its types, its size, its lock file."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_texts import messages_of
from zweikampf.engine import registry

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "zweikampf" / "server" / "static"
FIRST_LOAD = 150_000  # bytes of JavaScript, gzipped
SOURCES = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]

# A key that is made of parts: what stands before the part that changes.
_MADE = re.compile(r"\bt\(`([a-z-]+)\$\{")
_SAID = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')


def test_both_languages_of_the_page_have_the_same_keys_and_values() -> None:
    german, english = (messages_of(WEB / "texts" / f"{each}.ftl") for each in ("de", "en"))
    assert german.keys() == english.keys()
    for key, variables in german.items():
        assert variables.names == english[key].names, key


def test_every_text_of_the_page_is_used() -> None:
    source = "".join(path.read_text("utf-8") for path in SOURCES)
    said = set(_SAID.findall(source))
    made = tuple(_MADE.findall(source))
    unused = {
        key
        for key in messages_of(WEB / "texts" / "en.ftl")
        if key not in said and not key.startswith(made)
    }
    assert unused == set()


def test_pages_have_no_words_of_their_own() -> None:
    """What stands between tags comes from the texts: a name, an expression, or nothing."""
    between = re.compile(r">([^<>{}]*[A-Za-zÄÖÜäöü]{3,}[^<>{}]*)<")
    for path in SOURCES:
        if path.suffix != ".svelte":
            continue
        text = re.sub(
            r"<(script|style).*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.S
        )
        text = re.sub(r"\{(?:[^{}]|\{[^{}]*\})*\}", "{}", text)
        found = {each.strip() for each in between.findall(text)} - {"Zweikampf", "– Zweikampf"}
        assert found == set(), path


def test_no_page_draws_raw_html() -> None:
    for path in SOURCES:
        assert "{@html" not in path.read_text("utf-8"), path


def test_the_first_load_is_small() -> None:
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    entry = next(each for each in manifest.values() if each.get("isEntry"))
    files, waiting = set(), [entry]
    while waiting:
        chunk = waiting.pop()
        if chunk["file"] not in files:
            files.add(chunk["file"])
            waiting += [manifest[name] for name in chunk.get("imports", ())]
    # The words of the page are loaded before anything is drawn: the longest language counts.
    texts = [each["file"] for name, each in manifest.items() if name.endswith(".ftl?raw")]
    sizes = [len(gzip.compress((STATIC / file).read_bytes())) for file in (*files, *texts)]
    assert 10_000 < sum(sizes) <= FIRST_LOAD


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node is not None
    schema = subprocess.run(
        [sys.executable, "-m", "zweikampf.server.edge.schema"], capture_output=True, check=True
    ).stdout
    fresh = tmp_path / "wire.ts"
    script = WEB / "scripts" / "types.mjs"
    subprocess.run([node, script, fresh], input=schema, check=True, cwd=WEB)
    assert fresh.read_text("utf-8") == (WEB / "src" / "net" / "wire.ts").read_text("utf-8"), (
        "make wire writes the types again"
    )


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_a_picture(name: str) -> None:
    assert (WEB / "src" / "games" / name / "Picture.svelte").exists()
