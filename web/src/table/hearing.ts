// What is heard when news comes to a table.

import type { Snapshot } from '../lib/connection';
import { newIn } from '../lib/log';
import { play, soundOf } from '../lib/sounds';

const momentOf = ({ update, chairs }: Snapshot): { n: number; mine: boolean; over: boolean } | null =>
  update && {
    n: update.n,
    mine: chairs.some(({ yours, seat }) => yours && seat === update.deciding?.seat),
    over: update.outcome != null,
  };

export function hear(old: Snapshot | null, news: Snapshot): void {
  const now = momentOf(news);
  if (!now || news.update === old?.update) return;
  const keys = newIn(news, old).flatMap(({ events }) => (events ?? []).map(({ key }) => key));
  const sound = soundOf(old && momentOf(old), { ...now, keys });
  if (sound) play(sound);
}
