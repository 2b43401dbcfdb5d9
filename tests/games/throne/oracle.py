"""A second, deliberately naive implementation of Throne, used only to check the real one.

Written straight from the specification, whose rule numbers it names: plain lists of tokens, no
cleverness, nothing shared with the package. A list is a multiset in the order in which its cards
came; compare lists sorted.
"""

FACTIONS = "GKUDX"

FULL_DECK = [
    *["G0"] * 5,
    *["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9"],
    *["K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9"],
    *["U0", "U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9"],
    *["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"],
    *["X0", "X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9"],
]


def faction(card: str) -> str:
    return card[0]


def value(card: str) -> int:
    return int(card[1])


def without(cards: list[str], gone: list[str]) -> list[str]:
    """The multiset `cards` minus the multiset `gone`; a card that is not there is an error."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return rest


def legal_cards(hand: list[str], led: str | None) -> list[str]:
    """T6.7 for the second card, T4.2 for a lead; each token once, sorted (T3.7)."""
    allowed = hand
    if led is not None and any(faction(card) == faction(led) for card in hand):
        allowed = [card for card in hand if faction(card) in (faction(led), "X")]
    return sorted(set(allowed))


def second_wins(led: str, second: str) -> bool:
    """T7.9."""
    if faction(led) == "G" and faction(second) == "K":
        return True
    if faction(second) == faction(led) or faction(second) == "X":
        return value(second) > value(led)
    return False


def faction_winner(letter: str, a: list[str], b: list[str]) -> int | None:
    """T8.1 to T8.3: the seat that wins the faction, None if it is void."""
    values_a = [value(card) for card in a if faction(card) == letter]
    values_b = [value(card) for card in b if faction(card) == letter]
    if len(values_a) != len(values_b):
        return 0 if len(values_a) > len(values_b) else 1
    if not values_a or max(values_a) == max(values_b):
        return None
    return 0 if max(values_a) > max(values_b) else 1


def factions_won(a: list[str], b: list[str]) -> tuple[str, str, str]:
    """The letters of the factions won by seat 0, won by seat 1, and void."""
    winners = {letter: faction_winner(letter, a, b) for letter in FACTIONS}
    return (
        "".join(letter for letter in FACTIONS if winners[letter] == 0),
        "".join(letter for letter in FACTIONS if winners[letter] == 1),
        "".join(letter for letter in FACTIONS if winners[letter] is None),
    )


def point_sums(a: list[str], b: list[str]) -> tuple[int, int]:
    """T9.2: the seat's own cards of its own factions only."""
    won_a, won_b, _ = factions_won(a, b)
    return (
        sum(value(card) for card in a if faction(card) in won_a),
        sum(value(card) for card in b if faction(card) in won_b),
    )


def score_piles(
    a: list[str], b: list[str], victory: str
) -> tuple[int | None, str, tuple[int, int]]:
    """T9: winner, reason and score of two score piles."""
    won_a, won_b, _ = factions_won(a, b)
    factions = (len(won_a), len(won_b))
    if victory == "three":
        if factions[0] >= 3:
            return 0, "factions", factions
        if factions[1] >= 3:
            return 1, "factions", factions
        return None, "draw", factions
    if factions[0] != factions[1]:
        return (0 if factions[0] > factions[1] else 1), "factions", factions
    points = point_sums(a, b)
    if points[0] != points[1]:
        return (0 if points[0] > points[1] else 1), "points", points
    return None, "draw", factions


