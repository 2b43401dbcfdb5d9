"""A second, deliberately naive implementation of Tower, used only to check the real one.

Written straight from the specification, whose rule numbers it names: plain lists of tokens, a copy
of the whole game before every action, nothing shared with the package. Piles are lists from the
bottom to the top; "?" is a card that no one has seen.
"""

from __future__ import annotations

from functools import cache

SYMBOLS = "BFPS"


def symbol(card: str) -> str:
    return card[0]


def value(card: str) -> int:
    return int(card[1:-1])


def colour(card: str) -> str:
    return card[-1]


def deck(seat: int, option: str) -> list[str]:
    """W1.1, W1.2."""
    cards = []
    for letter in SYMBOLS:
        for number in range(13):
            if option == "deck":
                shade = "gb"[seat]
            else:
                shade = "g" if letter in "BF" else "b"
            cards.append(f"{letter}{number}{shade}")
    return cards


@cache
def fits_on(card: str, top: str) -> bool:
    """W7.2 (a)."""
    if colour(card) == colour(top):
        return False
    return value(card) == value(top) - 1 or (value(card) == 12 and value(top) == 1)


def are_neighbours(card: str, top: str) -> bool:
    """W7.3."""
    pair = {value(card), value(top)}
    if symbol(card) != symbol(top):
        return False
    return abs(value(card) - value(top)) == 1 or pair == {1, 12}


Layout = list[tuple[str, ...]]


def layout(stores: list[list[str]]) -> Layout:
    """W10.1: which store a column lies in does not matter."""
    return sorted(tuple(store) for store in stores)


