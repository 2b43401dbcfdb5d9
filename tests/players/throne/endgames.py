"""Small endgames of Throne, and plain minimax over the rules to compare the solver with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.ends import ended
from tests.games.throne.checked import CheckedThrone
from zweikampf.engine import actors, bits
from zweikampf.engine.rng import Rng
from zweikampf.games.throne import cards
from zweikampf.games.throne.rules import Throne
from zweikampf.players.throne.solution import FACTION

GAME = CheckedThrone()


def read(text: str) -> Throne:
    state = GAME.parse_position(text)
    assert isinstance(state, Throne)
    return state


def worth_of_end(state: Throne) -> int:
    """The order of ends: factions before points, a thousand for each faction (T9)."""
    outcome = ended(state)
    if outcome.reason == "draw":
        return 0
    one, two = outcome.score
    return (one - two) * (FACTION if outcome.reason == "factions" else 1)


def minimax(state: Throne) -> int:
    """Best play without any cleverness."""
    if state.actor == actors.OVER:
        return worth_of_end(state)
    worths = [minimax(after(state, action)) for action in state.legal()]
    return max(worths) if state.actor == 0 else min(worths)


def after(state: Throne, action: int) -> Throne:
    twin = state.copy()
    twin.apply(action)
    return twin


def sign(worth: int) -> int:
    return (worth > 0) - (worth < 0)


def small_positions(seed: int, count: int, most: int = 4, zeros: float = 0.3) -> Iterator[str]:
    """Random endgames of up to this many cards per hand, strange ones among them.

    Some are of two or three factions, so that the others are void and points decide; some have no
    goblins but zeros; some are in the middle of a trick; the cards left over lie in the piles.
    """
    random = Random(seed)
    for _ in range(count):
        letters = random.sample("DGKUX", random.choice((1, 2, 3, 4, 5, 5, 5)))
        only_zeros = random.random() < zeros
        pool = [
            token
            for token in cards.TOKEN
            if token[0] in letters and not (only_zeros and token[0] == "G" and token != "G0")
        ]
        random.shuffle(pool)
        size = random.randint(0, min(most, len(pool) // 2))
        hands = [pool[:size], pool[size : 2 * size]]
        rest = pool[2 * size :][: random.choice((0, 2, 6, 12, 40))]
        cut = random.randint(0, len(rest))
        led = "-"
        lead = random.randint(0, 1)
        if size and random.random() < 0.4:
            led = hands[lead].pop()
        yield position(random.choice(("most", "three")), lead, led, hands, [rest[:cut], rest[cut:]])


def whole_positions(seed: int, count: int, size: int) -> Iterator[str]:
    """Positions of games played at random until the hands of phase 2 have this many cards."""
    for number in range(count):
        rng = Rng(1000 * seed + number)
        state = GAME.new(GAME.options())
        assert isinstance(state, Throne)
        while state.phase == 1 or bits.count(state.hand[0]) > size or state.led >= 0:
            state.apply(state.pick(rng))
        yield state.position()


def position(
    victory: str, lead: int, led: str, hands: list[list[str]], piles: list[list[str]]
) -> str:
    def pair(sets: list[list[str]]) -> str:
        return "/".join(",".join(sorted(each)) or "-" for each in sets)

    return (
        f"throne victory={victory} phase=2 lead={lead} led={led} "
        f"hands={pair(hands)} score={pair(piles)}"
    )
