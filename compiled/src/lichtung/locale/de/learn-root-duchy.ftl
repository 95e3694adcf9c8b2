# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-duchy = Untergrund-Herzogtum

learn-root-duchy-dig = Überall ans Licht
learn-root-duchy-dig-card = Vier deiner Krieger warten in der Erdhöhle. Gib eine Maus-Karte aus und grabe einen Tunnel nach 11.
learn-root-duchy-dig-eleven = In 11 steht dir niemand im Weg, und dort ist Platz zum Bauen. Grabe dorthin.
learn-root-duchy-dig-old-hole = So kommen sie nur wieder in 8 heraus. Ein neuer Tunnel führt dorthin, wo du hinwillst.
learn-root-duchy-dig-too-far = Zu Fuß ist es weit. Ein Tunnel führt geradewegs nach 11.
learn-root-duchy-dig-enough = Unten sind genug. Grabe zuerst.
learn-root-duchy-dig-first = Grabe zuerst, dann baue.
learn-root-duchy-dig-match = Für einen Tunnel nach 11 brauchst du eine Maus-Karte oder einen Vogel.
learn-root-duchy-dig-up = Bis zu vier dürfen auf einmal herauf. Bring so viele mit, dass sie die Lichtung halten.
learn-root-duchy-dig-few = Ein einziger Wurf trifft bis zu dreimal. Bring drei oder vier.
learn-root-duchy-dig-there = Mit einer Aktion aus der Erdhöhle mitten in den Wald.
learn-root-duchy-dig-build = In 11 herrschst du. Decke die andere Maus-Karte auf und baue einen Markt: jeden Abend eine Karte mehr.
learn-root-duchy-dig-market = Eine Zitadelle bringt Krieger. Dir fehlen Karten: Baue den Markt.
learn-root-duchy-dig-build-now = Baue einen Markt in 11.
learn-root-duchy-dig-returns = Aufgedeckt ist nicht ausgegeben: Am Abend kommt die Karte zurück auf deine Hand.

learn-root-duchy-birds = Der Vogel für die Schaufel
learn-root-duchy-birds-which = Du willst bauen und graben. Baue eine Zitadelle in 8 und überlege, welche Karte du dafür aufdeckst.
learn-root-duchy-birds-lost = Ein aufgedeckter Vogel wird am Abend abgelegt. Der Amboss käme zurück.
learn-root-duchy-birds-citadel = Auch ein Markt wäre gut, doch dir fehlen Krieger: eine Zitadelle.
learn-root-duchy-birds-spent = Womit du gräbst, das ist fort. Behalte den Amboss.
learn-root-duchy-birds-build = Baue zuerst in 8.
learn-root-duchy-birds-more = Mit einer Zitadelle kommen jeden Zug zwei Krieger in die Erdhöhle, später vier und sechs.
learn-root-duchy-birds-dig = Der Vogel passt überall. Gib ihn für einen Tunnel nach 6 aus und bring zwei oder drei mit herauf.
learn-root-duchy-birds-six = In 6 bewacht eine Katze eine Sägemühle. Komm dort herauf.
learn-root-duchy-birds-two = Gegen eine Katze brauchst du mindestens zwei.
learn-root-duchy-birds-dig-now = Grabe mit dem Vogel nach 6.
learn-root-duchy-birds-any = Der Vogel ist ausgegeben, und der Amboss kommt heute Abend zurück.

learn-root-duchy-sway = Für jede Karte eine Lichtung
learn-root-duchy-sway-squire = Für einen Minister deckst du Karten auf, jede für eine passende Lichtung mit einem Marker von dir. Überzeuge einen Junker.
learn-root-duchy-sway-somebody = Jeden Zug ein Minister: Überzeuge einen der Junker.
learn-root-duchy-sway-mice = Du stehst in einer einzigen Maus-Lichtung und in keiner Hasen-Lichtung.
learn-root-duchy-sway-cards = Nun zwei Karten. Du stehst in zwei Fuchs-Lichtungen und einer Maus-Lichtung.
learn-root-duchy-sway-none = Für diese Karte hast du keine Lichtung mehr.
learn-root-duchy-sway-swayed = Jetzt ein Punkt, und ab dem nächsten Zug handelt er jeden Zug für dich.

learn-root-duchy-ministers = Erst bauen, dann zählen
learn-root-duchy-ministers-too-early = Jeder Minister handelt einmal im Zug, und er würde zu wenige Märkte zählen: Lass ihn warten.
learn-root-duchy-ministers-both = Baue zuerst zwei Märkte, für irgendwelche Karten.
learn-root-duchy-ministers-counts-markets = Der Baron zählt Märkte, keine Zitadellen.
learn-root-duchy-ministers-build = Der Baron bringt einen Punkt je Markt. Zuerst baut der Vorgräber einen und an seiner Stelle der Bürgermeister noch einen.
learn-root-duchy-ministers-mayor = Der Bürgermeister handelt wie ein Junker oder Adeliger, auch wie einer, der schon dran war.
learn-root-duchy-ministers-baron = Drei Märkte. Nun der Baron.
learn-root-duchy-ministers-now = Lass den Baron handeln.
learn-root-duchy-ministers-won = 3 Punkte: 30.

learn-root-duchy-guard = Der Preis des Scheiterns
learn-root-duchy-guard-danger = Vier Katzen stehen neben deinem Markt in 9. Fällt er, geht die Herzogin samt ihrer Krone: Hol alle herauf.
learn-root-duchy-guard-all = Ein Wurf trifft bis zu dreimal. Mit allen dreien von unten ist der Markt sicher.
learn-root-duchy-guard-leaves = Dann steht der Markt allein.
learn-root-duchy-guard-dig = In 9 liegt schon ein Tunnel. Nimm den.
learn-root-duchy-guard-below = Einer mehr dort unten bewacht nichts.
learn-root-duchy-guard-nine = Die Gefahr ist in 9.
learn-root-duchy-guard-safe = Vier Krieger: Selbst drei Treffer reichen nicht bis zum Markt.

learn-root-duchy-victim = Als Opfer: das unbewachte Gebäude
learn-root-duchy-victim-lone = In 5 steht eine Zitadelle allein: Ein Treffer ist sicher. Nimm sie.
learn-root-duchy-victim-strong = Dort stehen fünf Maulwürfe, und so viel ist ein Markt nicht wert.
learn-root-duchy-victim-there = Du stehst schon richtig. Kämpfe.
learn-root-duchy-victim-battle = Kämpfe in 5 gegen das Herzogtum.
learn-root-duchy-victim-gone = Ein Punkt, und der Baron ist fort: seine Krone für immer, dazu eine Handkarte.
