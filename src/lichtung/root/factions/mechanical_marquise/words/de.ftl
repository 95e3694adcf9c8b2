# Root: Mechanische Marquise, Spione, kooperatives Spiel.

root-seat-mechanical-marquise = Mechanische Marquise
root-short-mechanical-marquise = MM
root-brief-mechanical-marquise = Mech. Marquise
root-piece-mechanical-marquise-keep = Festung
root-mark-mechanical-marquise-keep = Festung

## Ereignisse

root-event-gift-discarded = { $seat } hat keine Hand: „{ $card }“ von { $giver } wird abgelegt und bringt ihr einen Siegpunkt.
root-event-items-for-sale = { $seat }: Schwert, Stiefel, Beutel und Tee liegen zum Verkauf.
root-event-order-revealed = { $seat } deckt einen Befehl auf: „{ $card }“.
root-event-machine-recruited =
    { $count ->
        [one] { $seat }: ein Krieger kommt in Lichtung { $clearing }.
       *[other] { $seat }: { $count } Krieger kommen in Lichtung { $clearing }.
    }
root-table-plan = Befehls-Plan:
error-carried-twice = „{ $card }“ kann nur einmal mitgebracht werden.
root-decision-mechanical-marquise-keep = In welche Ecke kommt die Festung?
root-field-this = Welcher Befehl?
root-field-that = Mit welchem?

# Mistakes in positions
error-position-one-order = An jeder Stelle des Plans liegt nur ein Befehl.

## Was andere zu fürchten haben

root-threat-may-order-battle = Könnte dich in Lichtung { $clearing } angreifen, je nach Befehl ({ $percent } %).
