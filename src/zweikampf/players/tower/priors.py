"""How promising an action of Tower looks at first sight, for search (see ``Policy.rate``).

A weight for each action, whatever the position: rid yourself of cards, load the opponent, and do
not push cards from store to store without a plan. ``appeal`` looks closer; a playout has no time.
"""

from typing import Final

from zweikampf.games.tower import acts
from zweikampf.games.tower.acts import AT_DEPOT
from zweikampf.games.tower.steps import Kind
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
    kind = Kind(acts.KIND[action])
    if kind == Kind.STORE and acts.FROM[action] < STORES:
        return _BETWEEN_STORES
    weight = _BY_KIND.get(kind, 1)
    from_depot = kind in (Kind.STORE, Kind.LOAD) and acts.FROM[action] == AT_DEPOT
    return _FROM_DEPOT * weight if from_depot else weight


PRIOR: Final = [_prior(action) for action in range(acts.ACTIONS)]
