# Eyrie Dynasties: what the page says of them in the browser.

web-faction-eyrie = Follows a decree that grows each turn until it breaks.
root-web-decree = Decree
root-web-leader = Leader
root-web-vizier = Vizier
root-web-roosts = Roosts
web-open-root-not-due = No such card is left to resolve in this column.
web-open-root-possible = These cards can be resolved, so you must.
web-open-root-impossible = These cards cannot be resolved completely; they bring turmoil.
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
root-skip-eyrie-resolve = The Decree is carried out
