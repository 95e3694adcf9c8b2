import { describe, expect, it, vi } from 'vitest';
import type { TableProps } from '../types';
import { patternOf, Table } from './table';
import type { Tile } from './tiles';

const say = (key: string, args?: Record<string, string | number>): string => `${key}${args ? ` ${Object.values(args).join(' ')}` : ''}`;
function table(props: Partial<TableProps>, payable = true): Table {
  const view = { hands: [['reise-01'], []], purse: [[{ short: [1, 0, 2], rebates: 3, payable }], []] };
  return new Table({
    welcome: { setup: {}, chairs: [], vocabulary: { verbs: [{ word: 'build' }, { word: 'lay' }], words: { tile: ['reise-01', 'reise-02'] } } },
    update: { views: { 0: view } },
    seat: 0, marks: [], chosen: [], pick: () => {}, say, value: String,
    ...props,
  } as unknown as TableProps);
}
const tile = { kind: 'tile', value: 0 };

describe('the table of the heirs', () => {
  it('picks what is lit and asks about everything else', () => {
    const [pick, why] = [vi.fn(), vi.fn()];
    const t = table({ marks: [tile], chosen: [{ kind: 'field', value: 7 }], pick, why });
    t.press(tile);
    expect(pick).toHaveBeenCalledWith(tile);
    t.press({ kind: 'field', value: 5 });
    expect(why).toHaveBeenCalledWith({ kind: 'field', value: 5 });
    t.press({ kind: 'field', value: 7 }); // chosen: there is nothing to ask
    expect(why).toHaveBeenCalledTimes(1);
  });

  it('asks nothing while others decide', () => {
    const why = vi.fn();
    table({ why }).press(tile);
    expect(why).not.toHaveBeenCalled();
  });

  it('tells what the log points at from what is new', () => {
    const t = table({ highlight: [tile], recent: [tile, { kind: 'field', value: 3 }] });
    expect([t.sign('tile', 0), t.sign('field', 3), t.sign('field', 4)]).toEqual(['pointed', 'fresh', undefined]);
  });

  it('lays a tile face down by choice, or if it cannot be paid', () => {
    expect(table({ chosen: [tile] }).laying).toBe(false);
    expect(table({ chosen: [tile] }, false).laying).toBe(true);
    expect(table({ chosen: [tile, { kind: 'verb', value: 1 }] }).laying).toBe(true);
    expect(table({ chosen: [tile, { kind: 'verb', value: 0 }] }, false).laying).toBe(false);
  });

  it('says what is lacking', () => {
    const t = table({});
    expect(t.lack(t.view.purse[0][0])).toBe(
      'web-heirs-lack web-heirs-cost-part 1 heirs-resource-wood, web-heirs-cost-part 2 heirs-resource-grain',
    );
  });

  it('knows which neighbours a craft looks at', () => {
    const craft = (fields?: string[]): Tile => ({ params: { fields } }) as unknown as Tile;
    expect([craft(), craft(['N', 'E']), craft(['NE', 'SW']), craft(['N', 'NE'])].map(patternOf)).toEqual(['', 'orthogonal', 'diagonal', 'mixed']);
  });
});
