### Turmbau. `$who` ist you, opponent oder named (dann ist `$player` der Name und `$other` der des anderen), `$whom` dasselbe für den anderen; `$card` ist ein Kartenkürzel wie S4g.

title = Turmbau, das Duell
about = Zwei Kartensätze, acht gemeinsame Türme und Lager: Baue Türme, sammle Gold, werde deine Karten los.

## Die Lektion
lesson-welcome = Willkommen auf der Baustelle! Werde deine Karten los: 13 in deinem Depot, von denen du die oberste siehst, und 35 in deinem Vorrat. Wer keine mehr hat, beendet die Partie, und dann gewinnt, wer mehr Gold hat (W4.1, W11.2).
lesson-zero = Acht Türme baut ihr gemeinsam. Jeder beginnt mit einer 0 und wächst Karte für Karte um 1, immer mit demselben Symbol (W7.1). In Lager 1 liegt Schild 0: Wähl es und leg es auf einen Turm.
lesson-zero-hint = Zuerst der Turm: Wähl Lager 1 mit Schild 0 und dann den Bauplatz.
lesson-depot = Schild 1 liegt auf deinem eigenen Depot und passt genau. Was auf einen Turm passt, muss dorthin: Das ist deine Turmpflicht (W8.1). Bau es an, so hast du auch eine eigene Karte weniger.
lesson-depot-hint = Türme gehen vor: Schild 1 aus deinem Depot gehört auf den Turm.
lesson-store-card = Darunter lag Schild 4. Vorher braucht der Turm noch eine 2 und eine 3. Die Lager gehören euch beiden (W3.2): Bau Schild 2 aus Lager 2 an.
lesson-store-card-hint = Als Nächstes kommt Schild 2, es liegt in Lager 2.
lesson-again = Und nun Schild 3 aus Lager 5. Die Farbe einer Karte spielt auf einem Turm keine Rolle (W7.1).
lesson-again-hint = Als Nächstes kommt Schild 3, es liegt in Lager 5.
lesson-gold = Jetzt lohnt es sich: Eine 4 auf einem Turm bringt 1 Gold, eine 8 bringt 2 und eine 12 bringt 3 (W6, W6.1). Bau Schild 4 aus deinem Depot an.
lesson-gold-hint = Da steckt Gold drin: Schild 4 aus deinem Depot gehört auf den Turm.
lesson-store = Fahne 11 passt auf keinen Turm. In ein Lager darfst du aber legen, was um 1 niedriger ist und die andere Farbe hat, egal welches Symbol (W7.2): deine grüne 11 auf die blaue 12 in Lager 8. Ein leeres Lager nimmt jede Karte.
lesson-store-hint = Das ginge auch, aber sehen wir uns die Lager an: Fahne 11 auf die 12 in Lager 8.
lesson-draw = Papyrus 2 passt nur in ein leeres Lager, und das musst du nicht füllen. Ziehen darfst du, sobald deine Depotkarte in kein Lager mit Karten passt (W7.4, W7.10). So ist es jetzt: Zieh eine Karte von deinem Vorrat.
lesson-draw-hint = Ein andermal. Zieh jetzt eine Karte von deinem Vorrat.
lesson-drawn = Papyrus 7 in Grün: Das passt auf die blaue 8 in Lager 6, also wird es dort gelegt (W7.10). Findet die gezogene Karte einen Platz, bist du wieder frei und darfst sogar noch einmal ziehen (W5.3).
lesson-drawn-hint = Papyrus 7 passt und muss gelegt werden, und zwar auf die 8 in Lager 6. Danach geht dein Zug weiter.
lesson-put-away = Du hast noch einmal gezogen: Fahne 3. Sie passt auf keine Karte, und das leere Lager heben wir auf. Dann kommt sie in dein Zwischenlager, und dein Zug ist zu Ende (W7.5). Ist dein Vorrat leer, wird dieser Stapel dein neuer Vorrat.
lesson-put-away-hint = Leg Fahne 3 in dein Zwischenlager, das beendet den Zug.
lesson-block = Vorsicht: Dein Gegner darf Karten auf dein Zwischenlager laden, um 1 höher oder niedriger und mit dem Symbol der obersten (W7.3). Für 1 Gold kannst du es für einen Zug blockieren (W7.8). Entscheide, wie du magst.
lesson-block-hint = Blockieren oder nicht: Hier ist beides recht.
lesson-watch = Dein Gegner hat Schild 5 gezogen, und der Turm endet mit Schild 4. An diesem Tisch erzwingt niemand die Turmpflicht; dafür passt du auf und wirst nach jeder Aktion gefragt (W9.1). Das Ziehen war in Ordnung: weiter.
lesson-watch-hint = Das Ziehen war kein Fehler, denn die Pflicht entstand erst danach (W9.3). Lass ihn weiterspielen.
lesson-turm = Schild 5 liegt im Zwischenlager, obwohl es auf den Turm passt! Ruf TURM! Die Aktion wird zurückgenommen, du bekommst 1 Gold, und der Zug ist zu Ende (W9.4, W9.5).
lesson-turm-hint = Sieh noch einmal hin: Schild 5 gehörte auf den Turm. Ruf TURM!
lesson-end = Gut aufgepasst: Das Gold ist deins, und du bist dran. Mit Gold kannst du auch eine Depotkarte freikaufen (W7.6) oder zwei Lagerkarten auf einmal bewegen (W7.7). Wer die letzte Karte loswird, bekommt noch 2 dazu (W6.3). Spiel weiter, wie du magst!

