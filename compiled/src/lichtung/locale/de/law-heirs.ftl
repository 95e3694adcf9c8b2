# Die zwei Erben: jeder Absatz der Regeln in eigenen Worten (law-...), dann die Lesarten (ruling-heirs-...).

law-E-1 = Material
law-E-1-1 = Die 54 Gebäudeplättchen bilden sechs Sets zu je neun; das Symbol oben rechts nennt das Set.
law-E-1-2 = Jedes Plättchen hat eine von drei Geländefarben: Grün gibt Holz, Grau gibt Stein, Gelb gibt Getreide. Die Vorderseite zeigt außerdem Gebäude, Baukosten, Wirkung und manchmal ein Stück Straße.
law-E-1-3 = Die Rückseite zeigt nur das Gelände, in derselben Farbe wie die Vorderseite.

law-E-2 = Vorbereitung
law-E-2-1 = Ihr spielt mit drei der sechs Sets; die anderen bleiben in der Schachtel. Für die erste Partie empfehlen sich Reise, Land & Industrie und Handel & Kirche.
law-E-2-2 = Die 27 Plättchen der drei Sets werden gemischt und bilden den verdeckten Stapel.
law-E-2-3 = Eine Person spielt Weiß, die andere Blau. Jede Farbe hat drei Truppen: ein Gefolge und zwei normale.
law-E-2-4 = Der Königliche Schild entscheidet wie eine geworfene Münze: Es beginnt, wessen Krone oben liegt.
law-E-2-5 = Sechs Plättchen vom Stapel liegen offen im Kreis, vom Schild aus im Uhrzeigersinn: die Königliche Reserve. In ihrer Mitte stehen die vier normalen Truppen.
law-E-2-6 = Das nächste Plättchen liegt verdeckt in der Tischmitte. Beide Gefolge stehen darauf.
law-E-2-7 = Nur am Anfang teilen sich zwei Truppen ein Plättchen. Danach steht auf jedem höchstens eine.

law-E-3 = Überblick und Ziel
law-E-3-1 = Wer am Ende mehr Punkte hat, erbt das Königreich. Ihr legt Gebäude und offenes Gelände zu einer gemeinsamen Landschaft; eure Truppen gehen darauf, öffnen Bauplätze und geben Ressourcen. Ist der Stapel leer, folgt eine letzte Runde.

law-E-4 = Der Zug
law-E-4-1 = Ihr zieht abwechselnd. Es beginnt die Farbe, deren Krone der Schild zeigt.
law-E-4-2 = In deinem Zug nimmst du ein Plättchen (Pflicht), spielst Plättchen und bewegst Truppen (beides freiwillig), in beliebiger Reihenfolge und beliebig gemischt.
law-E-4-3 = Du nimmst nur einmal im Zug, und jede Truppe bewegst du höchstens einmal.

law-E-5 = Das Königliche Protokoll
law-E-5-1 = Die Königliche Reserve hat sieben Plätze: sechs für Plättchen, einen für den Schild.
law-E-5-2 = Dein Einfluss ist die Zahl deiner Truppen in der Reserve plus eins. So viele Plättchen erreichst du.
law-E-5-3 = Gezählt wird die Reichweite vom Schild aus im Uhrzeigersinn.
law-E-5-4 = Ein Plättchen in Reichweite kannst du auf die Hand nehmen, oder du lässt es liegen und nutzt es als Ressource.

law-E-6 = Aktion A: ein Plättchen nehmen
law-E-6-1 = Einmal im Zug nimmst du ein Plättchen in Reichweite auf die Hand; wann, ist dir überlassen.
law-E-6-2 = Der Schild wandert auf den frei gewordenen Platz und wird umgedreht.
law-E-6-3 = Auf den alten Platz des Schilds kommt das oberste Plättchen des Stapels, offen.
law-E-6-4 = War es das letzte des Stapels, folgt nach diesem Zug die letzte Runde.
law-E-6-5 = Am Ende deines Zuges hast du höchstens drei Plättchen auf der Hand; was zu viel ist, kommt in die Schachtel.

