# Settings, account, messages for whoever is away.

web-settings-about = Everything takes effect at once and is remembered in this browser.
web-settings-look = Looks
web-settings-play = Motion and controls
web-setting-language = Language
web-setting-theme = Appearance
web-setting-theme-auto = same as device
web-setting-theme-light = light
web-setting-theme-dark = dark
web-setting-text = Text
web-setting-text-normal = normal
web-setting-text-large = large
web-setting-palette = Colours
web-setting-palette-normal = normal
web-setting-palette-protan = red-blind
web-setting-palette-deutan = green-blind
web-setting-palette-tritan = blue-blind
web-setting-palette-about = Replaces the colours of suits, factions and terrain with ones that are easiest to tell apart with this kind of vision. Symbols and patterns are always there.
web-setting-palette-sample = Suits, factions and terrain in the chosen colours
web-setting-patterns = Patterns
web-setting-patterns-normal = normal
web-setting-patterns-strong = strong
web-setting-counts = Numbers on figures
web-setting-counts-normal = normal
web-setting-counts-large = large
web-setting-motion = Motion
web-setting-motion-auto = same as device
web-setting-motion-full = animated
web-setting-motion-reduced = no motion
web-setting-sounds = Sounds
web-setting-sounds-off = off
web-setting-sounds-on = on
web-setting-sounds-about = Short sounds when it is your turn, when somebody moves or battles, and at the end.
web-setting-hand = Tab bar on phones
web-setting-hand-right = right hand
web-setting-hand-left = left hand

## Account

web-me = You
web-me-guest = You are playing as a guest. This browser will remember you.
web-me-account = Your account: { $login }
web-me-none = You have no name yet. A name is enough to play.
web-me-log-in = Log in
web-me-log-in-about = If you already have an account.
web-me-register = Create an account
web-me-register-about = Optional: with a name and a password you can play on any device.
web-me-login = Account name
web-me-password = Password
web-me-password-old = Current password
web-me-password-new = New password
web-me-password-change = Change password
web-me-password-changed = Password changed. Other browsers have been logged out.
web-me-log-out = Log out
web-me-log-out-guest = If you log out as a guest, only your personal link will bring you back.
web-me-log-out-everywhere = Log out everywhere

## Away

web-away = When it is your turn
web-away-about = Get a message when a decision is waiting for you, even when this page is closed.
web-away-name-first = You need a name for this. Enter it above.
web-away-feed = Feed
web-away-feed-about = A secret address for any feed reader: decisions that wait and games that are over.
web-away-feed-make = Create a feed address
web-away-feed-renew = Create a new address
web-away-feed-active = You have a feed. Its address was shown only once; creating a new one disables the old one.
web-away-feed-atom = Atom
web-away-feed-json = JSON Feed
web-away-hook = Webhook
web-away-hook-about = The server sends a signed message to this address.
web-away-hook-url = Address starting with https
web-away-hook-set = Set webhook
web-away-hook-now = Messages go to { $url }.
web-away-hook-secret = Secret for the signature, shown only this once
web-away-forget = Switch off

## Notices and mail

web-notices = Browser notification
web-notices-off = While the table is open in a tab that you cannot see, the browser tells you as soon as it is your turn. The tab's title and icon always show it.
web-notices-on = The browser tells you when it is your turn and you cannot see the tab.
web-notices-denied = This browser blocks notifications from here. You can allow them again in its settings.
web-notices-missing = This browser does not support notifications. The tab's title and icon show when it is your turn.
web-notices-ask = Turn notifications on
web-notices-stop = Turn notifications off
web-notice-turn = Your turn
web-title-turn = ● Your turn – { $table }
web-mail = E-mail
web-mail-none = This server does not send e-mail.
web-mail-about = An e-mail when a decision is waiting for you at a slow table; several tables share one. It says nothing about the game itself.
web-mail-address = Your e-mail address
web-mail-set = Get e-mails
web-mail-asked = An e-mail is on its way to { $address }. Follow the link in it to confirm.
web-mail-on = E-mails go to { $address }.
web-mail-off = You have unsubscribed. No e-mails go to { $address }.
web-mail-pause = Stop e-mails
web-mail-again = Get e-mails again
web-mail-forget = Delete the address
web-mail-trouble = The last e-mail could not be delivered ({ $why }). Is the address right?
web-mail-confirm-title = Get e-mails?
web-mail-confirm-about = You get an e-mail when a decision is waiting for you at a slow table. Each one says how to unsubscribe.
web-mail-confirm-go = Yes, send me e-mails
web-mail-confirm-done = All set
web-mail-confirm-done-about = You will get an e-mail when others have been waiting for you.
web-mail-off-title = Stop e-mails?
web-mail-off-about = You will no longer be told by e-mail when it is your turn. You can change your mind in the settings.
web-mail-off-go = Unsubscribe
web-mail-off-done = You have unsubscribed
web-mail-off-done-about = You will get no more e-mails.
