# Mail for those whom a slow table waits for

mail-hello = Hello { $name },
mail-turn-subject = Your turn: { $table }
mail-turns-subject = It is your turn at { $count } tables
mail-turn-about = { $count ->
        [one] a table is waiting for your decision:
       *[other] { $count } tables are waiting for your decision:
    }
mail-turn-table = { $game } with { $others }
mail-since-minutes = { $count ->
        [one] for a minute
       *[other] for { $count } minutes
    }
mail-since-hours = { $count ->
        [one] for an hour
       *[other] for { $count } hours
    }
mail-since-days = { $count ->
        [one] for a day
       *[other] for { $count } days
    }
mail-off-about = No more mail like this?
mail-off = Sign off here
mail-confirm-subject = Mail from { $host }?
mail-confirm-hello = Hello,
mail-confirm-about = somebody entered this address at { $host } to get mail when a decision is waiting at a game table. Was it you? Then confirm it here; the link is good for three days.
mail-confirm-button = Yes, send me these mails
mail-confirm-ignore = If it was not you, do nothing. Without confirmation no mail about games will come.

error-smtp-url = I cannot make sense of this address. One looks like this: smtp://name:password@mail.example:587, or smtps:// for port 465.
error-mail-from = Sending mail takes a sender, such as games@example.org or "Game night <games@example.org>".
error-mail-public-url = For links in mail the server has to know how it is reached from outside, such as https://games.example (no slash at the end).

cli-serve-smtp_url = Mail server for players who want mail; smtp://name:password@host:587, better given as LICHTUNG_SMTP.
cli-serve-mail_from = Sender of the mail.
cli-serve-public_url = How the server is reached from outside, for links in mail: https://games.example.
cli-serve-mail_after = Minutes without anything happening at a table before a mail is written.
cli-serve-mail_every = Minutes between two mails to one person.
