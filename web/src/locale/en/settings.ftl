# Settings, account, messages for whoever is away.

web-settings-about = Everything takes effect at once and is remembered in this browser.
web-settings-look = Looks
web-settings-play = Motion and handling
web-setting-language = Language
web-setting-theme = Appearance
web-setting-theme-auto = as the device
web-setting-theme-light = light
web-setting-theme-dark = dark
web-setting-text = Text
web-setting-text-normal = normal
web-setting-text-large = large
web-setting-palette = Colours
web-setting-palette-normal = all
web-setting-palette-protan = red-blind
web-setting-palette-deutan = green-blind
web-setting-palette-tritan = blue-blind
web-setting-palette-about = Changes the colours of suits, factions and terrain for those that are told apart best with this sight. Symbols and patterns are always there.
web-setting-palette-sample = Suits, factions and terrain in the chosen colours
web-setting-patterns = Patterns
web-setting-patterns-normal = normal
web-setting-patterns-strong = strong
web-setting-counts = Numbers on figures
web-setting-counts-normal = normal
web-setting-counts-large = large
web-setting-motion = Motion
web-setting-motion-auto = as the device
web-setting-motion-full = pieces move
web-setting-motion-reduced = no motion
web-setting-sounds = Sounds
web-setting-sounds-off = off
web-setting-sounds-on = on
web-setting-sounds-about = Short sounds when it is your turn, when somebody moves or battles, and at the end.
web-setting-hand = Bar on the phone
web-setting-hand-right = right hand
web-setting-hand-left = left hand

## Account

web-me = You
web-me-guest = You are playing as a guest. This browser will remember you.
web-me-account = Your account: { $login }
web-me-none = You have no name yet. A name is enough to play.
web-me-log-in = Log in
web-me-log-in-about = If you have an account already.
web-me-register = Make an account
web-me-register-about = Optional: with name and password you are yourself on every device.
web-me-login = Account name
web-me-password = Password
web-me-password-old = Present password
web-me-password-new = New password
web-me-password-change = Change password
web-me-password-changed = The password is changed. Other browsers are logged out.
web-me-log-out = Log out
web-me-log-out-guest = A guest who logs out comes back only by the personal link.
web-me-log-out-everywhere = Log out everywhere

## Away

web-away = When it is your turn
web-away-about = Be told that a decision waits for you, even when this page is closed.
web-away-name-first = You need a name for this. Say it above.
web-away-feed = Feed
web-away-feed-about = A secret address for any feed reader: decisions that wait and games that are over.
web-away-feed-make = Make a feed address
web-away-feed-renew = Make a new address
web-away-feed-active = You have a feed. Its address was shown only once; a new one makes the old one worthless.
web-away-feed-atom = Atom
web-away-feed-json = JSON Feed
web-away-hook = Webhook
web-away-hook-about = The server sends a signed message to this address.
web-away-hook-url = Address that begins with https
web-away-hook-set = Set webhook
web-away-hook-now = Messages go to { $url }.
web-away-hook-secret = Secret of the signature, shown this once
web-away-forget = Switch off

## Notices and mail

web-notices = Browser notification
web-notices-off = While the table is open in a tab that you cannot see, the browser tells you as soon as it is your turn. The tab's title and icon always show it.
web-notices-on = The browser tells you when it is your turn and you cannot see the tab.
web-notices-denied = This browser blocks notifications from here. You can allow them again in its settings.
web-notices-missing = This browser has no notifications. The tab's title and icon show when it is your turn.
web-notices-ask = Turn notifications on
web-notices-stop = Turn notifications off
web-notice-turn = Your turn
web-title-turn = ● Your turn – { $table }
web-mail = E-mail
web-mail-none = This server sends no mail.
web-mail-about = A mail when a decision is waiting for you at a slow table; several tables share one. Nothing of the game itself is in it.
web-mail-address = Your e-mail address
web-mail-set = Get mail
web-mail-asked = A mail is on its way to { $address }. Follow the link in it to begin.
web-mail-on = Mail goes to { $address }.
web-mail-off = You have signed off. No mail goes to { $address }.
web-mail-pause = No more mail
web-mail-again = Get mail again
web-mail-forget = Delete the address
web-mail-trouble = The last mail could not be delivered ({ $why }). Is the address right?
web-mail-confirm-title = Get mail?
web-mail-confirm-about = You get a mail when a decision is waiting for you at a slow table. Each one says how to sign off.
web-mail-confirm-go = Yes, send me mail
web-mail-confirm-done = All set
web-mail-confirm-done-about = You get a mail when others have been waiting for you.
web-mail-off-title = No more mail?
web-mail-off-about = You will not be written to any more when it is your turn. You can change your mind in the settings.
web-mail-off-go = Sign off
web-mail-off-done = You have signed off
web-mail-off-done-about = No more mail will come.
