# Root am Terminal-Tisch.

root-short-marquise = Ma
root-mark-marquise-sawmill = Sä
root-mark-marquise-workshop = We
root-mark-marquise-recruiter = Re
root-mark-marquise-wood = Holz
root-mark-marquise-keep = Festung
root-table-marquise = Sägemühlen { $sawmills } · Werkstätten { $workshops } · Rekrutierer { $recruiters } · Holz { $wood }
root-brief-marquise = Marquise
