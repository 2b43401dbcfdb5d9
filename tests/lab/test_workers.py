"""Arenas on several processes, called from Python: what the processes must find, and what is said
if they cannot."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest

import zweikampf as zk
from tests.engine.strangers import NineGame
from tests.patience import PATIENCE
from zweikampf.engine.small import SmallGame, SmallState, SmallView

# A game and a player in the script itself: Python runs it again in each new process.
SCRIPT = """
import sys
import zweikampf as zk
from zweikampf.engine.actors import CHANCE, OVER
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.small import SmallGame, SmallState, SmallView

class CoinState(SmallState):
    def __init__(self, options):
        super().__init__(options)
        self.actor = 0

    def choices(self):
        return ["heads", "tails"]

    def play(self, token):
        self.actor = OVER if self.actor == CHANCE else CHANCE

    def outcome(self):
        if self.actor != OVER:
            return None
        guess, side = self.history
        return Outcome(int(guess != side), "coin", (0, 0))

class CoinGame(SmallGame):
    id = "coin"
    tokens = ("heads", "tails")
    state = CoinState

    def view(self, state, seat):
        return SmallView(*self.remembered(state, seat))

class First:
    def __init__(self, game, seed): pass

    def choose(self, view, legal, budget):
        return legal[0]

if {guard}:
    for count in (1, 2):
        report = zk.arena(CoinGame(), ["greedy", "__main__:First"], games=4, workers=count)
        print(report.json()["standings"])
"""


def ran(folder: Path, guard: str) -> subprocess.CompletedProcess[str]:
    file = folder / "coins.py"
    file.write_text(SCRIPT.replace("{guard}", guard), "utf-8")
    return subprocess.run(
        [sys.executable, str(file)], cwd=folder,
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip


def test_a_game_of_a_script_is_played_by_its_processes(tmp_path: Path) -> None:
    done = ran(tmp_path, '__name__ == "__main__"')
    assert done.returncode == 0, done.stderr
    alone, together = done.stdout.splitlines()
    assert "greedy" in alone
    assert "__main__:First" in alone
    assert alone == together


def test_a_script_that_would_run_again_is_told_what_to_do(tmp_path: Path) -> None:
    done = ran(tmp_path, "True")
    assert done.returncode == 1
    assert 'under if __name__ == "__main__":' in done.stderr.splitlines()[-1]
    assert done.stderr.endswith("(workers-not-begun)\n")


def test_a_game_of_a_module_is_played_by_its_processes() -> None:
    alone, together = (
        zk.arena(NineGame(), ["random", "greedy"], games=4, seed=1, workers=count).json()
        for count in (1, 2)
    )
    assert alone == together


def test_a_game_that_no_other_process_can_find_is_refused() -> None:
    class HereState(SmallState): ...

    class HereGame(SmallGame[HereState, SmallView]):
        id: ClassVar = "here"
        tokens: ClassVar = ("a", "b")
        state: ClassVar = HereState

        def view(self, state: HereState, seat: int | None) -> SmallView:
            return SmallView(*self.remembered(state, seat))

    with pytest.raises(zk.ZweikampfError) as caught:
        zk.arena(HereGame(), ["random", "random"], games=4, workers=2)
    assert caught.value.code == "game-not-sent"
    assert "HereGame of the game “here”" in str(caught.value)
