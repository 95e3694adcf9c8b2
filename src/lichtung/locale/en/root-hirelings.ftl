# Hirelings in the form of a new table, and what can be wrong about them.

error-hirelings-number = There are exactly { $count } hirelings in a game. Name them separated by commas, each with “:promoted” or “:demoted” if you like, or say “random” or “none”. Known are: { $known }.
error-hirelings-twice = Each hireling can be named once only.
error-hirelings-excluded = “{ $one }” cannot be in play beside the faction “{ $other }”.
error-hirelings-unknown = There is no hireling “{ $value }”. Known are: { $known }.
error-hirelings-few = Fewer than { $count } hirelings can be in play beside these factions.
error-hirelings-draft = Beside these hirelings too few factions are left to draft.
root-option-hirelings = Hirelings
root-option-hirelings-none = none
root-option-hirelings-random = three at random
