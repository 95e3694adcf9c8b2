// What every part of the table needs: the view, its words, what is lit, and what a press does.

import { hasMark, VERB, type Mark } from '../../lib/narrow';
import { nameOf } from '../../table/seats';
import type { TableProps } from '../types';
import { RESOURCES, tilesOf, type Tile } from './tiles';
import { viewOf, type HeirsView, type Price } from './view';

export type Light = 'legal' | 'chosen' | undefined;
/** What the log speaks of, and what others changed since the viewer's last decision. */
export type Sign = 'pointed' | 'fresh' | undefined;

export class Table {
  readonly view: HeirsView;
  readonly tiles: Map<string, Tile>;
  /** The side of the table that lies below; spectators sit with White. */
  readonly mine: number;

  constructor(readonly props: TableProps) {
    this.view = viewOf(props.update.views[props.seat]);
    this.tiles = tilesOf(props.welcome);
    this.mine = Math.max(0, props.seat);
  }

  get seat(): number {
    return this.props.seat;
  }
  get solo(): boolean {
    return (this.props.welcome.setup.solo ?? 'none') !== 'none';
  }
  isRegent = (seat: number): boolean => this.solo && seat === 1;
  say = (key: string, args?: Record<string, string | number>): string => this.props.say(key, args);
  value = (kind: string, value: number): string => this.props.value(kind, value);

  nameAt(seat: number): string {
    if (this.isRegent(seat)) return this.say('web-heirs-regent');
    return nameOf(this.props.welcome.chairs.find((chair) => chair.seat === seat), 'heirs', this.props.say);
  }

  /** Whoever sits there, for phrases that need a name: computers have none, so the colour stands for them. */
  whoAt(seat: number): string {
    return this.props.welcome.chairs.find((chair) => chair.seat === seat)?.name ?? this.value('seat', seat);
  }

  // What is lit

  light(kind: string, value: number): Light {
    if (hasMark(this.props.marks, kind, value)) return 'legal';
    return hasMark(this.props.chosen, kind, value) ? 'chosen' : undefined;
  }

  sign(kind: string, value: number): Sign {
    if (hasMark(this.props.highlight ?? [], kind, value)) return 'pointed';
    return hasMark(this.props.recent ?? [], kind, value) ? 'fresh' : undefined;
  }

  /** Whether a click on what is not lit can be answered with a reason. */
  get asks(): boolean {
    return this.props.why !== undefined && this.props.marks.length > 0;
  }

  /** Picks what is lit; of anything else it asks why it is not. */
  press(mark: Mark): void {
    if (hasMark(this.props.marks, mark.kind, mark.value)) this.props.pick(mark);
    else if (this.asks && !hasMark(this.props.chosen, mark.kind, mark.value)) this.props.why?.(mark);
  }

  tileMark(id: string): Mark {
    return { kind: 'tile', value: this.props.welcome.vocabulary.words.tile.indexOf(id) };
  }

  /** The tile that is chosen to be played. */
  get chosenTile(): Tile | undefined {
    const mark = this.props.chosen.find(({ kind }) => kind === 'tile');
    return mark && this.tiles.get(this.props.welcome.vocabulary.words.tile[mark.value] ?? '');
  }

  /** Whether the chosen tile is to lie face down: by choice, or because it cannot be paid. */
  get laying(): boolean {
    const verb = this.props.chosen.find(({ kind }) => kind === VERB);
    if (verb) return this.props.welcome.vocabulary.verbs[verb.value]?.word === 'lay';
    const place = this.view.hands[this.mine].indexOf(this.chosenTile?.id ?? '');
    return this.view.purse[this.mine][place]?.payable === false;
  }

  // Words

  nameOfTile = (tile: Tile): string => this.say(`heirs-name-${tile.building}`);
  effect = (tile: Tile): string => this.say(`heirs-effect-${tile.building}`, variant(tile));
  reason = (tile: Tile, count: number, each: number): string =>
    this.say(`heirs-reason-${tile.building}`, { ...variant(tile), count, each });

  amounts(counts: readonly number[]): string {
    return RESOURCES.flatMap((name, i) =>
      counts[i] > 0 ? [this.say('web-heirs-cost-part', { count: counts[i], resource: this.say(`heirs-resource-${name}`) })] : [],
    ).join(', ');
  }

  cost = (tile: Tile): string =>
    this.say('web-heirs-cost', {
      cost: this.amounts(RESOURCES.map((name) => tile.cost[name])) || this.say('web-heirs-cost-free'),
    });

  lack = ({ short }: Price): string => this.say('web-heirs-lack', { what: this.amounts(short) });
}

/** The arguments by which effects and reasons choose their words. */
function variant(tile: Tile): Record<string, string> {
  return {
    line: String(tile.params.line ?? ''),
    other: String(tile.params.counts_building ?? tile.params.upgrades_building ?? ''),
    fields: patternOf(tile),
  };
}

/** Which neighbours a craft looks at. */
export function patternOf(tile: Tile): 'orthogonal' | 'diagonal' | 'mixed' | '' {
  const fields = tile.params.fields as string[] | undefined;
  if (!fields) return '';
  if (fields.every((name) => name.length === 1)) return 'orthogonal';
  return fields.every((name) => name.length === 2) ? 'diagonal' : 'mixed';
}
