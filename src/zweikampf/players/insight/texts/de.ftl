# Was Terminal und Browser über ein beendetes Spiel sagen.

## Was Glück war und was Spiel
insight-working = Wird ausgerechnet: Schritt { $done } von { $total } …
insight-play = { $better ->
    [you] Du hast besser gespielt
    [named] { $player } hat besser gespielt
   *[both] Beide haben etwa gleich gut gespielt
}
insight-gave = { $better ->
    [you] Nach diesen Schätzungen hast du weniger verschenkt
    [named] Nach diesen Schätzungen hat { $player } weniger verschenkt
   *[both] Nach diesen Schätzungen haben beide etwa gleich viel verschenkt
}
insight-verdict = { $luck ->
    [decided] { $play }, aber das Glück hat entschieden.
    [helped] { $play }, und das Glück hat geholfen.
    [fair] { $play }, und das Glück war gerecht verteilt.
    [beaten] { $play }, und das wog mehr als { $whose ->
        [you] dein Glück.
       *[other] das Glück von { $player }.
    }
    [drawn] { $play }, { $whose ->
        [you] du hattest
       *[other] { $player } hatte
    } mehr Glück, und das Spiel ging unentschieden aus.
    [start] { $play }, aber die Stellung am Anfang hat entschieden.
    [early] { $gave }; das Spiel endete vorzeitig.
   *[unexplained] { $gave }, aber der Rest ist zu groß, um zu sagen, was das Spiel entschieden hat.
}
insight-start = Gewinnchance am Anfang
insight-luck = Glück
insight-own-costs = Deine Kosten
insight-other-costs = Kosten von { $player }
insight-remainder = Rest
insight-result = Ergebnis
insight-adjusted = Ergebnis ohne Glück
insight-per-decision = { $who ->
    [you] Du
   *[other] { $player }
}: { $cost } Punkte je Entscheidung ({ $count } { $count ->
    [one] Entscheidung
   *[other] Entscheidungen
}){ $grade ->
    [flawless] , fast fehlerfrei gespielt.
    [strong] , stark gespielt.
    [solid] , solide gespielt.
    [loose] , nachlässig gespielt.
    [wild] , wild gespielt.
   *[none] .
}
insight-river-luck = Glück
insight-river-play = Spiel
insight-luckiest = { $who ->
    [you] Deine glücklichsten Momente
   *[named] Die glücklichsten Momente von { $player }
}
insight-unluckiest = { $who ->
    [you] Deine unglücklichsten Momente
   *[named] Die unglücklichsten Momente von { $player }
}
insight-costliest = { $who ->
    [you] Deine teuersten Entscheidungen
   *[named] Die teuersten Entscheidungen von { $player }
}
insight-deal = Die Verteilung der Karten.
insight-ply = Schritt { $ply }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}: { $what }
insight-move = { $move }, { $chance } % Gewinnchance
insight-played = { $move }.
insight-better = Besser: { $move }.
insight-line = Bestes Spiel danach: { $line }
insight-note = In Punkten: Hundertstel eines Sieges. Das Glück ist nach den wirklichen Karten geschätzt, Entscheidungen nach dem, was man damals wusste. Der Rest ist, was beides nicht erklärt.

## Was man wissen konnte
known-heading = Was { $who ->
    [you] du vor Schritt { $ply } wissen konntest
   *[named] { $player } vor Schritt { $ply } wissen konnte
}: wo jede verborgene Karte liegen kann, und wo sie lag.
known-nothing = Nichts war verborgen.
known-dealt = Geschätzt aus Welten, die zum Gesehenen passen.
known-chance = { $place } { $chance } %
known-truth = In Wirklichkeit { $place }: { $cards }
