import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'agentRevenueReport',
  order: 70,
  icon: IconCoins,
  group: 'records',
  areas: ['agent', 'records'],
  load: async () => (await import('./income.page')).IncomePage,
});