## Namen
symbol-name = { $symbol ->
    [B] Buch
    [F] Fahne
    [P] Papyrus
   *[S] Schild
}
colour-name = { $colour ->
    [g] grün
   *[b] blau
}
card-name = { symbol-name } { $value } ({ colour-name })
place-name = { $place ->
    [a] Anfangsdepot
    [z] Zwischenlager
    [d] gezogene Karte
    [o] Zwischenlager des Gegners
    [t] Turm
    [v] Vorrat
    [l1] Lager 1
    [l2] Lager 2
    [l3] Lager 3
    [l4] Lager 4
    [l5] Lager 5
    [l6] Lager 6
    [l7] Lager 7
   *[l8] Lager 8
}
from-place = { $source ->
    [a] vom Anfangsdepot
    [z] vom Zwischenlager
    [d] frisch gezogen
    [o] vom Zwischenlager des Gegners
    [l1] aus Lager 1
    [l2] aus Lager 2
    [l3] aus Lager 3
    [l4] aus Lager 4
    [l5] aus Lager 5
    [l6] aus Lager 6
    [l7] aus Lager 7
   *[l8] aus Lager 8
}

## Vorgaben
preset-referee = Mit Schiedsrichter
preset-referee-about = Der Computer passt auf, dass niemand eine Turmkarte übersieht, und der Lohn kommt von selbst.
preset-printed = Wie gedruckt
preset-printed-about = Übersiehst du eine Turmkarte, darf dein Gegner „TURM!“ rufen; vergisst du, deinen Lohn zu nehmen, ist er weg.

## Optionen
option-mode = Turmpflicht
option-mode-strict = mit Schiedsrichter: der Computer wacht
option-mode-table = wie am Tisch: mit „TURM!“
option-colour = Kartenfarbe
option-colour-deck = nach Kartensatz
option-colour-symbol = nach Symbol
option-drawing = Ziehen
option-drawing-free = jederzeit (Hausregel)
option-drawing-literal = erst legen, was passt
option-reward = Lohn
option-reward-auto = kommt von selbst
option-reward-claim = muss genommen werden
option-falsecall = Falscher Ruf
option-falsecall-none = bleibt folgenlos
option-falsecall-pay1 = kostet 1 Gold

## Warum etwas nicht geht
starter-comes-first = Zuerst entscheidet das Los, wer beginnt.
call-is-asked = Jetzt ist nur die Frage: TURM! oder weiter?
block-is-asked = Jetzt ist nur die Frage, ob du dein Zwischenlager blockierst.
card-is-not-unseen = { $card } kann jetzt nicht verdeckt gelegen haben.
not-asked = „{ $action }“ steht gerade nicht zur Wahl.
drawn-card-first = Leg zuerst die gezogene Karte ab.
nothing-drawn = Du hast gerade keine Karte gezogen.
empty-place = Dort liegt keine Karte: { place-name }.
depot-first = An dein Zwischenlager kommst du erst, wenn dein Anfangsdepot leer ist.
tower-first = Eine Karte passt auf einen Turm, und die geht vor.
no-gold = Dafür brauchst du 1 Gold.
nothing-to-draw = Du hast nichts mehr zu ziehen.
depot-card-fits = Erst legen, dann ziehen: Deine Depotkarte passt in ein Lager oder zum Beladen.
something-to-draw = Passen kannst du nur, wenn es nichts mehr zu ziehen gibt.
nothing-to-take = Es liegt kein Lohn für dich bereit.
drawn-card-fits = { $card } passt in ein Lager oder zum Beladen und muss gelegt werden.
no-tower-fits = { $card } passt auf keinen Turm.
first-empty-store = Leere Lager sind alle gleich: Nimm das mit der kleinsten Nummer. Die einzige Karte eines Lagers dorthin zu legen ändert nichts.
does-not-fit-store = { $card } passt nicht auf { $top }: Gebraucht wird eine um 1 niedrigere Karte der anderen Farbe (auf eine 1 auch eine 12).
layout-repeats = Diese Auslage gab es in deinem Zug schon einmal.
nothing-to-load-on = Das Zwischenlager deines Gegners ist leer, da gibt es nichts zu beladen.
interim-store-is-blocked = Das Zwischenlager deines Gegners ist blockiert.
does-not-fit-interim-store = { $card } passt nicht auf { $top }: Gebraucht wird das gleiche Symbol, um 1 höher oder niedriger.
no-pair = Dort liegen keine zwei Karten: { place-name }.
store-would-be-empty = Ein ganzes Lager in ein leeres umzuräumen ändert nichts.

