### Turmbau. `$who` ist you, opponent, seat0 oder seat1; `$card` ist ein Kartenkürzel wie S4g.

title = Turmbau, das Duell
about = Zwei Kartensätze, acht gemeinsame Türme und Lager: Baue Türme, sammle Gold, werde deine Karten los.

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
   *[other] Lager { $place }
}
from-place = { $source ->
    [a] vom Anfangsdepot
    [z] vom Zwischenlager
    [d] frisch gezogen
    [o] vom Zwischenlager des Gegners
   *[other] aus Lager { $source }
}

## Optionen
option-mode = Turmpflicht
option-mode-strict = streng: der Computer wacht
option-mode-table = wie am Tisch: mit dem Ruf „TURM!“
option-colour = Kartenfarbe
option-colour-deck = nach Kartensatz
option-colour-symbol = nach Symbol
option-drawing = Ziehen
option-drawing-free = jederzeit
option-drawing-literal = erst, wenn die Depotkarte nicht passt
option-reward = Lohn
option-reward-auto = kommt von selbst
option-reward-claim = muss genommen werden
option-falsecall = Falscher Ruf
option-falsecall-none = bleibt folgenlos
option-falsecall-pay1 = kostet 1 Gold

## Warum etwas nicht geht
needs-table-mode = { $option }={ $value } gibt es nur zusammen mit mode=table.
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
depot-card-fits = Du darfst erst ziehen, wenn deine Depotkarte nirgends mehr angelegt werden kann.
something-to-draw = Passen kannst du nur, wenn es nichts mehr zu ziehen gibt.
nothing-to-take = Es liegt kein Lohn für dich bereit.
drawn-card-fits = { $card } passt und muss angelegt werden.
no-tower-fits = { $card } passt auf keinen Turm.
first-empty-store = Leere Lager sind gleich: Nimm das mit der kleinsten Nummer, und räum dafür kein Lager ganz um.
does-not-fit-store = { $card } passt nicht auf { $top }: Gebraucht wird eine um 1 niedrigere Karte der anderen Farbe (auf eine 1 auch eine 12).
layout-repeats = Diese Auslage gab es in deinem Zug schon einmal.
nothing-to-load-on = Das Zwischenlager deines Gegners ist leer, da gibt es nichts zu beladen.
interim-store-is-blocked = Das Zwischenlager deines Gegners ist blockiert.
does-not-fit-interim-store = { $card } passt nicht auf { $top }: Gebraucht wird das gleiche Symbol, um 1 höher oder niedriger.
no-pair = Dort liegen keine zwei Karten: Lager { $place }.
store-would-be-empty = Ein ganzes Lager in ein leeres umzuräumen ändert nichts.

