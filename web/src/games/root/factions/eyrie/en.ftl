# Eyrie Dynasties: what the page says of them in the browser.

web-faction-eyrie = Follows a Decree that grows every turn until it breaks.
root-web-decree = Decree
root-web-leader = Leader
root-web-vizier = Vizier
root-web-roosts = Roosts
web-open-root-not-due = There is no such card left to resolve in this column.
web-open-root-possible = These cards can be resolved, so you must.
web-open-root-impossible = These cards cannot be resolved in full; they throw you into turmoil.
root-web-home-eyrie =
    1 clearing on the edge
    far from others
root-web-setup-eyrie =
    Choose a homeland on the edge.
    A roost and six warriors go there.
    Choose a leader.
root-done-at-eyrie-decree = add no more to the Decree
root-done-at-eyrie-resolve = end the turn
root-skip-eyrie-decree = Nothing more for the Decree
root-skip-eyrie-resolve = The Decree has been carried out
