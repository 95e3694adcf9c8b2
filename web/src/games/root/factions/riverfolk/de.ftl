# Riverfolk Company: what the page says of them in the browser.

web-faction-riverfolk = Handelt: Die anderen kaufen Dienste und bezahlen mit Kriegern.
web-waiting-riverfolk-engage = { $name } entscheidet über Söldner.
web-waiting-riverfolk-lose-funds = { $name } gibt Mittel zurück.
root-web-services = Dienste
root-web-price = Preis { $count }
root-web-payments = Einzahlungen
root-web-funds = Mittel
root-web-committed = Einsätze
root-web-hired = Söldner für: { $seat }
root-web-shop = Offene Hand
root-web-points-short = je { $count }
web-open-root-not-for-sale = Das Flussvolk hat keine Karte zu verkaufen.
web-open-root-ruled-by-nobody = Diese Lichtungen beherrscht niemand.
web-open-root-too-few-funds-of = Dir fehlen Mittel der Partei, die dort herrscht.
web-open-root-post-already = Dort ist schon ein Handelsposten.
web-open-root-not-on-river = Das liegt an keinem Fluss.
web-option-root-mercenaries_even_split = Die Söldner nehmen die eine Hälfte der Treffer, alle Marker des Käufers die andere, auch Gebäude. Sonst fallen zuerst alle Krieger.
web-option-root-buildings_share_hits = Werden Treffer halbiert, nimmt ein Käufer ohne eigene Krieger seine Hälfte mit Gebäuden und Plättchen. Sonst fallen zuerst die Söldner.
root-web-home-riverfolk =
    Keine Heimat
    beginnt am Wasser
root-web-setup-riverfolk =
    Stell vier Krieger in Lichtungen am Wasser.
    Drei Krieger kommen auf das Einzahlungen-Feld.
    Leg die ersten Preise fest.
root-done-at-riverfolk-actions = Tageslicht beenden
root-done-at-riverfolk-services = nichts kaufen
root-done-at-riverfolk-prices = Preise so lassen
root-done-at-riverfolk-engage = ohne Söldner kämpfen
root-cause-riverfolk-engage = Du kämpfst in Lichtung { $clearing } gegen { $defender-acc }.
root-cause-riverfolk-lose-funds = { $by ->
    [none] Dein Handelsposten ist verloren.
   *[other] { $by-nom } { $by-person ->
        [plural] haben
       *[third] hat
      } deinen Handelsposten entfernt.
  }
