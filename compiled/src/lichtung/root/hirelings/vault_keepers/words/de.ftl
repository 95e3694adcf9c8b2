# Root: Tresorwächter / Dachs-Leibwache.

root-seat-vault_keepers = Tresorwächter
    .nom = die Tresorwächter
    .acc = die Tresorwächter
    .dat = den Tresorwächtern
    .gen = der Tresorwächter
    .person = plural
root-hireling-vault_keepers = Tresorwächter
    .nom = die Tresorwächter
    .acc = die Tresorwächter
    .dat = den Tresorwächtern
    .gen = der Tresorwächter
    .person = plural
root-hireling-bodyguards = Dachs-Leibwache
    .nom = die Dachs-Leibwache
    .acc = die Dachs-Leibwache
    .dat = der Dachs-Leibwache
    .gen = der Dachs-Leibwache
    .person = third

root-piece-vault_keepers-vault = Tresor
    .a = ein Tresor
    .many = Tresore
    .nom = der Tresor
    .acc = den Tresor
root-refusal-keepers-idle = Die Tresorwächter haben gerade nichts zu tun.
