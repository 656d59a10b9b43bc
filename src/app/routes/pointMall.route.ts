import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

export default definePage({
  paths: ['/pointMall'],
  chrome: 'page',
  areas: ['points', 'transaction', 'security', 'session'],
  load: async () => (await lazyContentPage('pointMall')).PointMallPage,
});
