# What the server answers over HTTP when something does not work.

# --- People
error-who-are-you = I need to know who you are for that: give a name, or log in.
error-login-wrong = The name or the password is wrong.
error-login-taken = Somebody already has this login name.
error-account-exists = You already have an account: { $login }.
error-password-length = A password has { $least } to { $most } characters.
error-link-unknown = This personal link is not valid, or no longer valid.
error-somebody-already = You are already { $name } here; the link belongs to { $other }.
error-name-length = 1 to { $most } characters are allowed.
error-name-characters = There are invisible characters here, or ones that change the direction of writing. They are not allowed.

# --- Tables
error-table-unknown = There is no such table.
error-table-started = The game has already begun here.
error-table-closed = This table is closed.
error-not-your-table = Only the owner of the table may do that.
error-not-invited = This table is private. Ask for the invitation link.
error-invite-unknown = This invitation is not valid, or no longer valid.
error-game-not-over = That is possible only once the game is over.
error-clock-seconds = A clock needs at least one second.
error-too-many-tables = { $most } of your tables are already waiting. Close one of them first.
error-too-many-agent-tables = Computers are already playing among themselves at { $most } of your tables. Wait until a game ends, or close a table.
error-too-many-tables-today = You have already opened { $most } tables today. You can open more tomorrow.

# --- Campaigns
error-campaign-unknown = There is no such campaign.
error-not-your-campaign = Only the owner of the campaign or one of its players can do that.
error-too-many-campaigns = You already have { $most } campaigns in progress. Finish one of them first.

# --- Seats
error-seats-number = { $want ->
    [one] There is one seat to fill here.
   *[other] There are { $want } seats to fill here.
    }
error-seat-unknown = There is no seat { $seat } here that you could take.
error-seat-taken = Seat { $seat } is already taken.
error-seat-locked = Seat { $seat } is locked.
error-seat-empty = Seat { $seat } is still free. The game begins once all seats are filled.
error-not-your-seat = Seat { $seat } is not yours.

# --- Requests
error-wrong-origin = This request does not come from a page of this server. Programs need a token.
error-message-binary = Only text messages are understood here.
error-message-unreadable = I do not understand this message: { $why }
error-too-large = That is too large. At most { $most } bytes are allowed.
error-head-too-large = The header of this request is too long.
error-too-often = { $seconds ->
    [one] That was too fast. Try again in a second.
   *[other] That was too fast. Try again in { $seconds } seconds.
    }
error-too-many-sockets = There are already too many connections from here.
error-address-unknown = There is no such address here.
error-method-unknown = This address does not take such requests.
error-request-bad = This request is not possible.
error-server-broken = Something went wrong on the server. It has been logged; nothing has changed in the game.

## Away, and afterwards

error-webhook-url = This is not an address for messages: http:// or https:// with a host, without credentials, at most { $most } characters.
error-webhook-address = This host cannot be found from here, or it is not on the open internet.
error-mail-address = This is not an e-mail address that the server can write to.
error-mail-not-offered = This server sends no mail.
error-mail-link-unknown = This link is not valid, or no longer valid.
error-history-page = Give a page number from 0 to { $most }.
error-search-long = A question has at most { $most } characters.
error-example-unknown = There is no example { $name }.
error-not-alone = Others play here. You can try this position out once the game is over.
