### Tower. `$who` is you, opponent or named (then `$player` is the name, and `$other` the other player’s), `$whom` the same for the other player; `$card` is a card's code such as S4g.

title = Tower
about = Two decks, eight towers and eight stores for both: build towers, collect gold, get rid of your cards.

## The lesson
lesson-welcome = Welcome to the building site! Get rid of your own cards: 13 in your depot, of which you see the top one, and 35 in your stock. A player who has none left ends the game, and then more gold wins (W4.1, W11.2).
lesson-zero = Eight towers are built by both of you together. Each starts with a 0 and grows one by one with the same symbol (W7.1). There is a shield 0 in store 1: choose it and put it on a tower.
lesson-zero-hint = First the tower: choose store 1 with the shield 0, then the building site.
lesson-depot = Shield 1 lies on your own depot and fits exactly. A card that fits a tower must go there: that is your duty (W8.1). Build it. It is a card of your own less, too.
lesson-depot-hint = Towers come first: shield 1 from your depot belongs on the tower.
lesson-store-card = Under it shield 4 was waiting. The tower needs a 2 and a 3 before. The stores belong to both of you (W3.2): build shield 2 from store 2.
lesson-store-card-hint = Shield 2 is next, it lies in store 2.
lesson-again = And shield 3 from store 5. The colour of a card does not matter on a tower (W7.1).
lesson-again-hint = Shield 3 is next, it lies in store 5.
lesson-gold = Now it pays: a 4 on a tower brings 1 gold, an 8 brings 2 and a 12 brings 3 (W6, W6.1). Build shield 4 from your depot.
lesson-gold-hint = There is gold in it: shield 4 from your depot belongs on the tower.
lesson-store = Flag 11 fits no tower. But on a store you may put a card that is one lower and of the other colour, whatever its symbol (W7.2): your green 11 on the blue 12 in store 8. An empty store takes any card.
lesson-store-hint = That would work too, but let us look at the rule of stores: flag 11 on the 12 in store 8.
lesson-draw = Papyrus 2 fits nothing but an empty store, and you need not fill that one. You may draw once your depot card fits no store that has cards (W7.4, W7.10). That is so now: draw a card from your stock.
lesson-draw-hint = Another time. Draw a card from your stock now.
lesson-drawn = Papyrus 7, green: it fits the blue 8 in store 6, so that is where it goes (W7.10). If the drawn card finds a place, you are free again and may even draw once more (W5.3).
lesson-drawn-hint = Papyrus 7 fits and has to be laid: on the 8 in store 6. Then your turn continues.
lesson-put-away = You have drawn again: flag 3. It fits no card, and we keep the empty store. Then it goes to your interim store, and your turn is over (W7.5). When your stock is empty, this pile becomes your new stock.
lesson-put-away-hint = Put flag 3 on your interim store to end the turn.
lesson-block = Beware: your opponent may load cards on your interim store, one higher or lower and with the symbol of its top card (W7.3). For 1 gold you can block it for a turn (W7.8). Decide as you like.
lesson-block-hint = Block or do not block: both will do here.
lesson-watch = Your opponent has drawn shield 5, and the tower ends with shield 4. At this table the duty is not enforced; instead you watch, and you are asked after each action (W9.1). Drawing was fine: go on.
lesson-watch-hint = Drawing was no mistake, because the duty arose only afterwards (W9.3). Go on without a call.
lesson-turm = Shield 5 went to the interim store, although it fits the tower! Call TURM! The action is taken back, you get 1 gold, and the turn is over (W9.4, W9.5).
lesson-turm-hint = Look again: shield 5 belonged on the tower. Call TURM!
lesson-end = Well seen: the gold is yours, and it is your turn. With gold you can also buy out a depot card (W7.6) or move two store cards at once (W7.7). The player who goes out gets 2 more (W6.3). Play on as you like!

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
    [l1] store 1
    [l2] store 2
    [l3] store 3
    [l4] store 4
    [l5] store 5
    [l6] store 6
    [l7] store 7
   *[l8] store 8
}
from-place = { $source ->
    [a] from the depot
    [z] from the interim store
    [d] just drawn
    [o] from the opponent's interim store
    [l1] from store 1
    [l2] from store 2
    [l3] from store 3
    [l4] from store 4
    [l5] from store 5
    [l6] from store 6
    [l7] from store 7
   *[l8] from store 8
}

