# Root: Flottille und Ottertaucher (law-H-...), mit eigenen Worten.

law-H-flotilla = Flottille: Das Schiff beginnt in einer Lichtung am Rand des Spielplans und am Fluss. Es kann nicht bekämpft oder entfernt werden und würfelt bis zu drei Treffer. Zu Beginn des Vogelgesangs dürfen alle mit eigenen Markern dort eine Karte ziehen; dann muss es den Fluss entlang fahren, gleich, wer herrscht; dann darf es kämpfen.
law-H-divers = Ottertaucher: Wer sie kontrolliert, braucht für Bewegungen zu einer Lichtung am Fluss oder von ihr weg keine Herrschaft.
