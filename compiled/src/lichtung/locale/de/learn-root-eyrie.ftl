# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-eyrie = Horst-Dynastien

learn-root-eyrie-decree = Was du versprichst
learn-root-eyrie-decree-promise = Jede Karte im Dekret wird jeden Zug ausgeführt. Dein Nest steht bei den Hasen: Lege die Hasen-Karte zu Rekrutieren.
learn-root-eyrie-decree-no-fox = Du hast kein Nest bei den Füchsen: Das ginge schon heute nicht.
learn-root-eyrie-decree-fox-later = Wo fändest du dafür jeden Zug einen Fuchs? Nimm die Hasen-Karte.
learn-root-eyrie-decree-recruit-it = In dieser Spalte wird es jeden Zug schwerer. Zu Rekrutieren passt dein Nest in 3.
learn-root-eyrie-decree-add = Eine Karte musst du hinzufügen.
learn-root-eyrie-decree-added = Eine zweite Karte dürftest du noch legen, höchstens eine davon ein Vogel.
learn-root-eyrie-decree-enough = Eine genügt. Beende den Vogelgesang.
learn-root-eyrie-decree-one-enough = Mit dem Amboss versprichst du einen Fuchs, den du nicht hast.
learn-root-eyrie-decree-move = Rekrutiert hat dein Nest schon. Nun bewegt der Wesir: Geh mit vier Kriegern nach 11, dort ist Platz für ein Nest.
learn-root-eyrie-decree-level = Einer gegen einen reicht dir sogar, aber er steht allein. Nimm mehr mit.
learn-root-eyrie-decree-leave-one = Dann bliebe dein Nest in 3 ohne Krieger zurück.
learn-root-eyrie-decree-eleven = In 11 ist Platz, und dort steht nur eine Katze.
learn-root-eyrie-decree-roosted = Der zweite Wesir hat in 11 ein Nest gebaut. Zwei Nester bringen jeden Abend 1 Punkt.

learn-root-eyrie-level = Gleichstand ist Herrschaft
learn-root-eyrie-level-three = Danach verlangt das Dekret ein Nest bei den Füchsen. In 12 stehen drei Katzen: Geh mit genug Kriegern hin.
learn-root-eyrie-level-too-few = Dann sind es mehr Katzen als Vögel, und du baust nichts: Aufruhr.
learn-root-eyrie-level-fox = Füchse mit freiem Platz gibt es hier nur in 12.
learn-root-eyrie-level-won = Drei gegen drei: Bei Gleichstand herrschst du. Fünf Nester bringen 4.

learn-root-eyrie-wild = Der Joker wartet
learn-root-eyrie-wild-step = Zuerst bewegt der Wesir. Schick einen Krieger von 5 nach 2, zwei bleiben für den Kampf.
learn-root-eyrie-wild-keep-two = In 5 und in 11 willst du gleich kämpfen. Nimm nur einen, von 5 nach 2.
learn-root-eyrie-wild-rabbit = Zweimal kämpfen: mit der Hasen-Karte und mit dem Vogel. Nur in 5 steht ein Gegner bei den Hasen: Welche kommt zuerst?
learn-root-eyrie-wild-bird-last = Schlägt der Vogel in 5 zu, bleibt der Hasen-Karte niemand. Dann folgt Aufruhr.
learn-root-eyrie-wild-fulfilled = Erst die Karte, die nur einen Ort hat, dann der Joker.

learn-root-eyrie-turmoil = Der billige Sturz
learn-root-eyrie-turmoil-leader = Für die Fuchs-Karte in Kämpfen gab es keinen Gegner: Aufruhr. Wähle einen neuen Anführer, der herstellen will.
learn-root-eyrie-turmoil-charismatic = Er rekrutiert doppelt, ein guter Plan. Hier üben wir den Erbauer.
learn-root-eyrie-turmoil-despot = Er bekommt mehr für fremde Gebäude. Hier üben wir den Erbauer.
learn-root-eyrie-turmoil-cheap = Kein Vogel lag im Dekret, nur Wesire kosten dich Punkte. Früh fallen ist billig.

learn-root-eyrie-victim = Als Opfer: brich ihr Versprechen
learn-root-eyrie-victim-block = Die Vögel müssen jeden Zug bei den Füchsen bauen, und in ihrer Nähe hat nur noch 8 einen freien Platz. Fülle ihn.
learn-root-eyrie-victim-storm = Drei Vögel halten das Nest. Der freie Platz kostet dich nur ein Holz.
learn-root-eyrie-victim-fill-it = Fülle den letzten freien Platz in 8.
learn-root-eyrie-victim-blocked = Finden sie keinen Fuchs mit Platz, kommt der Aufruhr: Das kostet Punkte und den Anführer.
