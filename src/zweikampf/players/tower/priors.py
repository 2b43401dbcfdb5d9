"""How promising an action of Tower looks at first sight, for search (see ``Policy.rate``).

A weight for each action, whatever the position: get rid of cards, load the opponent, and do not
push cards from store to store without a plan. ``appeal`` looks closer; a playout has no time.
"""

from typing import Final

from zweikampf.games.tower import actions
from zweikampf.games.tower.actions import AT_DEPOT
from zweikampf.games.tower.verbs import Verb
from zweikampf.games.tower.zones import STORES

_BY_KIND: Final = {
    Verb.TOWER: 100,
    Verb.TAKE: 100,
    Verb.LOAD: 60,
    Verb.STORE: 40,
    Verb.DRAW: 10,
    Verb.PUT_AWAY: 4,
    Verb.PAY: 1,
    Verb.PAIR: 1,
    Verb.BLOCK: 1,
    Verb.NOBLOCK: 3,
}
_BETWEEN_STORES: Final = 2
_FROM_DEPOT: Final = 2  # times: the depot is what keeps a seat from its other cards


def _prior(action: int) -> int:
    kind = Verb(actions.VERB[action])
    if kind == Verb.STORE and actions.FROM[action] < STORES:
        return _BETWEEN_STORES
    weight = _BY_KIND.get(kind, 1)
    from_depot = kind in (Verb.STORE, Verb.LOAD) and actions.FROM[action] == AT_DEPOT
    return _FROM_DEPOT * weight if from_depot else weight


PRIOR: Final = [_prior(action) for action in range(actions.ACTIONS)]
