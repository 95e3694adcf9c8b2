# Root: die Karte „Legendäre Schmiede“ (law-K-legendary_forge), und unsere Lesart dazu, in eigenen Worten.

law-K-legendary_forge = Legendäre Schmiede: in irgendeiner Lichtung. Aus dem Vorrat kommen nach deren Klasse Gegenstände auf die Karte: Fuchs zwei Schwerter, die Armbrust und der Hammer, Maus zwei Beutel und zwei Tees, Hase zwei Stiefel und zwei Münzen. Wer einen davon herstellt, nimmt ihn von der Karte; dazu braucht er außer dem Üblichen einen eigenen Marker in der Lichtung und bekommt eine Karte und einen Siegpunkt mehr, auch wenn er Handel verachtet.
ruling-root-510 = Gegenstände, die die Mechanische Marquise feilbietet, nimmt sie auch von der Schmiede. Ein Export der Flussvolk-Kompanie stellt nichts her und bringt hier nichts.
other-root-510 = Was in der Schmiede liegt, bekommt die Mechanische Marquise nicht.
