# Root: Mechanische Marquise, Spione, kooperatives Spiel.

root-seat-mechanical-marquise = Mechanische Marquise
root-short-mechanical-marquise = MM
root-brief-mechanical-marquise = Mech. Marquise

root-piece-mechanical-marquise-keep = Festung

## Karten

root-card-spy_bird = Spion (Vogel)
root-card-spy_fox = Spion (Fuchs)
root-card-spy_rabbit = Spion (Hase)
root-card-spy_mouse = Spion (Maus)

## Ereignisse

root-event-gift-discarded = { $seat } hat keine Hand: „{ $card }“ von { $giver } wird abgelegt und bringt ihr einen Siegpunkt.
root-event-items-for-sale = { $seat }: Schwert, Stiefel, Beutel und Tee liegen zum Verkauf.
root-event-order-revealed = { $seat } deckt einen Befehl auf: „{ $card }“.
root-event-machine-recruited =
    { $count ->
        [one] { $seat }: ein Krieger kommt in Lichtung { $clearing }.
       *[other] { $seat }: { $count } Krieger kommen in Lichtung { $clearing }.
    }
root-event-spy-played = { $seat } spielt einen Spion aus: „{ $card }“.
root-event-order-spied = { $seat } deckt Befehl { $slot } auf: „{ $card }“.
root-event-spy-unmasked = { $seat }: „{ $card }“ wird enttarnt und abgelegt.
root-event-orders-swapped = { $seat } vertauscht die Befehle { $first } und { $second }.
root-event-team-won = Alle Spieler haben 30 Siegpunkte erreicht.

## Ablehnungen

root-refusal-no-spy = „{ $card }“ ist kein Spion auf deiner Hand.

## Entscheidungen

root-decision-root-spy = Welchen Befehl deckst du auf?
root-decision-root-swap-orders = Willst du zwei Befehle vertauschen?

## Aktionen

root-action-spy = „{ $card }“ ausspielen
root-action-look = Befehl { $slot } aufdecken
root-action-swap = die Befehle { $first } und { $second } vertauschen

## Ergebnis und Wahl

root-result-won-together = Gemeinsamer Sieg: { $winner }.
root-result-lost-together = { $winner } war schneller: Die Spieler haben verloren.
root-table-plan = Befehls-Plan:
root-table-for-sale = zum Verkauf: { $items }
error-factions-one-marquise = Die Mechanische Marquise spielt mit den Markern der Marquise de Katz: nur eine von beiden ist dabei.
error-cooperative-machine = Kooperativ gespielt wird gegen die Mechanische Marquise: Nimm mechanical-marquise unter die Parteien.
error-cooperative-players = Kooperativ spielen höchstens { $most } Spieler.
error-campaign-mode = Das gibt es nur im kooperativen Spiel (mode = cooperative).
error-carried-twice = „{ $card }“ kann nur einmal mitgebracht werden.
