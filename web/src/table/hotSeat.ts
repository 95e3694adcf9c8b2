// Several people at one screen: who may see what, and when the device has to be passed on.

/** Whose eyes the table is seen with, and who has to take the device first (null: nobody, the table can be shown). */
export type Turn = { seat: number; next: number | null };

/**
 * `mine` are the seats at this screen, `deciding` the seat whose decision it is, `held` the seat that last said it has
 * the device. Where nothing is hidden, or only one seat is played here, nobody ever waits.
 */
export function handOver(mine: number[], hides: boolean, deciding: number | null, held: number | null): Turn {
  const own = deciding !== null && mine.includes(deciding) ? deciding : null;
  if (!hides || mine.length < 2) return { seat: own ?? mine[0] ?? -1, next: null };
  const holder = held !== null && mine.includes(held) ? held : null;
  if (own !== null) return { seat: own, next: own === holder ? null : own };
  // Others play: whoever has the device keeps looking with his own eyes.
  return { seat: holder ?? mine[0], next: holder === null ? mine[0] : null };
}
