import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'bonusDetails',
  order: 90,
  icon: IconGift,
  areas: ['bonus', 'bonusRecord', 'records', 'rewards'],
  load: async () => (await import('./bonus.page')).BonusPage,
  prefetch: async (stores) => (await import('./bonus.page')).prefetch(stores),
});
