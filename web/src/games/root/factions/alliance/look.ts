import { CREAM, type Look } from '../../look';

export const look: Look = {
  colours: { usual: '#357229', protan: '#384b0c', deutan: '#257025', tritan: '#096a32' },
  detail: CREAM,
  opening: { difficulty: 2, first: [], steps: [''] },
  icons: { mobilize: 'u-cards', train: 'u-person', enlist: 'u-plus', spread: 'u-plus' },
};
