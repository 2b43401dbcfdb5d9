### Zwergenduell. `$who` ist you, opponent oder named (dann ist `$player` der Name und `$other` der des anderen), `$whom` dasselbe für den anderen; `$card` und `$target` sind Karten, wie ihr Besitzer sie nennt,
### `$payment` ist eine Bezahlung. `$good-A4` ist der Name von A4 auf der guten Seite, `$evil-A8` der von A8 auf der bösen: Alle
### Kartennamen kommen aus der Deckdatei, nicht von hier, und stehen ohne Artikel, weil niemand ihr Geschlecht kennt.

title = Zwergenduell
about = Zwei Decks mit je 35 Karten: Würfel bezahlen Karten, Verbündete machen aus Würfeln Schaden. Inoffizielle Umsetzung; Kartennamen gehören ihren Eigentümern.

## Die Lektion
lesson-welcome = Willkommen auf dem Schlachtfeld! Ihr habt beide einen Nachziehstapel. Sobald einer davon leer ist, endet die Partie, und wer dann mehr Siegpunkte ausliegen hat, gewinnt (Z14.1, Z14.3).
lesson-dice = Ein Zug hat drei Phasen: erst ziehst du, dann würfelst du, dann spielst du Karten. Du hast eine Karte gezogen und drei Würfel geworfen: 2, 2 und 4 (Z6.1, Z7.1). Damit bist du zufrieden: Behalte sie.
lesson-dice-hint = Behalte die Würfel, wie sie sind.
lesson-ally = Jetzt spielst du Karten aus und bezahlst mit Würfeln. „{ $good-A4 }“ kostet eine 4 (Z8.3, Z9.1). Wähl die Karte: Die Bezahlung ist schon ausgesucht. Dann spiel sie aus.
lesson-ally-hint = Zuerst der Verbündete: Spiel „{ $good-A4 }“ mit der 4 aus.
lesson-support = Verbündete machen mit Würfeln Schaden. „{ $good-S3 }“ ist eine Unterstützung: Sie kostet zwei gleiche Würfel (Z9.2), und von nun an darfst du in jedem Zug einen Würfel neu werfen (Z7.3). Bezahl mit beiden Zweien.
lesson-support-hint = Spiel „{ $good-S3 }“ mit beiden Zweien aus.
lesson-turn = Alle Würfel sind benutzt. Beide Karten liegen in deiner Auslage und arbeiten ab jetzt für dich. Beende deinen Zug (Z8.9).
lesson-turn-hint = Mehr gibt es nicht zu tun: Beende deinen Zug.
lesson-twist = „{ $evil-A8 }“ schlägt mit jedem Würfel zu und liegt jetzt beim Gegner. Nach den Würfeln und nach jeder Aktion darfst du reagieren (Z12.3), und du hast „{ $good-T1 }“: 1 Schaden, ganz umsonst. Das Ziel hat nur 1 Leben. Wähl erst deine Wendung, dann dieses Ziel.
lesson-twist-hint = Jetzt ist der Moment: „{ $good-T1 }“ gegen „{ $evil-A8 }“.
lesson-damage = Erreicht der Schaden das Leben einer Karte, ist sie besiegt (Z11.4); weniger ist am Ende des Zuges vergessen (Z11.5). „{ $evil-A8 }“ ist fort, noch vor dem ersten Schlag (Z12.4). Was abgelegt ist, kommt nie wieder.
lesson-reroll = Dein nächster Zug: 5, 2 und 5. Mit „{ $good-S3 }“ darfst du einen Würfel neu werfen (Z7.3). Wähl die 2.
lesson-reroll-hint = Die beiden Fünfen passen zusammen. Wirf die 2 neu.
lesson-keep = Eine 4, genau was „{ $good-A4 }“ braucht! Noch besser wäre eine Axt: Sie gilt als jede Zahl (Z1.2). Behalte die Würfel.
lesson-keep-hint = Besser wird es nicht: Behalte die Würfel.
lesson-victory = Siegpunktkarten bringen Punkte, solange sie in deiner Auslage liegen. „{ $good-V1 }“ kostet zwei gleiche Würfel und zählt 2 Punkte (Z2.3). Bezahl mit beiden Fünfen.
lesson-victory-hint = Zuerst die Punkte: „{ $good-V1 }“ für beide Fünfen.
lesson-hit = „{ $good-A4 }“ schlägt mit jeder 4 zu: 1 Schaden an einer Karte oder am Nachziehstapel deines Gegners, der dann seine oberste Karte verliert (Z8.6, Z11.3). Wähl „{ $good-A4 }“ und dann den Stapel.
lesson-hit-hint = Nutz die 4: „{ $good-A4 }“ gegen den Nachziehstapel.
lesson-jokers = Neben den Würfeln liegen drei Jokerkarten. Gibst du in einem Zug weder Würfel noch Jokerkarte aus, nimmst du dir eine (Z13.2). Ab deinem nächsten Zug bezahlt sie wie ein Würfel mit beliebiger Zahl (Z10.1, Z10.2). So sind auch schlechte Würfel zu etwas gut.
lesson-end = Du führst mit 2 Punkten, und der Stapel deines Gegners schrumpft. Die Kunst ist, vorn zu liegen, wenn ein Stapel ausgeht. Deine Würfel sind benutzt: Beende deinen Zug und spiel weiter, wie du magst!

