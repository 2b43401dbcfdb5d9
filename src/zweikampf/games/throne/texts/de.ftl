### Der leere Thron. `$who` ist you, opponent oder named (dann ist `$player` der Name und `$other` der des anderen); `$card` ist ein Kartenkürzel wie G7.

title = Der leere Thron
about = 52 Karten, fünf Fraktionen mit eigenen Fähigkeiten, zwei Phasen mit je dreizehn Runden.

## Die Lektion
lesson-welcome = Willkommen bei Hofe! Der Thron wird in zwei Phasen zu je 13 Runden gewonnen. Erst sammelst du Anhänger, dann gewinnen sie die fünf Fraktionen für dich. Das hier ist deine erste Hand (T3.1, T4.1).
lesson-follow = Dein Gegner spielt Zwerg 5 aus. Du hast Zwerge, also musst du einen davon zugeben (T6.1). Zu gewinnen gibt es die offene Karte, Zwerg 9: Der höhere Zwerg holt sie. Spiel Zwerg 7.
lesson-follow-hint = Erlaubt wäre das, aber gewinnen wir diese Runde auf die einfache Art: mit Zwerg 7.
lesson-won = Gewonnen! Zwerg 9 gehört zu deinen Anhängern und kommt in Phase 2 wieder (T4.4). Auch dein Gegner bekommt eine Karte, verdeckt die nächste vom Stapel (T4.5). Wer gewinnt, spielt als Nächster aus (T4.9).
lesson-lose = Du spielst aus, und zwar was du willst (T4.2). Zu holen ist aber nur Kobold 0, und schwächer als eine 0 ist nichts. Wer verliert, bekommt dafür eine Karte vom Stapel, und die kann nur besser sein. Spiel Zwerg 1 und verlier mit Absicht.
lesson-lose-hint = Das ginge, aber für diesen Preis ist eine gute Karte zu schade. Spiel diesmal Zwerg 1.
lesson-consolation = Ein schöner Trost: Oben auf dem Stapel lag Ritter 9, jetzt dein Anhänger. Nur du weißt davon (T4.5). Liegt etwas Schwaches offen, lohnt sich das Verlieren.
lesson-knight = Kobold 7 liegt, und du hast keine Kobolde: Du darfst spielen, was du willst (T6.2). Ritter sind Koboldjäger, selbst der kleinste schlägt jeden Kobold, dem er antwortet (T7.4). Spiel Ritter 2.
lesson-knight-hint = Ein Ritter schlägt den Kobold, und der kleinste reicht: Ritter 2. Die anderen hebst du auf.
lesson-undead = Du spielst aus. Untote sind in Phase 1 etwas Besonderes: Ausgespielte kommen sofort auf den Punktestapel dessen, der die Runde gewinnt (T4.6). Deinen Untoten 9 schlägt kein anderer Untoter. Spiel ihn aus.
lesson-undead-hint = Probier es mit den Untoten: Untote 9 ist von keinem anderen Untoten zu schlagen.
lesson-scored = Beide Untoten liegen jetzt auf deinem Punktestapel und zählen am Ende für dich. Alle anderen Karten, die du in Phase 1 spielst, sind verbraucht (T4.8). Überspringen wir ein paar Runden.
lesson-doppelganger = Ein paar Runden später. Um Kobold 9 zu holen, spielt dein Gegner Ritter 8 aus, und deine Ritter sind zu klein. Ein Doppelgänger darf immer gespielt werden und gilt als die ausgespielte Fraktion (T6.3, T7.5). Aus Doppelgänger 9 wird ein Ritter mit 9. Spiel ihn.
lesson-doppelganger-hint = Deine Ritter würden hier verlieren. Spiel Doppelgänger 9: Er steht für einen Ritter mit 9.
lesson-second-phase = Phase 2. Die 13 Anhänger, die du gesammelt hast, sind jetzt deine Hand (T5.1). Von nun an geht es um die gespielten Karten selbst: Wer die Runde gewinnt, nimmt beide (T5.4, T5.5).
lesson-dwarf = Mit einer Ausnahme: Zwerge halten zu den Geschlagenen und gehen an den Verlierer der Runde (T5.6). Mit ihnen willst du also verlieren. Spiel Zwerg 4 aus.
lesson-dwarf-hint = Sehen wir uns die Zwerge an: Spiel Zwerg 4 aus, den kleineren.
lesson-beaten = Zwerg 8 hat gewonnen, und beide Zwerge liegen auf deinem Punktestapel, weil du die Runde verloren hast (T5.6). Jetzt spielt dein Gegner aus.
lesson-win = Ritter 5 liegt. Ein höherer Ritter gewinnt, und beide Ritter kommen auf deinen Punktestapel (T5.5, T7.1). Spiel Ritter 7 oder Ritter 9.
lesson-win-hint = Hol dir diese Ritter mit Ritter 7 oder Ritter 9.
lesson-end = Eine Krone zeigt, wer von einer Fraktion mehr Karten hat; bei Gleichstand entscheidet die höchste (T8.1, T8.2). Wer mehr der fünf Fraktionen gewinnt, besteigt den Thron (T9.1). Mehr brauchst du nicht zu wissen: Spiel diese Partie zu Ende!

