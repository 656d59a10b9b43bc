import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { definePersonalPage } from '../center/centerPage';

export default definePersonalPage({
  id: 'transferFund',
  order: 20,
  icon: IconWallet,
  areas: ['wallet', 'records'],
  load: async () => (await import('./transferFund.page')).TransferFundPage,
  prefetch: async (stores) => (await import('./transferFund.page')).prefetch(stores),
});
