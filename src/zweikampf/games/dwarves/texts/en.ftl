### Dwarves. `$who` is you, opponent or named (then `$player` is the name, and `$other` the other player’s), `$whom` the same for the other player; `$card` and `$target` are cards as their owner calls them, `$payment` is a
### payment. `$good-A4` is the name of A4 on the good side, `$evil-A8` that of A8 on the evil side: all names of cards come from
### the deck file, not from here, and stand without an article.

title = Dwarves
about = Two decks of 35 cards: dice pay for cards, allies turn dice into damage. Unofficial implementation; card names belong to their owners.

## The lesson
lesson-welcome = Welcome to the battlefield! Both of you have a draw pile. The moment one of them is empty the game stops, and the player who shows more victory points has won (Z14.1, Z14.3).
lesson-dice = A turn has three parts: supply, dice, cards. You have drawn a card and rolled three dice: 2, 2 and 4 (Z6.1, Z7.1). You are happy with that: keep them.
lesson-dice-hint = Keep the dice as they are.
lesson-ally = Now you play cards and pay with dice. “{ $good-A4 }” costs one 4 (Z8.3, Z9.1). Choose the card: the payment is chosen for you. Then play it.
lesson-ally-hint = First the ally: play “{ $good-A4 }” with the 4.
lesson-support = Allies use dice to deal damage. “{ $good-S3 }” is a support: it costs two dice of one value (Z9.2) and lets you roll one die again in every turn from now on (Z7.3). Pay with both 2s.
lesson-support-hint = Play “{ $good-S3 }” with both 2s.
lesson-turn = All dice are used. Both cards lie in your display and work for you from now on. End your turn (Z8.9).
lesson-turn-hint = There is nothing more to do: end your turn.
lesson-twist = “{ $evil-A8 }” strikes with any die and now lies opposite. After the dice are kept and after every action you may react (Z12.3), and you hold “{ $good-T1 }”: 1 damage, free of charge. The target has only 1 health. Choose your twist first, then this target.
lesson-twist-hint = Now is the moment: “{ $good-T1 }” against “{ $evil-A8 }”.
lesson-damage = Damage that equals the health of a card defeats it (Z11.4); less than that is forgotten at the end of the turn (Z11.5). “{ $evil-A8 }” is gone before the first blow (Z12.4). What is discarded never comes back.
lesson-reroll = Your next turn: 5, 2 and 5. “{ $good-S3 }” lets you roll one die again (Z7.3). Choose the 2.
lesson-reroll-hint = Both 5s are good together. Roll the 2 again.
lesson-keep = A 4, just what “{ $good-A4 }” needs! An axe would have been even better: it counts as any value (Z1.2). Keep the dice.
lesson-keep-hint = It cannot get better: keep the dice.
lesson-victory = Victory cards bring points as long as they lie in your display. “{ $good-V1 }” costs two dice alike and is worth 2 points (Z2.3). Pay with both 5s.
lesson-victory-hint = First the points: “{ $good-V1 }” for both 5s.
lesson-hit = “{ $good-A4 }” strikes with every 4: 1 damage to a card, or to the draw pile of your opponent, which then loses its top card (Z8.6, Z11.3). Choose “{ $good-A4 }”, then the pile.
lesson-hit-hint = Use the 4: “{ $good-A4 }” against the draw pile.
lesson-jokers = Three joker cards lie next to the dice. If you spend no die and no joker card in a turn, you take one of them (Z13.2). From your next turn on it pays like a die of any value (Z10.1, Z10.2). So even bad dice have their use.
lesson-end = You lead with 2 points, and your opponent's pile shrinks. The trick is to be ahead when one pile runs out. All your dice are used: end your turn and play on as you like!

