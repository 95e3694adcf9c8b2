// How far a faction has come with the actions of its turn, where there is a fixed number of them.

import type { View } from '../../lib/protocol';
import type { Progress } from '../types';
import { folderOf } from './factions';
import type { RootView } from './view';

export function progressOf(view: View, seat: number, step: string): Progress | null {
  const root = view as RootView;
  return folderOf(root.factions[seat])?.progress?.(root, seat, step) ?? null;
}
