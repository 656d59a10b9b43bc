import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

const list = { chrome: 'full', areas: ['slots'] } as const;

export default [
  definePage({ ...list, paths: ['/hotgame'], load: async () => (await lazyContentPage('hot')).HotPage }),
  definePage({
    ...list,
    paths: ['/jackpots'],
    load: async () => (await lazyContentPage('jackpots')).JackpotsPage,
  }),
];
