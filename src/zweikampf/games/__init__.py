"""Our own games, one folder each; as ``zweikampf.games`` also the list of all installed ones."""

import sys

from zweikampf.engine.catalogue import Catalogue

sys.modules[__name__].__class__ = Catalogue
