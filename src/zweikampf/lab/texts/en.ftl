### The words of the laboratory.

arena-pairs = Pairs
arena-title = { $whole ->
    [yes] Arena: { $game }, { $played } games
   *[no] Arena: { $game }, { $played } of { $wanted } games
}
arena-meetings = Who met whom
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
