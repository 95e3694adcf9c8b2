# Vagabond: what the page says of them in the browser.

web-faction-vagabond = A lone wanderer with items, quests, friends and foes.
web-faction-vagabond-2 = A second wanderer with a character of their own.
web-waiting-vagabond-hits = { $name } takes hits.
web-waiting-vagabond-protector = { $name } decides whether the Arbiter helps.
root-web-ready = Ready
root-web-satchel = Satchel { $count } of { $room }
root-web-damaged = Damaged
root-web-coalition = Coalition with: { $seat }
root-web-relations = Relationships
root-web-hostile = hostile
root-web-relation-0 = indifferent
root-web-relation-1 = friendly
root-web-relation-2 = trusted
root-web-relation-3 = allied
root-web-quests = Quests
root-web-quests-shared = Quests for both
root-web-quests-done = Done
web-open-root-not-there = Nobody else is in your clearing.
web-open-root-aid-card = None of the cards in your hand matches your clearing.
web-open-root-not-damaged = You have no damaged item.
web-open-root-need-item = You have no undamaged, face-up item for that.
web-open-root-quest-suit = Your clearing matches none of the quests on display.
web-open-root-quest-not-open = This quest is not on display.
web-open-root-not-next = None of it is next to you.
web-open-root-empty-hand = Nobody here has cards in hand.
web-open-root-no-warrior-to-strike = There is no enemy warrior in your clearing.
web-option-root-sweep_damages_items = Some effects empty a whole clearing. This says whether they hit the Vagabond, too.
web-option-root-exhausted_on_tracks = Exhausted tea, coins and bags stay on their tracks, too, and do not count towards the satchel.
web-option-root-partner_lowest_of_all = The Vagabond forms a coalition only with the faction that has the fewest points of all. If it is already in a coalition, there is none.
web-option-root-ally_follows_every_move = Allied warriors also come along when he slips and on moves that cards grant, not only in Daylight.
web-option-root-ally_owner_pays_outrage = When the Vagabond takes allied warriors along, their faction pays for Outrage. Otherwise he does.
web-option-root-mercenary_angers_lender = A mercenary who falls in battle against the Vagabond counts as a warrior of the Riverfolk, who become hostile.
web-option-root-mercenary_angers_hirer = When a mercenary falls in battle against the Vagabond, whoever hired the mercenary becomes hostile.
web-option-root-reward_before_quest = Whoever completes a quest is rewarded first; then a new one is revealed.
web-option-root-strike_anybody = With the crossbow the Vagabond may remove pieces of his coalition partner, too.
root-web-home-vagabond =
    No homeland
    begins in a forest
root-web-setup-vagabond =
    You play the character beside the card.
    Place your pawn in a forest.
    Three quests are revealed.
    Items go under the ruins.
root-done-at-vagabond-slip = stay here
root-done-at-vagabond-actions = end the turn
root-done-at-vagabond-bring-allies = go alone
root-done-at-vagabond-call-ally = battle alone
root-done-at-vagabond-take-crafted = take nothing
root-done-at-vagabond-search-ruin = take nothing along
root-done-at-vagabond-protector = do not call for help
root-cause-vagabond-hits = { $remover-nom } { $remover-person ->
    [plural] deal
   *[third] deals
  } you { $hits ->
    [one] a hit
   *[other] { $hits } hits
  } in the battle for clearing { $clearing }.
root-cause-vagabond-protector = { $attacker-nom } { $attacker-person ->
    [plural] attack
   *[third] attacks
  } you in clearing { $clearing }.
root-cause-vagabond-call-ally = You battle { $defender-acc } in clearing { $clearing }.
root-cause-vagabond-search-ruin = Ruin in clearing { $clearing }.
root-skip-vagabond-actions = Nothing left to do
root-skip-vagabond-search-ruin = Nothing you can take along
web-open-root-labor-suit = No card in the discard pile matches your clearing.
web-open-root-not-discarded = There is no such card in the discard pile.
