### Tower. `$who` is you, opponent, seat0 or seat1; `$card` is a card's code such as S4g.

title = Tower
about = Two decks, eight towers and eight stores for both: build towers, collect gold, get rid of your cards.

## Names
symbol-name = { $symbol ->
    [B] Book
    [F] Flag
    [P] Papyrus
   *[S] Shield
}
colour-name = { $colour ->
    [g] green
   *[b] blue
}
card-name = { symbol-name } { $value } ({ colour-name })
place-name = { $place ->
    [a] depot
    [z] interim store
    [d] drawn card
    [o] opponent's interim store
    [t] tower
    [v] stock
   *[other] store { $place }
}
from-place = { $source ->
    [a] from the depot
    [z] from the interim store
    [d] just drawn
    [o] from the opponent's interim store
   *[other] from store { $source }
}

## Options
option-mode = Tower duty
option-mode-strict = strict: the computer sees to it
option-mode-table = as at a table: with the call “TURM!”
option-colour = Colour of the cards
option-colour-deck = by deck
option-colour-symbol = by symbol
option-drawing = Drawing
option-drawing-free = at any time
option-drawing-literal = only when the depot card does not fit
option-reward = Rewards
option-reward-auto = are paid at once
option-reward-claim = have to be taken
option-falsecall = False call
option-falsecall-none = costs nothing
option-falsecall-pay1 = costs 1 gold

## Why something cannot be done
needs-table-mode = { $option }={ $value } only exists together with mode=table.
starter-comes-first = First a lot decides who begins.
call-is-asked = The only question now is: TURM! or go on?
block-is-asked = The only question now is whether you block your interim store.
card-is-not-unseen = { $card } cannot have been face down here.
not-asked = “{ $action }” is not a choice right now.
drawn-card-first = Find a place for the card you have drawn first.
nothing-drawn = You have not drawn a card.
empty-place = There is no card in that place: { place-name }.
depot-first = Your interim store is locked until your depot is empty.
tower-first = A card fits a tower, and that comes first.
no-gold = That costs 1 gold, and you have none.
nothing-to-draw = You have nothing left to draw.
depot-card-fits = You may draw only when your depot card cannot be laid anywhere any more.
something-to-draw = You can pass only when there is nothing left to draw.
nothing-to-take = There is no reward waiting for you.
drawn-card-fits = { $card } fits and has to be laid.
no-tower-fits = { $card } does not fit any tower.
first-empty-store = Empty stores are alike: take the one with the lowest number, and do not move a whole store.
does-not-fit-store = { $card } does not fit { $top }: it takes a card one lower of the other colour (on a 1 also a 12).
layout-repeats = The stores have already looked like that in this turn.
nothing-to-load-on = Your opponent's interim store is empty, so there is nothing to load on.
interim-store-is-blocked = Your opponent's interim store is blocked.
does-not-fit-interim-store = { $card } does not fit { $top }: it takes the same symbol, one higher or one lower.
no-pair = There are no two cards in store { $place }.
store-would-be-empty = Moving a whole store to an empty one changes nothing.

