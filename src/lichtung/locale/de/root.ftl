# Root: Klassen, Gegenstände, Karten, und was alle Parteien gemeinsam haben.
# Namen haben Formen: .nom, .acc, .dat, .gen mit Artikel, .person für das Verb, .a und .many zum Zählen.
# Ereignisse (event) stehen allein, Folgen (then) hinter ihrer Ursache; den Punkt am Ende setzt die Zeile.

root-title = Root

## Klassen, Gegenstände

root-suit-fox = Fuchs
    .of = Fuchs
    .all = die Füchse
    .their = der Füchse
root-suit-rabbit = Hase
    .of = Hasen
    .all = die Hasen
    .their = der Hasen
root-suit-mouse = Maus
    .of = Maus
    .all = die Mäuse
    .their = der Mäuse
root-suit-bird = Vogel
    .of = Vogel
    .all = die Vögel
    .their = der Vögel
root-item-boots = Stiefel
    .nom = ein Paar Stiefel
    .acc = ein Paar Stiefel
root-item-bag = Beutel
    .nom = ein Beutel
    .acc = einen Beutel
root-item-crossbow = Armbrust
    .nom = eine Armbrust
    .acc = eine Armbrust
root-item-hammer = Hammer
    .nom = ein Hammer
    .acc = einen Hammer
root-item-sword = Schwert
    .nom = ein Schwert
    .acc = ein Schwert
root-item-tea = Tee
    .nom = ein Tee
    .acc = einen Tee
root-item-coin = Münzen
    .nom = eine Münze
    .acc = eine Münze
root-item-torch = Fackel
    .nom = eine Fackel
    .acc = eine Fackel
root-effect-field-hospital = Feldkrankenhaus
root-effect-outrage = Empörung
root-effect-base-lost = Verlust des Stützpunkts
root-effect-protector = Hilfe des Schiedsrichters
root-card-hidden = eine Karte

## Karten

root-card-ambush_bird = Hinterhalt! (Vogel)
root-card-dominance_bird = Dominanz (Vogel)
root-card-arms_trader = Waffenhändler
root-card-birdy_bindle = Vogelbündel
root-card-crossbow_bird = Armbrust (Vogel)
root-card-woodland_runners = Waldlandläufer
root-card-armorers = Rüstungsschmiede
root-card-brutal_tactics = Brutale Taktik
root-card-royal_claim = Königlicher Anspruch
root-card-sappers = Sappeure
root-card-ambush_fox = Hinterhalt! (Fuchs)
root-card-dominance_fox = Dominanz (Fuchs)
root-card-favor_fox = Gunst der Füchse
root-card-anvil = Amboss
root-card-foxfolk_steel = Fuchsvolk-Stahl
root-card-gently_used_knapsack = Wenig gebrauchter Rucksack
root-card-protection_racket = Schutzgelderpressung
root-card-root_tea_fox = Wurzeltee (Fuchs)
root-card-travel_gear_fox = Reiseausrüstung (Fuchs)
root-card-stand_and_deliver = Geld oder Leben!
root-card-tax_collector = Steuereintreiber
root-card-ambush_rabbit = Hinterhalt! (Hase)
root-card-dominance_rabbit = Dominanz (Hase)
root-card-favor_rabbit = Gunst der Hasen
root-card-a_visit_to_friends = Besuch bei Freunden
root-card-bake_sale = Kuchenverkauf
root-card-root_tea_rabbit = Wurzeltee (Hase)
root-card-smugglers_trail = Schmugglerpfad
root-card-better_burrow_bank = Bessere Baubank
root-card-cobbler = Schuster
root-card-command_warren = Kommando-Gehege
root-card-ambush_mouse = Hinterhalt! (Maus)
root-card-dominance_mouse = Dominanz (Maus)
root-card-favor_mouse = Gunst der Mäuse
root-card-crossbow_mouse = Armbrust (Maus)
root-card-investments = Investitionen
root-card-mouse_in_a_sack = Maus im Sack
root-card-root_tea_mouse = Wurzeltee (Maus)
root-card-sword_mouse = Schwert
root-card-travel_gear_mouse = Reiseausrüstung (Maus)
root-card-codebreakers = Codeknacker
root-card-scouting_party = Spähtrupp

## Ereignisse

root-event-first-player = { $seat-nom } { $seat-person ->
    [second] beginnst
    [plural] beginnen
   *[third] beginnt
  }
