import IconReport from '@tabler/icons-react/dist/esm/icons/IconReportMoney.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'palStatementsAgentCopy',
  order: 60,
  icon: IconReport,
  group: 'records',
  areas: ['agent', 'records'],
  load: async () => (await import('./profit.page')).ProfitPage,
});
