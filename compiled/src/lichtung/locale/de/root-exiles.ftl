# Der Stapel „Exilanten und Partisanen“: Karten, Ereignisse, Fragen, Aktionen, Ablehnungen.

root-option-deck-exiles = Exilanten und Partisanen

root-card-boat_builders = Bootsbauer
root-card-corvid_planners = Krähenplaner
root-card-eyrie_emigre = Dynastien-Auswanderer
root-card-saboteurs = Saboteure
root-card-soup_kitchens = Suppenküchen
root-card-false_orders = Falsche Befehle
root-card-fox_partisans = Fuchs-Partisanen
root-card-informants = Informanten
root-card-propaganda_bureau = Propagandabüro
root-card-charm_offensive = Charmeoffensive
root-card-coffin_makers = Sargmacher
root-card-rabbit_partisans = Hasen-Partisanen
root-card-swap_meet = Tauschmarkt
root-card-tunnels = Tunnel
root-card-league_of_adventurous_mice = Liga der abenteuerlustigen Mäuse
root-card-master_engravers = Meistergraveure
root-card-mouse_partisans = Maus-Partisanen
root-card-murine_broker = Mäusemakler

## Ereignisse

root-event-sabotaged = { $seat-nom } { $seat-person ->
    [second] sabotierst
    [plural] sabotieren
   *[third] sabotiert
  } { $victim-person ->
    [second] deine Karte „{ $card }“
   *[other] die Karte „{ $card }“ { $victim-gen }
  }
root-then-sabotaged = { $victim-person ->
    [second] deine Karte „{ $card }“
   *[other] die Karte „{ $card }“ { $victim-gen }
  } wird abgelegt
root-event-coffins-emptied = die Sargmacher schicken { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } nach Hause
root-then-coffins-emptied = { $count ->
    [one] ein Krieger kehrt heim
   *[other] { $count } Krieger kehren heim
  }
root-event-swapped-back = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } { $victim-dat } dafür { $card-known ->
    [no] eine Karte
   *[yes] „{ $card }“
  }
root-then-swapped-back = { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } dafür { $card-known ->
    [no] eine Karte
   *[yes] „{ $card }“
  }
root-event-emigrated = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } „{ $card }“ ab
root-event-persuaded = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $card }“ aus: In Lichtung { $clearing } weicht { $enemy-person ->
    [second] einer deiner Krieger
   *[other] ein Krieger { $enemy-gen }
  }{ $placed ->
    [0] { "" }
   *[other] , ein eigener rückt nach
  }
root-then-persuaded = für „{ $card }“ weicht in Lichtung { $clearing } { $enemy-person ->
    [second] einer deiner Krieger
   *[other] ein Krieger { $enemy-gen }
  }{ $placed ->
    [0] { "" }
   *[other] , ein eigener rückt nach
  }
root-event-item-laid-down = { $seat-nom } { $seat-person ->
    [second] drehst
    [plural] drehen
   *[third] dreht
  } { $item-acc } um
root-then-item-laid-down = { $seat-person ->
    [second] drehst
    [plural] drehen
   *[third] dreht
  } { $item-acc } um
root-event-fetched = { $seat-nom } { $seat-person ->
    [second] ziehst
    [plural] ziehen
   *[third] zieht
  } nicht, sondern { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } „{ $card }“ vom Ablagestapel

## Ablehnungen

root-refusal-nothing-to-sabotage = „{ $card }“ ist keine hergestellte Karte eines Gegners.
root-refusal-nobody-to-mislead = In Lichtung { $origin } stehen keine Krieger { $enemy-gen }.
root-refusal-persuade-suit = „{ $card }“ passt nicht zu Lichtung { $clearing }.
root-refusal-nobody-to-persuade = In Lichtung { $clearing } steht kein gegnerischer Krieger { $enemy-gen }.
root-refusal-nobody-to-place = Du hast keinen Krieger im Vorrat, der seinen Platz einnehmen könnte.
root-refusal-no-item-face-up = Von dieser Art liegt kein hergestellter Gegenstand aufgedeckt bei dir: { $item }.

## Entscheidungen

root-decision-sabotage = Welche Karte eines Gegners sabotierst du?
root-decision-swap-meet = Mit wem tauschst du?
root-decision-give-back = Welche Karte gibst du dafür?
root-decision-false-orders = Wessen Krieger schickst du wohin?
root-decision-emigre-moves = Wohin führt der Auswanderer deine Krieger?
root-decision-emigre-fights = Gegen wen kämpfst du dort?
root-decision-propaganda = Welche Karte gibst du aus, und welcher Krieger muss weichen?
root-decision-lay-down = Welchen Gegenstand drehst du um?
root-decision-adventure = Bewegst du dich, oder kämpfst du?
root-decision-charm = Wer bekommt den Siegpunkt?
root-decision-informants = Ziehst du, oder holst du dir einen Hinterhalt vom Ablagestapel?

## Aktionen

root-verb-sabotage = sabotieren
root-verb-mislead = wegschicken
root-verb-fetch = zurückholen
root-verb-persuade = überzeugen
root-verb-lay-down = umdrehen
root-action-sabotage = „{ $card }“ sabotieren
root-action-mislead = die Hälfte der Krieger { $enemy-gen } von Lichtung { $origin } nach { $dest } schicken
root-action-fetch = „{ $card }“ nehmen statt zu ziehen
root-action-persuade = „{ $card }“ ausgeben: in Lichtung { $clearing } weicht ein Krieger { $enemy-gen }
root-action-lay-down = { $item-acc } umdrehen

## Positionen

error-position-coffin = Auf den Sargmachern liegen Krieger, aber niemand hat sie ausliegen.
error-position-face-down = Hier liegen mehr Gegenstände umgedreht, als hergestellt sind.
