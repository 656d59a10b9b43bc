import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'personalProfit',
  order: 80,
  icon: IconChartLine,
  areas: ['account', 'records'],
  load: async () => (await import('./personalProfit.page')).PersonalProfitPage,
  prefetch: async (stores) => (await import('./personalProfit.page')).prefetch(stores),
});
