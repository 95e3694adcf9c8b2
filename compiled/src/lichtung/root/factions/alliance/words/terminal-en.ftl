root-short-alliance = Al
root-mark-alliance-base_fox = BaF
root-mark-alliance-base_rabbit = BaR
root-mark-alliance-base_mouse = BaM
root-mark-alliance-sympathy = symp.
root-table-alliance = Supporters { $supporters } · officers { $officers } · sympathy { $sympathy }
root-brief-alliance = Alliance
