import { CREAM, type Look } from '../../look';
import { valueOf, type Facts, type Mat } from './mat';

export const look: Look = {
  colours: { usual: '#66141f', protan: '#630c1f', deutan: '#48030d', tritan: '#66141f' },
  detail: CREAM,
  opening: {
    difficulty: 2,
    first: [[null, 4], ['stronghold', 1]],
    steps: ['hundreds.homeland', '', ''],
  },
  icons: { lead: 'u-walk', fortify: 'u-build', incite: 'u-plus', 'for-loot': 'u-take' },
  figures: { warlord: { art: 'w-warlord', tall: 47 / 36 } },
  progress: (mat, facts, step) => {
    const own = mat as Mat;
    const of = valueOf(own, facts as Facts, step === 'hundreds.command' ? 'command' : 'prowess');
    const used = step === 'hundreds.command' ? own.commanded : own.advanced;
    return ['hundreds.command', 'hundreds.advance', 'hundreds.grandiose'].includes(step) && used < of ? { at: used + 1, of } : null;
  },
};
