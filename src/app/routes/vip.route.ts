import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

export default definePage({
  paths: ['/vip'],
  chrome: 'full',
  areas: ['vip'],
  load: async () => (await lazyContentPage('vip')).VipPage,
});
