import { CREAM, type Look } from '../../look';

export const look: Look = {
  colours: { usual: '#203c80', protan: '#0a1e41', deutan: '#1d58a2', tritan: '#021c35' },
  detail: CREAM,
  opening: { difficulty: 2, first: [[null, 6], ['roost', 1]], steps: ['eyrie.homeland', '', 'eyrie.first-leader'] },
  icons: { decree: 'u-cards' },
};
