### Throne. `$who` is you, opponent or named (then `$player` is the name, and `$other` the other player’s); `$card` is a card's code such as G7.

title = Throne
about = 52 cards, five factions with powers of their own, two phases of thirteen tricks each.

## The lesson
lesson-welcome = Welcome to the court! The throne is won in two phases of 13 tricks. First you gather followers, then these followers win the five factions for you. This is your first hand (T3.1, T4.1).
lesson-follow = Your opponent leads Dwarf 5. You hold dwarves, so you must follow with one (T6.1). The open card, Dwarf 9, is the prize: the higher dwarf wins it. Play Dwarf 7.
lesson-follow-hint = That card would be allowed, but let us win this trick the plain way: with Dwarf 7.
lesson-won = Yours! Dwarf 9 joins your followers and comes back in phase 2 (T4.4). Your opponent gets a card too, the next one from the deck, unseen by you (T4.5). The winner leads the next trick (T4.9).
lesson-lose = You lead, with any card you like (T4.2). But the prize is only Goblin 0, and nothing is weaker than a 0. The loser gets a card from the deck instead, and that can only be better. Lead Dwarf 1 and lose on purpose.
lesson-lose-hint = You could, but the prize is not worth a good card. Lead Dwarf 1 this time.
lesson-consolation = A fine consolation: Knight 9 was on top of the deck and is your follower now. Only you know it (T4.5). A weak upcard is a good moment to lose.
lesson-knight = Goblin 7 is led, and you have no goblins: you may play whatever you like (T6.2). Knights are goblin hunters, even the smallest one beats any goblin it answers (T7.4). Play Knight 2.
lesson-knight-hint = A knight beats the goblin, and the smallest one is enough: Knight 2. Keep the others.
lesson-undead = You lead. The undead are special in phase 1: those that are played go straight to the score pile of the winner (T4.6). Nobody can beat your Undead 9 with an undead. Lead it.
lesson-undead-hint = Try the undead: Undead 9 cannot be beaten by any other undead.
lesson-scored = Both undead lie in your score pile now and count for you at the end. All other cards that you play in phase 1 are used up (T4.8). Let us skip a few tricks.
lesson-doppelganger = Some tricks later. Knight 8 is led for Goblin 9, and your own knights are too small. A doppelganger may always be played, and it counts as the led faction (T6.3, T7.5). Your Doppelganger 9 becomes a knight with a 9. Play it.
lesson-doppelganger-hint = Your knights would lose here. Play Doppelganger 9: it takes the place of a knight with a 9.
lesson-second-phase = Phase 2. The 13 followers that you have gathered are your hand now (T5.1). From here on the played cards themselves are the prize: the winner of a trick takes both (T5.4, T5.5).
lesson-dwarf = With one exception: dwarves side with the beaten and go to the loser of a trick (T5.6). So you want to lose with them. Lead Dwarf 4.
lesson-dwarf-hint = Let us see what dwarves do: lead Dwarf 4, the smaller one.
lesson-beaten = Dwarf 8 has won, and both dwarves lie in your score pile, because you lost the trick (T5.6). Your opponent leads now.
lesson-win = Knight 5 is led. A higher knight wins, and both knights go to your score pile (T5.5, T7.1). Play Knight 7 or Knight 9.
lesson-win-hint = Win these knights with Knight 7 or Knight 9.
lesson-end = A crown marks who has more cards of a faction; if that is equal, the highest card decides (T8.1, T8.2). The player who wins more of the five factions takes the throne (T9.1). You know all you need: play this game to its end!

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
faction-one = { $faction ->
    [D] Dwarf
    [G] Goblin
    [K] Knight
    [U] Undead
   *[X] Doppelganger
}
# A name that stands in any place of a sentence; in German it differs from what is on the card.
faction-card = { $faction ->
    [D] Dwarf
    [G] Goblin
    [K] Knight
    [U] Undead
   *[X] Doppelganger
}
card-name = { faction-card } { $value }
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
   *[named] { $player } leads the first trick.
}
event-card-dealt = { $who ->
    [you] You are dealt { $card }.
    [opponent] Your opponent is dealt a card.
   *[named] { $player } is dealt { $card }.
}
event-card-turned-up = { $card } is turned up.
event-card-led = { $who ->
    [you] You lead { $card }.
    [opponent] Your opponent leads { $card }.
   *[named] { $player } leads { $card }.
}
event-card-followed = { $who ->
    [you] You play { $card }.
    [opponent] Your opponent plays { $card }.
   *[named] { $player } plays { $card }.
}
event-void-shown = { $who ->
    [you] This shows that you have { faction-none }.
    [opponent] So your opponent has { faction-none }.
   *[named] So { $player } has { faction-none }.
}
event-trick-began = { $who ->
    [you] Phase { $phase }, trick { $trick }: you lead.
    [opponent] Phase { $phase }, trick { $trick }: your opponent leads.
   *[named] Phase { $phase }, trick { $trick }: { $player } leads.
}
trick-why = { $why ->
    [none] {""}
    [knight] : a knight beats any goblin
    [faction] : { $card } is not of the led faction
    [tie] : at equal values the led card wins
    [doppelganger] : { $card } counts as the led faction, and the higher value wins
   *[higher] : the higher of { $led } and { $card } wins
}
event-trick-won = { $who ->
    [you] You win the trick{ trick-why }.
    [opponent] Your opponent wins the trick{ trick-why }.
   *[named] { $player } wins the trick{ trick-why }.
}
event-upcard-recruited = { $who ->
    [you] { $card } becomes your follower.
    [opponent] { $card } follows your opponent.
   *[named] { $card } follows { $player }.
}
event-card-scored = { $who ->
    [you] { $card } goes to your score pile.
    [opponent] { $card } goes to your opponent's score pile.
   *[named] { $card } goes to the score pile of { $player }.
}
event-card-discarded = { $card } is out of the game.
event-card-taken-down = { $who ->
    [you] You take { $card } face down as a follower.
    [opponent] Your opponent takes a face-down card.
   *[named] { $player } takes { $card } face down.
}
event-phase-two-began = { $who ->
    [you] Phase 2: the followers become the new hands. You lead.
    [opponent] Phase 2: the followers become the new hands. Your opponent leads.
   *[named] Phase 2: the followers become the new hands. { $player } leads.
}
event-game-ended = The last trick is played.

