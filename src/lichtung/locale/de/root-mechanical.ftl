# Root: Mechanische Marquise, Spione, kooperatives Spiel.

root-seat-mechanical-marquise = Mechanische Marquise
root-short-mechanical-marquise = MM
root-brief-mechanical-marquise = Mech. Marquise

root-piece-mechanical-marquise-keep = Festung
root-mark-mechanical-marquise-keep = Festung

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
root-event-orders-swapped = { $seat } vertauscht die Befehle { $this } und { $that }.
root-event-team-won = Alle Spieler haben 30 Siegpunkte erreicht.

## Ablehnungen

root-refusal-no-spy = „{ $card }“ ist kein Spion auf deiner Hand.

## Aktionen

root-action-spy = „{ $card }“ ausspielen
root-action-look = Befehl { $slot } aufdecken
root-action-swap = die Befehle { $this } und { $that } vertauschen

## Ergebnis und Wahl

root-result-won-together = Gemeinsamer Sieg: { $winner }.
root-result-lost-together = { $winner } war schneller: Die Spieler haben verloren.
root-table-plan = Befehls-Plan:
error-factions-one-marquise = Die Mechanische Marquise spielt mit den Markern der Marquise de Katz: nur eine von beiden ist dabei.
error-cooperative-machine = Kooperativ gespielt wird gegen die Mechanische Marquise: Nimm mechanical-marquise unter die Parteien.
error-cooperative-players = Kooperativ spielen höchstens { $most } Spieler.
error-campaign-mode = Das gibt es nur im kooperativen Spiel (mode = cooperative).
error-carried-twice = „{ $card }“ kann nur einmal mitgebracht werden.

## Menü

root-decision-spy = Welchen Befehl deckst du auf?
root-decision-swap-orders = Willst du zwei Befehle vertauschen?
root-decision-mechanical-marquise-keep = In welche Ecke kommt die Festung?
root-verb-spy = Spion ausspielen
root-verb-look = Befehl aufdecken
root-verb-swap = Befehle vertauschen
root-field-slot = Welcher Befehl?
root-field-this = Welcher Befehl?
root-field-that = Mit welchem?
root-option-mode = Spielart
root-option-mode-competitive = jeder für sich
root-option-mode-cooperative = gemeinsam gegen die Mechanische Marquise
