"""German sentences with the names of cards, which stand in any case of the declension."""

from __future__ import annotations

from zweikampf.terminal.words import texts_of


def test_undead_are_not_declined() -> None:
    """Regression: "Anna nimmt Untoter 3 verdeckt"."""
    texts = texts_of("throne", "de")
    card = texts("card-name", faction="U", value=3)
    assert card == "Untote 3"
    assert texts("card-name", faction="D", value=3) == "Zwerg 3"
    said = texts("event-card-taken-down", who="named", player="Anna", card=card)
    assert said == "Anna nimmt Untote 3 verdeckt."
