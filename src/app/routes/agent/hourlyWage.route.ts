import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'agentHourSalary',
  order: 110,
  icon: IconClock,
  group: 'contracts',
  flag: 'hourSalary',
  areas: ['contracts', 'records', 'center'],
  load: async () => (await import('./contracts.page')).HourlyWagePage,
});
