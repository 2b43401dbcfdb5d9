"""How promising an action of Tower looks at first sight, for search (see ``Policy.rate``).

A weight for each action, whatever the position: get rid of cards, load the opponent, and do not
push cards from store to store without a plan. ``appeal`` looks closer; a playout has no time.
"""

from typing import Final

from zweikampf.games.tower import actions
from zweikampf.games.tower.actions import AT_DEPOT
from zweikampf.games.tower.kinds import Kind
from zweikampf.games.tower.zones import STORES

_BY_KIND: Final = {
    Kind.TOWER: 100,
    Kind.TAKE: 100,
    Kind.LOAD: 60,
    Kind.STORE: 40,
    Kind.DRAW: 10,
    Kind.PUT_AWAY: 4,
    Kind.PAY: 1,
    Kind.PAIR: 1,
    Kind.BLOCK: 1,
    Kind.NOBLOCK: 3,
}
_BETWEEN_STORES: Final = 2
_FROM_DEPOT: Final = 2  # times: the depot is what keeps a seat from its other cards


def _prior(action: int) -> int:
    kind = Kind(actions.KIND[action])
    if kind == Kind.STORE and actions.FROM[action] < STORES:
        return _BETWEEN_STORES
    weight = _BY_KIND.get(kind, 1)
    from_depot = kind in (Kind.STORE, Kind.LOAD) and actions.FROM[action] == AT_DEPOT
    return _FROM_DEPOT * weight if from_depot else weight


PRIOR: Final = [_prior(action) for action in range(actions.ACTIONS)]
