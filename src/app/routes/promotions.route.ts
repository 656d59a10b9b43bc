import { definePage } from './page';
import { wordsPage } from './wordsPage';

const promotions = { chrome: 'full', areas: ['content', 'promotions', 'records'] } as const;

export default [
  definePage({
    ...promotions,
    paths: ['/promotions'],
    load: async () => (await wordsPage('promotions')).PromotionsPage,
  }),
  definePage({
    ...promotions,
    paths: ['/promoDetail'],
    load: async () => (await wordsPage('promotion')).PromotionPage,
  }),
];