## Names
card-type = { $type ->
    [ally] ally
    [victory] victory card
    [support] support
    [event] event
   *[twist] twist
}
card-types = { $type ->
    [ally] allies
    [victory] victory cards
    [support] supports
    [event] events
   *[twist] twists
}
type-power = { $type ->
    [ally] use dice, mostly to deal damage
    [victory] count if they lie on the display when the game ends
    [support] help in each turn of yours
    [event] work once, in your own turn
   *[twist] work once; T1 and T2 in the opponent's turn too
}
legend-axe = axe
legend-axe-power = a die that counts as any value
legend-card = joker card
legend-card-help = ? and a code, such as ? A1, explains a card.
legend-card-power = counts like an axe; spend nothing in a turn and you get one
side-name = { $side ->
    [good] powers of good
   *[evil] powers of evil
}
die-name = { $die ->
    [J] an axe
   *[other] { $die }
}
item-name = { $die ->
    [J] an axe
    [C] a joker card
   *[other] a die showing { $die }
}
cost = { $size ->
    [0] free
    [1] a die showing { $face }
   *[other] { $size } dice of one value
}
cost-short = { $size ->
    [0] free
    [1] { $face }
   *[other] { $size }×
}

## What cards do
effect-hit = Use a die showing { $faces }: 1 damage.
effect-hit-any = Use any die you like: 1 damage.
effect-gain = Use a die showing { $faces }: take a joker card.
effect-gain-any = Use any die you like: take a joker card.
effect-victory = { $points ->
    [one] One point
   *[other] { $points } points
} if the card lies on your display when the game ends.
effect-extra_card = Supply phase: you may draw one more card.
effect-extra_die = Dice phase: you roll one more die.
effect-reroll = Dice phase: you may roll one die again.
effect-remove = A card has to leave the opponent's display.
effect-to_joker = An unused die showing { $faces } counts as an axe in this turn.
effect-strike = 1 damage, in the opponent's turn too.
effect-shield = Prevents 1 damage to your display or your draw pile.
effect-extra_dice = Your dice phase: { $amount } more dice, six at most in all.

## Options
option-deck = Deck file
option-deck-standard = standard deck
option-first = First player
option-first-random = at random
option-first-0 = seat 1
option-first-1 = seat 2

## Phases
phase-name = { $phase ->
    [first] first player
    [deal] deal
    [supply] supply phase
    [draw] supply phase
    [roll] dice phase
    [dice] dice phase
    [card] card phase
    [shield] damage
    [flip] damage
    [react] reaction
   *[over] end of the game
}

## Why something cannot be done
not-in-this-phase = { $action } has no place here ({ phase-name }).
not-in-pile = { $card } is not in this draw pile.
too-many-cards = { $count } cards are too many; you may draw { $most } at most.
not-in-hand = You do not have { $card } in your hand.
not-on-display = { $card } does not lie on your display.
all-dice-rolled = All { $count } dice have been rolled.
no-reroll-left = You may not roll another die again.
no-such-die = { $die ->
    [J] You have no unused axe.
   *[other] You have no unused die showing { $die }.
}
no-joker-card = You do not have enough joker cards.
joker-card-waits = You took this joker card in this turn; you can use it from your next turn on.
holds-all-joker-cards = You hold all the joker cards already.
wrong-payment = { $payment } does not fit the cost of { $card } ({ cost }).
wrong-die = { $card } can do nothing with { item-name }.
no-such-target = { $target } is not a possible target.
nothing-to-remove = Nothing lies on your opponent's display.

