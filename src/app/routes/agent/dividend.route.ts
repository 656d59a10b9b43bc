import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
import { defineAgentPage } from '../center/centerPage';

export default defineAgentPage({
  id: 'agentDividendRecordCopy2',
  order: 90,
  icon: IconPercentage,
  group: 'contracts',
  flag: 'enableCt',
  areas: ['contracts', 'records', 'center'],
  load: async () => (await import('./contracts.page')).DividendPage,
});
