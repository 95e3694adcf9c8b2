import { CREAM, INK, type Look } from '../../look';

export const look: Look = {
  colours: { usual: '#50565d', protan: '#66625e', deutan: '#222f38', tritan: '#585757' },
  detail: CREAM,
  opening: { difficulty: 2, first: [[null, 0]], steps: ['', 'vagabond.first-forest', '', ''] },
  second: { colours: { usual: '#f2ece3', protan: '#f3f0d9', deutan: '#fdfce5', tritan: '#e9fff2' }, detail: INK },
  characters: ['thief', 'tinker', 'ranger', 'vagrant', 'arbiter', 'scoundrel', 'adventurer', 'ronin', 'harrier'],
  icons: { strike: 'u-sword', shoot: 'u-sword', 'shoot-token': 'u-sword', slip: 'u-walk', explore: 'u-search', quest: 'u-book', aid: 'u-hand' },
};
