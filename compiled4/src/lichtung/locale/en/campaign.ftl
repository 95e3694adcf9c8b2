# Campaign: cooperative games of Root in a row; suggested mixes.

## Command line

cli-any-folder-metavar = FOLDER

cli-campaign =
    Play a campaign: cooperative games of Root in a row against the Mechanical Marquise.

    After each win she starts the next game with three more points, and each player takes one crafted card along. A lost game ends the campaign.
cli-campaign-new = Start a campaign. Without an extension the file is called FILE.campaign.json.
cli-campaign-new-factions = The players' factions, one to four, separated by commas; the Mechanical Marquise joins them.
cli-campaign-new-length = How many games must be won; 0 plays until the first loss.
cli-campaign-new-seats = Who plays: human or an agent (novice to expert, greedy, random) for each faction; a single word counts for all.
cli-campaign-new-names = The players' names in the same order; otherwise they are named after their factions.
cli-campaign-new-options = A variant; may be given several times: law=current, questions=all.
cli-campaign-play = Go on with the open game, or choose cards and start the next one.
cli-campaign-play-seats = Who plays from now on: human or an agent (novice to expert, greedy, random) for each faction.
cli-campaign-play-seed = Seed for everything that has not been drawn yet.
cli-campaign-show = Tell the story of a campaign: every game with its result, points and cards taken along.
cli-campaign-list = List the campaigns (*.campaign.json) in a folder.
cli-campaign-abandon = Give up a campaign. Its files stay.
cli-mixes =
    Show mixes of Root's factions that go well together, with their reach.

    Every other legal mix can be played too; if its reach is below the recommended one, play says so first.
cli-mixes-seats = Only for this many seats, counting the Mechanical Marquise.

## At the table

campaign-title = Campaign { $file }
campaign-status-running = running
campaign-status-won = won
campaign-status-lost = lost
campaign-status-abandoned = abandoned
campaign-state-open = running
campaign-state-won = won
campaign-state-lost = lost
campaign-standing = { $status }: { $wins } of { $length ->
        [one] one game
       *[other] { $length } games
    } won
campaign-standing-endless = { $status }: { $wins ->
        [one] one game
       *[other] { $wins } games
    } won, playing until the first loss
campaign-player = { $name }: { $seat } ({ $plays })
campaign-game = Game { $number }, { $state }{ $rounds ->
        [0] {""}
        [one] {" "}after one round
       *[other] {" "}after { $rounds } rounds
    }; the Mechanical Marquise's lead: { $lead } ({ $journal })
campaign-seat = Faction
campaign-points = Points
campaign-brought = brought along
campaign-chosen = takes along
campaign-created = The campaign { $file } is ready. Start with: lichtung campaign play { $file }
campaign-go-on = Go on with: lichtung campaign play { $file }
campaign-left = Everything is saved. Go on with: lichtung campaign play { $file }
campaign-abandoned = The campaign { $file } is abandoned.
campaign-none = There is no campaign (*{ $ending }) in { $folder }.
campaign-which-card = { $name }: which crafted card do you also take into the next game?
campaign-card-number = Number from 1 to { $count }:
campaign-takes = { $name } takes “{ $card }” into the next game.
campaign-more = On to the next game now? [Y/n]

## Mixes

mixes-competitive = Against each other
mixes-cooperative = Together against the Mechanical Marquise
mixes-seats = Seats
mixes-reach = Reach
mixes-advised = Recommended
mixes-factions = Factions
mixes-competitive-note = In each of these mixes the Mechanical Marquise (mechanical-marquise) can take the Marquise's place.
mixes-cooperative-note = With --option mode=cooperative. With three or four players, one or two factions of your choice join one of the pairs.
mixes-warning = Note: this mix has a reach of { $reach }; for { $seats } seats we recommend at least { $advised }. You can play it all the same.

## Mistakes

error-campaign-factions = Which factions play? For example: --factions eyrie,vagabond; lichtung mixes shows suggestions.
error-campaign-exists = This file already exists; it stays as it is.
error-campaign-changed = The file has changed in the meantime: is somebody else playing this campaign? It stays as it is.
error-campaign-not-json = This is not valid JSON: the file is damaged.
error-campaign-foreign = This is not a campaign (format: { $want }).
error-campaign-newer = This campaign has version { $version }; this program knows versions up to { $want } only.
error-campaign-key = This value is missing or of the wrong kind.
error-campaign-number = Expected a whole number from { $low } to { $high }.
error-campaign-name = A name has 1 to { $most } printable characters.
error-campaign-name-twice = { $name } is there twice. Every player needs a different name.
error-campaign-seats = Exactly these seats belong here, in this order: { $seats }.
error-campaign-file-agent = “{ $name }” loads a file, and nobody who opens a campaign should start a stranger’s program. Here human and this program’s own agents play, a level with a character too (hard:builder).
error-campaign-setup = This does not fit the course of the campaign: factions, variants, lead and cards brought along follow from the games before.
error-campaign-status = The campaign cannot be “{ $status }”; going by its games it is “{ $want }”.
error-campaign-order = The campaign cannot have gone like this: only the last game can be open or lost, and no game follows the final win.
error-campaign-cards = Only crafted cards that stay in play belong here, each of them only once.
error-campaign-choice = “{ $card }” cannot be chosen here.
error-campaign-unchosen = Cards still have to be chosen for the next game: { $seats }.
error-campaign-over = This campaign is over ({ $status ->
        [won] won
        [lost] lost
       *[abandoned] abandoned
    }).
error-campaign-game-open = The game is not over yet.
error-campaign-no-game = No game is open.
error-campaign-journal-path = The journal must be in this folder or below it; the path there is written with slashes.
error-campaign-journal-twice = Two games cannot have the same journal.
error-campaign-journal-missing = The journal of this game cannot be read ({ $why }).
error-campaign-journal-altered = This journal is no longer as it was when the game ended.
error-campaign-journal-other = This journal belongs to another game.
error-campaign-journal-there = There is already a journal here that does not belong to this campaign; it stays as it is.

## Our readings

ruling-root-90 = The lead is three points for each game won so far, at most 27: there must be something left to play for.
ruling-root-91 = A card brought along comes along again as long as it is still in its player's play area at the end; a discarded one is lost. Each player also takes one more crafted card from that play area, if there is one; this cannot be declined.
ruling-root-92 = Only crafted cards with a persistent effect come along: no spies, no items, nothing from the hand. They are in the play area before hands are dealt.
ruling-root-93 = Players keep their factions and seats. A lost game ends the campaign; it is won with as many wins as agreed, otherwise three, or it goes on until the first loss.
ruling-root-94 = The printed mixes are lost. We suggest our own for two to six seats, and for the cooperative game the ones handed down. The Mechanical Marquise counts as the Marquise, whose place she takes; there is never a warning about a suggested mix.
