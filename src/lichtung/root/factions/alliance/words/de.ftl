# Root: Waldland-Allianz. Ihre eigenen Sätze nennen sie selbst; andere Parteien stehen ohne Artikel daneben.
# Eine Karte, die nicht alle sehen, steht ohne Anführungszeichen: Auch „eine Karte“ kann dort stehen.

root-seat-alliance = Waldland-Allianz

## Marker

root-piece-alliance-base_fox = Fuchs-Stützpunkt
root-piece-alliance-base_rabbit = Hasen-Stützpunkt
root-piece-alliance-base_mouse = Maus-Stützpunkt
root-piece-alliance-sympathy = Sympathie

## Ereignisse

root-event-supporter-given = Empörung in Lichtung { $clearing }! Der Allianz schließt sich ein Anhänger an ({ $payer }): { $card }.
root-event-hand-shown = Empörung in Lichtung { $clearing }! Keine Karte passt ({ $payer }): Die Allianz sieht die ganze Hand und zieht einen Anhänger.
root-event-nothing-to-give = Empörung in Lichtung { $clearing }! Die Hand ist leer ({ $payer }): Die Allianz zieht einen Anhänger.
root-event-supporter-surplus = Der Anhänger-Stapel ist voll: „{ $card }“ wird abgelegt.
root-event-supporter-spent = Die Allianz gibt einen Anhänger aus: „{ $card }“.
root-event-supporter-lost = Die Allianz verliert einen Anhänger: „{ $card }“.
root-event-officers-lost =
    { $count ->
        [one] Die Allianz verliert einen Offizier.
       *[other] Die Allianz verliert { $count } Offiziere.
    }
root-event-revolted = Lichtung { $clearing } revoltiert!
root-event-base-placed =
    { $count ->
        [0] Die Allianz errichtet in Lichtung { $clearing }: { $piece }; Krieger hat sie keine mehr.
        [one] Die Allianz errichtet in Lichtung { $clearing }: { $piece }, mit einem Krieger.
       *[other] Die Allianz errichtet in Lichtung { $clearing }: { $piece }, mit { $count } Kriegern.
    }
root-event-officer-gained =
    { $count ->
        [one] Die Allianz hat nun einen Offizier.
       *[other] Die Allianz hat nun { $count } Offiziere.
    }
root-event-sympathy-placed = Lichtung { $clearing } sympathisiert nun mit der Allianz.
root-event-mobilized = Die Allianz mobilisiert einen Anhänger: { $card }.
root-event-trained = Die Allianz gibt „{ $card }“ aus, um einen Offizier auszubilden.
root-event-trained-in-vain = Die Allianz gibt „{ $card }“ aus, um einen Offizier auszubilden, hat aber keinen Krieger mehr übrig.
root-event-enlisted = Die Allianz rekrutiert einen Krieger in Lichtung { $clearing }.
root-event-nobody-enlisted = Die Allianz will in Lichtung { $clearing } rekrutieren, hat aber keinen Krieger mehr übrig.

## Ablehnungen

root-refusal-no-sympathy-left = Alle Sympathie-Plättchen liegen schon auf dem Spielbrett.
root-refusal-sympathetic-already = Lichtung { $clearing } sympathisiert schon mit dir; mehr als ein Plättchen liegt nirgends.
root-refusal-not-sympathetic = Lichtung { $clearing } sympathisiert nicht mit dir.
root-refusal-base-built = Der Stützpunkt dieser Klasse steht schon auf dem Spielbrett: { $suit }.
root-refusal-too-few-supporters =
    { $count ->
        [one] Das kostet einen Anhänger der Klasse { $suit }; Vögel zählen mit. Du hast keinen.
       *[other] Das kostet { $count } Anhänger der Klasse { $suit }; Vögel zählen mit. So viele hast du nicht.
    }
root-refusal-not-next-to-sympathy = Lichtung { $clearing } liegt neben keiner sympathisierenden Lichtung.
root-refusal-martial-law = In Lichtung { $clearing } herrscht Kriegsrecht: Das kostet { $count } Anhänger der Klasse { $suit }, und so viele hast du nicht.
root-refusal-card-not-held = „{ $card }“ hast du nicht auf der Hand.
root-refusal-no-base-of-suit = „{ $card }“ passt zu keinem Stützpunkt, der auf dem Spielbrett steht.
root-refusal-no-officer-left =
    { $count ->
        [0] Ohne Offiziere gibt es keine Militäreinsätze.
        [one] Dein Offizier hat an diesem Abend schon einen Militäreinsatz geführt.
       *[other] Jeder deiner { $count } Offiziere hat an diesem Abend schon einen Militäreinsatz geführt.
    }
root-refusal-no-base-there = In Lichtung { $clearing } hast du keinen Stützpunkt.
root-refusal-no-warrior-there = In Lichtung { $clearing } hast du keinen Krieger.

## Entscheidungen

root-decision-alliance-pay = Welchen Anhänger gibst du aus?
root-decision-alliance-surplus = Ohne Stützpunkt bleiben dir fünf Anhänger. Welchen legst du ab?
root-decision-alliance-outrage = Empörung: Welche passende Karte gibst du der Allianz?
root-decision-alliance-draw-surplus = Die Allianz zieht eine Karte für ihren vollen Stapel.
root-decision-alliance-revolt = Vogelgesang: Wo revoltierst du?
root-decision-alliance-spread = Vogelgesang: Wo verbreitest du Sympathie?
root-decision-alliance-daylight = Tageslicht: Was tust du?
root-decision-alliance-operations = Abend: Welchen Militäreinsatz führst du aus?

## Aktionen

root-action-revolt = in Lichtung { $clearing } revoltieren
root-action-spread = Sympathie in Lichtung { $clearing } verbreiten
root-action-mobilize = „{ $card }“ zu den Anhängern legen
root-action-train = „{ $card }“ ausgeben und einen Offizier ausbilden
root-action-enlist = einen Krieger in Lichtung { $clearing } rekrutieren
root-action-organize = in Lichtung { $clearing } einen Krieger gegen Sympathie tauschen
root-action-supporter = „{ $card }“ als Anhänger ausgeben
root-action-show = der Allianz die Hand zeigen: keine Karte passt
error-position-supporters = Ohne Stützpunkt hat der Anhänger-Stapel höchstens { $most } Karten (8.2.3.I).

## Was andere zu fürchten haben

root-threat-may-revolt =
    Könnte in Lichtung { $clearing } revoltieren ({ $percent } %): Du verlierst { $pieces ->
        [one] einen Marker.
       *[other] { $pieces } Marker.
    }
root-threat-outrages = Ein Schritt nach Lichtung { $clearing } kostet dich eine Karte ({ $suit }).
root-threat-may-spread =
    Könnte Sympathie für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } verbreiten: { $supporters } Anhänger.
