# What the server answers over HTTP when something does not work.

# --- People
error-who-are-you = I have to know who you are for that: give me a name, or log in.
error-login-wrong = The name or the password is wrong.
error-login-taken = This login name is already taken.
error-account-exists = You already have an account: { $login }.
error-password-length = A password has { $least } to { $most } characters.
error-link-unknown = This personal link is not (or no longer) valid.
error-somebody-already = You are already { $name } here; the link belongs to { $other }.
error-name-length = 1 to { $most } characters are allowed.
error-name-characters = This has invisible characters, or ones that change the writing direction. Neither is allowed.

# --- Tables
error-table-unknown = There is no such table.
error-table-started = The game here has already begun.
error-table-closed = This table is closed.
error-not-your-table = Only the owner of the table may do that.
error-not-invited = This table is private. Ask for the invitation link.
error-invite-unknown = This invitation is not (or no longer) valid.
error-game-not-over = You can do that only when the game is over.
error-clock-seconds = A clock needs at least one second.
error-too-many-tables = You already have { $most } tables waiting. Close one of them first.
error-too-many-agent-tables = At { $most } of your tables agents are already playing among themselves. Wait until a game ends, or close a table.
error-too-many-tables-today = You have already created { $most } tables today. Come back for more tomorrow.

# --- Campaigns
error-campaign-unknown = There is no such campaign.
error-not-your-campaign = Only the owner of the campaign or one of its players can do that.
error-too-many-campaigns = You already have { $most } campaigns in progress. Finish one of them first.

# --- Seats
error-seats-number = { $want ->
    [one] There is one seat to fill here.
   *[other] There are { $want } seats to fill here.
    }
error-seat-unknown = Nobody can sit down on seat { $seat } here.
error-seat-taken = Seat { $seat } is taken.
error-seat-locked = Seat { $seat } is locked.
error-seat-empty = Seat { $seat } is still free. The game begins once all seats are filled.
error-not-your-seat = Seat { $seat } is not yours.

# --- Requests
error-wrong-origin = This request does not come from one of this server's pages. Programs need a token.
error-message-binary = I understand only messages made of text.
error-message-unreadable = I do not understand this message: { $why }
error-too-large = That is too large. At most { $most } bytes are allowed.
error-head-too-large = The header of this request is too long.
error-too-often = { $seconds ->
    [one] That was too fast. Try again in a second.
   *[other] That was too fast. Try again in { $seconds } seconds.
    }
error-too-many-sockets = There are already too many connections from your address.
error-address-unknown = There is no such address here.
error-method-unknown = This address does not accept requests of that kind.
error-request-bad = I cannot make sense of this request.
error-server-broken = Something went wrong on the server. It has been noted; nothing in the game has changed.

## Away, and afterwards

error-webhook-url = This is not an address for messages: http:// or https:// with a host, without credentials, at most { $most } characters.
error-webhook-address = This host cannot be found from here, or it is not on the open internet.
error-mail-address = The server cannot write to this email address.
error-mail-not-offered = This server does not send email.
error-mail-link-unknown = This link is not (or no longer) valid.
error-history-page = A page number from 0 to { $most } belongs here.
