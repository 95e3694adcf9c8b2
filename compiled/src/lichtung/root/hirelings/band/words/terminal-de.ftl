# Root am Terminal: Beliebte Kapelle.

root-short-band = Ka
root-about-lure = ein Krieger kommt von nebenan zur Kapelle
