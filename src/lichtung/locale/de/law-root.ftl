# Root: jeder Absatz des Gesetzes (law-...) und jede Karte (law-K-...) in eigenen Worten.

## 1

law-1 = Grundregeln
law-1-1 = Widersprüche
law-1-1-1 = Eine Karte geht vor dem Gesetz, das Gesetz vor der Anleitung zum Lernen.
law-1-1-2 = Was eine Regel ausschließt („kann nicht“), bleibt ausgeschlossen, auch wenn eine andere Regel es verlangt.
law-1-1-3 = Treten mehrere Wirkungen im selben Augenblick ein, bestimmt ihre Reihenfolge, wer am Zug ist.
law-1-2 = Offenes und Verborgenes
law-1-2-1 = Handkarten bleiben geheim, bis eine Regel sie zeigen lässt; wie viele es sind, darf jeder wissen.
law-1-2-2 = In den Ablagestapel darf jeder jederzeit schauen.
law-1-3 = Absprachen
law-1-3-1 = Absprachen sind erlaubt und binden niemanden.
law-1-3-2 = Karten wandern nur dann von Hand zu Hand, wenn eine Regel es sagt.
law-1-4 = Jeder Zug hat drei Phasen: Vogelgesang, Tageslicht, Abend. Danach ist links der Nächste dran, bis jemand gewonnen hat.

## 2

law-2 = Begriffe
law-2-1 = Jede Karte gehört zu einer Klasse: Vogel, Fuchs, Hase oder Maus. Die meisten lassen sich herstellen.
law-2-1-1 = Eine Vogel-Karte gilt als Karte jeder anderen Klasse, die gerade gebraucht wird.
law-2-1-1-I = Musst du eine Fuchs-, Hase- oder Maus-Karte abgeben und hast nur Vögel, so geht ein Vogel.
law-2-1-1-II = Ist eine Vogel-Karte verlangt, hilft keine andere Klasse aus.
law-2-1-2 = Gezogen wird vom gemeinsamen Stapel. Ist er leer, wird der Ablagestapel gemischt und zum neuen Stapel.
law-2-1-3 = Ausgegebene und abgelegte Karten kommen auf den gemeinsamen Ablagestapel; nur Dominanz-Karten nicht.
law-2-1-4 = Fünf Karten sind Hinterhalte: je einer für Fuchs, Hase und Maus, zwei für Vögel. Sie gelten auch für ihre Klasse, herstellen kann man sie nicht.
law-2-1-5 = Vier Karten sind Dominanz-Karten, eine je Klasse. Auch sie gelten für ihre Klasse und lassen sich nicht herstellen.
law-2-2 = Das Waldland besteht aus Lichtungen, die durch Wege verbunden sind.
law-2-2-1 = Zwei Lichtungen sind benachbart, wenn ein Weg sie verbindet.
law-2-2-2 = Jede Lichtung hat eine Klasse: Fuchs, Hase oder Maus.
law-2-2-3 = Ein Gebäude braucht einen freien Bauplatz in seiner Lichtung und füllt ihn.
law-2-2-4 = Vier Bauplätze sind am Anfang von Ruinen belegt; nur wer erkundet, räumt sie weg.
law-2-3 = Flüsse verbinden Lichtungen, sind aber nur für das Flussvolk Wege. Sie teilen weder Lichtungen noch Wälder.
law-2-4 = Was Wege und Lichtungen umschließen, ist ein Wald.
law-2-4-1 = Ein Wald grenzt an die Lichtungen an seinem Rand und an jeden Wald, von dem ihn nur ein Weg trennt.
law-2-5 = Von allem gibt es nur so viel, wie in der Schachtel liegt. Reicht es nicht, nimmst du so viel, wie da ist.
law-2-5-1 = Krieger kommen aus dem Vorrat und kehren dorthin zurück.
law-2-5-2 = Gebäude kommen vom linken Ende ihrer Leiste und kehren auf den rechten freien Platz zurück.
law-2-5-3 = Plättchen kommen von ihrer Leiste oder aus dem Vorrat und kehren dorthin zurück.
law-2-5-4 = Die Spielfigur des Vagabunden bleibt immer auf dem Brett.
law-2-5-5 = Ein Gegenstand kommt aus dem gemeinsamen Vorrat ins Feld deiner hergestellten Gegenstände. Entfernte gehen zurück in die Schachtel.
law-2-6 = Spielbereich: der Platz rund um deine Partei-Tafel
law-2-7 = Gegner sind alle anderen Parteien, außer deinem Partner in einem Bündnis.
law-2-8 = Eine Lichtung beherrscht, wer dort die meisten Krieger und Gebäude zusammen hat. Bei Gleichstand herrscht niemand.

