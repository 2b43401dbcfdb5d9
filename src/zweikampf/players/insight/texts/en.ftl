# What the terminal and the browser say about a finished game.

## What was luck, what was play
insight-working = Working it out: { $done } of { $total } steps …
insight-play = { $better ->
    [you] You played better
    [named] { $player } played better
   *[both] Both played about equally well
}
insight-gave = { $better ->
    [you] By these estimates you gave away less
    [named] By these estimates { $player } gave away less
   *[both] By these estimates both gave away about the same
}
insight-verdict = { $luck ->
    [decided] { $play }, but luck decided.
    [helped] { $play }, and luck helped.
    [fair] { $play }, and luck was fair to both.
    [beaten] { $play }, and that outweighed { $whose ->
        [you] your luck.
       *[other] the luck of { $player }.
    }
    [drawn] { $play }, { $whose ->
        [you] you
       *[other] { $player }
    } had more luck, and it was a draw.
    [start] { $play }, but the position at the start decided.
    [early] { $gave }; the game ended early.
   *[unexplained] { $gave }, but the remainder is too large to say what decided the game.
}
insight-start = Chance to win at the start
insight-luck = Luck
insight-own-costs = Your costs
insight-other-costs = Costs of { $player }
insight-remainder = Remainder
insight-result = Result
insight-adjusted = Result without luck
insight-per-decision = { $who ->
    [you] You
   *[other] { $player }
}: { $cost } points per decision ({ $count } { $count ->
    [one] decision
   *[other] decisions
}){ $grade ->
    [flawless] , nearly flawless play.
    [strong] , strong play.
    [solid] , solid play.
    [loose] , loose play.
    [wild] , wild play.
   *[none] .
}
insight-river-luck = Luck
insight-river-play = Play
insight-luckiest = { $who ->
    [you] Your luckiest moments
   *[named] Luckiest moments of { $player }
}
insight-unluckiest = { $who ->
    [you] Your unluckiest moments
   *[named] Unluckiest moments of { $player }
}
insight-costliest = { $who ->
    [you] Your costliest decisions
   *[named] Costliest decisions of { $player }
}
insight-deal = The deal.
insight-ply = Step { $ply }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}: { $what }
insight-move = { $move }, { $chance }% to win
insight-played = { $move }.
insight-better = Better: { $move }.
insight-line = Best play from there: { $line }
insight-note = In points: hundredths of a win. Luck is judged on the true cards, decisions on what their player knew then. The remainder is what neither explains.

## What could be known
known-heading = What { $who ->
    [you] you
   *[named] { $player }
} could know before step { $ply }: where each hidden card may lie, and where it did.
known-nothing = Nothing was hidden.
known-dealt = Estimated from worlds that fit what was seen.
known-chance = { $place } { $chance }%
known-truth = In truth { $place }: { $cards }
