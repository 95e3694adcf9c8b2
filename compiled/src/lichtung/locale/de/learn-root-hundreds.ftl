# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-hundreds = Herr der Scharen

learn-root-hundreds-mob = Heute aufgestachelt, morgen verbrannt
learn-root-hundreds-mob-incite = Es ist Abend. Gib die Hasen-Karte aus und stachle in 10 eine Meute auf, gleich neben der Sägemühle.
learn-root-hundreds-mob-nothing-burns = In 1 hat niemand etwas, das brennen könnte. In 10 stehen eine Sägemühle und eine Ruine.
learn-root-hundreds-mob-first = Wer keine Meute legt, verbrennt morgen nichts.
learn-root-hundreds-mob-match = In 10 hilft nur eine Hasen-Karte oder ein Vogel.
learn-root-hundreds-mob-waits = Die Meute liegt bereit. Zu Beginn deines nächsten Zuges schlägt sie los, ohne einen Würfel.
learn-root-hundreds-mob-end = Behalte die andere Karte und beende den Abend. Deine drei Krieger in 10 schützen die Meute.
learn-root-hundreds-mob-keep-card = In 1 wäre die Meute verschenkt. Beende den Abend.
learn-root-hundreds-mob-burnt = Das sind 2 Punkte, und die Ruine gibt einen Beutel her.
learn-root-hundreds-mob-spread = Eine zweite Meute kommt nach 1 oder 12. Leg sie dorthin, wo etwas brennt.
learn-root-hundreds-mob-own = In 1 steht nur dein eigenes Bollwerk. Die Werkstatt der Katzen ist in 12.
learn-root-hundreds-mob-next = Im nächsten Zug brennt die Werkstatt, wenn die Katzen die Meute vorher nicht vertreiben.

learn-root-hundreds-hoard = Der Hort zahlt jeden Zug
learn-root-hundreds-hoard-craft = Stell den Amboss her. Dann wähle: 2 Punkte jetzt oder ein Hammer im Hort, der deinen Wagemut hebt.
learn-root-hundreds-hoard-points = 2 Punkte, und der Hammer ist fort. So früh im Spiel sind mehr Krieger und mehr Vorrücken in jedem Zug besser.
learn-root-hundreds-hoard-now = Stell zuerst den Amboss her.
learn-root-hundreds-hoard-kept = Wagemut 2: Du rückst von nun an zweimal vor und rekrutierst zwei Krieger beim Kriegsherrn.
learn-root-hundreds-hoard-loot = Die Katzen haben Stiefel hergestellt. Kämpfe in 5 und plündere: Du würfelst keine Treffer, nimmst aber die Stiefel.
learn-root-hundreds-hoard-idle = Töten kannst du die Katze später. Plündere die Stiefel.
learn-root-hundreds-hoard-later = Dein einziger Befehl gehört dem Kampf in 5.
learn-root-hundreds-hoard-looted = Du beherrschst 5, also gehören die Stiefel dir. Befehlsgewalt 2: Du hast gleich noch einen Befehl.

learn-root-hundreds-mood = Die Laune für diesen Zug
learn-root-hundreds-mood-choose = Du willst in 5 bauen, doch dort herrschen die Katzen. Wähle die Laune, mit der das Vorrücken vor den Befehlen kommt.
learn-root-hundreds-mood-strong = Zornig schlägst du härter zu, doch für die eine Sägemühle reicht es auch so. Bauen könntest du dann erst morgen.
learn-root-hundreds-mood-waste = Du gäbst den Hammer für zwei Krieger her. Krieger hast du genug.
learn-root-hundreds-mood-order = Dann kämen die Befehle zuerst, und in 5 herrschst du noch nicht. Großspurig dreht das um.
learn-root-hundreds-mood-changes = Die Laune muss in jedem Zug wechseln.
learn-root-hundreds-mood-hammer = Jeder Gegenstand im Hort verbietet eine Laune.
learn-root-hundreds-mood-chosen = Erst vorrücken, dann befehlen.
learn-root-hundreds-mood-advance = Rücke mit dem Kriegsherrn und mindestens zwei Kriegern nach 5 vor und kämpfe: Die Sägemühle ist unbewacht.
learn-root-hundreds-mood-few = Lass den Kriegsherrn nicht so allein. Nimm zwei oder drei mit.
learn-root-hundreds-mood-five = Du willst nach 5.
learn-root-hundreds-mood-battle = Kämpfe in 5.
learn-root-hundreds-mood-free = Ein Punkt, und 5 gehört dir.
learn-root-hundreds-mood-build = Rücke nicht weiter vor. Jetzt kommt dein Befehl: Bau in 5 ein Bollwerk.
learn-root-hundreds-mood-stay = Bleib in 5, bis das Bollwerk steht.
learn-root-hundreds-mood-build-now = Bau das Bollwerk in 5.
learn-root-hundreds-mood-built = Erobert und bebaut im selben Zug: Von nun an kommt in jedem Vogelgesang ein Krieger nach 5.

