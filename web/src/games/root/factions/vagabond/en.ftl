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
web-open-root-aid-card = None of the cards in your hand fits your clearing.
web-open-root-not-damaged = You have no damaged item.
web-open-root-need-item = You lack an undamaged, face-up item for that.
web-open-root-quest-suit = Your clearing fits none of the quests on display.
web-open-root-quest-not-open = This quest is not on display.
web-open-root-not-next = There is nothing there that you can reach.
web-open-root-empty-hand = Nobody here has cards in hand.
web-open-root-no-warrior-to-strike = No enemy warrior stands in your clearing.
