# Root at the terminal: Forest Patrol.

root-short-patrol = Pa
