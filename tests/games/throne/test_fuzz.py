"""Foreign text: whatever comes in, only our own errors come out, and what is read can be played."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.ends import ended
from tests.games.throne.oracle import FULL_DECK
from tests.games.throne.play import GAME, OPTION_SETS, positions, start
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.errors import PositionError, TokenError
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.notation import NAMES

FUZZ = settings(derandomize=True, deadline=None, max_examples=many(250, 120), database=None)

VALID = [
    state.position()
    for seed, (victory, leader) in enumerate(OPTION_SETS)
    for state in positions(seed, leader, victory)
]
SMALL = [
    "throne victory=most phase=1 lead=0 led=- up=D6 hands=U5,K4/U8,G2 followers=-/- score=-/- "
    "out=- deck=G0,U3,K5",
    "throne victory=three phase=1 lead=1 led=- up=- hands=U5/U8 followers=D1/~D2 score=-/U9 "
    "out=X1 void=-/G deck=G0,G0",
    "throne victory=most phase=1 lead=1 led=- up=- hands=U5/U8 followers=D1/~D2,G9 score=-/U9 "
    "out=X1 void=-/K deck=G0,G0,X3",
    "throne victory=most phase=2 lead=0 led=- hands=G0,~G0,K2/X1,X2,~X3 score=U1/U2",
    "throne victory=three phase=2 lead=1 led=D4 hands=G0,~G0/X1 score=U1/U2 out=K5 void=U/-",
]

cards = st.sampled_from(sorted({*FULL_DECK, *(f"~{card}" for card in FULL_DECK), "-", "K0", "Z1"}))
piles = st.lists(cards, max_size=6).map(lambda found: ",".join(found) or "-")
pairs = st.tuples(piles, piles).map("/".join)
letters = st.text("DGKUX-", max_size=4)
values = st.one_of(
    piles,
    pairs,
    st.tuples(letters, letters).map("/".join),
    st.sampled_from(["most", "three", "deal", "1", "2", "0", "-", "", "/", "//"]),
    st.text(max_size=8),
)
fields = st.tuples(st.sampled_from([*NAMES, "colour"]), values).map("=".join)


def read(text: str) -> bool:
    """Nothing but ``PositionError``; and what is read is a position in every respect."""
    try:
        state = GAME.parse_position(text)
    except PositionError:
        return False
    again = GAME.parse_position(state.position())
    assert again == state
    assert again.position() == state.position()
    for seat in (0, 1):
        view = GAME.view(state, seat)
        assert GAME.view(again, seat) == view
        assert GAME.view(GAME.sample(view, Rng(1)), seat) == view
    rng = Rng(len(text))
    for _ in range(105):
        if state.actor == actors.OVER:
            break
        legal = state.legal()
        assert legal
        assert all(weight > 0 for weight in state.weights())
        state.apply(legal[rng.below(len(legal))])
    assert state.actor == actors.OVER
    assert state.legal() == []
    assert ended(state).reason in ("factions", "points", "draw")
    return True


@FUZZ
@given(st.text(max_size=200))
@example("")
@example("throne")
@example("throne \x00=\ud800")
@example("throne" + " " * 1_000)
@example("throne victory=most phase=2 lead=0 hands=" + "/" * 1_000)
def test_any_text(text: str) -> None:
    read(text)


@FUZZ
@given(st.lists(fields, max_size=12))
def test_any_fields(found: list[str]) -> None:
    read(" ".join(["throne", *found]))


@FUZZ
@given(
    st.sampled_from(["most", "three"]),
    st.sampled_from(["deal", "1", "2"]),
    st.sampled_from(["0", "1", "-"]),
    st.dictionaries(st.sampled_from(NAMES[3:]), values, max_size=6),
)
def test_any_fields_after_a_good_head(
    victory: str, phase: str, lead: str, more: dict[str, str]
) -> None:
    rest = [f"{name}={value}" for name, value in more.items()]
    read(" ".join([f"throne victory={victory} phase={phase} lead={lead}", *rest]))


@FUZZ
@given(st.sampled_from([*VALID, *SMALL]), st.data())
def test_fields_dropped_doubled_swapped_or_changed(text: str, data: st.DataObject) -> None:
    words = text.split()
    at = data.draw(st.integers(1, len(words) - 1))
    other = data.draw(st.integers(1, len(words) - 1))
    match data.draw(st.sampled_from(["drop", "double", "swap", "change", "exchange"])):
        case "drop":
            del words[at]
        case "double":
            words.insert(other, words[at])
        case "swap":
            words[at], words[other] = words[other], words[at]
        case "exchange":
            one, two = words[at].partition("="), words[other].partition("=")
            words[at], words[other] = one[0] + "=" + two[2], two[0] + "=" + one[2]
        case _:
            words[at] = words[at].partition("=")[0] + "=" + data.draw(values)
    read(" ".join(words))


@FUZZ
@given(st.sampled_from([*VALID, *SMALL, *SMALL, *SMALL]), st.data())
def test_cards_dropped_doubled_moved_or_changed(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        places = [at for at in range(len(text) - 1) if text[at : at + 2] in FULL_DECK]
        if not places:
            break
        at = data.draw(st.sampled_from(places))
        to = data.draw(st.sampled_from(places))
        card, target = text[at : at + 2], text[to : to + 2]
        match data.draw(st.sampled_from(["drop", "double", "exchange", "change", "turn"])):
            case "drop":
                text = (text[:at].rstrip("~,") + text[at + 2 :]).replace("=,", "=")
                text = text.replace("/,", "/")
            case "double":
                text = f"{text[:to]}{card},{text[to:]}"
            case "exchange":
                text = text[:at] + target + text[at + 2 :]
                text = text[:to] + card + text[to + 2 :]
            case "change":
                text = text[:at] + data.draw(cards) + text[at + 2 :]
            case _:
                text = f"{text[:at]}~{text[at:]}".replace("~~", "")
    read(text)


@FUZZ
@given(st.sampled_from([*VALID, *SMALL]), st.data())
def test_signs_dropped_or_changed(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        sign = data.draw(st.one_of(st.sampled_from("DGKUX0123456789~,/=- "), st.characters()))
        text = text[:at] + data.draw(st.sampled_from(["", sign])) + text[at + 1 :]
    read(text)


def test_valid_positions_are_read() -> None:
    for text in [*VALID[::7], *SMALL]:
        assert read(text)


@FUZZ
@given(st.one_of(st.text(max_size=12), cards, st.sampled_from(["lead0", "lead1", "LEAD0", "g0"])))
@example("")
@example("G0 ")
@example("G\uff10")
@example("\ud800")
def test_any_token(token: str) -> None:
    state = start("0")
    known = {*FULL_DECK, "lead0", "lead1"}
    if token in known:
        assert GAME.format_action(GAME.parse_action(token, state)) == token
    else:
        with pytest.raises(TokenError):
            GAME.parse_action(token, state)