## Namen
faction-name = { $faction ->
    [D] Zwerge
    [G] Kobolde
    [K] Ritter
    [U] Untote
   *[X] Doppelgänger
}
faction-none = { $faction ->
    [D] keine Zwerge
    [G] keine Kobolde
    [K] keine Ritter
    [U] keine Untoten
   *[X] keine Doppelgänger
}
faction-title = { $faction ->
    [D] Zwerge
    [G] Kobolde
    [K] Ritter
    [U] Untote
   *[X] Doppelgänger
}
faction-one = { $faction ->
    [D] Zwerg
    [G] Kobold
    [K] Ritter
    [U] Untoter
   *[X] Doppelgänger
}
# Als Name einer Karte steht er in jedem Fall: „du nimmst Untoter 3“ wäre falsch.
faction-card = { $faction ->
    [D] Zwerg
    [G] Kobold
    [K] Ritter
    [U] Untote
   *[X] Doppelgänger
}
card-name = { faction-card } { $value }
power = { $faction ->
    [D] Phase 2: geht an den Verlierer der Runde
    [G] viele, davon fünf mit Wert 0
    [K] schlägt jeden Kobold, auf den er gespielt wird
    [U] Phase 1: zählt sofort für den Gewinner
   *[X] darf immer gespielt werden, zählt als ausgespielte Fraktion
}

## Optionen
option-victory = Wie man gewinnt
option-victory-most = meiste Fraktionen
option-victory-three = mindestens drei Fraktionen
option-leader = Startspieler
option-leader-random = zufällig
option-leader-0 = Platz 1
option-leader-1 = Platz 2

## Warum eine Karte nicht gespielt werden kann
leader-comes-first = Zuerst wird bestimmt, wer ausspielt.
leader-is-known = Wer ausspielt, steht schon fest.
card-was-seen = { $card } war schon zu sehen und kann nicht mehr vom Nachziehstapel kommen.
not-in-hand = Du hast { $card } nicht auf der Hand.
must-follow-doppelganger = Du hast einen Doppelgänger auf der Hand, und mit ihm musst du den Doppelgänger bedienen.
must-follow-faction = Du hast { faction-name } auf der Hand, also musst du damit bedienen oder einen Doppelgänger spielen.

## Was geschieht
event-leader-chosen = { $who ->
    [you] Du spielst in der ersten Runde aus.
    [opponent] Dein Gegner spielt in der ersten Runde aus.
   *[named] { $player } spielt in der ersten Runde aus.
}
event-card-dealt = { $who ->
    [you] Du bekommst { $card }.
    [opponent] Dein Gegner bekommt eine Karte.
   *[named] { $player } bekommt { $card }.
}
event-card-turned-up = { $card } wird aufgedeckt.
event-card-led = { $who ->
    [you] Du spielst { $card } aus.
    [opponent] Dein Gegner spielt { $card } aus.
   *[named] { $player } spielt { $card } aus.
}
event-card-followed = { $who ->
    [you] Du spielst { $card }.
    [opponent] Dein Gegner spielt { $card }.
   *[named] { $player } spielt { $card }.
}
event-void-shown = { $who ->
    [you] Damit zeigst du, dass du { faction-none } hast.
    [opponent] Dein Gegner hat also { faction-none }.
   *[named] { $player } hat also { faction-none }.
}
event-trick-began = { $who ->
    [you] Phase { $phase }, Runde { $trick }: Du spielst aus.
    [opponent] Phase { $phase }, Runde { $trick }: Dein Gegner spielt aus.
   *[named] Phase { $phase }, Runde { $trick }: { $player } spielt aus.
}
trick-why = { $why ->
    [none] {""}
    [knight] : Ein Ritter schlägt jeden Kobold
    [faction] : { $card } gehört nicht zur ausgespielten Fraktion
    [tie] : Bei gleichen Werten gewinnt die ausgespielte Karte
    [doppelganger] : { $card } zählt als ausgespielte Fraktion, und der höhere Wert gewinnt
   *[higher] : Von { $led } und { $card } gewinnt die höhere Karte
}
event-trick-won = { $who ->
    [you] Du gewinnst die Runde{ trick-why }.
    [opponent] Dein Gegner gewinnt die Runde{ trick-why }.
   *[named] { $player } gewinnt die Runde{ trick-why }.
}
event-upcard-recruited = { $who ->
    [you] { $card } wird dein Anhänger.
    [opponent] { $card } wird Anhänger deines Gegners.
   *[named] { $card } wird Anhänger von { $player }.
}
event-card-scored = { $who ->
    [you] { $card } kommt auf deinen Punktestapel.
    [opponent] { $card } kommt auf den Punktestapel deines Gegners.
   *[named] { $card } kommt auf den Punktestapel von { $player }.
}
event-card-discarded = { $card } ist aus dem Spiel.
event-card-taken-down = { $who ->
    [you] Du nimmst { $card } verdeckt zu deinen Anhängern.
    [opponent] Dein Gegner nimmt eine verdeckte Karte.
   *[named] { $player } nimmt { $card } verdeckt.
}
event-phase-two-began = { $who ->
    [you] Phase 2: Die Anhänger werden zu neuen Handkarten. Du spielst aus.
    [opponent] Phase 2: Die Anhänger werden zu neuen Handkarten. Dein Gegner spielt aus.
   *[named] Phase 2: Die Anhänger werden zu neuen Handkarten. { $player } spielt aus.
}
event-game-ended = Die letzte Runde ist gespielt.

