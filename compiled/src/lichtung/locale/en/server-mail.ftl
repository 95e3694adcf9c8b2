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
mail-off-about = No more emails like this?
mail-off = Unsubscribe here
mail-confirm-subject = Emails from { $host }?
mail-confirm-hello = Hello,
mail-confirm-about = somebody entered this address at { $host } to get an email when a decision is waiting at a game table. Was it you? Then confirm it here; the link is valid for three days.
mail-confirm-button = Yes, send me these emails
mail-confirm-ignore = If not, there is nothing you need to do. Without confirmation no emails about games will come.

error-smtp-url = I cannot make sense of this address. One looks like this: smtp://name:password@mail.example:587, or smtps:// for port 465.
error-mail-from = Sending email takes a sender, such as games@example.org or “Game night <games@example.org>”.
error-mail-public-url = For links in emails the server has to know how it is reached from outside, such as https://games.example (no slash at the end).

cli-serve-smtp_url = Mail server for players who want mail; smtp://name:password@host:587, better given as LICHTUNG_SMTP.
cli-serve-mail_from = Sender of the emails.
cli-serve-public_url = How the server is reached from outside, for links in emails: https://games.example.
cli-serve-mail_after = Minutes without anything happening at a table before an email is written.
cli-serve-mail_every = Least number of minutes between two emails to the same person.
