### Throne. `$who` is you, opponent, seat0 or seat1; `$card` is a card's code such as G7.

title = Throne
about = 52 cards, five factions with powers of their own, two phases of thirteen tricks each.

## Names
faction-name = { $faction ->
    [D] dwarves
    [G] goblins
    [K] knights
    [U] undead
   *[X] doppelgangers
}
faction-none = { $faction ->
    [D] no dwarves
    [G] no goblins
    [K] no knights
    [U] no undead
   *[X] no doppelgangers
}
faction-title = { $faction ->
    [D] Dwarves
    [G] Goblins
    [K] Knights
    [U] Undead
   *[X] Doppelgangers
}
power = { $faction ->
    [D] phase 2: goes to the loser of the trick
    [G] many of them, five with value 0
    [K] beats any goblin it is played on
    [U] phase 1: scores at once for the winner
   *[X] may always be played, counts as the led faction
}

## Options
option-victory = How to win
option-victory-most = most factions
option-victory-three = at least three factions
option-leader = First leader
option-leader-random = at random
option-leader-0 = seat 1
option-leader-1 = seat 2

## Why a card cannot be played
leader-comes-first = First it is decided who leads.
leader-is-known = It has already been decided who leads.
card-was-seen = { $card } has been seen already, so it cannot come out of the deck.
not-in-hand = You do not have { $card } in your hand.
must-follow-doppelganger = You have a doppelganger in your hand, and a led doppelganger must be followed with one.
must-follow-faction = You have { faction-name } in your hand, so you must play one of them or a doppelganger.

## What happens
event-leader-chosen = { $who ->
    [you] You lead the first trick.
    [opponent] Your opponent leads the first trick.
    [seat0] Seat 1 leads the first trick.
   *[seat1] Seat 2 leads the first trick.
}
event-card-dealt = { $who ->
    [you] You are dealt { $card }.
    [opponent] Your opponent is dealt a card.
    [seat0] Seat 1 is dealt { $card }.
   *[seat1] Seat 2 is dealt { $card }.
}
event-card-turned-up = { $card } is turned up.
event-card-led = { $who ->
    [you] You lead { $card }.
    [opponent] Your opponent leads { $card }.
    [seat0] Seat 1 leads { $card }.
   *[seat1] Seat 2 leads { $card }.
}
event-card-followed = { $who ->
    [you] You play { $card }.
    [opponent] Your opponent plays { $card }.
    [seat0] Seat 1 plays { $card }.
   *[seat1] Seat 2 plays { $card }.
}
event-void-shown = { $who ->
    [you] This shows that you have { faction-none }.
    [opponent] So your opponent has { faction-none }.
    [seat0] So seat 1 has { faction-none }.
   *[seat1] So seat 2 has { faction-none }.
}
event-trick-won = { $who ->
    [you] You win the trick.
    [opponent] Your opponent wins the trick.
    [seat0] Seat 1 wins the trick.
   *[seat1] Seat 2 wins the trick.
}
event-upcard-recruited = { $who ->
    [you] { $card } becomes your follower.
    [opponent] { $card } follows your opponent.
    [seat0] { $card } follows seat 1.
   *[seat1] { $card } follows seat 2.
}
event-card-scored = { $who ->
    [you] { $card } goes to your score pile.
    [opponent] { $card } goes to your opponent's score pile.
    [seat0] { $card } goes to the score pile of seat 1.
   *[seat1] { $card } goes to the score pile of seat 2.
}
event-card-discarded = { $card } is out of the game.
event-card-taken-down = { $who ->
    [you] You take { $card } face down as a follower.
    [opponent] Your opponent takes a face-down card.
    [seat0] Seat 1 takes { $card } face down.
   *[seat1] Seat 2 takes { $card } face down.
}
event-phase-two-began = { $who ->
    [you] Phase 2: the followers become the new hands. You lead.
    [opponent] Phase 2: the followers become the new hands. Your opponent leads.
    [seat0] Phase 2: the followers become the new hands. Seat 1 leads.
   *[seat1] Phase 2: the followers become the new hands. Seat 2 leads.
}
event-game-ended = The last trick is played.

## How it ends
outcome-factions = by factions
outcome-points = by points
outcome-draw = drawn

## The board
board-hidden-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-phase = Phase { $phase }, trick { $trick } of { $tricks }
board-recruiting = recruit followers
board-scoring = win the factions
board-upcard = Upcard
board-trick = Led card
board-deck = Deck
board-discard = Out of the game
board-followers = Followers
board-face-down = face down
board-score = Score pile
board-voids = Known to have
board-you = You
board-opponent = Opponent
board-legal = You can play
board-lead = Lead any card.
board-follow = { $card } is led.
board-faction = Faction
board-points = Points
board-total = Factions won
board-neutral = nobody
board-reason = Goes to
reason-more-cards = more cards
reason-highest-card = equally many, highest card
reason-no-cards = no card left in the game
reason-only-zeros = equally many, all of value 0

## Opponents
level-throne-1 = Page
level-throne-2 = Squire
level-throne-3 = Knight
level-throne-4 = Marshal
level-throne-5 = Chancellor
level-throne-6 = Oracle
