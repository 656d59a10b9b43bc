import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'registerCenter',
  order: 30,
  icon: IconUserPlus,
  group: 'team',
  areas: ['agent', 'records', 'session'],
  load: async () => (await import('./openAccount.page')).RegisterPage,
});
