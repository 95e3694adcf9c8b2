# Root: Frühlingsaufstand / Hasenspäher.

root-seat-uprising = Frühlingsaufstand
    .nom = der Frühlingsaufstand
    .acc = den Frühlingsaufstand
    .dat = dem Frühlingsaufstand
    .gen = des Frühlingsaufstandes
    .person = third
root-hireling-uprising = Frühlingsaufstand
    .nom = der Frühlingsaufstand
    .acc = den Frühlingsaufstand
    .dat = dem Frühlingsaufstand
    .gen = des Frühlingsaufstandes
    .person = third
root-hireling-scouts = Hasenspäher
    .nom = die Hasenspäher
    .acc = die Hasenspäher
    .dat = den Hasenspähern
    .gen = der Hasenspäher
    .person = plural

root-effect-scouts = Hasenspäher
root-mat-uprising-scouted = höherer Würfel
root-verb-suit-die = Aufstandswürfel
root-verb-rise = sich erheben
root-action-suit-die = { $suit }
root-action-rise = in Lichtung { $clearing } erheben
root-event-suit-rolled = der Aufstandswürfel zeigt { $suit }
root-event-uprising-rose = der Frühlingsaufstand erhebt sich in Lichtung { $clearing }
root-decision-uprising-toll = Welche Karte wirfst du ab, um den Frühlingsaufstand zu bekämpfen?
root-refusal-uprising-card = Wer den Frühlingsaufstand in Lichtung { $clearing } bekämpft, muss eine dazu passende Karte abwerfen.
root-refusal-uprising-nobody = In Lichtung { $clearing } kann sich kein Krieger des Frühlingsaufstands erheben.
root-refusal-scouts-card = Die Hasenspäher wollen eine Handkarte, die zu Lichtung { $clearing } passt.
root-event-uprising-spared = { $seat-nom } { $seat-person ->
    [third] lässt
    [plural] lassen
   *[other] lässt
  } vom Frühlingsaufstand in Lichtung { $clearing } ab
root-threat-may-rise = Der Frühlingsaufstand könnte Lichtung { $clearing } leer fegen ({ $percent } %).
