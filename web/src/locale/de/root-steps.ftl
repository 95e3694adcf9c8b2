# Root, Schritt für Schritt: was „fertig“ dort heißt, warum man gefragt wird, was übersprungen wird.

root-done-at-ambush = keinen Hinterhalt spielen
root-done-at-foil = nicht vereiteln
root-done-at-ask-effects = keine Karte einsetzen
root-done-at-first-cards = keine Karte benutzen
root-done-at-cards-due = keine weitere Karte benutzen
root-done-at-birdsong-cards = keine Karte benutzen
root-done-at-start-of-daylight = keine Karte benutzen
root-done-at-start-of-evening = keine Karte benutzen
root-done-at-pause = weiter, ohne davon Gebrauch zu machen
root-done-at-craft = Herstellen beenden
root-done-at-ferry = ohne die Fähre ziehen
root-done-at-treetop-built = auf einem anderen Bauplatz
root-done-at-treetop-lost = ein anderes ist gefallen
root-done-at-swap-orders = Befehle so lassen
root-done-at-emigre-moves = verzichten und die Karte ablegen
root-done-at-emigre-fights = nicht kämpfen und die Karte ablegen
root-done-at-informants = Karten ziehen

root-cause-ambush = { $attacker-nom } { $attacker-person ->
    [plural] greifen
   *[third] greift
  } dich in Lichtung { $clearing } an.
root-cause-foil = { $defender-nom } { $defender-person ->
    [plural] legen
   *[third] legt
  } dir in Lichtung { $clearing } einen Hinterhalt.
root-cause-ask-effects = { $attacker-nom } { $attacker-person ->
    [second] greifst
    [plural] greifen
   *[third] greift
  } { $defender-acc } in Lichtung { $clearing } an. Die Würfel sind gefallen.
root-cause-lose = { $remover-nom } { $remover-person ->
    [plural] treffen
   *[third] trifft
  } dich { $hits ->
    [one] einmal
   *[other] { $hits }-mal
  } im Kampf um Lichtung { $clearing }.
root-cause-ferry = Du ziehst von Lichtung { $origin } nach Lichtung { $dest }.

root-skip-ambush = Kein Hinterhalt auf der Hand
root-skip-foil = Nichts, was den Hinterhalt vereitelt
root-skip-craft = Nichts herzustellen
root-skip-pause = Keine Karte dafür auf der Hand
root-done-at-hireling-use = ohne das weiter
root-done-at-uprising-toll = keine passende Karte
