import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'securityCenter',
  order: 10,
  icon: IconUser,
  menu: 'members',
  areas: ['security', 'session'],
  load: async () => (await import('./security.page')).SecurityPage,
  prefetch: async (stores) => (await import('./security.page')).prefetch(stores),
});
