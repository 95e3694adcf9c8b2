# Root: jeder Absatz des Gesetzes (law-...), jede Karte (law-K-...) und unsere Lesarten (ruling-root-...) in
# eigenen Worten.

## 1

law-1 = Grundregeln
law-1-1 = Widersprüche
law-1-1-1 = Eine Karte geht vor dem Gesetz, das Gesetz vor der Anleitung zum Lernen.
law-1-1-2 = Was eine Regel ausschließt („kann nicht“), bleibt ausgeschlossen, auch wenn eine andere Regel es verlangt.
law-1-1-3 = Treten mehrere Wirkungen im selben Augenblick ein, bestimmt ihre Reihenfolge, wer am Zug ist.
later-1-1-3 = Im Kampf bestimmt jede Seite, in welcher Reihenfolge geschieht, was ihre eigenen Verluste auslösen. Wer am Zug ist, bestimmt nur noch, welche Seite zuerst kommt.
law-1-2 = Offenes und Verborgenes
law-1-2-1 = Handkarten bleiben geheim, bis eine Regel sie zeigen lässt; wie viele es sind, darf jeder wissen.
law-1-2-2 = In den Ablagestapel darf jeder jederzeit schauen.
law-1-3 = Absprachen
law-1-3-1 = Absprachen sind erlaubt und binden niemanden.
law-1-3-2 = Karten wandern nur dann von Hand zu Hand, wenn eine Regel es sagt.
law-1-4 = Jeder Zug hat drei Phasen: Vogelgesang, Tageslicht, Abend. Danach ist im Uhrzeigersinn der Nächste dran, bis jemand gewonnen hat.

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
later-4-3 = Angreifen kann man nur Gegner, also nicht seinen Bündnispartner.
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
later-K-stand_and_deliver = Beraubt wird ein Gegner.
law-K-tax_collector = Steuereintreiber: Einmal in deinem Tageslicht: Entferne einen eigenen Krieger vom Brett und zieh eine Karte. Kosten: Fuchs, Hase, Maus.
law-K-ambush_rabbit = Hinterhalt! Als Verteidiger zu Kampfbeginn zwei Treffer sofort, als Angreifer gegen einen Hinterhalt; gilt für Hase-Lichtungen.
law-K-dominance_rabbit = Dominanz: Du gewinnst, wenn du zu Beginn deines Vogelgesangs drei Hase-Lichtungen beherrschst.
law-K-favor_rabbit = Gunst der Hasen: Alle gegnerischen Marker in Hase-Lichtungen werden entfernt, mit Siegpunkten für Gebäude und Plättchen. Kosten: 3× Hase.
law-K-a_visit_to_friends = Besuch bei Freunden: Nimm Stiefel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Hase.
law-K-bake_sale = Kuchenverkauf: Nimm Münzen aus dem Vorrat, dazu 3 Siegpunkte. Kosten: 2× Hase.
law-K-root_tea_rabbit = Wurzeltee: Nimm Tee aus dem Vorrat, dazu 2 Siegpunkte. Kosten: Maus.
law-K-smugglers_trail = Schmugglerpfad: Nimm einen Beutel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Maus.
law-K-better_burrow_bank = Bessere Baubank: Zu Beginn deines Vogelgesangs zieht ihr beide eine Karte, du und ein anderer Spieler deiner Wahl. Kosten: 2× Hase.
later-K-better_burrow_bank = Sie ist freiwillig, und mit dir zieht ein Gegner.
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

## Lesarten