root-event-turn-began = { $seat-person ->
    [second] dein Zug { $turn }
   *[other] Zug { $turn }: { $seat }
  }
root-event-drew = { $seat-nom } { $seat-person ->
    [second] ziehst
    [plural] ziehen
   *[third] zieht
  } { $known ->
    [0] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }
   *[other] { $cards }
  }
root-event-drew-each = „{ $card }“
root-then-drew = { $own ->
    [0] { $seat-nom }{" "}
   *[1] {""}
  }{ $seat-person ->
    [second] ziehst
    [plural] ziehen
   *[third] zieht
  } { $known ->
    [0] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }
   *[other] { $cards }
  }
root-event-drew-openly = { $seat-nom } { $seat-person ->
    [second] ziehst
    [plural] ziehen
   *[third] zieht
  } { $cards }, offen für alle
root-event-drew-openly-each = „{ $card }“
root-event-reshuffled = der Ablagestapel ist gemischt und wird zum Nachziehstapel
root-then-reshuffled = der Ablagestapel ist gemischt und wird zum Nachziehstapel
root-event-discarded = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } { $cards } ab
root-event-discarded-each = „{ $card }“
root-event-stolen = { $seat-nom } { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } { $victim-dat } blind { $card-known ->
    [no] eine Karte
   *[yes] „{ $card }“
  }
root-then-stolen = { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } { $victim-dat } blind { $card-known ->
    [no] eine Karte
   *[yes] „{ $card }“
  }
root-event-hand-seen = { $seat-nom } { $seat-person ->
    [second] siehst dir
    [plural] sehen sich
   *[third] sieht sich
  } { $victim-person ->
    [second] deine Hand
   *[other] die Hand { $victim-gen }
  } an
root-then-hand-seen = { $seat-person ->
    [second] siehst dir
    [plural] sehen sich
   *[third] sieht sich
  } { $victim-person ->
    [second] deine Hand
   *[other] die Hand { $victim-gen }
  } an
root-event-moved = { $seat-nom } { $seat-person ->
    [second] ziehst
    [plural] ziehen
   *[third] zieht
  } mit { $count ->
    [one] einem Krieger
   *[other] { $count } Kriegern
  } { $origin-person ->
    [area] aus { $origin-dat } nach Lichtung { $dest }
   *[other] von Lichtung { $origin } { $dest-person ->
        [area] in { $dest-acc }
       *[other] nach { $dest }
      }
  }
root-then-moved = { $seat-person ->
    [second] ziehst
    [plural] ziehen
   *[third] zieht
  } mit { $count ->
    [one] einem Krieger
   *[other] { $count } Kriegern
  } { $origin-person ->
    [area] aus { $origin-dat } nach { $dest }
   *[other] von { $origin } { $dest-person ->
        [area] in { $dest-acc }
       *[other] nach { $dest }
      }
  }
root-event-fought = { $seat-nom } { $seat-person ->
    [second] greifst
    [plural] greifen
   *[third] greift
  } { $defender-acc } in Lichtung { $clearing } an
root-then-fought = { $seat-person ->
    [second] greifst
    [plural] greifen
   *[third] greift
  } { $defender-acc } in { $clearing } an
root-event-ambushed = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } einen Hinterhalt („{ $card }“)
root-then-ambushed = { $seat-nom } { $seat-person ->
    [second] legst
    [plural] legen
   *[third] legt
  } einen Hinterhalt
root-event-foiled = { $seat-nom } { $seat-person ->
    [second] vereitelst
    [plural] vereiteln
   *[third] vereitelt
  } den Hinterhalt („{ $card }“)
root-then-foiled = { $seat-nom } { $seat-person ->
    [second] vereitelst
    [plural] vereiteln
   *[third] vereitelt
  } ihn
root-event-hit-ignored = { $seat-nom } { $seat-person ->
    [second] ignorierst
    [plural] ignorieren
   *[third] ignoriert
  } in Lichtung { $clearing } einen Treffer
root-then-hit-ignored = { $seat-nom } { $seat-person ->
    [second] ignorierst
    [plural] ignorieren
   *[third] ignoriert
  } einen Treffer
