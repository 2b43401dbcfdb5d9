"""Small bots for tests, as scripts: each does one thing wrong, or says what it was told."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"

_FRAME = """
import json, os, subprocess, sys, time

def say(message):
    print(message if isinstance(message, str) else json.dumps(message), flush=True)

def hang():
    while True:
        time.sleep(1000)

HELLO = {"type": "hello", "protocol": 1, "name": "test"}
def hello(message): say(HELLO)
def new(message): pass
def turn(message): say({"type": "move", "token": message["legal"][0]})
def over(message): pass
def quit(message): sys.exit()

%s

for line in sys.stdin:
    message = json.loads(line)
    globals().get(message["type"], lambda message: None)(message)
"""


def bot(folder: Path, code: str = "", *, seconds: str = "") -> str:
    """The name of a player that plays the first legal move, except for what the code changes."""
    number = len(list(folder.glob("bot*.py")))
    path = folder / f"bot{number}.py"
    path.write_text(_FRAME % code, encoding="utf-8")
    limit = f"@{seconds}" if seconds else ""
    return f"cmd{limit}:" + shlex.join([sys.executable, "-S", "-E", str(path)])
