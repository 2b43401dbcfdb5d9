"""Games that break one promise of the contract each, for ``test_conformance``."""

from __future__ import annotations

from dataclasses import replace

from tests.games.throne.checked import CheckedThrone
from zweikampf.engine import bits
from zweikampf.engine.errors import TokenError
from zweikampf.engine.options import Options
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.reason import Reason, because
from zweikampf.engine.rng import Rng
from zweikampf.games.throne import actions, cards, events
from zweikampf.games.throne.events import CardScored, CardTurnedUp, ThroneEvent
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.view import ThroneView

# Games that show too much


class ShowsTheOtherHand(CheckedThrone):
    def view(self, state: Throne, seat: int | None) -> ThroneView:
        seen = super().view(state, seat)
        sides = [
            replace(side, hand=cards.tokens(state.hand[at])) for at, side in enumerate(seen.sides)
        ]
        return replace(seen, sides=(sides[0], sides[1]))


class ShowsTheDeck(CheckedThrone):
    def view(self, state: Throne, seat: int | None) -> ThroneView:
        return replace(super().view(state, seat), pool=cards.tokens(state.deck))


class ShowsFaceDownCards(CheckedThrone):
    def view(self, state: Throne, seat: int | None) -> ThroneView:
        seen = super().view(state, seat)
        sides = [
            replace(side, face_down=cards.tokens(state.hidden[at]))
            for at, side in enumerate(seen.sides)
        ]
        return replace(seen, sides=(sides[0], sides[1]))


class ShowsTheSpectatorAHand(CheckedThrone):
    def view(self, state: Throne, seat: int | None) -> ThroneView:
        return super().view(state, 0 if seat is None else seat)


class TellsEverything(CheckedThrone):
    def seen(self, event: ThroneEvent, seat: int | None) -> ThroneEvent:
        return event


class TellsTheSpectator(CheckedThrone):
    def seen(self, event: ThroneEvent, seat: int | None) -> ThroneEvent:
        return event if seat is None else super().seen(event, seat)


class TellsEverythingQuietly(CheckedThrone):
    """The event shows the other seat's card, and the view is kept as if it did not."""

    def seen(self, event: ThroneEvent, seat: int | None) -> ThroneEvent:
        return event

    def fold(self, view: ThroneView, event: ThroneEvent) -> ThroneView:
        return super().fold(view, events.seen(event, view.seat))


# Games whose events do not lead from view to view


class ForgetsAScoredCard(CheckedThrone):
    def fold(self, view: ThroneView, event: ThroneEvent) -> ThroneView:
        after = super().fold(view, event)
        return view if isinstance(event, CardScored) and event.card == "U9" else after


class ForgetsTheUpcard(CheckedThrone):
    def fold(self, view: ThroneView, event: ThroneEvent) -> ThroneView:
        after = super().fold(view, event)
        return replace(after, upcard=None) if isinstance(event, CardTurnedUp) else after


class TellsTooLittle(CheckedThrone):
    def events(self, rows: list[tuple[int, ...]]) -> list[ThroneEvent]:
        return super().events(rows)[:1]


# Games whose names do not fit


class NamesTwoCardsAlike(CheckedThrone):
    def format_action(self, action: int) -> str:
        token = super().format_action(action)
        return "U8" if token == "U9" else token


class NamesWithSpaces(CheckedThrone):
    def format_action(self, action: int) -> str:
        return f"{super().format_action(action)} card"

    def parse_action(self, token: str, state: Throne) -> int:
        return super().parse_action(token.removesuffix(" card"), state)


class ReadsAnythingAsACard(CheckedThrone):
    def parse_action(self, token: str, state: Throne) -> int:
        try:
            return super().parse_action(token, state)
        except TokenError:
            return int(state.legal()[0])


class ReadsPositionsWithoutVoids(CheckedThrone):
    def parse_position(self, text: str) -> Throne:
        words = [word for word in text.split() if not word.startswith("void=")]
        return super().parse_position(" ".join(words))


class ReadsPositionsWithTheOtherVictory(CheckedThrone):
    def parse_position(self, text: str) -> Throne:
        return super().parse_position(text.replace("victory=three", "victory=most"))


# Games with worlds that a seat can tell apart


class SamplesAnotherHand(CheckedThrone):
    def sample(self, view: ThroneView, rng: Rng) -> Throne:
        world = super().sample(view, rng)
        seat = view.seat or 0
        mixed = world.hand[seat] | world.deck
        members = bits.members(mixed)
        size = world.hand[seat].bit_count()
        hands = list(world.hand)
        hands[seat] = sum(1 << card for card in members[:size])
        world.set_unchecked(hand=hands, deck=sum(1 << card for card in members[size:]))
        return world