law-E-7 = Aktion B: Plättchen spielen
law-E-7-1 = Du spielst Plättchen von deiner Hand, so viele du willst: als Gebäude oder als offenes Gelände.
law-E-7-2 = Ein Gebäude kannst du nur bauen, wenn du Zugriff auf alle Ressourcen hast, die es kostet.
law-E-7-3 = Du legst auf ein leeres Feld neben einem Plättchen, auf dem eine deiner Truppen steht, auch über Eck.
law-E-7-4 = Der untere Rand eines Gebäudes zeigt zu dem Erben, dem es gehört. Für den anderen steht es auf dem Kopf.
law-E-7-5 = Straßen müssen beim Legen nicht zueinander passen.
law-E-7-6 = Jedes Plättchen in deiner Reichweite gibt dir eine Ressource seiner Farbe und bleibt in der Reserve liegen.
law-E-7-7 = Jedes Plättchen, auf dem deine Truppe steht, gibt dir eine Ressource seiner Farbe, ob Gebäude oder offenes Gelände.
law-E-7-8 = Eigene Bauernhöfe, Sägewerke und Steinbrüche geben dir zusätzlich je eine Ressource.
law-E-7-9 = Ressourcen verbrauchst du nicht: Solange du Zugriff hast, bezahlst du mit ihnen jedes Gebäude deines Zuges.
law-E-7-10 = Legst du ein Plättchen verdeckt, wird es zu offenem Gelände. Das kostet nichts, und das Gelände gehört niemandem.
law-E-7-11 = Legst du offenes Gelände, wird in diesem Zug ein Gebäude um eine Ressource deiner Wahl billiger.

law-E-8 = Aktion C: Truppen bewegen
law-E-8-1 = Jede deiner Truppen darfst du in deinem Zug einmal bewegen: marschieren, stationieren oder zurückziehen.
law-E-8-2 = Marschieren: auf ein benachbartes Plättchen ohne Truppe, auch über Eck.
law-E-8-3 = Stationieren: aus der Reserve auf ein Plättchen ohne Truppe neben einem, auf dem schon eine deiner Truppen steht, auch über Eck.
law-E-8-4 = Zurückziehen: vom Spielbereich in die Reserve. Das Gefolge geht nie zurück.
law-E-8-5 = Eine bewegte Truppe zeigt bis zum Ende des Zuges ihr X. Sonst ändert sich für sie nichts.
law-E-8-6 = Mit den Truppen in der Reserve ändert sich deine Reichweite sofort.

law-E-9 = Letzte Runde und Ende
law-E-9-1 = Wer das letzte Plättchen aufdeckt, spielt den Zug wie immer zu Ende. Danach hat jeder noch einen Zug, und die Reserve wird nicht mehr aufgefüllt.
law-E-9-2 = Beim Zählen werden leere Plätze der Reserve übersprungen.

law-E-10 = Schlusswertung
law-E-10-1 = Jedes Gebäude bringt dem Erben Punkte, zu dem sein unterer Rand zeigt.
law-E-10-2 = Steht eine eigene Truppe darauf, zählt ein Gebäude doppelt. Fremde Truppen ändern nichts.
law-E-10-3 = Wer mehr Punkte hat, gewinnt; bei Gleichstand, wer mehr Truppen in der Reserve hat.

law-E-11 = Straßen
law-E-11-1 = Eine Straße zählt, wenn sie Gebäude auf mindestens zwei Plättchen verbindet. Jede wird einzeln gewertet.
law-E-11-2 = Wer mehr eigene Gebäude an der Straße hat, bekommt den Unterschied in Punkten; haben beide gleich viele, bekommt niemand etwas.
law-E-11-3 = Offenes Gelände hat keine Straße und verbindet keine.
law-E-11-4 = Eine Kreuzung verbindet ihre vier Straßen nicht: Jede endet dort.
law-E-11-5 = In der ersten Partie lasst ihr die Straßen am besten ungewertet.