## Presets
preset-referee = With a referee
preset-referee-about = The computer sees to it that no one overlooks a tower card, and rewards are paid automatically.
preset-printed = As printed
preset-printed-about = Overlook a tower card and your opponent may call “TURM!”; forget to take a reward and it is gone.

## Options
option-mode = Tower duty
option-mode-strict = with a referee: the computer watches
option-mode-table = as at a table: with “TURM!”
option-colour = Colour of the cards
option-colour-deck = by deck
option-colour-symbol = by symbol
option-drawing = Drawing
option-drawing-free = at any time (house rule)
option-drawing-literal = lay first what fits
option-reward = Rewards
option-reward-auto = are paid at once
option-reward-claim = have to be taken
option-falsecall = False call
option-falsecall-none = costs nothing
option-falsecall-pay1 = costs 1 gold

## Why something cannot be done
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
depot-card-fits = Lay first, draw later: your depot card fits a store or can be loaded.
something-to-draw = You can pass only when there is nothing left to draw.
nothing-to-take = There is no reward waiting for you.
drawn-card-fits = { $card } fits a store or can be loaded, so it has to be laid.
no-tower-fits = { $card } does not fit any tower.
first-empty-store = Empty stores are all alike: take the one with the lowest number. Moving the only card of a store there changes nothing.
does-not-fit-store = { $card } does not fit { $top }: it takes a card one lower of the other colour (on a 1 also a 12).
layout-repeats = The stores have already looked like that in this turn.
nothing-to-load-on = Your opponent's interim store is empty, so there is nothing to load on.
interim-store-is-blocked = Your opponent's interim store is blocked.
does-not-fit-interim-store = { $card } does not fit { $top }: it takes the same symbol, one higher or one lower.
no-pair = There are no two cards in { place-name }.
store-would-be-empty = Moving a whole store to an empty one changes nothing.

