# Die Karten des Stapels „Exilanten und Partisanen“ in eigenen Worten, und unsere Lesarten.

law-K-boat_builders = Bootsbauer: Flüsse sind für dich Wege: für Bewegungen und überall, wo es auf Nachbarschaft ankommt. Kosten: 2× beliebige Klasse.
law-K-corvid_planners = Krähenplaner: Deine Bewegungen brauchen keine Herrschaft. Kosten: 2× beliebige Klasse.
law-K-eyrie_emigre = Dynastien-Auswanderer: Am Ende deines Vogelgesangs darfst du dich einmal bewegen und dann in der Lichtung kämpfen, in die du gezogen bist. Tust du nicht beides, leg die Karte ab. Kosten: 2× Fuchs.
later-K-eyrie_emigre = Bewegen und kämpfen musst du, wenn du kannst; wohin du ziehst, bleibt dir überlassen.
law-K-saboteurs = Saboteure: Leg sie zu Beginn deines Vogelgesangs ab, und ein Gegner legt eine seiner hergestellten Karten ab, die du aussuchst. Kosten: 1× beliebige Klasse.
law-K-soup_kitchens = Suppenküchen: Jedes deiner Plättchen zählt bei der Frage, wer herrscht, wie zwei Marker. Kosten: Fuchs, Hase, Maus.
law-K-false_orders = Falsche Befehle: Leg sie in deinem Vogelgesang ab: Die Hälfte der Krieger eines Gegners in einer Lichtung, aufgerundet, zieht in eine benachbarte deiner Wahl, ohne dass Herrschaft nötig wäre. Kosten: Fuchs.
law-K-fox_partisans = Fuchs-Partisanen: In einem Kampf in einer Fuchs-Lichtung kannst du nach dem Würfeln einen Extra-Treffer landen; dafür legst du alle Handkarten ab, die keine Füchse sind, auch die Vögel. Einmal in jedem Kampf. Kosten: Fuchs.
law-K-informants = Informanten: Würdest du in deinem Abend Karten ziehen, kannst du stattdessen einen Hinterhalt vom Ablagestapel auf die Hand nehmen. Kosten: 2× Fuchs.
law-K-propaganda_bureau = Propagandabüro: Einmal in deinem Tageslicht: Gib eine Karte aus, entferne einen gegnerischen Krieger aus einer Lichtung, zu der sie passt, und platziere dort einen eigenen. Kosten: 3× beliebige Klasse.
later-K-propaganda_bureau = Der Krieger wird ersetzt: Kannst du dort keinen eigenen platzieren, bleibt auch der andere.
law-K-charm_offensive = Charmeoffensive: Zu Beginn deines Abends darfst du eine Karte ziehen; dafür bekommt ein anderer Spieler deiner Wahl einen Siegpunkt. Kosten: Hase.
law-K-coffin_makers = Sargmacher: Krieger, die in einen Vorrat zurückkehren würden, gleich wessen, kommen auf diese Karte. Zu Beginn deines Vogelgesangs bekommst du für je fünf einen Siegpunkt, dann kehren alle heim. Kosten: 2× Hase.
later-K-coffin_makers = Auf die Karte kommen nur Krieger, die vom Brett entfernt und nicht ersetzt werden.
law-K-rabbit_partisans = Hasen-Partisanen: In einem Kampf in einer Hasen-Lichtung kannst du nach dem Würfeln einen Extra-Treffer landen; dafür legst du alle Handkarten ab, die keine Hasen sind, auch die Vögel. Einmal in jedem Kampf. Kosten: Hase.
law-K-swap_meet = Tauschmarkt: Einmal in deinem Vogelgesang: Nimm einem anderen Spieler blind eine Karte und gib ihm dann eine beliebige von deiner Hand. Kosten: Hase.
law-K-tunnels = Tunnel: Lichtungen mit deinen Herstellungsmarkern sind für dich einander benachbart. Kosten: Hase.
law-K-league_of_adventurous_mice = Liga der abenteuerlustigen Mäuse: Einmal in deinem Tageslicht: Dreh einen deiner hergestellten Gegenstände um und beweg dich dafür oder beginne einen Kampf. Kosten: Maus.
law-K-master_engravers = Meistergraveure: Für jeden Gegenstand, den du herstellst, bekommst du einen Siegpunkt mehr. Kosten: 2× Maus.
law-K-mouse_partisans = Maus-Partisanen: In einem Kampf in einer Maus-Lichtung kannst du nach dem Würfeln einen Extra-Treffer landen; dafür legst du alle Handkarten ab, die keine Mäuse sind, auch die Vögel. Einmal in jedem Kampf. Kosten: Maus.
law-K-murine_broker = Mäusemakler: Stellt ein anderer Spieler einen Gegenstand her, ziehst du eine Karte. Kosten: 2× Maus.