## 3

law-3 = Sieg
law-3-1 = Wer 30 Siegpunkte erreicht, gewinnt sofort. Erreichen es mehrere zugleich, gewinnt, wer am Zug ist.
law-3-2 = Siegpunkte
law-3-2-1 = Ein gegnerisches Gebäude oder Plättchen zu entfernen bringt einen Siegpunkt.
law-3-2-2 = Ein hergestellter Gegenstand bringt die Siegpunkte seiner Karte.
law-3-3 = Dominanz-Karten
law-3-3-1 = Mit mindestens 10 Siegpunkten kannst du im Tageslicht eine Dominanz-Karte ausspielen. Dein Marker verlässt die Leiste: Du bekommst nie wieder Siegpunkte.
law-3-3-1-I = Mit Fuchs, Hase oder Maus gewinnst du, wenn du zu Beginn deines Vogelgesangs drei Lichtungen dieser Klasse beherrschst.
law-3-3-1-II = Mit dem Vogel gewinnst du, wenn du zu Beginn deines Vogelgesangs zwei gegenüberliegende Ecken beherrschst.
law-3-3-2 = Eine ausgespielte Dominanz-Karte zählt nicht zur Hand, bleibt für immer liegen und wird durch keine andere ersetzt.
law-3-3-3 = Wird eine Dominanz-Karte für ihre Klasse ausgegeben oder abgelegt, liegt sie danach verfügbar neben dem Brett.
law-3-3-4 = Im Tageslicht kannst du eine verfügbare Dominanz-Karte auf die Hand nehmen, wenn du dafür eine Karte ihrer Klasse ausgibst.

## 4

law-4 = Grundlegende Aktionen
law-4-1 = Die meisten Karten deiner Hand kannst du herstellen: für eine Wirkung sofort oder auf Dauer.
law-4-1-1 = Herstellen kostet die Herstellungsmarker, die auf der Karte stehen: Jeder gilt für die Klasse seiner Lichtung und nur einmal im Zug. Das Fragezeichen nimmt jede Klasse.
law-4-1-2 = Eine sofortige Wirkung tritt ein, dann wird die Karte abgelegt. Zeigt sie einen Gegenstand, nimmst du ihn aus dem Vorrat; fehlt er dort, kannst du die Karte nicht herstellen.
law-4-1-3 = Eine anhaltende Wirkung bleibt in deinem Spielbereich liegen und gilt, wie ihre Karte es sagt.
law-4-1-4 = Dieselbe anhaltende Wirkung kannst du nicht zweimal haben.
law-4-2 = Bewegst du dich, ziehen beliebig viele deiner Krieger oder deine Spielfigur aus einer Lichtung in eine benachbarte.
law-4-2-1 = Dazu musst du die Lichtung beherrschen, aus der du kommst, oder die, in die du gehst.
law-4-2-2 = Wie oft derselbe Marker im Zug zieht, ist nicht begrenzt.
law-4-3 = Gekämpft wird in einer Lichtung mit deinen Kriegern oder deiner Spielfigur, gegen einen anderen Spieler, der dort steht.
law-4-3-1 = Zuerst darf der Verteidiger einen Hinterhalt spielen, der zur Lichtung passt: sofort zwei Treffer. Steht danach kein Angreifer mehr, ist der Kampf vorbei.
law-4-3-1-I = Der Angreifer kann einen Hinterhalt mit einem eigenen, ebenfalls passenden aufheben.
law-4-3-2 = Dann fallen beide Würfel: Die höhere Zahl sind die Treffer des Angreifers, die niedrigere die des Verteidigers.
law-4-3-2-I = Niemand würfelt mehr Treffer, als er Krieger in der Lichtung hat.
law-4-3-2-II = Dazu kommen Extra-Treffer aus Fähigkeiten und ausliegenden Karten; die Zahl der Krieger begrenzt sie nicht.
law-4-3-2-III = Ein Verteidiger ohne Krieger ist wehrlos und bekommt einen Extra-Treffer ab.
law-4-3-3 = Alle Treffer gelten gleichzeitig. Wer getroffen wird, wählt, was er verliert: erst alle Krieger, dann Gebäude und Plättchen in beliebiger Reihenfolge.

## 5