## What happens
event-depot-card-turned-up = { $who ->
    [you] { $card } turns up in your depot.
    [opponent] { $card } turns up in your opponent's depot.
    [seat0] { $card } turns up in the depot of seat 1.
   *[seat1] { $card } turns up in the depot of seat 2.
}
event-store-opened = Store { $store } starts with { $card }.
event-lot-drawn = { $who ->
    [you] A tie: the lot lets you begin.
    [opponent] A tie: the lot lets your opponent begin.
    [seat0] A tie: the lot lets seat 1 begin.
   *[seat1] A tie: the lot lets seat 2 begin.
}
event-turn-began = { $who ->
    [you] It is your turn.
    [opponent] It is your opponent's turn.
    [seat0] It is seat 1's turn.
   *[seat1] It is seat 2's turn.
}
event-card-laid-on-tower = { $who ->
    [you] You build { $card } on a tower ({ from-place }).
    [opponent] Your opponent builds { $card } on a tower ({ from-place }).
    [seat0] Seat 1 builds { $card } on a tower ({ from-place }).
   *[seat1] Seat 2 builds { $card } on a tower ({ from-place }).
}
event-card-laid-on-store = { $who ->
    [you] You lay { $card } on store l{ $store } ({ from-place }).
    [opponent] Your opponent lays { $card } on store l{ $store } ({ from-place }).
    [seat0] Seat 1 lays { $card } on store l{ $store } ({ from-place }).
   *[seat1] Seat 2 lays { $card } on store l{ $store } ({ from-place }).
}
event-opponent-loaded = { $who ->
    [you] You load your opponent with { $card } ({ from-place }).
    [opponent] Your opponent loads you with { $card } ({ from-place }).
    [seat0] Seat 1 loads seat 2 with { $card } ({ from-place }).
   *[seat1] Seat 2 loads seat 1 with { $card } ({ from-place }).
}
event-pair-moved = { $who ->
    [you] You move { $lower } with { $upper } from store l{ $source } to store l{ $store }.
    [opponent] Your opponent moves { $lower } with { $upper } from store l{ $source } to store l{ $store }.
    [seat0] Seat 1 moves { $lower } with { $upper } from store l{ $source } to store l{ $store }.
   *[seat1] Seat 2 moves { $lower } with { $upper } from store l{ $source } to store l{ $store }.
}
event-stock-recycled = { $who ->
    [you] Your interim store is turned over and is your new stock.
    [opponent] Your opponent turns the interim store over; it is the new stock.
    [seat0] Seat 1 turns the interim store over; it is the new stock.
   *[seat1] Seat 2 turns the interim store over; it is the new stock.
}
event-draw-began = { $who ->
    [you] You draw.
    [opponent] Your opponent draws.
    [seat0] Seat 1 draws.
   *[seat1] Seat 2 draws.
}
event-card-drawn = { $who ->
    [you] You have drawn { $card }.
    [opponent] Your opponent has drawn { $card }.
    [seat0] Seat 1 has drawn { $card }.
   *[seat1] Seat 2 has drawn { $card }.
}
event-card-put-away = { $who ->
    [you] You put { $card } on your interim store.
    [opponent] Your opponent puts { $card } on the interim store.
    [seat0] Seat 1 puts { $card } on the interim store.
   *[seat1] Seat 2 puts { $card } on the interim store.
}
event-depot-card-bought-out = { $who ->
    [you] You buy { $card } out of your depot.
    [opponent] Your opponent buys { $card } out of the depot.
    [seat0] Seat 1 buys { $card } out of the depot.
   *[seat1] Seat 2 buys { $card } out of the depot.
}
event-passed = { $who ->
    [you] You pass.
    [opponent] Your opponent passes.
    [seat0] Seat 1 passes.
   *[seat1] Seat 2 passes.
}
event-gold-paid = { $who ->
    [you] You pay { $amount } gold.
    [opponent] Your opponent pays { $amount } gold.
    [seat0] Seat 1 pays { $amount } gold.
   *[seat1] Seat 2 pays { $amount } gold.
}
reward-why = { $why ->
    [tower] for the tower
    [depot] for the first empty depot
   *[out] for the last card
}
event-reward-earned = { $who ->
    [you] You earn { $amount } gold { reward-why }.
    [opponent] Your opponent earns { $amount } gold { reward-why }.
    [seat0] Seat 1 earns { $amount } gold { reward-why }.
   *[seat1] Seat 2 earns { $amount } gold { reward-why }.
}
event-reward-offered = { $who ->
    [you] { $amount } gold is waiting for you ({ reward-why }).
    [opponent] { $amount } gold is waiting for your opponent ({ reward-why }).
    [seat0] { $amount } gold is waiting for seat 1 ({ reward-why }).
   *[seat1] { $amount } gold is waiting for seat 2 ({ reward-why }).
}
event-reward-taken = { $who ->
    [you] You take your reward of { $amount } gold.
    [opponent] Your opponent takes a reward of { $amount } gold.
    [seat0] Seat 1 takes a reward of { $amount } gold.
   *[seat1] Seat 2 takes a reward of { $amount } gold.
}
event-reward-lapsed = { $who ->
    [you] You forgot to take { $amount } gold.
    [opponent] Your opponent forgot to take { $amount } gold.
    [seat0] Seat 1 forgot to take { $amount } gold.
   *[seat1] Seat 2 forgot to take { $amount } gold.
}
event-call-waived = { $who ->
    [you] You let it stand.
    [opponent] Your opponent lets it stand.
    [seat0] Seat 1 lets it stand.
   *[seat1] Seat 2 lets it stand.
}
call-verdict = { $right ->
    [1] Rightly so, a tower card was missed.
   *[other] But no tower card was missed.
}
event-turm-called = { $who ->
    [you] You call “TURM!”. { call-verdict }
    [opponent] Your opponent calls “TURM!”. { call-verdict }
    [seat0] Seat 1 calls “TURM!”. { call-verdict }
   *[seat1] Seat 2 calls “TURM!”. { call-verdict }
}
event-card-taken-back = { $card } goes back ({ back-to }).
back-to = { $target ->
    [a] to the depot
    [v] to the stock
   *[other] to store { $target }
}
event-stock-turned-back = { $who ->
    [you] Your stock is your interim store again.
    [opponent] Your opponent's stock is the interim store again.
    [seat0] The stock of seat 1 is the interim store again.
   *[seat1] The stock of seat 2 is the interim store again.
}
event-gold-given-back = { $who ->
    [you] You get back the { $amount } gold you paid.
    [opponent] Your opponent gets back { $amount } gold.
    [seat0] Seat 1 gets back { $amount } gold.
   *[seat1] Seat 2 gets back { $amount } gold.
}
event-bonus-taken-back = { $who ->
    [you] You return { $amount } gold for the empty depot.
    [opponent] Your opponent returns { $amount } gold for the empty depot.
    [seat0] Seat 1 returns { $amount } gold for the empty depot.
   *[seat1] Seat 2 returns { $amount } gold for the empty depot.
}
event-fine-paid = { $who ->
    [you] You pay your opponent a fine of { $amount } gold.
    [opponent] Your opponent pays you a fine of { $amount } gold.
    [seat0] Seat 1 pays seat 2 a fine of { $amount } gold.
   *[seat1] Seat 2 pays seat 1 a fine of { $amount } gold.
}
event-block-asked = { $who ->
    [you] Your turn is over; you can still block your interim store.
    [opponent] Your opponent thinks about blocking the interim store.
    [seat0] Seat 1 thinks about blocking the interim store.
   *[seat1] Seat 2 thinks about blocking the interim store.
}
event-interim-store-blocked = { $who ->
    [you] You block your interim store with 1 gold.
    [opponent] Your opponent blocks the interim store with 1 gold.
    [seat0] Seat 1 blocks the interim store with 1 gold.
   *[seat1] Seat 2 blocks the interim store with 1 gold.
}
event-block-waived = { $who ->
    [you] You do not block.
    [opponent] Your opponent does not block.
    [seat0] Seat 1 does not block.
   *[seat1] Seat 2 does not block.
}
event-block-lifted = { $who ->
    [you] Your interim store is open again; the gold goes to the bank.
    [opponent] Your opponent's interim store is open again; the gold goes to the bank.
    [seat0] The interim store of seat 1 is open again; the gold goes to the bank.
   *[seat1] The interim store of seat 2 is open again; the gold goes to the bank.
}
event-turn-ended = { $who ->
    [you] Your turn ends.
    [opponent] Your opponent's turn ends.
    [seat0] Seat 1's turn ends.
   *[seat1] Seat 2's turn ends.
}
event-game-ended = The game is over; now the gold counts.

