import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'agentDailyWages2',
  order: 100,
  icon: IconCalendarEvent,
  group: 'contracts',
  flag: 'salary',
  areas: ['contracts', 'records', 'center'],
  load: async () => (await import('./contracts.page')).DailyWagePage,
});