## Deck files
unknown-deck = There is no deck “{ $deck }”. Known: { $known }. Your own deck file is given by its path, which ends in .toml; a record finds it in its own folder or in the folder that ZWEIKAMPF_DECKS names.
bad-deck = The deck file { $deck } cannot be played ({ $count ->
    [one] one problem
   *[other] { $count } problems
}, the first is {$rule}). “zweikampf deck check” lists them all.
deck-by-name-only = Here a deck is given by its name and not by a file ({ $deck }).
deck-name-taken = There is a deck “{ $deck }” already, with other numbers. Give your deck file another name.
deck-not-read = { $part ->
    [missing] There is no file { $deck }.
    [file] The deck file { $deck } cannot be read.
    [size] { $deck } is too large for a deck file.
    [utf-8] The deck file { $deck } is not UTF-8 text.
   *[toml] The deck file { $deck } is not valid TOML.
}
deck-unreadable = { $rule }: { $deck } { $part ->
    [missing] does not exist.
    [file] cannot be read.
    [size] is too large for a deck file.
    [utf-8] is not UTF-8 text.
   *[toml] is not valid TOML.
}
deck-field = { $rule }: { $field } is { $found }, expected { $expected }
deck-unknown-field = { $rule }: unknown field { $field }
deck-missing-kind = { $rule }: card { $kind } is missing
deck-unknown-kind = { $rule }: there is no card { $kind }
deck-missing-key = { $rule }: { $kind } has no key { $field }
deck-unknown-key = { $rule }: { $kind } must not have a key { $field }
deck-value = { $rule }: { $kind } { $field } is { $found }, expected { $expected }
deck-sum = { $rule }: { $found } { card-types }, expected { $expected }
deck-face-cost = { $rule }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $kinds }) cost one die showing { $face }, expected exactly 1
deck-no-size = { $rule }: no card costs { $size } dice of one value, expected at least 1
deck-hint = { $rule }: { $kind } { $field } is { $found }, usual would be { $expected }
help-deck = Deck files: check and show them.
help-deck-check = Check a deck file against every rule; the exit code says whether it may be played.
help-deck-show = Show what is on the cards of a deck, and how sure each value is.
help-deck-file = A file dwarves-NAME.toml; - reads it from standard input.
help-deck-name = The name of a deck, or the path of a deck file.
deck-good = { $deck } is fine: { $cards } cards, { $points } victory points.
deck-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
} in { $deck }:
deck-hints = Hints, not problems:
deck-title = { $title } ({ $name })
deck-kind = Card
deck-type = Type
deck-copies = Copies
deck-cost = Cost
deck-health = Health
deck-points = Points
deck-text = Effect
deck-amount = Amount
deck-faces = Faces
deck-name = Name
deck-names = Name on the good / evil side, and effect
deck-good-name = Name, good side
deck-evil-name = Name, evil side
deck-flags = Without a mark: documented. i: inferred. p: placeholder.
deck-notice = Unofficial implementation. Card names belong to their owners.
flags-explained = Documented: stated or shown by the printed rules, or agreed on by public reviews. Inferred: follows from that. Placeholder: our choice where nothing is known.
flag-name = { $flag ->
    [documented] documented
    [inferred] inferred
   *[placeholder] placeholder
}

