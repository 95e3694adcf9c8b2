# Eine Lektion: je Schritt höchstens zwei Sätze und 140 Zeichen.

learn-root-exiles = Exilanten und Partisanen

learn-root-exiles-orders = Weggeschickt
learn-root-exiles-orders-half = In 5 herrschen vier Vögel. Falsche Befehle schicken die Hälfte weg: nach 2, fort von deiner Festung.
learn-root-exiles-orders-home = Dann stehen sie bei deiner Festung. Schick sie nach 2.
learn-root-exiles-orders-five = Du willst in 5 herrschen: Schick sie von dort weg.
learn-root-exiles-orders-use = Falsche Befehle gibt man im Vogelgesang: Nutze die Karte jetzt.
learn-root-exiles-orders-yours = Drei gegen zwei: In 5 herrschst du, ohne einen Kampf. Die Karte ist dafür abgelegt.

learn-root-exiles-saboteurs = Karte um Karte
learn-root-exiles-saboteurs-which = Heute greifst du in 5 an, bei den Hasen. Lege die Saboteure ab und mit ihnen die Karte der Vögel, die dir dort schadet.
learn-root-exiles-saboteurs-moves = Die hilft ihnen beim Ziehen. Im Kampf um 5 schaden dir die Hasen-Partisanen.
learn-root-exiles-saboteurs-use = Saboteure handeln nur zu Beginn deines Vogelgesangs. Nutze sie jetzt.
learn-root-exiles-saboteurs-gone = Beide Karten sind abgelegt, und in 5 droht kein extra Treffer mehr.

learn-root-exiles-partisans = Ein Treffer für die Handkarten
learn-root-exiles-partisans-battle = Drei Katzen, drei Vögel, eine Fuchs-Lichtung, und du hast die Fuchs-Partisanen. Kämpfe in 6.
learn-root-exiles-partisans-six = Kämpfe in 6 gegen die Vögel.
learn-root-exiles-partisans-use = Zwei Treffer, ein Vogel bliebe. Die Partisanen treffen einmal mehr und kosten jede Handkarte, die kein Fuchs ist.
learn-root-exiles-partisans-one-left = Dann bleibt ein Vogel und bewacht das Nest. Nur eine deiner Karten ist kein Fuchs.
learn-root-exiles-partisans-price = Alle drei sind fort, für eine einzige Karte. Vögel auf der Hand wären auch weg gewesen.
