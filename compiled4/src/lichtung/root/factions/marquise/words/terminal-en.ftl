# Root at the terminal table.

root-short-marquise = Ma
root-mark-marquise-sawmill = Sa
root-mark-marquise-workshop = Wo
root-mark-marquise-recruiter = Re
root-mark-marquise-wood = wood
root-mark-marquise-keep = keep
root-table-marquise = Sawmills { $sawmills } · workshops { $workshops } · recruiters { $recruiters } · wood { $wood }
root-brief-marquise = Marquise