## Was geschieht
event-depot-card-turned-up = { $who ->
    [you] In deinem Anfangsdepot kommt { $card } zum Vorschein.
    [opponent] Im Anfangsdepot deines Gegners kommt { $card } zum Vorschein.
   *[named] Im Anfangsdepot von { $player } kommt { $card } zum Vorschein.
}
event-store-opened = Lager { $store } beginnt mit { $card }.
event-lot-drawn = { $who ->
    [you] Gleichstand: Das Los lässt dich beginnen.
    [opponent] Gleichstand: Das Los lässt deinen Gegner beginnen.
   *[named] Gleichstand: Das Los lässt { $player } beginnen.
}
event-turn-began = { $who ->
    [you] Du bist am Zug.
    [opponent] Dein Gegner ist am Zug.
   *[named] { $player } ist am Zug.
}
event-card-laid-on-tower = { $who ->
    [you] Du baust { $card } auf einen Turm ({ from-place }).
    [opponent] Dein Gegner baut { $card } auf einen Turm ({ from-place }).
   *[named] { $player } baut { $card } auf einen Turm ({ from-place }).
}
event-card-laid-on-store = { $who ->
    [you] Du legst { $card } in Lager { $store } ({ from-place }).
    [opponent] Dein Gegner legt { $card } in Lager { $store } ({ from-place }).
   *[named] { $player } legt { $card } in Lager { $store } ({ from-place }).
}
other-loaded = { $whom ->
    [you] dich
    [named] { $other }
   *[opponent] deinen Gegner
}
event-opponent-loaded = { $who ->
    [you] Du belädst { other-loaded } mit { $card } ({ from-place }).
    [opponent] Dein Gegner belädt dich mit { $card } ({ from-place }).
   *[named] { $player } belädt { other-loaded } mit { $card } ({ from-place }).
}
event-pair-moved = { $who ->
    [you] Du verschiebst { $lower } mit { $upper } von Lager { $source } in Lager { $store }.
    [opponent] Dein Gegner verschiebt { $lower } mit { $upper } von Lager { $source } in Lager { $store }.
   *[named] { $player } verschiebt { $lower } mit { $upper } von Lager { $source } in Lager { $store }.
}
event-stock-recycled = { $who ->
    [you] Dein Zwischenlager wird umgedreht und ist dein neuer Vorrat.
    [opponent] Dein Gegner dreht sein Zwischenlager um, es ist sein neuer Vorrat.
   *[named] { $player } dreht das Zwischenlager um, es ist der neue Vorrat.
}
event-draw-began = { $who ->
    [you] Du ziehst.
    [opponent] Dein Gegner zieht.
   *[named] { $player } zieht.
}
event-card-drawn = { $who ->
    [you] Deine gezogene Karte ist { $card }.
    [opponent] Die gezogene Karte deines Gegners ist { $card }.
   *[named] Die gezogene Karte von { $player } ist { $card }.
}
event-card-put-away = { $who ->
    [you] Du legst { $card } auf dein Zwischenlager ab.
    [opponent] Dein Gegner legt { $card } auf sein Zwischenlager ab.
   *[named] { $player } legt { $card } auf das eigene Zwischenlager ab.
}
event-depot-card-bought-out = { $who ->
    [you] Du kaufst { $card } aus deinem Anfangsdepot frei.
    [opponent] Dein Gegner kauft { $card } aus seinem Anfangsdepot frei.
   *[named] { $player } kauft { $card } aus dem eigenen Anfangsdepot frei.
}
event-passed = { $who ->
    [you] Du passt.
    [opponent] Dein Gegner passt.
   *[named] { $player } passt.
}
event-gold-paid = { $who ->
    [you] Du zahlst { $amount } Gold.
    [opponent] Dein Gegner zahlt { $amount } Gold.
   *[named] { $player } zahlt { $amount } Gold.
}
reward-why = { $why ->
    [tower] für den Turm
    [depot] für das erste leere Anfangsdepot
   *[out] für die letzte Karte
}
event-reward-earned = { $who ->
    [you] Du bekommst { $amount } Gold { reward-why }.
    [opponent] Dein Gegner bekommt { $amount } Gold { reward-why }.
   *[named] { $player } bekommt { $amount } Gold { reward-why }.
}
event-reward-offered = { $who ->
    [you] Für dich { $amount ->
        [1] liegt 1 Gold
       *[other] liegen { $amount } Gold
    } bereit ({ reward-why }).
    [opponent] Für deinen Gegner { $amount ->
        [1] liegt 1 Gold
       *[other] liegen { $amount } Gold
    } bereit ({ reward-why }).
   *[named] Für { $player } { $amount ->
        [1] liegt 1 Gold
       *[other] liegen { $amount } Gold
    } bereit ({ reward-why }).
}
event-reward-taken = { $who ->
    [you] Du nimmst dir { $amount } Gold Lohn.
    [opponent] Dein Gegner nimmt sich { $amount } Gold Lohn.
   *[named] { $player } nimmt sich { $amount } Gold Lohn.
}
event-reward-lapsed = { $who ->
    [you] Du hast vergessen, dir { $amount } Gold zu nehmen.
    [opponent] Dein Gegner hat vergessen, sich { $amount } Gold zu nehmen.
   *[named] { $player } hat vergessen, sich { $amount } Gold zu nehmen.
}
event-call-waived = { $who ->
    [you] Du lässt es gelten.
    [opponent] Dein Gegner lässt es gelten.
   *[named] { $player } lässt es gelten.
}
call-verdict = { $right ->
    [1] Zu Recht!
   *[other] Doch es wurde keine Turmkarte übersehen.
}
event-turm-called = { $who ->
    [you] Du rufst „TURM!“. { call-verdict }
    [opponent] Dein Gegner ruft „TURM!“. { call-verdict }
   *[named] { $player } ruft „TURM!“. { call-verdict }
}
missed-whose = { $who ->
    [you] bei dir
    [opponent] bei deinem Gegner
   *[named] bei { $player }
}
event-tower-card-missed = Übersehen: { $place ->
    [a] { $card } auf dem Anfangsdepot { missed-whose }
    [z] { $card } auf dem Zwischenlager { missed-whose }
    [d] { $card }, gezogen
    [l1] { $card } in Lager 1
    [l2] { $card } in Lager 2
    [l3] { $card } in Lager 3
    [l4] { $card } in Lager 4
    [l5] { $card } in Lager 5
    [l6] { $card } in Lager 6
    [l7] { $card } in Lager 7
   *[l8] { $card } in Lager 8
}.
event-card-taken-back = { $card } wird zurückgelegt ({ back-to }).
back-to = { $target ->
    [a] auf das Anfangsdepot
    [z] auf das Zwischenlager
    [v] auf den Vorrat
    [l1] in Lager 1
    [l2] in Lager 2
    [l3] in Lager 3
    [l4] in Lager 4
    [l5] in Lager 5
    [l6] in Lager 6
    [l7] in Lager 7
   *[l8] in Lager 8
}
event-stock-turned-back = { $who ->
    [you] Dein Vorrat wird wieder zum Zwischenlager.
    [opponent] Der Vorrat deines Gegners wird wieder zum Zwischenlager.
   *[named] Der Vorrat von { $player } wird wieder zum Zwischenlager.
}
event-gold-given-back = { $who ->
    [you] Du bekommst { $amount } bezahltes Gold zurück.
    [opponent] Dein Gegner bekommt { $amount } bezahltes Gold zurück.
   *[named] { $player } bekommt { $amount } bezahltes Gold zurück.
}
event-bonus-taken-back = { $who ->
    [you] Du gibst { $amount } Gold für das leere Anfangsdepot wieder her.
    [opponent] Dein Gegner gibt { $amount } Gold für das leere Anfangsdepot wieder her.
   *[named] { $player } gibt { $amount } Gold für das leere Anfangsdepot wieder her.
}
other-paid = { $whom ->
    [you] dir
    [named] { $other }
   *[opponent] deinem Gegner
}
event-fine-paid = { $who ->
    [you] Du zahlst { other-paid } { $amount } Gold Strafe.
    [opponent] Dein Gegner zahlt dir { $amount } Gold Strafe.
   *[named] { $player } zahlt { other-paid } { $amount } Gold Strafe.
}
event-block-asked = { $who ->
    [you] Dein Zug ist vorbei; du kannst dein Zwischenlager noch blockieren.
    [opponent] Dein Gegner überlegt, ob er sein Zwischenlager blockiert.
   *[named] { $player } überlegt, das eigene Zwischenlager zu blockieren.
}
event-interim-store-blocked = { $who ->
    [you] Du blockierst dein Zwischenlager mit 1 Gold.
    [opponent] Dein Gegner blockiert sein Zwischenlager mit 1 Gold.
   *[named] { $player } blockiert das eigene Zwischenlager mit 1 Gold.
}
event-block-waived = { $who ->
    [you] Du blockierst nicht.
    [opponent] Dein Gegner blockiert nicht.
   *[named] { $player } blockiert nicht.
}
event-block-lifted = { $who ->
    [you] Dein Zwischenlager ist wieder offen; das Gold geht an die Bank.
    [opponent] Das Zwischenlager deines Gegners ist wieder offen; das Gold geht an die Bank.
   *[named] Das Zwischenlager von { $player } ist wieder offen; das Gold geht an die Bank.
}
event-turn-ended = { $who ->
    [you] Dein Zug ist zu Ende.
    [opponent] Der Zug deines Gegners ist zu Ende.
   *[named] Der Zug von { $player } ist zu Ende.
}
event-game-ended = Das Spiel ist aus; jetzt zählt das Gold.

