"""What a seat of Dwarves can do with its dice: now, after a move, however they fall."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from zweikampf.engine.reason import Reason, because
from zweikampf.games.dwarves import actions, cards, steps
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.game import GAME
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.players.consequences import outcomes

_TYPES = ("ally", "event", "support", "victory")  # what people rather spend dice on comes last


class Use(NamedTuple):
    """What dice are good for: a card to play, or an ally to use."""

    verb: str
    card: str


def uses(world: Dwarves) -> set[Use]:
    """All that costs dice or joker cards and can be done, if the opponent does not react."""
    return {Use(verb, rest[:2]) for verb, rest in _paid_actions(world)}


def dice_for(world: Dwarves, card: str) -> int:
    """How many dice are left that this ally can use."""
    then = _card_phase(world)
    items = {rest[3] for verb, rest in _paid_actions(world) if verb != "play" and rest[:2] == card}
    return sum(then.items[cards.FACES.index(item)] for item in items if item in cards.FACES)


def _paid_actions(world: Dwarves) -> list[tuple[str, str]]:
    tokens = map(GAME.format_action, _card_phase(world).legal())
    parted = [token.partition(":") for token in tokens if "=" in token]
    return [(verb, rest) for verb, _, rest in parted]


def _card_phase(world: Dwarves) -> Dwarves:
    """The dice are kept and nobody reacts."""
    then = world.copy()
    if then.step == steps.DICE:
        then.apply(actions.KEEP)
    if then.step == steps.REACT:
        then.apply(actions.PASS)
    return then


def enough_for(found: set[Use], deck: Deck) -> list[Reason]:
    """The best that can be done."""
    if not found:
        return []
    verb, card = max(found, key=lambda use: _rank(use, deck))
    return [because(f"why-enough-to-{verb}", card=card)]


def rolled(before: Dwarves, world: Dwarves, deck: Deck) -> list[Reason]:
    """What dice that are about to fall can bring, and what can be lost by them."""
    ways = [each for each in outcomes(world) if isinstance(each, Dwarves)]
    now, often = uses(before), Counter(use for each in ways for use in uses(each))
    new = [use for use in often if use not in now]
    kept = {use for use in now if often[use] == len(ways)}
    found = []
    if new:
        best = max(new, key=lambda use: (often[use] * max(1, _points(use, deck)), _rank(use, deck)))
        found.append(_in_some_ways(f"why-roll-to-{best.verb}", best, often[best], len(ways)))
    else:
        found += enough_for(kept, deck)
    if lost := now - kept:
        worst = max(lost, key=lambda use: _rank(use, deck))
        missing = len(ways) - often[worst]
        found.append(_in_some_ways("why-roll-risks", worst, missing, len(ways)))
    return found or [because("why-too-little")]


def _in_some_ways(code: str, use: Use, count: int, total: int) -> Reason:
    return because(code, card=use.card, count=count, total=total)


def _rank(use: Use, deck: Deck) -> tuple[bool, int, int, str]:
    kind = cards.kind_of(use.card)
    return use.verb == "play", _points(use, deck), _TYPES.index(deck.sheets[kind].type), use.card


def _points(use: Use, deck: Deck) -> int:
    return deck.points[cards.kind_of(use.card)]