## Was geschieht
event-depot-card-turned-up = { $who ->
    [you] In deinem Anfangsdepot kommt { $card } zum Vorschein.
    [opponent] Im Anfangsdepot deines Gegners kommt { $card } zum Vorschein.
    [seat0] Im Anfangsdepot von Platz 1 kommt { $card } zum Vorschein.
   *[seat1] Im Anfangsdepot von Platz 2 kommt { $card } zum Vorschein.
}
event-store-opened = Lager l{ $store } beginnt mit { $card }.
event-lot-drawn = { $who ->
    [you] Gleichstand: Das Los lässt dich beginnen.
    [opponent] Gleichstand: Das Los lässt deinen Gegner beginnen.
    [seat0] Gleichstand: Das Los lässt Platz 1 beginnen.
   *[seat1] Gleichstand: Das Los lässt Platz 2 beginnen.
}
event-turn-began = { $who ->
    [you] Du bist am Zug.
    [opponent] Dein Gegner ist am Zug.
    [seat0] Platz 1 ist am Zug.
   *[seat1] Platz 2 ist am Zug.
}
event-card-laid-on-tower = { $who ->
    [you] Du baust { $card } auf einen Turm ({ from-place }).
    [opponent] Dein Gegner baut { $card } auf einen Turm ({ from-place }).
    [seat0] Platz 1 baut { $card } auf einen Turm ({ from-place }).
   *[seat1] Platz 2 baut { $card } auf einen Turm ({ from-place }).
}
event-card-laid-on-store = { $who ->
    [you] Du legst { $card } in Lager l{ $store } ({ from-place }).
    [opponent] Dein Gegner legt { $card } in Lager l{ $store } ({ from-place }).
    [seat0] Platz 1 legt { $card } in Lager l{ $store } ({ from-place }).
   *[seat1] Platz 2 legt { $card } in Lager l{ $store } ({ from-place }).
}
event-opponent-loaded = { $who ->
    [you] Du belädst deinen Gegner mit { $card } ({ from-place }).
    [opponent] Dein Gegner belädt dich mit { $card } ({ from-place }).
    [seat0] Platz 1 belädt Platz 2 mit { $card } ({ from-place }).
   *[seat1] Platz 2 belädt Platz 1 mit { $card } ({ from-place }).
}
event-pair-moved = { $who ->
    [you] Du verschiebst { $lower } mit { $upper } von Lager l{ $source } in Lager l{ $store }.
    [opponent] Dein Gegner verschiebt { $lower } mit { $upper } von Lager l{ $source } in Lager l{ $store }.
    [seat0] Platz 1 verschiebt { $lower } mit { $upper } von Lager l{ $source } in Lager l{ $store }.
   *[seat1] Platz 2 verschiebt { $lower } mit { $upper } von Lager l{ $source } in Lager l{ $store }.
}
event-stock-recycled = { $who ->
    [you] Dein Zwischenlager wird umgedreht und ist dein neuer Vorrat.
    [opponent] Dein Gegner dreht sein Zwischenlager um, es ist sein neuer Vorrat.
    [seat0] Platz 1 dreht sein Zwischenlager um, es ist sein neuer Vorrat.
   *[seat1] Platz 2 dreht sein Zwischenlager um, es ist sein neuer Vorrat.
}
event-draw-began = { $who ->
    [you] Du ziehst.
    [opponent] Dein Gegner zieht.
    [seat0] Platz 1 zieht.
   *[seat1] Platz 2 zieht.
}
event-card-drawn = { $who ->
    [you] Deine gezogene Karte ist { $card }.
    [opponent] Die gezogene Karte deines Gegners ist { $card }.
    [seat0] Die gezogene Karte von Platz 1 ist { $card }.
   *[seat1] Die gezogene Karte von Platz 2 ist { $card }.
}
event-card-put-away = { $who ->
    [you] Du legst { $card } auf dein Zwischenlager ab.
    [opponent] Dein Gegner legt { $card } auf sein Zwischenlager ab.
    [seat0] Platz 1 legt { $card } auf sein Zwischenlager ab.
   *[seat1] Platz 2 legt { $card } auf sein Zwischenlager ab.
}
event-depot-card-bought-out = { $who ->
    [you] Du kaufst { $card } aus deinem Anfangsdepot frei.
    [opponent] Dein Gegner kauft { $card } aus seinem Anfangsdepot frei.
    [seat0] Platz 1 kauft { $card } aus seinem Anfangsdepot frei.
   *[seat1] Platz 2 kauft { $card } aus seinem Anfangsdepot frei.
}
event-passed = { $who ->
    [you] Du passt.
    [opponent] Dein Gegner passt.
    [seat0] Platz 1 passt.
   *[seat1] Platz 2 passt.
}
event-gold-paid = { $who ->
    [you] Du zahlst { $amount } Gold.
    [opponent] Dein Gegner zahlt { $amount } Gold.
    [seat0] Platz 1 zahlt { $amount } Gold.
   *[seat1] Platz 2 zahlt { $amount } Gold.
}
reward-why = { $why ->
    [tower] für den Turm
    [depot] für das erste leere Anfangsdepot
   *[out] für die letzte Karte
}
event-reward-earned = { $who ->
    [you] Du bekommst { $amount } Gold { reward-why }.
    [opponent] Dein Gegner bekommt { $amount } Gold { reward-why }.
    [seat0] Platz 1 bekommt { $amount } Gold { reward-why }.
   *[seat1] Platz 2 bekommt { $amount } Gold { reward-why }.
}
event-reward-offered = { $who ->
    [you] Für dich liegen { $amount } Gold bereit ({ reward-why }).
    [opponent] Für deinen Gegner liegen { $amount } Gold bereit ({ reward-why }).
    [seat0] Für Platz 1 liegen { $amount } Gold bereit ({ reward-why }).
   *[seat1] Für Platz 2 liegen { $amount } Gold bereit ({ reward-why }).
}
event-reward-taken = { $who ->
    [you] Du nimmst dir { $amount } Gold Lohn.
    [opponent] Dein Gegner nimmt sich { $amount } Gold Lohn.
    [seat0] Platz 1 nimmt sich { $amount } Gold Lohn.
   *[seat1] Platz 2 nimmt sich { $amount } Gold Lohn.
}
event-reward-lapsed = { $who ->
    [you] Du hast vergessen, dir { $amount } Gold zu nehmen.
    [opponent] Dein Gegner hat vergessen, sich { $amount } Gold zu nehmen.
    [seat0] Platz 1 hat vergessen, sich { $amount } Gold zu nehmen.
   *[seat1] Platz 2 hat vergessen, sich { $amount } Gold zu nehmen.
}
event-call-waived = { $who ->
    [you] Du lässt es gelten.
    [opponent] Dein Gegner lässt es gelten.
    [seat0] Platz 1 lässt es gelten.
   *[seat1] Platz 2 lässt es gelten.
}
call-verdict = { $right ->
    [1] Zu Recht, eine Turmkarte wurde übersehen.
   *[other] Doch es wurde keine Turmkarte übersehen.
}
event-turm-called = { $who ->
    [you] Du rufst „TURM!“. { call-verdict }
    [opponent] Dein Gegner ruft „TURM!“. { call-verdict }
    [seat0] Platz 1 ruft „TURM!“. { call-verdict }
   *[seat1] Platz 2 ruft „TURM!“. { call-verdict }
}
event-card-taken-back = { $card } wird zurückgelegt ({ back-to }).
back-to = { $target ->
    [a] auf das Anfangsdepot
    [v] auf den Vorrat
   *[other] in Lager { $target }
}
event-stock-turned-back = { $who ->
    [you] Dein Vorrat wird wieder zum Zwischenlager.
    [opponent] Der Vorrat deines Gegners wird wieder zum Zwischenlager.
    [seat0] Der Vorrat von Platz 1 wird wieder zum Zwischenlager.
   *[seat1] Der Vorrat von Platz 2 wird wieder zum Zwischenlager.
}
event-gold-given-back = { $who ->
    [you] Du bekommst { $amount } bezahltes Gold zurück.
    [opponent] Dein Gegner bekommt { $amount } bezahltes Gold zurück.
    [seat0] Platz 1 bekommt { $amount } bezahltes Gold zurück.
   *[seat1] Platz 2 bekommt { $amount } bezahltes Gold zurück.
}
event-bonus-taken-back = { $who ->
    [you] Du gibst { $amount } Gold für das leere Anfangsdepot wieder her.
    [opponent] Dein Gegner gibt { $amount } Gold für das leere Anfangsdepot wieder her.
    [seat0] Platz 1 gibt { $amount } Gold für das leere Anfangsdepot wieder her.
   *[seat1] Platz 2 gibt { $amount } Gold für das leere Anfangsdepot wieder her.
}
event-fine-paid = { $who ->
    [you] Du zahlst deinem Gegner { $amount } Gold Strafe.
    [opponent] Dein Gegner zahlt dir { $amount } Gold Strafe.
    [seat0] Platz 1 zahlt Platz 2 { $amount } Gold Strafe.
   *[seat1] Platz 2 zahlt Platz 1 { $amount } Gold Strafe.
}
event-block-asked = { $who ->
    [you] Dein Zug ist vorbei; du kannst dein Zwischenlager noch blockieren.
    [opponent] Dein Gegner überlegt, ob er sein Zwischenlager blockiert.
    [seat0] Platz 1 überlegt, ob er sein Zwischenlager blockiert.
   *[seat1] Platz 2 überlegt, ob er sein Zwischenlager blockiert.
}
event-interim-store-blocked = { $who ->
    [you] Du blockierst dein Zwischenlager mit 1 Gold.
    [opponent] Dein Gegner blockiert sein Zwischenlager mit 1 Gold.
    [seat0] Platz 1 blockiert sein Zwischenlager mit 1 Gold.
   *[seat1] Platz 2 blockiert sein Zwischenlager mit 1 Gold.
}
event-block-waived = { $who ->
    [you] Du blockierst nicht.
    [opponent] Dein Gegner blockiert nicht.
    [seat0] Platz 1 blockiert nicht.
   *[seat1] Platz 2 blockiert nicht.
}
event-block-lifted = { $who ->
    [you] Dein Zwischenlager ist wieder offen; das Gold geht an die Bank.
    [opponent] Das Zwischenlager deines Gegners ist wieder offen; das Gold geht an die Bank.
    [seat0] Das Zwischenlager von Platz 1 ist wieder offen; das Gold geht an die Bank.
   *[seat1] Das Zwischenlager von Platz 2 ist wieder offen; das Gold geht an die Bank.
}
event-turn-ended = { $who ->
    [you] Dein Zug ist zu Ende.
    [opponent] Der Zug deines Gegners ist zu Ende.
    [seat0] Der Zug von Platz 1 ist zu Ende.
   *[seat1] Der Zug von Platz 2 ist zu Ende.
}
event-game-ended = Das Spiel ist aus; jetzt zählt das Gold.