ruling-root-240 = Nur anhaltende Karten lassen sich sabotieren, keine ausgespielte Dominanz-Karte und keine Spionin. Trifft es die Sargmacher, kehren die Krieger darauf ohne Siegpunkte heim.
ruling-root-241 = Was zu Beginn des Vogelgesangs geschieht, ordnet, wer am Zug ist: Karten kommen vor oder nach den Diensten der Flussvolk-Kompanie und dem, was Heuerlinge dann tun. Das gilt auch für die Sargmacher, die sich einmal leeren; lag vorher niemand darauf, darf auch liegen bleiben, wer seither dazukam.
ruling-root-242 = Nach der frühen Karte kann man auf Bewegung oder Kampf verzichten; dann wird sie abgelegt. Ein Kampf, den ein Hinterhalt abbricht, zählt.
ruling-root-243 = Es ist genau die Hälfte, und alle ziehen in dieselbe Lichtung. Es ist ein Zug ihres Besitzers: Seine Flüsse und Tunnel zählen, er zahlt für Empörung. Mit der Fähre fährt dabei niemand.
ruling-root-244 = Abgelegt wird die Hand, sonst nichts; auch mit leerer Hand darf man. Vögel sind keine Füchse, Hasen oder Mäuse, wenn es darum geht, was man behält.
ruling-root-245 = Ersetzt wird jedes Ziehen im Abend als Ganzes, auch das der Charmeoffensive, und so oft es vorkommt. Verlorene Seelen liegen nicht auf dem Ablagestapel.
ruling-root-246 = Anwesenheit und Herrschaft braucht es nicht. Platziert wird vor allem, was der Verlust auslöst. Ein Vagabund hat keinen Krieger: Nach der frühen Karte entfernt er nur, nach der neuen kann er sie nicht benutzen.
ruling-root-247 = Auch ein Bündnispartner oder die Mechanische Marquise kann den Siegpunkt bekommen. Ist nichts mehr zu ziehen, darf man trotzdem.
ruling-root-248 = Feldkrankenhäuser und die Rache des Echsen-Kults kommen zuerst: Wen sie retten, der kommt nicht auf die Karte. Wer darauf liegt, ist in keinem Vorrat. Nach der frühen Karte fehlt dem Kult deshalb der Akolyth, den er eben gezahlt hat.
ruling-root-249 = Wer keine Karte hat, mit dem tauscht man nicht. Auch die eben genommene Karte darf man zurückgeben. Nur die beiden kennen die Karten. Von der Mechanischen Marquise kommt eine vom Stapel; ihre wird abgelegt und bringt ihr einen Siegpunkt.
ruling-root-250 = Gärten gelten mit jeder Klasse, auch wenn gerade nur die der Ausgestoßenen herstellen. Die Flussvolk-Kompanie und der Vagabund haben keine Herstellungsmarker auf dem Brett.
ruling-root-251 = Nichts dreht den Gegenstand wieder um. Der Vagabund kann ihn durch Beistand nehmen und bekommt ihn aufgedeckt; von zweien einer Art geht der umgedrehte.
ruling-root-252 = Ein Export ist kein Herstellen eines Gegenstands. Die Punkte des Gegenstands und der Graveure fallen zusammen; der Makler zieht danach.
ruling-root-253 = Wälder bleiben, wie sie sind. Wer eigene Boote hat, kauft keine.

other-root-241 = Die Sargmacher leeren sich, bevor jemand anders etwas tut: Wer dann durch Heuerlinge fällt, liegt dort bis zum nächsten Vogelgesang.
other-root-242 = Bewegen und Kämpfen sind Pflicht, sobald beides möglich ist.
other-root-245 = Ersetzt wird nur das Ziehen am Ende des Abends, und nur einmal.
other-root-246 = Zuerst wirkt alles, was der Verlust auslöst; dann kommt der eigene Krieger.
other-root-247 = Den Punkt bekommt nur ein Gegner, und nur wenn wirklich eine Karte gezogen wird.
other-root-249 = Zurückgegeben wird eine andere Karte als die genommene.
other-root-252 = Der Makler zieht, bevor die Punkte fallen; wer mit ihnen gewinnt, lässt ihn noch ziehen.
other-root-261 = Ein Schwert in jedem Kampf, gleich wie viele bereitliegen.
other-root-263 = Er wählt unter allen neun Charakteren.