ruling-root-1 = Lassen sich eine allgemeine Regel und eine Regel einer Partei nicht beide halten, gilt die der Partei.
ruling-root-2 = Was zugleich entfernt wird, verlässt erst gemeinsam das Brett. Dann folgt, was daraus entsteht, in der Reihenfolge, die wählt, wer am Zug ist.
ruling-root-3 = Wer nur Vögel hat, muss einen Vogel geben. Unter passenden Karten wählt, wer gibt.
ruling-root-4 = Gemischt wird, sobald der Stapel leer ist. Ist auch der Ablagestapel leer, wird nichts gezogen.
ruling-root-5 = Ausgeben und ablegen ist dasselbe: Auch eine für das Handlimit oder im Aufruhr abgelegte Dominanz-Karte wird verfügbar.
ruling-root-6 = So viel wie möglich: Das erspart weder Kosten noch Bedingungen. Ein leerer Vorrat verbietet weder Rekrutieren noch Ausbilden: Gezahlt wird trotzdem, und niemand kommt.
ruling-root-7 = Wer herrscht, wird jederzeit neu gezählt. Auch die Dynastien brauchen dafür mindestens einen Krieger oder ein Gebäude.
ruling-root-8 = Geprüft wird nach jedem Ereignis mit Siegpunkten, auch mitten im Kampf. Gleichzeitige Treffer sind ein Ereignis. Ist niemand von den Ersten am Zug, gewinnt, wer im Uhrzeigersinn als Nächster kommt.
ruling-root-9 = Den Punkt bekommt, wer entfernt, auch als Verteidiger. Für Eigenes, Bündnispartner, Ruinen und Gegenstände gibt es keinen.
ruling-root-10 = Die Siegpunkte sind beim Ausspielen für immer fort; danach gibt es weder Gewinn noch Verlust.
ruling-root-11 = Geprüft wird ganz am Anfang des Vogelgesangs, vor allen Karten. Gegenüber liegen die Ecken einer Diagonale.
ruling-root-12 = Ein Vogel nimmt jede verfügbare Dominanz-Karte; die Vogel-Dominanz nimmt nur ein Vogel.
ruling-root-13 = Gezählt wird je Lichtung: Zwei Werkstätten geben zweimal. Auch ein in diesem Zug platzierter Marker zählt.
ruling-root-14 = Fehlt der Gegenstand, lässt sich die Karte nicht herstellen, und nichts wird bezahlt. Eine Gunst ist nicht mehr auf der Hand, während sie wirkt. Festung, Holz und Stützpunkte gehen; Spielfiguren, Ruinen und Gegenstände bleiben.
ruling-root-15 = Gleich ist, was denselben Namen hat.
ruling-root-16 = Mindestens ein Krieger bewegt sich. Wer herrscht, wird vor der Bewegung gefragt.
ruling-root-17 = Angreifen darf man jeden anderen Spieler, auch einen Bündnispartner.
ruling-root-18 = Die zwei Treffer treffen wie in 4.3.3 auch Gebäude und Plättchen. Was daraus folgt, geschieht sofort: Das Feldkrankenhaus an der Festung kann die Angreiferin im Kampf halten. Zu Ende ist er erst ohne angreifende Krieger und ohne Spielfigur.
ruling-root-19 = Der Hinterhalt darf gespielt werden und bewirkt nichts.
ruling-root-20 = Nach dem Wurf entscheidet erst der Angreifer, dann der Verteidiger, bis beide verzichten; jede Karte einmal je Kampf. Rüstungsschmiede streichen nur gewürfelte Treffer.
ruling-root-21 = Ob jemand wehrlos ist, zeigt sich beim Wurf, nach einem Hinterhalt.
ruling-root-22 = Jede Mischung von Parteien ist erlaubt.
ruling-root-23 = Im Text fehlen die Symbole und eine Zahl; es sind sieben Arten und zwölf Gegenstände.
ruling-root-24 = Einmal je Zug, auch wenn frühe Karten keine Grenze nennen.
ruling-root-25 = Pflicht, wie auf den frühen Karten.
ruling-root-26 = Nur das Platzieren ist gesperrt; hineinbewegen und kämpfen darf man. Mit der Festung endet auch das Feldkrankenhaus.
ruling-root-27 = Gleich, wodurch die Krieger entfernt wurden. Eine Karte rettet alle einer Lichtung und eines Ereignisses; Hinterhalt und Kampf sind zwei.
ruling-root-28 = Reichen Holz oder Krieger nicht, wählt die Marquise, wo welche hinkommen.
ruling-root-29 = Zwei Bewegungen sind erlaubt, eine genügt.
ruling-root-30 = Bauplatz und jede Lichtung auf dem Weg des Holzes müssen beherrscht sein. Nach einem Verlust bringt der Neubau seine Punkte wieder.
ruling-root-31 = Wer Karten hat, muss eine hinzufügen; zwei Vögel gehen nie.
ruling-root-32 = Verglichen werden nur Lichtungen, die das Nest aufnehmen können. Fehlen Krieger, kommen die vorhandenen; gibt es keinen Platz, geschieht nichts.
ruling-root-33 = Was möglich ist, muss geschehen; die Reihenfolge in der Spalte ist frei, auch wenn sie Späteres verdirbt. Mit nur einem Krieger stellt der Charismatische ihn auf, dann folgt Aufruhr.
ruling-root-34 = Der Punktestand fällt nie unter 0.
ruling-root-35 = Sind alle vier benutzt, liegen alle vier wieder offen, auch der eben abgesetzte.
ruling-root-36 = Ein Punkt je Kampf, nicht je Marker; ein Hinterhalt gehört zu seinem Kampf.
ruling-root-37 = Empörung kostet jede Bewegung, die Krieger hineinbringt, und jedes entfernte Plättchen. Platzieren und Spielfiguren lösen keine aus. Wer hineinzieht und dann das Plättchen zerstört, zahlt zweimal.
ruling-root-38 = Die Grenze von fünf gilt auch hier: Was nicht hineinpasst, wird abgelegt.
ruling-root-39 = Es gehen alle Anhänger der Klasse und alle Vögel; der Verlust an Offizieren wird aufgerundet.
ruling-root-40 = Das Sympathie-Plättchen bleibt, und seine Lichtung zählt mit. Fehlen Krieger, kommen sie erst aufs Brett, der Offizier zuletzt.
ruling-root-41 = Alle Revolten kommen vor dem Verbreiten von Sympathie.
ruling-root-42 = Die drei Krieger müssen einem einzigen anderen Spieler gehören.
ruling-root-43 = Organisieren kostet keine Anhänger und beachtet weder Nachbarschaft noch Kriegsrecht; bei der Festung geht es nicht.
ruling-root-44 = Ein Wald hat keine Klasse: Dort wird nicht hergestellt, geholfen, gekämpft, erkundet oder geschossen.
ruling-root-45 = Unbeschädigte Gegenstände liegen auf ihrer Leiste, solange Platz ist, aufgedeckte zuerst. Das ist nie ein Nachteil, darum wird nicht gefragt.
ruling-root-46 = Auch dafür braucht es 10 Siegpunkte. Der Partner hat weder Dominanz noch Bündnis. Zu zweit und zu dritt gilt die Karte nur für ihre Klasse.
ruling-root-47 = Hilfen zählen je Partei und Zug; Reste verfallen. Die Stufen bringen 1, 2 und 2 Siegpunkte.
ruling-root-48 = Nie als Verteidiger und nie gegen denselben Alliierten.
ruling-root-49 = Verglichen wird am Ende des Kampfes; bei gleicher Zahl bleibt das Bündnis.
ruling-root-50 = Der Vagabund zahlt, auch wenn die alliierten Krieger der Allianz gehören.
ruling-root-51 = Feindlich macht ein Krieger, der durch Angriff, Verteidigung oder Scharfschießen fällt, nie ein Gebäude oder Plättchen allein. Niedertracht gibt es nur für Kämpfe im eigenen Zug; von k Kriegern, mit denen die Feindschaft beginnt, zählen k − 1.
ruling-root-52 = Es genügt irgendein Marker des Empfängers in der Lichtung. Einen Gegenstand zu nehmen ist freiwillig.
ruling-root-53 = Erst kommt die neue Aufgabe, dann der Lohn.
ruling-root-54 = Nur Beschädigtes wird aufgedeckt. Was auf Leisten liegt, zählt nicht zur Traglast.
ruling-root-55 = Werden alle Marker einer Lichtung entfernt, geschieht der Spielfigur nichts. Schalter sweep_damages_items: Nach dem späteren Gesetz beschädigt es drei Gegenstände.
ruling-root-56 = Der Landstreicher entfernt die Marker beider Seiten: Punkte und Niedertracht gehören ihm.
ruling-root-57 = Er hilft nie sich selbst und nie gegen sich selbst.
ruling-root-58 = Der Krieger ist der Preis der Karte: Er wird mit allem bezahlt, was daraus folgt, auch mit Feldlazaretten, ehe die Karte gezogen wird. Beides geschieht nicht im selben Augenblick, also ist keine Reihenfolge zu wählen.

