# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-heirs = Die zwei Erben

learn-heirs-reach = Was du erreichst
learn-heirs-reach-take = Du bist Weiß. Du erreichst so viele Plättchen, wie du Truppen in der Reserve hast, plus eins: Nimm eines der drei.
learn-heirs-reach-far = Gezählt wird vom Schild aus im Uhrzeigersinn. Nimm eines der ersten drei.
learn-heirs-reach-must = Nehmen musst du in jedem Zug einmal.
learn-heirs-reach-took = Der Schild liegt jetzt dort, wo dein Plättchen war. Von da an zählt Blau.
learn-heirs-reach-end = Gebaut wird gleich. Beende jetzt deinen Zug.
learn-heirs-reach-end-first = Das geht auch, aber eins nach dem anderen. Beende den Zug.

learn-heirs-access = Zugriff genügt
learn-heirs-access-camp = Dein Feldlager kostet einen Stein. Das graue Plättchen in deiner Reichweite gibt ihn dir: Baue neben dein Gefolge.
learn-heirs-access-stone-gone = Dann liegt der Stein in deiner Hand und hilft beim Bauen nicht mehr. Baue zuerst.
learn-heirs-access-build-first = Nehmen kannst du danach noch. Baue zuerst.
learn-heirs-access-face-up = Verdeckt gelegt ist es offenes Gelände und gehört niemandem. Baue es.
learn-heirs-access-stay = Bleib beim Feld neben deinem Gefolge. Baue das Feldlager.
learn-heirs-access-not-spent = Der Stein liegt noch da. Ressourcen werden nie verbraucht.
learn-heirs-access-then-take = Ein Feldlager ist am Ende 2 Punkte wert. Jetzt nimm noch dein Plättchen.
learn-heirs-access-take-first = Nimm zuerst ein Plättchen aus der Reserve.

learn-heirs-rebate = Ein Plättchen für eines
learn-heirs-rebate-short = Der Bäckerei fehlt ein Getreide. Lege die Mine verdeckt ab: Das macht ein Gebäude um eine Ressource billiger.
learn-heirs-rebate-that-one = Das ist die Bäckerei selbst, die willst du bauen. Lege die Mine.
learn-heirs-rebate-no-grain = Nehmen bringt dir kein zweites Getreide. Lege die Mine verdeckt.
learn-heirs-rebate-lay-it = Auch mit Truppen fehlt noch ein Getreide. Lege die Mine verdeckt.
learn-heirs-rebate-why-dear = Sie kostet 2 Getreide und 1 Holz, du hast Zugriff auf je eines.
learn-heirs-rebate-rebate = Offenes Gelände gehört niemandem, aber auch auf ihm kannst du stehen.
learn-heirs-rebate-bake = Jetzt reicht es: Baue die Bäckerei.
learn-heirs-rebate-bake-first = Der Nachlass gilt nur in diesem Zug. Baue zuerst die Bäckerei.

learn-heirs-troops = Truppen öffnen Wege
learn-heirs-troops-wood = Dem Wachturm fehlt Holz. Wo eine Truppe steht, hast du Zugriff: Schicke die aus der Reserve auf das grüne Feld.
learn-heirs-troops-leaves = Holz hättest du, aber am Bauplatz stünde niemand mehr.
learn-heirs-troops-leaves-too = Deine Reichweite wächst, aber am Bauplatz steht niemand mehr.
learn-heirs-troops-keep-it = Der Wachturm soll gebaut werden. Schicke zuerst eine Truppe ins Grüne.
learn-heirs-troops-green = Nicht dorthin: Holz gibt nur das grüne Feld.
learn-heirs-troops-needs-wood = Er kostet Holz, Stein und Getreide. Holz fehlt noch.
learn-heirs-troops-shorter = Jetzt hast du Holz. Dafür reichst du ein Plättchen weniger weit.
learn-heirs-troops-tower = Gebaut wird neben einer eigenen Truppe, auch über Eck. Baue den Wachturm.
learn-heirs-troops-tower-first = Baue jetzt den Wachturm, Holz hast du.

learn-heirs-score = Was Punkte bringt
learn-heirs-score-market = Ein Markt zählt sich selbst und jedes Plättchen an seinen vier Seiten. Baue ihn dorthin, wo drei angrenzen.
learn-heirs-score-fewer = Dort grenzen weniger Plättchen an. Suche das Feld zwischen dreien.
learn-heirs-score-market-first = Baue zuerst den Markt.
learn-heirs-score-four = Das sind 4 Punkte, und ein Plättchen von Blau zählt mit.
learn-heirs-score-blue = Beende den Zug. Dann ist Blau dran.
learn-heirs-score-end-now = Für diesen Zug ist es genug. Beende ihn.

learn-heirs-double = Der letzte Zug
learn-heirs-double-last = Dies ist der letzte Zug, Blau hat mehr Punkte. Deine Truppe verdoppelt das eigene Gebäude, auf dem sie steht.
learn-heirs-double-two-only = Das Feldlager bringt 2 Punkte. Eine Truppe auf der Kathedrale bringt 5.
learn-heirs-double-not-yours = Ein fremdes Gebäude verdoppelst du nicht.
learn-heirs-double-double-it = Stelle zuerst eine Truppe auf eine deiner Kathedralen.
learn-heirs-double-five = Das sind 5 Punkte mehr.
learn-heirs-double-last-take = Auch im letzten Zug nimmst du ein Plättchen.
learn-heirs-double-last-must = Ohne zu nehmen endet der Zug nicht. Nimm das Plättchen.
learn-heirs-double-finish = Beende den Zug. Dann wird gewertet.
learn-heirs-double-finish-first = Das kannst du noch tun, es reicht aber schon. Beende den Zug.
learn-heirs-double-won = Gewonnen. Das ist das ganze Spiel: nehmen, bauen, am Ende richtig stehen.

learn-heirs-alone = Jetzt du
learn-heirs-alone-free = Niemand sagt dir mehr, was zu tun ist: Es ist der letzte Zug, und Blau hat 15. Gewinne.
learn-heirs-alone-alone = Gewonnen, ganz ohne Hilfe. Mehr solcher Züge findest du bei den Rätseln.
