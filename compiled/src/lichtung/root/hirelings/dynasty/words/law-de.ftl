# Root: Letzte Dynastie und Blauvogel-Adel (law-H-...), mit eigenen Worten.

law-H-dynasty = Letzte Dynastie: Alle fünf Krieger beginnen in einer Lichtung am Rand des Spielplans. Im Tageslicht: Ist keiner im Spiel, kommen alle fünf in eine Lichtung am Rand und kämpfen dort, wenn sie können; herrschen sie in ihrer Lichtung, bewegen sich alle und kämpfen dann, wenn sie können; herrschen sie nicht, kämpfen sie dort zweimal.
law-H-nobles = Blauvogel-Adel: Wer ihn kontrolliert, herrscht auch bei Gleichstand. Zu Beginn seines Vogelgesangs bekommt er einen Siegpunkt für je drei Lichtungen, in denen er herrscht.