law-5 = Spielaufbau
law-5-1 = Der übliche Aufbau
law-5-1-1 = Jeder bekommt eine Partei. Wer anfängt, entscheidet der Zufall; die anderen folgen im Uhrzeigersinn.
law-5-1-2 = Alle beginnen mit 0 Siegpunkten.
law-5-1-3 = Jeder zieht drei Karten. Zu zweit spielt ihr ohne Dominanz-Karten.
law-5-1-4 = Auf jeden der vier mit R markierten Bauplätze kommt eine Ruine.
law-5-1-5 = Im Vorrat liegen 2 Stiefel, 2 Beutel, 1 Armbrust, 1 Hammer, 2 Schwerter, 2 Tee und 2 Münzen.
law-5-1-6 = Übersichten und Würfel bereitlegen
law-5-1-7 = Dann bauen die Parteien auf, in der Reihenfolge ihrer Buchstaben.

## 6

law-6 = Marquise de Katz
law-6-1 = Überblick
law-6-2 = Regeln und Fähigkeiten
law-6-2-1 = Die Marquise stellt im Tageslicht her, mit ihren Werkstätten.
law-6-2-2 = In die Lichtung der Festung darf nur die Marquise Marker platzieren; hineinbewegen darf sich jeder. Einmal entfernt, ist die Festung verloren.
law-6-2-3 = Werden Krieger der Marquise aus einer Lichtung entfernt, kann sie eine Karte passend zu dieser Lichtung ausgeben und sie bei der Festung wieder aufstellen.
law-6-3 = Aufbau
law-6-3-1 = Sie hat 25 Krieger und 8 Holz im Vorrat.
law-6-3-2 = Die Festung kommt in eine Ecke ihrer Wahl.
law-6-3-3 = In jede Lichtung kommt ein Krieger, nur nicht in die Ecke gegenüber der Festung.
law-6-3-4 = Eine Sägemühle, eine Werkstatt und ein Rekrutierer kommen zur Festung oder in Lichtungen daneben.
law-6-3-5 = Je fünf weitere Gebäude jeder Art stehen auf den Leisten.
law-6-4 = Im Vogelgesang kommt zu jeder Sägemühle ein Holz.
law-6-5 = Im Tageslicht stellt sie erst her, dann hat sie bis zu drei Aktionen. Danach kostet jede weitere eine Vogel-Karte.
law-6-5-1 = Kämpfen: Sie beginnt einen Kampf.
law-6-5-2 = Marschieren: Sie bewegt sich bis zu zweimal.
law-6-5-3 = Rekrutieren: Bei jedem Rekrutierer erscheint ein Krieger; nur einmal im Zug.
law-6-5-4 = Bauen: Sie platziert ein Gebäude.
law-6-5-4-I = Sie wählt die Art des Gebäudes; der Preis steht über seiner Spalte.
law-6-5-4-II = Sie wählt eine Lichtung, die sie beherrscht, und zahlt mit Holz von dort oder aus Lichtungen, die über ihr beherrschtes Gebiet damit verbunden sind.
law-6-5-4-III = Das Gebäude wird platziert und bringt die Siegpunkte des Feldes, das es aufdeckt.
law-6-5-5 = Überstunden: Für eine Karte, die zur Lichtung einer Sägemühle passt, entsteht dort ein Holz.
law-6-6 = Am Abend zieht sie eine Karte und für jeden sichtbaren Bonus eine mehr; dann legt sie ab bis auf fünf.

## 7

