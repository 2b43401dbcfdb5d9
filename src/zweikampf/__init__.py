"""Two-player duel card games: rule-exact, provably fair, at native speed."""

from zweikampf import _form

__version__ = "0.1.0"

_form.choose()