## How it ends
outcome-out = somebody has no cards left
outcome-stalemate = nothing moved on any more

## The board
board-turn = Turn { $turn } · bank { $bank } gold
board-you = You
board-opponent = Opponent
board-seat = Seat { $number }
board-gold = Gold
board-own-cards = { $count ->
    [one] one own card left
   *[other] { $count } own cards left
}
board-depot = Depot
board-stock = Stock
board-interim = Interim
board-towers = Towers
board-stores = Stores
board-blocked = blocked
board-drawn = drawn:
board-empty = empty
board-hidden = { $count ->
    [0] none face down
    [one] one face down
   *[other] { $count } face down
}
board-cards-left = own cards left
board-depot-left = of these in the depot
question-free = It is your turn. You can:
question-drawn = Where does the drawn card go?
question-block = Do you want to block your interim store for 1 gold?
question-answer = Your opponent played “{ $action }”. TURM! or go on (ok)?
question-pending = { $count } gold is waiting for you. You can:

## The codes of moves
legend-tower = a card to a tower: a your depot, z your interim store, d drawn, l3 store 3
legend-store = to store 5: one lower, other colour, or to an empty store
legend-load = load your opponent: same symbol, next value
legend-draw = draw from the stock
legend-put-away = put the drawn card away, which ends the turn
legend-buy-out = 1 gold: depot card to your interim store
legend-pair = 1 gold: move the top two cards

## Opponents
level-tower-1 = Apprentice
level-tower-2 = Journeyman
level-tower-3 = Mason
level-tower-4 = Foreman
level-tower-5 = Master Builder
level-tower-6 = Architect