root-event-ruins-stocked = unter jeder Ruine liegt ein Gegenstand, den niemand kennt
root-event-ruins-stocked-again = unter jeder Ruine liegt noch ein zweiter Gegenstand, den niemand kennt
root-event-broken-off = in Lichtung { $clearing } steht kein Angreifer mehr, der Kampf ist aus
root-then-broken-off = kein Angreifer steht mehr, der Kampf ist aus
root-event-rolled = die Würfel zeigen { $high } und { $low }, { $attacker-nom } { $attacker-person ->
    [second] triffst
    [plural] treffen
   *[third] trifft
  } { $hits ->
    [0] nicht
    [one] einmal
   *[other] { $hits }-mal
  }, { $defender-nom } { $suffered ->
    [0] nicht
    [one] einmal
   *[other] { $suffered }-mal
  }
root-then-rolled = ({ $hits } zu { $suffered })
root-then-rolled-late = dann { $hits } zu { $suffered }
root-event-warriors-removed = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  } in Lichtung { $clearing }
root-event-marker-removed = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $marker-known ->
    [no] ein verdecktes Plättchen
   *[yes] ein Plättchen ({ $marker })
  } in Lichtung { $clearing }
root-event-piece-removed = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $count ->
    [one] { $piece-a }
   *[other] { $count } { $piece-many }
  } in Lichtung { $clearing }
root-then-lost = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $lost }
root-then-lost-too = { $seat-nom } { $lost }
root-then-both-lost = { $seat-person ->
    [second] ihr verliert beide
   *[other] { $other-person ->
        [second] ihr verliert beide
       *[other] beide verlieren
      }
  } { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  }
root-some-warriors = { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
  }
root-some-piece = { $count ->
    [one] { $piece-a }
   *[other] { $count } { $piece-many }
  }
root-some-marker = { $count ->
    [one] { $marker-known ->
        [no] ein verdecktes Plättchen
       *[yes] ein Plättchen ({ $marker })
      }
   *[other] { $marker-known ->
        [no] { $count } verdeckte Plättchen
       *[yes] { $count } Plättchen ({ $marker })
      }
  }
root-event-card-used = { $seat-nom } { $seat-person ->
    [second] setzt
    [plural] setzen
   *[third] setzt
  } „{ $card }“ ein
root-then-card-used = { $seat-nom } { $seat-person ->
    [second] setzt
    [plural] setzen
   *[third] setzt
  } „{ $card }“ ein
root-event-crafted = { $seat-nom } { $seat-person ->
    [second] stellst
    [plural] stellen
   *[third] stellt
  } „{ $card }“ her
root-then-made-item = { $item-nom }
root-then-made-lasting = die Karte bleibt im Spiel
root-event-favor = { $seat-nom } { $seat-person ->
    [second] spielst
    [plural] spielen
   *[third] spielt
  } die Gunst { $suit-their }
root-then-favor = alle Gegner verschwinden aus den { $suit-of }-Lichtungen
root-event-scored = { $seat-nom } { $seat-person ->
    [second] bekommst
    [plural] bekommen
   *[third] bekommt
  } { $count ->
    [one] einen Siegpunkt
   *[other] { $count } Siegpunkte
  }, jetzt { $total }
root-event-lost-points = { $seat-nom } { $seat-person ->
    [second] verlierst
    [plural] verlieren
   *[third] verliert
  } { $count ->
    [one] einen Siegpunkt
   *[other] { $count } Siegpunkte
  }, noch { $total }
root-points = { $own ->
    [0] { $seat-nom } { $seat-person ->
        [second] bekommst
        [plural] bekommen
       *[third] bekommt
      } { $count ->
        [one] einen Siegpunkt
       *[other] { $count } Siegpunkte
      }
   *[1] +{ $count }
  }, jetzt { $total }
root-points-lost = { $own ->
    [0] { $seat-nom } { $seat-person ->
        [second] verlierst
        [plural] verlieren
       *[third] verliert
      } { $count ->
        [one] einen Siegpunkt
       *[other] { $count } Siegpunkte
      }
   *[1] −{ $count }
  }, noch { $total }
root-event-won-by-points = { $seat-nom } { $seat-person ->
    [second] gewinnst
    [plural] gewinnen
   *[third] gewinnt
  }: 30 Siegpunkte sind erreicht!
root-event-dominance-activated = { $seat-nom } { $seat-person ->
    [second] setzt
    [plural] setzen
   *[third] setzt
  } auf „{ $card }“: Siegpunkte zählen für { $seat-acc } nicht mehr
root-event-won-by-dominance = { $seat-nom } { $seat-person ->
    [second] gewinnst
    [plural] gewinnen
   *[third] gewinnt
  } mit „{ $card }“!