## Namen
card-type = { $type ->
    [ally] Verbündeter
    [victory] Siegpunktkarte
    [support] Unterstützung
    [event] Ereignis
   *[twist] Wendung
}
card-types = { $type ->
    [ally] Verbündete
    [victory] Siegpunktkarten
    [support] Unterstützungen
    [event] Ereignisse
   *[twist] Wendungen
}
type-power = { $type ->
    [ally] nutzen Würfel, meist um Schaden zuzufügen
    [victory] zählen, wenn sie bei Spielende in der Auslage liegen
    [support] helfen in jedem eigenen Zug
    [event] wirken einmal, im eigenen Zug
   *[twist] wirken einmal; T1 und T2 auch im Zug des Gegners
}
legend-axe = Axt
legend-axe-power = ein Würfel, der als jede Augenzahl zählt
legend-card = Jokerkarte
legend-card-help = ? und ein Kürzel, etwa ? A1, erklärt eine Karte.
legend-card-power = zählt wie eine Axt; wer im Zug nichts ausgibt, bekommt eine
side-name = { $side ->
    [good] Mächte des Guten
   *[evil] Mächte des Bösen
}
die-name = { $die ->
    [J] Axt
   *[other] { $die }
}
item-name = { $die ->
    [J] einer Axt
    [C] einer Jokerkarte
   *[other] einem Würfel mit { $die }
}
cost = { $size ->
    [0] kostenlos
    [1] ein Würfel mit { $face }
   *[other] { $size } gleiche Würfel
}
cost-short = { $size ->
    [0] frei
    [1] { $face }
   *[other] { $size }×
}

## Was Karten tun
effect-hit = Nutze einen Würfel mit { $faces }: 1 Schaden.
effect-hit-any = Nutze irgendeinen Würfel: 1 Schaden.
effect-gain = Nutze einen Würfel mit { $faces }: Nimm dir eine Jokerkarte.
effect-gain-any = Nutze irgendeinen Würfel: Nimm dir eine Jokerkarte.
effect-victory = { $points ->
    [one] Ein Siegpunkt
   *[other] { $points } Siegpunkte
}, wenn die Karte bei Spielende in deiner Auslage liegt.
effect-extra_card = Nachschubphase: Du darfst eine Karte mehr ziehen.
effect-extra_die = Würfelphase: Du wirfst einen Würfel mehr.
effect-reroll = Würfelphase: Du darfst einen Würfel neu werfen.
effect-remove = Eine Karte muss die gegnerische Auslage verlassen.
effect-to_joker = Ein unbenutzter Würfel mit { $faces } gilt in diesem Zug als Axt.
effect-strike = 1 Schaden, auch im Zug des Gegners.
effect-shield = Verhindert 1 Schaden an deiner Auslage oder deinem Nachziehstapel.
effect-extra_dice = Deine Würfelphase: { $amount } Würfel mehr, höchstens sechs insgesamt.

## Optionen
option-deck = Deckdatei
option-deck-standard = Standarddeck
option-first = Startspieler
option-first-random = zufällig
option-first-0 = Platz 1
option-first-1 = Platz 2

## Phasen
phase-name = { $phase ->
    [first] Startspieler
    [deal] Austeilen
    [supply] Nachschubphase
    [draw] Nachschubphase
    [roll] Würfelphase
    [dice] Würfelphase
    [card] Kartenphase
    [shield] Schaden
    [flip] Schaden
    [react] Reaktion
   *[over] Spielende
}

