"""Every refusal has a status, in one table at the edge."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import zweikampf.server
from zweikampf.server.edge.refusals import BUSY, STATUS, refusal_response
from zweikampf.server.errors import Lost

FOLDER = Path(zweikampf.server.__file__).parent


def codes_in(path: Path) -> Iterator[str]:
    """The codes with which something is denied in a file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        made = ast.unparse(node.func)
        if made in ("Denied", "forbidden", "super().__init__") and path.name != "errors.py":
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def denied() -> set[str]:
    found = {code for path in FOLDER.rglob("*.py") for code in codes_in(path)}
    return {*found, "too-fast"}  # it is a separate class


def test_every_code_that_is_denied_has_a_status() -> None:
    assert denied() - set(STATUS) == set()


def test_every_status_is_of_a_code_that_is_denied() -> None:
    assert set(STATUS) - denied() == set()


def test_what_the_store_did_not_take_is_no_mistake_of_the_client() -> None:
    assert refusal_response(Lost()).status_code == BUSY
