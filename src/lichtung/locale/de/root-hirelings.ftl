# Heuerlinge im Formular eines neuen Tisches, und was daran falsch sein kann.

error-hirelings-number = In einem Spiel sind genau { $count } Heuerlinge. Nenne sie mit Kommas dazwischen, nach Wunsch jeden mit „:promoted“ oder „:demoted“, oder sag „random“ oder „none“. Bekannt sind: { $known }.
error-hirelings-twice = Jeder Heuerling kann nur einmal genannt werden.
error-hirelings-excluded = „{ $one }“ kann nicht neben der Partei „{ $other }“ im Spiel sein.
error-hirelings-unknown = Einen Heuerling „{ $value }“ gibt es nicht. Bekannt sind: { $known }.
error-hirelings-few = Neben diesen Parteien können weniger als { $count } Heuerlinge im Spiel sein.
error-hirelings-draft = Neben diesen Heuerlingen bleiben zu wenige Parteien zur Auswahl.
root-option-hirelings = Heuerlinge
root-option-hirelings-none = keine
root-option-hirelings-random = drei zufällige
