root-short-vagabond = Va
root-short-vagabond-2 = V2
root-brief-vagabond = Vagabund
root-brief-vagabond-2 = Vagabund II
