"""Tower for learners."""

from zweikampf.envs.environment import NO_SECRETS, Environment
from zweikampf.envs.tower.encoder import TowerEncoder

# No tight bounds are known; random games stay below a fifth of these.
ENVIRONMENT = Environment(
    encoder=TowerEncoder,
    secrets=NO_SECRETS,  # W13.1
    longest_game=16_384,
    chance_actions=128,
)
