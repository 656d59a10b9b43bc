import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'downlineManagmentView',
  order: 40,
  icon: IconSitemap,
  group: 'team',
  areas: ['agent', 'records', 'transaction', 'security', 'session'],
  load: async () => (await import('./team.page')).TeamPage,
});
