# Root: Corvid Spies / Raven Sentries.

root-seat-spies = Corvid Spies
    .nom = the Corvid Spies
    .acc = the Corvid Spies
    .gen = the Corvid Spies'
    .person = plural
root-hireling-spies = Corvid Spies
    .nom = the Corvid Spies
    .acc = the Corvid Spies
    .gen = the Corvid Spies'
    .person = plural
root-hireling-sentries = Raven Sentries
    .nom = the Raven Sentries
    .acc = the Raven Sentries
    .gen = the Raven Sentries'
    .person = plural

root-refusal-spies-idle = The Corvid Spies have nothing to do now.
root-refusal-spies-nothing = In clearing { $clearing } there are no Spies, or nobody from whom they could take a card.