class SamplesWithoutTheLeader(CheckedThrone):
    def sample(self, view: ThroneView, rng: Rng) -> Throne:
        world = super().sample(view, rng)
        world.set_unchecked(leader=0)
        return world


# Games whose seats are not alike


class HidesNothing(CheckedThrone):
    def hides(self, view: ThroneView) -> bool:
        return False


class HidesWhateverIsFaceDown(CheckedThrone):
    """In the second phase everyone can work out what was taken face down."""

    def hides(self, view: ThroneView) -> bool:
        return super().hides(view) or view.phase == 2


class MirrorsWithoutVoids(CheckedThrone):
    def mirror(self, state: Throne) -> Throne | None:
        twin = super().mirror(state)
        if twin is not None:
            twin.set_unchecked(voids=[0, 0])
        return twin


class MirrorsVoidsToTheSameSeat(CheckedThrone):
    def mirror(self, state: Throne) -> Throne | None:
        twin = super().mirror(state)
        if twin is not None:
            twin.set_unchecked(voids=list(state.voids))
        return twin


class MirrorsWithoutScores(CheckedThrone):
    def mirror(self, state: Throne) -> Throne | None:
        twin = super().mirror(state)
        if twin is not None:
            twin.set_unchecked(score=list(state.score))
        return twin


class HasNoRules(CheckedThrone):
    def rules_now(self, view: ThroneView) -> list[str]:
        return [] if view.step == "take-down" else super().rules_now(view)


# States that break a promise


class Broken(Throne):
    """A state whose copies are of its own kind."""

    def copy(self) -> Throne:
        twin = type(self)()
        twin.assign(self)
        return twin


class ListsTooLittle(Broken):
    def legal(self) -> list[int]:
        return super().legal()[:12]


class ListsTwice(Broken):
    def legal(self) -> list[int]:
        return super().legal() * 2


class ListsNothing(Broken):
    def legal(self) -> list[int]:
        return []


class RefusesALegalCard(Broken):
    def why_not(self, action: int) -> Reason | None:
        found = super().why_not(action)
        return because("not-in-hand") if action == actions.BY_TOKEN["X5"] else found


class AllowsAnything(Broken):
    def why_not(self, action: int) -> Reason | None:
        return None


class WeighsNothing(Broken):
    def weights(self) -> list[int]:
        return [0 for _ in super().weights()]


class CopiesItself(Broken):
    def copy(self) -> Throne:
        return self


class CopiesWithoutScores(Broken):
    def copy(self) -> Throne:
        twin = super().copy()
        twin.set_unchecked(score=[0, 0])
        return twin


class EndsTheOtherWay(Broken):
    def outcome(self) -> Outcome | None:
        found = super().outcome()
        if found is None:
            return None
        return Outcome(None if found.winner is None else 1 - found.winner, "factions", found.score)


class PaysBothSeats(Broken):
    def payoff(self, seat: int) -> int:
        return abs(super().payoff(seat))


class PlaysOnOtherwise(Broken):
    def playout(self, rng: Rng) -> int:
        rng.below(2)
        return super().playout(rng)


class RedealsItsOwnHand(Broken):
    def resample(self, seat: int, rng: Rng) -> None:
        super().resample(1 - seat, rng)


class DealsAgainstTheVoids(Broken):
    def resample(self, seat: int, rng: Rng) -> None:
        voids = list(self.voids)
        self.set_unchecked(voids=[0, 0])
        super().resample(seat, rng)
        self.set_unchecked(voids=voids)


class RedealsTheLead(Broken):
    def resample(self, seat: int, rng: Rng) -> None:
        super().resample(seat, rng)
        if self.actor in (0, 1):
            self.set_unchecked(actor=1 - self.actor)


class ForgetsTheDiscard(Broken):
    def position(self) -> str:
        return " ".join(word for word in super().position().split() if word[:4] != "out=")


class MadeOf(CheckedThrone):
    """Throne with states of another kind."""

    def __init__(self, kind: type[Throne]) -> None:
        self.kind = kind

    def begin(self, options: Options) -> Throne:
        return self._made(super().begin(options))

    def parse_position(self, text: str) -> Throne:
        return self._made(super().parse_position(text))

    def sample(self, view: ThroneView, rng: Rng) -> Throne:
        return self._made(super().sample(view, rng))

    def _made(self, state: Throne) -> Throne:
        made = self.kind()
        made.assign(state)
        return made
