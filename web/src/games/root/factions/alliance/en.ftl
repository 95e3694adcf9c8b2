# Woodland Alliance: what the page says of them in the browser.

web-faction-alliance = Gathers supporters, stirs up sympathy and revolts.
web-waiting-alliance-outrage = { $name } gives the Alliance a card: Outrage.
web-waiting-alliance-surplus = { $name } discards surplus supporters.
root-web-supporters = Supporters
root-web-officers = Officers
root-web-operations =
    { $count ->
        [one] 1 used
       *[other] { $count } used
    }
root-web-bases = Bases
root-web-sympathy = Sympathy
root-web-sympathy-cost =
    { $count ->
        [one] 1 supp.
       *[other] { $count } supp.
    }
web-open-root-card-not-held = You have no card for that in hand.
web-open-root-no-base-of-suit = None of the cards in your hand matches a base on the board.
web-open-root-base-built = The bases of these suits are already on the board.
web-open-root-not-sympathetic = These clearings are not sympathetic to you.
web-open-root-too-few-supporters = You have too few matching supporters for that.
web-open-root-sympathetic-already = These clearings are already sympathetic to you.
web-open-root-not-next-to-sympathy = That is not next to a sympathetic clearing.
web-open-root-no-base-there = You have no base there.
web-open-root-no-warrior-there = You have no warrior there.
root-web-home-alliance =
    No homeland
    begins with 3 supporters
root-web-setup-alliance =
    Three cards become supporters.
root-done-at-alliance-revolt = no more revolts
root-done-at-alliance-spread = spread no more sympathy
root-done-at-alliance-daylight = end Daylight
root-done-at-alliance-operations = end the turn
root-cause-alliance-outrage = The Alliance is outraged in clearing { $clearing }: you marched in or removed sympathy there.
root-cause-alliance-surplus = { $by ->
    [none] Your last base is lost.
   *[other] { $by-nom } { $by-person ->
        [plural] have
       *[third] has
      } removed your last base.
  }
root-skip-alliance-outrage = Outrage: there is only one answer
root-skip-alliance-revolt = No revolt possible
root-skip-alliance-spread = No sympathy to spread
root-skip-alliance-daylight = Nothing to do in Daylight
web-option-root-officers_need_warriors = With no warrior in the supply the Alliance may neither train nor recruit; otherwise it may, and gets nothing.