learn-root-hundreds-warlord = Wer fällt für den Kriegsherrn?
learn-root-hundreds-warlord-lead = In 10 bewachen zwei Katzen einen Rekrutierer. Rücke mit dem Kriegsherrn und drei oder vier Kriegern vor und kämpfe.
learn-root-hundreds-warlord-alone = Zu wenige: Dann trifft es am Ende ihn selbst. Nimm drei oder vier mit.
learn-root-hundreds-warlord-ten = Rücke nach 10 vor und kämpfe dort.
learn-root-hundreds-warlord-hit = Ein Treffer gegen dich. Der Kriegsherr ist ein Krieger wie die anderen: Sag, ob er fällt.
learn-root-hundreds-warlord-gone = Ohne ihn rückst du heute nicht mehr vor. Ein einfacher Krieger ist billiger.
learn-root-hundreds-warlord-stands = Der Kriegsherr steht noch, und die Wachen sind gefallen.
learn-root-hundreds-warlord-again = Unermüdlich: Nach Zug und Kampf darf er noch einmal kämpfen oder ziehen. Hol dir den Rekrutierer.
learn-root-hundreds-warlord-finish = Der Rekrutierer steht jetzt wehrlos da. Kämpfe gleich noch einmal.
learn-root-hundreds-warlord-point = Ein Punkt, und noch einmal vorrücken darfst du auch.

learn-root-hundreds-oppress = Keiner außer dir
learn-root-hundreds-oppress-lone = Am Abend zählen nur Lichtungen ohne fremde Marker: sechs bringen 4 Punkte. In 12 liegt ein einsames Holz, hol es dir.
learn-root-hundreds-oppress-wood = Ein einziges Plättchen verdirbt die ganze Lichtung. Kämpfe zuerst in 12.
learn-root-hundreds-oppress-five = Ein Punkt, und 12 gehört dir allein. Das sind fünf Lichtungen.
learn-root-hundreds-oppress-sixth = Fünf bringen 3 Punkte, sechs bringen 4. Schick mit dem letzten Befehl einen Krieger in eine leere Lichtung.
learn-root-hundreds-oppress-enough = Mit fünf Lichtungen endest du bei 29.
learn-root-hundreds-oppress-two = Danach wären es nicht sechs. Zieh in eine leere Lichtung, ohne eine andere zu räumen.
learn-root-hundreds-oppress-end = Sechs Lichtungen. Vorrücken musst du heute nicht mehr: Geh weiter zum Abend.
learn-root-hundreds-oppress-stay = Dabei gewinnst du nichts mehr. Geh weiter zum Abend.
learn-root-hundreds-oppress-won = 4 Punkte: Das macht 30.

learn-root-hundreds-victim = Als Opfer: Feuer löschen
learn-root-hundreds-victim-mob = In 5 liegt eine Meute neben Werkstatt, Sägemühle und Holz. Kein Krieger bewacht sie: Vertreib sie.
learn-root-hundreds-victim-burns = Auch das verbrennt, wenn die Meute in 5 liegen bleibt.
learn-root-hundreds-victim-leave = Wer wegläuft, löscht nichts. Kämpfe in 5.
learn-root-hundreds-victim-now = Sonst verlierst du in 5 drei Marker und schenkst dem Gegner drei Punkte.
learn-root-hundreds-victim-gone = Ein Punkt für dich statt drei für die Ratten.
learn-root-hundreds-victim-spoil = Drei Lichtungen haben die Ratten für sich, das sind 2 Punkte am Abend. Verdirb ihnen eine: Ein Krieger genügt.
learn-root-hundreds-victim-one = Schick einen Krieger nach 10 oder nach 1, mitten unter die Ratten.
learn-root-hundreds-victim-counts = Zwei Lichtungen bringen ihnen nur noch einen Punkt.