root-event-dominance-taken = { $seat-nom } { $seat-person ->
    [second] nimmst
    [plural] nehmen
   *[third] nimmt
  } „{ $taken }“ und { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } „{ $spent }“ dafür aus

## Ablehnungen

root-refusal-no-slot = In Lichtung { $clearing } ist kein Bauplatz frei.
root-refusal-not-a-clearing = Für dich ist das keine Lichtung: { $clearing }.
root-refusal-no-path = Von Lichtung { $origin } führt kein Weg nach Lichtung { $dest }.
root-refusal-too-few-to-move =
    { $count ->
        [0] In Lichtung { $origin } hast du keine Krieger, die sich bewegen könnten.
        [one] In Lichtung { $origin } hast du einen Krieger: Mindestens einer muss sich bewegen, und mehr sind nicht da.
       *[other] In Lichtung { $origin } hast du { $count } Krieger: Mindestens einer muss sich bewegen, und mehr sind nicht da.
    }
root-refusal-must-rule = Du beherrschst weder Lichtung { $origin } noch Lichtung { $dest }.
root-refusal-no-fighters = In Lichtung { $clearing } hast du niemanden, der kämpfen könnte.
root-refusal-not-oneself = Gegen dich selbst kannst du nicht kämpfen.
root-refusal-not-an-enemy = Du und { $defender-nom } seid in einem Bündnis und könnt nicht gegeneinander kämpfen.
root-refusal-enemies-only = Diese Karte gilt nur Gegnern, nicht deinem Bündnispartner.
root-refusal-defender-absent = In Lichtung { $clearing } gibt es keinen Marker { $defender-gen }.
root-refusal-not-their-own = In Lichtung { $clearing } stehen nur Söldner, und gegen ihre eigene Partei kämpfen sie nicht.
root-refusal-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
root-refusal-not-craftable = „{ $card }“ lässt sich nicht herstellen.
root-refusal-crafted-already = „{ $card }“ liegt schon in deinem Spielbereich.
root-refusal-item-gone = Im Vorrat fehlt: { $item }.
root-refusal-too-few-crafters = Für „{ $card }“ reichen deine Herstellungsmarker in diesem Zug nicht.
root-refusal-no-dominance-card = „{ $card }“ ist keine Dominanz-Karte auf deiner Hand.
root-refusal-too-few-points =
    { $count ->
        [one] Eine Dominanz-Karte braucht 10 Siegpunkte; du hast einen.
       *[other] Eine Dominanz-Karte braucht 10 Siegpunkte; du hast { $count }.
    }
root-refusal-dominance-active = Du hast schon eine Dominanz-Karte ausliegen. Sie bleibt.
root-refusal-not-available = „{ $card }“ liegt nicht verfügbar neben dem Spielbrett.
root-refusal-must-spend-suit = Für „{ $card }“ musst du eine Handkarte ihrer Klasse ausgeben.
root-refusal-not-in-play = „{ $card }“ liegt nicht in deinem Spielbereich.
root-refusal-other-phase = Das gehört in die Phase „{ $phase }“.
root-refusal-comes-later = Das kommt in dieser Phase erst später.
root-refusal-came-before = Das war in dieser Phase schon früher dran.
root-refusal-own-turn = Das geht erst in deinem eigenen Zug, in der Phase „{ $phase }“.
root-refusal-not-yours = Diese Aktion hat deine Partei nicht.
root-refusal-wrong-time = „{ $card }“ hilft dir jetzt nicht.
root-refusal-used-already = „{ $card }“ hast du in diesem Zug schon benutzt.
root-refusal-no-use = „{ $card }“ könnte jetzt nichts bewirken.

## Entscheidungen

