import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'personalHistoryCopy',
  order: 50,
  icon: IconTicket,
  group: 'records',
  areas: ['records'],
  load: async () => (await import('../personal/bettingRecord.page')).TeamBettingPage,
});
