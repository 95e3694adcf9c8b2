# Das Gesetz von Root für Spiele mit zwei Vagabunden, in eigenen Worten.

law-9-8 = Zwei Vagabunden
law-9-8-1 = Beide Sätze von Ruinen-Gegenständen sind im Spiel, zwei unter jeder Ruine. Wer dort zwei findet, sieht beide und nimmt einen oder keinen. Was er schon aus einer Ruine auf seiner Tafel hat, kann er kein zweites Mal nehmen. Ohne Gegenstand gibt es keinen Siegpunkt, die Fackel ist trotzdem erschöpft.
law-9-8-2 = Der Zufall entscheidet, welcher der beiden zuerst aufbaut.
law-9-8-3 = Beide erledigen Aufgaben aus derselben Auslage von dreien; der zweite fügt keine hinzu.

ruling-root-80 = Jeder Vagabund versteckt einen Satz wie nach 9.3.4: Unter jeder Ruine liegt aus jedem Satz ein Gegenstand. Die Sätze sind zu unterscheiden.
ruling-root-81 = Liegt nur noch einer dort, nimmt er ihn wie nach 9.5.3, es sei denn, er hat den gleichen schon aus einer Ruine. Was er sieht, weiß nur er.
ruling-root-82 = Auch ein beschädigter Gegenstand liegt auf der Tafel. Trennt sich der Vagabund nach 9.6.4 von einem von mehreren gleichen, so ist es zuerst der aus der Ruine; das ist nie ein Nachteil, darum wird nicht gefragt.
ruling-root-83 = Auch der andere Vagabund kann Partner sein. Mit wem schon jemand im Bündnis ist, der geht selbst keines mehr ein.
ruling-root-84 = Jede Charakter-Karte gibt es einmal; wer als zweiter aufbaut, wählt unter den übrigen. Zwei Vagabunden brauchen mindestens eine andere Partei: Unter sich könnten ihnen die Siegpunkte ausgehen.
