"""The games. Importing this package registers them all."""

from zweikampf.engine.registry import register
from zweikampf.games.dwarves.game import DwarvesGame
from zweikampf.games.throne.game import ThroneGame
from zweikampf.games.tower.game import TowerGame

register(DwarvesGame())
register(ThroneGame())
register(TowerGame())
