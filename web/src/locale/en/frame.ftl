# The frame of a table: parts, head, waiting room, handing over.

web-frame-parts = Parts of the table
web-tab-mat = Board sheet
web-tab-hand = Hand
web-tab-log = Log
web-tab-chat = Talk
web-tab-lit = something can be chosen here
web-tab-unread = new messages
web-settings = Settings
web-rules = Rules
web-to-start = To the start page
web-pages = Pages
web-missing-about = The address leads nowhere. Perhaps a piece is missing.