## Warum etwas nicht geht
not-in-this-phase = { $action } passt nicht in diese Phase ({ phase-name }).
not-in-pile = { $card } liegt nicht in diesem Nachziehstapel.
too-many-cards = { $count } Karten sind zu viele; du darfst höchstens { $most } ziehen.
not-in-hand = Du hast { $card } nicht auf der Hand.
not-on-display = { $card } liegt nicht in deiner Auslage.
all-dice-rolled = Alle { $count } Würfel sind schon geworfen.
no-reroll-left = Du darfst keinen Würfel mehr neu werfen.
no-such-die = { $die ->
    [J] Du hast keine unbenutzte Axt.
   *[other] Du hast keinen unbenutzten Würfel mit { $die }.
}
no-joker-card = Du hast nicht genug Jokerkarten.
joker-card-waits = Diese Jokerkarte hast du erst in diesem Zug genommen; du kannst sie ab deinem nächsten Zug nutzen.
holds-all-joker-cards = Du hast schon alle Jokerkarten.
wrong-payment = { $payment } passt nicht zu den Kosten von { $card } ({ cost }).
wrong-die = { $card } kann mit { item-name } nichts anfangen.
no-such-target = { $target } ist kein mögliches Ziel.
nothing-to-remove = Bei deinem Gegner liegt nichts aus.

## Deckdateien
unknown-deck = Ein Deck „{ $deck }“ gibt es nicht. Bekannt: { $known }. Eine eigene Deckdatei nennst du mit ihrem Pfad, der auf .toml endet; eine Aufzeichnung findet sie neben sich oder in dem Ordner, den ZWEIKAMPF_DECKS nennt.
bad-deck = Mit der Deckdatei { $deck } kann nicht gespielt werden ({ $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}, zuerst { $rule }). „zweikampf deck check“ nennt alle.
deck-by-name-only = Hier wird ein Deck mit seinem Namen genannt, nicht mit einer Datei ({ $deck }).
deck-name-taken = Das Deck „{ $deck }“ gibt es schon mit anderen Zahlen. Gib deiner Deckdatei einen anderen Namen.
deck-not-read = { $part ->
    [missing] Eine Datei { $deck } gibt es nicht.
    [file] Die Deckdatei { $deck } ist nicht lesbar.
    [size] { $deck } ist zu groß für eine Deckdatei.
    [utf-8] Die Deckdatei { $deck } ist kein UTF-8-Text.
   *[toml] Die Deckdatei { $deck } ist kein gültiges TOML.
}
deck-unreadable = { $rule }: { $deck } { $part ->
    [missing] gibt es nicht.
    [file] kann nicht gelesen werden.
    [size] ist zu groß für eine Deckdatei.
    [utf-8] ist kein UTF-8-Text.
   *[toml] ist kein gültiges TOML.
}
deck-field = { $rule }: { $field } ist { $found }, erwartet: { $expected }
deck-unknown-field = { $rule }: unbekanntes Feld { $field }
deck-missing-kind = { $rule }: Karte { $kind } fehlt
deck-unknown-kind = { $rule }: Karte { $kind } gibt es nicht
deck-missing-key = { $rule }: { $kind } hat kein Feld { $field }
deck-unknown-key = { $rule }: { $kind } darf kein Feld { $field } haben
deck-value = { $rule }: { $kind } { $field } ist { $found }, erwartet: { $expected }
deck-sum = { $rule }: { $found } { card-types }, erwartet: { $expected }
deck-face-cost = { $rule }: { $count ->
    [one] eine Karte ({ $kinds }) kostet
   *[other] { $count } Karten ({ $kinds }) kosten
} einen Würfel mit { $face }, erwartet: genau eine
deck-no-size = { $rule }: keine Karte kostet { $size } gleiche Würfel, erwartet: mindestens eine
deck-hint = { $rule }: { $kind } { $field } ist { $found }, üblich wäre { $expected }
help-deck = Deckdateien: prüfen und anzeigen.
help-deck-check = Eine Deckdatei gegen alle Regeln prüfen; der Rückgabewert sagt, ob man mit ihr spielen kann.
help-deck-show = Zeigen, was auf den Karten eines Decks steht und wie sicher jeder Wert ist.
help-deck-file = Eine Datei dwarves-NAME.toml; - liest sie von der Standardeingabe.
help-deck-name = Der Name eines Decks oder der Pfad einer Deckdatei.
deck-good = { $deck } ist in Ordnung: { $cards } Karten, { $points } Siegpunkte.
deck-problems = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
} in { $deck }:
deck-hints = Hinweise, keine Fehler:
deck-title = { $title } ({ $name })
deck-kind = Karte
deck-type = Art
deck-copies = Anzahl
deck-cost = Kosten
deck-health = Leben
deck-points = Punkte
deck-text = Wirkung
deck-amount = Menge
deck-faces = Augenzahlen
deck-name = Name
deck-names = Name auf der guten / bösen Seite und Wirkung
deck-good-name = Name, gute Seite
deck-evil-name = Name, böse Seite
deck-flags = Ohne Zeichen: belegt. i: erschlossen. p: Platzhalter.
deck-notice = Inoffizielle Umsetzung. Kartennamen gehören ihren Eigentümern.
flags-explained = Belegt: steht in der gedruckten Anleitung oder auf einer gezeigten Karte, oder öffentliche Besprechungen sind sich einig. Erschlossen: folgt daraus. Platzhalter: unsere Wahl, wo nichts bekannt ist.
flag-name = { $flag ->
    [documented] belegt
    [inferred] erschlossen
   *[placeholder] Platzhalter
}

