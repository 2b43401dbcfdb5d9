"""A study: which games answer a question. It is complete: no file is needed besides it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations
from math import ceil
from typing import Any, Literal, Self

from zweikampf.engine import registry
from zweikampf.lab.match import Match
from zweikampf.lab.parts import part_of
from zweikampf.players.insight.glance import GLANCE
from zweikampf.players.player import NO_BUDGET, Budget

FORMAT = 1  # of a study that is kept
SWIFT = {"random", "greedy"}  # players whose games take milliseconds
SWIFT_UNIT = 64  # games that one of them plays at a time

Judging = Literal["none", "search", "adviser"]
JUDGES: tuple[Judging, ...] = ("none", "search", "adviser")
OnError = Literal["stop", "forfeit"]
ON_ERROR: tuple[OnError, ...] = ("stop", "forfeit")


@dataclass(frozen=True)
class Judge:
    """Who says how the game stands before each decision, and how often it is asked.

    ``search`` is a plain search by the game's policy, ``adviser`` the player that gives hints:
    stronger, and where it solves positions exactly it takes seconds per game.
    """

    by: Judging = "search"
    iterations: int = 200  # per decision
    games: int = 100  # that are judged, of every variant and meeting

    @property
    def is_asked(self) -> bool:
        return self.by != "none" and self.games > 0


@dataclass(frozen=True)
class Variant:
    """One way to play: every option with its value."""

    name: str
    options: dict[str, str]


@dataclass(frozen=True)
class Study:
    """What is played; ``games`` are those of each variant and each two players."""

    game: str
    players: tuple[str, ...]
    variants: tuple[Variant, ...]
    games: int
    title: str = ""
    seed: int = 0
    replays: int = 2  # how often each deal is played by players who think afresh
    budget: Budget = NO_BUDGET
    judge: Judge = field(default_factory=Judge)
    decisions: bool = False  # whether each decision is kept
    adjusted: bool = False  # whether the luck of each game is judged
    on_error: OnError = "stop"
    unit: int = 0  # games of a unit of work; 0 chooses by the players
    materials: tuple[tuple[str, str, str], ...] = ()  # option, value and the content of its file

    # What is played, in numbers

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """One per variant. All have the same seed, so variants meet the same deals."""
        return tuple(
            Match(self.game, self.players, variant.options, self.seed, self.budget, self.adjusted)
            for variant in self.variants
        )

    @cached_property
    def meetings(self) -> list[tuple[int, int]]:
        """Every two entrants."""
        return list(combinations(range(len(self.players)), 2))

    @property
    def games_per_deal(self) -> int:
        """Both seatings, as often as it is replayed."""
        return 2 * self.replays

    @property
    def deals(self) -> int:
        """Of each variant and meeting."""
        return ceil(self.games / self.games_per_deal)

    @property
    def deals_per_unit(self) -> int:
        unit = self.unit or (SWIFT_UNIT if SWIFT.issuperset(self.players) else 1)
        return max(1, unit // self.games_per_deal)

    @property
    def blocks(self) -> int:
        return ceil(self.deals / self.deals_per_unit)

    @property
    def units(self) -> int:
        """How many pieces of work there are, numbered from 0 on."""
        return self.blocks * len(self.meetings) * len(self.variants)

    @property
    def total(self) -> int:
        """All games."""
        return self.deals * self.games_per_deal * len(self.meetings) * len(self.variants)

    # As data

    @cached_property
    def digest(self) -> str:
        """Another study has another one."""
        text = json.dumps(self.json(), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()

    def json(self) -> dict[str, Any]:
        """All that the results depend on, the versions and digests of the rules included."""
        rules = registry.find(self.game)
        digests = [rules.digest(rules.options.parse(each.options)) for each in self.variants]
        return {
            "zweikampf-study": FORMAT,
            "version": rules.version,
            **({"digests": digests} if any(digests) else {}),
            **{name: getattr(self, name) for name in _PLAIN},
            "budget": str(self.budget),
            **({"adjusted": GLANCE.json()} if self.adjusted else {}),
            "players": list(self.players),
            "judge": asdict(self.judge),
            "variants": [asdict(each) for each in self.variants],
            "materials": [list(each) for each in self.materials],
        }

    @classmethod
    def parse(cls, given: dict[str, Any]) -> Self:
        """What ``json`` wrote; ``KeyError``, ``TypeError`` or ``ValueError`` if it did not."""
        budget = given["budget"]
        return cls(
            **{name: given[name] for name in _PLAIN},
            budget=Budget.parse(budget) if budget else NO_BUDGET,
            adjusted="adjusted" in given,
            players=tuple(given["players"]),
            judge=Judge(**given["judge"]),
            variants=tuple(Variant(**each) for each in given["variants"]),
            materials=tuple((one, two, three) for one, two, three in given["materials"]),
        )

    def install(self) -> None:
        """Make known what the options name, on a machine that may not have the files."""
        part = part_of(self.game)
        for option, value, content in self.materials:
            part.install(option, value, content)


_PLAIN = ("game", "games", "title", "seed", "replays", "decisions", "on_error", "unit")
