import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'rewardCenter',
  order: 100,
  icon: IconTrophy,
  areas: ['rewards', 'records', 'refusal'],
  load: async () => (await import('./rewards.page')).RewardsPage,
  prefetch: async (stores) => (await import('./rewards.page')).prefetch(stores),
});
