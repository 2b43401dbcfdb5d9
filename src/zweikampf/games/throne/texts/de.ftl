### Duell um den Thron. `$who` ist you, opponent, seat0 oder seat1; `$card` ist ein Kartenkürzel wie G7.

title = Duell um den Thron
about = 52 Karten, fünf Fraktionen mit eigenen Fähigkeiten, zwei Phasen mit je dreizehn Runden.

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
    [seat0] Platz 1 spielt in der ersten Runde aus.
   *[seat1] Platz 2 spielt in der ersten Runde aus.
}
event-card-dealt = { $who ->
    [you] Du bekommst { $card }.
    [opponent] Dein Gegner bekommt eine Karte.
    [seat0] Platz 1 bekommt { $card }.
   *[seat1] Platz 2 bekommt { $card }.
}
event-card-turned-up = { $card } wird aufgedeckt.
event-card-led = { $who ->
    [you] Du spielst { $card } aus.
    [opponent] Dein Gegner spielt { $card } aus.
    [seat0] Platz 1 spielt { $card } aus.
   *[seat1] Platz 2 spielt { $card } aus.
}
event-card-followed = { $who ->
    [you] Du spielst { $card }.
    [opponent] Dein Gegner spielt { $card }.
    [seat0] Platz 1 spielt { $card }.
   *[seat1] Platz 2 spielt { $card }.
}
event-void-shown = { $who ->
    [you] Damit zeigst du, dass du { faction-none } hast.
    [opponent] Dein Gegner hat also { faction-none }.
    [seat0] Platz 1 hat also { faction-none }.
   *[seat1] Platz 2 hat also { faction-none }.
}
event-trick-won = { $who ->
    [you] Du gewinnst die Runde.
    [opponent] Dein Gegner gewinnt die Runde.
    [seat0] Platz 1 gewinnt die Runde.
   *[seat1] Platz 2 gewinnt die Runde.
}
event-upcard-recruited = { $who ->
    [you] { $card } wird dein Anhänger.
    [opponent] { $card } wird Anhänger deines Gegners.
    [seat0] { $card } wird Anhänger von Platz 1.
   *[seat1] { $card } wird Anhänger von Platz 2.
}
event-card-scored = { $who ->
    [you] { $card } kommt auf deinen Punktestapel.
    [opponent] { $card } kommt auf den Punktestapel deines Gegners.
    [seat0] { $card } kommt auf den Punktestapel von Platz 1.
   *[seat1] { $card } kommt auf den Punktestapel von Platz 2.
}
event-card-discarded = { $card } ist aus dem Spiel.
event-card-taken-down = { $who ->
    [you] Du nimmst { $card } verdeckt zu deinen Anhängern.
    [opponent] Dein Gegner nimmt eine verdeckte Karte.
    [seat0] Platz 1 nimmt { $card } verdeckt.
   *[seat1] Platz 2 nimmt { $card } verdeckt.
}
event-phase-two-began = { $who ->
    [you] Phase 2: Die Anhänger werden zu neuen Handkarten. Du spielst aus.
    [opponent] Phase 2: Die Anhänger werden zu neuen Handkarten. Dein Gegner spielt aus.
    [seat0] Phase 2: Die Anhänger werden zu neuen Handkarten. Platz 1 spielt aus.
   *[seat1] Phase 2: Die Anhänger werden zu neuen Handkarten. Platz 2 spielt aus.
}
event-game-ended = Die letzte Runde ist gespielt.

## Wie es endet
outcome-factions = nach Fraktionen
outcome-points = nach Punkten
outcome-draw = unentschieden

## Das Brett
board-hidden-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-phase = Phase { $phase }, Runde { $trick } von { $tricks }
board-recruiting = Anhänger rekrutieren
board-scoring = die Gunst der Fraktionen gewinnen
board-upcard = Aufgedeckt
board-trick = Ausgespielt
board-deck = Nachziehstapel
board-discard = Aus dem Spiel
board-followers = Anhänger
board-face-down = verdeckt
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
