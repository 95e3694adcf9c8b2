# Root: Heuerlinge im Allgemeinen. Was jeder von ihnen sagt, steht in seinem eigenen Ordner.

root-verb-deal = Heuerling austeilen
root-verb-demote = Heuerling umdrehen
root-verb-deploy = Heuerling aufbauen
root-verb-take-on = anheuern
root-verb-control = Kontrollwurf
root-verb-hand-on = weitergeben
root-verb-employ = Heuerling einsetzen
root-verb-station = überall ein Krieger

root-action-deal = { $hireling }
root-action-demote = { $hireling }
root-action-deploy = aufbauen: { $hireling }
root-action-take-on = anheuern: { $hireling }
root-action-control = { $hireling }: { $count }
root-action-hand-on = { $hireling } an { $to }
root-action-employ = einsetzen: { $hireling }
root-action-station = überall einen Krieger dazusetzen

root-field-hireling = Welcher Heuerling?
root-field-to = An wen?

## Was geschieht

root-event-hireling-dealt = als Heuerling im Spiel: { $hireling }
root-event-hireling-demoted = umgedreht: { $hireling }
root-event-hireling-set-up = { $seat-nom } { $seat-person ->
    [third] baut
    [plural] bauen
   *[other] baust
  } einen Heuerling auf: { $hireling }
root-event-notice-taken = { $seat-nom } { $seat-person ->
    [third] nimmt
    [plural] nehmen
   *[other] nimmst
  } den Heuerlingshinweis von Feld { $space }
root-event-hired = { $seat-nom } { $seat-person ->
    [third] heuert
    [plural] heuern
   *[other] heuerst
  } { $hireling-acc } an
root-event-control-rolled = { $seat-nom } { $seat-person ->
    [third] legt
    [plural] legen
   *[other] legst
  } { $count ->
    [one] einen Kontrollmarker
   *[other] { $count } Kontrollmarker
  } auf { $hireling-acc }
root-event-control-spent = auf { $hireling-dat } { $left ->
    [0] liegt kein Kontrollmarker mehr
    [one] liegt noch ein Kontrollmarker
   *[other] liegen noch { $left } Kontrollmarker
  }
root-event-handed-on = { $seat-nom } { $seat-person ->
    [third] gibt
    [plural] geben
   *[other] gibst
  } { $hireling-acc } an { $to-acc } weiter
root-event-employed = { $seat-nom } { $seat-person ->
    [third] setzt
    [plural] setzen
   *[other] setzt
  } { $hireling-acc } ein
root-event-hireling-awake = { $seat-nom } { $seat-person ->
    [third] ruft
    [plural] rufen
   *[other] rufst
  } { $hireling-acc }
root-event-hireling-placed = in Lichtung { $clearing } { $count ->
    [one] kommt ein Krieger
   *[other] kommen { $count } Krieger
  } { $hireling-gen } dazu
root-event-hireling-piece-placed = in Lichtung { $clearing } kommt { $piece-a } dazu
root-event-hireling-pawn-moved = { $hireling-nom } { $hireling-person ->
    [third] kommt
   *[other] kommen
  } { $place-to }
root-event-hireling-card-spent = { $seat-nom } { $seat-person ->
    [third] gibt
    [plural] geben
   *[other] gibst
  } „{ $card }“ für { $hireling-acc } aus
root-event-waylaid = unterwegs von Lichtung { $origin } nach { $dest } { $seat-person ->
    [third] verliert
    [plural] verlieren
   *[other] verlierst
  } { $seat-nom } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  }

## Warum etwas nicht geht

root-refusal-hireling-not-yours = Du kontrollierst diesen Heuerling nicht: { $hireling }.
root-refusal-hireling-not-there = In Lichtung { $clearing } geht das nicht.
root-refusal-hireling-not-free = Dieser Heuerling liegt nicht im Vorrat: { $hireling }.
root-refusal-not-to-hand-on = Ein Heuerling geht an jemand anderen, nicht an { $to-acc }.
root-refusal-hireling-ready = Dieser Heuerling ist schon aufgebaut: { $hireling }.
root-refusal-hireling-by-day = Heuerlinge setzt du in deinem Tageslicht ein: { $hireling }.
root-refusal-hireling-used = Diesen Heuerling hast du in diesem Zug schon eingesetzt: { $hireling }.
root-refusal-hireling-no-work = Dieser Heuerling wird nicht im Tageslicht eingesetzt: { $hireling }.

## Entscheidungen

root-decision-hirelings-deal = Welche Heuerlinge sind im Spiel?
root-decision-hirelings-demote = Welcher Heuerling wird umgedreht?
root-decision-hireling-set-up = Welchen Heuerling baust du auf?
root-decision-hireling-hand-on = An wen gibst du diesen Heuerling weiter?
root-decision-hireling-hire = Welchen Heuerling heuerst du an?
root-decision-hireling-control = Der Kontrollwurf
root-decision-hirelings-wake = Vogelgesang: Welcher deiner Heuerlinge ist als Nächster dran?
root-decision-hireling-use = Dein Heuerling: Was tut er?
root-decision-hireling-post = Der Vorrat reicht nicht für alle: Wohin kommt der nächste Krieger?
root-decision-hireling-roll = Der Wurf des Heuerlings
root-prompt-hireling-use = Wie setzt du { $hireling-acc } ein?
root-prompt-hireling-hand-on = An wen gibst du { $hireling-acc } weiter?

## Was Heuerlinge anderer anrichten können

root-threat-hired-razes =
    Kann dir mit { $hireling-dat } { $pieces ->
        [one] ein Gebäude oder Plättchen
       *[other] { $pieces } Gebäude und Plättchen
    } in Lichtung { $clearing } nehmen: { $hits ->
        [one] ein Treffer.
       *[other] bis zu { $hits } Treffer.
    }
root-threat-hired-attacks =
    Kann dich mit { $hireling-dat } in Lichtung { $clearing } angreifen: { $hits ->
        [one] ein Treffer.
       *[other] bis zu { $hits } Treffer.
    }

## Auf dem Tableau der Heuerlinge

root-mat-hirelings-sides = Seite oben
root-mat-hirelings-ready = aufgebaut
root-mat-hirelings-markers = Kontrollmarker
root-mat-hirelings-used = in diesem Zug eingesetzt
root-mat-hirelings-notices = Heuerlingshinweise auf der Siegpunkteleiste
root-mat-hirelings-owed = Heuerlinge zu nehmen

## Fehler in einem Aufbau

## Am Terminal

root-about-deal = drei Heuerlinge kommen ins Spiel
root-about-demote = ein Heuerling liegt mit der anderen Seite oben
root-about-deploy = einen der Heuerlinge nach seiner Karte aufbauen
root-about-take-on = einen Heuerling aus dem Vorrat nehmen
root-about-control = wie viele Kontrollmarker er bekommt
root-about-hand-on = einen Heuerling ohne Marker an jemand anderen geben
root-about-employ = einen Heuerling einsetzen, den du kontrollierst
root-about-station = ein Krieger des Heuerlings an jeden seiner Orte
root-table-hireling-free = Heuerling im Vorrat: { $hireling }
root-table-hireling-held = Heuerling { $hireling }: { $seat }, { $count ->
    [one] ein Kontrollmarker
   *[other] { $count } Kontrollmarker
  }
root-table-hireling-notices = Heuerlingshinweise auf der Siegpunkteleiste: { $spaces }

## In einem Aufbau
