# Entscheiden: was erlaubt ist, was nicht und warum, was eine Aktion bringt.

web-acting-gain = { $count ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
  }
web-acting-gain-other = { $name }: { $count ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
  }
web-acting-more = { $count } weitere sind gerade nicht möglich
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
web-open-root-not-in-play = In deinem Spielbereich liegt keine Karte, die sich benutzen lässt.
web-open-root-wrong-time = Deine Karten helfen dir jetzt nicht.
web-open-root-used-already = Deine Karten hast du in diesem Zug schon benutzt.
web-open-root-not-in-hand = Du hast keine Karte dafür auf der Hand.
web-open-root-too-few-crafters = Für keine deiner Karten reichen deine Herstellungsmarker in diesem Zug.
web-open-root-not-craftable = Deine Handkarten lassen sich nicht herstellen.
web-open-root-item-gone = Die Gegenstände deiner Karten sind nicht mehr im Vorrat.
web-open-root-no-fighters = Dort hast du niemanden, der kämpfen könnte.
web-open-root-defender-absent = Dort gibt es niemanden, gegen den du kämpfen könntest.

# Warum nicht, wo der Tisch zeigt, welches Feld gemeint ist.
web-here-heirs-field-taken = Hier liegt schon ein Plättchen.
web-here-heirs-far-from-troops = Daneben steht keine deiner Truppen.
web-here-heirs-no-troop-here = Hier steht keine deiner Truppen.
web-here-heirs-moved-already = Diese Truppe hast du in diesem Zug schon bewegt.
web-here-heirs-no-tile-there = Hier liegt kein Plättchen.
web-here-heirs-troop-there = Hier steht schon eine Truppe.
web-here-heirs-not-adjacent = Das liegt nicht neben deiner Truppe.
web-here-heirs-deploy-too-far = Daneben liegt kein Plättchen, auf dem eine deiner Truppen steht.
web-here-heirs-no-camp-here = Hier hast du kein Feldlager.