## What happens
event-depot-card-turned-up = { $who ->
    [you] { $card } turns up in your depot.
    [opponent] { $card } turns up in your opponent's depot.
   *[named] { $card } turns up in the depot of { $player }.
}
event-store-opened = Store { $store } starts with { $card }.
event-lot-drawn = { $who ->
    [you] A tie: the lot lets you begin.
    [opponent] A tie: the lot lets your opponent begin.
   *[named] A tie: the lot lets { $player } begin.
}
event-turn-began = { $who ->
    [you] It is your turn.
    [opponent] It is your opponent's turn.
   *[named] It is { $player }'s turn.
}
event-card-laid-on-tower = { $who ->
    [you] You build { $card } on a tower ({ from-place }).
    [opponent] Your opponent builds { $card } on a tower ({ from-place }).
   *[named] { $player } builds { $card } on a tower ({ from-place }).
}
event-card-laid-on-store = { $who ->
    [you] You lay { $card } on store { $store } ({ from-place }).
    [opponent] Your opponent lays { $card } on store { $store } ({ from-place }).
   *[named] { $player } lays { $card } on store { $store } ({ from-place }).
}
other-loaded = { $whom ->
    [you] you
    [named] { $other }
   *[opponent] your opponent
}
event-opponent-loaded = { $who ->
    [you] You load { other-loaded } with { $card } ({ from-place }).
    [opponent] Your opponent loads you with { $card } ({ from-place }).
   *[named] { $player } loads { other-loaded } with { $card } ({ from-place }).
}
event-pair-moved = { $who ->
    [you] You move { $lower } with { $upper } from store { $source } to store { $store }.
    [opponent] Your opponent moves { $lower } with { $upper } from store { $source } to store { $store }.
   *[named] { $player } moves { $lower } with { $upper } from store { $source } to store { $store }.
}
event-stock-recycled = { $who ->
    [you] Your interim store is turned over and is your new stock.
    [opponent] Your opponent turns the interim store over; it is the new stock.
   *[named] { $player } turns the interim store over; it is the new stock.
}
event-draw-began = { $who ->
    [you] You draw.
    [opponent] Your opponent draws.
   *[named] { $player } draws.
}
event-card-drawn = { $who ->
    [you] You have drawn { $card }.
    [opponent] Your opponent has drawn { $card }.
   *[named] { $player } has drawn { $card }.
}
event-card-put-away = { $who ->
    [you] You put { $card } on your interim store.
    [opponent] Your opponent puts { $card } on the interim store.
   *[named] { $player } puts { $card } on the interim store.
}
event-depot-card-bought-out = { $who ->
    [you] You buy { $card } out of your depot.
    [opponent] Your opponent buys { $card } out of the depot.
   *[named] { $player } buys { $card } out of the depot.
}
event-passed = { $who ->
    [you] You pass.
    [opponent] Your opponent passes.
   *[named] { $player } passes.
}
event-gold-paid = { $who ->
    [you] You pay { $amount } gold.
    [opponent] Your opponent pays { $amount } gold.
   *[named] { $player } pays { $amount } gold.
}
reward-why = { $why ->
    [tower] for the tower
    [depot] for the first empty depot
   *[out] for the last card
}
event-reward-earned = { $who ->
    [you] You earn { $amount } gold { reward-why }.
    [opponent] Your opponent earns { $amount } gold { reward-why }.
   *[named] { $player } earns { $amount } gold { reward-why }.
}
event-reward-offered = { $who ->
    [you] { $amount } gold is waiting for you ({ reward-why }).
    [opponent] { $amount } gold is waiting for your opponent ({ reward-why }).
   *[named] { $amount } gold is waiting for { $player } ({ reward-why }).
}
event-reward-taken = { $who ->
    [you] You take your reward of { $amount } gold.
    [opponent] Your opponent takes a reward of { $amount } gold.
   *[named] { $player } takes a reward of { $amount } gold.
}
event-reward-lapsed = { $who ->
    [you] You forgot to take { $amount } gold.
    [opponent] Your opponent forgot to take { $amount } gold.
   *[named] { $player } forgot to take { $amount } gold.
}
event-call-waived = { $who ->
    [you] You let it stand.
    [opponent] Your opponent lets it stand.
   *[named] { $player } lets it stand.
}
call-verdict = { $right ->
    [1] Rightly so!
   *[other] But no tower card was missed.
}
event-turm-called = { $who ->
    [you] You call “TURM!”. { call-verdict }
    [opponent] Your opponent calls “TURM!”. { call-verdict }
   *[named] { $player } calls “TURM!”. { call-verdict }
}
missed-whose = { $who ->
    [you] your
    [opponent] your opponent’s
   *[named] { $player }’s
}
event-tower-card-missed = Missed: { $place ->
    [a] { $card } on { missed-whose } depot
    [z] { $card } on { missed-whose } interim store
    [d] { $card }, drawn
    [l1] { $card } in store 1
    [l2] { $card } in store 2
    [l3] { $card } in store 3
    [l4] { $card } in store 4
    [l5] { $card } in store 5
    [l6] { $card } in store 6
    [l7] { $card } in store 7
   *[l8] { $card } in store 8
}.
event-card-taken-back = { $card } goes back ({ back-to }).
back-to = { $target ->
    [a] to the depot
    [z] to the interim store
    [v] to the stock
    [l1] to store 1
    [l2] to store 2
    [l3] to store 3
    [l4] to store 4
    [l5] to store 5
    [l6] to store 6
    [l7] to store 7
   *[l8] to store 8
}
event-stock-turned-back = { $who ->
    [you] Your stock is your interim store again.
    [opponent] Your opponent's stock is the interim store again.
   *[named] The stock of { $player } is the interim store again.
}
event-gold-given-back = { $who ->
    [you] You get back the { $amount } gold you paid.
    [opponent] Your opponent gets back { $amount } gold.
   *[named] { $player } gets back { $amount } gold.
}
event-bonus-taken-back = { $who ->
    [you] You return { $amount } gold for the empty depot.
    [opponent] Your opponent returns { $amount } gold for the empty depot.
   *[named] { $player } returns { $amount } gold for the empty depot.
}
other-paid = { $whom ->
    [you] you
    [named] { $other }
   *[opponent] your opponent
}
event-fine-paid = { $who ->
    [you] You pay { other-paid } a fine of { $amount } gold.
    [opponent] Your opponent pays you a fine of { $amount } gold.
   *[named] { $player } pays { other-paid } a fine of { $amount } gold.
}
event-block-asked = { $who ->
    [you] Your turn is over; you can still block your interim store.
    [opponent] Your opponent thinks about blocking the interim store.
   *[named] { $player } thinks about blocking the interim store.
}
event-interim-store-blocked = { $who ->
    [you] You block your interim store with 1 gold.
    [opponent] Your opponent blocks the interim store with 1 gold.
   *[named] { $player } blocks the interim store with 1 gold.
}
event-block-waived = { $who ->
    [you] You do not block.
    [opponent] Your opponent does not block.
   *[named] { $player } does not block.
}
event-block-lifted = { $who ->
    [you] Your interim store is open again; the gold goes to the bank.
    [opponent] Your opponent's interim store is open again; the gold goes to the bank.
   *[named] The interim store of { $player } is open again; the gold goes to the bank.
}
event-turn-ended = { $who ->
    [you] Your turn ends.
    [opponent] Your opponent's turn ends.
   *[named] { $player }'s turn ends.
}
event-game-ended = The game is over; now the gold counts.

