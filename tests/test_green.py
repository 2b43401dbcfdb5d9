"""A test that passes passes always: its result follows from what it sets up, never from the clock,
from luck, or from how busy the machine is.

Tests of the browser wait for marks on the page; tests of a server advance its clock, hold its
computers, and seed its cards (``tests/server``). What has to wait waits for an event, with
``PATIENCE`` for the case that it never comes. Exceptions are listed here, with their reasons.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FILES = sorted(path for path in TESTS.rglob("*.py") if path != Path(__file__))

# Called with any arguments.
FORBIDDEN = {
    "httpx.delete", "httpx.get", "httpx.post", "httpx.put", "httpx.request",  # 5 seconds
    "os.urandom", "random.SystemRandom", "random.choice", "random.choices", "random.randbytes",
    "random.randint", "random.random", "random.randrange", "random.sample", "random.shuffle",
    "time.monotonic", "time.monotonic_ns", "time.perf_counter", "time.perf_counter_ns",
    "time.process_time", "time.sleep", "time.time", "time.time_ns", "uuid.uuid1", "uuid.uuid4",
    "wait_for_timeout",
}  # fmt: skip
SECRETS = "secrets."
WITHOUT_SEED = {"random.Random", "Random"}  # called without arguments
# One of them must be given, or dictionaries that hold them, to what would give up early.
PATIENT = {"timeout", "open_timeout", None}
# Their waiting time is the argument with this number, or ``timeout``.
TIMED = {
    "asyncio.timeout": 0, "asyncio.wait_for": 1, "communicate": 1, "join": 0, "recv": 0,
    "result": 0, "settimeout": 0, "wait": 0,
}  # fmt: skip
UNSEEDED_SERVER = "Running"
IN_THE_BROWSER = ("force=True", "suppress(", "except ", "except:", "performance.now", "setTimeout(")

# The file, what it does nevertheless, and why its result does not depend on it.
ALLOWED = {
    ("games/tower/soak.py", "time.perf_counter"): "a program, not a test: it says how fast it was",
    ("players/test_command.py", "time.monotonic"): "the deadline of a program that never reads",
    ("server/inside.py", "asyncio.sleep"): "waits for a state of the server, however long it takes",
    ("server/proxies.py", "wait"): "looks whether a proxy has ended, before it is asked again",
    ("server/proxy.py", "asyncio.sleep"): "delays are what a bad line does; any delay is right",
    ("server/steadfast.py", "asyncio.sleep"): "a client that was cut off comes back after a moment",
    ("server/seeded.py", "random.Random"): "seeded by the first line of its input",
    ("server/test_retention.py", "time.time_ns"): "a command that uses the system's date; in days",
    ("plugins/test_broken.py", UNSEEDED_SERVER): "the start of the real program; no game is played",
}  # fmt: skip


def name_of(called: ast.expr) -> str:
    """``time.sleep``, or ``wait`` if it is a method of something that has no name here."""
    if isinstance(called, ast.Name):
        return called.id
    if isinstance(called, ast.Attribute):
        if isinstance(called.value, ast.Name):
            return f"{called.value.id}.{called.attr}"
        return called.attr
    return ""


def faults(tree: ast.AST) -> Iterator[str]:
    """What depends on the clock or on luck, by name."""
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    sockets = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("websockets")
        for alias in node.names
        if alias.name == "connect"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in (
            "random",
            "secrets",
            "time",
            "uuid",
        ):
            yield from (
                f"{node.module}.{each.name}" for each in node.names if each.name != "Random"
            )
        if not isinstance(node, ast.Call):
            continue
        name = name_of(node.func)
        module, _, method = name.rpartition(".")
        given = {keyword.arg for keyword in node.keywords}
        is_of_module = module in imported
        if is_of_module and (name in FORBIDDEN or name.startswith(SECRETS)):
            yield name
        elif method in FORBIDDEN:
            yield method
        elif (
            name == UNSEEDED_SERVER
            or (name == "asyncio.sleep" and not is_number(node.args[0], 0))
            or (name in WITHOUT_SEED and not node.args)
            or (name in ("httpx.AsyncClient", "httpx.Client", *sockets) and not given & PATIENT)
        ):
            yield name
        if isinstance(node.func, ast.Attribute):
            yield from short_times(node, name, method)


def short_times(call: ast.Call, name: str, method: str) -> Iterator[str]:
    """A waiting time that is a number: ``PATIENCE`` is the only one."""
    times = [each.value for each in call.keywords if each.arg in ("timeout", "open_timeout")]
    timed = name if name in TIMED else method
    if timed in TIMED and len(call.args) > TIMED[timed]:
        times.append(call.args[TIMED[timed]])
    if any(
        isinstance(each, ast.Constant) and isinstance(each.value, int | float) for each in times
    ):
        if timed != "recv" or is_time(call):
            yield timed


def is_time(call: ast.Call) -> bool:
    """A socket of websockets receives for a time; one of the system as many bytes."""
    [size] = call.args
    return isinstance(size, ast.Constant) and isinstance(size.value, int) and 1 < size.value < 1024


def is_number(node: ast.expr, value: int) -> bool:
    return isinstance(node, ast.Constant) and node.value == value


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_nothing_is_left_to_time_or_luck(path: Path) -> None:
    place, text = str(path.relative_to(TESTS)), path.read_text("utf-8")
    found = {each for each in faults(ast.parse(text)) if (place, each) not in ALLOWED}
    if place.startswith("browser/"):
        found |= {each for each in IN_THE_BROWSER if each in text}
    assert found == set()


def test_every_exception_is_still_needed() -> None:
    needed = {
        (place, each)
        for place in {place for place, _ in ALLOWED}
        for each in faults(ast.parse((TESTS / place).read_text("utf-8")))
    }
    assert set(ALLOWED) - needed == set()


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import time\ntime.sleep(1)", {"time.sleep"}),
        ("from time import sleep\nsleep(1)", {"time.sleep"}),
        ("import asyncio\nasyncio.sleep(0.1)", {"asyncio.sleep"}),
        ("import asyncio\nasyncio.sleep(0)", set()),
        ("import random\nrandom.Random()", {"random.Random"}),
        ("import random\nrandom.Random(1).choice([1])", set()),
        ("import random\nrandom.choice([1])", {"random.choice"}),
        ("def draw(random): return random.choice([1])", set()),
        ("import secrets\nsecrets.token_hex(8)", {"secrets.token_hex"}),
        ("import uuid\nuuid.uuid4()", {"uuid.uuid4"}),
        ("import httpx\nhttpx.get('/')", {"httpx.get"}),
        ("import httpx\nhttpx.Client()", {"httpx.Client"}),
        ("import httpx\nhttpx.Client(timeout=PATIENCE)", set()),
        ("from websockets.sync.client import connect\nconnect('/')", {"connect"}),
        ("from websockets.sync.client import connect\nconnect('/', **PATIENT)", set()),
        ("process.wait(20)", {"wait"}),
        ("event.wait()", set()),
        ("process.communicate(timeout=5)", {"communicate"}),
        ("process.communicate(timeout=PATIENCE)", set()),
        ("server = Running(path)", {"Running"}),
        ("page.wait_for_timeout(500)", {"wait_for_timeout"}),
    ],
)
def test_the_walk_finds_what_it_looks_for(code: str, expected: set[str]) -> None:
    assert set(faults(ast.parse(code))) == expected
