# Eine halbe Seite über die Partei: was sie will, wie sie punktet, ihr Zug, ein Plan, drei Fehler.

page-cult-want = Gärten. Wer im Garten sitzt, herrscht, egal wie viele Schwerter daneben stehen.
page-cult-score = Am Tag gebe ich je Klasse eine Karte aus und bekomme, was die Garten-Leiste zeigt: mit zwei Gärten 2, mit fünf 4. Das geht jeden Zug, in jeder der drei Klassen einmal.
page-cult-turn-1 = Der Verlorene-Seelen-Stapel bestimmt die Verstoßenen. Mit Akolythen führe ich in ihren Lichtungen Verschwörungen aus.
page-cult-turn-2 = Ich decke Karten auf, für jede ein Ritual: Garten bauen, Krieger rekrutieren, opfern, Siegpunkte erhalten.
page-cult-turn-3 = Aufgedeckte Karten kommen zurück auf die Hand. Dann herstellen und ziehen.
page-cult-fear = Ihre abgelegten Karten lenken mich. Meine gefallenen Verteidiger werden Akolythen, und Akolythen machen aus Gebäuden Gärten, ohne zu würfeln.
page-cult-plan = Bringe zwei Klassen auf zwei Gärten, das zieht auch Karten. Verteile Krieger dünn und weit; lass dich ruhig angreifen. Gib immer die billigste Karte für Siegpunkte aus und behalte die, die du morgen wieder aufdecken willst.
page-cult-mistake-1 = Vögel als Joker einplanen: In Ritualen sind sie keine, sie können nur opfern.
page-cult-mistake-2 = Für eine Klasse werten, in der nur ein einziger Garten steht. Das bringt nichts.
page-cult-mistake-3 = Gärten ungeschützt lassen. Jeder verlorene kostet dich eine zufällige Karte.
