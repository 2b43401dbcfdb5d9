"""What a seat with perfect memory knows about a game of Throne (T10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from zweikampf.engine import actors, bits
from zweikampf.engine.actors import ActorName
from zweikampf.engine.game import View
from zweikampf.engine.rng import Rng
from zweikampf.games.throne import cards, ending, steps
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.state import ThroneState, is_worked_out, trick_number

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
class Standing:
    """Whose a faction is by the cards of the score piles, and why (T8)."""

    faction: str
    winner: int | None
    why: str  # more-cards, highest-card, only-zeros or no-cards
    points: int  # for the winner of the faction (T9.2)


@dataclass(frozen=True)
class ThroneView(View):
    victory: str
    phase: int
    trick: int  # from 1 to 13 in each phase
    step: str
    actor: ActorName
    leader: int | None
    upcard: str | None
    led: str | None
    deck_count: int
    discard: Cards
    sides: tuple[Side, Side]
    factions: tuple[Standing, ...]
    points: tuple[int, int]  # of the factions won (T9.2)
    pool: Cards  # cards whose place the reader does not know (T10.4)


def view_of(state: ThroneState, seat: int | None) -> ThroneView:
    """All that a seat, or a spectator, can know."""
    secret = [_secret(state, seat, owner) for owner in (0, 1)]
    pool = state.deck | secret[0] | secret[1]
    piles = (state.score[0], state.score[1])
    leader_known = state.step != steps.CHOOSE_LEADER
    return ThroneView(
        seat=seat,
        victory="three" if state.victory_by_three else "most",
        phase=state.phase,
        trick=trick_number(state),
        step=steps.WORDS[state.step],
        actor=actors.name_of(state.actor),
        leader=state.leader if leader_known else None,
        upcard=_card(state.upcard),
        led=_card(state.led),
        deck_count=bits.count(state.deck),
        discard=cards.tokens(state.discard),
        sides=(_side(state, seat, 0, secret), _side(state, seat, 1, secret)),
        factions=_standings(piles),
        points=(ending.points(0, *piles), ending.points(1, *piles)),
        pool=cards.tokens(pool),
    )


@lru_cache(10_000)  # everyone sees them, and most actions leave the score piles as they are
def _standings(piles: tuple[int, int]) -> tuple[Standing, ...]:
    return tuple(_standing(piles, faction) for faction in range(5))


def _standing(piles: tuple[int, int], faction: int) -> Standing:
    winner = ending.faction_winner(faction, *piles)
    return Standing(
        faction=cards.FACTIONS[faction],
        winner=winner if winner >= 0 else None,
        why=ending.why_faction_won(faction, *piles),
        points=ending.value_of(piles[winner] & cards.FACTION_SET[faction]) if winner >= 0 else 0,
    )


def _secret(state: ThroneState, seat: int | None, owner: int) -> int:
    """The cards of an owner that the reader has not seen and cannot work out from the rest."""
    if seat == owner:
        return 0
    if state.phase == 1:
        return state.hand[owner] | state.hidden[owner]
    # T10.7: a seat knows both hands in phase 2; a spectator knows neither seat's face-down cards.
    return 0 if seat is not None else state.hidden[owner]


def _side(state: ThroneState, seat: int | None, owner: int, secret: list[int]) -> Side:
    known = state.hand[owner] & ~secret[owner]
    if seat == 1 - owner and is_worked_out(state, owner):
        known = state.hand[owner]
    hidden = state.hidden[owner]
    return Side(
        hand=cards.tokens(known),
        hand_count=bits.count(state.hand[owner]),
        recruits=cards.tokens(state.recruits[owner]),
        face_down=cards.tokens(hidden & ~secret[owner]),
        face_down_count=bits.count(hidden),
        score=cards.tokens(state.score[owner]),
        voids=cards.letters_of(state.voids[owner]),
    )


def _card(card: int) -> str | None:
    return cards.TOKEN[card] if card >= 0 else None


_ACTORS = {actors.name_of(actor): actor for actor in range(4)}


def sample(view: ThroneView, rng: Rng) -> Throne:
    """A random state that the seat of this view cannot tell from the true one (T10.9)."""
    if view.seat is None:
        raise ValueError("a spectator's view cannot be played from")
    state = Throne()
    left = cards.DECK

    def place(tokens: Cards) -> int:
        nonlocal left
        found = cards.gather(tokens, left)
        left &= ~found
        return found

    def place_one(token: str | None) -> int:
        return -1 if token is None else bits.lowest(place((token,)))

    state.set_unchecked(
        victory_by_three=view.victory == "three",
        phase=view.phase,
        step=steps.WORDS.index(view.step),
        actor=_ACTORS[view.actor],
        leader=view.leader or 0,
        upcard=place_one(view.upcard),
        led=place_one(view.led),
        discard=place(view.discard),
        score=[place(side.score) for side in view.sides],
        recruits=[place(side.recruits) for side in view.sides],
        voids=[cards.factions_of(side.voids) for side in view.sides],
    )
    own, other = view.sides[view.seat], view.sides[1 - view.seat]
    pair = [0, 0]
    hidden = [0, 0]
    deck = 0
    pair[view.seat] = place(own.hand)
    if view.phase == 2:
        pair[1 - view.seat] = place(other.hand)
        for seat in (0, 1):
            hidden[seat] = cards.gather(view.sides[seat].face_down, pair[seat])
    else:
        hidden[view.seat] = place(own.face_down)
        # Any split of the right sizes will do: resample makes it a fair one.
        unknown = bits.members(place(view.pool))
        hand_end = other.hand_count
        down_end = hand_end + other.face_down_count
        pair[1 - view.seat] = _set(unknown[:hand_end])
        hidden[1 - view.seat] = _set(unknown[hand_end:down_end])
        deck = _set(unknown[down_end:])
    state.set_unchecked(hand=pair, hidden=hidden, deck=deck)
    state.resample(view.seat, rng)
    return state


def hides(view: ThroneView) -> bool:
    """Whether the pool can be split in more than one way among the other seat's hand, its
    face-down cards and the deck (T10.4-T10.7)."""
    if view.seat is None:
        raise ValueError("a spectator has no seat to hide from")
    if view.phase == 2:
        return False
    other = view.sides[1 - view.seat]
    possible = [card for card in view.pool if card[0] not in other.voids]
    if _can_differ(possible, other.hand_count):
        return True
    rest = Counter(view.pool) - Counter(possible[: other.hand_count])
    return _can_differ(list(rest.elements()), other.face_down_count)


def _can_differ(source: Sequence[str], size: int) -> bool:
    """Whether that many cards can be chosen in more than one way; all ``G0`` are alike (T1.3)."""
    return 0 < size < len(source) and len(set(source)) > 1


def _set(members: list[int]) -> int:
    return sum(1 << card for card in members)