## Wie es endet
outcome-out = jemand hat keine Karten mehr
outcome-stalemate = es ging nicht mehr voran

## Das Brett
board-turn = Zug { $turn } · Bank { $bank } Gold
board-you = Du
board-opponent = Gegner
board-seat = Platz { $number }
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
question-free = Du bist dran. Du kannst:
question-drawn = Wohin mit der gezogenen Karte?
question-block = Willst du dein Zwischenlager für 1 Gold blockieren?
question-answer = Dein Gegner hat „{ $action }“ gespielt. TURM! oder weiter (ok)?
question-pending = Für dich liegen { $count } Gold bereit. Du kannst:

## Die Zugkürzel
legend-tower = Karte auf einen Turm: a dein Anfangsdepot, z dein Zwischenlager, d gezogen, l3 Lager 3
legend-store = in Lager 5: um 1 niedriger, andere Farbe, oder ins leere Lager
legend-load = den Gegner beladen: gleiches Symbol, Nachbarwert
legend-draw = vom Vorrat ziehen
legend-put-away = gezogene Karte ablegen, beendet den Zug
legend-buy-out = 1 Gold: Depotkarte auf dein Zwischenlager
legend-pair = 1 Gold: die beiden obersten Karten verschieben

## Gegner
level-tower-1 = Lehrling
level-tower-2 = Geselle
level-tower-3 = Maurerin
level-tower-4 = Polier
level-tower-5 = Baumeisterin
level-tower-6 = Architekt