## What happens
cards-to-draw = { $count ->
    [one] one card
   *[other] { $count } cards
}
dice-to-roll = { $count ->
    [one] one die
   *[other] { $count } dice
}
paid-with = { $payment ->
    [free] {""}
   *[other] , paid with { $payment }
}
joker-source = { $source ->
    [centre] from the centre
   *[opponent] from { $whom ->
        [you] you
        [named] { $other }
       *[opponent] the opponent
    }
}
joker-source-other = { $source ->
    [centre] from the centre
   *[opponent] from you
}
target-own = { $target ->
    [pile] your draw pile
   *[other] your { $target }
}
target-other = { $target ->
    [pile] draw pile
   *[other] { $target }
}
event-die-rolled = The die shows { $die ->
    [J] an axe
   *[other] { $die }
}.
event-dice-rolled = { $count ->
    [one] The die shows { $dice }.
   *[other] The dice show { $dice }.
}
event-first-chosen = { $who ->
    [you] You begin.
    [opponent] Your opponent begins.
   *[named] { $player } begins.
}
event-card-dealt = { $who ->
    [you] You are dealt { $card }.
    [opponent] Your opponent is dealt a card.
   *[named] { $player } is dealt { $card }.
}
event-turn-began = { $who ->
    [you] It is your turn.
    [opponent] It is your opponent's turn.
   *[named] It is the turn of { $player }.
}
event-supply-fixed = Supply: { cards-to-draw }.
event-card-drawn = { $who ->
    [you] You draw { $card }.
    [opponent] Your opponent draws a card.
   *[named] { $player } draws { $card }.
}
event-dice-taken = { $who ->
    [you] You roll { dice-to-roll }.
    [opponent] Your opponent rolls { dice-to-roll }.
   *[named] { $player } rolls { dice-to-roll }.
}
event-die-taken-back = { $who ->
    [you] You roll the die showing { die-name } again.
    [opponent] Your opponent rolls the die showing { die-name } again.
   *[named] { $player } rolls the die showing { die-name } again.
}
event-dice-kept = { $who ->
    [you] You keep your dice.
    [opponent] Your opponent keeps the dice.
   *[named] { $player } keeps the dice.
}
event-twist-played = { $who ->
    [you] You play the twist { $card }.
    [opponent] Your opponent plays the twist { $card }.
   *[named] { $player } plays the twist { $card }.
}
event-card-played = { $who ->
    [you] You play { $card }, paid with { $payment }.
    [opponent] Your opponent plays { $card }, paid with { $payment }.
   *[named] { $player } plays { $card }, paid with { $payment }.
}
event-event-played = { $who ->
    [you] You play the event { $card }{ paid-with }.
    [opponent] Your opponent plays the event { $card }{ paid-with }.
   *[named] { $player } plays the event { $card }{ paid-with }.
}
event-card-removed = { $who ->
    [you] { $card } has to leave your display.
    [opponent] { $card } has to leave your opponent's display.
   *[named] { $card } has to leave the display of { $player }.
}
event-die-turned = { $who ->
    [you] Your die showing { die-name } now counts as an axe.
    [opponent] Your opponent's die showing { die-name } now counts as an axe.
   *[named] The die of { $player } showing { die-name } now counts as an axe.
}
event-ally-used = { $who ->
    [you] You use { $card } with { item-name }.
    [opponent] Your opponent uses { $card } with { item-name }.
   *[named] { $player } uses { $card } with { item-name }.
}
event-joker-taken = { $who ->
    [you] You take a joker card { joker-source }.
    [opponent] Your opponent takes a joker card { joker-source-other }.
   *[named] { $player } takes a joker card { joker-source }.
}
event-damage-named = { $who ->
    [you] 1 damage is coming: { target-own }.
    [opponent] 1 damage is coming for your opponent: { target-other }.
   *[named] 1 damage is coming for { $player }: { target-other }.
}
event-damage-cancelled = { $who ->
    [you] You prevent the damage.
    [opponent] Your opponent prevents the damage.
   *[named] { $player } prevents the damage.
}
event-card-hurt = { $who ->
    [you] Your { $card } takes 1 damage.
    [opponent] Your opponent's { $card } takes 1 damage.
   *[named] { $card } of { $player } takes 1 damage.
}
event-card-defeated = { $who ->
    [you] Your { $card } is defeated.
    [opponent] Your opponent's { $card } is defeated.
   *[named] { $card } of { $player } is defeated.
}
event-card-turned-up = { $who ->
    [you] You lose { $card } from your draw pile.
    [opponent] Your opponent loses { $card } from the draw pile.
   *[named] { $player } loses { $card } from the draw pile.
}
event-end-chosen = { $who ->
    [you] You end your turn.
    [opponent] Your opponent ends the turn.
   *[named] { $player } ends the turn.
}
event-passed = { $who ->
    [you] You do not react.
    [opponent] Your opponent does not react.
   *[named] { $player } does not react.
}
event-turn-ended = { $who ->
    [you] Your turn is over; damage is forgotten.
    [opponent] Your opponent's turn is over; damage is forgotten.
   *[named] The turn of { $player } is over; damage is forgotten.
}
event-game-ended = A draw pile is empty.

