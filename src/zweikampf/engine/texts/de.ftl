### Warum etwas nicht geht, egal in welchem Spiel.

## Aktionen
game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist nicht am Zug.
chance-acts = Die Karten werden noch gegeben, einen Moment bitte.
stale-version = Inzwischen ist das Spiel weitergegangen. Sieh noch einmal auf den Tisch und wähle neu.
unknown-token = „{ $token }“ ist in diesem Spiel kein Zug.
nothing-to-undo = Hier gibt es nichts zurückzunehmen: Das geht nur mit deinem eigenen letzten Zug und nur, bis etwas Neues aufgedeckt ist.

## Optionen
unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Bekannt sind: { $known }.
unknown-option = Eine Option „{ $option }“ gibt es nicht. Bekannt sind: { $known }.
bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich sind: { $choices }.
bad-option-form = „{ $text }“ ist keine Option. Schreib sie als Name=Wert.
no-presets = Eine Vorgabe „{ $preset }“ gibt es nicht: Dieses Spiel hat keine, nur einzelne Optionen.
unknown-preset = Eine Vorgabe „{ $preset }“ gibt es nicht. Bekannt sind: { $known }.
option-has-no-effect = { $option }={ $value } bewirkt ohne { $needed } nichts.

## Spieler
unknown-player = Einen Spieler namens „{ $player }“ gibt es nicht. Bekannt sind: { $known }; oder Modul:Klasse.
player-not-made = Den Spieler { $player } kann man nicht erzeugen: { $why }
not-a-player = { $player } ist kein Spieler: Die Methode choose fehlt.
player-failed = Der Spieler { $player } ist in Spiel { $game } von Paar { $pair } gescheitert: { $why }
worker-lost = Ein Prozess, der gerade spielte, wurde von außen beendet. Was fertig war, ist erhalten, falls du eine Datei angegeben hast.
bad-budget = „{ $text }“ ist kein Budget. Schreib Iterationen wie 2000 oder eine Zeit wie 50ms; x2 dahinter verlangt zwei Threads (höchstens 64).

## Stellungen und Aufzeichnungen
bad-position = Die Stellung ist nicht lesbar: { $field } passt nicht ({ $value }).
no-solver = Stellungen von { $game } lassen sich nicht lösen; einen Löser gibt es für Throne.
not-open-yet = In dieser Stellung sind noch Karten verborgen. Lösen lässt sich Throne ab dem Beginn von Phase 2.
not-a-record = Das ist keine Zweikampf-Aufzeichnung.
unknown-record-format = Diese Aufzeichnung hat das unbekannte Format { $format }.
record-too-long = Diese Aufzeichnung ist länger als { $most } Zeichen.
record-without-game = Die Aufzeichnung sagt nicht, zu welchem Spiel sie gehört.
bad-record-line = Zeile { $line } der Aufzeichnung ist nicht lesbar: { $text }
bad-record-value = Die Aufzeichnung enthält etwas, das sich nicht aufschreiben lässt.
unknown-rules-version = Die Aufzeichnung folgt Version { $version } der Regeln von { $game }; die ist hier nicht bekannt.
wrong-digest = Die Aufzeichnung wurde mit einem anderen Kartendeck von { $game } gespielt.
broken-record = Die Aufzeichnung verstößt bei Aktion { $ply } gegen die Regeln: { $token }.
wrong-result = Das Ergebnis in der Aufzeichnung passt nicht zu ihren Aktionen.
wrong-commitment = Das Geheimnis in der Aufzeichnung passt nicht zu seinem Siegel.
not-as-committed = Aktion { $ply } der Aufzeichnung ist { $token }, aber das versiegelte Geheimnis gibt { $dealt }.
other-commitment = Die Aufzeichnung hat ein anderes Siegel als das, das vor dem Spiel gezeigt wurde.
other-word = Dieses Wort ist keins der Wörter in der Aufzeichnung.
missing-words = Die Aufzeichnung zeigt das versiegelte Geheimnis, aber nicht die Wörter der beiden Spieler.
seats-not-as-drawn = Die Plätze in der Aufzeichnung sind nicht die, die Geheimnis und Wörter ausgelost haben.
ends-in-the-middle = Die Aufzeichnung zeigt ihr Geheimnis, bricht aber mitten im Spiel ab, ohne Ergebnis und ohne Ende.
missing-secret = Das Spiel ist zu Ende und seine Karten waren versiegelt, aber die Aufzeichnung zeigt das Geheimnis nicht.
no-such-seat = Nur die beiden Plätze können handeln.
no-choice = (keine Wahl)
option-twice = Die Option { $option } kommt zweimal vor.

## Ergebnisse einer Arena
not-results = { $path } enthält keine Ergebnisse einer Arena (Zeile { $line }).
other-results = { $path } enthält die Ergebnisse einer anderen Arena: { $what } ist anders.
