# Mails an alle, auf die an einem langsamen Tisch gewartet wird

mail-hello = Hallo { $name },
mail-turn-subject = Du bist dran: { $table }
mail-turns-subject = Du bist an { $count } Tischen dran
mail-turn-about = { $count ->
        [one] an einem Tisch wird auf deine Entscheidung gewartet:
       *[other] an { $count } Tischen wird auf deine Entscheidung gewartet:
    }
mail-turn-table = { $game } mit { $others }
mail-since-minutes = { $count ->
        [one] seit einer Minute
       *[other] seit { $count } Minuten
    }
mail-since-hours = { $count ->
        [one] seit einer Stunde
       *[other] seit { $count } Stunden
    }
mail-since-days = { $count ->
        [one] seit einem Tag
       *[other] seit { $count } Tagen
    }
mail-off-about = Keine solchen Mails mehr?
mail-off = Hier abmelden
mail-confirm-subject = Mails von { $host } bekommen?
mail-confirm-hello = Hallo,
mail-confirm-about = jemand hat diese Adresse auf { $host } eingetragen, um eine Mail zu bekommen, wenn an einem Spieltisch eine Entscheidung wartet. Warst du das? Dann bestätige es hier; der Link gilt drei Tage.
mail-confirm-button = Ja, schickt mir diese Mails
mail-confirm-ignore = Wenn nicht, brauchst du nichts zu tun. Ohne Bestätigung kommt keine Mail zum Spiel.

error-smtp-url = Mit dieser Adresse kann ich nichts anfangen. So sieht eine aus: smtp://name:kennwort@mail.example:587, oder smtps:// für Port 465.
error-mail-from = Wer Mails verschickt, braucht einen Absender wie spiele@example.org oder „Spieleabend <spiele@example.org>“.
error-mail-public-url = Für Links in Mails muss der Server wissen, wie man ihn von außen erreicht, etwa https://spiele.example (ohne Schrägstrich am Ende).

cli-serve-smtp_url = Mailserver, über den Mails gehen, wenn Spieler welche wollen; smtp://name:kennwort@server:587, besser als LICHTUNG_SMTP.
cli-serve-mail_from = Absender der Mails.
cli-serve-public_url = Wie man den Server von außen erreicht, für Links in Mails: https://spiele.example.
cli-serve-mail_after = So viele Minuten muss an einem Tisch nichts geschehen sein, ehe eine Mail geschrieben wird.
cli-serve-mail_every = So viele Minuten liegen mindestens zwischen zwei Mails an dieselbe Person.