law-7 = Horst-Dynastien
law-7-1 = Überblick
law-7-2 = Regeln und Fähigkeiten
law-7-2-1 = Die Dynastien stellen mit ihren Nestern her, im Tageslicht vor dem Dekret.
law-7-2-2 = Bei Gleichstand herrschen sie, aber nie ohne eigenen Krieger oder eigenes Gebäude.
law-7-2-3 = Ein Gegenstand bringt ihnen nur einen Siegpunkt, was auch auf der Karte steht.
law-7-3 = Aufbau
law-7-3-1 = Sie haben 20 Krieger.
law-7-3-2 = Ein Nest und sechs Krieger kommen in die Ecke gegenüber der Festung; ohne Marquise in eine Ecke ihrer Wahl.
law-7-3-3 = Sie wählen einen von vier Anführern; die anderen liegen offen daneben.
law-7-3-4 = Zwei Treue Wesire kommen in die Spalten, die der Anführer nennt.
law-7-3-5 = Sechs weitere Nester stehen auf der Leiste.
law-7-4 = Der Vogelgesang hat drei Schritte in fester Reihenfolge: Notstand, Dekret, neues Nest.
law-7-4-1 = Ohne Handkarten ziehen sie eine Karte.
law-7-4-2 = Eine oder zwei Karten kommen ins Dekret, höchstens eine davon ein Vogel; die Spalten sind frei.
law-7-4-3 = Ohne Nest auf dem Brett platzieren sie eins mit drei Kriegern dort, wo die wenigsten Krieger stehen und alles Platz hat.
law-7-5 = Das Tageslicht hat zwei Schritte: erst herstellen, dann das Dekret.
law-7-5-1 = Sie können mit ihren Nestern Karten herstellen.
law-7-5-2 = Jede Karte des Dekrets muss ausgeführt werden, Spalte für Spalte von links. Geht eine nicht ganz, folgt sofort Aufruhr.
law-7-5-2-I = Rekrutieren: ein Krieger bei einem Nest in einer passenden Lichtung.
law-7-5-2-II = Bewegen: mindestens ein Krieger aus einer passenden Lichtung.
law-7-5-2-III = Kämpfen: ein Kampf in einer passenden Lichtung.
law-7-5-2-IV = Bauen: ein Nest in einer beherrschten, passenden Lichtung, die noch keins hat.
law-7-6 = Der Abend hat zwei Schritte: Punkte, dann Karten.
law-7-6-1 = Sie erhalten die Siegpunkte des rechten freien Feldes ihrer Nest-Leiste.
law-7-6-2 = Sie ziehen eine Karte und für jeden sichtbaren Bonus eine mehr; dann legen sie ab bis auf fünf.
law-7-7 = Kann eine Karte des Dekrets nicht ganz ausgeführt werden, geraten sie in Aufruhr.
law-7-7-1 = Demütigen: Jede Vogel-Karte im Dekret, Wesire eingeschlossen, kostet einen Siegpunkt.
law-7-7-2 = Bereinigen: Alle Karten des Dekrets bis auf die Wesire werden abgelegt.
law-7-7-3 = Absetzen: Der Anführer wird verdeckt, ein offener übernimmt, die Wesire wechseln in seine Spalten.
law-7-7-3-I = Ist kein Anführer mehr offen, werden alle vier wieder aufgedeckt.
law-7-7-4 = Ruhen: Das Tageslicht endet, der Abend beginnt.
law-7-8 = Die Anführer
law-7-8-1 = Erbauer: Wesire bei Rekrutieren und Bewegen. Gegenstände bringen ihm die Siegpunkte der Karte.
law-7-8-2 = Charismatisch: Wesire bei Rekrutieren und Kämpfen. Jedes Rekrutieren verlangt zwei Krieger.
law-7-8-3 = Feldherr: Wesire bei Bewegen und Kämpfen. Als Angreifer ein Extra-Treffer.
law-7-8-4 = Despot: Wesire bei Bewegen und Bauen. Ein Siegpunkt mehr für jeden Kampf, in dem ein gegnerisches Gebäude oder Plättchen fällt.

## 8

