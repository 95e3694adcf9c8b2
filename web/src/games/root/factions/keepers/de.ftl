# Eisenwächter: was die Seite im Browser von ihnen sagt.

web-faction-keepers = Graben in den Wäldern Relikte aus und tragen sie heim, mit einem Gefolge aus Karten, das Zug für Zug handelt.
root-web-retinue = Gefolge
root-web-relics = Gesicherte Relikte
root-web-relics-fact = Relikte
root-web-camps = Lagerplätze übrig
web-waiting-keepers-carry = { $name } wählt, welche Relikte mitkommen.
web-waiting-keepers-toll = { $name } wählt, was die Räuber bekommen.
web-waiting-keepers-trophy = { $name } wählt einen Wald für das Relikt.
web-open-root-retinue-suit = Keine Karte dieser Spalte passt zu dieser Lichtung.
web-open-root-retinue-no-move = Von dort kann sich keiner deiner Krieger wegbewegen.
web-open-root-nothing-to-delve = Dort kannst du weder gegen einen Gegner kämpfen noch ein Relikt ausgraben.
web-open-root-nothing-to-recover = Von dort kannst du weder wegziehen noch ein Relikt sichern.
web-open-root-no-keeper-there = Dort steht kein Krieger von dir, der einem Lagerplatz weichen könnte.
web-open-root-no-waystation = Dort hast du keinen Lagerplatz.
web-open-root-recruit-suit = Keine deiner Handkarten passt zu dieser Lichtung.
root-web-home-keepers =
    2 Lichtungen nebeneinander
    am Rand, fern von anderen
root-web-setup-keepers =
    In jedem Wald liegt verdeckt ein Relikt.
    Wähle zwei Heimatlichtungen; in jede kommen vier Krieger.
    Die übrigen Relikte kommen in entfernte Wälder.
    In jeder Spalte liegt ein Treuer Vasall.
root-done-at-keepers-encamp = keine Lager mehr aufschlagen
root-done-at-keepers-decamp = keine Lager mehr abbrechen
root-done-at-keepers-recruit = Vogelgesang beenden
root-done-at-keepers-column-1 = weiter zu „Kämpfen, dann Ausgraben“
root-done-at-keepers-column-2 = weiter zu „Bewegen oder Sichern“
root-done-at-keepers-column-3 = Tageslicht beenden
root-done-at-keepers-toll = einen Krieger
root-done-at-keepers-carry = kein Relikt mehr
root-done-at-keepers-delve = nichts ausgraben
root-done-at-keepers-recover = nichts mehr sichern
root-done-at-keepers-gather = das Gefolge ist vollständig
root-cause-keepers-toll = Krieger ziehen von Lichtung { $origin } nach { $dest }, an Räubern vorbei.
root-cause-keepers-carry = Krieger ziehen von Lichtung { $origin } nach { $dest }.