## How it ends
outcome-pile = by victory points on display
ending-pile = { $who ->
    [you] Your draw pile is empty; victory points { $own }:{ $other }.
   *[named] The draw pile of { $player } is empty; victory points { $own }:{ $other }.
}

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
board-you = You
board-opponent = Opponent
board-title = { phase-name }
board-your-turn = your turn
board-opponents-turn = opponent's turn
board-players-turn = { $name }’s turn
board-turn-of = turn of seat { $seat }
board-hand = Hand
board-hand-count = hand { $count }
board-surely = surely among them
board-pile = draw pile { $count }
board-display = Display
board-discard = Discard pile
board-twists = Twists left
board-jokers = joker cards { $count }
board-points = points { $count }
board-dice = Dice
board-to-roll = { dice-to-roll } to be rolled
board-rerolls = { $count ->
    [one] one reroll
   *[other] { $count } rerolls
}
board-centre = joker cards: { $centre } in the centre, { $usable } usable now
board-named = 1 damage is coming: { $target ->
    [pile] draw pile
   *[other] { $target }
}
board-question = { $phase ->
    [supply] How many cards do you draw?
    [dice] Keep the dice or change them?
    [card] Play and use cards, or end your turn.
    [shield] Prevent the damage?
    [react] React?
   *[other] What do you do?
}
board-move-play = Play
board-move-remove = Remove
board-move-hit = Attack
board-move-gain = Take a joker card
board-move-other = Type
board-seat = Player
board-cards = Victory cards on display
board-total = Victory points
board-pile-head = Draw pile

## Moves in words, for hints and buttons
move-play = Play { $card }: { $payment }
move-remove = { $card } against { $target }: { $payment }
move-free = Play { $card }
move-hit = { $card } attacks { $target } ({ $payment })
move-gain = { $card }: take a joker card ({ $payment })
move-strike = { $card } against { $target }
move-twist = Play { $card }
ready-play = Play: { $payment }
ready-free = Play
move-draw = { $count ->
    [one] Draw one card
   *[other] Draw { $count } cards
}
move-reroll = { $die ->
    [J] Reroll the axe
   *[other] Reroll the { $die }
}
move-keep = Keep the dice
move-end = End turn
move-pass = Do not react

## The board in the browser
board-health = health { $left } of { $health }
board-nothing-displayed = Nothing lies here yet.
board-nothing-discarded = Nothing discarded yet.
board-look-through = look through the discard pile, { $count ->
    [one] one card
   *[other] { $count } cards
 }
board-twists-left = Twists that may still come
board-centre-jokers = Joker cards in the centre: { $count }
board-dice-of = Dice: { $name }
board-rolling = rolling
board-last = last
board-threat = 1 damage is coming.
board-card-help = About this card: { $card } (key i)
board-aim = { $card }: choose a target.
board-shield = Damage to { $target }. Prevent it?
board-answered = Your answer is given. The game continues in a moment.
board-time-left = { $seconds } seconds left
board-pass-turn = Not this turn
board-pass-game = Never ask again
board-ask-again = Ask me again
board-how = { $phase ->
    [supply] Every card brings you closer to the end of your pile.
    [dice] Choose a die to roll it again, if a card allows it.
    [card] Choose a card in hand or an ally; click dice to change the payment.
    [shield] You are always asked when you could hold the card.
    [react] You are asked after the dice and after every action as long as you could hold the card.
   *[other] Choose what is lit.
}
board-why-points = { $who ->
    [you] You have
   *[named] { $player } has
} more victory points on display.
board-why-tie = Equal victory points: { $who ->
    [you] You win because your
   *[named] { $player } wins because their
} own draw pile is not empty.

## Opponents
level-dwarves-1 = Greenhorn
level-dwarves-2 = Tunnel Runner
level-dwarves-3 = Smith
level-dwarves-4 = Old Campaigner
level-dwarves-5 = Thane
level-dwarves-6 = Mountain Queen
other-numbers = The numbers on this page are those of the standard deck. What the deck “{ $deck }” says is shown by “?” with the code of a card.

