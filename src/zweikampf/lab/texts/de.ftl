### Die Wörter des Labors.

arena-pairs = Paare
arena-title = { $whole ->
    [yes] Arena: { $game }, { $played } Spiele
   *[no] Arena: { $game }, { $played } von { $wanted } Spielen
}
arena-meetings = Wer gegen wen
arena-without-luck = Ohne Glück
arena-adjusted = Ohne Glück
arena-narrower = Schmaler
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
arena-adjusted-legend = Ohne Glück: die Quote ohne das, was der Zufall beitrug, soweit ein schneller Blick es erkennt; im Mittel genauso richtig. Schmaler: um welchen Faktor, verglichen mit dem einfachen Intervall.
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

## Studien

lab-games = Spiele
lab-stopped = Nach { $played } von { $wanted } Spielen angehalten. Sie liegen in { $path }; derselbe Befehl macht weiter.
lab-full = Nach { $played } von { $wanted } Spielen ist der Datenträger voll. Alle sind gespeichert: Schaff Platz, dann macht derselbe Befehl weiter.
lab-finished = { $games } Spiele liegen in { $path }.
lab-file-failed = { $path } lässt sich nicht lesen oder schreiben: { $why }
study-not-text = Die Datei ist kein Text in UTF-8.
study-not-toml = Die Datei ist kein TOML: { $why }
study-unknown-key = „{ $key }“ gibt es hier nicht. Erlaubt sind: { $known }
study-missing-key = „{ $key }“ fehlt. Erlaubt: { $allowed }
study-bad-value = „{ $key }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }
study-empty = „{ $key }“ hat keine Werte. Erlaubt: { $allowed }
study-vary-or-variant = Eine Studie hat entweder [vary] oder [[variant]], nicht beides.
study-same-variant = Die Variante „{ $name }“ ist dieselbe wie „{ $other }“, dem Namen oder den Optionen nach.
study-too-many = Diese Werte ergeben { $count } Varianten; erlaubt sind { $most }.
study-file = { $file } lässt sich nicht lesen: { $why }
study-folder-taken = { $path } ist nicht leer und enthält keine Studie. Wähl einen anderen Ordner.
study-other = { $path } enthält die Ergebnisse einer anderen Studie: „{ $what }“ ist anders. Wähl einen anderen Ordner oder lösch diesen.
not-a-study-folder = { $path } enthält keine Ergebnisse einer Studie.
no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $why }
cluster-differs = Ein Rechner des Clusters hat ein anderes { $what }: { $found } statt { $wanted }. Die Ergebnisse wären nicht dieselben.
cluster-failed = Der Cluster hat versagt: { $why }

## Berichte

