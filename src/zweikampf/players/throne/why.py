"""What speaks for a card of Throne, and what against it: facts that its player can check."""

from __future__ import annotations

from collections.abc import Sequence

from zweikampf.engine.reason import Reason, because
from zweikampf.games.throne import cards
from zweikampf.games.throne.game import GAME
from zweikampf.games.throne.rules import Throne, second_wins
from zweikampf.games.throne.view import Side, ThroneView
from zweikampf.players.consequences import after


def why(view: ThroneView, token: str, legal: Sequence[str]) -> list[Reason]:
    if view.step == "follow" and view.led is not None:
        return _answering(view, view.led, token, legal)
    if view.step == "lead":
        return _leading(view, token)
    return []


def _answering(view: ThroneView, led: str, token: str, legal: Sequence[str]) -> list[Reason]:
    winners = [each for each in legal if _wins(led, each)]
    wins = token in winners
    found = _prize(view, wins)
    if wins and any(each[0] == token[0] and each < token for each in winners):
        pass  # a lower card would have done too
    elif wins and len(winners) > 1:
        found.append(because("why-lowest-winner"))
    elif not winners:
        # That the trick is lost goes without saying; what becomes of the upcard does not.
        lost = because("why-loses-trick")
        found = [*(each for each in found if each != lost), because("why-cannot-win")]
    return found + _scored(view, (led, token), wins) + _decided(view, token)


def _prize(view: ThroneView, wins: bool) -> list[Reason]:
    if view.phase == 2 or view.upcard is None:
        return [because("why-wins-trick" if wins else "why-loses-trick")]
    return [because("why-wins-upcard" if wins else "why-leaves-upcard", card=view.upcard)]


def _scored(view: ThroneView, played: Sequence[str], wins: bool) -> list[Reason]:
    """Where cards with a power go: undead to the winner, dwarves of phase 2 to the loser."""
    undead = sum(card[0] == "U" for card in played)
    dwarves = sum(card[0] == "D" for card in played)
    if view.phase == 1 and undead:
        return [because("why-undead-yours" if wins else "why-undead-theirs", count=undead)]
    if view.phase == 2 and dwarves:
        return [because("why-dwarves-theirs" if wins else "why-dwarves-yours", count=dwarves)]
    return []


def _leading(view: ThroneView, token: str) -> list[Reason]:
    if view.phase == 2:
        return _leading_openly(view, token)
    assert view.seat is not None
    voids = view.sides[1 - view.seat].voids
    beating = sum(card[0] not in voids and _wins(token, card) for card in view.pool)
    if beating:
        return [because("why-beaten-by", count=beating, total=len(view.pool))]
    return [because("why-unbeatable"), *_scored(view, (token,), wins=True)]


def _leading_openly(view: ThroneView, token: str) -> list[Reason]:
    """In phase 2 both hands are known (T10.7), so the replies are too."""
    world, _ = after(GAME, view, token)
    replies = [GAME.format_action(action) for action in world.legal()]
    beating = [each for each in replies if _wins(token, each)]
    if not beating:
        return [because("why-wins-surely"), *_scored(view, (token,), wins=True)]
    if len(beating) == len(replies):
        return [because("why-loses-surely"), *_scored(view, (token,), wins=False)]
    return [because("why-can-be-beaten", card=beating[0])]


def _decided(view: ThroneView, token: str) -> list[Reason]:
    """Factions that nobody can take away any more once this trick is over."""
    if view.phase != 2 or view.seat is None or view.led is None:
        return []
    world, _ = after(GAME, view, token)
    assert isinstance(world, Throne)
    then = GAME.view(world, view.seat)
    return [
        because("why-secures" if owner == view.seat else "why-gives-up", faction=faction)
        for faction in sorted({view.led[0], token[0]}, key=cards.FACTIONS.index)
        for owner in (0, 1)
        if _is_safe(then, owner, faction) and not _is_safe(view, owner, faction)
    ]


def _is_safe(view: ThroneView, owner: int, faction: str) -> bool:
    """More cards than the other seat can still get (T8.1)."""
    left = sum(_count(side.hand, faction) for side in view.sides)
    left += view.led is not None and view.led[0] == faction
    ahead = _scored_in(view.sides[owner], faction) - _scored_in(view.sides[1 - owner], faction)
    return ahead > left


def _scored_in(side: Side, faction: str) -> int:
    return _count(side.score, faction)


def _count(tokens: Sequence[str], faction: str) -> int:
    return sum(token[0] == faction for token in tokens)


def _wins(led: str, second: str) -> bool:
    return second_wins(cards.TOKEN.index(led), cards.TOKEN.index(second))
