# The frame of a table: parts, head, waiting room, handing over.

web-frame-parts = Parts of the table
web-tab-mat = Player board
web-tab-hand = Hand
web-tab-log = Log
web-tab-chat = Chat
web-tab-lit = something can be chosen here
web-tab-go = Choose in: { $tab }
web-tab-unread = new messages
web-settings = Settings
web-rules = Rules
web-to-start = To the start page
web-pages = Pages
web-missing-about = This address leads nowhere. Perhaps part of it is missing.

web-table-missing-about = Private tables can only be reached by invitation. Perhaps you need a new link.

## Waiting room

web-wait-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
web-wait-full = All seats are taken. Ready to begin.
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
web-hand-over-alone = I am playing every seat myself

web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
