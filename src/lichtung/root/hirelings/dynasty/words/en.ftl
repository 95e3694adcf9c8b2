# Root: Last Dynasty / Bluebird Nobles.

root-seat-dynasty = Last Dynasty
    .nom = the Last Dynasty
    .acc = the Last Dynasty
    .gen = the Last Dynasty's
    .person = third
root-hireling-dynasty = Last Dynasty
    .nom = the Last Dynasty
    .acc = the Last Dynasty
    .gen = the Last Dynasty's
    .person = third
root-hireling-nobles = Bluebird Nobles
    .nom = the Bluebird Nobles
    .acc = the Bluebird Nobles
    .gen = the Bluebird Nobles'
    .person = plural

root-event-scored-H-nobles = the Bluebird Nobles bring { $seat-acc } { $count ->
    [one] one point
   *[other] { $count } points
  }, now { $total }
root-refusal-dynasty-idle = The Last Dynasty can do nothing now.
root-refusal-dynasty-together = The Last Dynasty moves with all its warriors: { $count }.