law-8 = Waldland-Allianz
law-8-1 = Überblick
law-8-2 = Regeln und Fähigkeiten
law-8-2-1 = Die Allianz stellt im Tageslicht her, mit ihren Sympathie-Plättchen.
law-8-2-2 = Als Verteidiger landet die Allianz die höhere Zahl, der Angreifer die niedrigere.
law-8-2-3 = Anhänger sind Karten eines verdeckten Stapels, den nur die Allianz ansehen darf. Sie werden für ihre Klasse ausgegeben und zählen nicht zur Hand.
law-8-2-3-I = Ohne Stützpunkt fasst der Stapel fünf Karten, was darüber hinausgeht, wird abgelegt. Mit Stützpunkt ist er unbegrenzt.
law-8-2-4 = Verliert die Allianz einen Stützpunkt, gehen alle Anhänger seiner Klasse, alle Vögel und die Hälfte der Offiziere (aufgerundet). War es der letzte, bleiben höchstens fünf Anhänger.
law-8-2-5 = Es gibt zehn Sympathie-Plättchen.
law-8-2-5-I = In jeder Lichtung liegt höchstens eines.
law-8-2-5-II = Eine Lichtung mit Sympathie-Plättchen heißt sympathisierend.
law-8-2-6 = Wer Sympathie entfernt oder Krieger in eine sympathisierende Lichtung bewegt, gibt der Allianz eine passende Handkarte als Anhänger. Hat er keine, zeigt er ihr die Hand, und sie nimmt eine Karte vom Stapel.
law-8-3 = Aufbau
law-8-3-1 = Sie hat 10 Krieger.
law-8-3-2 = Drei Stützpunkte, einer je Klasse, liegen auf der Tafel.
law-8-3-3 = Zehn Sympathie-Plättchen füllen ihre Leiste.
law-8-3-4 = Drei gezogene Karten sind die ersten Anhänger.
law-8-4 = Der Vogelgesang hat zwei Schritte: erst Revolten, dann Sympathie.
law-8-4-1 = Revoltieren: beliebig oft Gegner vertreiben und einen Stützpunkt errichten.
law-8-4-1-I = Es braucht eine sympathisierende Lichtung, deren Stützpunkt noch auf der Tafel liegt.
law-8-4-1-II = Es kostet zwei passende Anhänger.
law-8-4-1-III = Alle gegnerischen Marker dort werden entfernt. Der Stützpunkt kommt, dazu je sympathisierender Lichtung der Klasse ein Krieger, zuletzt ein Offizier.
law-8-4-2 = Sympathie verbreiten: beliebig oft ein Plättchen platzieren.
law-8-4-2-I = Die Lichtung muss an eine sympathisierende grenzen; ohne Sympathie auf dem Brett ist sie frei.
law-8-4-2-II = Es kostet so viele passende Anhänger, wie über dem Plättchen steht.
law-8-4-2-IIa = Kriegsrecht: Stehen dort drei oder mehr Krieger eines anderen Spielers, kostet es einen Anhänger mehr.
law-8-4-2-III = Das Plättchen bringt die Siegpunkte des Feldes, das es aufdeckt.
law-8-5 = Im Tageslicht sind ihre Aktionen in Zahl und Reihenfolge frei.
law-8-5-1 = Herstellen: Sie kann mit Sympathie-Plättchen Karten herstellen.
law-8-5-2 = Mobilisieren: Eine Handkarte wird Anhänger.
law-8-5-3 = Ausbilden: Eine Karte der Klasse eines Stützpunkts auf dem Brett macht aus einem Krieger einen Offizier.
law-8-6 = Der Abend hat zwei Schritte: erst Einsätze, dann Karten.
law-8-6-1 = Für jeden Offizier ist ein Einsatz frei.
law-8-6-1-I = Bewegen: eine Bewegung.
law-8-6-1-II = Kämpfen: ein Kampf.
law-8-6-1-III = Rekrutieren: ein Krieger bei einem Stützpunkt.
law-8-6-1-IV = Organisieren: Ein Krieger geht aus einer Lichtung ohne Sympathie, ein Plättchen kommt dafür und bringt seine Siegpunkte.
law-8-6-2 = Sie zieht eine Karte und für jeden sichtbaren Bonus eine mehr; dann legt sie ab bis auf fünf.

## 9