## Wie es endet
outcome-out = jemand hat keine Karten mehr
outcome-stalemate = es ging nicht mehr voran
ending-out = { $who ->
    [you] Du hast keine Karten mehr; Gold { $own }:{ $other }.
   *[named] { $player } hat keine Karten mehr; Gold { $own }:{ $other }.
}
ending-stalemate = Es ging nicht mehr voran; Gold { $own }:{ $other }.

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
board-turn = Zug { $turn } · Bank { $bank } Gold
board-you = Du
board-opponent = Gegner
board-gold = Gold
board-own-cards = { $count ->
    [one] noch eine eigene Karte
   *[other] noch { $count } eigene Karten
}
board-depot = Depot
board-stock = Vorrat
board-interim = Zw.lager
board-towers = Türme
board-stores = Lager
board-blocked = blockiert
board-drawn = gezogen:
board-empty = leer
board-hidden = { $count ->
    [0] nichts verdeckt
    [one] eine verdeckt
   *[other] { $count } verdeckt
}
board-cards-left = eigene Karten übrig
board-depot-left = davon im Anfangsdepot
question-free = Du bist dran.
question-drawn = Wohin mit der gezogenen Karte?
question-block = Willst du dein Zwischenlager für 1 Gold blockieren?
question-answer = Dein Gegner hat „{ $action }“ gespielt. TURM! oder weiter (ok)?
question-pending = Für dich { $count ->
    [1] liegt 1 Gold
   *[other] liegen { $count } Gold
} bereit.

