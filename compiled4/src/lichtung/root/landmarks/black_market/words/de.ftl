# Root: das Wahrzeichen „Schwarzmarkt“.

root-landmark-black-market = Schwarzmarkt
    .nom = der Schwarzmarkt
    .acc = den Schwarzmarkt
    .dat = dem Schwarzmarkt
root-landmark-about-black-market = Wer einen Marker in seiner Lichtung hat, darf einmal im eigenen Zug eine Handkarte verdeckt gegen eine der drei Karten tauschen.
root-option-landmarks-black-market = Schwarzmarkt
root-event-market-opened = auf dem Schwarzmarkt liegen { $cards } verdeckte Karten
root-event-market-swapped = { $seat-nom } { $seat-person ->
    [second] tauschst
    [plural] tauschen
   *[third] tauscht
  } auf dem Schwarzmarkt an Stand { $stall } { $card-known ->
    [no] eine Karte
   *[yes] „{ $card }“ gegen „{ $taken }“
  }
root-refusal-landmark-one-slot = Lichtung { $clearing } hat nicht genau einen Bauplatz, oder eine Ruine liegt darin.
root-refusal-nobody-at-market = In der Lichtung des Schwarzmarkts hast du keinen Marker.
root-refusal-swapped-already = In diesem Zug hast du schon auf dem Schwarzmarkt getauscht.
root-refusal-no-such-stall = Einen Stand { $stall } gibt es auf dem Schwarzmarkt nicht.
root-decision-market-cards = Karten kommen auf den Schwarzmarkt.
root-verb-barter = auf dem Schwarzmarkt tauschen
root-action-barter = „{ $card }“ an Stand { $stall } tauschen
root-field-stall = Welcher Stand?
root-hand-black-market-1 = Schwarzmarkt, Stand 1
root-hand-black-market-2 = Schwarzmarkt, Stand 2
root-hand-black-market-3 = Schwarzmarkt, Stand 3
error-position-market = An jedem Stand des Schwarzmarkts liegt genau eine Karte.
error-position-market-known = Wer eine Karte auf dem Schwarzmarkt kennt, steht auch bei ihrem Stand, und umgekehrt.
