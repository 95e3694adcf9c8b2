# Was ein Server beim Spielen sagt.

# --- Warum etwas nicht geht
error-table-not-started = Die Partie hat noch nicht begonnen.
error-table-other-rules = Dieser Tisch wurde mit der Regelfassung { $rules } gespielt, hier gilt { $want }.
error-why-without-verb = Frag nach einer bestimmten Art von Aktion: Ihre Nummer muss vorn stehen.
error-not-your-turn = Du bist gerade nicht dran.
error-seat-taken-over = Für den Sitz { $seat } entscheidet jetzt ein Rechner.
error-undo-asked-already = Sitz { $seat } bittet schon darum, etwas zurückzunehmen. Erst muss das entschieden sein.
error-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
error-undo-not-asked = Gerade bittet niemand darum, etwas zurückzunehmen.
error-undo-own-request = Über deine eigene Bitte entscheiden die anderen.
error-nonces-awaited = Gleich geht es los: Noch haben nicht alle gezeigt, was sie zum Zufall beitragen.
error-nonce-wrong = Das ist nicht, was Sitz { $seat } versprochen hat.
error-key-taken = Diesen Schlüssel trägt schon ein Befehl eines anderen Sitzes.
error-detours-used-up = Du hast in dieser Partie schon { $most }-mal zurückgenommen, gefragt oder pausiert. Öfter geht es nicht.
error-pause-already = Die Uhren stehen schon still.
error-pause-not-on = Die Uhren laufen schon.
error-chat-empty = Eine leere Zeile sagt nichts.
error-chat-muted = Du bist an diesem Tisch stumm geschaltet. Ändern kann das nur, wem der Tisch gehört.
error-chat-line-unknown = Eine Zeile { $line } gibt es hier nicht.
error-server-closing = Der Server wird gerade beendet. Verbinde dich gleich wieder; verloren ist nichts.

# --- Wie eine Partie enden kann, ohne dass die Regeln sie beenden
table-result-resigned = Aufgegeben: { $winner } gewinnt.
table-result-timeout = Die Zeit ist um: { $winner } gewinnt.
table-result-abandoned = Alle haben aufgegeben: Niemand gewinnt.

# --- Was neben den Zügen geschieht
table-record-resign = { $seat-nom } { $seat-person ->
    [second] gibst
    [plural] geben
   *[third] gibt
  } auf.
table-record-timeout = { $seat-person ->
    [second] deine Zeit
   *[other] die Zeit { $seat-gen }
  } ist um.
table-record-pause = { $on ->
    [on] { $seat-nom } { $seat-person ->
        [second] möchtest
        [plural] möchten
       *[third] möchte
      } eine Pause.
   *[off] { $seat-nom } { $seat-person ->
        [second] möchtest
        [plural] möchten
       *[third] möchte
      } weiterspielen.
  }
table-record-agent = { $back ->
    [yes] { $seat-nom } { $seat-person ->
        [second] bist
        [plural] sind
       *[third] ist
      } wieder da.
   *[no] { $seat-nom } { $seat-person ->
        [second] bist
        [plural] sind
       *[third] ist
      } nicht da: Ein Rechner spielt weiter.
  }
table-record-position = Das Spiel beginnt mitten in einer Stellung.
table-record-clock = Der Server hat angehalten; die Uhren haben gewartet.

# --- Kurze Nachrichten
preset-hello = Hallo!
preset-well-played = Gut gespielt!
preset-thanks = Danke!
preset-oops = Hoppla!
preset-thinking = Einen Moment, ich denke nach …
preset-good-game = Schöne Partie!
preset-brb = Bin gleich wieder da.
preset-back = Da bin ich wieder.
error-hint-off = An diesem Tisch gibt es keinen Rat: So wurde er angelegt.
error-hint-clock = Wenn die Uhr läuft, gibt es keinen Rat.
error-hint-not-alone = Rat gibt es an diesem Tisch nur für jemanden, der allein gegen Rechner spielt.
error-hint-busy = Über die letzte Frage wird noch nachgedacht.
error-judging-busy = Eine andere Partie wird gerade noch für dich analysiert.