## How it ends
outcome-factions = by factions
outcome-points = by points
outcome-draw = drawn
ending-factions = { $who ->
    [you] You have won more factions, { $own }:{ $other }.
   *[named] { $player } has won more factions, { $own }:{ $other }.
}
ending-points = { $who ->
    [you] Equally many factions; yours are worth more points, { $own }:{ $other }.
   *[named] Equally many factions; those of { $player } are worth more points, { $own }:{ $other }.
}
ending-draw = Nobody is ahead; factions { $own }:{ $other }.

## The log
log-section = Phase { $phase }, trick { $trick }
log-place = { $action ->
    [0] Phase { $phase }, trick { $trick }
   *[other] Phase { $phase }, trick { $trick }, card { $action }
}
log-back = One trick back
log-on = One trick on

## The board
board-hidden-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-phase =
    { $trick ->
        [0] Phase { $phase }
       *[other] Phase { $phase }, trick { $trick } of 13
    }
board-recruiting = recruit followers
board-scoring = win the factions
board-upcard = Upcard
board-trick = Led card
board-deck = Deck
board-discard = Out of the game
board-followers = Followers
board-face-down = face down
board-hand = Your hand
last-trick = last trick
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

## Solving
not-open-yet = This position still has hidden cards. Throne can be solved from the beginning of phase 2 on.

