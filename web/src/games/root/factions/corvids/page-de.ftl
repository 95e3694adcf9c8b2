# Eine halbe Seite über die Partei: was sie will, wie sie punktet, ihr Zug, ein Plan, drei Fehler.

page-corvids-want = Pläne. Du siehst, wo sie liegen. Was sie sind, weiß nur ich.
page-corvids-score = Decke ich einen Plan auf, zählt jeder Plan, der dann offen liegt. Der erste bringt einen Punkt, der vierte vier, wenn die anderen noch da sind.
page-corvids-turn-1 = Herstellen, Pläne aufdecken, bei denen ein Krieger steht, und mit einer Karte in allen Lichtungen einer Klasse rekrutieren.
page-corvids-turn-2 = Drei Aktionen: bewegen, planen, kämpfen, zwei Pläne vertauschen.
page-corvids-turn-3 = Noch eine Aktion oder Karten ziehen, nicht beides.
page-corvids-fear = Meine Bombe räumt eine ganze Lichtung. Meine Falle lässt niemanden hinaus. Und wer einen verdeckten Plan angreift, verliert dabei etwas.
page-corvids-plan = Lege im ersten Zug zwei Pläne und lass bei jedem einen Krieger stehen. Fallen, Überfälle und Erpressungen gehören in ruhige Ecken, wo sie lange offen liegen; Bomben dorthin, wo zwei Gebäude stehen. Wechsle die Arten, damit niemand richtig rät.
page-corvids-mistake-1 = Einen Plan ohne Krieger liegen lassen. Dann kannst du ihn nicht aufdecken.
page-corvids-mistake-2 = Die Bombe zuerst aufdecken. Zuletzt zählt sie mehr, danach ist sie weg.
page-corvids-mistake-3 = Jeden Abend auf das Ziehen verzichten. Ohne Karten kommen keine Krieger, ohne Krieger keine Pläne.