law-E-12 = Die Gebäude
law-E-12-1 = Taverne: 1 Punkt und 1 für jedes Plättchen ihrer Reihe oder Spalte (wie aufgedruckt), auf jeder Seite höchstens drei; also höchstens 7.
law-E-12-2 = Markt: 1 Punkt und 1 für jedes Plättchen direkt daneben, nicht über Eck; höchstens 5.
law-E-12-3 = Pilgerstätte: 1 Punkt für jedes Plättchen an der längsten Straße, die zu ihr führt, sie selbst eingerechnet. Wem die Plättchen gehören, ist gleich.
law-E-12-4 = Raubritterburg: 2 Punkte und 2 für jedes gegnerische Gebäude direkt daneben, nicht über Eck; höchstens 10.
law-E-12-5 = Eine Pilgerstätte verbindet keine Straßen: Jede, die sie erreicht, endet dort.
law-E-12-6 = Mühle: 1 Punkt und 1 für jedes gelbe Plättchen der zusammenhängenden gelben Fläche daneben, wem immer es gehört; Ecken verbinden nicht.
law-E-12-7 = Mine: 1 Punkt und 1 für jedes graue Plättchen der zusammenhängenden grauen Fläche daneben, wem immer es gehört; Ecken verbinden nicht.
law-E-12-8 = Kuhstall: 1 Punkt und 1 für jedes grüne Plättchen der zusammenhängenden grünen Fläche daneben, wem immer es gehört; Ecken verbinden nicht.
law-E-12-9 = Bäckerei: 1 Punkt für jedes deiner Gebäude auf Gelb, sie selbst eingerechnet.
law-E-12-10 = Feldlager: Hast du in deinem Zug schon genommen, darfst du es umdrehen. Der Schild zeigt dann wieder deine Krone, und du darfst noch ein Plättchen nehmen. Ungenutzt bringt es am Ende 2 Punkte.
law-E-12-11 = Schmiede: 1 Punkt für jedes deiner Gebäude auf Grau, sie selbst eingerechnet.
law-E-12-12 = Hütte: 1 Punkt für jedes deiner Gebäude auf Grün, sie selbst eingerechnet.
law-E-12-13 = Bauernhof: gibt dir in deinem Zug ein Getreide, ob eine Truppe darauf steht oder nicht.
law-E-12-14 = Sägewerk: gibt dir in deinem Zug ein Holz, ob eine Truppe darauf steht oder nicht.
law-E-12-15 = Steinbruch: gibt dir in deinem Zug einen Stein, ob eine Truppe darauf steht oder nicht.
law-E-12-16 = Steht deine eigene Truppe auf deinem Bauernhof, Sägewerk oder Steinbruch, hast du dort zwei Ressourcen: eine vom Gebäude, eine von der Truppe.
law-E-12-17 = Handelsposten: 3 Punkte für jedes deiner Gebäude der abgebildeten Art (Bauernhof, Sägewerk oder Steinbruch).
law-E-12-18 = Kathedrale: 5 Punkte.
law-E-12-19 = Belagerungsturm: Legst du einen Turm und berühren dann zwei deiner Türme dasselbe gegnerische Gebäude (nicht über Eck), darfst du es umdrehen; es wird offenes Gelände. Türme bringen keine Punkte.
law-E-12-20 = Festung: 1 Punkt für jeden deiner Belagerungstürme und jede deiner Festungen, sie selbst eingerechnet.
law-E-12-21 = Wachturm: 1 Punkt und 1 für jedes Plättchen seiner Farbe in seiner Reihe oder Spalte (wie aufgedruckt), wem immer es gehört.
law-E-12-22 = Garnison: 2 Punkte für jeden Wachturm auf ihren Diagonalen, auch für gegnerische.
law-E-12-23 = Korbflechterei: 3 Punkte für jedes Paar aus einem grünen und einem gelben Plättchen auf den Feldern, die sie zeigt; wem die Plättchen gehören, ist gleich.
law-E-12-24 = Töpferei: 3 Punkte für jedes Paar aus einem grauen und einem gelben Plättchen auf den Feldern, die sie zeigt; wem die Plättchen gehören, ist gleich.
law-E-12-25 = Böttcherei: 3 Punkte für jedes Paar aus einem grauen und einem grünen Plättchen auf den Feldern, die sie zeigt; wem die Plättchen gehören, ist gleich.
law-E-12-26 = Gildenhaus: Deine Handwerksgebäude der abgebildeten Art bringen 4 statt 3 Punkte je Paar. Selbst bringt es nichts.

