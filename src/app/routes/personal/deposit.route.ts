import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'depositv2',
  order: 30,
  icon: IconArrowDownLeft,
  menu: 'deposit',
  areas: ['deposit', 'safer'],
  load: async () => (await import('./deposit.page')).DepositPage,
  prefetch: async (stores) => (await import('./deposit.page')).prefetch(stores),
});
