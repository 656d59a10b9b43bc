import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

const promotions = { chrome: 'full', areas: ['content', 'promotions', 'records'] } as const;

export default [
  definePage({
    ...promotions,
    paths: ['/promotions'],
    load: async () => (await lazyContentPage('promotions')).PromotionsPage,
  }),
  definePage({
    ...promotions,
    paths: ['/promoDetail'],
    load: async () => (await lazyContentPage('promotion')).PromotionPage,
  }),
];
