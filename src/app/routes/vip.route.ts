import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  paths: ['/vip'],
  chrome: 'full',
  areas: ['vip'],
  load: async () => (await wordsPage('vip')).VipPage,
});
