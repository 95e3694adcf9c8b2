root-short-vagabond = Va
root-short-vagabond-2 = V2
root-brief-vagabond = Vagabond
root-brief-vagabond-2 = Vagabond II
