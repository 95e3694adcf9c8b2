# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-corvids = Krähen-Komplott

learn-root-corvids-plots = Pläne, die alle gleich aussehen
learn-root-corvids-plots-bomb = Ein Plan liegt verdeckt, und nur du weißt, welcher es ist. Lege in 5 eine Bombe, neben beide Gebäude.
learn-root-corvids-plots-five = In 9 trifft die Bombe eine einzige Katze. Lege sie in 5.
learn-root-corvids-plots-alone = Dein einziger Krieger in 10 würde damit bezahlt, und niemand könnte den Plan aufdecken.
learn-root-corvids-plots-a-bomb = In 5 stehen zwei Gebäude: Das ist ein Platz für eine Bombe.
learn-root-corvids-plots-first = Lege zuerst eine Bombe in 5.
learn-root-corvids-plots-paid = Das hat einen Krieger gekostet. Der andere bewacht den Plan und deckt ihn im nächsten Vogelgesang auf.
learn-root-corvids-plots-second = Ein zweiter Plan im selben Zug kostet zwei Krieger. Lege einen deiner Wahl in 9.
learn-root-corvids-plots-nine = In 9 sind drei von dir: Zwei bezahlen, einer bewacht.
learn-root-corvids-plots-dearer = Der zweite Plan eines Zuges kostet zwei Krieger aus derselben Lichtung.
learn-root-corvids-plots-guarded = Zwei Pläne, jeder mit einer Wache. Die anderen können nur rätseln.

learn-root-corvids-flip = Die Bombe zuletzt
learn-root-corvids-flip-first = Jeder Plan, den du aufdeckst, bringt einen Punkt je offenem Plan. Beginne mit den beiden, die liegen bleiben.
learn-root-corvids-flip-bomb = Sie geht hoch und ist weg: 1 Punkt, und für die anderen zählt sie nicht mehr.
learn-root-corvids-flip-now = Decke deine Pläne auf, einen nach dem anderen.
learn-root-corvids-flip-two = Erst 1 Punkt, dann 2: Beide liegen offen und zählen für alles Weitere.
learn-root-corvids-flip-last = Nun die Bombe: Sie zählt sich und beide anderen, bevor sie hochgeht.
learn-root-corvids-flip-three = Decke die Bombe in 5 auf: 3 Punkte.
learn-root-corvids-flip-won = 1 und 2 und 3: 30.

learn-root-corvids-rally = Schnell überall
learn-root-corvids-rally-card = Zwei Pläne liegen unbewacht, beide bei den Füchsen. Gib die Karte aus, die in jede Fuchs-Lichtung einen Krieger bringt.
learn-root-corvids-rally-rabbits = Dann kommen die Krieger zu den Hasen, und deine Pläne bleiben unbewacht.
learn-root-corvids-rally-now = Rekrutiere jetzt mit der Fuchs-Karte.
learn-root-corvids-rally-guarded = In jeder Fuchs-Lichtung einer, nur nicht bei der Festung. Beide Pläne lassen sich nun aufdecken.
learn-root-corvids-rally-nimble = In 12 herrschen die Katzen. Du ziehst, wer auch herrscht: Bring den Krieger aus 9 zu deinem Plan.
learn-root-corvids-rally-twelve = Der Plan in 12 liegt neben zwei Katzen. Ziehe von 9 dorthin.
learn-root-corvids-rally-move = Ziehe von 9 nach 12.
learn-root-corvids-rally-free = Du musst nirgends herrschen, weder am Start noch am Ziel.

learn-root-corvids-trick = Vertauscht
learn-root-corvids-trick-swap = Deine Bombe liegt in 7, wo niemand ist, und in 5 ein Überfall. Vertausche beide Pläne, so weit sie auch auseinander sind.
learn-root-corvids-trick-plot = Lieber der richtige Plan am richtigen Ort als noch einer mehr.
learn-root-corvids-trick-battle = Zwei Katzen schlagen zurück. Die Bombe räumt ohne Würfel alle weg.
learn-root-corvids-trick-now = Vertausche die Pläne in 5 und 7.
learn-root-corvids-trick-unseen = Alle haben das Tauschen gesehen, und niemand weiß, was wo liegt.
learn-root-corvids-trick-exert = Streng dich am Abend an: eine Aktion mehr, statt zu ziehen. Lege einen Plan in 12.
learn-root-corvids-trick-draw = Damit ziehst du eine Karte. Heute ist ein dritter Plan mehr wert.
learn-root-corvids-trick-exert-now = Lege einen Plan in 12.
learn-root-corvids-trick-no-card = Ein Plan mehr für morgen, dafür heute keine Karte.

learn-root-corvids-victim = Als Opfer: zähle mit
learn-root-corvids-victim-guess = Beide Fallen und beide Erpressungen liegen offen, Überfall war falsch geraten. Zeig eine Hasen-Karte: Was liegt in 5?
learn-root-corvids-victim-raid = Das hat schon jemand geraten, und es war falsch.
learn-root-corvids-victim-open = Beide davon liegen anderswo offen.
learn-root-corvids-victim-battle = Der verdeckte Plan schlägt zurück, und die Krähe auch. Es geht sicherer.
learn-root-corvids-victim-now = Raten darfst du in deinem Zug jederzeit, und es kostet keine Aktion.
learn-root-corvids-victim-kept = Ein Punkt, die Bombe ist weg, und die Karte bleibt dir. Nur falsch geraten kostet sie.
