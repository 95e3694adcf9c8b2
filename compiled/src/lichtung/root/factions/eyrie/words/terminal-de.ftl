root-short-eyrie = Ho
root-mark-eyrie-roost = Nest
root-table-eyrie = Anführer: { $leader } · Nester { $roosts }
root-brief-eyrie = Horst