law-9 = Vagabund
law-9-1 = Überblick
law-9-2 = Regeln und Fähigkeiten
law-9-2-1 = Der Vagabund stellt mit Hämmern her, die er erschöpft; alle gelten für die Klasse seiner Lichtung. Ein hergestellter Gegenstand gehört sofort ihm, aufgedeckt.
law-9-2-2 = Seine Spielfigur ist kein Krieger: Sie beherrscht nichts und hindert niemanden am Herrschen. Vom Brett kann sie nicht entfernt werden.
law-9-2-3 = Er bewegt sich, gleich wer wo herrscht.
law-9-2-4 = Ohne unbeschädigtes Schwert ist er im Kampf wehrlos.
law-9-2-5 = Gegenstände sind aufgedeckt, erschöpft (umgedreht) oder beschädigt; für Aktionen erschöpft er sie.
law-9-2-5-I = Tee, Münzen und Beutel liegen auf Leisten zu je drei Plätzen.
law-9-2-5-II = Alle anderen Gegenstände kommen in den Rucksack.
law-9-2-5-III = Unbeschädigte Gegenstände der Leisten darf er frei zwischen Leiste und Rucksack verschieben.
law-9-2-6 = Er würfelt höchstens so viele Treffer, wie er unbeschädigte Schwerter hat, erschöpfte eingerechnet.
law-9-2-7 = Jeder Treffer beschädigt einen unbeschädigten Gegenstand seiner Wahl. Hat er keinen mehr, verfallen weitere Treffer.
law-9-2-8 = Ab vier Spielern macht er aus einer Dominanz-Karte ein Bündnis mit dem Spieler, der außer ihm die wenigsten Siegpunkte und keine Dominanz ausliegen hat. Gewinnt dieser, gewinnt er mit; Siegpunkte bekommt er keine mehr.
law-9-2-9 = Zu jeder anderen Partei hat er eine Beziehung: neutral, drei Stufen besser bis alliiert, oder feindlich.
law-9-2-9-I = Wer nicht feindlich ist, lässt sich durch Helfen gewinnen.
law-9-2-9-Ia = Eine Stufe kostet 1, 2 oder 3 Hilfen in demselben Zug; jede zählt für nur eine Stufe.
law-9-2-9-Ib = Die neue Stufe bringt ihre Siegpunkte.
law-9-2-9-II = Auf der letzten Stufe ist die Partei mit ihm alliiert.
law-9-2-9-IIa = Jede Hilfe für Alliierte bringt zwei Siegpunkte.
law-9-2-9-IIb = Bewegt er sich im Tageslicht, kann er Krieger einer alliierten Partei mitnehmen; für sie gelten deren eigene Bewegungsregeln.
law-9-2-9-IIc = Beginnt er einen Kampf, kann er die Krieger einer alliierten Partei dort wie eigene behandeln. Als Verteidiger nie.
law-9-2-9-IId = In so einem Kampf dürfen auch alliierte Krieger fallen. Fallen mehr von ihnen, als Gegenstände beschädigt werden, wird die Partei feindlich.
law-9-2-9-IIe = Lösen alliierte Krieger bei ihm Empörung aus, zahlt er die Karte.
law-9-2-9-III = Entfernt er einen Krieger einer Partei, die nicht feindlich ist, wird sie feindlich.
law-9-2-9-IIIa = Niedertracht: In Kämpfen seines Zugs bringt jeder entfernte Marker einer feindlichen Partei einen Siegpunkt extra, nur nicht der Krieger, mit dem die Feindschaft begann.
law-9-2-9-IIIb = In eine Lichtung mit feindlichen Kriegern kostet die Bewegung einen Stiefel mehr.
law-9-2-9-IIIc = Auch Feindlichen kann er helfen; versöhnt werden sie dadurch nicht.
law-9-2-9-IIId = Geht er ein Bündnis mit einer feindlichen Partei ein, wird sie neutral.
law-9-3 = Aufbau
law-9-3-1 = Er wählt einen Charakter.
law-9-3-2 = Seine Spielfigur beginnt in einem Wald seiner Wahl.
law-9-3-3 = Drei Aufgaben liegen offen aus.
law-9-3-4 = Unter jede der vier Ruinen kommt zufällig ein Gegenstand: Beutel, Stiefel, Hammer, Schwert.
law-9-3-5 = Er bekommt die Gegenstände seines Charakters, aufgedeckt.
law-9-3-6 = Alle Beziehungen beginnen neutral.
law-9-4 = Der Vogelgesang hat zwei Schritte: auffrischen, dann schleichen.
law-9-4-1 = Auffrischen: Drei erschöpfte Gegenstände werden aufgedeckt und zwei mehr für jeden aufgedeckten Tee auf der Leiste.
law-9-4-2 = Schleichen: Er darf in eine benachbarte Lichtung oder einen benachbarten Wald, ohne Stiefel, auch zu Feinden.
law-9-5 = Im Tageslicht erschöpft er Gegenstände für Aktionen, in Zahl und Reihenfolge frei. Was auf einer Leiste erschöpft wird, kommt in den Rucksack.
law-9-5-1 = Bewegen: ein Stiefel, ein zweiter zu feindlichen Kriegern. In Wälder führt diese Aktion nie, aus ihnen nur in eine Lichtung am Rand.
law-9-5-2 = Kämpfen: ein Schwert.
law-9-5-3 = Erkunden: eine Fackel für einen Gegenstand unter der Ruine seiner Lichtung und einen Siegpunkt. Mit dem letzten Gegenstand geht die Ruine.
law-9-5-4 = Helfen: ein beliebiger Gegenstand und eine Karte passend zur Lichtung an einen Spieler mit Markern dort; danach darf er dessen hergestellte Gegenstände um einen erleichtern.
law-9-5-5 = Aufgabe: die zwei verlangten Gegenstände in einer Lichtung ihrer Klasse. Danach zwei Karten oder ein Siegpunkt je erledigter Aufgabe dieser Klasse; eine neue Aufgabe kommt.
law-9-5-6 = Scharfschießen: eine Armbrust entfernt einen Krieger in seiner Lichtung oder, wo ein Spieler keinen hat, dessen Gebäude oder Plättchen.
law-9-5-7 = Reparieren: Ein Hammer bringt einen beschädigten Gegenstand zurück, so wie er liegt.
law-9-5-8 = Herstellen: je Zeichen auf der Karte ein Hammer; alle gelten für die Klasse seiner Lichtung.
law-9-5-9 = Spezial-Aktion: eine Fackel für das, was auf seinem Charakter steht.
law-9-6 = Der Abend hat vier Schritte: ruhen, ziehen, ablegen, Traglast.
law-9-6-1 = Im Wald werden alle beschädigten Gegenstände repariert und aufgedeckt.
law-9-6-2 = Er zieht eine Karte und eine mehr für jede aufgedeckte Münze auf der Leiste.
law-9-6-3 = Er legt ab bis auf fünf Karten.
law-9-6-4 = Rucksack und Beschädigtes fassen zusammen sechs Gegenstände, zwei mehr für jeden aufgedeckten Beutel auf der Leiste; was zu viel ist, verliert er.
law-9-7 = Die Charaktere
law-9-7-1 = Dieb: beginnt mit Stiefel, Fackel, Tee und Schwert.
law-9-7-1-I = Stehlen: eine zufällige Karte von einem Spieler in seiner Lichtung.
law-9-7-2 = Tüftler: beginnt mit Stiefel, Fackel, Beutel und Hammer.
law-9-7-2-I = Tagarbeit: eine zur Lichtung passende Karte aus dem Ablagestapel.
law-9-7-3 = Waldläufer: beginnt mit Stiefel, Fackel, Armbrust und Schwert.
law-9-7-3-I = Unterschlupf: Drei Gegenstände werden repariert, dann endet das Tageslicht.