## Die Zugkürzel
legend-tower = Karte auf einen Turm: a dein Anfangsdepot, z dein Zwischenlager, d gezogen, l3 Lager 3
legend-store = in Lager 5: um 1 niedriger, andere Farbe, oder ins leere Lager
legend-load = den Gegner beladen: gleiches Symbol, Nachbarwert
legend-draw = vom Vorrat ziehen
legend-put-away = gezogene Karte ablegen, beendet den Zug
legend-buy-out = 1 Gold: Depotkarte auf dein Zwischenlager
legend-pair = 1 Gold: die beiden obersten Karten verschieben
legend-take = die Belohnung nehmen, die bereitliegt
legend-call = TURM! rufen, oder weiter
legend-block = dein Zwischenlager für 1 Gold blockieren, oder nicht

## Das Brett im Browser
board-bank = Bank
board-interim-store = Zwischenlager
board-drawn-card = gezogen
board-store = Lager { $number }
board-below = darunter { $cards }
board-site = { symbol-name }: Turm bis { $value }
board-site-empty = { symbol-name }: freier Bauplatz
board-how-many = Wie viele Karten?
spot-source = beweglich
spot-target = mögliches Ziel
spot-chosen = gewählt
spot-duty = muss auf einen Turm
trail-to = { $place ->
    [t] auf einen Turm
    [o] auf das eigene Zwischenlager
   *[z] { $whom ->
        [you] auf dein Zwischenlager
       *[named] auf das Zwischenlager von { $other }
    }
}
trail-short = { $place ->
    [o] abgelegt
   *[z] beladen
}
ask-free = Wähle eine Karte oder zieh vom Vorrat.
ask-stuck = Wähle eine Karte oder passe.
ask-lay = Erst legen, dann ziehen: Deine Depotkarte passt.
ask-target = Wohin mit { $card }?
ask-duty = Turmpflicht: { $move }
ask-duties = Turmpflicht: { $count } Karten passen auf Türme. Such dir eine aus.
ask-pending = Nimm dir { $amount } Gold Lohn, sonst verfällt es.
ask-answer = Wurde eine Turmkarte übersehen?
do-build = Bauen
do-draw = Ziehen
do-put-away = Ablegen, Zug zu Ende
do-buy-out = Freikaufen (1 Gold)
do-one = 1 Karte
do-pair = 2 Karten (1 Gold)
do-pass = Passen
do-take = { $amount } Gold nehmen
do-block = Blockieren (1 Gold)
do-noblock = Nicht blockieren
do-turm = TURM!
do-ok = Weiter
move-tower = { $card } auf einen Turm
move-store = { $card } in Lager { $number }
move-load = den Gegner mit { $card } beladen
move-pair = { $lower } mit { $upper } in Lager { $number }
move-buy-out = { $card } freikaufen
move-put-away = { $card } ablegen
result-more-gold = Mehr Gold gewinnt.
result-equal-out = Gleich viel Gold: Wer keine Karten mehr hat, gewinnt.
result-equal-cards = Gleich viel Gold: Weniger eigene Karten gewinnen, dann das kleinere Anfangsdepot.
result-equal-all = Gold, Karten und Anfangsdepots sind gleich.