class Oracle:
    """One game. `stage` is "deal", "start", "free", "drawn", "answer", "block" or "over".

    `waiting` names the place that chance has to fill: "A" or "drawn". `memory` is a copy of the
    game before the action that can be challenged.
    """

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.stage = "deal"
        self.active = 0
        self.towers: list[list[int]] = [[-1, -1] for _ in SYMBOLS]
        self.stores: list[list[str]] = [[] for _ in range(8)]
        self.depot: list[list[str]] = [["?"] * 13, ["?"] * 13]
        self.stock: list[list[str]] = [["?"] * 39, ["?"] * 39]
        self.interim: list[list[str]] = [[], []]
        self.unseen = [deck(seat, options["colour"]) for seat in (0, 1)]
        self.drawn: str | None = None
        self.waiting: str | None = None
        self.gold = [3, 3]
        self.bank = 51
        self.blocked = [False, False]
        self.bonus_open = True
        self.pending = 0
        self.turns = 0
        self.quiet = 0
        self.progress = False
        self.passes: list[bool] = []  # of every completed turn: a pass without progress
        self.layouts: list[Layout] = []
        self.memory: Oracle | None = None
        self.violation = False
        self.next = "free"  # the stage after the answer, or "turn over" or "passed"
        self.result: tuple[int | None, str, tuple[int, int]] | None = None

    def clone(self) -> Oracle:
        """A copy that shares no list; it remembers no earlier game."""
        twin = Oracle.__new__(Oracle)
        twin.__dict__.update(self.__dict__)
        for name in ("towers", "stores", "depot", "stock", "interim", "unseen"):
            setattr(twin, name, [list(pile) for pile in getattr(self, name)])
        for name in ("gold", "blocked", "passes", "layouts"):
            setattr(twin, name, list(getattr(self, name)))
        twin.memory = None
        return twin

    # Reading

    def actor(self) -> str:
        if self.stage == "over":
            return "over"
        if self.stage in ("deal", "start") or self.waiting:
            return "chance"
        return str(1 - self.active if self.stage == "answer" else self.active)

    def choices(self) -> list[tuple[str, int]]:
        return [(token, 1) for token in self.legal()]

    def over(self) -> tuple[int | None, str, tuple[int, int]]:
        """Winner, reason and score of a finished game."""
        assert self.result is not None
        return self.result

    def legal(self) -> list[str]:
        """W14.1; for chance all weights are 1 (W13.2)."""
        if self.stage == "over":
            return []
        if self.stage == "start":
            return ["start0", "start1"]
        if self.actor() == "chance":
            return sorted(self.unseen[self._chance_seat()])
        if self.stage == "answer":
            return ["ok", "turm"]
        if self.stage == "block":
            return ["block", "noblock"]
        possible = self._possible()
        duties = [token for token in possible if token.endswith(">t")]
        return sorted(duties if duties and self.options["mode"] == "strict" else possible)  # W8.2

    def own_cards(self, seat: int) -> int:
        return len(self.depot[seat]) + len(self.stock[seat]) + len(self.interim[seat])

    def _chance_seat(self) -> int:
        if self.stage == "deal":
            return 0 if len(self.unseen[0]) > 47 else 1
        return self.active

    # What is possible (section 7)

    def _sources(self) -> dict[str, str]:
        """W7.0: places and their cards."""
        if self.stage == "drawn":
            assert self.drawn is not None
            return {"d": self.drawn}
        found = {f"l{at + 1}": store[-1] for at, store in enumerate(self.stores) if store}
        me = self.active
        if self.depot[me]:
            found["a"] = self.depot[me][-1]
        elif self.interim[me]:
            found["z"] = self.interim[me][-1]
        return found

    def _possible(self) -> list[str]:
        found = []
        for place, card in self._sources().items():
            if self._tower_for(card) is not None:
                found.append(f"{place}>t")
            found += [f"{place}>{target}" for target in self._store_targets(place, card)]
            if place != "z" and self._can_load(card):
                found.append(f"{place}>o")
        me = self.active
        if self.stage == "drawn":
            assert self.drawn is not None
            if not self._is_bound(self.drawn):
                found.append("d>z")
            return found
        found += self._pair_moves()
        if self.stock[me] or self.interim[me]:
            if not (self.depot[me] and self._is_bound(self.depot[me][-1])):
                found.append("draw")
        else:
            found.append("pass")
        if self.depot[me] and self.gold[me] >= 1:
            found.append("a>z")
        if self.pending:
            found.append("take")
        return found

    def _tower_for(self, card: str) -> int | None:
        """W7.1: which of the two towers of the symbol."""
        tops = self.towers[SYMBOLS.index(symbol(card))]
        for at in (0, 1):
            if tops[at] == value(card) - 1:
                return at
        return None

    def _empty_store(self) -> str | None:
        for at, store in enumerate(self.stores):
            if not store:
                return f"l{at + 1}"
        return None

    def _filled_targets(self, card: str) -> list[str]:
        return [f"l{at + 1}" for at, s in enumerate(self.stores) if s and fits_on(card, s[-1])]

    def _store_targets(self, place: str, card: str) -> list[str]:
        targets = self._filled_targets(card)
        empty = self._empty_store()
        if empty is not None:
            targets.append(empty)
        if place[0] != "l":
            return targets
        allowed = []
        for target in targets:
            stores = [list(store) for store in self.stores]
            stores[int(target[1]) - 1].append(stores[int(place[1]) - 1].pop())
            if layout(stores) not in self.layouts:  # W10.3
                allowed.append(target)
        return allowed

    def _can_load(self, card: str) -> bool:
        other = 1 - self.active
        pile = self.interim[other]
        return bool(pile) and not self.blocked[other] and are_neighbours(card, pile[-1])

    def _is_bound(self, card: str) -> bool:
        """W7.10."""
        if self.options["drawing"] == "free":
            return False
        return bool(self._filled_targets(card)) or self._can_load(card)

    def _pair_moves(self) -> list[str]:
        """W7.7."""
        if self.gold[self.active] < 1:
            return []
        found = []
        empty = self._empty_store()
        for at, store in enumerate(self.stores):
            if len(store) >= 2:
                found += [f"l{at + 1}>>{target}" for target in self._filled_targets(store[-2])]
                if empty is not None and len(store) >= 3:
                    found.append(f"l{at + 1}>>{empty}")
        return found

    # Doing it

    def apply(self, token: str) -> None:
        """Does one action; a token that is not legal raises ValueError and changes nothing."""
        if token not in self.legal():
            raise ValueError(f"not legal: {token} ({self.stage})")
        if self.stage == "deal":
            self._deal(token)
        elif self.stage == "start":
            self._begin_turn(int(token[-1]))
        elif self.waiting:
            self._show(token)
        elif self.stage == "answer":
            self._answer(token)
        elif self.stage == "block":
            self._block(token)
        else:
            self._act(token)

    def _deal(self, card: str) -> None:
        """W4.2, W4.3."""
        seat = self._chance_seat()
        number = 52 - len(self.unseen[seat])
        self.unseen[seat].remove(card)
        if number == 0:
            self.depot[seat][-1] = card
        else:
            self.stock[seat].pop()
            self.stores[4 * seat + number - 1].append(card)
        if seat == 1 and number == 4:
            first, second = value(self.depot[0][-1]), value(self.depot[1][-1])
            if first == second:
                self.stage = "start"
            else:
                self._begin_turn(0 if first < second else 1)

    def _begin_turn(self, seat: int) -> None:
        """W5.1."""
        self.active = seat
        self.stage = "free"
        self.progress = False
        self.pending = 0
        self.layouts = [layout(self.stores)]

    def _show(self, card: str) -> None:
        """W13.2."""
        self.unseen[self.active].remove(card)
        if self.waiting == "A":
            self.depot[self.active][-1] = card
        else:
            self.drawn = card
        self.waiting = None
        self._after_chance()

    def _act(self, token: str) -> None:
        """W5.5."""
        before = self.clone()
        self.violation = any(each.endswith(">t") for each in self._possible())
        asked = self.options["mode"] == "table" and not token.endswith(">t") and token != "take"
        me = self.active
        if token == "take":
            self._pay_out(self.pending)
            self.pending = 0
            return
        self.pending = 0  # W6.7
        self.next = "free"
        earned = 0
        if token == "draw":
            self._draw()
        elif token == "pass":
            self.next = "passed"
        elif ">>" in token:
            self._move_pair(token)
        else:
            earned = self._move_card(*token.split(">"))
        if not self.depot[me] and self.bonus_open:
            self.bonus_open = False  # W6.2
            earned += 1
        is_out = self.own_cards(me) == 0 and self.drawn is None and self.waiting is None
        if self.options["reward"] == "claim" and not is_out:
            self.pending = earned
        else:
            self._pay_out(earned)
        if is_out:
            self._pay_out(2)  # W11.1
            self._end("out")
            return
        self.layouts.append(layout(self.stores))  # W10.2
        if self.depot[me] and self.depot[me][-1] == "?":
            self.waiting = "A"  # W5.4
        self.memory = before if asked else None
        if not self.waiting:
            self._after_chance()

    def _after_chance(self) -> None:
        if self.memory is not None:
            self.stage = "answer"
        else:
            self._go_on()

    def _go_on(self) -> None:
        self.memory = None
        if self.next in ("free", "drawn"):
            self.stage = self.next
        else:
            self._turn_over(self.next == "passed")

    def _pay_out(self, amount: int) -> None:
        self.gold[self.active] += amount
        self.bank -= amount

    def _draw(self) -> None:
        """W7.4."""
        me = self.active
        if not self.stock[me]:
            self.stock[me] = self.interim[me][::-1]
            self.interim[me] = []
        card = self.stock[me].pop()
        self.next = "drawn"
        if card == "?":
            self.waiting = "drawn"
        else:
            self.drawn = card

    def _move_pair(self, token: str) -> None:
        """W7.7."""
        source, target = (self.stores[int(place[1]) - 1] for place in token.split(">>"))
        self._pay_out(-1)
        target += source[-2:]
        del source[-2:]
        self.progress = True

    def _move_card(self, source: str, target: str) -> int:
        """Everything that moves one card; the reward of a tower card."""
        card = self._take(source)
        if source == "a":
            self.progress = True
        if target == "t":
            return self._build(card)
        if target == "o":
            self.interim[1 - self.active].append(card)
        elif target == "z":
            self.interim[self.active].append(card)
            if source == "a":
                self._pay_out(-1)  # W7.6
            else:
                self.next = "turn over"  # W7.5
        else:
            self.stores[int(target[1]) - 1].append(card)
        return 0

    def _take(self, place: str) -> str:
        if place == "d":
            assert self.drawn is not None
            card, self.drawn = self.drawn, None
            return card
        if place == "a":
            return self.depot[self.active].pop()
        if place == "z":
            return self.interim[self.active].pop()
        return self.stores[int(place[1]) - 1].pop()

    def _build(self, card: str) -> int:
        """W7.1, W6.1."""
        at = self._tower_for(card)
        assert at is not None
        self.towers[SYMBOLS.index(symbol(card))][at] = value(card)
        self.progress = True
        return {4: 1, 8: 2, 12: 3}.get(value(card), 0)

    def _answer(self, token: str) -> None:
        """Section 9."""
        me = self.active
        if token == "turm" and self.violation:
            assert self.memory is not None
            self._restore(self.memory)
            self._fine(me)
            self._turn_over(False)
            return
        if token == "turm" and self.options["falsecall"] == "pay1":
            self._fine(1 - me)
        self._go_on()

    def _fine(self, seat: int) -> None:
        if self.gold[seat] >= 1:
            self.gold[seat] -= 1
            self.gold[1 - seat] += 1

    def _restore(self, before: Oracle) -> None:
        """W9.4, W13.3: all as before, but what was seen stays seen."""
        now = self.clone()
        me = self.active
        self.__dict__.update(before.clone().__dict__)
        self.unseen = now.unseen
        self.pending = 0
        if self.drawn is not None:
            self.stock[me].append(self.drawn)
            self.drawn = None
        shown_now = now.drawn
        if before.drawn is None and shown_now is not None and self.stock[me][-1:] == ["?"]:
            self.stock[me][-1] = shown_now
        fewer = len(now.depot[me]) < len(self.depot[me])
        if fewer and now.depot[me]:
            self.depot[me][-2] = now.depot[me][-1]

    def _turn_over(self, passed: bool) -> None:
        self.memory = None
        if self.interim[self.active] and self.gold[self.active] >= 1:
            self.stage = "block"
        else:
            self._end_turn(passed)

    def _block(self, token: str) -> None:
        if token == "block":
            self.gold[self.active] -= 1
            self.blocked[self.active] = True
        self._end_turn(False)

    def _end_turn(self, passed: bool) -> None:
        """W5.6, W12."""
        other = 1 - self.active
        if self.blocked[other]:
            self.blocked[other] = False
            self.bank += 1
        self.turns += 1
        self.quiet = 0 if self.progress else self.quiet + 1
        self.passes.append(passed and not self.progress)
        size = sum(len(pile) for pile in (*self.stock, *self.interim))
        if self.quiet >= max(8, 2 * size) or self.passes[-2:] == [True, True] or self.turns >= 1000:
            self._end("stalemate")
        else:
            self._begin_turn(other)

    def _end(self, reason: str) -> None:
        """W11.2, W12.5."""
        self.stage = "over"
        self.layouts = []
        scores = (self.gold[0], self.gold[1])
        ranks = []
        for seat in (0, 1):
            if reason == "out":
                ranks.append((self.gold[seat], int(seat == self.active), 0))
            else:
                depot = len(self.depot[seat])
                ranks.append((self.gold[seat], -self.own_cards(seat), -depot))
        winner = None if ranks[0] == ranks[1] else ranks.index(max(ranks))
        self.result = (winner, reason, scores)
