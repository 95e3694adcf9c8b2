# Entscheiden: was erlaubt ist, was nicht und warum, was eine Aktion bringt.

web-acting-gain = { $count ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
  }
web-acting-gain-other = { $name }: { $count ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
  }
web-acting-more = { $count } weitere gerade nicht
web-acting-redo = Wiederholen
web-acting-progress = Aktion { $at } von { $of }

## Was darf ich jetzt?

web-help-title = Was darf ich jetzt?
web-help-allowed = Erlaubt
web-help-refused = Gerade nicht
web-help-lit = leuchtet auf dem Tisch
web-help-keys = Tasten
web-help-key-verb = A–Z
web-help-about-verb = die Aktion mit dem unterstrichenen Buchstaben
web-help-key-enter = ↵
web-help-about-enter = wählen, ausführen
web-help-key-z = Z
web-help-about-z = eine Wahl zurück
web-help-key-esc = Esc
web-help-about-esc = Wahl abbrechen
web-help-key-u = U
web-help-about-u = Entscheidung zurücknehmen
web-help-key-y = Y
web-help-about-y = Zurückgenommenes wiederholen
web-help-key-help = ?
web-help-about-help = diese Hilfe

## Worüber andere entscheiden

web-waiting-between = { $name } entscheidet etwas, bevor es weitergeht.
web-waiting-root-ambush = { $name } entscheidet über einen Hinterhalt.
web-waiting-root-foil = { $name } entscheidet, ob der Hinterhalt vereitelt wird.
web-waiting-root-ask-effects = { $name } entscheidet nach dem Wurf über Karten.
web-waiting-root-lose = { $name } nimmt Treffer.
web-waiting-root-order = { $name } bestimmt, was zuerst geschieht.
web-waiting-root-hand-limit = { $name } legt Karten ab.
web-waiting-root-first-player = { $name } bestimmt, wer beginnt.
web-waiting-alliance-outrage = { $name } gibt der Allianz eine Karte: Empörung.
web-waiting-alliance-surplus = { $name } legt überzählige Anhänger ab.
web-waiting-marquise-field-hospital = { $name } entscheidet über das Feldkrankenhaus.
web-waiting-vagabond-hits = { $name } nimmt Treffer.
web-waiting-vagabond-protector = { $name } entscheidet, ob der Schiedsrichter hilft.
web-waiting-riverfolk-engage = { $name } entscheidet über Söldner.
web-waiting-riverfolk-lose-funds = { $name } gibt Mittel zurück.
web-waiting-heirs-siege = { $name } entscheidet über eine Belagerung.
web-waiting-heirs-hand-limit = { $name } legt ein Plättchen ab.
web-waiting-heirs-choose-sets = { $name } wählt ein Set.

## Gründe, die für alles gelten, was gemeint sein könnte

web-open-any = Dafür gibt es gerade keine Möglichkeit.

web-open-heirs-not-in-hand = Du hast kein Plättchen dafür auf der Hand.
web-open-heirs-not-in-reserve = Kein solches Plättchen liegt in der Königlichen Reserve.
web-open-heirs-no-camp-here = Du hast kein Feldlager.
web-open-heirs-no-troop-here = Dort steht keine deiner Truppen.
web-open-heirs-not-adjacent = Neben deinen Truppen liegt kein Plättchen, auf das sie ziehen könnten.
web-open-heirs-moved-already = Deine Truppen sind in diesem Zug schon bewegt worden.
web-open-heirs-far-from-troops = Neben keinem freien Feld steht eine deiner Truppen.
web-open-heirs-field-taken = Dort liegt schon ein Plättchen.
web-open-heirs-no-tile-there = Dort liegt kein Plättchen.
web-open-heirs-troop-there = Überall dort steht schon eine Truppe.
web-open-heirs-too-dear = Für deine Plättchen fehlen dir Ressourcen.
web-open-heirs-deploy-too-far = Kein Plättchen neben deinen Truppen ist frei.
web-open-heirs-out-of-reach = Kein solches Plättchen liegt in deiner Reichweite.

