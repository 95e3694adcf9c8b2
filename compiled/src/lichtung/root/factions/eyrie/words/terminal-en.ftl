root-short-eyrie = Ey
root-mark-eyrie-roost = roost
root-table-eyrie = Leader: { $leader } · roosts { $roosts }
root-brief-eyrie = Eyrie
