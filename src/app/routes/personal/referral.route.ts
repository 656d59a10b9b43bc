import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'referral',
  order: 110,
  icon: IconUser,
  areas: ['referral'],
  load: async () => (await import('./referral.page')).ReferralPage,
  prefetch: async (stores) => (await import('./referral.page')).prefetch(stores),
});
