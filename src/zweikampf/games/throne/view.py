"""What a seat with perfect memory knows of a game of Throne (T10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from zweikampf.engine import actors, bits
from zweikampf.engine.actors import ActorName
from zweikampf.engine.game import View
from zweikampf.games.throne import cards
from zweikampf.games.throne.steps import Step

if TYPE_CHECKING:
    from zweikampf.engine.rng import Rng
    from zweikampf.games.throne.rules import Throne

Cards = tuple[str, ...]


@dataclass(frozen=True)
class Side:
    """The places of one seat. Cards are those that the reader knows, counts are complete."""

    hand: Cards
    hand_count: int
    recruits: Cards  # upcards in the follower pile
    face_down: Cards  # cards taken face down: in the follower pile, in phase 2 in the hand
    face_down_count: int
    score: Cards
    voids: str  # factions that the hand is known to lack, as letters


@dataclass(frozen=True)
class ThroneView(View):
    victory: str
    phase: int
    step: str
    actor: ActorName
    leader: int | None
    upcard: str | None
    led: str | None
    deck_count: int
    discard: Cards
    sides: tuple[Side, Side]
    pool: Cards  # cards whose place the reader does not know (T10.4)


def view(state: Throne, seat: int | None) -> ThroneView:
    """All that a seat, or a spectator, can know."""
    secret = [_secret(state, seat, owner) for owner in (0, 1)]
    pool = state.deck | secret[0] | secret[1]
    leader_known = state.step != Step.CHOOSE_LEADER
    return ThroneView(
        seat=seat,
        victory="three" if state.three else "most",
        phase=state.phase,
        step=_STEP_NAMES[Step(state.step)],
        actor=actors.name_of(state.actor),
        leader=state.leader if leader_known else None,
        upcard=_card(state.upcard),
        led=_card(state.led),
        deck_count=bits.count(state.deck),
        discard=cards.tokens(state.discard),
        sides=(_side(state, seat, 0, secret), _side(state, seat, 1, secret)),
        pool=cards.tokens(pool),
    )


def _secret(state: Throne, seat: int | None, owner: int) -> int:
    """The cards of an owner that the reader has not seen and cannot work out from the rest."""
    if seat == owner:
        return 0
    if state.phase == 1:
        return state.hand[owner] | state.hidden[owner]
    # T10.7: a seat knows both hands in phase 2; a spectator knows neither seat's face-down cards.
    return 0 if seat is not None else state.hidden[owner]


def _side(state: Throne, seat: int | None, owner: int, secret: list[int]) -> Side:
    known = state.hand[owner] & ~secret[owner]
    if seat == 1 - owner and _is_worked_out(state, owner):
        known = state.hand[owner]
    hidden = state.hidden[owner]
    return Side(
        hand=cards.tokens(known),
        hand_count=bits.count(state.hand[owner]),
        recruits=cards.tokens(state.recruits[owner]),
        face_down=cards.tokens(hidden & ~secret[owner]),
        face_down_count=bits.count(hidden),
        score=cards.tokens(state.score[owner]),
        voids=_letters(state.voids[owner]),
    )


def _is_worked_out(state: Throne, owner: int) -> bool:
    """Only as many possible cards as the hand has: the other seat knows it in phase 1 (T10.6)."""
    if state.phase == 2:
        return False
    possible = state.deck | state.hand[owner] | state.hidden[owner]
    for faction in range(5):
        if state.voids[owner] >> faction & 1:
            possible &= ~cards.FACTION_SET[faction]
    return bits.count(possible) == bits.count(state.hand[owner])


def _letters(voids: int) -> str:
    return "".join(letter for at, letter in enumerate(cards.FACTIONS) if voids >> at & 1)


def _card(card: int) -> str | None:
    return cards.TOKEN[card] if card >= 0 else None


_STEP_NAMES = {step: step.name.lower().replace("_", "-") for step in Step}
_STEPS = {name: step for step, name in _STEP_NAMES.items()}
_ACTORS = {actors.name_of(actor): actor for actor in range(4)}


def sample(seen: ThroneView, rng: Rng, blank: Throne) -> Throne:
    """A random state that the seat of this view cannot tell from the true one (T10.9)."""
    if seen.seat is None:
        raise ValueError("a spectator's view cannot be played from")
    state = blank
    left = cards.DECK

    def place(tokens: Cards) -> int:
        nonlocal left
        found = cards.gather(tokens, left)
        left &= ~found
        return found

    def place_one(token: str | None) -> int:
        return -1 if token is None else bits.lowest(place((token,)))

    state.three = seen.victory == "three"
    state.phase = seen.phase
    state.step = _STEPS[seen.step]
    state.actor = _ACTORS[seen.actor]
    state.leader = seen.leader or 0
    state.upcard = place_one(seen.upcard)
    state.led = place_one(seen.led)
    state.discard = place(seen.discard)
    state.score = [place(side.score) for side in seen.sides]
    state.recruits = [place(side.recruits) for side in seen.sides]
    state.voids = [sum(1 << cards.FACTIONS.index(at) for at in side.voids) for side in seen.sides]
    own, other = seen.sides[seen.seat], seen.sides[1 - seen.seat]
    pair = [0, 0]
    hidden = [0, 0]
    pair[seen.seat] = place(own.hand)
    if seen.phase == 2:
        pair[1 - seen.seat] = place(other.hand)
        for seat in (0, 1):
            hidden[seat] = cards.gather(seen.sides[seat].face_down, pair[seat])
        state.deck = 0
    else:
        hidden[seen.seat] = place(own.face_down)
        # Any split of the right sizes will do: redeal makes the fair one of it.
        unknown = cards.members(place(seen.pool))
        hand_end = other.hand_count
        down_end = hand_end + other.face_down_count
        pair[1 - seen.seat] = _set(unknown[:hand_end])
        hidden[1 - seen.seat] = _set(unknown[hand_end:down_end])
        state.deck = _set(unknown[down_end:])
    state.hand = pair
    state.hidden = hidden
    state.resample(seen.seat, rng)
    return state


def hides(seen: ThroneView) -> bool:
    """Whether the pool can be split in more than one way among the other seat's hand, its
    face-down cards and the deck (T10.4-T10.7)."""
    if seen.seat is None:
        raise ValueError("a spectator has no seat to hide from")
    if seen.phase == 2:
        return False
    other = seen.sides[1 - seen.seat]
    possible = [card for card in seen.pool if card[0] not in other.voids]
    if _can_differ(possible, other.hand_count):
        return True
    rest = Counter(seen.pool) - Counter(possible[: other.hand_count])
    return _can_differ(list(rest.elements()), other.face_down_count)


def _can_differ(source: Sequence[str], size: int) -> bool:
    """Whether so many cards can be chosen in more than one way; all ``G0`` are alike (T1.3)."""
    return 0 < size < len(source) and len(set(source)) > 1


def _set(members: list[int]) -> int:
    return sum(1 << card for card in members)