## Positions that cannot be
position-display = display: { $card } does not stay on a display. Only A, V and S do.
position-no-damage = display: no damage can lie on { $card }.
position-damage = display: the damage on { $card } goes from 1 to { $most }.
position-dice = dice: “{ $value }” are not dice. Write their faces one after the other, each one of { $faces }, such as 14J, or -.
position-named = named: “{ $value }” is not damage to a seat. Write the seat that suffers it and the target, such as 1>V3 or 0>pile, or -.
position-active = active: it is - until the first player is known (phase=first), and 0 or 1 after that.
position-jokers = jokers: there are { $most } joker cards in the game.
position-usable = usable: the active seat cannot use more joker cards than it holds, which is { $held }.
position-usable-early = usable: before the card phase the active seat can use all joker cards that it holds, which is { $held }.
position-most-dice = dice: there are { $most } dice, those that are still to be rolled (roll) included.
position-dice-early = dice: there are none before they are rolled (phase=roll).
position-to-do = { $field }: it is 1 or more with phase={ $field }, and it is left out at any other time.
position-rerolls = rerolls: dice can be rolled again only with phase=roll and phase=dice.
position-card-phase = phase: before phase=card nothing is spent (flags), and no damage lies on a display.
position-ending = flags: ending is possible after the end of the card phase only, with phase=shield, flip, react or over.
position-named-phase = named: damage is named with phase=shield and phase=flip, and at no other time.
position-piles = pile: both seats have cards in their draw piles. Only with phase=over exactly one of the two piles is empty.
position-first-hands = phase: while the cards are dealt (phase=first, phase=deal), seat 1 gets its { $cards } cards first, then seat 2, and there is nothing else on the table yet.
position-supply = phase=supply: the active seat is asked only if it may draw more than one card, by S1 on its display.
position-draw = draw: the active seat may draw { $most } at most.
position-no-dice = dice: with phase=dice there is at least one.
position-twist = hands: with phase={ $phase } seat { $seat } is asked for { $card }, so it needs a card in its hand, and not all { $card } can be on its discard pile.
position-target = named: the target is pile, or a card with health on the display of the seat that suffers. With the flag ending only the active seat suffers.
position-flip = named: with phase=flip the target is pile. With the flag ending only the active seat suffers.

## At the prompt
moves-explained = After “=” comes what you pay with: dice by their numbers, J an axe, C a joker card. After “>” comes what is hit. play:V4=44J plays V4 for two fours and an axe; hit:A6=2>V3 lets A6 hit V3 with a two; gain:A9=1 uses A9 for yourself. The table gathers moves that differ at the end: hit:A1=J>A9|V2|pile stands for hit:A1=J>A9, hit:A1=J>V2 and hit:A1=J>pile. ? and the code of a card, such as ? A1, says what the card does.

## Where a hidden card lies
place-opponent-hand = in the opponent’s hand
place-opponent-pile = in the opponent’s draw pile

