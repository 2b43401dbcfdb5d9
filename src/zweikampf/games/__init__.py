"""Our own games, one folder each; as ``zweikampf.games`` also the list of all installed ones.

import zweikampf as zk

zk.games()  # the ids of all games
zk.games["throne"]  # the game itself, which every function takes in place of its id
zk.games["throne"].options()  # its options with their defaults
"""

import sys

from zweikampf.engine.catalogue import Catalogue

sys.modules[__name__].__class__ = Catalogue