class Oracle:
    """One game. A test may set the public attributes to build its own position.

    `stage` names the next action: "first leader", "deal", "upcard", "lead", "second", "face down",
    "over". `leader` is None until chance has named one. `voids[s]` are the factions that seat `s`
    has shown to lack. `dealt`, `upcards` and `played` are the history of phase 1 that `pool` needs.
    """

    def __init__(self, victory: str, leader: str) -> None:
        if victory not in ("most", "three") or leader not in ("random", "0", "1"):
            raise ValueError(f"unknown option: victory={victory} leader={leader}")
        self.victory = victory
        self.stage = "first leader" if leader == "random" else "deal"
        self.leader: int | None = None if leader == "random" else int(leader)
        self.phase = 1
        self.deck: list[str] = list(FULL_DECK)
        self.hands: list[list[str]] = [[], []]
        self.followers: list[list[str]] = [[], []]
        self.face_down: list[list[str]] = [[], []]
        self.scores: list[list[str]] = [[], []]
        self.discard: list[str] = []
        self.upcard: str | None = None
        self.led: str | None = None
        self.voids: list[set[str]] = [set(), set()]
        self.dealt: list[list[str]] = [[], []]
        self.upcards: list[str] = []
        self.played: list[list[str]] = [[], []]

    def actor(self) -> str:
        if self.stage == "over":
            return "over"
        if self.stage == "lead":
            return str(self._leader())
        if self.stage == "second":
            return str(1 - self._leader())
        return "chance"

    def legal(self) -> list[str]:
        """The legal cards of the seat that acts; empty if no seat does."""
        if self.actor() not in ("0", "1"):
            return []
        return legal_cards(self.hands[int(self.actor())], self.led)

    def chance(self) -> list[tuple[str, int]]:
        """The chance actions with weights; empty if it is not chance that acts (T2.4, T3.3)."""
        if self.actor() != "chance":
            return []
        if self.stage == "first leader":
            return [("lead0", 1), ("lead1", 1)]
        return [(card, self.deck.count(card)) for card in sorted(set(self.deck))]

    def choices(self) -> list[tuple[str, int]]:
        """What can be done now, with weights; those of a seat do not matter."""
        return self.chance() or [(token, 1) for token in self.legal()]

    def apply(self, token: str) -> None:
        """Does one action; a token that is not legal raises ValueError and changes nothing."""
        if token not in self.legal() + [token for token, _ in self.chance()]:
            raise ValueError(f"not legal: {token} ({self.stage})")
        if self.stage == "first leader":
            self.leader = int(token[-1])
            self.stage = "deal"
        elif self.stage == "deal":
            self._deal(token)
        elif self.stage == "upcard":
            self._turn_up(token)
        elif self.stage == "lead":
            self._lead(token)
        elif self.stage == "second":
            self._second(token)
        else:
            self._take_face_down(token)

    def over(self) -> tuple[int | None, str, tuple[int, int]]:
        """Winner, reason and score of a finished game (T9)."""
        if self.stage != "over":
            raise ValueError("the game is not over")
        return score_piles(self.scores[0], self.scores[1], self.victory)

    def _leader(self) -> int:
        assert self.leader is not None
        return self.leader

    def _deal(self, card: str) -> None:
        """T3.2."""
        seat = 0 if len(self.hands[0]) < 13 else 1
        self.deck.remove(card)
        self.hands[seat].append(card)
        self.dealt[seat].append(card)
        if len(self.hands[1]) == 13:
            self.stage = "upcard"

    def _turn_up(self, card: str) -> None:
        """T4.1."""
        self.deck.remove(card)
        self.upcard = card
        self.upcards.append(card)
        self.stage = "lead"

    def _lead(self, card: str) -> None:
        """T4.2."""
        self._play(self._leader(), card)
        self.led = card
        self.stage = "second"

    def _second(self, card: str) -> None:
        """T4.3, T5.3: the second card resolves the trick; its winner leads the next one."""
        assert self.led is not None
        led = self.led
        second = 1 - self._leader()
        self._play(second, card)
        if self.phase == 1 and faction(card) not in (faction(led), "X"):
            self.voids[second].add(faction(led))  # T10.5
        winner = second if second_wins(led, card) else self._leader()
        for played in [led, card]:
            self._put_away(played, winner)
        self.led = None
        self.leader = winner  # T4.9, T5.8
        if self.phase == 1:
            assert self.upcard is not None
            self.followers[winner].append(self.upcard)  # T4.4
            self.upcard = None
            self.stage = "face down"
        elif self.hands == [[], []]:
            self.stage = "over"  # T5.8
        else:
            self.stage = "lead"

    def _take_face_down(self, card: str) -> None:
        """T4.5; the last face-down card starts phase 2 (T4.10, T5.1, T5.2)."""
        loser = 1 - self._leader()
        self.deck.remove(card)
        self.followers[loser].append(card)
        self.face_down[loser].append(card)
        if self.deck == [] and self.hands == [[], []]:
            self.phase = 2
            self.hands = self.followers
            self.followers = [[], []]
            self.face_down = [[], []]
            self.voids = [set(), set()]  # T10.5
            self.stage = "lead"
        else:
            self.stage = "upcard"

    def _play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if self.phase == 1:
            self.played[seat].append(card)

    def _put_away(self, card: str, winner: int) -> None:
        """T7.10."""
        if self.phase == 1 and faction(card) == "U":
            self.scores[winner].append(card)
        elif self.phase == 1:
            self.discard.append(card)
        elif faction(card) == "D":
            self.scores[1 - winner].append(card)
        else:
            self.scores[winner].append(card)


def pool(oracle: Oracle, seat: int) -> list[str]:
    """T10.4: what `seat` has not seen in phase 1, from its own knowledge alone; sorted."""
    if oracle.phase != 1:
        raise ValueError("a pool exists only in phase 1")
    seen = oracle.dealt[seat] + oracle.face_down[seat] + oracle.upcards + oracle.played[1 - seat]
    return sorted(without(FULL_DECK, seen))


def possible(oracle: Oracle, seat: int) -> list[str]:
    """T10.6: the pool cards that the hand of the opponent of `seat` can contain; sorted."""
    return [card for card in pool(oracle, seat) if faction(card) not in oracle.voids[1 - seat]]
