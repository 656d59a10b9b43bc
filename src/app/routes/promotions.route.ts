import { definePage } from './page';

const promotions = { chrome: 'full', areas: ['content', 'promotions', 'records'] } as const;
const load = () => import('./promotions.page');

export default [
  definePage({ ...promotions, paths: ['/promotions'], load: async () => (await load()).PromotionsPage }),
  definePage({ ...promotions, paths: ['/promoDetail'], load: async () => (await load()).PromotionPage }),
];
