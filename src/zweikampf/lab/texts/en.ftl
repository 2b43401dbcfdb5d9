### The words of the laboratory.

arena-pairs = Pairs
arena-title = { $whole ->
    [yes] Arena: { $game }, { $played } games
   *[no] Arena: { $game }, { $played } of { $wanted } games
}
arena-meetings = Who met whom
arena-without-luck = Without luck
arena-adjusted = Without luck
arena-narrower = Narrower
arena-advantages = Who had the better seat
arena-player = Player
arena-against = Against
arena-games = Games
arena-counts = +/=/–
arena-rate = Score
arena-interval = 95 %
arena-rating = Rating
arena-elo = Elo
arena-forfeits = Forfeits
arena-seat0 = Seat 1 won
arena-first = The first to move won
arena-all = All
arena-legend = A draw counts one half. 95 %: interval of the score. Rating and Elo: points with the half width of their interval of 95 %.
arena-adjusted-legend = Without luck: the score less what chance gave, as far as a quick judge can see it; equally true on average. Narrower: how many times, compared with the plain interval.
arena-sprt = Test of { $elo0 } (H0) against { $elo1 } points of Elo (H1): LLR { $llr }, decided at { $lower } or { $upper }; { $accepted ->
    [H0] H0 is accepted
    [H1] H1 is accepted
   *[none] not decided
} after { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}.
arena-stopped = Stopped after { $played } of { $wanted } games.
arena-file-failed = { $path } cannot be read or written: { $why }
arena-answered = Answer: { $answer }
arena-legal = Legal:
arena-saw = What seat { $seat } saw before action { $ply }:
arena-saved = The game so far: { $record }; position, view and traceback: { $rest }
arena-again = Play this game again:

## Studies

lab-games = Games
lab-stopped = Stopped after { $played } of { $wanted } games. They are in { $path }; the same command continues.
lab-full = The disk is full after { $played } of { $wanted } games. All of them are kept: make room, and the same command continues.
lab-finished = { $games } games are in { $path }.
lab-file-failed = { $path } cannot be read or written: { $why }
study-not-text = The file is not text in UTF-8.
study-not-toml = The file is not TOML: { $why }
study-unknown-key = There is no “{ $key }” here. Allowed are: { $known }
study-missing-key = “{ $key }” is missing. Allowed: { $allowed }
study-bad-value = “{ $key }” cannot be “{ $value }”. Allowed: { $allowed }
study-empty = “{ $key }” has no values. Allowed: { $allowed }
study-vary-or-variant = A study has either [vary] or [[variant]], not both.
study-same-variant = The variant “{ $name }” is the same as “{ $other }”, by its name or by its options.
study-too-many = These values make { $count } variants; { $most } are allowed.
study-file = { $file } cannot be read: { $why }
study-folder-taken = { $path } is not empty and holds no study. Choose another folder.
study-other = { $path } holds the results of another study: “{ $what }” differs. Choose another folder, or delete this one.
not-a-study-folder = { $path } does not hold the results of a study.
no-cluster = There is no Ray cluster at { $address }: { $why }
cluster-differs = A machine of the cluster has another { $what }: { $found } instead of { $wanted }. Results would not be the same.
cluster-failed = The cluster failed: { $why }

## Reports