# --- Spies, and playing together against those whom the rules play

# Root: Mechanische Marquise, Spione, kooperatives Spiel, Kampagne (M.).

law-M = Mechanische Marquise
law-M-7 = Spione
law-M-7-1 = Spione werden im Tageslicht kostenlos ausgespielt; abgelegte liegen verfügbar neben dem Brett wie Dominanz-Karten.
law-M-7-2 = Mit einem Spion darf man einmal im Tageslicht einen Befehl für alle aufdecken.
law-M-7-3 = Hat der Befehl genau die Klasse des Spions, wird der Spion abgelegt; Vögel sind hier keine Joker.
law-M-7-4 = Sonst darf man danach zwei Befehle vertauschen.
law-M-8 = Kooperatives Spiel
law-M-8-1 = Die Spieler gewinnen gemeinsam, wenn jeder 30 Siegpunkte hat, ehe die Mechanische Marquise sie hat.
law-M-8-2 = In ihrer Morgenröte bekommt sie einen Siegpunkt für jeden Spieler.
law-M-8-3 = Sie rekrutiert nach der Klasse der Kosten, gleich wer herrscht.
law-M-9 = Allein gespielt wird ohne die drei Gunst-Karten.
law-M-10 = Kampagne
law-M-10-1 = Nach jedem gewonnenen Spiel beginnt sie das nächste mit drei Siegpunkten mehr.
law-M-10-2 = Jeder Spieler beginnt mit einer hergestellten Karte mehr, die er am Ende des vorigen Spiels hatte.
law-M-11 = Vorgeschlagene Mischungen; jede Mischung ist erlaubt, unter der empfohlenen Reichweite gibt es eine Warnung.
law-K-spy_bird = Spion (Vogel): Deck einmal im Tageslicht einen Befehl auf; ist er von derselben Klasse, leg den Spion ab, sonst darfst du zwei Befehle vertauschen.
law-K-spy_fox = Spion (Fuchs): Deck einmal im Tageslicht einen Befehl auf; ist er von derselben Klasse, leg den Spion ab, sonst darfst du zwei Befehle vertauschen.
law-K-spy_rabbit = Spion (Hase): Deck einmal im Tageslicht einen Befehl auf; ist er von derselben Klasse, leg den Spion ab, sonst darfst du zwei Befehle vertauschen.
law-K-spy_mouse = Spion (Maus): Deck einmal im Tageslicht einen Befehl auf; ist er von derselben Klasse, leg den Spion ab, sonst darfst du zwei Befehle vertauschen.
