"""Short ways to set up, play and read a game of Throne in the tests.

Everything goes through the interfaces that other code uses: positions as text, ``submit``, views.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from tests.games.throne.checked import CheckedThrone
from tests.games.throne.oracle import FULL_DECK, without
from zweikampf.engine import actors, notation
from zweikampf.engine.dealer import Choice
from zweikampf.engine.duel import Duel
from zweikampf.engine.journal import Journal
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.engine.submit import submit
from zweikampf.games.throne.events import ThroneEvent
from zweikampf.games.throne.game import ThroneOptions
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.view import Side

GAME = CheckedThrone()
VICTORIES = ("most", "three")
LEADERS = ("random", "0", "1")
OPTION_SETS = tuple(product(VICTORIES, LEADERS))
SEATS = (0, 1)
FACTIONS = "DGKUX"

Pair = tuple[Iterable[str], Iterable[str]]
NOTHING: Pair = ((), ())


# Setting up


def options(leader: object = "0", victory: str = "most") -> ThroneOptions:
    return ThroneOptions.parse({"leader": leader, "victory": victory})


def start(leader: object = "0", victory: str = "most") -> Throne:
    return GAME.new(options(leader, victory))


def place(
    phase: int,
    hands: Pair,
    *,
    lead: int = 0,
    led: str | None = None,
    up: str | None = None,
    followers: Pair = NOTHING,
    score: Pair = NOTHING,
    out: Iterable[str] = (),
    deck: Iterable[str] = (),
    void: tuple[str, str] = ("", ""),
    victory: str = "most",
) -> Throne:
    """A position that holds these cards and no others."""
    fields = {
        "victory": victory,
        "phase": str(phase),
        "lead": str(lead),
        "led": led or "-",
        "hands": _pair(hands),
        "score": _pair(score),
        "out": _list(out),
        "void": "/".join(letters or "-" for letters in void),
    }
    if phase == 1:
        fields |= {"up": up or "-", "followers": _pair(followers), "deck": _list(deck)}
    return GAME.parse_position(" ".join(["throne", *(f"{at}={fields[at]}" for at in fields)]))


def by_seat(lead: int, leader: Iterable[str], second: Iterable[str]) -> Pair:
    """What the leader and the second player have, in the order of the seats."""
    return (leader, second) if lead == 0 else (second, leader)


def others(*used: Iterable[str], avoid: str = "") -> list[str]:
    """The cards of the deck that are not used, without those of some factions."""
    left = without(FULL_DECK, [card for cards in used for card in cards])
    return [card for card in left if card[0] not in avoid]


def trick(
    phase: int, led: str, second: str, *, lead: int = 0, up: str = "", down: str = ""
) -> Throne:
    """A position before a trick in which these two cards can be played, with one more card per
    hand.

    In phase 1 ``up`` lies on the table and ``down`` is one of three cards in the deck. The second
    player's other card is not of the led faction.
    """
    used = [card for card in (led, second, up, down) if card]
    spare = others(used, avoid=led[0])
    hands = by_seat(lead, [led, spare[0]], [second, spare[1]])
    if phase == 2:
        return place(2, hands, lead=lead)
    up = up or spare[2]
    deck = [down, *spare[3:5]] if down else spare[3:6]
    return place(1, hands, lead=lead, up=up, deck=deck)


# Playing


def play(state: Throne, tokens: str | Iterable[str]) -> Throne:
    """Submit some actions one by one, for the seat that is to act; ``Refused`` if one is not
    legal."""
    for token in tokens.split() if isinstance(tokens, str) else tokens:
        submit(GAME, state, state.actor, token, version=0, current=0)
    return state


def after(state: Throne, tokens: str | Iterable[str]) -> Throne:
    """The same on a copy."""
    return play(state.copy(), tokens)


def told(state: Throne, token: str, reader: int | None) -> list[ThroneEvent]:
    """The events of one action as a reader sees them; the state does not change."""
    twin = state.copy()
    twin.journal = Journal()
    play(twin, [token])
    return [GAME.seen(event, reader) for event in GAME.events(twin.journal.take())]


def positions(seed: int, leader: object = "random", victory: str = "most") -> Iterator[Throne]:
    """Every position of a random game, the last one too; the same object throughout."""
    state = start(leader, victory)
    rng = Rng(seed)
    yield state
    while state.actor != actors.OVER:
        state.apply(state.pick(rng))
        yield state


def finished(seed: int, leader: object = "random", victory: str = "most") -> Throne:
    """The end of the same random game."""
    *_, last = positions(seed, leader, victory)
    return last


def random_tokens(seed: int, leader: object = "random", victory: str = "most") -> list[str]:
    """The actions of the same random game."""
    state = start(leader, victory)
    rng = Rng(seed)
    tokens = []
    while state.actor != actors.OVER:
        action = state.pick(rng)
        tokens.append(GAME.format_action(action))
        state.apply(action)
    return tokens


class Script:
    """A dealer that deals what the test wants: the tokens of a whole game, by ply."""

    def __init__(self, tokens: Iterable[str]) -> None:
        self.tokens = list(tokens)

    def deal(self, ply: int, choices: object) -> str:
        return self.tokens[ply]


def duel(tokens: Iterable[str], leader: object = "0", victory: str = "most") -> Iterator[Duel]:
    """A duel along these actions, before each question to a seat and at the end."""
    script = Script(tokens)
    running = Duel(GAME, options(leader, victory), script)
    yield running
    while len(running.actions) < len(script.tokens):
        running.submit(running.state.actor, script.tokens[len(running.actions)])
        yield running


# Reading


def legal(state: Throne) -> list[str]:
    """The legal list in the order in which the engine gives it."""
    return [GAME.format_action(action) for action in state.legal()]


def chance(state: Throne) -> list[Choice]:
    """The legal list of chance with its weights, in the order of the engine."""
    return list(zip(legal(state), state.weights(), strict=True))


def choices(state: State) -> list[Choice]:
    """The legal list as records and traces write it."""
    return notation.choices(GAME, state)


def own(state: Throne, seat: int) -> Side:
    """The places of a seat, as it knows them itself."""
    return GAME.view(state, seat).sides[seat]


def hand(state: Throne, seat: int) -> list[str]:
    return list(own(state, seat).hand)


def followers(state: Throne, seat: int) -> list[str]:
    side = own(state, seat)
    return sorted(side.recruits + side.face_down) if state.phase == 1 else list(side.recruits)


def score(state: Throne, seat: int) -> list[str]:
    return list(own(state, seat).score)


def discard(state: Throne) -> list[str]:
    return list(GAME.view(state, None).discard)


def deck(state: Throne) -> list[str]:
    """The unseen cards: all that are in no other place."""
    views = [GAME.view(state, seat) for seat in SEATS]
    table = [card for card in (views[0].upcard, views[0].led) if card]
    places: list[Iterable[str]] = [views[0].discard, table]
    for view, seat in zip(views, SEATS, strict=True):
        side = view.sides[seat]
        places += [side.hand, side.recruits, side.score]
        places += [side.face_down] if state.phase == 1 else []
    return sorted(without(FULL_DECK, [card for place in places for card in place]))


def _list(cards: Iterable[str]) -> str:
    return ",".join(cards) or "-"


def _pair(pair: Pair) -> str:
    return "/".join(_list(cards) for cards in pair)