page-points = points
page-forfeit = by the failure of a player
page-answers = In short
page-value = Value
page-figure = Figure
page-intro = { $count ->
    [one] { $game }: { $played } games of { $player } against itself.
   *[other] { $game }: { $played } games between { $players }.
}
page-and = { $one } and { $two }
page-level = { $name } (level { $number })
page-partial = The study is not finished: { $wanted } games are planned.
page-changes-heading = What the variants change
page-nothing-changes = The variants play the same: no difference is larger than chance would explain.
page-changed = { $variant } – { $figure }: { $more ->
    [yes] rises from { $old } to { $new }.
   *[no] falls from { $old } to { $new }.
}
page-equal = equal
page-said-first = { $favours ->
    [yes] The player who begins has an advantage.
    [no] The player who begins has a disadvantage.
    [open] Beginning is neither an advantage nor a disadvantage, as far as these games show.
   *[nothing] Nothing is known about beginning.
}
page-numbers-first = The first to move won { $rate }.
page-said-seat = { $favours ->
    [yes] Seat 1 is favoured.
    [no] Seat 2 is favoured.
    [open] Neither seat is favoured, as far as these games show.
   *[nothing] Nothing is known about the seats.
}
page-numbers-seat = Seat 1 won { $rate }.
page-said-players = { $clear ->
    [yes] { $player } plays best here.
   *[no] No player is clearly better.
}
page-numbers-players = { $player } won { $rate }
page-said-length = A game lasts about { $turns } turns.
page-numbers-length = { $choices } of { $decisions } decisions per game leave a choice, among { $width } actions on average. { $draws } of the games are drawn.
page-said-drama = { $how ->
    [often] The lead changes often.
    [some] The lead changes now and then.
   *[rarely] The lead rarely changes: one player usually leads from early on.
}
page-numbers-drama = Lead changes per game: { $changes }. The last one comes after { $late } of the decisions on average.
page-said-late = { $how ->
    [late] A game stays open until late.
    [middle] A game is decided in its second half.
   *[early] A game is decided early.
}
page-numbers-late = Decided after this part of the decisions: { $settled }.
page-said-luck = { $how ->
    [most] Luck of the deal is the main thing.
    [much] Luck of the deal plays a large part.
    [some] Luck of the deal plays a part.
    [unclear] How much is luck cannot be told from so few deals.
   *[little] Luck of the deal hardly matters.
}
page-numbers-luck = The deal explains { $luck } of the differences between results{ $players ->
    [yes] , the strength of the players { $skill }
   *[no] { "" }
}; the rest is how the games were played.
page-said-alike = How much is luck cannot be told: these players play the same cards the same way each time.
page-numbers-alike = { $alike } of the deals took the same course in all replays. Players that think afresh, such as a search, can tell.
page-said-no-luck = How much is luck cannot be told: that takes several games with the same deal.
page-figure-began = The first to move won
page-figure-seat0 = Seat 1 won
page-figure-draws = Drawn games
page-figure-any_change = Games in which the lead changed
page-figure-winner_score = Score of the winner
page-figure-loser_score = Score of the loser
page-figure-score = Score of a seat at the end
page-figure-margin = Margin
page-figure-plies = Actions, chance included
page-figure-turns = Turns
page-figure-decisions = Decisions
page-figure-choices = Decisions with a choice
page-figure-branching = Legal actions per decision
page-figure-lead_changes = Lead changes
page-figure-last_change = Last change, as a part of the game
page-figure-decided = Decided from here on, as a part of the game
page-figure-luck = Share of the deal
page-figure-skill = Share of the players’ strength
page-figure-alike = Deals that took the same course each time
page-won-percent = Games won in percent
page-games-percent = Games in percent
page-seats-percent = Seats in percent
page-balance-heading = Beginning and seats
page-balance-about = A game is fair if both lie near one half. What lies off the dotted line with its whole interval is marked red.
page-adjusted-heading = Without luck
page-adjusted-about = The same scores less what chance gave, as far as a quick judge can see it; equally true on average. Narrower: how many times, compared with the plain interval.
page-plain = Plain
page-adjusted = Without luck
page-narrower = Narrower
page-won-by = { $player } won
page-lengths-heading = Scores, margins and lengths
page-lengths-about = What a game is won with, by how much, and how long it takes.
page-reasons-heading = How games end
page-reasons-about = The reasons of the endings, in percent of the games.
page-choices-heading = Choices
page-choices-about = How often a player is asked, how often there is something to choose, and among how much.
page-drama-heading = Drama
page-drama-about = How often and how late the lead changes, by the judgement of a search that sees what the player saw.
page-decisive-heading = Decisiveness
page-decisive-about = How many games are drawn, and when the others are decided: from then on the winner's chance stays above 90 %.
page-luck-heading = Luck
page-luck-about = Each deal was played several times by players who thought afresh. The more alike these results are, the more the deal decides. What a stronger player wins is not counted as luck.
page-cards-heading = The worth of cards
page-cards-about = How often a seat won that was given a card before its first decision. What was drawn later depends on how long a game lasted, so read that column with care. Marked: off one half, corrected for all cards.
page-card = Card
page-opening = In the opening
page-drawn = Drawn later
page-all-cards = All cards
page-not-judged = No game was judged.
page-comparison-heading = Variants side by side
page-compared = Differences from “{ $first }” on the same deals. { $count } of { $all } count (bold, with *), corrected for many comparisons; the others may be chance.
page-method-heading = How this was measured
page-method-deals = Deals are paired: the same cards with seats swapped, each played { $replays } times, and the same deals for all variants.
page-method-judge = Judge: { $by }, { $iterations } iterations per decision. A seat leads from a win chance of 60 % on.
page-method-intervals = Intervals are those of 95 %, over deals: Wilson for rates, Student for means, bootstrap for luck. Comparisons are corrected by Benjamini and Hochberg.
page-method-run = Seed { $seed }, { $seconds } seconds of playing on one processor, Zweikampf { $version }.
page-method-forfeits = { $count } games in which a player failed are left out.
lab-reported = The report is in { $path }.

## Data to learn from

lab-exported = { $count ->
    [one] One decision is
   *[other] { $count } decisions are
} in { $path }.
export-format = { $path } cannot be written: the file must end in { $known }.
export-no-decisions = { $path } holds no decisions. Say “decisions = true” in the study, and play it again in another folder.
export-nothing = No game of { $path } is finished yet.

## Training

training-data = Data
training-epochs = Epochs
training-none = There is no training for { $game }.
training-made = { $units } units of data are in { $path }.
training-stopped = Stopped. The same command continues in { $path }.
training-differs = { $path } holds the data of another training. Choose another folder.
training-finished = The weights are in { $path }. On { $count } positions that it has not seen, the network is right in { $right } % (log loss { $loss }, Brier score { $brier }).
puzzles-found = Puzzles
puzzles-stopped = Stopped. The same command continues in { $path }.
puzzles-finished = { $count ->
    [one] One puzzle is
   *[other] { $count } puzzles are
} in { $path }.
puzzles-too-few = No more puzzles can be found: { $count } of { $wanted } are in { $path }.
