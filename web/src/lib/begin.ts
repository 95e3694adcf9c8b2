// Beginning a game from elsewhere than its waiting room.

import { api } from './api';
import { Nonces } from './nonces';

/** Begin a game at once. What my seats add to chance is promised first; the table's page shows it when it is asked for. */
export async function beginTable(table: string): Promise<void> {
  const { chairs, seal } = await api.table(table);
  const nonces = new Nonces(table, { pledge: (seat, pledge) => api.pledge(table, seat, pledge), reveal: () => {} });
  await nonces.promiseAll(chairs, seal);
  await api.begin(table);
}
