"""Our own games, one folder each; as ``zweikampf.games`` also the list of all installed ones.

``zk.games()`` lists their ids. ``zk.games[id]`` is the game itself, which every function takes in
place of its id, and ``zk.games[id].options()`` its options with their defaults.
"""

import sys

from zweikampf.engine.catalogue import Catalogue

sys.modules[__name__].__class__ = Catalogue
