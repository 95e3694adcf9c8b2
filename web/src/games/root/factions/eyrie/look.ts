import { CREAM, type Look } from '../../look';

export const look: Look = {
  colours: { usual: '#203c80', protan: '#0a1e41', deutan: '#1d58a2', tritan: '#021c35' },
  detail: CREAM,
  icons: { decree: 'u-cards' },
};
