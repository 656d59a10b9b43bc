import { definePage } from './page';
import { wordsPage } from './wordsPage';

const promotions = { chrome: 'full', areas: ['content', 'promotions', 'records'] } as const;
const load = () => wordsPage('promotions');

export default [
  definePage({ ...promotions, paths: ['/promotions'], load: async () => (await load()).PromotionsPage }),
  definePage({ ...promotions, paths: ['/promoDetail'], load: async () => (await load()).PromotionPage }),
];