## Was geschieht
cards-to-draw = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
dice-to-roll = { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}
paid-with = { $payment ->
    [free] {""}
   *[other] , bezahlt mit { $payment }
}
joker-source = { $source ->
    [centre] aus der Tischmitte
   *[opponent] { $whom ->
        [you] von dir
        [named] von { $other }
       *[opponent] vom Gegner
    }
}
joker-source-other = { $source ->
    [centre] aus der Tischmitte
   *[opponent] von dir
}
target-own = { $target ->
    [pile] dein Nachziehstapel
   *[other] deine Karte { $target }
}
target-other = { $target ->
    [pile] Nachziehstapel
   *[other] { $target }
}
event-die-rolled = Der Würfel zeigt { $die ->
    [J] eine Axt
   *[other] { $die }
}.
event-dice-rolled = { $count ->
    [one] Der Würfel zeigt { $dice }.
   *[other] Die Würfel zeigen { $dice }.
}
event-first-chosen = { $who ->
    [you] Du beginnst.
    [opponent] Dein Gegner beginnt.
   *[named] { $player } beginnt.
}
event-card-dealt = { $who ->
    [you] Du bekommst { $card }.
    [opponent] Dein Gegner bekommt eine Karte.
   *[named] { $player } bekommt { $card }.
}
event-turn-began = { $who ->
    [you] Du bist am Zug.
    [opponent] Dein Gegner ist am Zug.
   *[named] { $player } ist am Zug.
}
event-supply-fixed = Nachschubphase: { cards-to-draw }.
event-card-drawn = { $who ->
    [you] Du ziehst { $card }.
    [opponent] Dein Gegner zieht eine Karte.
   *[named] { $player } zieht { $card }.
}
event-dice-taken = { $who ->
    [you] Du wirfst { dice-to-roll }.
    [opponent] Dein Gegner wirft { dice-to-roll }.
   *[named] { $player } wirft { dice-to-roll }.
}
event-die-taken-back = { $who ->
    [you] Du wirfst den Würfel mit { die-name } neu.
    [opponent] Dein Gegner wirft den Würfel mit { die-name } neu.
   *[named] { $player } wirft den Würfel mit { die-name } neu.
}
event-dice-kept = { $who ->
    [you] Du behältst deine Würfel.
    [opponent] Dein Gegner behält seine Würfel.
   *[named] { $player } behält die Würfel.
}
event-twist-played = { $who ->
    [you] Du spielst die Wendung { $card }.
    [opponent] Dein Gegner spielt die Wendung { $card }.
   *[named] { $player } spielt die Wendung { $card }.
}
event-card-played = { $who ->
    [you] Du spielst { $card } aus, bezahlt mit { $payment }.
    [opponent] Dein Gegner spielt { $card } aus, bezahlt mit { $payment }.
   *[named] { $player } spielt { $card } aus, bezahlt mit { $payment }.
}
event-event-played = { $who ->
    [you] Du spielst das Ereignis { $card }{ paid-with }.
    [opponent] Dein Gegner spielt das Ereignis { $card }{ paid-with }.
   *[named] { $player } spielt das Ereignis { $card }{ paid-with }.
}
event-card-removed = { $who ->
    [you] { $card } muss deine Auslage verlassen.
    [opponent] { $card } muss die Auslage deines Gegners verlassen.
   *[named] { $card } muss die Auslage von { $player } verlassen.
}
event-die-turned = { $who ->
    [you] Dein Würfel mit { die-name } gilt jetzt als Axt.
    [opponent] Der Würfel deines Gegners mit { die-name } gilt jetzt als Axt.
   *[named] Der Würfel von { $player } mit { die-name } gilt jetzt als Axt.
}
event-ally-used = { $who ->
    [you] Du nutzt { $card } mit { item-name }.
    [opponent] Dein Gegner nutzt { $card } mit { item-name }.
   *[named] { $player } nutzt { $card } mit { item-name }.
}
event-joker-taken = { $who ->
    [you] Du nimmst eine Jokerkarte { joker-source }.
    [opponent] Dein Gegner nimmt eine Jokerkarte { joker-source-other }.
   *[named] { $player } nimmt eine Jokerkarte { joker-source }.
}
event-damage-named = { $who ->
    [you] 1 Schaden droht: { target-own }.
    [opponent] 1 Schaden droht deinem Gegner: { target-other }.
   *[named] 1 Schaden droht { $player }: { target-other }.
}
event-damage-cancelled = { $who ->
    [you] Du verhinderst den Schaden.
    [opponent] Dein Gegner verhindert den Schaden.
   *[named] { $player } verhindert den Schaden.
}
event-card-hurt = { $who ->
    [you] Deine Karte { $card } nimmt 1 Schaden.
    [opponent] { $card } deines Gegners nimmt 1 Schaden.
   *[named] { $card } von { $player } nimmt 1 Schaden.
}
event-card-defeated = { $who ->
    [you] Deine Karte { $card } ist besiegt.
    [opponent] { $card } deines Gegners ist besiegt.
   *[named] { $card } von { $player } ist besiegt.
}
event-card-turned-up = { $who ->
    [you] Du verlierst { $card } von deinem Nachziehstapel.
    [opponent] Dein Gegner verliert { $card } von seinem Nachziehstapel.
   *[named] { $player } verliert { $card } vom Nachziehstapel.
}
event-end-chosen = { $who ->
    [you] Du beendest deinen Zug.
    [opponent] Dein Gegner beendet seinen Zug.
   *[named] { $player } beendet den Zug.
}
event-passed = { $who ->
    [you] Du reagierst nicht.
    [opponent] Dein Gegner reagiert nicht.
   *[named] { $player } reagiert nicht.
}
event-turn-ended = { $who ->
    [you] Dein Zug ist zu Ende; Schaden verfällt.
    [opponent] Der Zug deines Gegners ist zu Ende; Schaden verfällt.
   *[named] Der Zug von { $player } ist zu Ende; Schaden verfällt.
}
event-game-ended = Ein Nachziehstapel ist leer.