page-points = Punkte
page-forfeit = weil ein Spieler versagte
page-answers = In Kürze
page-value = Wert
page-figure = Größe
page-intro = { $count ->
    [one] { $game }: { $played } Spiele von { $player } gegen sich selbst.
   *[other] { $game }: { $played } Spiele zwischen { $players }.
}
page-and = { $one } und { $two }
page-level = { $name } (Stufe { $number })
page-partial = Die Studie ist noch nicht fertig: Geplant sind { $wanted } Spiele.
page-changes-heading = Was die Varianten ändern
page-nothing-changes = Die Varianten spielen sich gleich: Kein Unterschied ist größer, als der Zufall ihn erklärt.
page-changed = { $variant } – { $figure }: { $more ->
    [yes] steigt von { $old } auf { $new }.
   *[no] sinkt von { $old } auf { $new }.
}
page-equal = gleich
page-said-first = { $favours ->
    [yes] Wer beginnt, ist im Vorteil.
    [no] Wer beginnt, ist im Nachteil.
    [open] Beginnen ist weder Vorteil noch Nachteil, soweit diese Spiele das zeigen.
   *[nothing] Über das Beginnen ist nichts bekannt.
}
page-numbers-first = Wer begann, gewann { $rate }.
page-said-seat = { $favours ->
    [yes] Platz 1 ist im Vorteil.
    [no] Platz 2 ist im Vorteil.
    [open] Kein Platz ist im Vorteil, soweit diese Spiele das zeigen.
   *[nothing] Über die Plätze ist nichts bekannt.
}
page-numbers-seat = Platz 1 gewann { $rate }.
page-said-players = { $clear ->
    [yes] { $player } spielt hier am besten.
   *[no] Niemand spielt deutlich besser.
}
page-numbers-players = { $player } gewann { $rate }
page-said-length = Ein Spiel dauert etwa { $turns } Züge.
page-numbers-length = { $choices } von { $decisions } Entscheidungen je Spiel lassen eine Wahl, im Mittel unter { $width } Aktionen. { $draws } der Spiele enden unentschieden.
page-said-drama = { $how ->
    [often] Die Führung wechselt oft.
    [some] Die Führung wechselt hin und wieder.
   *[rarely] Die Führung wechselt selten: Meist liegt früh jemand vorn und bleibt es.
}
page-numbers-drama = Führungswechsel je Spiel: { $changes }. Der letzte kommt im Mittel nach { $late } der Entscheidungen.
page-said-late = { $how ->
    [late] Ein Spiel bleibt lange offen.
    [middle] Ein Spiel entscheidet sich in der zweiten Hälfte.
   *[early] Ein Spiel ist früh entschieden.
}
page-numbers-late = Entschieden nach diesem Teil der Entscheidungen: { $settled }.
page-said-luck = { $how ->
    [most] Das Kartenglück entscheidet am meisten.
    [much] Kartenglück spielt eine große Rolle.
    [some] Kartenglück spielt eine Rolle.
    [unclear] Wie viel Glück im Spiel ist, lässt sich aus so wenigen Kartenverteilungen nicht sagen.
   *[little] Kartenglück spielt kaum eine Rolle.
}
page-numbers-luck = Die Karten erklären { $luck } der Unterschiede zwischen den Ergebnissen{ $players ->
    [yes] , die Stärke der Spieler { $skill }
   *[no] { "" }
}; der Rest ist, wie gespielt wurde.
page-said-alike = Wie viel Glück im Spiel ist, lässt sich nicht sagen: Diese Spieler spielen gleiche Karten jedes Mal gleich.
page-numbers-alike = { $alike } der Kartenverteilungen verliefen in allen Wiederholungen gleich. Spieler, die neu nachdenken, etwa eine Suche, können es zeigen.
page-said-no-luck = Wie viel Glück im Spiel ist, lässt sich nicht sagen: Dafür müssen gleiche Karten mehrmals gespielt werden.
page-figure-began = Wer begann, gewann
page-figure-seat0 = Platz 1 gewann
page-figure-draws = Unentschieden
page-figure-any_change = Spiele mit Führungswechsel
page-figure-winner_score = Wertung des Siegers
page-figure-loser_score = Wertung des Verlierers
page-figure-score = Wertung eines Platzes am Ende
page-figure-margin = Vorsprung
page-figure-plies = Aktionen mit Zufall
page-figure-turns = Züge
page-figure-decisions = Entscheidungen
page-figure-choices = Entscheidungen mit Wahl
page-figure-branching = Mögliche Aktionen je Entscheidung
page-figure-lead_changes = Führungswechsel
page-figure-last_change = Letzter Wechsel, als Teil des Spiels
page-figure-decided = Ab hier entschieden, als Teil des Spiels
page-figure-luck = Anteil der Karten
page-figure-skill = Anteil der Spielstärke
page-figure-alike = Jedes Mal gleich verlaufen
page-won-percent = Gewonnene Spiele in Prozent
page-games-percent = Spiele in Prozent
page-seats-percent = Plätze in Prozent
page-balance-heading = Beginn und Plätze
page-balance-about = Gerecht ist ein Spiel, wenn beides nahe der Hälfte liegt. Was mit seinem ganzen Intervall neben der gepunkteten Linie liegt, ist rot.
page-adjusted-heading = Ohne Glück
page-adjusted-about = Dieselben Quoten ohne das, was der Zufall beitrug, soweit ein schneller Blick es erkennt; im Mittel genauso richtig. Schmaler: um welchen Faktor, verglichen mit dem einfachen Intervall.
page-plain = Einfach
page-adjusted = Ohne Glück
page-narrower = Schmaler
page-won-by = { $player } gewann
page-lengths-heading = Wertung, Vorsprung und Länge
page-lengths-about = Womit und wie hoch Spiele gewonnen werden und wie lange sie dauern.
page-reasons-heading = Wie Spiele enden
page-reasons-about = Die Gründe des Endes, in Prozent der Spiele.
page-choices-heading = Auswahl
page-choices-about = Wie oft ein Spieler gefragt wird, wie oft es etwas zu wählen gibt und unter wie viel.
page-drama-heading = Dramatik
page-drama-about = Wie oft und wie spät die Führung wechselt, nach dem Urteil einer Suche, die sieht, was der Spieler sah.
page-decisive-heading = Entschiedenheit
page-decisive-about = Wie viele Spiele unentschieden enden und wann die anderen entschieden sind: Von da an liegen die Aussichten des Siegers über 90 %.
page-luck-heading = Glück
page-luck-about = Dieselben Karten wurden mehrmals gespielt, von Spielern, die neu nachdachten. Je ähnlicher die Ergebnisse, desto mehr entscheiden die Karten. Was der Stärkere gewinnt, zählt nicht als Glück.
page-cards-heading = Was Karten wert sind
page-cards-about = Wie oft ein Platz gewann, der eine Karte vor der ersten Entscheidung bekam. Was später gezogen wird, hängt auch von der Länge des Spiels ab; lies diese Spalte mit Vorsicht. Markiert: abseits der Hälfte, für alle Karten korrigiert.
page-card = Karte
page-opening = Am Anfang
page-drawn = Später gezogen
page-all-cards = Alle Karten
page-not-judged = Kein Spiel wurde beurteilt.
page-comparison-heading = Varianten nebeneinander
page-compared = Unterschiede zu „{ $first }“ bei gleichen Karten. { $count } von { $all } zählen (fett, mit *), korrigiert für viele Vergleiche; die anderen können Zufall sein.
page-method-heading = Wie gemessen wurde
page-method-deals = Gleiche Karten werden mit vertauschten Plätzen gespielt, jeweils { $replays }-mal, und in allen Varianten dieselben.
page-method-judge = Beurteilung: { $by }, { $iterations } Iterationen je Entscheidung. Ein Platz führt ab Aussichten von 60 %.
page-method-intervals = Intervalle gelten zu 95 % und über Kartenverteilungen: nach Wilson für Anteile, nach Student für Mittelwerte, Bootstrap für das Glück. Vergleiche sind nach Benjamini und Hochberg korrigiert.
page-method-run = Startwert { $seed }, { $seconds } Sekunden Spielzeit auf einem Prozessor, Zweikampf { $version }.
page-method-forfeits = { $count } Spiele, in denen ein Spieler versagte, sind nicht mitgezählt.
lab-reported = Der Bericht liegt in { $path }.

