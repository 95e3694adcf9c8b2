# Was zu einem Absatz gesagt wird, im Terminal wie im Browser: Lesarten, Schalter, Fassungen, Beispiele.

law-ruling = Lesart { $number } ({ $basis }): { $text }
law-other = Auch denkbar: { $text }
law-switched = Schalter dazu: { $options }
law-basis-clear = geht aus dem Text hervor
law-basis-likely = so ist der Text wohl gemeint
law-basis-choice = unsere Wahl
law-basis-text = geht aus Text oder Karte hervor
law-basis-later = nach späteren Fassungen
law-basis-own = unsere Wahl
law-switch = Schalter { $option }: { $name }
law-switch-ours = { $text } (so spielen wir)
law-switch-edition = ja in der Fassung { $editions }, sonst nein
law-switch-never = nein nach jeder Fassung; wer es anders will, stellt den Schalter um
law-later = Seit der Fassung „{ $edition }“: { $text }
law-number = Nummer in der aktuellen Fassung: { $number }
law-related = Siehe auch: { $ids }
law-example = Beispiel { $number }: { $title }
