// The plots of the Corvids, as far as the viewer knows them.

import { knownKind, lastPart, type PieceKind } from '../../pieces';
import type { Table } from '../../table';

/** One kind: how many lie face up, and how many are face down or in the supply as the viewer knows them. */
export type PlotKind = { kind: PieceKind; up: number; down: number; left: number };

const markersOf = (t: Table, seat: string) => t.view.markers.filter(({ owner }) => owner === seat);

/** Plots that lie face down on the map. */
export const hiddenPlots = (t: Table, seat: string): number =>
  markersOf(t, seat).filter(({ place, open }) => place !== null && !open).length;

/** Plots that lie face up. */
export const openPlots = (t: Table, seat: string): number =>
  markersOf(t, seat).filter(({ place, open }) => place !== null && open).length;

export function plotKinds(t: Table, seat: string, names: string[]): PlotKind[] {
  return names.map((name) => {
    const word = `${seat}.${name}`;
    const own = markersOf(t, seat).filter(({ kind }) => kind !== null && lastPart(kind) === name);
    return {
      kind: knownKind(seat, word),
      up: own.filter(({ place, open }) => place !== null && open).length,
      down: own.filter(({ place, open }) => place !== null && !open).length,
      left: own.filter(({ place }) => place === null).length,
    };
  });
}
