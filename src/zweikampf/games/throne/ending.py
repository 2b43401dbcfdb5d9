"""How a game of Throne ends (T8, T9): who wins a faction, and who wins the game.

All of it follows from the two score piles.
"""

from zweikampf.engine import bits
from zweikampf.engine.outcome import Outcome
from zweikampf.games.throne import tables

NOBODY = -1


def faction_winner(faction: int, pile0: int, pile1: int) -> int:
    """More cards win a faction, then the highest card (T8.1, T8.2); -1 if it is void (T8.3)."""
    own0 = pile0 & tables.FACTION_SET[faction]
    own1 = pile1 & tables.FACTION_SET[faction]
    if bits.count(own0) != bits.count(own1):
        return 0 if bits.count(own0) > bits.count(own1) else 1
    # In a faction a higher value is a higher bit. Only the G0 are alike, and they are the lowest.
    high0 = own0 & ~tables.GOBLIN_ZEROS
    high1 = own1 & ~tables.GOBLIN_ZEROS
    if high0 == high1:
        return NOBODY
    return 0 if high0 > high1 else 1


def why_faction_won(faction: int, pile0: int, pile1: int) -> str:
    """What decides a faction, or why it is nobody's (T8.1-T8.3)."""
    own0 = pile0 & tables.FACTION_SET[faction]
    own1 = pile1 & tables.FACTION_SET[faction]
    if bits.count(own0) != bits.count(own1):
        return "more-cards"
    if faction_winner(faction, pile0, pile1) != NOBODY:
        return "highest-card"
    return "only-zeros" if own0 else "no-cards"


def factions_won(seat: int, pile0: int, pile1: int) -> int:
    """How many factions a seat has won."""
    won = 0
    for faction in range(5):
        won += faction_winner(faction, pile0, pile1) == seat
    return won


def points(seat: int, pile0: int, pile1: int) -> int:
    """The values of a seat's own cards in the factions that it has won (T9.2)."""
    total = 0
    for faction in range(5):
        if faction_winner(faction, pile0, pile1) == seat:
            total += value_of((pile1 if seat else pile0) & tables.FACTION_SET[faction])
    return total


def value_of(pile: int) -> int:
    """The values of cards together."""
    total = 0
    while pile:
        total += tables.VALUE[bits.lowest(pile)]
        pile &= pile - 1
    return total


def winner(pile0: int, pile1: int, by_three: bool) -> int:
    """The winner of the game, or -1 for a draw (T9.1-T9.4)."""
    won0 = factions_won(0, pile0, pile1)
    won1 = factions_won(1, pile0, pile1)
    if by_three:
        return 0 if won0 >= 3 else 1 if won1 >= 3 else NOBODY
    if won0 != won1:
        return 0 if won0 > won1 else 1
    points0 = points(0, pile0, pile1)
    points1 = points(1, pile0, pile1)
    if points0 != points1:
        return 0 if points0 > points1 else 1
    return NOBODY


def outcome(pile0: int, pile1: int, by_three: bool) -> Outcome:
    """Winner, reason and score as T9.6 lists them."""
    best = winner(pile0, pile1, by_three)
    factions = (factions_won(0, pile0, pile1), factions_won(1, pile0, pile1))
    if best == NOBODY:
        return Outcome(None, "draw", factions)
    if factions[0] == factions[1]:
        return Outcome(best, "points", (points(0, pile0, pile1), points(1, pile0, pile1)))
    return Outcome(best, "factions", factions)
