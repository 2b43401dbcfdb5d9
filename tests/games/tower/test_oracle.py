"""The engine against the naive second implementation, position by position."""

from __future__ import annotations

import pytest

from tests.games.tower.oracle import SYMBOLS, Oracle
from tests.games.tower.play import GAME, OPTION_SETS, legal, show
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.options import Options
from zweikampf.engine.rng import Rng
from zweikampf.games.tower.rules import Tower


def described(oracle: Oracle) -> dict[str, str]:
    """The position of the oracle in the words of the vectors."""
    tops = [
        f"{letter}{top}"
        for letter, pair in zip(SYMBOLS, oracle.towers, strict=True)
        for top in sorted(pair)
        if top >= 0
    ]
    shown = {
        "actor": oracle.actor(),
        "T": _list(tops),
        "drawn": oracle.drawn or "-",
        "gold": f"{oracle.gold[0]}/{oracle.gold[1]}",
        "bank": str(oracle.bank),
        "block": "".join(str(seat) for seat in (0, 1) if oracle.blocked[seat]) or "-",
        "bonus": "open" if oracle.bonus_open else "taken",
        "turns": str(oracle.turns),
        "quiet": str(oracle.quiet),
    }
    shown |= {f"L{at + 1}": _list(store) for at, store in enumerate(oracle.stores)}
    for seat in (0, 1):
        # While chance is asked the oracle still counts the card that is about to come.
        coming = ["?"] if oracle.waiting == "drawn" and seat == oracle.active else []
        shown[f"A{seat}"] = _list(oracle.depot[seat])
        shown[f"V{seat}"] = _list(oracle.stock[seat] + coming)
        shown[f"Z{seat}"] = _list(oracle.interim[seat])
    if oracle.result:
        winner, reason, score = oracle.result
        name = "null" if winner is None else str(winner)
        shown["over"] = f"{name},{reason},{score[0]}:{score[1]}"
    return shown


def _list(cards: list[str]) -> str:
    return ",".join(cards) or "-"


def follow(state: Tower, oracle: Oracle, seed: int) -> None:
    """Play the same random actions in both, and compare them after each."""
    rng = Rng(seed)
    while True:
        tokens = legal(state)
        assert tokens == oracle.legal()
        assert show(state) == described(oracle)
        if state.actor == actors.OVER:
            return
        token = tokens[rng.below(len(tokens))]
        state.apply(GAME.parse_action(token, state))
        oracle.apply(token)


# Every third has each value of each option at least twice.
@pytest.mark.parametrize(
    "options", OPTION_SETS[:: many(1, 3)], ids=lambda each: "-".join(each.texts().values())
)
def test_random_games_are_the_same(options: Options) -> None:
    follow(GAME.new(options), Oracle(options.texts()), 0)


def test_the_oracle_refuses_what_is_not_legal() -> None:
    oracle = Oracle(OPTION_SETS[0].texts())
    with pytest.raises(ValueError, match="not legal"):
        oracle.apply("draw")
    assert len(oracle.legal()) == 52
