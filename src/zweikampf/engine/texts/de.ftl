### Warum etwas nicht geht, egal in welchem Spiel.

## Aktionen
game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist nicht am Zug.
chance-acts = Die Karten werden noch gegeben, einen Moment bitte.
stale-version = Inzwischen ist das Spiel weitergegangen. Sieh noch einmal auf den Tisch und wähle neu.
unknown-token = „{ $token }“ ist in diesem Spiel kein Zug.
nothing-to-undo = Du kannst nichts zurücknehmen: Seitdem wurde etwas aufgedeckt.

## Optionen
unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Bekannt sind: { $known }.
unknown-option = Eine Option „{ $option }“ gibt es nicht. Bekannt sind: { $known }.
bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich sind: { $choices }.
bad-option-form = „{ $text }“ ist keine Option. Schreib sie als Name=Wert.

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
broken-record = Die Aufzeichnung verstößt bei Aktion { $ply } gegen die Regeln: { $token } ({ $why }).
wrong-result = Das Ergebnis in der Aufzeichnung passt nicht zu ihren Aktionen.
wrong-commitment = Das Geheimnis in der Aufzeichnung passt nicht zu seinem Siegel.
not-as-committed = Aktion { $ply } der Aufzeichnung ist { $token }, aber das versiegelte Geheimnis gibt { $dealt }.
