# What the server answers over HTTP when something does not work.

# --- People
error-who-are-you = I have to know you for that: tell me a name, or log in.
error-login-wrong = Name or password are wrong.
error-login-taken = Somebody has this login name already.
error-account-exists = You have an account already: { $login }.
error-password-length = A password has { $least } to { $most } characters.
error-link-unknown = This personal link is not valid (any more).
error-somebody-already = You are { $name } here already; the link is { $other }’s.
error-name-length = 1 to { $most } characters are allowed.
error-name-characters = There are invisible characters here, or some that turn the direction of writing. That is not possible.

# --- Tables
error-table-unknown = There is no such table.
error-table-started = The game has begun here already.
error-table-closed = This table is closed.
error-not-your-table = Only the owner of the table may do that.
error-not-invited = This table is private. Ask for the invitation link.
error-invite-unknown = This invitation is not valid (any more).
error-game-not-over = That is possible only once the game is over.
error-clock-seconds = A clock needs one second at least.
error-too-many-tables = { $most } of your tables are waiting already. Close one of them first.
error-too-many-agent-tables = Agents play among themselves at { $most } of your tables already. Wait until a game ends, or close a table.
error-too-many-tables-today = You have made { $most } tables today. More can be made tomorrow.

# --- Campaigns
error-campaign-unknown = There is no such campaign.
error-not-your-campaign = Only the owner of the campaign or one of its players can do that.
error-too-many-campaigns = You already have { $most } campaigns in progress. Finish one of them first.

# --- Seats
error-seats-number = { $want ->
    [one] One seat is to be filled here.
   *[other] { $want } seats are to be filled here.
    }
error-seat-unknown = There is no seat { $seat } to sit down on.
error-seat-taken = Seat { $seat } is taken.
error-seat-locked = Seat { $seat } is locked.
error-seat-empty = Seat { $seat } is still free. The game begins once all seats are filled.
error-not-your-seat = Seat { $seat } is not yours.

# --- Requests
error-wrong-origin = This request does not come from a page of this server. Programs need a token.
error-message-binary = Only messages made of text are understood here.
error-message-unreadable = I do not understand this message: { $why }
error-too-large = That is too large. { $most } bytes are allowed.
error-head-too-large = The head of this request is too long.
error-too-often = { $seconds ->
    [one] That was too fast. Try again in a second.
   *[other] That was too fast. Try again in { $seconds } seconds.
    }
error-too-many-sockets = There are too many connections from here already.
error-address-unknown = There is no such address here.
error-method-unknown = This address does not take such requests.
error-request-bad = This request is not possible.
error-server-broken = Something went wrong on the server. It is noted; nothing has changed in the game.

## Away, and afterwards

error-webhook-url = This is no address for messages: http:// or https:// with a host, without credentials, { $most } characters at most.
error-webhook-address = This host cannot be found from here, or it is not on the open internet.
error-mail-address = This is not an e-mail address that the server can write to.
error-mail-not-offered = This server sends no mail.
error-mail-link-unknown = This link is not valid, or not any more.
error-history-page = A page number from 0 to { $most } belongs here.
