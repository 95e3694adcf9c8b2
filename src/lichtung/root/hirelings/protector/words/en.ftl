# Root: Furious Protector / Stoic Protector.

root-seat-protector = Protector
    .nom = the Protector
    .acc = the Protector
    .gen = the Protector's
    .person = third
root-hireling-protector = Furious Protector
    .nom = the Furious Protector
    .acc = the Furious Protector
    .gen = the Furious Protector's
    .person = third
root-hireling-stoic = Stoic Protector
    .nom = the Stoic Protector
    .acc = the Stoic Protector
    .gen = the Stoic Protector's
    .person = third

root-refusal-protector-keeps-out = The Furious Protector keeps everybody else from placing pieces in clearing { $clearing }.
root-refusal-protector-untouchable = The Protector cannot be battled.
root-refusal-protector-shelters = The Stoic Protector shelters them in clearing { $clearing }.
root-refusal-protector-not-next = The Protector moves to a clearing next to its own, not to { $place }.
root-threat-may-trample = The Furious Protector can trample one of your warriors in clearing { $clearing }.
