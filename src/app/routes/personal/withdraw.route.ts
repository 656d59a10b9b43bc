import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'withdraw',
  order: 40,
  icon: IconArrowUpRight,
  menu: 'withdrawal',
  areas: ['withdraw', 'transaction', 'security', 'session', 'refusal'],
  load: async () => (await import('./withdraw.page')).WithdrawPage,
  prefetch: async (stores) => (await import('./withdraw.page')).prefetch(stores),
});
