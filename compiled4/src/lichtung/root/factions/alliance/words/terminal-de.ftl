root-short-alliance = Al
root-mark-alliance-base_fox = StF
root-mark-alliance-base_rabbit = StH
root-mark-alliance-base_mouse = StM
root-mark-alliance-sympathy = Symp.
root-table-alliance = Anhänger { $supporters } · Offiziere { $officers } · Sympathie { $sympathy }
root-brief-alliance = Allianz