## Wie es endet
outcome-pile = nach Siegpunkten in der Auslage
ending-pile = { $who ->
    [you] Dein Nachziehstapel ist leer; Siegpunkte { $own }:{ $other }.
   *[named] Der Nachziehstapel von { $player } ist leer; Siegpunkte { $own }:{ $other }.
}

## Das Protokoll
log-section = { $number ->
    [0] Am Zug: { $name }
   *[other] Zug { $number }: { $name }
}
log-place = { $action ->
    [0] Zug { $number }
   *[other] Zug { $number }, Aktion { $action }
}
log-back = Einen Zug zurück
log-on = Einen Zug weiter

## Das Brett
board-you = Du
board-opponent = Gegner
board-title = { phase-name }
board-your-turn = dein Zug
board-opponents-turn = Zug des Gegners
board-players-turn = { $name } ist am Zug
board-turn-of = Zug von Platz { $seat }
board-hand = Hand
board-hand-count = Hand { $count }
board-surely = davon sicher
board-pile = Nachziehstapel { $count }
board-display = Auslage
board-discard = Ablagestapel
board-twists = Wendungen
board-jokers = Jokerkarten { $count }
board-points = Siegpunkte { $count }
board-dice = Würfel
board-to-roll = noch { dice-to-roll } zu werfen
board-rerolls = { $count ->
    [one] einmal neu werfen
   *[other] { $count }-mal neu werfen
}
board-centre = Jokerkarten: { $centre } in der Mitte, { $usable } jetzt nutzbar
board-named = Es droht 1 Schaden: { $target ->
    [pile] Nachziehstapel
   *[other] { $target }
}
board-question = { $phase ->
    [supply] Wie viele Karten ziehst du?
    [dice] Würfel behalten oder ändern?
    [card] Spiele und nutze Karten oder beende den Zug.
    [shield] Den Schaden verhindern?
    [react] Reagieren?
   *[other] Was tust du?
}
board-move-play = Ausspielen
board-move-remove = Entfernen
board-move-hit = Angreifen
board-move-gain = Jokerkarte nehmen
board-move-other = Eingabe
board-seat = Spieler
board-cards = Siegpunktkarten in der Auslage
board-total = Siegpunkte
board-pile-head = Nachziehstapel

## Züge in Worten, für Tipps und Knöpfe
move-play = { $card } ausspielen: { $payment }
move-remove = { $card } gegen { $target }: { $payment }
move-free = { $card } spielen
move-hit = { $card } greift an: { $target } ({ $payment })
move-gain = { $card }: Jokerkarte nehmen ({ $payment })
move-strike = { $card } gegen { $target }
move-twist = { $card } spielen
ready-play = Ausspielen: { $payment }
ready-free = Ausspielen
move-draw = { $count ->
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}
move-reroll = { $die ->
    [J] Die Axt neu werfen
   *[other] Die { $die } neu werfen
}
move-keep = Würfel behalten
move-end = Zug beenden
move-pass = Nicht reagieren

