"""The line of keys at the bottom; each of them can also be clicked."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

Keys = Sequence[tuple[str, str, str]]  # the key as people read it, what it does, the action


class KeyLabel(Static):
    def __init__(self, key: str, does: str, action: str) -> None:
        name = action.rpartition(".")[2]
        super().__init__(Content.assemble((key, "bold"), " ", does), classes=f"key-{name}")
        self.action = action

    async def on_click(self) -> None:
        await self.run_action(self.action)


class KeyBar(Horizontal):
    def __init__(self, keys: Keys) -> None:
        super().__init__()
        self.keys = keys

    def compose(self) -> ComposeResult:
        for key, does, action in self.keys:
            yield KeyLabel(key, does, action)