root-decision-first-player = Wer beginnt?
root-decision-draw = Eine Karte wird gezogen.
root-decision-steal = Eine Karte wird blind aus der Hand gezogen.
root-decision-roll = Die Würfel fallen.
root-decision-order = Mehreres geschieht zugleich. Was kommt zuerst?
root-decision-order-own = Deine Verluste lösen mehreres aus. Was kommt zuerst?
root-decision-order-sides = Beide Seiten haben Verluste, die etwas auslösen. Wer kommt zuerst?
root-decision-first-cards = Der Vogelgesang beginnt: Benutzt du eine deiner Karten?
root-decision-cards-due = Der Vogelgesang beginnt: Benutzt du eine deiner Karten, bevor wirkt, was wirken muss?
root-decision-ambush = Du wirst angegriffen. Spielst du einen Hinterhalt?
root-decision-foil = Ein Hinterhalt! Vereitelst du ihn?
root-decision-ask-effects = Setzt du nach dem Würfeln eine deiner Karten ein?
root-decision-lose = Du nimmst Treffer. Was verlierst du?
root-decision-craft = Willst du etwas herstellen?
root-decision-pay-any = Welche Herstellungsmarker setzt du ein?
root-decision-pause = Bevor es weitergeht: Machst du von dem Gebrauch, was die Regeln anderer dir erlauben?
root-decision-birdsong-cards = Vogelgesang: Benutzt du eine deiner Karten?
root-decision-start-of-daylight = Das Tageslicht beginnt: Benutzt du eine deiner Karten?
root-decision-start-of-evening = Der Abend beginnt: Benutzt du eine deiner Karten?
root-decision-victim = Wen trifft es?
root-decision-taxed = Welche Lichtung zahlt mit einem Krieger?
root-decision-bank = Wer zieht mit dir eine Karte?
root-decision-granted-battle = Wo und gegen wen kämpfst du?
root-decision-granted-move = Wohin bewegst du dich?
root-decision-hand-limit = Du hast mehr als fünf Karten auf der Hand. Welche legst du ab?

## Aktionen: Name der Gruppe, dann der ganze Satz

root-verb-done = fertig
root-verb-move = bewegen
root-verb-battle = kämpfen
root-verb-ambush = Hinterhalt legen
root-verb-foil = vereiteln
root-verb-roll = würfeln
root-verb-use = Karte benutzen
root-verb-lose = verlieren
root-verb-craft = herstellen
root-verb-pay = einsetzen
root-verb-draw = ziehen
root-verb-discard = ablegen
root-verb-dominance = Dominanz ausspielen
root-verb-claim = Dominanz nehmen
root-verb-order = Reihenfolge
root-verb-first = beginnen
root-verb-give = geben
root-verb-steal = stehlen
root-verb-target = Spieler wählen
root-verb-at = Lichtung wählen
root-verb-walk = gehen
root-verb-build = bauen
root-verb-recruit = rekrutieren
root-verb-overwork = Überstunden
root-verb-wood = Holz nehmen
root-verb-hurry = Aktion kaufen
root-verb-decree = ins Dekret
root-verb-resolve = Dekret ausführen
root-verb-turmoil = Aufruhr
root-verb-leader = Anführer wählen
root-verb-revolt = revoltieren
root-verb-spread = Sympathie verbreiten
root-verb-mobilize = mobilisieren
root-verb-train = ausbilden
root-verb-enlist = rekrutieren
root-verb-organize = organisieren
root-verb-supporter = Anhänger ausgeben
root-verb-show = Hand zeigen
root-verb-aid = helfen
root-verb-bring = Alliierte mitnehmen
root-verb-call = Alliierte rufen
root-verb-damage = beschädigen
root-verb-draw-two = zwei Karten ziehen
root-verb-drop = zurücklassen
root-verb-exhaust = erschöpfen
root-verb-explore = erkunden
root-verb-hide = Unterschlupf
root-verb-instigate = anstiften
root-verb-join = Bündnis
root-verb-labor = Tagarbeit
root-verb-play-as = Charakter wählen
root-verb-protect = Schutz anwerben
root-verb-quest = Aufgabe erledigen
root-verb-refresh = auffrischen
root-verb-repair = reparieren
root-verb-reveal = Aufgabe aufdecken
root-verb-rob = stehlen
root-verb-sacrifice = Alliierte opfern
root-verb-scorch = verbrannte Erde
root-verb-score-quests = Aufgaben werten
root-verb-shoot = scharfschießen (Marker)
root-verb-shoot-token = scharfschießen (verdeckte Plättchen)
root-verb-slip = schleichen
root-verb-stock = Ruine bestücken
root-verb-strike = scharfschießen
root-verb-take = Gegenstand nehmen

root-about-done = nichts mehr, weiter
root-about-move = Krieger in eine benachbarte Lichtung
root-about-battle = einen Kampf beginnen
root-about-use = eine Karte aus deinem Spielbereich
root-about-craft = eine Karte deiner Hand herstellen
root-about-dominance = nie wieder Siegpunkte, dafür ein anderer Weg zum Sieg
root-about-claim = eine verfügbare Dominanz-Karte auf die Hand nehmen