## How it ends
outcome-out = a player has no cards left
outcome-stalemate = no more progress
ending-out = { $who ->
    [you] You have no cards left; gold { $own }:{ $other }.
   *[named] { $player } has no cards left; gold { $own }:{ $other }.
}
ending-stalemate = There was no more progress; gold { $own }:{ $other }.

## The log
log-section = { $number ->
    [0] Turn of { $name }
   *[other] Turn { $number }: { $name }
}
log-place = { $action ->
    [0] Turn { $number }
   *[other] Turn { $number }, action { $action }
}
log-back = One turn back
log-on = One turn on

## The board
board-turn = Turn { $turn } · bank { $bank } gold
board-you = You
board-opponent = Opponent
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
question-free = It is your turn.
question-drawn = Where does the drawn card go?
question-block = Do you want to block your interim store for 1 gold?
question-answer = Your opponent played “{ $action }”. TURM! or go on (ok)?
question-pending = { $count } gold is waiting for you.

## The codes of moves
legend-tower = a card to a tower: a your depot, z your interim store, d drawn, l3 store 3
legend-store = to store 5: one lower, other colour, or to an empty store
legend-load = load your opponent: same symbol, next value
legend-draw = draw from the stock
legend-put-away = put the drawn card away, which ends the turn
legend-buy-out = 1 gold: depot card to your interim store
legend-pair = 1 gold: move the top two cards
legend-take = take the reward that is waiting
legend-call = call TURM!, or let it pass
legend-block = block your interim store for 1 gold, or not

## The board in the browser
board-bank = Bank
board-interim-store = Interim store
board-drawn-card = drawn
board-store = Store { $number }
board-below = below it { $cards }
board-site = { symbol-name }: tower up to { $value }
board-site-empty = { symbol-name }: free building site
board-how-many = How many cards?
spot-source = can move
spot-target = possible target
spot-chosen = chosen
spot-duty = must go to a tower
trail-to = { $place ->
    [t] to a tower
    [o] to their own interim store
   *[z] { $whom ->
        [you] to your interim store
       *[named] to { $other }’s interim store
    }
}
trail-short = { $place ->
    [o] away
   *[z] loaded
}
ask-free = Choose a card, or draw from the stock.
ask-stuck = Choose a card, or pass.
ask-lay = Lay first, then draw: your depot card fits.
ask-target = Where does { $card } go?
ask-duty = Tower first: { $move }
ask-duties = Tower first: { $count } cards fit towers. Pick one.
ask-pending = Take your { $amount } gold now, or it is lost.
ask-answer = Was a tower card overlooked?
do-build = Build
do-draw = Draw
do-put-away = Put away, end turn
do-buy-out = Buy out (1 gold)
do-one = 1 card
do-pair = 2 cards (1 gold)
do-pass = Pass
do-take = Take { $amount } gold
do-block = Block (1 gold)
do-noblock = Do not block
do-turm = TURM!
do-ok = Go on
move-tower = { $card } to a tower
move-store = { $card } to store { $number }
move-load = load the opponent with { $card }
move-pair = { $lower } with { $upper } to store { $number }
move-buy-out = buy out { $card }
move-put-away = put { $card } away
result-more-gold = More gold wins.
result-equal-out = Equal gold: the player with no cards left wins.
result-equal-cards = Equal gold: fewer own cards win, then the smaller depot.
result-equal-all = Gold, cards and depots are equal.