## Was ein Zug ist, neben seinen Karten
about-tower = Ein Turm nimmt Karten eines Symbols, eine nach der anderen von der 0 an; die Farbe ist egal. Eine 4 bringt 1 Gold, eine 8 bringt 2, eine 12 bringt 3.
about-store = Ein Lager nimmt eine Karte, die um 1 niedriger ist und die andere Farbe hat (auf eine 1 auch eine 12). Ein leeres Lager nimmt jede Karte.
about-load = Du belädst das Zwischenlager des Gegners: gleiches Symbol wie die oberste Karte, um 1 höher oder niedriger.
about-draw = Du ziehst die oberste Karte deines Vorrats.
about-put-away = Die gezogene Karte kommt auf dein Zwischenlager, und dein Zug endet.
about-buy-out = Für 1 Gold kommt die oberste Karte deines Depots auf dein Zwischenlager.
about-pair = Für 1 Gold wandern die beiden obersten Karten eines Lagers zusammen.
about-take = Du nimmst das Gold, das für dich bereitliegt.
about-call = TURM! heißt: Eine Karte, die auf einen Turm passt, wurde übersehen. Ist alles in Ordnung, geht es weiter.
about-block = Für 1 Gold kann der Gegner dein Zwischenlager einen Zug lang nicht beladen.
about-pass = Du passt, weil es nichts mehr zu ziehen gibt.

## Was eine Karte kann
card-opens-tower = Turm: Sie eröffnet einen.
card-on-tower = Turm: auf { symbol-name } { $below }{ $gold ->
    [0] .
   *[other] , für { $gold } Gold.
}
card-on-store = Lager: auf eine { $above } der anderen Farbe oder in ein leeres Lager.
card-loads = Beladen: auf { symbol-name } { $near }.
card-or = { $one } oder { $two }

## Gegner
level-tower-1 = Lehrling
level-tower-2 = Geselle
level-tower-3 = Maurerin
level-tower-4 = Polier
level-tower-5 = Baumeisterin
level-tower-6 = Architekt

