import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'personalHistoryCopy',
  order: 60,
  icon: IconTicket,
  menu: 'bettingRecord',
  areas: ['records'],
  load: async () => (await import('./bettingRecord.page')).BettingRecordPage,
  prefetch: async (stores) => (await import('./bettingRecord.page')).prefetch(stores),
});