## Das Brett im Browser
board-health = Leben { $left } von { $health }
board-nothing-displayed = Noch liegt hier nichts aus.
board-nothing-discarded = Noch nichts abgelegt.
board-look-through = Ablagestapel ansehen, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
board-twists-left = Wendungen, die noch kommen können
board-centre-jokers = Jokerkarten in der Mitte: { $count }
board-dice-of = Würfel: { $name }
board-rolling = rollt
board-last = zuletzt
board-threat = 1 Schaden droht.
board-card-help = Über diese Karte: { $card } (Taste i)
board-aim = { $card }: Wähle ein Ziel.
board-shield = Schaden an: { $target }. Verhindern?
board-answered = Deine Antwort steht. Gleich geht es weiter.
board-time-left = noch { $seconds } Sekunden
board-pass-turn = Diesen Zug nicht
board-pass-game = Nie mehr fragen
board-ask-again = Wieder fragen
board-how = { $phase ->
    [supply] Jede Karte bringt dich dem Ende deines Stapels näher.
    [dice] Wähle einen Würfel, um ihn neu zu werfen, wenn eine Karte das erlaubt.
    [card] Wähle eine Handkarte oder einen Verbündeten; mit Klick auf Würfel änderst du die Bezahlung.
    [shield] Du wirst immer gefragt, wenn du die Karte haben könntest.
    [react] Du wirst nach den Würfeln und nach jeder Aktion gefragt, solange du die Karte haben könntest.
   *[other] Wähle, was leuchtet.
}
board-why-points = { $who ->
    [you] Du hast
   *[named] { $player } hat
} mehr Siegpunkte in der Auslage.
board-why-tie = Gleich viele Siegpunkte: { $who ->
    [you] Du gewinnst, weil dein
   *[named] { $player } gewinnt, weil der eigene
} Stapel nicht leer ist.

## Gegner
level-dwarves-1 = Grünschnabel
level-dwarves-2 = Stollenläufer
level-dwarves-3 = Schmiedin
level-dwarves-4 = Haudegen
level-dwarves-5 = Stammesfürst
level-dwarves-6 = Bergkönigin
other-numbers = Die Zahlen auf dieser Seite sind die des Standarddecks. Was im Deck „{ $deck }“ gilt, zeigt „?“ mit dem Kürzel der Karte.

## Stellungen, die es nicht gibt
position-display = display: { $card } bleibt nicht in der Auslage liegen, das tun nur A, V und S.
position-no-damage = display: Auf { $card } kann kein Schaden liegen.
position-damage = display: Der Schaden auf { $card } geht von 1 bis { $most }.
position-dice = dice: „{ $value }“ sind keine Würfel. Schreib ihre Seiten hintereinander, jede eine von { $faces }, etwa 14J, oder -.
position-named = named: „{ $value }“ ist kein Schaden für einen Platz. Schreib den Platz, dem er droht, und das Ziel, etwa 1>V3 oder 0>pile, oder -.
position-active = active: Bis feststeht, wer beginnt (phase=first), steht hier -, danach 0 oder 1.
position-jokers = jokers: Es gibt { $most } Jokerkarten im Spiel.
position-usable = usable: Der aktive Platz kann nicht mehr Jokerkarten nutzen, als er hat, also { $held }.
position-usable-early = usable: Vor der Kartenphase kann der aktive Platz alle seine Jokerkarten nutzen, also { $held }.
position-most-dice = dice: Es gibt { $most } Würfel, auch die mitgezählt, die noch zu werfen sind (roll).
position-dice-early = dice: Vor dem Wurf (phase=roll) gibt es keine.
position-to-do = { $field }: Bei phase={ $field } ist es mindestens 1, sonst fehlt das Feld.
position-rerolls = rerolls: Neu würfeln kann man nur bei phase=roll und phase=dice.
position-card-phase = phase: Vor phase=card ist noch nichts ausgegeben (flags), und in der Auslage liegt kein Schaden.
position-ending = flags: ending gibt es erst nach dem Ende der Kartenphase, bei phase=shield, flip, react oder over.
position-named-phase = named: Schaden ist bei phase=shield und phase=flip angesagt, sonst nie.
position-piles = pile: Beide Plätze haben Karten im Nachziehstapel. Nur bei phase=over ist genau einer der beiden leer.
position-first-hands = phase: Beim Austeilen (phase=first, phase=deal) bekommt erst Platz 1 seine { $cards } Karten, dann Platz 2, und sonst liegt noch nichts auf dem Tisch.
position-supply = phase=supply: Der aktive Platz wird nur gefragt, wenn er durch S1 in seiner Auslage mehr als eine Karte ziehen darf.
position-draw = draw: Der aktive Platz darf höchstens { $most } ziehen.
position-no-dice = dice: Bei phase=dice gibt es mindestens einen.
position-twist = hands: Bei phase={ $phase } wird Platz { $seat } nach { $card } gefragt. Dafür braucht er eine Handkarte, und es dürfen nicht alle { $card } auf seinem Ablagestapel liegen.
position-target = named: Das Ziel ist pile oder eine Karte mit Lebenspunkten in der Auslage des Platzes, dem der Schaden droht. Mit der Angabe ending droht er nur dem aktiven Platz.
position-flip = named: Bei phase=flip ist das Ziel pile. Mit der Angabe ending droht der Schaden nur dem aktiven Platz.