law-E-13 = Symbole
law-E-13-1 = Auf den Plättchen zeigen Symbole, was zählt: Punkte, ein Plättchen jeder Art oder einer Farbe, ein Plättchen an der Straße, ein Gebäude auf einer Farbe, ein bestimmtes Gebäude; dazu, wem es gehören muss, die Richtung und ob umgedreht wird. Was sie im Einzelnen bedeuten, steht bei jedem Gebäude in E.12.

law-E-S = Allein gegen den Regenten (unser eigener Entwurf, nicht der Solomodus aus der Schachtel)
law-E-S-1 = Elf Befehlsmarken liegen verdeckt: acht für Bauen (drei mit Platz 1, drei mit Platz 2, zwei mit Platz 3) und drei für Marschieren (eine je Platz). Liegen weniger da, als der Regent aufdeckt, werden alle neu gemischt.
law-E-S-2 = In seinem Zug deckt der Regent eine Marke auf und nimmt das Plättchen auf ihrem Platz, vom Schild aus gezählt, oder das letzte, wenn es so viele nicht mehr gibt. Seine Reichweite ist immer drei, wo auch immer seine Truppen stehen. Eine Hand hat er nicht.
law-E-S-3 = Dann baut er das Plättchen, wenn ihm nach dem Nehmen höchstens zwei Ressourcen fehlen.
law-E-S-4 = Fehlen ihm mehr als zwei Ressourcen, legt er das Plättchen als offenes Gelände.
law-E-S-5 = Nach einem Bauen-Befehl bewegt er eine Truppe, nach einem Marschieren-Befehl alle nacheinander, das Gefolge zuerst.
law-E-S-6 = Er legt dorthin, wo sein Vorsprung am größten wird; bei Gleichstand dorthin, wo mehr Nachbarn liegen, dann näher am Anfangsplättchen, dann auf das erste Feld in Leserichtung von seinem Platz aus. Ist kein Feld frei, kommt das Plättchen in die Schachtel.
law-E-S-7 = Er bewegt die Truppe, deren Zug ihm am meisten bringt; bringt keiner etwas, bleiben alle stehen. Jede Art von Ressource, auf die er Zugriff hat, ist ihm einen halben Punkt wert. In seinem letzten Zug zählt nur der Vorsprung, und alle Truppen kommen an die Reihe. Bei Gleichstand kommt das Gefolge zuletzt, sonst gilt die Leserichtung.
law-E-S-8 = Feldlager nutzt er nie. Was ein neuer Belagerungsturm zerstören kann, zerstört er, solange es seinen Vorsprung nicht schmälert.
law-E-S-9 = Die Partie endet wie sonst. Sind auch die Truppen in der Reserve gleich viele, gewinnt der Regent.
law-E-S-10 = Drei Stufen: Der Page deckt eine Marke auf, der Prinz zwei, der König drei. Von mehreren führt er die aus, nach der sein Vorsprung am größten ist, bei Gleichstand die zuerst aufgedeckte; die anderen mischt er wieder unter.

## Lesarten, wo das Heft schweigt oder sich verdruckt

