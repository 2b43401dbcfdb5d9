"""The examples on the rule pages follow the rules, from the tables that the pictures show."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.dwarves.scene import Scene
from tests.games.throne import play as throne
from tests.games.tower import play as tower
from zweikampf.games.throne.view import ThroneView

PICTURES = Path(__file__).parents[2] / "web" / "pictures" / "games"


def picture(game: str) -> str:
    return (PICTURES / f"{game}.svelte").read_text("utf-8")


def listed(text: str, name: str) -> list[str]:
    """The cards of a list in a picture."""
    found = re.search(rf"{name}[ =:]+(\[.*\])[;,]$", text, re.MULTILINE)
    assert found is not None, name
    return re.findall(r'"([^"]+)"', found[1])


def test_a_knight_answers_a_goblin() -> None:
    drawn = picture("throne")
    hand = listed(drawn, "const hand")
    up, led, answer = re.findall(r'token="(\w\d)" texts', drawn)
    assert (up, led, answer) == ("K9", "G7", "K2")
    theirs, own = (re.findall(r'"(U\d)"', each) for each in re.findall(r"scored: \[(.*)\]", drawn))
    rest = throne.others(hand, [up, led, answer], theirs, own, avoid="G")
    state = throne.place(
        1, ([led, *rest[:8]], [answer, *hand]), up=up, score=(theirs, own), deck=rest[8:25]
    )
    throne.play(state, f"{led} {answer}")
    view: ThroneView = throne.GAME.view(state, 1)
    assert view.sides[1].recruits == (up,)
    assert {led, answer} <= set(view.discard)
    throne.play(state, rest[8])  # the opponent takes a card from the deck
    view = throne.GAME.view(state, 1)
    assert view.sides[0].face_down_count == 1
    assert view.leader == 1


def test_shield_4_is_built_and_the_turn_ends_with_shield_12() -> None:
    drawn = picture("tower")
    stores = re.findall(r"\[((?:\"\w+\"(?:, )?)+)\]", drawn[drawn.index("const stores") :])[:8]
    towers = [
        f"{symbol}{top}" for symbol, top in re.findall(r'\["(\w)", (-?\d)\]', drawn) if top != "-1"
    ]
    depots = re.findall(r'depot: "(\w+)",\s+interim: "(\w+)"', drawn)
    assert len(stores) == 8
    assert depots[1][0] == "S4g"
    fields = {
        f"L{at + 1}": each.replace('"', "").replace(" ", "") for at, each in enumerate(stores)
    }
    fields |= {"T": ",".join(towers), "A1": depots[0][0], "Z1": depots[0][1], "Z0": depots[1][1]}
    fields |= {"A0": "B1g,B8g,F11g,S4g", "V0": "P12g,S12g", "gold": "3/4"}
    state = tower.place(" ".join(f"{name}={value}" for name, value in fields.items()))
    assert tower.legal(state) == ["a>t"], "building comes first"
    tower.play(state, "a>t F11g")
    assert tower.gold(state) == [4, 4]
    assert "draw" not in tower.legal(state), "flag 11 fits a store"
    tower.play(state, "a>l3 B8g")
    assert not [token for token in tower.legal(state) if token.startswith(("a>l", "a>o", "a>t"))]
    tower.play(state, "draw S12g")
    assert tower.legal(state) == ["d>z"]


def test_two_fives_pay_for_points_and_a_4_hits_the_draw_pile() -> None:
    drawn = picture("dwarves")
    theirs, mine = (re.findall(r'"(\w\d)"', each) for each in re.findall(r"kinds: \[(.*)\]", drawn))
    dice = "".join(sorted(re.findall(r'<Face face="(\d)"', drawn)))
    assert (dice, mine[-1], mine[0]) == ("455", "V1", "A4")
    hand = [*listed(drawn, "const hand"), "V1"]
    display = f"{','.join(mine[:-1])}/{','.join(theirs)}"
    scene = Scene.at(
        f"phase=card active=0 hands={','.join(sorted(hand))}/A2 display={display} dice={dice}"
    )
    scene.do("play:V1=55")
    if scene.actor == "1":
        scene.do("pass")
    before = scene.pile()[1]
    scene.do("hit:A4=4>pile")
    while scene.actor == "1":
        scene.do("pass")
    assert scene.actor == "chance", "the top card is turned up"
    scene.do("A3")
    assert scene.pile()[1] == before - 1
