### Die Wörter des Labors.

arena-pairs = Paare
arena-title = { $whole ->
    [yes] Arena: { $game }, { $played } Spiele
   *[no] Arena: { $game }, { $played } von { $wanted } Spielen
}
arena-meetings = Wer gegen wen
arena-advantages = Wer den besseren Platz hatte
arena-player = Spieler
arena-against = Gegen
arena-games = Spiele
arena-counts = +/=/–
arena-rate = Quote
arena-interval = 95 %
arena-rating = Wertung
arena-elo = Elo
arena-forfeits = Kampflos
arena-seat0 = Platz 1 gewann
arena-first = Wer begann, gewann
arena-all = Alle
arena-legend = Ein Unentschieden zählt halb. 95 %: Intervall der Quote. Wertung und Elo: Punkte mit der halben Breite ihres 95-%-Intervalls.
arena-sprt = Test von { $elo0 } (H0) gegen { $elo1 } Elo-Punkte (H1): LLR { $llr }, entschieden bei { $lower } oder { $upper }; { $accepted ->
    [H0] H0 angenommen
    [H1] H1 angenommen
   *[none] nicht entschieden
} nach { $pairs ->
    [one] einem Paar
   *[other] { $pairs } Paaren
}.
arena-stopped = Abgebrochen nach { $played } von { $wanted } Spielen.
arena-file-failed = { $path } lässt sich nicht lesen oder schreiben: { $why }
arena-answered = Antwort: { $answer }
arena-legal = Erlaubt:
arena-saw = Was Platz { $seat } vor Aktion { $ply } sah:
arena-saved = Das Spiel bis hierher: { $record }; Stellung, Sicht und Traceback: { $rest }
arena-again = Dieses Spiel noch einmal:
