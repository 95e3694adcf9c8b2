# Root: jeder Absatz des Gesetzes (law-...), jede Karte (law-K-...) und unsere Lesarten (ruling-root-...) in
# eigenen Worten.

## 1

law-1 = Grundregeln
law-1-1 = Widersprüche
law-1-1-1 = Vorrang: Eine Karte geht dem Gesetz vor, das Gesetz der Anleitung zum Lernen.
law-1-1-2 = Was eine Regel ausschließt („kann nicht“), bleibt ausgeschlossen, auch wenn eine andere Regel es verlangt; nur eine ausdrückliche Ausnahme geht vor.
law-1-1-3 = Gleichzeitiges: Treten mehrere Wirkungen im selben Augenblick ein, bestimmt ihre Reihenfolge, wer am Zug ist.
later-1-1-3 = Im Kampf bestimmt jede Seite, in welcher Reihenfolge geschieht, was ihre eigenen Verluste auslösen. Wer am Zug ist, bestimmt nur noch, welche Seite zuerst kommt.
law-1-2 = Offenes und Verborgenes
law-1-2-1 = Hand: Handkarten bleiben geheim, bis eine Regel verlangt, sie zu zeigen; wie viele es sind, darf jeder wissen.
law-1-2-2 = Ablagestapel: Jeder darf ihn jederzeit durchsehen.
law-1-3 = Absprachen
law-1-3-1 = Absprachen sind erlaubt und binden niemanden.
law-1-3-2 = Karten wandern nur dann von Hand zu Hand, wenn eine Regel es sagt.
law-1-4 = Der Zug: Jeder Zug hat drei Phasen: Vogelgesang, Tageslicht und Abend. Dann ist im Uhrzeigersinn der Nächste dran, bis jemand gewonnen hat.

## 2

law-2 = Begriffe
law-2-1 = Jede Karte gehört zu einer Klasse: Vogel, Fuchs, Hase oder Maus. Die meisten lassen sich herstellen.
law-2-1-1 = Vögel sind Joker: Eine Vogel-Karte gilt als Karte jeder Klasse, die gerade gebraucht wird.
law-2-1-1-I = Musst du eine Fuchs-, Hasen- oder Maus-Karte abgeben und hast nur Vögel, musst du einen Vogel abgeben.
law-2-1-1-II = Ist eine Vogel-Karte verlangt, hilft dir keine andere Klasse.
law-2-1-2 = Ziehen: Du ziehst vom gemeinsamen Nachziehstapel. Ist er leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
law-2-1-3 = Ausgegebene und abgelegte Karten kommen auf den gemeinsamen Ablagestapel; nur Dominanz-Karten nicht.
law-2-1-4 = Fünf Karten sind Hinterhalte: je einer für Fuchs, Hase und Maus, zwei für Vögel. Du kannst sie auch für ihre Klasse ausgeben, aber nicht herstellen.
law-2-1-5 = Vier Karten sind Dominanz-Karten, eine je Klasse. Auch sie kannst du für ihre Klasse ausgeben, aber nicht herstellen.
law-2-2 = Das Waldland besteht aus Lichtungen, die durch Wege verbunden sind.
law-2-2-1 = Benachbart: Zwei Lichtungen sind benachbart, wenn ein Weg sie verbindet.
law-2-2-2 = Jede Lichtung hat eine Klasse: Fuchs, Hase oder Maus.
law-2-2-3 = Bauplätze: Ein Gebäude braucht einen freien Bauplatz in seiner Lichtung und belegt ihn.
law-2-2-4 = Ruinen: Vier Bauplätze sind am Anfang von Ruinen belegt; nur wer erkundet, räumt sie weg.
law-2-3 = Flüsse verbinden Lichtungen, sind aber nur für das Flussvolk Wege. Sie teilen weder Lichtungen noch Wälder.
law-2-4 = Was Wege und Lichtungen umschließen, ist ein Wald.
law-2-4-1 = Ein Wald grenzt an die Lichtungen an seinem Rand und an jeden Wald, den nur ein Weg von ihm trennt.
law-2-5 = Von allem gibt es nur so viel, wie in der Schachtel liegt. Reicht es nicht, platzierst, nimmst oder entfernst du so viel wie möglich.
law-2-5-1 = Krieger kommen aus dem Vorrat und kehren dorthin zurück.
law-2-5-2 = Gebäude nimmst du vom linken Ende ihrer Leiste. Entfernte kehren auf den freien Platz ganz rechts zurück.
law-2-5-3 = Plättchen kommen von ihrer Leiste oder aus dem Vorrat und kehren dorthin zurück.
law-2-5-4 = Die Spielfigur des Vagabunden bleibt immer auf dem Brett.
law-2-5-5 = Ein Gegenstand kommt aus dem gemeinsamen Vorrat auf das Feld deiner hergestellten Gegenstände. Entfernte gehen zurück in die Schachtel.
law-2-6 = Spielbereich: der Platz rund um deine Partei-Tafel
law-2-7 = Gegner sind alle anderen Parteien außer deinem Bündnispartner.
law-2-8 = Herrscher: Eine Lichtung beherrscht, wer dort zusammengezählt die meisten Krieger und Gebäude hat. Bei Gleichstand herrscht niemand.

## 3

law-3 = Sieg
law-3-1 = Gewinnen: Wer 30 Siegpunkte erreicht, gewinnt sofort. Erreichen mehrere sie zugleich, gewinnt, wer am Zug ist.
law-3-2 = Siegpunkte
law-3-2-1 = Entfernen: Entfernst du ein gegnerisches Gebäude oder Plättchen, bekommst du einen Siegpunkt.
law-3-2-2 = Gegenstände: Ein hergestellter Gegenstand bringt die Siegpunkte, die auf seiner Karte stehen.
law-3-3 = Dominanz-Karten
law-3-3-1 = Aktivieren: Mit mindestens 10 Siegpunkten kannst du im Tageslicht eine Dominanz-Karte ausspielen. Dein Marker verlässt die Leiste: Siegpunkte bekommst du keine mehr.
law-3-3-1-I = Mit Fuchs, Hase oder Maus gewinnst du, wenn du zu Beginn deines Vogelgesangs drei Lichtungen dieser Klasse beherrschst.
law-3-3-1-II = Mit dem Vogel gewinnst du, wenn du zu Beginn deines Vogelgesangs zwei gegenüberliegende Ecken beherrschst.
law-3-3-2 = Eine ausgespielte Dominanz-Karte zählt nicht zur Hand, bleibt für immer liegen und wird durch keine andere ersetzt.
law-3-3-3 = Wird eine Dominanz-Karte für ihre Klasse ausgegeben oder abgelegt, liegt sie danach verfügbar neben dem Brett.
law-3-3-4 = Im Tageslicht kannst du eine verfügbare Dominanz-Karte auf die Hand nehmen, wenn du dafür eine Karte ihrer Klasse ausgibst.

## 4

law-4 = Grundlegende Aktionen
law-4-1 = Herstellen: Die meisten Karten deiner Hand kannst du herstellen: für einen sofortigen oder einen anhaltenden Effekt.
law-4-1-1 = Herstellen kostet die Herstellungsmarker, die auf der Karte stehen. Jeder gilt für die Klasse seiner Lichtung und nur einmal im Zug; für ein Fragezeichen ist jede Klasse recht.
law-4-1-2 = Ein sofortiger Effekt tritt ein, dann wird die Karte abgelegt. Zeigt sie einen Gegenstand, nimmst du ihn aus dem Vorrat; fehlt er dort, kannst du die Karte nicht herstellen.
law-4-1-3 = Eine Karte mit anhaltendem Effekt bleibt in deinem Spielbereich liegen und wirkt, wie es auf ihr steht.
law-4-1-4 = Denselben anhaltenden Effekt kannst du nicht zweimal haben.
law-4-2 = Bewegen: Bewegst du dich, ziehen beliebig viele deiner Krieger oder deine Spielfigur aus einer Lichtung in eine benachbarte.
law-4-2-1 = Dazu musst du die Lichtung beherrschen, aus der du kommst, oder die, in die du gehst.
law-4-2-2 = Wie oft derselbe Marker im Zug zieht, ist nicht begrenzt.
law-4-3 = Kampf: Du kämpfst in einer Lichtung, in der du Krieger oder deine Spielfigur hast, gegen einen anderen Spieler, der dort Marker hat.
later-4-3 = Angreifen kann man nur Gegner, also nicht seinen Bündnispartner.
law-4-3-1 = Hinterhalt: Zuerst darf der Verteidiger einen spielen, der zur Lichtung passt: sofort zwei Treffer. Steht danach kein Angreifer mehr, ist der Kampf vorbei.
law-4-3-1-I = Vereiteln: Der Angreifer kann den Hinterhalt mit einem eigenen aufheben, der ebenfalls zur Lichtung passt.
law-4-3-2 = Würfeln: Dann fallen beide Würfel: Die höhere Zahl sind die Treffer des Angreifers, die niedrigere sind die des Verteidigers.
law-4-3-2-I = Gewürfelte Treffer: Mit den Würfeln trifft jede Seite höchstens so oft, wie sie Krieger in der Lichtung hat.
law-4-3-2-II = Extra-Treffer: Dazu kommt, was Fähigkeiten und ausliegende Karten bringen; die Zahl der Krieger begrenzt das nicht.
law-4-3-2-III = Wehrlos: Ein Verteidiger ohne Krieger ist wehrlos und bekommt einen Extra-Treffer ab.
law-4-3-3 = Treffer: Alle Treffer gelten gleichzeitig. Wer getroffen wird, wählt die eigenen Verluste: erst alle Krieger, dann Gebäude und Plättchen in beliebiger Reihenfolge.

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
law-K-ambush_bird = Hinterhalt! Als Verteidiger landest du zu Beginn des Kampfes sofort zwei Treffer, als Angreifer hebst du damit einen Hinterhalt auf. Passt zu jeder Lichtung.
law-K-dominance_bird = Dominanz: Du gewinnst, wenn du zu Beginn deines Vogelgesangs zwei gegenüberliegende Ecken beherrschst.
law-K-arms_trader = Waffenhändler: Nimm ein Schwert aus dem Vorrat, dazu 2 Siegpunkte. Kosten: 2× Fuchs.
law-K-birdy_bindle = Vogelbündel: Nimm einen Beutel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Maus.
law-K-crossbow_bird = Armbrust: Nimm eine Armbrust aus dem Vorrat, dazu einen Siegpunkt. Kosten: Fuchs.
law-K-woodland_runners = Waldlandläufer: Nimm Stiefel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Hase.
law-K-armorers = Rüstungsschmiede: Leg sie nach dem Würfeln ab, ob als Angreifer oder als Verteidiger: Die gewürfelten Treffer gegen dich zählen nicht. Extra-Treffer zählen. Kosten: Fuchs.
law-K-brutal_tactics = Brutale Taktik: Als Angreifer kannst du nach dem Würfeln einen Extra-Treffer landen; dafür bekommt der Verteidiger einen Siegpunkt. Einmal in jedem Kampf. Kosten: 2× Fuchs.
law-K-royal_claim = Königlicher Anspruch: Leg ihn in deinem Vogelgesang ab: Du bekommst einen Siegpunkt für jede Lichtung, die du beherrschst. Kosten: 4× beliebige Klasse.
law-K-sappers = Sappeure: Leg sie als Verteidiger nach dem Würfeln ab: ein Extra-Treffer. Kosten: Maus.
law-K-ambush_fox = Hinterhalt! Als Verteidiger landest du zu Beginn des Kampfes sofort zwei Treffer, als Angreifer hebst du damit einen Hinterhalt auf. Passt zu Fuchs-Lichtungen.
law-K-dominance_fox = Dominanz: Du gewinnst, wenn du zu Beginn deines Vogelgesangs drei Fuchs-Lichtungen beherrschst.
law-K-favor_fox = Gunst der Füchse: Alle gegnerischen Marker verschwinden aus den Fuchs-Lichtungen; Gebäude und Plättchen bringen dir Siegpunkte. Kosten: 3× Fuchs.
law-K-anvil = Amboss: Nimm einen Hammer aus dem Vorrat, dazu 2 Siegpunkte. Kosten: Fuchs.
law-K-foxfolk_steel = Fuchsvolk-Stahl: Nimm ein Schwert aus dem Vorrat, dazu 2 Siegpunkte. Kosten: 2× Fuchs.
law-K-gently_used_knapsack = Wenig gebrauchter Rucksack: Nimm einen Beutel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Maus.
law-K-protection_racket = Schutzgelderpressung: Nimm Münzen aus dem Vorrat, dazu 3 Siegpunkte. Kosten: 2× Hase.
law-K-root_tea_fox = Wurzeltee: Nimm Tee aus dem Vorrat, dazu 2 Siegpunkte. Kosten: Maus.
law-K-travel_gear_fox = Reiseausrüstung: Nimm Stiefel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Hase.
law-K-stand_and_deliver = Geld oder Leben! Einmal in deinem Vogelgesang: Nimm einem anderen Spieler blind eine Karte; dafür bekommt er einen Siegpunkt. Kosten: 3× Maus.
later-K-stand_and_deliver = Nur ein Gegner lässt sich berauben.
law-K-tax_collector = Steuereintreiber: Einmal in deinem Tageslicht: Entferne einen eigenen Krieger vom Brett und zieh eine Karte. Kosten: Fuchs, Hase, Maus.
law-K-ambush_rabbit = Hinterhalt! Als Verteidiger landest du zu Beginn des Kampfes sofort zwei Treffer, als Angreifer hebst du damit einen Hinterhalt auf. Passt zu Hasen-Lichtungen.
law-K-dominance_rabbit = Dominanz: Du gewinnst, wenn du zu Beginn deines Vogelgesangs drei Hasen-Lichtungen beherrschst.
law-K-favor_rabbit = Gunst der Hasen: Alle gegnerischen Marker verschwinden aus den Hasen-Lichtungen; Gebäude und Plättchen bringen dir Siegpunkte. Kosten: 3× Hase.
law-K-a_visit_to_friends = Besuch bei Freunden: Nimm Stiefel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Hase.
law-K-bake_sale = Kuchenverkauf: Nimm Münzen aus dem Vorrat, dazu 3 Siegpunkte. Kosten: 2× Hase.
law-K-root_tea_rabbit = Wurzeltee: Nimm Tee aus dem Vorrat, dazu 2 Siegpunkte. Kosten: Maus.
law-K-smugglers_trail = Schmugglerpfad: Nimm einen Beutel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Maus.
law-K-better_burrow_bank = Bessere Baubank: Zu Beginn deines Vogelgesangs zieht ihr beide eine Karte, du und ein anderer Spieler deiner Wahl. Kosten: 2× Hase.
later-K-better_burrow_bank = Du musst nicht ziehen; tust du es, zieht ein Gegner mit.
law-K-cobbler = Schuster: Zu Beginn deines Abends darfst du dich einmal bewegen. Kosten: 2× Hase.
law-K-command_warren = Kommando-Gehege: Zu Beginn deines Tageslichts darfst du einen Kampf beginnen. Kosten: 2× Hase.
law-K-ambush_mouse = Hinterhalt! Als Verteidiger landest du zu Beginn des Kampfes sofort zwei Treffer, als Angreifer hebst du damit einen Hinterhalt auf. Passt zu Maus-Lichtungen.
law-K-dominance_mouse = Dominanz: Du gewinnst, wenn du zu Beginn deines Vogelgesangs drei Maus-Lichtungen beherrschst.
law-K-favor_mouse = Gunst der Mäuse: Alle gegnerischen Marker verschwinden aus den Maus-Lichtungen; Gebäude und Plättchen bringen dir Siegpunkte. Kosten: 3× Maus.
law-K-crossbow_mouse = Armbrust: Nimm eine Armbrust aus dem Vorrat, dazu einen Siegpunkt. Kosten: Fuchs.
law-K-investments = Investitionen: Nimm Münzen aus dem Vorrat, dazu 3 Siegpunkte. Kosten: 2× Hase.
law-K-mouse_in_a_sack = Maus im Sack: Nimm einen Beutel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Maus.
law-K-root_tea_mouse = Wurzeltee: Nimm Tee aus dem Vorrat, dazu 2 Siegpunkte. Kosten: Maus.
law-K-sword_mouse = Schwert: Nimm ein Schwert aus dem Vorrat, dazu 2 Siegpunkte. Kosten: 2× Fuchs.
law-K-travel_gear_mouse = Reiseausrüstung: Nimm Stiefel aus dem Vorrat, dazu einen Siegpunkt. Kosten: Hase.
law-K-codebreakers = Codeknacker: Einmal in deinem Tageslicht darfst du die Hand eines anderen Spielers ansehen. Kosten: Maus.
law-K-scouting_party = Spähtrupp: Greifst du an, treffen dich Hinterhalte nicht. Kosten: 2× Maus.

## Lesarten

ruling-root-1 = Lassen sich eine allgemeine Regel und die einer Partei nicht beide einhalten, gilt die der Partei.
ruling-root-2 = Was zugleich entfernt wird, verlässt zuerst gemeinsam das Brett. Dann folgt, was das auslöst; die Reihenfolge wählt, wer am Zug ist.
ruling-root-3 = Wer nur Vögel hat, muss einen Vogel geben. Unter mehreren passenden Karten wählt, wer gibt.
ruling-root-4 = Gemischt wird, sobald der Stapel leer ist. Ist auch der Ablagestapel leer, wird nichts gezogen.
ruling-root-5 = Ausgeben und ablegen ist dasselbe: Auch eine für das Handlimit oder im Aufruhr abgelegte Dominanz-Karte wird verfügbar.
ruling-root-6 = „So viel wie möglich“ erspart weder Kosten noch Bedingungen. Ein leerer Vorrat verbietet weder Rekrutieren noch Ausbilden: Gezahlt wird trotzdem, und niemand kommt.
ruling-root-7 = Wer herrscht, wird jederzeit neu gezählt. Auch die Dynastien brauchen dafür mindestens einen Krieger oder ein Gebäude.
ruling-root-8 = Geprüft wird nach jedem Ereignis, das Siegpunkte bringt, auch mitten im Kampf. Gleichzeitige Treffer sind ein Ereignis. Ist keiner von denen am Zug, die 30 haben, gewinnt der Nächste von ihnen im Uhrzeigersinn.
ruling-root-9 = Den Punkt bekommt, wer entfernt, auch als Verteidiger. Für Eigenes, Bündnispartner, Ruinen und Gegenstände gibt es keinen.
ruling-root-10 = Mit dem Ausspielen sind die Siegpunkte für immer fort; danach lassen sich weder welche gewinnen noch verlieren.
ruling-root-11 = Geprüft wird ganz am Anfang des Vogelgesangs, noch vor allen Karten. Gegenüber liegen sich die Ecken einer Diagonale.
ruling-root-12 = Mit einem Vogel bekommst du jede verfügbare Dominanz-Karte; für die Vogel-Dominanz muss es ein Vogel sein.
ruling-root-13 = Gezählt wird je Marker: Zwei Werkstätten in einer Lichtung gelten zweimal. Auch ein in diesem Zug platzierter Marker zählt.
ruling-root-14 = Fehlt der Gegenstand, lässt sich die Karte nicht herstellen, und nichts wird bezahlt. Eine Gunst ist nicht mehr auf der Hand, während sie wirkt. Festung, Holz und Stützpunkte werden mit entfernt; Spielfiguren, Ruinen und Gegenstände bleiben.
ruling-root-15 = Gleich sind Karten mit demselben Namen.
ruling-root-16 = Mindestens ein Krieger muss sich bewegen. Ob du herrschst, entscheidet sich vor der Bewegung.
ruling-root-17 = Angreifen darf man jeden anderen Spieler, auch einen Bündnispartner.
ruling-root-18 = Die zwei Treffer gelten wie in 4.3.3 auch Gebäuden und Plättchen. Was daraus folgt, geschieht sofort: Das Feldkrankenhaus kann die Marquise im Kampf halten, wenn sie bei der Festung angreift. Vorbei ist der Kampf erst ohne angreifende Krieger und ohne angreifende Spielfigur.
ruling-root-19 = Den Hinterhalt darf man trotzdem spielen; er bewirkt dann nichts.
ruling-root-20 = Nach dem Wurf entscheidet erst der Angreifer, dann der Verteidiger, bis beide verzichten; jede Karte wirkt einmal je Kampf. Rüstungsschmiede streichen nur gewürfelte Treffer.
ruling-root-21 = Ob jemand wehrlos ist, entscheidet sich beim Wurf, also nach einem Hinterhalt.
ruling-root-22 = Jede Zusammenstellung von Parteien ist erlaubt.
ruling-root-23 = In der Vorlage fehlen die Symbole und eine Zahl; es sind zwölf Gegenstände von sieben Arten.
ruling-root-24 = Erlaubt ist es einmal im Zug, auch wenn frühe Karten keine Grenze nennen.
ruling-root-25 = Es ist Pflicht, wie auf den frühen Karten.
ruling-root-26 = Verwehrt ist nur das Platzieren; hineinziehen und dort kämpfen darf man. Mit der Festung ist auch das Feldkrankenhaus verloren.
ruling-root-27 = Wodurch die Krieger entfernt wurden, ist gleich. Eine Karte rettet alle aus einer Lichtung bei einem Ereignis; Hinterhalt und Kampf sind zwei Ereignisse.
ruling-root-28 = Reichen Holz oder Krieger nicht, wählt die Marquise, wo welche hinkommen.
ruling-root-29 = Zwei Bewegungen sind erlaubt, eine genügt.
ruling-root-30 = Der Bauplatz und jede Lichtung auf dem Weg des Holzes müssen beherrscht sein. Wird nach einem Verlust neu gebaut, bringt das die Punkte noch einmal.
ruling-root-31 = Wer Karten hat, muss mindestens eine hinzufügen; zwei Vögel sind nie erlaubt.
ruling-root-32 = Verglichen werden nur Lichtungen, in denen für das Nest Platz ist. Fehlen Krieger, kommen die, die da sind; ist nirgends Platz, geschieht nichts.
ruling-root-33 = Was möglich ist, muss geschehen; die Reihenfolge in einer Spalte ist frei, auch wenn sie Späteres verdirbt. Ist nur noch ein Krieger da, stellt der Charismatische ihn auf, dann folgt Aufruhr.
ruling-root-34 = Der Punktestand fällt nie unter 0.
ruling-root-35 = Sind alle vier an der Reihe gewesen, liegen alle vier wieder offen, auch der eben abgesetzte.
ruling-root-36 = Es ist ein Punkt je Kampf, nicht je Marker; ein Hinterhalt gehört zu seinem Kampf.
ruling-root-37 = Jede Bewegung, die Krieger hineinbringt, und jedes entfernte Plättchen löst Empörung aus. Platzieren und Spielfiguren tun das nicht. Wer hineinzieht und dann das Plättchen entfernt, zahlt zweimal.
ruling-root-38 = Die Grenze von fünf gilt auch hier: Was nicht hineinpasst, wird abgelegt.
ruling-root-39 = Verloren gehen alle Anhänger der Klasse und alle Vögel; bei den Offizieren wird der Verlust aufgerundet.
ruling-root-40 = Das Sympathie-Plättchen bleibt, und seine Lichtung zählt mit. Sind es zu wenige Krieger, kommen sie zuerst aufs Brett, der Offizier zuletzt.
ruling-root-41 = Alle Revolten kommen vor dem Verbreiten von Sympathie.
ruling-root-42 = Die drei Krieger müssen einem einzigen anderen Spieler gehören.
ruling-root-43 = Organisieren kostet keine Anhänger und beachtet weder Nachbarschaft noch Kriegsrecht; bei der Festung geht es nicht.
ruling-root-44 = Ein Wald hat keine Klasse: Dort lässt sich weder herstellen noch helfen, kämpfen, erkunden oder scharfschießen, und keine Aufgabe erledigen.
ruling-root-45 = Unbeschädigt liegen Tee, Münzen und Beutel auf ihrer Leiste, solange Platz ist, aufgedeckte zuerst. Das ist nie ein Nachteil, darum wird nicht gefragt.
ruling-root-46 = Auch dafür braucht es 10 Siegpunkte. Der Partner darf weder eine Dominanz-Karte ausliegen haben noch in einem Bündnis sein. Zu zweit und zu dritt gilt die Karte nur für ihre Klasse.
ruling-root-47 = Hilfen zählen je Partei und Zug; was übrig bleibt, verfällt. Die Stufen bringen 1, 2 und 2 Siegpunkte.
ruling-root-48 = Das geht nie als Verteidiger und nie gegen denselben Alliierten.
ruling-root-49 = Verglichen wird am Ende des Kampfes; sind es gleich viele, bleibt die Partei alliiert.
ruling-root-50 = Der Vagabund zahlt, auch wenn die alliierten Krieger der Allianz gehören.
ruling-root-51 = Feindlich wird eine Partei, wenn ihr ein Krieger durch Angriff, Verteidigung oder Scharfschießen fällt, nie durch ein Gebäude oder Plättchen allein. Niedertracht gibt es nur für Kämpfe im eigenen Zug; von k Kriegern, mit denen die Feindschaft beginnt, zählen k − 1.
ruling-root-52 = Es genügt irgendein Marker des Empfängers in der Lichtung. Einen Gegenstand zu nehmen ist freiwillig.
ruling-root-53 = Erst kommt die neue Aufgabe, dann der Lohn.
ruling-root-54 = Nur Beschädigtes wird aufgedeckt. Was auf den Leisten liegt, zählt nicht zur Traglast.
ruling-root-55 = Werden alle Marker einer Lichtung entfernt, geschieht der Spielfigur nichts. Nach dem späteren Gesetz werden dabei drei Gegenstände beschädigt (Schalter sweep_damages_items).
ruling-root-56 = Der Landstreicher gilt als der, der die Marker beider Seiten entfernt: Punkte und Niedertracht gehören ihm.
ruling-root-57 = Er hilft nie sich selbst und nie gegen sich selbst.
ruling-root-58 = Der Krieger ist der Preis der Karte: Erst ist er bezahlt, mit allem, was daraus folgt, auch dem Feldkrankenhaus; dann wird gezogen. Beides geschieht nicht im selben Augenblick, also gibt es keine Reihenfolge zu wählen.

# --- Spies, and playing together against those whom the rules play

# Root: Mechanische Marquise, Spione, kooperatives Spiel, Kampagne (M.).

law-M = Mechanische Marquise
law-M-7 = Spione
law-M-7-1 = Spione spielst du im Tageslicht kostenlos aus; abgelegte liegen verfügbar neben dem Brett wie Dominanz-Karten.
law-M-7-2 = Mit einem Spion darfst du in jedem Tageslicht einen Befehl für alle aufdecken.
law-M-7-3 = Hat der Befehl die Klasse des Spions, wird der Spion abgelegt; Vögel sind hier keine Joker.
law-M-7-4 = Sonst darfst du danach zwei Befehle vertauschen.
law-M-8 = Kooperatives Spiel
law-M-8-1 = Die Spieler gewinnen gemeinsam, wenn alle 30 Siegpunkte haben, ehe die Mechanische Marquise sie hat.
law-M-8-2 = In ihrem Vogelgesang bekommt sie einen Siegpunkt für jeden Spieler.
law-M-8-3 = Sie rekrutiert in allen Lichtungen, deren Klasse die Kosten nennen, gleich wer dort herrscht.
law-M-9 = Wer allein spielt, lässt die drei Gunst-Karten weg.
law-M-10 = Kampagne
law-M-10-1 = Nach jedem Spiel, das die Spieler gewinnen, beginnt sie das nächste mit drei Siegpunkten mehr.
law-M-10-2 = Jeder Spieler beginnt mit einer hergestellten Karte mehr, einer von denen, die er am Ende des vorigen Spiels hatte.
law-M-11 = Vorgeschlagene Zusammenstellungen. Erlaubt ist jede; liegt ihre Reichweite unter der empfohlenen, gibt es eine Warnung.
law-K-spy_bird = Spion (Vogel): Deck einmal in jedem Tageslicht einen Befehl auf; ist er von derselben Klasse, leg den Spion ab, sonst darfst du zwei Befehle vertauschen.
law-K-spy_fox = Spion (Fuchs): Deck einmal in jedem Tageslicht einen Befehl auf; ist er von derselben Klasse, leg den Spion ab, sonst darfst du zwei Befehle vertauschen.
law-K-spy_rabbit = Spion (Hase): Deck einmal in jedem Tageslicht einen Befehl auf; ist er von derselben Klasse, leg den Spion ab, sonst darfst du zwei Befehle vertauschen.
law-K-spy_mouse = Spion (Maus): Deck einmal in jedem Tageslicht einen Befehl auf; ist er von derselben Klasse, leg den Spion ab, sonst darfst du zwei Befehle vertauschen.