## Am Prompt
moves-explained = Hinter „=“ steht, womit du zahlst: Würfel mit ihren Zahlen, J eine Axt, C eine Jokerkarte. Hinter „>“ steht, was getroffen wird. play:V4=44J spielt V4 für zwei Vieren und eine Axt; hit:A6=2>V3 lässt A6 mit einer Zwei V3 treffen; gain:A9=1 nutzt A9 für dich selbst. Der Tisch fasst Züge zusammen, die sich nur am Ende unterscheiden: hit:A1=J>A9|V2|pile steht für hit:A1=J>A9, hit:A1=J>V2 und hit:A1=J>pile. ? und das Kürzel einer Karte, etwa ? A1, sagt, was die Karte tut.

## Wo eine verborgene Karte liegt
place-opponent-hand = in der Hand des Gegners
place-opponent-pile = im Nachziehstapel des Gegners

## Warum ein Tipp zu einem Zug rät
why-points = { $points ->
    [one] Die Karte ist einen Punkt wert
   *[other] Die Karte ist { $points } Punkte wert
}, wenn sie am Ende noch liegt.
why-extra-card = { $who ->
    [named] { $player } darf
   *[you] Du darfst
} ab jetzt in jedem Zug eine Karte mehr ziehen.
why-extra-die = { $who ->
    [named] { $player } würfelt
   *[you] Du würfelst
} ab jetzt in jedem Zug mit einem Würfel mehr.
why-reroll = { $who ->
    [named] { $player } darf
   *[you] Du darfst
} ab jetzt in jedem Zug einen Würfel noch einmal werfen.
why-axe = Damit wird ein Würfel zur Axt.
why-joker = { $source ->
    [opponent] { $who ->
        [named] { $player } nimmt { $other } eine Jokerkarte weg.
       *[you] Du nimmst deinem Gegner eine Jokerkarte weg.
    }
   *[centre] { $who ->
        [named] { $player } bekommt eine Jokerkarte.
       *[you] Du bekommst eine Jokerkarte.
    }
}
why-spends-axes = { $count ->
    [one] Das verbraucht eine Axt.
   *[other] Das verbraucht { $count } Äxte.
}
why-spends-jokers = { $count ->
    [one] Das verbraucht eine Jokerkarte.
   *[other] Das verbraucht { $count } Jokerkarten.
}
why-defeats = { $points ->
    [0] Damit ist { $target } weg.
    [one] Damit sind { $target } und der Punkt dafür weg.
   *[other] Damit sind { $target } und die { $points } Punkte dafür weg.
}
why-hurts = { $left ->
    [one] Das trifft { $target }; ein weiterer Schaden in diesem Zug besiegt die Karte.
   *[other] Das trifft { $target }; noch { $left } Schaden in diesem Zug besiegen die Karte.
}
why-hits-pile = { $who ->
    [named] { $count ->
        [0] Das nimmt die letzte Karte vom Nachziehstapel von { $other }, und das Spiel endet.
        [one] Im Nachziehstapel von { $other } bleibt eine Karte.
       *[other] Im Nachziehstapel von { $other } bleiben { $count } Karten.
    }
   *[you] { $count ->
        [0] Das nimmt die letzte Karte vom Nachziehstapel deines Gegners, und das Spiel endet.
        [one] Im Nachziehstapel deines Gegners bleibt eine Karte.
       *[other] Im Nachziehstapel deines Gegners bleiben { $count } Karten.
    }
}
why-prevents = Das verhindert den Schaden.
why-may-be-prevented = { $who ->
    [named] { $other }
   *[you] Dein Gegner
} hält vielleicht die Wendung, die das verhindert.
why-dice-lapse = { $count ->
    [one] Ein ungenutzter Würfel verfällt.
   *[other] { $count } ungenutzte Würfel verfallen.
}
why-prevents-loss = Sonst ist { $card } weg.
why-holds = { $card } hält das aus und bleibt liegen.
why-loses-card = { $points ->
    [0] Aber { $card } ist dann weg.
    [one] Aber { $card } und der Punkt dafür sind dann weg.
   *[other] Aber { $card } und die { $points } Punkte dafür sind dann weg.
}
why-loses-pile = { $who ->
    [named] { $count ->
        [0] Aber der Nachziehstapel von { $player } ist dann leer, und das Spiel endet.
        [one] Im Nachziehstapel von { $player } bleibt nur eine Karte.
       *[other] Im Nachziehstapel von { $player } bleiben { $count } Karten.
    }
   *[you] { $count ->
        [0] Aber dein Nachziehstapel ist dann leer, und das Spiel endet.
        [one] In deinem Nachziehstapel bleibt nur eine Karte.
       *[other] In deinem Nachziehstapel bleiben { $count } Karten.
    }
}
why-draws = { $who ->
    [named] { $player } bekommt
   *[you] Du bekommst
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}; { $who ->
    [named] { $count ->
        [0] der Nachziehstapel ist dann leer, und das Spiel endet.
        [one] im Nachziehstapel bleibt eine.
       *[other] im Nachziehstapel bleiben { $count }.
    }
   *[you] { $count ->
        [0] dein Nachziehstapel ist dann leer, und das Spiel endet.
        [one] in deinem Nachziehstapel bleibt eine.
       *[other] in deinem Nachziehstapel bleiben { $count }.
    }
}
why-more-dice = { $who ->
    [named] { $player } wirft
   *[you] Du wirfst
} { $count ->
    [one] einen Würfel mehr.
   *[other] { $count } Würfel mehr.
}
why-enough-to-play = Danach reicht es für { $card }.
why-enough-to-hit = Danach kann { $card } Schaden machen.
why-enough-to-gain = { $who ->
    [named] Danach kann { $card } eine Jokerkarte für { $player } holen.
   *[you] Danach kann dir { $card } eine Jokerkarte holen.
}
why-roll-to-play = In { $count } von { $total } Fällen reicht es danach für { $card }.
why-roll-to-hit = In { $count } von { $total } Fällen kann { $card } danach Schaden machen.
why-roll-to-gain = In { $count } von { $total } Fällen kann { $who ->
    [named] { $card } danach eine Jokerkarte für { $player } holen.
   *[you] dir { $card } danach eine Jokerkarte holen.
}
why-roll-risks = Aber in { $count } von { $total } Fällen nützt { $card } dann nichts mehr.
why-too-little = Diese Würfel reichen für nichts.
why-joker-unspent = { $who ->
    [named] Ohne etwas auszugeben, bekommt { $player } am Ende des Zuges eine Jokerkarte.
   *[you] Gibst du nichts aus, bekommst du am Ende des Zuges eine Jokerkarte.
}
why-ally-hits = Ab jetzt macht jeder Würfel mit { $dice } oder Axt 1 Schaden.
why-ally-hits-any = Ab jetzt macht jeder { $who ->
    [named] Würfel von { $player }
   *[you] deiner Würfel
} 1 Schaden.
why-ally-gains = Ab jetzt kann { $who ->
    [named] jeder Würfel mit { $dice } oder Axt eine Jokerkarte für { $player } bringen.
   *[you] dir jeder Würfel mit { $dice } oder Axt eine Jokerkarte bringen.
}
why-ally-gains-any = Ab jetzt kann { $who ->
    [named] jeder Würfel von { $player } eine Jokerkarte bringen.
   *[you] dir jeder deiner Würfel eine Jokerkarte bringen.
}
why-dice-for-it = { $count ->
    [one] Ein passender Würfel liegt noch da.
   *[other] { $count } passende Würfel liegen noch da.
}
why-saves = { $who ->
    [named] { $player } hebt
   *[you] Du hebst
} { $card } für später auf.
why-saves-jokers = { $who ->
    [named] { $count ->
        [one] { $player } hebt die Jokerkarte auf.
       *[other] { $player } hebt { $count } Jokerkarten auf.
    }
   *[you] { $count ->
        [one] Du hebst deine Jokerkarte auf.
       *[other] Du hebst deine { $count } Jokerkarten auf.
    }
}
why-strike-too-weak = Ein Schaden besiegt gerade keine Karte { $who ->
    [named] von { $other }
   *[you] deines Gegners
}.
why-no-dice = { $who ->
    [named] Die Würfel von { $player } sind verbraucht.
   *[you] Deine Würfel sind verbraucht.
}

## Arten von Entscheidungen, für die Zahlen eines Spielers
kind-card = Karten ausspielen
kind-event = Ereignisse ausspielen
kind-attack = Angreifen
kind-end = Den Zug beenden
kind-dice = Würfel neu werfen
kind-draw = Wie viele Karten du ziehst
kind-react = Reagieren