## Stellungen, die es nicht gibt
position-active-seat = seat: Beim Austeilen (step=deal, step=start) steht hier -, danach 0 oder 1.
position-tower-top = T: „{ $card }“ ist keine Turmspitze. Schreib Symbol und Wert ohne Farbe, etwa S4.
position-towers = T: Jedes Symbol hat höchstens zwei Türme.
position-tower-cards = T: { $card } gehört zu einem Turm, aber alle Exemplare davon liegen woanders.
position-row = { $field }: In einer Reihe ist jede Karte um 1 niedriger als die darunter und hat die andere Farbe (auf einer 1 auch eine 12).
position-other-deck = { $field }: { $card } ist keine Karte aus dem Deck von Platz { $seat }.
position-unseen = U{ $at }: Ungesehen sind von einem Deck genau die Karten, die in A{ $at } und V{ $at } verdeckt liegen. Ungesehen sind hier { $unseen }, verdeckt { $hidden }.
position-depot = A{ $at }: Von einem Anfangsdepot sind höchstens { $most } Karten bekannt.
position-gold = gold: Es gibt { $all } Gold im Spiel. Hier haben die Plätze, block und pending zusammen { $there }.
position-pending = pending: Nur mit reward=claim wartet Gold darauf, genommen zu werden.
position-undo = undo: Das Feld beschreibt die Aktion im Feld last, und das fehlt hier.
position-last-action = last: „{ $action }“ ist keine Aktion, auf die man hier antworten kann. Die bewegte Karte muss noch dort liegen, wo sie hinkam.
position-last = last: Mit mode=table steht hier die Aktion, auf die noch geantwortet werden kann. Es gibt sie bei step=answer, bei step=show nach draw und bei step=turn-up nach dem Bewegen einer Depotkarte, sonst nie.
position-layouts = layouts: Eine Liste von Auslagen gehört zu einem Zug. Bei step=deal, start, block und done gibt es keine.
position-layout = layouts: „{ $value }“ ist keine Auslage. Sie hat höchstens { $most } Reihen mit Schrägstrichen dazwischen.
position-dealt-cards = step: Beim Austeilen (step=deal, step=start) bekommt erst Platz 1 und dann Platz 2 eine offene Depotkarte und je eine Karte für seine vier Lager. Alle anderen Karten liegen verdeckt: 13 Karten im Anfangsdepot, der Rest im Vorrat.
position-start = step=start: Alle offenen Karten sind ausgeteilt, und beide Depotkarten haben denselben Wert.
position-all-dealt = step=deal: Alle offenen Karten sind schon ausgeteilt.
position-untouched = step: Beim Austeilen (step=deal, step=start) haben beide Plätze { $gold } Gold, und noch ist nichts gebaut, gezogen oder gespielt.
position-open-depots = step: Die oberste Karte jedes Anfangsdepots ist offen. Nur bei step=turn-up liegt die nächste Karte des aktiven Platzes noch verdeckt.
position-drawn = drawn: Eine gezogene Karte gibt es bei step=drawn und bei step=answer nach draw, sonst nie.
position-show = step=show: Der Vorrat des aktiven Platzes braucht Karten, und alle liegen verdeckt.
position-block = step=block: Der aktive Platz braucht Gold und eine Karte im Zwischenlager, und es darf kein Gold warten (pending).
position-not-over = step=done: Das Spiel ist nicht zu Ende. Beide Plätze haben Karten, und es geht weiter.
position-is-over = step: Ein Platz hat keine Karten mehr, also ist das Spiel zu Ende (step=done).

## Am Prompt
moves-explained = Ein Zug sagt, woher eine Karte kommt und wohin sie geht: a>t. Die Orte sind a dein Anfangsdepot, z dein Zwischenlager, d die gezogene Karte, l1 bis l8 die Lager, o das Zwischenlager des Gegners, t ein Turm. l3>>l5 bewegt für 1 Gold zwei Karten zusammen.

## Wo eine verborgene Karte liegt
place-own-depot = im eigenen Depot
place-own-stock = im eigenen Vorrat
place-opponent-depot = im Depot des Gegners
place-opponent-stock = im Vorrat des Gegners
place-never-seen = nie aufgedeckt