ruling-heirs-1 = Beispiel 5 gibt den Punkt für Straße B irrtümlich Blau. Weiß hat dort mehr Gebäude und bekommt ihn.
ruling-heirs-2 = Die „2“ vor den Plättchenarten gehört zum Bild; es gibt drei Geländefarben.
ruling-heirs-3 = Zwei Druckfehler: Gemeint sind Korbflechterei und Siegpunkte.
ruling-heirs-4 = In der ersten Partie entfällt nur die Wertung der Straßen. Pilgerstätten zählen ihre Straße trotzdem.
ruling-heirs-5 = Der versetzte Schild ändert sofort die Reichweite beider Erben, nach dem Nehmen also auch deine eigenen Ressourcen.
ruling-heirs-6 = Bewegte Truppen ändern die Reichweite sofort, zum Nehmen wie für Ressourcen.
ruling-heirs-7 = Leere Plätze werden übersprungen; es gibt sie erst, wenn der Stapel leer ist.
ruling-heirs-8 = Nach dem letzten Plättchen hat jeder noch einen Zug, der andere Erbe zuerst. Ohne Feldlager sind es elf Züge für jeden.
ruling-heirs-9 = Ein Feldlager darfst du auch bei leerem Stapel nutzen. Aufgefüllt wird dann nicht, und eine zweite letzte Runde gibt es nicht.
ruling-heirs-10 = Auch in der letzten Runde musst du ein Plättchen nehmen.
ruling-heirs-11 = Hände sind offen, denn jeder sieht, was genommen wird. Auch das Gelände des obersten Plättchens sehen alle.
ruling-heirs-12 = Wer zu viel auf der Hand hat, wählt selbst, was offen in die Schachtel kommt.
ruling-heirs-13 = Die Rückseite hat die Farbe der Vorderseite.
ruling-heirs-14 = Jedes offene Gelände gibt einen Nachlass für ein späteres Gebäude dieses Zuges. Mehrere dürfen auf dasselbe Gebäude gehen; was übrig bleibt, verfällt. (Wahl: rebates)
ruling-heirs-15 = Was du in diesem Zug genommen hast, darfst du in diesem Zug spielen.
ruling-heirs-16 = Es genügt, wenn ein Plättchen über Eck anliegt. Die Landschaft hat keine Grenze.
ruling-heirs-17 = Bauernhof, Sägewerk und Steinbruch geben ihre Ressource sofort, auch schon in dem Zug, in dem du sie baust.
ruling-heirs-18 = Die Ressource eines besetzten Plättchens bekommt, wem die Truppe gehört. Das zusätzliche Getreide eines Bauernhofs bekommt weiter dessen Besitzer; für Sägewerk und Steinbruch gilt das Gleiche.
ruling-heirs-19 = Solange beide Gefolge auf dem Anfangsplättchen stehen, nutzen es beide. Ist eines fort, darf keine zweite Truppe dazu, solange es besetzt ist.
ruling-heirs-20 = Stationieren und Zurückziehen zählen als die eine Bewegung der Truppe. Zurückgezogene Truppen kommen im selben Zug nicht wieder heraus.
ruling-heirs-21 = Wird das Plättchen unter einer Truppe offenes Gelände, bleibt sie stehen.
ruling-heirs-22 = Verdoppelt werden die Punkte dieses Gebäudes samt Gildenaufschlag, nicht aber Straßen oder das, was es anderen Gebäuden bringt.
ruling-heirs-23 = Ein Feldlager nutzt nur sein Besitzer, auch schon in dem Zug, in dem es gebaut wird; mehrere in einem Zug sind erlaubt. Danach ist es offenes Gelände.
ruling-heirs-24 = Immer wenn du einen Turm legst und danach zwei oder mehr deiner Türme ein gegnerisches Gebäude neben ihm berühren, darfst du es zerstören, auch mehrere. Was später zwischen Türme gebaut wird, ist sicher, bis du dort einen weiteren Turm legst. (Wahl: siege)
ruling-heirs-25 = Zerstören lässt sich jedes gegnerische Gebäude, auch Türme und Feldlager. Die Farbe bleibt.
ruling-heirs-26 = Lücken unterbrechen die Linie der Taverne nicht; offenes Gelände zählt mit. (Wahl: tavern)
ruling-heirs-27 = Für den Markt zählt offenes Gelände mit.
ruling-heirs-28 = Für die Raubritterburg zählen nur gegnerische Gebäude, kein offenes Gelände.
ruling-heirs-29 = Die Pilgerstätte zählt die längste einzelne Straße, die bei ihr endet, samt dem Plättchen am anderen Ende. Führt sie im Kreis zurück, zählt die Stätte einmal.
ruling-heirs-30 = Zur Fläche gehören Gebäude beider Erben und offenes Gelände; das Gebäude selbst zählt einmal.
ruling-heirs-31 = Stünde die Mühle auf einer anderen Farbe und berührte zwei Flächen, zählte nur die größere. Mit unseren Plättchen kommt das nicht vor. (Wahl: areas)
ruling-heirs-32 = Gezählt werden deine Gebäude auf der Farbe und das Gebäude selbst, auf welcher Farbe es auch steht; offenes Gelände zählt nicht.
ruling-heirs-33 = Es zählt die Farbe des Wachturms selbst, in der ganzen Reihe oder Spalte; Lücken stören nicht.
ruling-heirs-34 = Alle vier Diagonalen der Garnison zählen, beliebig weit und über Lücken hinweg. Ohne Türme bringt sie nichts.
ruling-heirs-35 = Ein Paar ist je ein Plättchen beider Farben auf den gezeigten Feldern; jedes gehört zu einem Paar, das Handwerksgebäude selbst zu keinem. Bei vier Feldern sind es also höchstens zwei Paare. (Wahl: crafts)
ruling-heirs-36 = Ein Gildenhaus hilft allen deinen Handwerksgebäuden seiner Art, wo immer sie stehen. Zwei gleiche helfen nicht doppelt.
ruling-heirs-37 = Handelsposten und Festung zählen deine Gebäude, wo immer sie stehen.
ruling-heirs-38 = Eine Straße endet, wo gegenüber keine anschließt, an offenem Gelände, an einer Kreuzung und an einer Pilgerstätte.
ruling-heirs-39 = Ein Gebäude auf einer Kreuzung zählt in jeder Straße, die dort endet, einmal mit; ebenso eine Pilgerstätte.
ruling-heirs-40 = Führt eine Straße zu ihrer Kreuzung zurück, ist sie eine Straße, und die Kreuzung zählt darin einmal. (Wahl: loops)
ruling-heirs-41 = Reihen laufen entlang der Tischseiten der Erben, Spalten von Erbe zu Erbe. Für Blau sind Ränder und Felder um 180 Grad gedreht.
ruling-heirs-42 = Sind auch die Truppen in der Reserve gleich viele, endet die Partie unentschieden.
ruling-heirs-43 = Eigener Zusatz: Das zweite Nehmen nach einem Feldlager ist freiwillig. Am Ende des Zuges zeigt der Schild in jedem Fall die andere Krone.
ruling-heirs-44 = Eigener Zusatz: Die Pflicht zu nehmen entfällt nur, wenn die Reserve leer ist.
ruling-heirs-45 = Eigener Zusatz: Ein weiteres Feldlager kannst du erst nutzen, wenn du das Plättchen für das vorige genommen hast; vorher zeigt der Schild noch deine Krone.
ruling-heirs-46 = Eigener Zusatz: Ein Gebäude verbraucht nur so viele Nachlässe, wie ihm Ressourcen fehlen.
ruling-heirs-47 = Eigener Zusatz: Wählt ihr die Sets selbst, nennt ihr sie abwechselnd, Weiß zuerst.
ruling-heirs-48 = Eigener Zusatz: Eine Truppe, die in diesem Zug gezogen ist, zählt sofort als Nachbar, zum Legen wie zum Stationieren.