## K

law-K = Karten
law-K-ambush_bird = Hinterhalt! Als Verteidiger zu Kampfbeginn zwei Treffer sofort, als Angreifer gegen einen Hinterhalt; gilt für jede Lichtung.
law-K-dominance_bird = Dominanz: Du gewinnst, wenn du zu Beginn deines Vogelgesangs zwei gegenüberliegende Ecken beherrschst.
law-K-arms_trader = Waffenhändler: Nimm ein Schwert aus dem Vorrat, dazu 2 Siegpunkte. Kosten: 2× Fuchs.
law-K-birdy_bindle = Vogelbündel: Nimm einen Beutel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Maus.
law-K-crossbow_bird = Armbrust: Nimm eine Armbrust aus dem Vorrat, dazu einen Siegpunkt. Kosten: Fuchs.
law-K-woodland_runners = Waldlandläufer: Nimm Stiefel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Hase.
law-K-armorers = Rüstungsschmiede: Wirf sie nach dem Würfeln ab, als Angreifer oder Verteidiger: Die gewürfelten Treffer gegen dich zählen nicht. Extra-Treffer zählen. Kosten: Fuchs.
law-K-brutal_tactics = Brutale Taktik: Als Angreifer kannst du nach dem Würfeln einen Extra-Treffer landen; dafür bekommt der Verteidiger einen Siegpunkt. Einmal je Kampf. Kosten: 2× Fuchs.
law-K-royal_claim = Königlicher Anspruch: Wirf ihn in deinem Vogelgesang ab: ein Siegpunkt für jede Lichtung, die du beherrschst. Kostet vier Marker beliebiger Klasse.
law-K-sappers = Sappeure: Wirf sie als Verteidiger nach dem Würfeln ab: ein Extra-Treffer. Kosten: Maus.
law-K-ambush_fox = Hinterhalt! Als Verteidiger zu Kampfbeginn zwei Treffer sofort, als Angreifer gegen einen Hinterhalt; gilt für Fuchs-Lichtungen.
law-K-dominance_fox = Dominanz: Du gewinnst, wenn du zu Beginn deines Vogelgesangs drei Fuchs-Lichtungen beherrschst.
law-K-favor_fox = Gunst der Füchse: Alle gegnerischen Marker in Fuchs-Lichtungen werden entfernt, mit Siegpunkten für Gebäude und Plättchen. Kosten: 3× Fuchs.
law-K-anvil = Amboss: Nimm einen Hammer aus dem Vorrat, dazu 2 Siegpunkte. Kosten: Fuchs.
law-K-foxfolk_steel = Fuchsvolk-Stahl: Nimm ein Schwert aus dem Vorrat, dazu 2 Siegpunkte. Kosten: 2× Fuchs.
law-K-gently_used_knapsack = Wenig gebrauchter Rucksack: Nimm einen Beutel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Maus.
law-K-protection_racket = Schutzgelderpressung: Nimm Münzen aus dem Vorrat, dazu 3 Siegpunkte. Kosten: 2× Hase.
law-K-root_tea_fox = Wurzeltee: Nimm Tee aus dem Vorrat, dazu 2 Siegpunkte. Kosten: Maus.
law-K-travel_gear_fox = Reiseausrüstung: Nimm Stiefel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Hase.
law-K-stand_and_deliver = Geld oder Leben! Einmal in deinem Vogelgesang: Nimm eine zufällige Karte aus einer anderen Hand; ihr Besitzer bekommt einen Siegpunkt. Kosten: 3× Maus.
law-K-tax_collector = Steuereintreiber: Einmal in deinem Tageslicht: Entferne einen eigenen Krieger vom Brett und zieh eine Karte. Kosten: Fuchs, Hase, Maus.
law-K-ambush_rabbit = Hinterhalt! Als Verteidiger zu Kampfbeginn zwei Treffer sofort, als Angreifer gegen einen Hinterhalt; gilt für Hase-Lichtungen.
law-K-dominance_rabbit = Dominanz: Du gewinnst, wenn du zu Beginn deines Vogelgesangs drei Hase-Lichtungen beherrschst.
law-K-favor_rabbit = Gunst der Hasen: Alle gegnerischen Marker in Hase-Lichtungen werden entfernt, mit Siegpunkten für Gebäude und Plättchen. Kosten: 3× Hase.
law-K-a_visit_to_friends = Besuch bei Freunden: Nimm Stiefel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Hase.
law-K-bake_sale = Kuchenverkauf: Nimm Münzen aus dem Vorrat, dazu 3 Siegpunkte. Kosten: 2× Hase.
law-K-root_tea_rabbit = Wurzeltee: Nimm Tee aus dem Vorrat, dazu 2 Siegpunkte. Kosten: Maus.
law-K-smugglers_trail = Schmugglerpfad: Nimm einen Beutel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Maus.
law-K-better_burrow_bank = Bessere Baubank: Zu Beginn deines Vogelgesangs zieht ihr beide eine Karte, du und ein anderer Spieler deiner Wahl. Kosten: 2× Hase.
law-K-cobbler = Schuster: Zu Beginn deines Abends darfst du dich einmal bewegen. Kosten: 2× Hase.
law-K-command_warren = Kommando-Gehege: Zu Beginn deines Tageslichts darfst du einen Kampf beginnen. Kosten: 2× Hase.
law-K-ambush_mouse = Hinterhalt! Als Verteidiger zu Kampfbeginn zwei Treffer sofort, als Angreifer gegen einen Hinterhalt; gilt für Maus-Lichtungen.
law-K-dominance_mouse = Dominanz: Du gewinnst, wenn du zu Beginn deines Vogelgesangs drei Maus-Lichtungen beherrschst.
law-K-favor_mouse = Gunst der Mäuse: Alle gegnerischen Marker in Maus-Lichtungen werden entfernt, mit Siegpunkten für Gebäude und Plättchen. Kosten: 3× Maus.
law-K-crossbow_mouse = Armbrust: Nimm eine Armbrust aus dem Vorrat, dazu einen Siegpunkt. Kosten: Fuchs.
law-K-investments = Investitionen: Nimm Münzen aus dem Vorrat, dazu 3 Siegpunkte. Kosten: 2× Hase.
law-K-mouse_in_a_sack = Maus im Sack: Nimm einen Beutel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Maus.
law-K-root_tea_mouse = Wurzeltee: Nimm Tee aus dem Vorrat, dazu 2 Siegpunkte. Kosten: Maus.
law-K-sword_mouse = Schwert: Nimm ein Schwert aus dem Vorrat, dazu 2 Siegpunkte. Kosten: 2× Fuchs.
law-K-travel_gear_mouse = Reiseausrüstung: Nimm Stiefel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Hase.
law-K-codebreakers = Codeknacker: Einmal in deinem Tageslicht darfst du die Hand eines anderen Spielers ansehen. Kosten: Maus.
law-K-scouting_party = Spähtrupp: Greifst du an, treffen dich Hinterhalte nicht. Kosten: 2× Maus.
law-K-vagrant = Landstreicher: beginnt mit Münzen, Fackel und Stiefel. Anstiften: eine Fackel, und zwei andere Spieler in seiner Lichtung kämpfen gegeneinander; was dabei fällt, entfernt er.
law-K-arbiter = Schiedsrichter: beginnt mit Stiefel, Fackel und zwei Schwertern. Beschützen: Ein Verteidiger in seiner Lichtung darf vor dem Würfeln seine Schwerter anwerben; er bekommt dafür einen Siegpunkt.
law-K-scoundrel = Schurke: beginnt mit zwei Stiefeln, Fackel und Armbrust. Verbrannte Erde: Seine Fackel bleibt für immer in der Lichtung, alle gegnerischen Marker dort gehen, und nichts kommt mehr hinein.