## What a move is, beside its cards
about-tower = A tower takes cards of one symbol, one by one from 0 upwards; the colour does not matter. A 4 earns 1 gold, an 8 earns 2, a 12 earns 3.
about-store = A store takes a card that is one lower and of the other colour (on a 1 also a 12). An empty store takes any card.
about-load = You load your opponent’s interim store: the same symbol as its top card, one higher or one lower.
about-draw = You draw the top card of your stock.
about-put-away = The drawn card goes to your interim store, and your turn ends.
about-buy-out = For 1 gold the top card of your depot goes to your interim store.
about-pair = For 1 gold the two top cards of a store move together.
about-take = You take the gold that is waiting for you.
about-call = TURM! says that a card that fits a tower was overlooked. Go on if all is well.
about-block = For 1 gold your opponent cannot load your interim store for a turn.
about-pass = You pass, because there is nothing left to draw.

## What a card can do
card-opens-tower = Tower: it opens one.
card-on-tower = Tower: on { symbol-name } { $below }{ $gold ->
    [0] .
   *[other] , for { $gold } gold.
}
card-on-store = Store: on { $above ->
    [8] an
    [11] an
   *[other] a
} { $above } of the other colour, or on an empty store.
card-loads = Loading: on { symbol-name } { $near }.
card-or = { $one } or { $two }

## Opponents
level-tower-1 = Apprentice
level-tower-2 = Journeyman
level-tower-3 = Mason
level-tower-4 = Foreman
level-tower-5 = Master Builder
level-tower-6 = Architect

## Positions that cannot be
position-active-seat = seat: it is - while the cards are dealt (step=deal, step=start), and 0 or 1 after that.
position-tower-top = T: “{ $card }” is not the top of a tower. Write symbol and value without a colour, such as S4.
position-towers = T: each symbol has two towers at most.
position-tower-cards = T: { $card } is part of a tower, but all of its copies are somewhere else.
position-row = { $field }: in a column each card is one lower than the card below it and has the other colour (on a 1 also a 12).
position-other-deck = { $field }: { $card } is not a card of seat { $seat }’s deck.
position-unseen = U{ $at }: the unseen cards of a deck are those that lie face down in A{ $at } and V{ $at }. Unseen here: { $unseen }, face down: { $hidden }.
position-depot = A{ $at }: at most { $most } cards of a depot are known.
position-gold = gold: there are { $all } gold in the game. Here seats, block and pending have { $there }.
position-pending = pending: gold waits to be taken only with reward=claim.
position-undo = undo: it describes the action in the field last, which is missing here.
position-last-action = last: “{ $action }” is not an action that can be answered here. The card that it moved must still be where it went.
position-last = last: with mode=table it names the action that can still be answered. It is there with step=answer, with step=show after draw, and with step=turn-up after a depot card was moved, but at no other time.
position-layouts = layouts: a list of layouts belongs to a turn, so there is none with step=deal, start, block or done.
position-layout = layouts: “{ $value }” is not a layout. It has { $most } columns at most, with slashes between them.
position-dealt-cards = step: while the cards are dealt (step=deal, step=start), first seat 1 and then seat 2 gets an open depot card and one card for each of its four stores. All its other cards lie face down, 13 cards in the depot and the rest in the stock.
position-start = step=start: all open cards are dealt, and both depot cards have the same value.
position-all-dealt = step=deal: all open cards are dealt already.
position-untouched = step: while the cards are dealt (step=deal, step=start), both seats have { $gold } gold, and nothing has been built, drawn or played.
position-open-depots = step: the top card of each depot is open. Only with step=turn-up the active seat’s next card is still face down.
position-drawn = drawn: a card has been drawn with step=drawn, and with step=answer after draw, but at no other time.
position-show = step=show: the active seat’s stock needs cards, all of them face down.
position-block = step=block: the active seat needs gold and a card in its interim store, and no gold may be waiting (pending).
position-not-over = step=done: the game is not over. Both seats have cards, and they can go on.
position-is-over = step: a seat has no cards left, so the game is over (step=done).

## At the prompt
moves-explained = A move says where a card comes from and where it goes: a>t. The places are a your depot, z your interim store, d the drawn card, l1 to l8 the stores, o the opponent’s interim store, t a tower. l3>>l5 moves two cards together for 1 gold.

## Where a hidden card lies
place-own-depot = in the player’s depot
place-own-stock = in the player’s stock
place-opponent-depot = in the opponent’s depot
place-opponent-stock = in the opponent’s stock
place-never-seen = never turned up

