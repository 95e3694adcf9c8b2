// How far a faction has come with the actions of its turn, where there is a fixed number of them.

import type { View, Welcome } from '../../lib/protocol';
import type { Progress } from '../types';
import { folderOf } from './factions';
import { dataOf, type RootView } from './view';

export function progressOf(welcome: Welcome, view: View, seat: string, step: string): Progress | null {
  const owner = dataOf(welcome).owners.find(({ word }) => word === seat);
  if (!owner) return null;
  return folderOf(seat)?.progress?.((view as RootView).mats[seat], owner.facts, step) ?? null;
}
