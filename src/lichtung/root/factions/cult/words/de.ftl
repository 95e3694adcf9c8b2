# Root: Echsen-Kult. Seine eigenen Sätze nennen ihn selbst; andere Parteien stehen ohne Artikel daneben.

root-seat-cult = Echsen-Kult

## Marker, Klassen, Folgen

root-piece-cult-garden_fox = Fuchs-Garten
root-piece-cult-garden_rabbit = Hasen-Garten
root-piece-cult-garden_mouse = Maus-Garten
root-outcast-fox = Fuchs
root-outcast-rabbit = Hase
root-outcast-mouse = Maus
root-effect-fear = Furcht vor den Frommen

## Ereignisse

root-event-revenge =
    { $count ->
        [one] Rache: Der gefallene Verteidiger wird zum Akolythen. Der Kult hat nun { $total }.
       *[other] Rache: { $count } gefallene Verteidiger werden zu Akolythen. Der Kult hat nun { $total }.
    }
root-event-faith-lost = Furcht vor den Frommen: Der Kult verliert „{ $card }“.
root-event-first-garden =
    { $count ->
        [one] Der Kult legt seinen ersten Garten in Lichtung { $clearing } an; mit ihm kommt ein Krieger.
       *[other] Der Kult legt seinen ersten Garten in Lichtung { $clearing } an; dort und ringsum stehen { $count } Krieger.
    }
root-event-outcast-named = Die ersten Verstoßenen: { $suit }.
root-event-outcast-changed = Die neuen Verstoßenen: { $suit }.
root-event-outcast-hated = Die Verstoßenen sind nun verhasst: { $suit }.
root-event-souls-discarded =
    { $count ->
        [one] Eine verlorene Seele kommt auf den Ablagestapel.
       *[other] { $count } verlorene Seelen kommen auf den Ablagestapel.
    }
root-event-crusaded =
    { $count ->
        [one] Für einen Akolythen eifert der Kult in Lichtung { $clearing }.
       *[other] Für { $count } Akolythen eifert der Kult in Lichtung { $clearing }.
    }
root-event-converted = Der Kult konvertiert einen Krieger in Lichtung { $clearing } ({ $enemy }).
root-event-sanctified = Der Kult weiht ein Gebäude in Lichtung { $clearing } ({ $enemy }): Dort wächst nun ein Garten.
root-event-garden-built = Der Kult deckt „{ $card }“ auf und baut einen Garten in Lichtung { $clearing }.
root-event-ritual-in-vain = Der Kult deckt „{ $card }“ auf, hat aber keinen Krieger mehr übrig.
root-event-preached = Der Kult deckt „{ $card }“ auf und rekrutiert einen Krieger in Lichtung { $clearing }.
root-event-worshipped = Der Kult gibt „{ $card }“ aus, damit seine Gärten Siegpunkte bringen.
root-event-sacrificed =
    { $total ->
        [one] Der Kult deckt „{ $card }“ auf und opfert einen Krieger; das ist sein einziger Akolyth.
       *[other] Der Kult deckt „{ $card }“ auf und opfert einen Krieger; er hat nun { $total } Akolythen.
    }
root-event-cards-taken-back =
    { $count ->
        [one] Der Kult nimmt die aufgedeckte Karte auf die Hand zurück.
       *[other] Der Kult nimmt { $count } aufgedeckte Karten auf die Hand zurück.
    }

## Ablehnungen

root-refusal-too-few-acolytes =
    { $count ->
        [one] Das kostet einen Akolythen; du hast keinen.
       *[other] Das kostet { $count } Akolythen; du hast { $have ->
            [0] keinen
            [one] einen
           *[other] { $have }
        }.
    }
root-refusal-not-outcast = Lichtung { $clearing } gehört nicht zu den Verstoßenen.
root-refusal-no-enemy = Das ist nicht dein Feind: { $enemy }.
root-refusal-no-warrior-of-enemy = In Lichtung { $clearing } steht kein Krieger von { $enemy }.
root-refusal-no-enemy-building = In Lichtung { $clearing } lässt sich das nicht weihen: { $piece }.
root-refusal-no-garden-left = Alle Gärten dieser Klasse liegen schon auf dem Spielbrett: { $suit }.
root-refusal-reveal-from-hand = „{ $card }“ hast du nicht verdeckt auf der Hand.
root-refusal-ritual-needs-suit = „{ $card }“ hat nicht die Klasse von Lichtung { $clearing }, und Vögel helfen bei Ritualen nicht aus.
root-refusal-garden-needs-rule = Lichtung { $clearing } beherrschst du nicht.
root-refusal-birds-do-not-worship = „{ $card }“ ist ein Vogel: Dafür gibt es keine Gärten und keine Siegpunkte.
root-refusal-suit-scored-already = Für diese Klasse hast du in diesem Zug schon Siegpunkte bekommen: { $suit }.
root-refusal-no-garden-of-suit = Auf dem Spielbrett liegt kein Garten dieser Klasse: { $suit }.
root-refusal-sacrifice-needs-bird = „{ $card }“ ist kein Vogel; Opfern verlangt einen.

## Entscheidungen

root-decision-cult-fear = Ein Garten ist verloren: Der Kult legt eine zufällige Karte ab.
root-decision-cult-first-garden = In welcher Ecke legst du den ersten Garten an?
root-decision-cult-first-outcast = Wer sind die ersten Verstoßenen?
root-decision-cult-conspiracies = Vogelgesang: Welche Verschwörung führst du aus?
root-decision-cult-crusade = Deine Eiferer sind angekommen. Kämpfen sie dort?
root-decision-cult-rituals = Tageslicht: Welches Ritual vollziehst du?
root-decision-cult-craft = Abend: Willst du mit den Gärten der Verstoßenen etwas herstellen?

## Aktionen

root-verb-outcast = Verstoßene wählen
root-verb-convert = konvertieren
root-verb-sanctify = weihen
root-verb-plant = Garten bauen
root-verb-preach = rekrutieren
root-verb-worship = Siegpunkte erhalten
root-verb-offer = opfern

root-action-outcast = Verstoßene: { $suit }
root-action-convert = in Lichtung { $clearing } einen Krieger konvertieren: { $enemy }
root-action-sanctify = { $piece } in Lichtung { $clearing } weihen
root-action-plant = „{ $card }“ aufdecken und einen Garten in Lichtung { $clearing } bauen
root-action-preach = „{ $card }“ aufdecken und einen Krieger in Lichtung { $clearing } rekrutieren
root-action-worship = „{ $card }“ für Siegpunkte ausgeben
root-action-offer = „{ $card }“ aufdecken und einen Krieger opfern

root-field-enemy = Wessen Krieger?

# Mistakes in positions
error-position-other-turn = Vorgezeigte Karten liegen nur im eigenen Zug des Kults aus.

## Aufbau für Fortgeschrittene

root-event-first-acolytes =
    { $count ->
        [one] Der Kult beginnt mit einem Akolythen.
       *[other] Der Kult beginnt mit { $count } Akolythen.
    }
root-decision-cult-homeland = Welche Lichtung ist deine Heimat?

## Was andere zu fürchten haben

root-threat-sanctifies = Kann in Lichtung { $clearing } weihen: { $piece }.
root-threat-converts = Kann in Lichtung { $clearing } einen deiner Krieger konvertieren.
root-threat-may-worship = Könnte mit { $cards } Karten für Gärten bis zu { $points } Punkte holen.
