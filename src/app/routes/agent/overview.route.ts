import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'agentTeamOverview',
  order: 20,
  icon: IconChartLine,
  group: 'team',
  areas: ['agent', 'records'],
  load: async () => (await import('./overview.page')).OverviewPage,
});
