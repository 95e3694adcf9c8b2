# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-vagabond = Vagabund

learn-root-vagabond-items = Gegenstände sind Aktionen
learn-root-vagabond-items-walk = Jede Tat erschöpft einen Gegenstand. Stiefel gehen: Geh zur Ruine in Lichtung 10.
learn-root-vagabond-items-other-ruin = Auch dort liegt eine Ruine. Beginne heute mit der in 10.
learn-root-vagabond-items-ten = Der Weg führt nach 10.
learn-root-vagabond-items-walked = Die Stiefel sind erschöpft, das Herrschen der anderen hält dich nicht auf.
learn-root-vagabond-items-explore = Fackeln erkunden: Sieh in der Ruine nach.
learn-root-vagabond-items-look = Die Fackel ist bereit. Erkunde die Ruine.
learn-root-vagabond-items-hammer = Ein Hammer und 1 Punkt. Mit jedem Gegenstand wird dein Zug länger.

learn-root-vagabond-aid = Karten kaufen Freunde
learn-root-vagabond-aid-aid = Die Katzen haben Tee hergestellt. Hilf ihnen mit der Hasen-Karte, erschöpfe das Schwert und nimm dafür den Tee.
learn-root-vagabond-aid-suit = Die Karte muss zur Lichtung passen: Hase oder Vogel.
learn-root-vagabond-aid-torch = Die Fackel brauchst du für Ruinen und Aufgaben. Nimm das Schwert.
learn-root-vagabond-aid-boots = Ohne Stiefel kommst du nicht weiter. Nimm das Schwert.
learn-root-vagabond-aid-take-it = Nimm den Tee: Er frischt im Vogelgesang zwei Gegenstände mehr auf.
learn-root-vagabond-aid-aid-first = Hilf zuerst den Katzen.
learn-root-vagabond-aid-friends = Ein Tee, 1 Punkt, und die Katzen mögen dich etwas mehr.

learn-root-vagabond-quest = Die Fackel aufheben
learn-root-vagabond-quest-walk = „Einen Schuppen reparieren“ braucht Fackel und Hammer in einer Fuchs-Lichtung. Geh nach 12.
learn-root-vagabond-quest-torch = Dann ist die Fackel erschöpft und die Aufgabe unmöglich.
learn-root-vagabond-quest-six = Auch Füchse, aber in 12 kannst du den Katzen helfen.
learn-root-vagabond-quest-twelve = Geh zuerst nach 12.
learn-root-vagabond-quest-aid = Hilf den Katzen mit der Fuchs-Karte: 1 Punkt. Erschöpfe dafür, was die Aufgabe nicht braucht.
learn-root-vagabond-quest-needed = Das braucht die Aufgabe. Nimm das Schwert.
learn-root-vagabond-quest-aid-first = Erst die Hilfe, dann die Aufgabe.
learn-root-vagabond-quest-quest = Jetzt die Aufgabe. Die vierte bei den Füchsen bringt 4 Punkte, wenn du Punkte nimmst statt Karten.
learn-root-vagabond-quest-cards = Karten helfen nicht mehr: Dir fehlen 4 Punkte.
learn-root-vagabond-quest-quest-now = Erledige „Einen Schuppen reparieren“.
learn-root-vagabond-quest-won = Plane die Fackel, dann den Weg.

learn-root-vagabond-infamy = Erst der Schuss
learn-root-vagabond-infamy-strike = Die Katzen sind dir feindlich, ein Krieger schützt zwei Gebäude. Nimm ihn mit der Armbrust weg.
learn-root-vagabond-infamy-shot-first = Der Krieger finge einen Treffer ab. Erst schießen.
learn-root-vagabond-infamy-strike-now = Schieße auf den letzten Krieger.
learn-root-vagabond-infamy-bare = Jetzt sind beide Gebäude wehrlos: Ein Treffer ist sicher.
learn-root-vagabond-infamy-battle = Jedes Gebäude bringt dir 2: einen Punkt wie allen, einen für Niedertracht. Kämpfe.
learn-root-vagabond-infamy-battle-now = Das Schwert ist bereit: Kämpfe.
learn-root-vagabond-infamy-again = Noch ein Schwert, noch ein Gebäude.
learn-root-vagabond-infamy-once-more = Kämpfe noch einmal, dann hast du 30.
learn-root-vagabond-infamy-won = Schuss, Kampf, Kampf: 30.

learn-root-vagabond-rest = Eine Nacht im Wald
learn-root-vagabond-rest-slip = Vier Gegenstände sind beschädigt. Am Anfang deines Zuges schleichst du umsonst, auch in einen Wald: Geh hinein.
learn-root-vagabond-rest-forest = Heil wird man nur im Wald, nicht in einer Lichtung.
learn-root-vagabond-rest-go-in = Schleiche in einen Wald.
learn-root-vagabond-rest-rested = Wer den Zug im Wald beendet, repariert alles.

learn-root-vagabond-victim = Als Opfer: lass ihn nicht ziehen
learn-root-vagabond-victim-hit = Der Vagabund hat kein heiles Schwert und kann sich nicht wehren. Greif ihn an: Jeder Treffer beschädigt einen Gegenstand.
learn-root-vagabond-victim-battle-him = Jetzt ist er schwach. Kämpfe in 12 gegen ihn.
learn-root-vagabond-victim-slowed = Ohne Stiefel und Fackel steht er einen Zug lang still.