## Wie es endet
outcome-factions = nach Fraktionen
outcome-points = nach Punkten
outcome-draw = unentschieden
ending-factions = { $who ->
    [you] Du hast mehr Fraktionen gewonnen, { $own }:{ $other }.
   *[named] { $player } hat mehr Fraktionen gewonnen, { $own }:{ $other }.
}
ending-points = { $who ->
    [you] Gleich viele Fraktionen; deine sind mehr Punkte wert, { $own }:{ $other }.
   *[named] Gleich viele Fraktionen; die von { $player } sind mehr Punkte wert, { $own }:{ $other }.
}
ending-draw = Niemand liegt vorn; Fraktionen { $own }:{ $other }.

## Das Protokoll
log-section = Phase { $phase }, Runde { $trick }
log-place = { $action ->
    [0] Phase { $phase }, Runde { $trick }
   *[other] Phase { $phase }, Runde { $trick }, Karte { $action }
}
log-back = Eine Runde zurück
log-on = Eine Runde weiter

## Das Brett
board-hidden-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-phase =
    { $trick ->
        [0] Phase { $phase }
       *[other] Phase { $phase }, Runde { $trick } von 13
    }
board-recruiting = Anhänger rekrutieren
board-scoring = die Gunst der Fraktionen gewinnen
board-upcard = Aufgedeckt
board-trick = Ausgespielt
board-deck = Nachziehstapel
board-discard = Aus dem Spiel
board-followers = Anhänger
board-face-down = verdeckt
board-hand = Deine Hand
last-trick = letzte Runde
board-score = Punktestapel
board-voids = Hat sicher
board-you = Du
board-opponent = Gegner
board-legal = Du kannst spielen
board-lead = Spiel eine beliebige Karte aus.
board-follow = Ausgespielt ist { $card }.
board-faction = Fraktion
board-points = Punkte
board-total = Fraktionen gewonnen
board-neutral = niemand
board-reason = Geht an
reason-more-cards = mehr Karten
reason-highest-card = gleich viele, höchste Karte
reason-no-cards = keine Karte mehr im Spiel
reason-only-zeros = gleich viele, alle mit Wert 0

## Gegner
level-throne-1 = Page
level-throne-2 = Knappe
level-throne-3 = Ritter
level-throne-4 = Marschall
level-throne-5 = Kanzlerin
level-throne-6 = Orakel

## Lösen
not-open-yet = In dieser Stellung sind noch Karten verborgen. Lösen lässt sich Throne ab dem Beginn von Phase 2.