root-action-done = fertig
root-action-move =
    { $count ->
        [one] einen Krieger
       *[other] { $count } Krieger
    } { $origin-person ->
        [area] aus { $origin-dat } nach Lichtung { $dest }
       *[other] von Lichtung { $origin } { $dest-person ->
            [area] in { $dest-acc }
           *[other] nach { $dest }
        }
    } bewegen
root-action-battle = in Lichtung { $clearing } gegen { $defender-acc } kämpfen
root-action-ambush = „{ $card }“ spielen
root-action-foil = mit „{ $card }“ vereiteln
root-action-roll = Würfel { $high } und { $low }
root-action-stock = unter den ersten drei Ruinen: { $first }, { $second }, { $third }
root-action-use = „{ $card }“ benutzen
root-action-lose = { $piece } verlieren
root-action-craft = „{ $card }“ herstellen
root-action-pay = Marker der Klasse { $suit } einsetzen
root-action-draw = { $card } ziehen
root-action-discard = „{ $card }“ ablegen
root-action-dominance = „{ $card }“ ausspielen
root-action-claim = „{ $taken }“ nehmen und „{ $spent }“ ausgeben
root-action-order = zuerst: { $effect }, Lichtung { $clearing }
root-action-first = { $seat-nom } { $seat-person ->
    [plural] beginnen
   *[other] beginnt
  }
root-action-give = „{ $card }“ geben
root-action-steal = { $card } stehlen
root-action-target = { $seat }
root-action-at = Lichtung { $clearing }
root-action-walk = nach { $place } gehen

root-field-clearing = Welche Lichtung?
root-field-origin = Von welcher Lichtung?
root-field-dest = In welche Lichtung?
root-field-count = Wie viele?
root-field-defender = Gegen wen?
root-field-seat = Wer?
root-field-card = Welche Karte?
root-field-taken = Welche Karte nimmst du?
root-field-spent = Welche Karte gibst du dafür aus?
root-field-piece = Welcher Marker?
root-field-suit = Welche Klasse?
root-field-item = Welcher Gegenstand?
root-field-place = Wohin?
root-field-effect = Was kommt zuerst?

## Ausgang

root-result-thirty-points = { $winner }: Sieg mit 30 Siegpunkten.
root-result-dominance = { $winner }: Sieg durch Dominanz.

## Spielvarianten

root-option-map = Spielbrett
root-option-map-autumn = Herbst
root-option-deck = Kartenstapel
root-option-deck-standard = Standard
root-option-law = Fassung des Gesetzes
root-option-law-early = früh (2018)
root-option-law-2022 = 2022
root-option-law-current = aktuell (2025)
root-option-attack_partner = Angriff auf Bündnispartner
root-option-attack_partner-law = wie das Gesetz sagt
root-option-attack_partner-off = nein
root-option-attack_partner-on = ja
root-option-loser_orders_triggers = Eigene Verluste selbst ordnen
root-option-loser_orders_triggers-law = wie das Gesetz sagt
root-option-loser_orders_triggers-off = nein
root-option-loser_orders_triggers-on = ja
root-option-free_corners = Eine Regel für alle Startecken
root-option-free_corners-law = wie das Gesetz sagt
root-option-free_corners-off = nein
root-option-free_corners-on = ja
root-option-hired_stay_enemies = Söldner bleiben gegnerische Marker
root-option-hired_stay_enemies-law = wie das Gesetz sagt
root-option-hired_stay_enemies-off = nein
root-option-hired_stay_enemies-on = ja
root-option-vagrant_commands = Der Landstreicher bestimmt die Verluste
root-option-vagrant_commands-law = wie das Gesetz sagt
root-option-vagrant_commands-off = nein
root-option-vagrant_commands-on = ja
root-option-early_cards = Karten mit ihrem frühen Text
root-option-early_cards-law = wie das Gesetz sagt
root-option-early_cards-off = nein
root-option-early_cards-on = ja
root-option-passengers_draw = Alle auf der Fähre ziehen
root-option-passengers_draw-law = wie das Gesetz sagt
root-option-passengers_draw-off = nein
root-option-passengers_draw-on = ja

## Orte: Lichtungen und Wälder

