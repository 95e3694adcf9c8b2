# Root: die Karte „Turm“ (law-K-tower), und unsere Lesart dazu, in eigenen Worten.

law-K-tower = Turm: in einer Lichtung mit einer Ruine, in der noch kein Wahrzeichen steht; nebenan darf eines stehen. Beherrschst du seine Lichtung am Ende deines Abends, bekommst du einen Siegpunkt.
ruling-root-506 = Auch die Mechanische Marquise bekommt den Punkt, wenn sie die Lichtung am Ende ihres Abends beherrscht.
other-root-506 = Eine Partei, die niemand spielt, bekommt für den Turm nichts.
