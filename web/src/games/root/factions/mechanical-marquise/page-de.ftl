# Eine halbe Seite über die Partei: was sie will, wie sie punktet, ihr Zug, ein Plan, drei Fehler.

page-mechanical-marquise-want = Den ganzen Wald, Lichtung um Lichtung. Ich zögere nicht und verhandle nicht: Ich führe Befehle aus.
page-mechanical-marquise-score = Im Vogelgesang bringt mir jede Lichtung, die ich mit mindestens drei Kriegern beherrsche, 2 Siegpunkte. Wer mir eine Karte geben müsste, gibt mir stattdessen einen Punkt.
page-mechanical-marquise-turn-1 = Ich werte meine starken Lichtungen.
page-mechanical-marquise-turn-2 = Der vorderste Befehl wird aufgedeckt. In allen Lichtungen seiner Klasse kämpfe ich, dann ziehe ich weiter, bei einem Vogel überall; zuletzt rekrutiere ich nach den Kosten der Karte.
page-mechanical-marquise-turn-3 = Mein Befehls-Plan wird auf fünf Karten aufgefüllt.
page-mechanical-marquise-fear = Ich werde nicht müde, und niemand kann mir einen Hinterhalt legen. Wo ich herrsche, lasse ich drei Krieger zurück und schicke alle anderen zum stärksten Nachbarn.
page-mechanical-marquise-plan = Gegen mich hilft Zählen: Drücke jede Lichtung unter drei Krieger, bevor mein Vogelgesang kommt. Mit einer Spionin seht ihr Befehle und vertauscht sie. Gewonnen habt ihr erst, wenn alle 30 Siegpunkte haben.
page-mechanical-marquise-mistake-1 = Dort stehen bleiben, wo der nächste Befehl mich hinführt.
page-mechanical-marquise-mistake-2 = Meine stärkste Lichtung angreifen statt der, die gerade noch drei Krieger hat.
page-mechanical-marquise-mistake-3 = Allein vorauseilen. Wer 30 hat, muss den anderen helfen.
