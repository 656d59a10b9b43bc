import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'agentRealtimeSalary',
  order: 120,
  icon: IconBolt,
  group: 'contracts',
  flag: 'realTimeSalary',
  areas: ['contracts', 'records', 'center'],
  load: async () => (await import('./contracts.page')).RealTimeWagePage,
});
