# Root, step by step: what "done" means there, why somebody is asked, what is passed over.

root-done-at-ambush = play no ambush
root-done-at-foil = do not foil the ambush
root-done-at-ask-effects = use no card
root-done-at-first-cards = use no card
root-done-at-birdsong-cards = use no card
root-done-at-start-of-daylight = use no card
root-done-at-start-of-evening = use no card
root-done-at-pause = go on without using it
root-done-at-craft = finish crafting
root-done-at-ferry = move without the ferry
root-done-at-swap-orders = leave the orders as they are

root-cause-ambush = Attack in clearing { $clearing }: { $attacker } against you.
root-cause-foil = Ambush in clearing { $clearing }, by { $defender }!
root-cause-ask-effects = Battle in clearing { $clearing }: { $attacker } against { $defender }. The dice have been rolled.
root-cause-lose = { $hits ->
    [one] One hit
   *[other] { $hits } hits
  } in the battle for clearing { $clearing }, from { $remover }.
root-cause-ferry = You move from clearing { $origin } to clearing { $dest }.

root-skip-ambush = No ambush in hand
root-skip-foil = Nothing to foil the ambush with
root-skip-craft = Nothing to craft
root-skip-pause = No card for it in hand