## Why a hint recommends a move
why-tower = A tower grows.
why-earns = { $who ->
    [named] { $player } earns
   *[you] You earn
} { $amount } gold { reward-why }.
why-pays = { $who ->
    [named] It costs { $player } { $amount } gold.
   *[you] It costs you { $amount } gold.
}
why-loads = { $who ->
    [named] { $other }
   *[you] Your opponent
} gets one card more to get rid of.
why-ends-turn = { $who ->
    [named] The turn ends with it.
   *[you] Your turn ends with it.
}
why-depot = { $who ->
    [named] { $count ->
        [0] { $player }’s depot is empty then.
        [one] It uncovers the last card of { $player }’s depot.
       *[other] It uncovers the next of { $count } cards in { $player }’s depot.
    }
   *[you] { $count ->
        [0] Your depot is empty then.
        [one] It uncovers the last card of your depot.
       *[other] It uncovers the next of { $count } cards in your depot.
    }
}
why-frees-store = Store { $store } becomes empty.
why-then-tower = Then { $card } fits a tower.
why-risks-tower = But then { $who ->
    [named] { $other }’s
   *[you] your opponent’s
} { $card } fits a tower.
why-takes = { $who ->
    [named] { $player } gets
   *[you] You get
} { $amount } gold.
why-lapses = But { $amount } gold of the reward lapses.
why-recycles = { $who ->
    [named] { $player }’s interim store becomes the new stock.
   *[you] Your interim store becomes your new stock.
}
why-draws = { $who ->
    [named] { $player } draws
   *[you] You draw
} { $card }.
why-draw-tower = Of { $total } cards that { $who ->
    [named] { $player }
   *[you] you
} can draw, { $count ->
    [one] one fits a tower.
   *[other] { $count } fit a tower.
}
why-draw-fits = { $who ->
    [named] Of { $total } cards that { $player } can draw, { $count } can be laid at once.
   *[you] Of { $total } cards that you can draw, you can lay { $count } at once.
}
why-depot-stuck = { $who ->
    [named] { $player }’s
   *[you] Your
} depot card { $card } fits nowhere now.
why-keeps-store = Store { $store } stays empty.
why-digs = { $count ->
    [one] Then only one card lies on { $card }, which fits a tower.
   *[other] Then { $count } cards still lie on { $card }, which fits a tower.
}
why-then-store = Then { $who ->
    [named] { $player }
   *[you] you
} can lay { $card } on a store.
why-then-load = { $who ->
    [named] Then { $player } can load { $card } on { $other }.
   *[you] Then you can load { $card } on your opponent.
}
why-hinders = Then { $who ->
    [named] { $other }’s
   *[you] your opponent’s
} { $card } fits no card in the stores any more.
why-helps = But then { $who ->
    [named] { $other }’s
   *[you] your opponent’s
} { $card } fits a store.
why-own-left = { $who ->
    [named] { $count ->
        [0] { $player } gets rid of the last card.
        [one] Then { $player } has only one card left.
       *[other] Then { $player } has { $count } cards left.
    }
   *[you] { $count ->
        [0] You get rid of your last card.
        [one] Then you have only one card left.
       *[other] Then you have { $count } cards left.
    }
}
why-uncovers = Then { $card } lies open.
why-saves-gold = { $who ->
    [named] { $player } saves the gold.
   *[you] You save the gold.
}
why-may-be-loaded = { $who ->
    [named] But { $other } can load { $card } on { $player }’s interim store.
   *[you] But your opponent can load { $card } on your interim store.
}
why-nothing-to-load = No open card fits { $who ->
    [named] { $player }’s
   *[you] your
} interim store now.
why-blocks-card = { $who ->
    [named] Otherwise { $other } can load { $card } on { $player }’s interim store.
   *[you] Otherwise your opponent can load { $card } on your interim store.
}
why-blocks = { $who ->
    [named] { $other } cannot load cards on { $player } in the next turn.
   *[you] Your opponent cannot load cards on you in the next turn.
}
why-missed = { $card } fits a tower and was left lying.
why-none-missed = No card that fits a tower was left lying.

## Kinds of choices, for the figures of a player
kind-tower = Building towers
kind-store = Moving to the stores
kind-load = Loading the opponent
kind-put-away = Putting cards away
kind-draw = Drawing, or ending the turn
kind-drawn = Placing a drawn card