## Warum ein Tipp zu einem Zug rät
why-tower = Ein Turm wächst.
why-earns = { $who ->
    [named] { $player } bekommt
   *[you] Du bekommst
} { $amount } Gold { reward-why }.
why-pays = Das kostet { $who ->
    [named] { $player }
   *[you] dich
} { $amount } Gold.
why-loads = { $who ->
    [named] { $other }
   *[you] Dein Gegner
} muss eine Karte mehr loswerden.
why-ends-turn = Damit endet { $who ->
    [named] der Zug.
   *[you] dein Zug.
}
why-depot = { $who ->
    [named] { $count ->
        [0] Danach ist das Depot von { $player } leer.
        [one] Das deckt die letzte Karte im Depot von { $player } auf.
       *[other] Das deckt die nächste von { $count } Karten im Depot von { $player } auf.
    }
   *[you] { $count ->
        [0] Danach ist dein Depot leer.
        [one] Das deckt die letzte Karte deines Depots auf.
       *[other] Das deckt die nächste von { $count } Karten in deinem Depot auf.
    }
}
why-frees-store = Lager { $store } wird leer.
why-then-tower = Danach passt { $card } auf einen Turm.
why-risks-tower = Danach passt aber { $card } { $who ->
    [named] von { $other }
   *[you] deines Gegners
} auf einen Turm.
why-takes = { $who ->
    [named] { $player } bekommt
   *[you] Du bekommst
} { $amount } Gold.
why-lapses = Aber { $amount } Gold Lohn verfällt.
why-recycles = { $who ->
    [named] Das Zwischenlager von { $player } wird der neue Vorrat.
   *[you] Dein Zwischenlager wird dein neuer Vorrat.
}
why-draws = { $who ->
    [named] { $player } zieht
   *[you] Du ziehst
} { $card }.
why-draw-tower = Von { $total } Karten, die { $who ->
    [named] { $player } ziehen kann
   *[you] du ziehen kannst
}, { $count ->
    [one] passt eine auf einen Turm.
   *[other] passen { $count } auf einen Turm.
}
why-draw-fits = { $who ->
    [named] Von { $total } Karten, die { $player } ziehen kann, passen { $count } gleich.
   *[you] Von { $total } Karten, die du ziehen kannst, kannst du { $count } gleich legen.
}
why-depot-stuck = { $who ->
    [named] Die Depotkarte { $card } von { $player } passt gerade nirgends.
   *[you] Deine Depotkarte { $card } passt gerade nirgends.
}
why-keeps-store = Lager { $store } bleibt frei.
why-digs = { $count ->
    [one] Dann liegt nur noch eine Karte auf { $card }, die auf einen Turm passt.
   *[other] Dann liegen noch { $count } Karten auf { $card }, die auf einen Turm passt.
}
why-then-store = Danach { $who ->
    [named] kann { $player }
   *[you] kannst du
} { $card } auf ein Lager legen.
why-then-load = Danach { $who ->
    [named] kann { $player } { $other }
   *[you] kannst du deinen Gegner
} mit { $card } beladen.
why-hinders = Danach passt { $card } { $who ->
    [named] von { $other }
   *[you] deines Gegners
} auf keine Karte der Lager mehr.
why-helps = Danach passt aber { $card } { $who ->
    [named] von { $other }
   *[you] deines Gegners
} auf ein Lager.
why-own-left = { $who ->
    [named] { $count ->
        [0] Damit ist { $player } alle Karten los.
        [one] Danach hat { $player } nur noch eine Karte.
       *[other] Danach hat { $player } noch { $count } Karten.
    }
   *[you] { $count ->
        [0] Damit bist du alle deine Karten los.
        [one] Danach hast du nur noch eine Karte.
       *[other] Danach hast du noch { $count } Karten.
    }
}
why-uncovers = Danach liegt { $card } offen.
why-saves-gold = { $who ->
    [named] { $player } spart das Gold.
   *[you] Du sparst das Gold.
}
why-may-be-loaded = { $who ->
    [named] Aber { $other } kann { $player } mit { $card } beladen.
   *[you] Aber dein Gegner kann dich mit { $card } beladen.
}
why-nothing-to-load = Keine offene Karte passt gerade auf { $who ->
    [named] das Zwischenlager von { $player }
   *[you] dein Zwischenlager
}.
why-blocks-card = { $who ->
    [named] Sonst kann { $other } das Zwischenlager von { $player } mit { $card } beladen.
   *[you] Sonst kann dein Gegner dich mit { $card } beladen.
}
why-blocks = { $who ->
    [named] { $other } kann { $player } im nächsten Zug nicht beladen.
   *[you] Dein Gegner kann dich in seinem nächsten Zug nicht beladen.
}
why-missed = { $card } passt auf einen Turm und blieb liegen.
why-none-missed = Keine Karte, die auf einen Turm passt, blieb liegen.

## Arten von Entscheidungen, für die Zahlen eines Spielers
kind-tower = Türme bauen
kind-store = In die Lager legen
kind-load = Den Gegner beladen
kind-put-away = Ins Zwischenlager legen
kind-draw = Ziehen oder den Zug beenden
kind-drawn = Eine gezogene Karte legen
