# Root, step by step: what "done" means there, why somebody is asked, what is passed over.

root-done-at-ambush = play no ambush
root-done-at-foil = do not foil the ambush
root-done-at-ask-effects = use no card
root-done-at-first-cards = use no card
root-done-at-cards-due = use no other card
root-done-at-birdsong-cards = use no card
root-done-at-start-of-daylight = use no card
root-done-at-start-of-evening = use no card
root-done-at-pause = go on without using it
root-done-at-craft = finish crafting
root-done-at-ferry = move without the ferry
root-done-at-treetop-built = in another slot
root-done-at-treetop-lost = another one has fallen
root-done-at-swap-orders = leave the orders as they are
root-done-at-emigre-moves = decline and discard the card
root-done-at-emigre-fights = do not battle and discard the card
root-done-at-informants = draw cards

root-cause-ambush = { $attacker-nom } { $attacker-person ->
    [plural] attack
   *[third] attacks
  } you in clearing { $clearing }.
root-cause-foil = { $defender-nom } { $defender-person ->
    [plural] ambush
   *[third] ambushes
  } you in clearing { $clearing }.
root-cause-ask-effects = { $attacker-nom } { $attacker-person ->
    [third] attacks
   *[other] attack
  } { $defender-acc } in clearing { $clearing }. The dice have been rolled.
root-cause-lose = { $remover-nom } { $remover-person ->
    [plural] deal
   *[third] deals
  } you { $hits ->
    [one] a hit
   *[other] { $hits } hits
  } in the battle for clearing { $clearing }.
root-cause-ferry = You move from clearing { $origin } to clearing { $dest }.

root-skip-ambush = No ambush in hand
root-skip-foil = Nothing to foil the ambush with
root-skip-craft = Nothing to craft
root-skip-pause = No card for it in hand
root-done-at-hireling-use = go on without it
root-done-at-uprising-toll = no matching card