web-open-root-too-few-to-move = Dort hast du keine Krieger, die sich bewegen könnten.
web-open-root-no-path = Dorthin führt kein Weg von deinen Kriegern aus.
web-open-root-must-rule = Weder dort noch daneben herrschst du.
web-open-root-not-available = Neben dem Spielbrett liegt keine Dominanz-Karte.
web-open-root-no-dominance-card = Du hast keine Dominanz-Karte auf der Hand.
web-open-root-must-spend-suit = Dafür fehlt dir eine Handkarte derselben Klasse.
web-open-root-no-spy = Du hast keinen Spion auf der Hand.
web-open-root-not-in-play = In deinem Spielbereich liegt keine Karte, die sich benutzen lässt.
web-open-root-wrong-time = Deine Karten helfen dir jetzt nicht.
web-open-root-used-already = Deine Karten hast du in diesem Zug schon benutzt.
web-open-root-not-in-hand = Du hast keine Karte dafür auf der Hand.
web-open-root-card-not-held = Du hast keine Karte dafür auf der Hand.
web-open-root-reveal-from-hand = Du hast keine Karte dafür verdeckt auf der Hand.
web-open-root-too-few-crafters = Für keine deiner Karten reichen deine Herstellungsmarker in diesem Zug.
web-open-root-not-craftable = Deine Handkarten lassen sich nicht herstellen.
web-open-root-item-gone = Die Gegenstände deiner Karten sind nicht mehr im Vorrat.
web-open-root-card-does-not-match = Keine deiner Handkarten passt dazu.
web-open-root-need-bird = Du hast keine Vogel-Karte auf der Hand.
web-open-root-no-sawmill = Dort steht keine Sägemühle, die Holz bekommen kann.
web-open-root-no-fighters = Dort hast du niemanden, der kämpfen könnte.
web-open-root-defender-absent = Dort gibt es niemanden, gegen den du kämpfen könntest.
web-open-root-not-there = In deiner Lichtung ist niemand sonst.
web-open-root-aid-card = Keine deiner Handkarten passt zu deiner Lichtung.
web-open-root-not-damaged = Du hast keinen beschädigten Gegenstand.
web-open-root-need-item = Dafür fehlt dir ein unbeschädigter, aufgedeckter Gegenstand.
web-open-root-quest-suit = Zu keiner Aufgabe, die ausliegt, passt deine Lichtung.
web-open-root-quest-not-open = Diese Aufgabe liegt nicht aus.
web-open-root-not-next = Dort liegt nichts, was du erreichst.
web-open-root-not-your-building = Das baust du nicht.
web-open-root-not-for-sale = In der öffentlichen Hand des Flussvolks liegt keine Karte.
web-open-root-ruled-by-nobody = Diese Lichtungen beherrscht niemand.
web-open-root-too-few-funds-of = Dir fehlen Mittel der Parteien, die dort herrschen.
web-open-root-post-already = Dort ist schon ein Handelsposten.
web-open-root-not-on-river = Dort liegt kein Fluss.
web-open-root-ritual-needs-suit = Keine deiner Handkarten hat die passende Klasse; Vögel helfen bei Ritualen nicht aus.
web-open-root-sacrifice-needs-bird = Du hast keinen Vogel auf der Hand; Opfern verlangt einen.
web-open-root-garden-needs-rule = Dort herrschst du nicht.
web-open-root-no-garden-of-suit = Auf dem Spielbrett liegt kein Garten der Klassen deiner Handkarten.
web-open-root-not-outcast = Das geht nur in Lichtungen der Verstoßenen.
web-open-root-no-enemy-building = Dort steht kein gegnerisches Gebäude, das sich weihen ließe.
web-open-root-no-warrior-of-enemy = Dort steht kein gegnerischer Krieger.
web-open-root-no-base-of-suit = Keine deiner Handkarten passt zu einem Stützpunkt auf dem Spielbrett.
web-open-root-base-built = Die Stützpunkte dieser Klassen stehen schon auf dem Spielbrett.
web-open-root-not-sympathetic = Diese Lichtungen sympathisieren nicht mit dir.
web-open-root-too-few-supporters = Dafür hast du zu wenige passende Anhänger.
web-open-root-sympathetic-already = Dort sympathisiert man schon mit dir.
web-open-root-not-next-to-sympathy = Das liegt neben keiner sympathisierenden Lichtung.
web-open-root-no-base-there = Dort hast du keinen Stützpunkt.
web-open-root-no-warrior-there = Dort hast du keinen Krieger.
web-open-root-not-due = In dieser Spalte ist keine solche Karte mehr auszuführen.
web-open-root-possible = Diese Karten lassen sich ausführen, also musst du es tun.
web-open-root-impossible = Diese Karten lassen sich nicht ganz ausführen; sie bringen dich in Aufruhr.
web-open-root-empty-hand = Niemand hier hat Karten auf der Hand.
web-open-root-no-warrior-to-strike = In deiner Lichtung steht kein gegnerischer Krieger.