## Stellungen, die es nicht geben kann
position-one-card = { $field }: Hier kann höchstens eine Karte liegen.
position-face-down = { $field }: Hier kann keine Karte verdeckt sein (~). Verdeckte Karten gibt es in Phase 1 unter den Gefolgsleuten (followers) und in Phase 2 auf der Hand.
position-factions = void: „{ $value }“ kann niemandem fehlen. Schreib einige der Buchstaben { $letters } in dieser Reihenfolge oder -.
position-dealing = phase=deal: Erst bekommt Platz 1 seine { $cards } Karten, dann Platz 2, und sonst liegt noch nichts auf dem Tisch.
position-no-leader = lead: Hier muss stehen, wer den Stich anspielt, 0 oder 1.
position-hands = hands: { $led ->
    [0] Beide Plätze brauchen gleich viele Karten
   *[other] Nach dem Anspiel hat, wer angespielt hat, eine Karte weniger als der andere Platz
}. Hier hat Platz 1 { $first } und Platz 2 { $second }.
position-hands-large = hands: Niemand hat mehr als { $most } Karten auf der Hand.
position-no-hands = hands: In Phase 1 haben beide Plätze noch Karten.
position-phase-2 = phase=2: Es gibt keine offene Karte, keine Gefolgsleute und keinen Stapel mehr.
position-followers = followers: Wer den Stich anspielt, hat so viele wie der andere Platz oder einen mehr. Hier hat Platz 1 { $first } und Platz 2 { $second }.
position-led-early = led: Vor dem Aufdecken der offenen Karte kann niemand anspielen.
position-deck = deck: An dieser Stelle müssen { $wanted } Karten übrig sein, es sind aber { $found }. Was aus dem Spiel ist, gehört in das Feld out.
position-void = void: Platz { $seat } hat eine Karte der Fraktion, die ihm fehlen soll.

## Am Prompt
moves-explained = Ein Zug ist eine Karte: der Buchstabe ihrer Fraktion und ihr Wert, etwa G7.

## Wo eine verborgene Karte liegt
place-opponent-hand = in der Hand des Gegners
place-opponent-face-down = verdeckt beim Gegner
place-deck = im Nachziehstapel

## Warum ein Tipp zu einer Karte rät
why-wins-trick = Damit ist die Runde gewonnen.
why-loses-trick = Damit ist die Runde verloren.
why-wins-upcard = Damit ist { $card } gewonnen.
why-leaves-upcard = { $who ->
    [named] Damit geht { $card } an { $other }; { $player } bekommt die nächste Karte vom Nachziehstapel.
   *[you] Damit überlässt du { $card } deinem Gegner; du bekommst die nächste Karte vom Nachziehstapel.
}
why-lowest-winner = { $who ->
    [named] Das ist die niedrigste Karte von { $player }, die hier gewinnt.
   *[you] Das ist deine niedrigste Karte, die hier gewinnt.
}
why-cannot-win = Keine Karte, die { $who ->
    [named] { $player } spielen darf
   *[you] du spielen darfst
}, gewinnt diese Runde.
why-undead-yours = { $count ->
    [one] Der Untote kommt
   *[other] Beide Untoten kommen
} sofort auf { $who ->
    [named] den Punktestapel von { $player }
   *[you] deinen Punktestapel
}.
why-undead-theirs = { $count ->
    [one] Der Untote kommt
   *[other] Beide Untoten kommen
} auf den Punktestapel { $who ->
    [named] von { $other }
   *[you] deines Gegners
}.
why-dwarves-yours = { $count ->
    [one] Der Zwerg geht an
   *[other] Beide Zwerge gehen an
} { $who ->
    [named] { $player }, weil die Runde verloren geht.
   *[you] dich, weil du die Runde verlierst.
}
why-dwarves-theirs = { $count ->
    [one] Der Zwerg geht aber an
   *[other] Beide Zwerge gehen aber an
} { $who ->
    [named] { $other }, weil { $player } die Runde gewinnt.
   *[you] deinen Gegner, der die Runde verliert.
}
why-beaten-by = { $count ->
    [one] Eine
   *[other] { $count }
} der { $total } Karten, die { $who ->
    [named] { $player } nicht gesehen hat
   *[you] du nicht gesehen hast
}, { $count ->
    [one] schlägt sie.
   *[other] schlagen sie.
}
why-unbeatable = { $who ->
    [named] { $other }
   *[you] Dein Gegner
} kann keine Karte haben, die sie schlägt.
why-wins-surely = { $who ->
    [named] { $other }
   *[you] Dein Gegner
} kann sie nicht schlagen.
why-loses-surely = { $who ->
    [named] { $other }
   *[you] Dein Gegner
} muss diese Runde gewinnen.
why-can-be-beaten = { $who ->
    [named] { $other }
   *[you] Dein Gegner
} kann sie mit { $card } schlagen.
why-secures = { $who ->
    [named] Danach hat { $player } sicher: { faction-name }.
   *[you] Danach sind dir sicher: { faction-name }.
}
why-gives-up = { $who ->
    [named] Danach hat aber { $other } sicher: { faction-name }.
   *[you] Danach sind deinem Gegner aber sicher: { faction-name }.
}

## Arten von Entscheidungen, für die Zahlen eines Spielers
kind-lead-1 = Ausspielen in Phase 1
kind-follow-1 = Antworten in Phase 1
kind-lead-2 = Ausspielen in Phase 2
kind-follow-2 = Antworten in Phase 2
