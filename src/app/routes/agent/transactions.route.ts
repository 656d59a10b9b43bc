import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'agentDownlineTransactionDetailsCopy',
  order: 80,
  icon: IconTransfer,
  group: 'records',
  areas: ['account', 'deposit', 'records'],
  load: async () => (await import('../personal/accountRecord.page')).TeamTransactionsPage,
});