## Positions that cannot be
position-one-card = { $field }: there can be one card at most.
position-face-down = { $field }: no card here can be face down (~). Face-down cards are among the followers in phase 1 and in the hands in phase 2.
position-factions = void: “{ $value }” is not what seats can lack. Write some of the letters { $letters } in this order, or -.
position-dealing = phase=deal: seat 1 gets its { $cards } cards first, then seat 2, and there is nothing else on the table yet.
position-no-leader = lead: it must say who leads the trick, 0 or 1.
position-hands = hands: { $led ->
    [0] both seats need the same number of cards
   *[other] after a led card the leader has one card less than the other seat
}. Here seat 1 has { $first } and seat 2 has { $second }.
position-hands-large = hands: no seat holds more than { $most } cards.
position-no-hands = hands: in phase 1 both seats still have cards.
position-phase-2 = phase=2: there is no upcard, no follower and no deck any more.
position-followers = followers: the leader of the trick has as many as the other seat, or one more. Here seat 1 has { $first } and seat 2 has { $second }.
position-led-early = led: no card can be led before the upcard is turned up.
position-deck = deck: { $wanted } cards must be left at this point, but there are { $found }. What is out of the game belongs in the field out.
position-void = void: seat { $seat } holds a card of a faction that it is said to lack.

## At the prompt
moves-explained = A move is a card: the letter of its faction and its value, such as G7.

## Where a hidden card lies
place-opponent-hand = in the opponent’s hand
place-opponent-face-down = face down with the opponent
place-deck = in the deck

## Why a hint recommends a card
why-wins-trick = It wins the trick.
why-loses-trick = It loses the trick.
why-wins-upcard = It wins { $card }.
why-leaves-upcard = { $who ->
    [named] It leaves { $card } to { $other }; { $player } gets the next card of the deck.
   *[you] It leaves { $card } to your opponent; you get the next card of the deck.
}
why-lowest-winner = { $who ->
    [named] It is { $player }’s lowest card that wins here.
   *[you] It is your lowest card that wins here.
}
why-cannot-win = { $who ->
    [named] No card that { $player } may play wins this trick.
   *[you] No card that you may play wins this trick.
}
why-undead-yours = { $count ->
    [one] The undead goes to
   *[other] Both undead go to
} { $who ->
    [named] { $player }’s
   *[you] your
} score pile at once.
why-undead-theirs = { $count ->
    [one] The undead goes to
   *[other] Both undead go to
} { $who ->
    [named] { $other }’s
   *[you] your opponent’s
} score pile.
why-dwarves-yours = { $count ->
    [one] The dwarf goes to
   *[other] Both dwarves go to
} { $who ->
    [named] { $player }, who loses the trick.
   *[you] you, because you lose the trick.
}
why-dwarves-theirs = { $count ->
    [one] But the dwarf goes to
   *[other] But both dwarves go to
} { $who ->
    [named] { $other }, because { $player } wins the trick.
   *[you] your opponent, who loses the trick.
}
why-beaten-by = { $count ->
    [one] One
   *[other] { $count }
} of the { $total } cards that { $who ->
    [named] { $player } has
   *[you] you have
} not seen { $count ->
    [one] beats it.
   *[other] beat it.
}
why-unbeatable = { $who ->
    [named] { $other }
   *[you] Your opponent
} can hold no card that beats it.
why-wins-surely = { $who ->
    [named] { $other }
   *[you] Your opponent
} cannot beat it.
why-loses-surely = { $who ->
    [named] { $other }
   *[you] Your opponent
} has to win this trick.
why-can-be-beaten = { $who ->
    [named] { $other }
   *[you] Your opponent
} can beat it with { $card }.
why-secures = Then nobody can take the { faction-name } from { $who ->
    [named] { $player }
   *[you] you
}.
why-gives-up = But then { $who ->
    [named] { $other }
   *[you] your opponent
} has the { faction-name } for certain.

## Kinds of choices, for the figures of a player
kind-lead-1 = Leading in phase 1
kind-follow-1 = Answering in phase 1
kind-lead-2 = Leading in phase 2
kind-follow-2 = Answering in phase 2