## Why a hint recommends a move
why-points = { $points ->
    [one] It is worth one point
   *[other] It is worth { $points } points
} if it lies there at the end.
why-extra-card = From now on { $who ->
    [named] { $player }
   *[you] you
} may draw one more card in each turn.
why-extra-die = From now on { $who ->
    [named] { $player } rolls
   *[you] you roll
} one more die in each turn.
why-reroll = From now on { $who ->
    [named] { $player }
   *[you] you
} may roll one die again in each turn.
why-axe = It turns a die into an axe.
why-joker = { $source ->
    [opponent] { $who ->
        [named] { $player } takes a joker card away from { $other }.
       *[you] You take a joker card away from your opponent.
    }
   *[centre] { $who ->
        [named] { $player } gets a joker card.
       *[you] You get a joker card.
    }
}
why-spends-axes = { $count ->
    [one] It spends an axe.
   *[other] It spends { $count } axes.
}
why-spends-jokers = { $count ->
    [one] It spends a joker card.
   *[other] It spends { $count } joker cards.
}
why-defeats = { $points ->
    [0] It removes { $target }.
    [one] It removes { $target } and its point.
   *[other] It removes { $target } and its { $points } points.
}
why-hurts = { $left ->
    [one] It hurts { $target }; one more damage in this turn defeats it.
   *[other] It hurts { $target }; { $left } more damage in this turn defeat it.
}
why-hits-pile = { $who ->
    [named] { $count ->
        [0] It takes the last card of { $other }’s draw pile, and the game ends.
        [one] { $other }’s draw pile shrinks to one card.
       *[other] { $other }’s draw pile shrinks to { $count } cards.
    }
   *[you] { $count ->
        [0] It takes the last card of your opponent’s draw pile, and the game ends.
        [one] Your opponent’s draw pile shrinks to one card.
       *[other] Your opponent’s draw pile shrinks to { $count } cards.
    }
}
why-prevents = It prevents the damage.
why-may-be-prevented = { $who ->
    [named] { $other }
   *[you] Your opponent
} may hold the twist that prevents it.
why-dice-lapse = { $count ->
    [one] An unused die lapses.
   *[other] { $count } unused dice lapse.
}
why-prevents-loss = Otherwise { $card } is gone.
why-holds = { $card } survives it and stays.
why-loses-card = { $points ->
    [0] But then { $card } is gone.
    [one] But then { $card } and its point are gone.
   *[other] But then { $card } and its { $points } points are gone.
}
why-loses-pile = { $who ->
    [named] { $count ->
        [0] But then { $player }’s draw pile is empty, and the game ends.
        [one] Only one card is left in { $player }’s draw pile.
       *[other] { $count } cards are left in { $player }’s draw pile.
    }
   *[you] { $count ->
        [0] But then your draw pile is empty, and the game ends.
        [one] Only one card is left in your draw pile.
       *[other] { $count } cards are left in your draw pile.
    }
}
why-draws = { $who ->
    [named] { $player } gets
   *[you] You get
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}; { $count ->
    [0] then { $who ->
        [named] the
       *[you] your
    } draw pile is empty, and the game ends.
    [one] one is left in { $who ->
        [named] the
       *[you] your
    } draw pile.
   *[other] { $count } are left in { $who ->
        [named] the
       *[you] your
    } draw pile.
}
why-more-dice = { $who ->
    [named] { $player } rolls
   *[you] You roll
} { $count ->
    [one] one more die.
   *[other] { $count } more dice.
}
why-enough-to-play = Then there is enough to pay for { $card }.
why-enough-to-hit = Then { $card } can deal damage.
why-enough-to-gain = Then { $card } can get { $who ->
    [named] { $player }
   *[you] you
} a joker card.
why-roll-to-play = In { $count } of { $total } cases there is enough to pay for { $card } then.
why-roll-to-hit = In { $count } of { $total } cases { $card } can deal damage then.
why-roll-to-gain = In { $count } of { $total } cases { $card } can get { $who ->
    [named] { $player }
   *[you] you
} a joker card then.
why-roll-risks = But in { $count } of { $total } cases { $card } is no longer of use.
why-too-little = These dice are enough for nothing.
why-joker-unspent = { $who ->
    [named] Without spending anything, { $player } gets a joker card at the end of the turn.
   *[you] If you spend nothing, you get a joker card at the end of the turn.
}
why-ally-hits = From now on each die with { $dice } or an axe deals 1 damage.
why-ally-hits-any = From now on each of { $who ->
    [named] { $player }’s
   *[you] your
} dice deals 1 damage.
why-ally-gains = From now on each die with { $dice } or an axe can get { $who ->
    [named] { $player }
   *[you] you
} a joker card.
why-ally-gains-any = { $who ->
    [named] From now on each of { $player }’s dice can get a joker card.
   *[you] From now on each of your dice can get you a joker card.
}
why-dice-for-it = { $count ->
    [one] One die that it can use is left.
   *[other] { $count } dice that it can use are left.
}
why-saves = { $who ->
    [named] { $player } saves
   *[you] You save
} { $card } for later.
why-saves-jokers = { $who ->
    [named] { $count ->
        [one] { $player } saves the joker card.
       *[other] { $player } saves { $count } joker cards.
    }
   *[you] { $count ->
        [one] You save your joker card.
       *[other] You save your { $count } joker cards.
    }
}
why-strike-too-weak = One damage defeats none of { $who ->
    [named] { $other }’s
   *[you] your opponent’s
} cards now.
why-no-dice = { $who ->
    [named] { $player }’s
   *[you] Your
} dice are used up.

## Kinds of choices, for the figures of a player
kind-card = Playing cards
kind-event = Playing events
kind-attack = Attacking
kind-end = Ending the turn
kind-dice = Rolling dice again
kind-draw = How many cards to draw
kind-react = Reacting
