# Eine halbe Seite über die Partei: was sie will, wie sie punktet, ihr Zug, ein Plan, drei Fehler.

page-hundreds-want = Der Wald soll mir allein gehören. Wo ich stehe, hat kein anderer etwas zu suchen.
page-hundreds-score = Am Abend zähle ich Lichtungen, die ich beherrsche und in denen kein Gegner einen Marker hat: Sechs davon bringen vier Punkte, jeden Zug aufs Neue. Dazu kommt, was meine Meuten niederbrennen. Gegenstände bringen mir Punkte oder Kraft, nie beides.
page-hundreds-turn-1 = Meuten legen alles in Schutt und Asche und holen Gegenstände aus Ruinen. Dann kommen Krieger, und mein Kriegsherr wechselt die Laune.
page-hundreds-turn-2 = Herstellen, dann so viele Befehle, wie meine Befehlsgewalt hergibt, dann rückt der Kriegsherr vor, so oft sein Wagemut reicht.
page-hundreds-turn-3 = Mit Karten stachle ich Meuten auf, dann zähle ich, was ich unterdrücke. Eine Karte ziehen.
page-hundreds-fear = Eine Meute in deiner Lichtung brennt alles nieder, was du dort gebaut hast, ohne einen Würfel. Und wer Gegenstände hergestellt hat, wird geplündert. Aber unbewacht ist eine Meute leichte Beute, und ein einziger Krieger verdirbt mir am Abend eine Lichtung.
page-hundreds-plan = Lege früh in jede Lichtung mit Ruine eine Meute: Vier Gegenstände sind mehr wert als die ersten Punkte. Baue ein zweites und drittes Bollwerk und lass beim Kriegsherrn immer drei Krieger stehen. Danach geh in die Breite und räume vor jedem Abend weg, was einsam herumliegt.
page-hundreds-mistake-1 = Den Kriegsherrn allein vorrücken lassen. Fällt er, rückst du in diesem Zug nicht mehr vor.
page-hundreds-mistake-2 = Ein einzelnes fremdes Plättchen stehen lassen. Es kostet dich am Abend die ganze Lichtung.
page-hundreds-mistake-3 = Jeden Gegenstand behalten. Der zweite auf einer Leiste hebt sie nicht, und jede Art verbietet dir eine Laune.