root-place-1 = Lichtung 1
root-place-2 = Lichtung 2
root-place-3 = Lichtung 3
root-place-4 = Lichtung 4
root-place-5 = Lichtung 5
root-place-6 = Lichtung 6
root-place-7 = Lichtung 7
root-place-8 = Lichtung 8
root-place-9 = Lichtung 9
root-place-10 = Lichtung 10
root-place-11 = Lichtung 11
root-place-12 = Lichtung 12
root-place-f1 = Wald 1
root-place-f2 = Wald 2
root-place-f3 = Wald 3
root-place-f4 = Wald 4
root-place-f5 = Wald 5
root-place-f6 = Wald 6
root-place-f7 = Wald 7

## Fehler

error-factions-unknown = Die Partei { $value } gibt es hier nicht. Bekannt sind: { $known }.
error-factions-twice = Jede Partei spielt nur einmal mit, der Vagabund höchstens zweimal.
error-factions-number = Es spielen { $fewest } bis { $most } Parteien mit.

# --- Spies, and playing together against those whom the rules play


## Karten

root-card-spy_bird = Spion (Vogel)
root-card-spy_fox = Spion (Fuchs)
root-card-spy_rabbit = Spion (Hase)
root-card-spy_mouse = Spion (Maus)
root-event-spy-played = { $seat-nom } { $seat-person ->
    [second] spielst
    [plural] spielen
   *[third] spielt
  } „{ $card }“ aus
root-event-order-spied = { $seat-nom } { $seat-person ->
    [second] spionierst
    [plural] spionieren
   *[third] spioniert
  } Befehl { $slot } aus („{ $card }“)
root-then-order-spied = { $seat-person ->
    [second] spionierst
    [plural] spionieren
   *[third] spioniert
  } Befehl { $slot } aus („{ $card }“)
root-event-spy-unmasked = „{ $card }“ ist enttarnt und kommt auf den Ablagestapel
root-then-spy-unmasked = der Spion ist enttarnt
root-event-orders-swapped = { $seat-nom } { $seat-person ->
    [second] vertauschst
    [plural] vertauschen
   *[third] vertauscht
  } die Befehle { $this } und { $that }
root-event-team-won = alle haben 30 Siegpunkte erreicht: gemeinsam gewonnen!
root-place-at = { $at }
    .to = nach { $at }
    .in = in { $at }
root-place-between = der Wald zwischen { $clearings }
    .to = in den Wald zwischen { $clearings }
    .in = im Wald zwischen { $clearings }
root-place-edge = { $clearing }

## Ablehnungen

root-refusal-no-spy = „{ $card }“ ist kein Spion auf deiner Hand.

## Aktionen

root-action-spy = „{ $card }“ ausspielen
root-action-look = Befehl { $slot } aufdecken
root-action-swap = die Befehle { $this } und { $that } vertauschen

## Ergebnis und Wahl

root-result-won-together = Gemeinsamer Sieg: { $winner }.
root-result-lost-together = { $winner } war schneller: Die Spieler haben verloren.
error-factions-alike = Eine Partei allein spielt nicht, auch nicht auf zwei Sitzen: Es braucht mindestens eine andere am Tisch.
error-factions-replaced = { $one } spielt mit dem Material von { $other }: Nur eine von beiden ist dabei.
error-cooperative-machine = Kooperativ gespielt wird gegen die Mechanische Marquise: Nimm mechanical-marquise unter die Parteien.
error-cooperative-players = Kooperativ spielen höchstens { $most } Spieler.
error-campaign-mode = Das gibt es nur im kooperativen Spiel (mode = cooperative).

## Menü

root-decision-spy = Welchen Befehl deckst du auf?
root-decision-swap-orders = Willst du zwei Befehle vertauschen?
root-verb-spy = Spion ausspielen
root-verb-look = Befehl aufdecken
root-verb-swap = Befehle vertauschen
root-field-slot = Welcher Befehl?
root-field-marker = Welcher Marker?
root-field-number = Welche Zahl?
root-marker-hidden = ein verdeckter Marker
root-number-hidden = eine Zahl
root-phase-birdsong = Vogelgesang
root-phase-daylight = Tageslicht
root-phase-evening = Abend
root-option-mode = Spielart
root-option-mode-competitive = jeder für sich
root-option-mode-cooperative = gemeinsam gegen die Mechanische Marquise
root-option-questions = Fragen mit nur einer Antwort
root-option-questions-few = nur, wo Schweigen etwas verriete
root-option-questions-all = immer fragen
