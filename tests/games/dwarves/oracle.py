"""A second, deliberately naive implementation of Dwarves, used only to check the real one.

Written straight from the specification, whose rule numbers it names: plain lists of tokens, no
cleverness, nothing shared with the package. A list is a multiset; compare lists sorted.
"""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

FACES = ["1", "2", "3", "4", "5", "J"]
TYPES = {"A": "ally", "V": "victory", "S": "support", "E": "event", "T": "twist"}

DeckTable = dict[str, dict[str, Any]]


def read_deck(path: Path) -> DeckTable:
    table: DeckTable = tomllib.loads(path.read_text(encoding="utf-8"))["card"]
    return table


def payments(cost: str, dice: list[str], usable: int) -> list[str]:
    """Z17.11: try every choice of items and every value that they might stand for."""
    items = [*dice, *["C"] * usable]
    found = set()
    word, _, number = cost.partition(" ")
    size = 1 if word == "face" else int(number)
    values = [number] if word == "face" else ["1", "2", "3", "4", "5"]
    for choice in combinations(items, size):
        for value in values:
            if all(item in (value, "J", "C") for item in choice):
                found.add("".join(sorted(choice, key="12345JC".index)))
    return sorted(found)


class Oracle:
    """One game; `phase` is that of Z5.2. A test may set the attributes to build a position."""

    def __init__(self, deck: DeckTable, first: str) -> None:
        self.deck = deck
        full = [kind for kind, card in deck.items() for _ in range(card["copies"])]
        self.pile = [list(full), list(full)]
        self.hand: list[list[str]] = [[], []]
        self.display: list[list[str]] = [[], []]
        self.discard: list[list[str]] = [[], []]
        self.damage: list[dict[str, int]] = [{}, {}]
        self.centre = 3
        self.jokers = [0, 0]
        self.usable = 0
        self.dice: list[str] = []
        self.to_draw = 0
        self.to_roll = 0
        self.rerolls = 0
        self.spent = False
        self.ending = False
        self.named: tuple[int, str] | None = None
        self.phase = "first" if first == "random" else "deal"
        self.active = 0 if first == "random" else int(first)

    # Who acts, and what may be done

    def actor(self) -> str:
        if self.phase in ("first", "deal", "draw", "roll", "flip"):
            return "chance"
        if self.phase == "over":
            return "over"
        if self.phase == "shield":
            assert self.named is not None
            return str(self.named[0])
        return str(1 - self.active if self.phase == "react" else self.active)

    def choices(self) -> list[tuple[str, int]]:
        """The legal tokens with their weights, sorted (Z16.1, Z16.2)."""
        if self.phase == "first":
            return [("first0", 1), ("first1", 1)]
        if self.phase == "roll":
            return [(face, 1) for face in FACES]
        if self.phase in ("deal", "draw", "flip"):
            pile = self.pile[self.turned_pile()]
            return [(kind, pile.count(kind)) for kind in sorted(set(pile))]
        return [(token, 1) for token in sorted(set(self.answers()))]

    def turned_pile(self) -> int:
        if self.phase == "deal":
            return 0 if len(self.hand[0]) < 4 else 1
        if self.phase == "draw":
            return self.active
        assert self.named is not None
        return self.named[0]

    def answers(self) -> list[str]:
        own, other = self.active, 1 - self.active
        if self.phase == "supply":
            return [f"draw{n}" for n in range(1, self.most_to_draw() + 1)]
        if self.phase == "dice":
            more = ["T3"] if "T3" in self.hand[own] and len(self.dice) < 6 else []
            again = [f"reroll:{die}" for die in self.dice] if self.rerolls > 0 else []
            return ["keep", *more, *again]
        if self.phase == "card":
            return self.card_phase()
        if self.phase == "shield":
            assert self.named is not None
            return ["pass", *(["T2"] if "T2" in self.hand[self.named[0]] else [])]
        if self.phase == "react":
            return ["pass", *self.strikes(other)]
        return []

    def most_to_draw(self) -> int:
        """Z6.2."""
        return min(1 + self.display[self.active].count("S1"), len(self.pile[self.active]))

    def card_phase(self) -> list[str]:
        """Z8.2 to Z8.9."""
        own, other = self.active, 1 - self.active
        found = ["end", *self.strikes(own)]
        for kind in self.hand[own]:
            if kind[0] in "AVS":
                found += [f"play:{kind}={way}" for way in self.ways(kind)]
            elif kind == "E1":
                found += [
                    f"play:E1={way}>{at}" for way in self.ways("E1") for at in self.display[other]
                ]
            elif kind == "E2" and str(self.deck["E2"]["faces"][0]) in self.dice:
                found.append("play:E2")
        for ally in self.display[own]:
            if ally == "A9" and self.jokers[own] < 3:
                found += [f"gain:A9={die}" for die in self.dice if self.fits("A9", die)]
            elif ally[0] == "A" and ally != "A9":
                items = [*self.dice, *["C"] * self.usable]
                fitting = [item for item in items if item == "C" or self.fits(ally, item)]
                found += [f"hit:{ally}={i}>{at}" for i in fitting for at in self.targets(other)]
        return found

    def ways(self, kind: str) -> list[str]:
        return payments(self.deck[kind]["cost"], self.dice, self.usable)

    def fits(self, ally: str, die: str) -> bool:
        return die == "J" or int(die) in self.deck[ally]["faces"]

    def targets(self, seat: int) -> list[str]:
        """Z8.6: the pile, and what has health on the display."""
        return ["pile", *(kind for kind in self.display[seat] if "health" in self.deck[kind])]

    def strikes(self, seat: int) -> list[str]:
        if "T1" not in self.hand[seat]:
            return []
        return [f"T1>{target}" for target in self.targets(1 - seat)]

    # One action

    def apply(self, token: str) -> None:
        """Does one action; a token that is not legal raises ValueError and changes nothing."""
        if token not in [legal for legal, _ in self.choices()]:
            raise ValueError(f"not legal: {token} ({self.phase})")
        getattr(self, f"_{self.phase}")(token)

    def _first(self, token: str) -> None:
        self.active = int(token[-1])
        self.phase = "deal"

    def _deal(self, kind: str) -> None:
        """Z4.3."""
        seat = self.turned_pile()
        self.pile[seat].remove(kind)
        self.hand[seat].append(kind)
        if len(self.hand[1]) == 4:
            self.start_turn(self.active)

    def start_turn(self, seat: int) -> None:
        self.active = seat
        self.usable = self.jokers[seat]
        self.spent = False
        self.ending = False
        if self.most_to_draw() > 1:
            self.phase = "supply"
        else:
            self.to_draw = 1
            self.phase = "draw"

    def _supply(self, token: str) -> None:
        self.to_draw = int(token.removeprefix("draw"))
        self.phase = "draw"

    def _draw(self, kind: str) -> None:
        """Z6.3, Z6.4, Z7.1."""
        self.pile[self.active].remove(kind)
        self.hand[self.active].append(kind)
        self.to_draw -= 1
        if self.pile[self.active] == []:
            self.phase = "over"
        elif self.to_draw == 0:
            self.rerolls = self.display[self.active].count("S3")
            self.to_roll = min(6, 3 + self.display[self.active].count("S2"))
            self.phase = "roll"

    def _roll(self, face: str) -> None:
        self.dice.append(face)
        self.to_roll -= 1
        if self.to_roll == 0:
            self.phase = "dice"

    def _dice(self, token: str) -> None:
        """Z7.2 to Z7.5."""
        if token == "keep":
            self.rerolls = 0
            self.ask_t1()
        elif token == "T3":
            self.play_twist(self.active, "T3")
            self.to_roll = min(2, 6 - len(self.dice))
            self.phase = "roll"
        else:
            self.dice.remove(token[-1])
            self.rerolls -= 1
            self.to_roll = 1
            self.phase = "roll"

    def _card(self, token: str) -> None:
        own, other = self.active, 1 - self.active
        verb, _, rest = token.partition(":")
        card, _, rest = rest.partition("=")
        payment, _, target = rest.partition(">")
        if token == "end":
            self.ending = True
            self.ask_t1()
        elif token.startswith("T1>"):
            self.play_twist(own, "T1")
            self.name_damage(other, token.removeprefix("T1>"))
        elif token == "play:E2":
            self.hand[own].remove("E2")
            self.discard[own].append("E2")
            self.dice.remove(str(self.deck["E2"]["faces"][0]))
            self.dice.append("J")
            self.ask_t1()
        else:
            self.pay(payment)
            if verb == "hit":
                self.name_damage(other, target)
                return
            if verb == "gain":
                self.take_joker(own)
            elif card == "E1":
                self.hand[own].remove("E1")
                self.discard[own].append("E1")
                self.leave_display(other, target)
            else:
                self.hand[own].remove(card)
                self.display[own].append(card)
            self.ask_t1()

    def pay(self, payment: str) -> None:
        """Z9.5."""
        self.spent = True
        for item in payment:
            if item == "C":
                self.usable -= 1
                self.jokers[self.active] -= 1
                self.centre += 1
            else:
                self.dice.remove(item)

    def take_joker(self, seat: int) -> None:
        """Z10.3."""
        if self.jokers[seat] == 3:
            return
        if self.centre > 0:
            self.centre -= 1
        else:
            self.jokers[1 - seat] -= 1
        self.jokers[seat] += 1

    def play_twist(self, seat: int, twist: str) -> None:
        self.hand[seat].remove(twist)
        self.discard[seat].append(twist)

    def leave_display(self, seat: int, kind: str) -> None:
        self.display[seat].remove(kind)
        self.discard[seat].append(kind)
        self.damage[seat].pop(kind, None)

    # Damage and windows

    def asks(self, seat: int, twist: str) -> bool:
        """Z12.2, Z12.3: by hand size and discard pile only."""
        out = self.deck[twist]["copies"] - self.discard[seat].count(twist)
        return len(self.hand[seat]) >= 1 and out >= 1

    def name_damage(self, seat: int, target: str) -> None:
        self.named = (seat, target)
        if self.asks(seat, "T2"):
            self.phase = "shield"
        else:
            self.suffer()

    def _shield(self, token: str) -> None:
        assert self.named is not None
        if token == "T2":
            self.play_twist(self.named[0], "T2")
            self.named = None
            self.ask_t1()
        else:
            self.suffer()

    def suffer(self) -> None:
        """Z11.3, Z11.4."""
        assert self.named is not None
        seat, target = self.named
        if target == "pile":
            self.phase = "flip"
            return
        self.named = None
        self.damage[seat][target] = self.damage[seat].get(target, 0) + 1
        if self.damage[seat][target] >= self.deck[target]["health"]:
            self.leave_display(seat, target)
        self.ask_t1()

    def _flip(self, kind: str) -> None:
        assert self.named is not None
        seat = self.named[0]
        self.named = None
        self.pile[seat].remove(kind)
        self.discard[seat].append(kind)
        if self.pile[seat] == []:
            self.phase = "over"
        else:
            self.ask_t1()

    def ask_t1(self) -> None:
        if self.asks(1 - self.active, "T1"):
            self.phase = "react"
        else:
            self.go_on()

    def _react(self, token: str) -> None:
        if token == "pass":
            self.go_on()
        else:
            self.play_twist(1 - self.active, "T1")
            self.name_damage(self.active, token.removeprefix("T1>"))

    def go_on(self) -> None:
        """Z12.6, Z13."""
        if not self.ending:
            self.phase = "card"
            return
        if not self.spent:
            self.take_joker(self.active)
        self.damage = [{}, {}]
        self.dice = []
        self.start_turn(1 - self.active)

    # The end

    def over(self) -> tuple[int, str, tuple[int, int]]:
        """Z14.3 to Z14.5."""
        assert self.phase == "over"
        points = [sum(self.deck[k].get("points", 0) for k in shown) for shown in self.display]
        if points[0] != points[1]:
            winner = 0 if points[0] > points[1] else 1
        else:
            winner = 0 if self.pile[0] else 1
        return winner, "pile", (points[0], points[1])
