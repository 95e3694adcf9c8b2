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

web-table-missing-about = Only an invitation leads to private tables. Perhaps you need a fresh link.

## Waiting room

web-wait-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
web-wait-full = All seats are taken. It can begin.
web-wait-locked = free, locked
web-wait-lock = Keep this seat for somebody I choose
web-wait-close = Close the table
web-wait-public = List the table among the open tables
web-wait-rules = Rules of this table
web-wait-rules-all = All rules of { $game }

web-about-seat = About { $name }

## One device for several

web-hand-over = Pass the device to { $to }
web-hand-over-about = The others look away for a moment. Then the table shows the hidden cards.
web-hand-over-take = I am { $name }
web-hand-over-alone = I play all seats here alone

web-zoom = Zoom
web-zoom-in = Larger
web-zoom-out = Smaller
