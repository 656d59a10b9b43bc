import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'transactionHistory',
  order: 70,
  icon: IconReceipt,
  menu: 'accountRecord',
  areas: ['account'],
  load: async () => (await import('./accountRecord.page')).AccountRecordPage,
  prefetch: async (stores) => (await import('./accountRecord.page')).prefetch(stores),
});