## Data to learn from

lab-exported = { $count ->
    [one] Eine Entscheidung steht
   *[other] { $count } Entscheidungen stehen
} in { $path }.
export-format = { $path } kann nicht geschrieben werden: Die Datei muss auf { $known } enden.
export-no-decisions = { $path } enthält keine Entscheidungen. Schreib „decisions = true“ in die Studie und spiel sie in einem anderen Ordner noch einmal.
export-nothing = In { $path } ist noch kein Spiel zu Ende.

## Training

training-data = Daten
training-epochs = Durchgänge
training-none = Für { $game } gibt es kein Training.
training-made = { $units } Einheiten Daten liegen in { $path }.
training-stopped = Unterbrochen. Derselbe Befehl macht in { $path } weiter.
training-differs = { $path } enthält die Daten eines anderen Trainings. Nimm einen anderen Ordner.
training-finished = Die Gewichte liegen in { $path }. Bei { $count } Stellungen, die es nicht kennt, hat das Netz in { $right } % recht (Log-Verlust { $loss }, Brier-Wert { $brier }).
puzzles-found = Rätsel
puzzles-stopped = Angehalten. Derselbe Befehl macht in { $path } weiter.
puzzles-finished = { $count ->
    [one] Ein Rätsel steht
   *[other] { $count } Rätsel stehen
} in { $path }.
puzzles-too-few = Mehr Rätsel sind nicht zu finden: { $count } von { $wanted } stehen in { $path }.
