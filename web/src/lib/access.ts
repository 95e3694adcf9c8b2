// Letters by which choices are taken from the keyboard: one of each label, underlined.

/** Keys that always mean the same: ask for advice, take back, do again, one step back. */
const RESERVED = new Set(['h', 'u', 'y', 'z']);
const LETTER = /\p{L}/u;

/** For each label the place of its letter, its first letter if that is free; -1 if none is left. */
export function accessPlaces(labels: readonly string[]): number[] {
  const taken = new Set(RESERVED);
  const places = labels.map(() => -1);
  const claim = (which: number, fits: (label: string, at: number) => boolean): void => {
    const label = labels[which].toLocaleLowerCase();
    for (let at = 0; places[which] < 0 && at < label.length; at += 1) {
      if (!LETTER.test(label[at]) || taken.has(label[at]) || !fits(label, at)) continue;
      taken.add(label[at]);
      places[which] = at;
    }
  };
  const first = (label: string, at: number): boolean => at === 0 || !LETTER.test(label[at - 1]);
  labels.forEach((_, i) => claim(i, (_label, at) => at === 0));
  labels.forEach((_, i) => claim(i, first));
  labels.forEach((_, i) => claim(i, () => true));
  return places;
}

/** The label that a pressed key means; -1: none. */
export function labelOfKey(labels: readonly string[], key: string): number {
  const wanted = key.toLocaleLowerCase();
  return accessPlaces(labels).findIndex((at, i) => at >= 0 && labels[i][at].toLocaleLowerCase() === wanted);
}
