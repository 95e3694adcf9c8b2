# Marquise de Cat: what the page says of them in the browser.

web-faction-marquise = Herrscht am Anfang fast überall, baut Sägemühlen, Werkstätten, Rekrutierer.
web-waiting-marquise-field-hospital = { $name } entscheidet über das Feldkrankenhaus.
root-web-costs = Kosten
root-web-buildings = Gebäude
root-web-actions = Aktionen
root-web-wood = Holz
root-web-sawmills = Sägemühlen
root-web-workshops = Werkstätten
root-web-recruiters = Rekrutierer
root-web-wood-on-map = Holz: { $count } auf dem Brett, { $left } im Vorrat
root-web-actions-left =
    { $count ->
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
root-web-moves-left =
    { $count ->
        [one] noch 1 Bewegung
       *[other] noch { $count } Bewegungen
    }
web-open-root-card-does-not-match = Keine deiner Handkarten passt dazu.
web-open-root-need-bird = Du hast keine Vogel-Karte auf der Hand.
web-open-root-no-sawmill = Dort steht keine Sägemühle, die Holz bekommen kann.
web-open-root-not-your-building = Das ist keines deiner Gebäude.
web-option-root-birds_buy_any_time = Eine Vogel-Karte bringt zwischen zwei Aktionen jederzeit eine weitere, nicht erst nach den dreien.
root-web-home-marquise =
    3 Lichtungen
    jede neben einer anderen
root-web-setup-marquise =
    Wähle drei Heimatlichtungen, jede neben einer anderen.
    In jede Heimat kommen zwei Krieger, in jede andere Lichtung einer.
    Stell die Festung in eine Heimat.
    Stell Sägemühle, Werkstatt und Rekrutierer in je eine Heimat.
root-done-at-marquise-actions = Zug beenden
root-done-within-marquise-actions = Bewegung { $at } von { $of }, fertig
root-done-at-marquise-field-hospital = Krieger nicht retten
root-cause-marquise-field-hospital = { $by ->
    [none] Gefallen in Lichtung { $clearing }: { $count ->
        [one] ein Krieger
       *[other] { $count } Krieger
      }.
   *[other] { $by-nom } { $by-person ->
        [plural] haben
       *[third] hat
      } dir { $count ->
        [one] einen Krieger
       *[other] { $count } Krieger
      } in Lichtung { $clearing } genommen.
  }
root-skip-marquise-actions = Keine Aktion mehr möglich
root-skip-marquise-field-hospital = Keine passende Karte für das Feldkrankenhaus
web-open-root-too-little-wood = Das Holz, das sich dorthin bringen lässt, reicht für kein Gebäude.
web-waiting-marquise-hospital-replaced = { $name } entscheidet über das Feldkrankenhaus.
root-done-at-marquise-hospital-replaced = Krieger nicht retten
root-cause-marquise-hospital-replaced = In Lichtung { $clearing } musste einer deiner Krieger einem anderen weichen.
root-skip-marquise-hospital-replaced = Keine passende Karte für das Feldkrankenhaus
