"""The actions of Throne as numbers and tokens: 48 that name a card, and two that name a leader.

The five ``G0`` are one action (T1.3), so there are fewer of them than cards. Both ascend in the
order of the tokens, so that a legal list made from a set of cards is already sorted.
"""

from typing import Final

from zweikampf.games.throne import cards

ZERO: Final = cards.CARD_TOKENS.index("G0")
LEAD0: Final = len(cards.CARD_TOKENS)
LEAD1: Final = LEAD0 + 1

TOKENS: Final = [*cards.CARD_TOKENS, "lead0", "lead1"]
BY_TOKEN: Final = {token: action for action, token in enumerate(TOKENS)}
ACTION_OF: Final = [BY_TOKEN[token] for token in cards.TOKEN]  # of each card
CARD_OF: Final = [cards.TOKEN.index(token) for token in cards.CARD_TOKENS]  # the first such card
