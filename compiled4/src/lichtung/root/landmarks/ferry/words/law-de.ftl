# Root: die Karte „Fähre“ (law-K-ferry), und unsere Lesart dazu, in eigenen Worten.

law-K-ferry = Fähre: in einer Lichtung am Fluss, auf dem See-Spielbrett am Ufer. Einmal im Zug darf eine Bewegung aus ihrer Lichtung dem Fluss in die nächste Lichtung an ihm folgen, auf dem See in irgendeine andere am Ufer. Wie immer muss man eine der beiden beherrschen. Die Fähre fährt mit, und wer sich bewegt hat, zieht eine Karte.
ruling-root-505 = „Einmal im Zug“ heißt: einmal in jedem Zug überhaupt, gleich wer sich bewegt.
