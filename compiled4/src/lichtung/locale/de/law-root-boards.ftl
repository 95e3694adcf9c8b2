# Root: andere Spielpläne (C).

law-C = Andere Spielpläne
law-C-1 = Winterseite
law-C-1-1 = Der reißende Fluss teilt Wälder: Jeder seiner Abschnitte zwischen zwei Lichtungen wirkt dabei wie ein Weg.
law-C-2 = Seeseite
law-C-2-1 = Die Fähre beginnt in der Ecklichtung, die am Ufer liegt.
law-C-2-2 = Der See gilt als Flüsse, die jede Uferlichtung mit jeder anderen verbinden. Er teilt Wälder.
law-C-2-3 = Uferlichtungen liegen am See, ohne einen Wald dazwischen.
law-C-2-4 = Uferwälder grenzen an den See. Jeder ist zu den beiden Uferwäldern benachbart, von denen ihn nur eine Uferlichtung trennt.
law-C-2-5 = Einmal im Zug darf eine Bewegung von der Fähre zu irgendeiner anderen Uferlichtung führen, als wäre sie benachbart. Die Fähre fährt mit, und wer sich bewegt hat, zieht eine Karte. Niemand kann die Fähre bekämpfen oder entfernen.
later-C-2-5 = Eine Karte zieht jeder, dessen Marker mitgefahren sind, also auch, wer dem Vagabunden alliierte Krieger mitgibt.
law-C-3 = Gebirgsseite
law-C-3-1 = Am Anfang sind sechs Wege versperrt, und in der Lichtung in der Mitte steht der Turm.
law-C-3-2 = Ein versperrter Weg macht Lichtungen nicht benachbart. Wälder umgibt und teilt er wie jeder Weg.
law-C-3-3 = Einmal im Zug darfst du in deinem Tageslicht eine Handkarte ausgeben und einen versperrten Weg freiräumen, wenn du an einem seiner Enden einen Marker hast. Der Weg bleibt frei, und du bekommst einen Siegpunkt.
law-C-3-4 = Die Lichtung mit dem Turm ist der Pass. Beherrschst du ihn am Ende deines Abends, bekommst du einen Siegpunkt.
law-C-3-5 = Jedes Gebiet, das Wege und Lichtungen umschließen, ist ein Wald, auch ohne Bäume.

ruling-root-110 = Auf der Winter-, See- und Gebirgsseite werden die zwölf Lichtungsmarker gemischt, vier von jeder Klasse. Mit markers = printed gilt die aufgedruckte oder empfohlene Verteilung, mit suits eine genannte; auch auf der Herbstseite darf gemischt werden.
ruling-root-111 = Einmal im Zug heißt: einmal, gleich wessen Marker fahren. Auch Schleichen und die Bewegung durch den Schuster zählen als Bewegung; für Holz und Sympathie macht die Fähre nichts benachbart. In welcher Reihenfolge die Karte gezogen wird und geschieht, was die Bewegung sonst auslöst, bestimmt der Spieler am Zug.
ruling-root-112 = Wer auch schwimmen könnte, sagt nach der Bewegung, ob die Fähre mitfährt. Dafür muss er eine der beiden Lichtungen beherrschen, auch das Flussvolk. Alliierte Krieger fahren mit dem Vagabunden mit, es sei denn, sie können schwimmen und beherrschen keine der beiden. Die Karte zieht nur er, nach späteren Fassungen jeder, der mitfährt.
ruling-root-113 = Von der Fähre aus zählen für die Mechanische Marquise alle Uferlichtungen zu den Nachbarn, unter denen sie ihr Ziel sucht. Die Karte, die sie zieht, wird für einen Siegpunkt abgelegt. Wege räumt sie nicht frei; der Pass bringt auch ihr einen Siegpunkt.
ruling-root-114 = Krieger, Gebäude, Plättchen oder Spielfigur: Jeder eigene Marker genügt, Söldner nicht. Jede Karte ist recht.
ruling-root-115 = Gezählt wird nach dem Ziehen und Ablegen. Söldner zählen an diesem Abend noch mit. Wer eine Dominanz-Karte ausliegen hat, bekommt keinen Siegpunkt.
