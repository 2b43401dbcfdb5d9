"""Short ways to set up, play and read a game of Tower in the tests.

Everything goes through the interfaces that other code uses: positions as text, ``submit``, views.
The words of ``place`` and ``show`` are those of the test vectors (section 16 of the specification).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.ends import ended
from tests.games.tower.checked import CheckedTower
from zweikampf.engine import actors, conformance
from zweikampf.engine.journal import Journal
from zweikampf.engine.rng import Rng
from zweikampf.engine.submit import submit
from zweikampf.games.tower.events import TowerEvent
from zweikampf.games.tower.game import TowerOptions
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.view import Side, TowerView

GAME = CheckedTower()
OPTION_SETS = tuple(conformance.all_options(GAME))
SEATS = (0, 1)
STORES = tuple(f"L{number}" for number in range(1, 9))
DEFAULTS = TowerOptions().texts()

_STANDARD = """
    T=- L1=B2b L2=F2b L3=P2b L4=S2b L5=B3b L6=F3b L7=P3b L8=F4b
    A0=F11g A1=S10b V0=B11g V1=B11b Z0=- Z1=- gold=3/3 block=- drawn=- quiet=0 turns=0
"""
STANDARD = dict(word.split("=", 1) for word in _STANDARD.split())


# Setting up


def start(**options: str) -> Tower:
    return GAME.new(TowerOptions.parse(options))


def place(differences: str = "", **options: str) -> Tower:
    """The standard position with differences, such as ``T=S4 L1=S5b``, and options."""
    return GAME.parse_position(position(differences, options))


def position(differences: str, options: dict[str, str]) -> str:
    """Cards under the top of a depot and all cards of a stock are unseen; no others exist."""
    given = dict(word.split("=", 1) for word in differences.split())
    bonus = given.pop("bonus", None)
    fields = {**DEFAULTS, **options, "step": "free", "seat": "0"} | STANDARD | given
    if fields["drawn"] != "-":
        fields["step"] = "drawn"
    for seat in SEATS:
        depot, stock = (_cards(fields[f"{zone}{seat}"]) for zone in "AV")
        unseen = [*depot[:-1], *stock]
        fields[f"A{seat}"] = _list([*_hidden(len(depot[:-1])), *depot[-1:]])
        fields[f"V{seat}"] = _list(_hidden(len(stock)))
        fields[f"U{seat}"] = _list(sorted(unseen))
    # The bonus is open exactly while no depot is empty (W6.2), so the word says nothing new.
    is_open = all(fields[f"A{seat}"] != "-" for seat in SEATS)
    assert bonus in (None, "open" if is_open else "taken")
    return " ".join(["tower", *(f"{name}={value}" for name, value in fields.items())])


def _hidden(count: int) -> list[str]:
    return [f"?{count}"] if count else []


def _cards(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _list(cards: Iterable[str]) -> str:
    return ",".join(cards) or "-"


# Playing


def play(state: Tower, tokens: str) -> Tower:
    """Submit some actions, each for the actor of the moment; ``Refused`` if one is not legal."""
    for token in tokens.split():
        submit(GAME, state, state.actor, token, version=0, current=0)
    return state


def after(state: Tower, tokens: str) -> Tower:
    """The same on a copy."""
    return play(state.copy(), tokens)


def told(state: Tower, tokens: str) -> list[TowerEvent]:
    """The events of some actions; the state does not change."""
    twin = state.copy()
    twin.journal = Journal()
    play(twin, tokens)
    return GAME.events(twin.journal.take())


def names(state: Tower, tokens: str) -> list[str]:
    return [event.name for event in told(state, tokens)]


def positions(seed: int, **options: str) -> Iterator[Tower]:
    """Every position of a random game, the last one too; the same object throughout."""
    state = start(**options)
    rng = Rng(seed)
    yield state
    while state.actor != actors.OVER:
        state.apply(state.pick(rng))
        yield state


# Reading


def legal(state: Tower) -> list[str]:
    """The legal list in the order in which the engine gives it."""
    return [GAME.format_action(action) for action in state.legal()]


def why(state: Tower, token: str) -> str | None:
    """The code of the reason that speaks against an action."""
    reason = state.why_not(GAME.parse_action(token, state))
    return reason.code if reason else None


def seen(state: Tower) -> TowerView:
    return GAME.view(state, None)


def side(state: Tower, seat: int) -> Side:
    return seen(state).sides[seat]


def gold(state: Tower) -> list[int]:
    return list(state.gold)


def show(state: Tower) -> dict[str, str]:
    """The position in the words of the vectors."""
    view = seen(state)
    shown = {
        "actor": str(view.actor),
        "T": _list(view.towers),
        "drawn": view.drawn or "-",
        "gold": f"{view.sides[0].gold}/{view.sides[1].gold}",
        "bank": str(view.bank),
        "block": "".join(str(seat) for seat in SEATS if view.sides[seat].blocked) or "-",
        "bonus": "open" if view.bonus_open else "taken",
        "turns": str(view.turns),
        "quiet": str(view.quiet),
    }
    shown |= {name: _list(store) for name, store in zip(STORES, view.stores, strict=True)}
    for seat, each in enumerate(view.sides):
        shown[f"A{seat}"] = _list(["?"] * each.depot_hidden + list(each.depot))
        shown[f"V{seat}"] = _list(["?"] * each.stock_hidden + list(each.stock))
        shown[f"Z{seat}"] = _list(each.interim)
    if state.actor == actors.OVER:
        outcome = ended(state)
        winner = "null" if outcome.winner is None else str(outcome.winner)
        shown["over"] = f"{winner},{outcome.reason},{outcome.score[0]}:{outcome.score[1]}"
    return shown


def expect(state: Tower, words: str) -> None:
    """Compare parts of the position; the towers as a multiset."""
    shown = show(state)
    for word in words.split():
        name, value = word.split("=", 1)
        found = shown[name]
        if name == "T":
            found, value = _sorted(found), _sorted(value)
        assert found == value, (name, found, value)


def _sorted(towers: str) -> str:
    return ",".join(sorted(towers.split(",")))
