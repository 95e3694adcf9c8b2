import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import { agentName, IN_SHORT } from '../lib/agents';
import { Words } from '../lib/words';
import { bestValue, boardName, duration, otherName, placeOf, roleName, share } from './said';

const words = new Words('de', catalogue('de').text);
const { say } = words;
const strength = (agent: string): string => agentName(words, agent, IN_SHORT);
const nobody = { name: null, agent: null };

describe('a finished game in words', () => {
  it('tells times in units that fit', () => {
    expect(duration(5, say)).toBe('1 Min.');
    expect(duration(59 * 60, say)).toBe('59 Min.');
    expect(duration(3600, say)).toBe('1 Std. 0 Min.');
    expect(duration(26 * 3600 + 90, say)).toBe('26 Std. 2 Min.');
    expect(duration(13 * 86_400, say)).toBe('13 Tage');
  });

  it('names whoever played, and says where nobody knows', () => {
    expect(otherName('root', { ...nobody, name: 'Bea', role: 'eyrie' }, say, strength)).toBe('Bea');
    expect(otherName('root', { name: 'Pello', agent: 'greedy', role: 'eyrie' }, say, strength)).toBe('Pello');
    expect(otherName('root', { ...nobody, agent: 'greedy', role: 'eyrie' }, say, strength)).toBe('Rechner, mittel');
    expect(otherName('root', { ...nobody, agent: 'hard:builder', role: 'eyrie' }, say, strength)).toBe('Rechner, schwer (baut gern)');
    expect(otherName('heirs', { ...nobody, role: 'blue' }, say, strength)).toBe('Blau');
    expect(otherName('heirs', { ...nobody, role: '' }, say, strength)).toBe('unbekannt');
    expect(roleName('heirs', '', say)).toBe('unbekannt');
    expect(roleName('heirs', 'white', say)).toBe('Weiß');
    expect(boardName('root', 'autumn', say)).toBe('Herbst');
  });

  it('tells places, shares and bests', () => {
    const other = { ...nobody, role: 'blue', outcome: 'lost' as const, points: 1 };
    const game = { rank: 2, others: [other, other, other] };
    expect(placeOf(game as unknown as Parameters<typeof placeOf>[0], say)).toBe('Platz 2 von 4');
    expect(placeOf({ ...game, rank: null } as unknown as Parameters<typeof placeOf>[0], say)).toBe('');
    expect(share({ games: 3, won: 2 } as Parameters<typeof share>[0])).toBe(67);
    const best = { game: 'root', table: 't', ended: 0, replay: true };
    expect(bestValue({ ...best, kind: 'points', value: 31 }, say)).toBe('31 Punkte');
    expect(bestValue({ ...best, kind: 'fastest', value: 600 }, say)).toBe('10 Min.');
    expect(bestValue({ ...best, kind: 'streak', value: 3 }, say)).toBe('3 Siege');
  });
});
