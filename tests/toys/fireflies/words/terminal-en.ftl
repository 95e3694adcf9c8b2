root-short-fireflies = Ff
root-short-fireflies-moths = Mo
root-brief-fireflies = Fireflies
root-mark-fireflies-lantern = lantern
root-mark-fireflies-spark = spark
root-mark-fireflies-dud = dud
