import { definePage } from './page';
import { wordsPage } from './wordsPage';

const list = { chrome: 'full', areas: ['slots'] } as const;

export default [
  definePage({ ...list, paths: ['/hotgame'], load: async () => (await wordsPage('hot')).HotPage }),
  definePage({
    ...list,
    paths: ['/jackpots'],
    load: async () => (await wordsPage('jackpots')).JackpotsPage,
  }),
];
